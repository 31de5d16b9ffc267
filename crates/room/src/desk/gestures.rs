//! Gestures at a table: checked, and worded once for everybody else.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use tablier_game::{Game, Seat};

use super::Desk;
use crate::GuestId;
use crate::Playable;
use crate::gesture::Gesture;
use crate::wire::{self, ServerMessageOf};

/// How a gesture is bounded: hands move many times a second, signs are given now and then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GestureKind {
    /// A movement of the hand.
    Hand,
    /// A sign.
    Sign,
}

/// A gesture that can be shown to the others.
#[derive(Debug, Clone)]
pub struct Shown {
    /// Which kind.
    pub kind: GestureKind,
    /// The message.
    pub text: Arc<str>,
}

impl<G: Playable> Desk<G> {
    /// A gesture of a guest on a seat, as the others see it; nothing if it means nothing there now. It is made of what
    /// its sender sent and nothing else, so it waits for nothing to be durable.
    pub fn gesture(&self, guest: GuestId, seat: Seat, gesture: &Value) -> Option<Shown> {
        let gesture = Gesture::<G::Gesture>::deserialize(gesture).ok()?;
        let own = self.room.chairs.get(seat.index())?.holder() == Some(guest);
        let here = self.room.guests.get(&guest).is_some_and(|guest| !guest.removed);
        if !own || !here {
            return None;
        }
        let game = self.room.playing.as_ref();
        let under_way = self.room.under_way().filter(|_| self.room.paused.is_none());
        let (kind, is_shown) = match &gesture {
            Gesture::Play(play) => {
                let is_shown = |playing: &crate::Playing<G>| G::is_shown(&playing.state, seat, play);
                let plays_itself = self.room.robot(seat).is_none();
                (GestureKind::Hand, plays_itself && under_way.is_some_and(is_shown))
            }
            Gesture::React(_) => (GestureKind::Sign, true),
            Gesture::GoOn { part } => {
                let parts = game.map(|playing| <G as Game>::moments(&playing.state).part);
                (GestureKind::Sign, parts.is_some_and(|now| now == *part))
            }
        };
        let text = || wire::to_text(&ServerMessageOf::<G>::Gesture { seat, gesture }).into();
        is_shown.then(|| Shown { kind, text: text() })
    }
}
