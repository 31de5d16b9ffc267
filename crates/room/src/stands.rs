//! How things stand at a table for somebody: what a list of their tables says of it.

use serde::{Deserialize, Serialize};
use tablier_game::Game;

use crate::Person;
use crate::room::Room;

/// How things stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stands {
    /// The game waits for them, and no bot plays in their place.
    YourTurn,
    /// A game is under way.
    UnderWay,
    /// No game is: the first has not begun, or the last is over.
    Rests,
}

impl<G: Game> Room<G> {
    /// How things stand here for a person.
    pub(crate) fn stands(&self, person: Person) -> Stands {
        let Some(playing) = self.under_way() else { return Stands::Rests };
        let seats = self.guest_of(person).map(|guest| self.seats_of(guest)).unwrap_or_default();
        let own = |seat| seats.contains(&seat) && self.robot(seat).is_none();
        let waits = G::awaits(&playing.state).into_iter().any(own) && self.paused.is_none();
        if waits { Stands::YourTurn } else { Stands::UnderWay }
    }
}
