//! How things stand at a table for somebody: what a list of their tables says of it.

use serde::{Deserialize, Serialize};

use crate::room::{Occupant, Room};
use crate::{GuestId, Name, Person, Playable};

/// How things stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stands {
    /// The game waits for them, and no bot plays in their place.
    YourTurn,
    /// A game is under way, and they play in it.
    UnderWay,
    /// A game is under way, and no seat in it is theirs, or none any more.
    Watched,
    /// No game is: the first has not begun, or the last is over.
    Rests,
}

/// Somebody else who sits at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Companion {
    /// A person.
    Person {
        /// What they are called.
        name: Name,
    },
    /// A bot.
    Bot {
        /// Its level's name.
        level: String,
    },
}

/// A table in a list of somebody's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glance {
    /// How things stand there for them.
    pub stands: Stands,
    /// Who else sits there, clockwise.
    pub company: Vec<Companion>,
}

impl<G: Playable> Room<G> {
    /// What a list says of this table to a person.
    pub(crate) fn glance(&self, person: Person) -> Glance {
        let guest = self.guest_of(person);
        Glance { stands: self.stands(guest), company: self.company(guest) }
    }

    fn stands(&self, guest: Option<GuestId>) -> Stands {
        let Some(playing) = self.under_way() else { return Stands::Rests };
        let seats = guest.map(|guest| self.seats_of(guest)).unwrap_or_default();
        let lent = || self.lent.values().any(|lent| Some(lent.owner) == guest);
        if seats.is_empty() && !lent() {
            return Stands::Watched;
        }
        let own = |seat| seats.contains(&seat) && self.robot(seat).is_none();
        let waits = G::awaits(&playing.state).into_iter().any(own) && self.paused.is_none();
        if waits { Stands::YourTurn } else { Stands::UnderWay }
    }

    fn company(&self, guest: Option<GuestId>) -> Vec<Companion> {
        let companion = |chair: &Occupant| match chair {
            Occupant::Bot(robot) => {
                G::LEVELS.get(usize::from(robot.level)).map(|level| Companion::Bot { level: (*level).into() })
            }
            other if other.holder() == guest => None,
            other => self.name_of(other).map(|name| Companion::Person { name }),
        };
        self.chairs.iter().filter_map(companion).collect()
    }
}
