//! What time brings about in a room, and what follows from what happened.

use tablier_game::{Millis, Pausing, Seat};

use super::{Fresh, played};
use crate::Playable;
use crate::event::{Event, EventOf, Pause};
use crate::room::{Occupant, Playing, Room};

/// A table is abandoned when so many whole rounds went by, and another began, without a person doing anything. Where no
/// chair is a person's there is nothing to do: bots play their game to its end while the host looks on.
const ROUNDS_WITHOUT_ANYBODY: u32 = 2;

impl<G: Playable> Room<G> {
    /// The next thing that follows from what just happened; nothing once all has. In this order: the end of a game and
    /// the draw for the next; the end that everybody agreed to, also when the last one who had not gave their seat up;
    /// the departure of somebody who was sent away; a pause that was wished for, or because the table is abandoned.
    pub fn consequences(&self, fresh: Fresh) -> Vec<EventOf<G>> {
        let Some(playing) = self.under_way() else {
            return Vec::new();
        };
        if let Some(outcome) = G::outcome(&playing.state) {
            return vec![Event::GameOver { id: playing.started.id, outcome }, fresh.next_game()];
        }
        let agreed = |seat: Seat| self.for_ending.contains(&seat);
        if !self.for_ending.is_empty() && self.seats_of_people().all(agreed) {
            return played::<G>(G::end_by_agreement(&playing.state, self.at));
        }
        let part = G::moments(&playing.state).part;
        if let Some((seat, _)) = self.leaving.iter().find(|(_, since)| **since < part) {
            let mut events = played::<G>(G::leave(&playing.state, *seat, self.at));
            events.push(Event::SeatGivenUp { seat: *seat });
            return events;
        }
        self.due_pause(playing).map(|why| Event::Paused { why }).into_iter().collect()
    }

    fn due_pause(&self, playing: &Playing<G>) -> Option<Pause> {
        if self.paused.is_some() {
            return None;
        }
        let wished = self.pause_wished.first().filter(|_| match G::may_pause(&playing.state) {
            Pausing::Now => true,
            Pausing::Later => false,
            Pausing::Together => {
                let holder = |seat: Seat| self.chairs.get(seat.index()).and_then(Occupant::holder);
                self.seats_of_people().filter_map(holder).all(|guest| self.pause_wished.contains(&guest))
            }
        });
        let rounds = G::round(&playing.state).saturating_sub(self.round_of_last_input);
        let missed = rounds > ROUNDS_WITHOUT_ANYBODY && self.players().next().is_some();
        let abandoned = missed.then_some(Pause::Abandoned);
        wished.map(|guest| Pause::Asked(*guest)).or(abandoned)
    }

    /// What time alone brings about.
    pub fn tick(&self, at: Millis) -> Vec<EventOf<G>> {
        let playing = self.under_way().filter(|_| self.paused.is_none());
        playing.map(|playing| played::<G>(G::due(&playing.state, at))).unwrap_or_default()
    }

    /// When to tick next. Table time stands still while the table is paused.
    pub fn next_deadline(&self) -> Option<Millis> {
        self.under_way()
            .filter(|_| self.paused.is_none())
            .and_then(|playing| G::next_deadline(&playing.state))
    }
}
