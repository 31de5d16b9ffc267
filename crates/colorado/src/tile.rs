//! The four double-sided tiles (K1), their colours, and turning them.

use serde::{Deserialize, Serialize};

/// A square's colour, and so the way a pawn on it moves (K2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Moves like a rook.
    Red,
    /// Moves like a bishop.
    Yellow,
    /// Moves like a knight.
    Green,
    /// Moves like a king.
    Blue,
}

impl Colour {
    /// All four, in the order of the notation's letters R Y G B.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    /// The notation's letter.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Yellow => 'Y',
            Colour::Green => 'G',
            Colour::Blue => 'B',
        }
    }

    /// The colour a letter stands for.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// A tile's face as it lies: rows from the top, columns from the left.
pub type Face = [[Colour; 4]; 4];

/// One of the four tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the tiles are numbered")]
pub enum Tile {
    T1,
    T2,
    T3,
    T4,
}

/// Which face of a tile is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the two faces")]
pub enum Up {
    Front,
    Back,
}

/// How far something is turned, clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the four turns")]
pub enum Quarter {
    None,
    Right,
    Half,
    Left,
}

impl Quarter {
    /// All four.
    pub const ALL: [Quarter; 4] = [Quarter::None, Quarter::Right, Quarter::Half, Quarter::Left];
}

impl Tile {
    /// All four.
    pub const ALL: [Tile; 4] = [Tile::T1, Tile::T2, Tile::T3, Tile::T4];

    /// The face as printed, unturned.
    pub const fn face(self, up: Up) -> Face {
        FACES[self as usize][up as usize]
    }
}

/// A face turned clockwise.
pub fn turned(face: Face, by: Quarter) -> Face {
    (0..by as usize)
        .fold(face, |face, _| std::array::from_fn(|row| std::array::from_fn(|column| face[3 - column][row])))
}

/// The faces as the rule book prints them: front, then back, each row by row.
const FACES: [[Face; 2]; 4] = {
    use Colour::{Blue as B, Green as G, Red as R, Yellow as Y};
    [
        [
            [[R, Y, B, G], [G, R, G, B], [Y, Y, B, R], [B, G, R, Y]],
            [[R, G, Y, B], [Y, R, Y, G], [B, G, B, R], [G, B, R, Y]],
        ],
        [
            [[R, Y, G, B], [G, Y, R, Y], [B, B, G, R], [Y, R, B, G]],
            [[R, G, B, Y], [Y, Y, B, R], [G, R, G, B], [B, Y, R, G]],
        ],
        [
            [[R, G, B, Y], [Y, Y, G, R], [B, B, R, G], [G, R, Y, B]],
            [[R, Y, B, G], [G, Y, B, R], [B, G, R, Y], [Y, R, G, B]],
        ],
        [
            [[R, G, B, Y], [Y, Y, B, R], [B, G, R, G], [G, R, Y, B]],
            [[R, Y, B, G], [G, Y, G, R], [B, B, R, Y], [Y, R, G, B]],
        ],
    ]
};
