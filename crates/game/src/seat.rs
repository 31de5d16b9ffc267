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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_viewer_holds_their_own_seats_and_a_spectator_none() {
        let tablet = Viewer::Seats(BTreeSet::from([Seat(3), Seat(1)]));
        assert!(tablet.holds(Seat(1)) && tablet.holds(Seat(3)) && !tablet.holds(Seat(2)));
        assert_eq!(tablet.seats().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert!(!Viewer::Spectator.holds(Seat(0)));
        assert_eq!(Viewer::Spectator.seats().count(), 0);
        assert_eq!(Viewer::at(Seat(2)).seats().collect::<Vec<_>>(), [Seat(2)]);
    }

    #[test]
    fn viewers_as_they_travel() {
        let text = |viewer: &Viewer| serde_json::to_string(viewer).unwrap();
        assert_eq!(text(&Viewer::Spectator), r#""spectator""#);
        assert_eq!(text(&Viewer::at(Seat(2))), r#"{"seats":[2]}"#);
    }

    #[test]
    fn people_count_seats_from_one() {
        let shown: Vec<_> = Seat::all(3).map(|seat| seat.to_string()).collect();
        assert_eq!(shown, ["1", "2", "3"]);
        assert_eq!(Seat(u16::MAX).to_string(), "65536");
        assert_eq!(Seat::nth(7).index(), 7);
    }
}
