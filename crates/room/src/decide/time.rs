//! What time brings about in a room, and what follows from what happened.

use tablier_game::{Game, Millis, Seat};

use super::{Fresh, played};
use crate::event::{Event, EventOf, Pause};
use crate::room::Room;

/// A table is abandoned when so many whole rounds went by, and another began, without a person doing anything.
const ROUNDS_WITHOUT_ANYBODY: u32 = 2;

impl<G: Game> Room<G> {
    /// The end of the game, if everyone who is still to be asked has agreed to it: also when the last one who had
    /// not gave their seat up.
    pub fn agreed_end(&self) -> Vec<EventOf<G>> {
        let agreed = |seat: Seat| self.for_ending.contains(&seat);
        match self.under_way() {
            Some(playing) if !self.for_ending.is_empty() && self.seats_of_people().all(agreed) => {
                played::<G>(G::end_by_agreement(&playing.state, self.at))
            }
            _ => Vec::new(),
        }
    }

    /// What follows from what just happened: the end of a game and the draw for the next; a pause, if the table is
    /// abandoned.
    pub fn consequences(&self, fresh: Fresh) -> Vec<EventOf<G>> {
        let Some(playing) = self.under_way() else {
            return Vec::new();
        };
        if let Some(outcome) = G::outcome(&playing.state) {
            return vec![Event::GameOver { id: playing.started.id, outcome }, fresh.next_game()];
        }
        let rounds = G::round(&playing.state).saturating_sub(self.round_of_last_input);
        if self.paused.is_none() && rounds > ROUNDS_WITHOUT_ANYBODY {
            return vec![Event::Paused { why: Pause::Abandoned }];
        }
        Vec::new()
    }

    /// What time alone brings about.
    pub fn tick(&self, at: Millis) -> Vec<EventOf<G>> {
        let playing = self.under_way().filter(|_| self.paused.is_none());
        playing.map(|playing| due::<G>(&playing.state, at)).unwrap_or_default()
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
