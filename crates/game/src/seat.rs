//! Who sits where, and whose eyes a view is for.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0. Who sits on it is the room's business.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u16);

impl Seat {
    /// The seats of a table of `count`, clockwise.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat::nth)
    }

    /// The seat with this index.
    ///
    /// # Panics
    /// If a table had more than 65,536 seats.
    pub fn nth(index: usize) -> Seat {
        Seat(u16::try_from(index).expect("a table has at most 65,536 seats"))
    }

    /// The seat's place in a list of seats.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    /// People count seats from one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u32::from(self.0) + 1)
    }
}

/// Whose eyes: somebody watching, or a device that holds one or more seats.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Sees what everybody may see.
    Spectator,
    /// Holds these seats: several for people around one tablet.
    Seats(BTreeSet<Seat>),
}

impl Viewer {
    /// The viewer that holds just this seat.
    pub fn at(seat: Seat) -> Viewer {
        Viewer::Seats(BTreeSet::from([seat]))
    }

    /// Does this viewer hold the seat?
    pub fn holds(&self, seat: Seat) -> bool {
        match self {
            Viewer::Spectator => false,
            Viewer::Seats(seats) => seats.contains(&seat),
        }
    }

    /// The seats this viewer holds, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        match self {
            Viewer::Spectator => None,
            Viewer::Seats(seats) => Some(seats.iter().copied()),
        }
        .into_iter()
        .flatten()
    }
}
