//! What time brings about in a room, and what follows from what happened.

use tablier_game::{Game, Millis};

use super::{Fresh, played};
use crate::event::{Event, EventOf, Pause};
use crate::room::Room;

/// A table is abandoned when so many rounds went by without a person doing anything.
const ROUNDS_WITHOUT_ANYBODY: u32 = 2;

impl<G: Game> Room<G> {
    /// What follows from what just happened: the end of a game, the draw for the next.
    pub fn consequences(&self, fresh: Fresh) -> Vec<EventOf<G>> {
        match self.under_way().map(|playing| (playing, G::outcome(&playing.state))) {
            Some((playing, Some(outcome))) => {
                vec![Event::GameOver { id: playing.started.id, outcome }, fresh.next_game()]
            }
            _ => Vec::new(),
        }
    }

    /// What time alone brings about.
    pub fn tick(&self, at: Millis) -> Vec<EventOf<G>> {
        let Some(playing) = self.under_way().filter(|_| self.paused.is_none()) else {
            return Vec::new();
        };
        let mut events = due::<G>(&playing.state, at);
        let rounds = G::round(&playing.state).saturating_sub(self.round_of_last_input);
        if events.is_empty() && rounds > ROUNDS_WITHOUT_ANYBODY {
            events.push(Event::Paused { why: Pause::Abandoned });
        }
        events
    }

    /// When to tick next. Table time stands still while the table is paused.
    pub fn next_deadline(&self) -> Option<Millis> {
        self.under_way()
            .filter(|_| self.paused.is_none())
            .and_then(|playing| G::next_deadline(&playing.state))
    }
}

pub(super) fn due<G: Game>(state: &G::State, at: Millis) -> Vec<EventOf<G>> {
    match G::next_deadline(state) {
        Some(deadline) if deadline <= at => played::<G>(G::tick(state, at)),
        _ => Vec::new(),
    }
}
