//! Gestures at a table: checked, and worded once for everybody else. One of them is heard by bots too: that people have
//! seen enough of how a part ended.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use tablier_game::{Game, Millis, Seat};

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
    pub fn gesture(&mut self, guest: GuestId, seat: Seat, gesture: &Value) -> Option<Shown> {
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
        if !is_shown {
            return None;
        }
        if let Gesture::GoOn { part } = gesture {
            self.goes_on(guest, part);
        }
        let text = wire::to_text(&ServerMessageOf::<G>::Gesture { seat, gesture }).into();
        Some(Shown { kind, text })
    }

    /// Somebody has seen enough of how a part ended. Once everybody has, bots are asked at once.
    fn goes_on(&mut self, guest: GuestId, part: u32) {
        if self.gone_on.part != part {
            self.gone_on = GoneOn { part, guests: BTreeSet::new() };
        }
        self.gone_on.guests.insert(guest);
        self.end_rest();
    }

    /// Somebody went on or away: if nobody looks any more, bots that rested are asked.
    pub(super) fn end_rest(&mut self) {
        let resting = self.room.under_way().is_some_and(|playing| G::rest(&playing.state, false).is_some());
        if resting && self.rest().is_none() {
            self.bots.view_changed(self.room.game_id());
        }
    }

    /// Until when bots leave people to look; not at all where nobody looks any more.
    pub(super) fn rest(&self) -> Option<Millis> {
        let playing = self.room.under_way()?;
        let part = <G as Game>::moments(&playing.state).part;
        let went_on = |guest: &GuestId| self.gone_on.part == part && self.gone_on.guests.contains(guest);
        let plays = |seat: Seat| self.room.chairs.get(seat.index())?.holder();
        let players: BTreeSet<GuestId> = Seat::all(self.room.chairs.len())
            .filter(|seat| self.room.robot(*seat).is_none())
            .filter_map(plays)
            .filter(|guest| self.present.contains_key(guest))
            .collect();
        let over = G::rest(&playing.state, players.len() == 1)?;
        players.iter().any(|guest| !went_on(guest)).then_some(over)
    }
}

/// Who has seen enough of how a part of the game ended.
#[derive(Debug, Default)]
pub(super) struct GoneOn {
    part: u32,
    guests: BTreeSet<GuestId>,
}
