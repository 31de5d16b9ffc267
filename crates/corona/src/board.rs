//! The material (C1): the ring, the pieces, the dice and their colours, and what one move is.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How many spaces the ring has.
pub const SPACES: u8 = 12;
/// How many pieces there are, and dice, and markers.
pub const PIECES: usize = 6;

/// A number that is none of the game's: what was asked for, and what there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OffTheBoard {
    /// Not one of the twelve spaces.
    #[error("space {0}: the spaces are 0 to 11")]
    Space(u8),
    /// Not a die's number.
    #[error("die {0}: a die shows 1 to 6")]
    Die(u8),
    /// Not one of the six pieces.
    #[error("piece {0}: the pieces are 0 to 5")]
    Piece(u8),
}

macro_rules! small_number {
    ($(#[$doc:meta])* $name:ident, $range:pat, $wrong:path) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// The plain number.
            pub const fn get(self) -> u8 {
                self.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = OffTheBoard;
            fn try_from(number: u8) -> Result<Self, OffTheBoard> {
                if matches!(number, $range) { Ok($name(number)) } else { Err($wrong(number)) }
            }
        }

        impl From<$name> for u8 {
            fn from(value: $name) -> u8 {
                value.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

small_number!(
    /// A space of the ring, 0 to 11, counted clockwise.
    Space, 0..SPACES, OffTheBoard::Space
);
small_number!(
    /// What a die shows, 1 to 6.
    Pips, 1..=6, OffTheBoard::Die
);
small_number!(
    /// One of the six pieces, 0 to 5. They are alike to the rules; the number lets people see which one moves.
    Piece, 0..=5, OffTheBoard::Piece
);

impl Space {
    /// All twelve, clockwise.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..SPACES).map(Space)
    }

    /// The space so many steps on, clockwise (C11).
    #[must_use]
    pub const fn clockwise(self, pips: Pips) -> Space {
        Space((self.0 + pips.0) % SPACES)
    }

    /// The space's index in a list of the twelve.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Pips {
    /// All six numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Pips> + Clone {
        (1..=6).map(Pips)
    }
}

impl Piece {
    /// All six pieces.
    pub fn all() -> impl DoubleEndedIterator<Item = Piece> + Clone {
        (0..6).map(Piece)
    }

    /// The piece's index in a list of the six.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The colour of a die and of the marker that goes with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "colours")]
pub enum Colour {
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Violet,
}

impl Colour {
    /// All six, in the order dice are listed.
    pub const ALL: [Colour; PIECES] =
        [Colour::Red, Colour::Orange, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Violet];

    /// The colour's index in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::Red => "red",
            Colour::Orange => "orange",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Violet => "violet",
        })
    }
}

/// Points: called, scored, or there to be had.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Points(pub u8);

impl Points {
    /// No situation yields more (C19).
    pub const MOST: Points = Points(21);

    /// What landing on a space scores that holds so many pieces already (C12).
    pub const fn for_landing_on(occupants: u8) -> Points {
        if occupants == 0 { Points(0) } else { Points(occupants.saturating_add(1)) }
    }
}

impl std::ops::Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl std::iter::Sum for Points {
    fn sum<I: Iterator<Item = Points>>(iter: I) -> Points {
        iter.fold(Points(0), |a, b| a + b)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Where each of the six pieces stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Placement(pub [Space; PIECES]);

impl Placement {
    /// Where this piece stands.
    pub const fn of(&self, piece: Piece) -> Space {
        self.0[piece.index()]
    }

    /// How many pieces stand on a space.
    pub fn occupants(&self, space: Space) -> u8 {
        self.0.iter().map(|&at| u8::from(at == space)).sum()
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, rest @ ..] = &self.0;
        first.fmt(f)?;
        rest.iter().try_for_each(|space| write!(f, " {space}"))
    }
}

/// What the six dice show, in the order of [`Colour::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Throw(pub [Pips; PIECES]);

impl Throw {
    /// What the die of this colour shows.
    pub const fn of(&self, colour: Colour) -> Pips {
        self.0[colour.index()]
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|pips| pips.fmt(f))
    }
}

/// What the auction is about: where the pieces stand and what the dice show (C5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Situation {
    /// Where the pieces stand.
    pub placement: Placement,
    /// What the dice show.
    pub throw: Throw,
}

/// One piece's way: from where, by which number, to where, and what landing there scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Move {
    /// The space it left.
    pub from: Space,
    /// The number it was moved by.
    pub die: Pips,
    /// The space it landed on.
    pub to: Space,
    /// What that scored (C12).
    pub points: Points,
}
