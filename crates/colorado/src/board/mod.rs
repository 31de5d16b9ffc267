//! The board: a colour for each of the 64 squares (K1), its notation, and turning it.

mod layout;

use std::fmt;
use std::str::FromStr;

use crate::text::{quoted, text_serde};
use crate::{Bits, Colour, Square};

pub use layout::{Laid, Layout};

/// Any colouring of the 64 squares. Written as 8 rows of 8 letters, row 8 first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Board {
    colours: [Colour; 64],
}

/// Why a text is not a board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadBoard {
    /// Not eight rows.
    #[error("a board has 8 rows, this has {0}")]
    Rows(usize),
    /// A row of the wrong length.
    #[error("row {row} has {squares} squares, not 8")]
    Squares {
        /// Which row, as the notation counts.
        row: usize,
        /// How many squares it has.
        squares: usize,
    },
    /// A letter that is no colour.
    #[error("row {row}, column {column}: {found:?} is no colour; the colours are R, Y, G and B")]
    Letter {
        /// Which row, as the notation counts.
        row: usize,
        /// Which column.
        column: char,
        /// What is there.
        found: String,
    },
}

impl Board {
    /// The board with these colours, a1 first, row by row.
    pub const fn new(colours: [Colour; 64]) -> Board {
        Board { colours }
    }

    /// A square's colour.
    #[inline]
    pub const fn colour(&self, square: Square) -> Colour {
        self.colours[square.index()]
    }

    /// All squares of a colour.
    pub fn squares(&self, colour: Colour) -> Bits {
        Square::all().filter(|&square| self.colour(square) == colour).collect()
    }

    /// The board turned clockwise by 90°.
    #[must_use]
    pub fn turned_90(&self) -> Board {
        // What comes to lie in column c, row r was in column 7 - r, row c.
        self.rearranged(|square| Square::masked(u32::from(8 * square.column() + (7 - square.row()))))
    }

    /// The board turned by 180°.
    #[must_use]
    pub fn turned_180(&self) -> Board {
        self.rearranged(Square::turned_180)
    }

    fn rearranged(&self, came_from: impl Fn(Square) -> Square) -> Board {
        let mut colours = self.colours;
        for square in Square::all() {
            colours[square.index()] = self.colour(came_from(square));
        }
        Board { colours }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, row) in self.colours.chunks(8).rev().enumerate() {
            if number > 0 {
                f.write_str("/")?;
            }
            for colour in row {
                write!(f, "{}", colour.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}

impl FromStr for Board {
    type Err = BadBoard;

    fn from_str(text: &str) -> Result<Board, BadBoard> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != 8 {
            return Err(BadBoard::Rows(rows.len()));
        }
        let mut colours = [Colour::Red; 64];
        for (letters, row) in rows.into_iter().zip((1..=8).rev()) {
            let squares = letters.chars().count();
            if squares != 8 {
                return Err(BadBoard::Squares { row, squares });
            }
            for ((index, letter), column) in letters.chars().enumerate().zip('a'..='h') {
                colours[(row - 1) * 8 + index] = Colour::from_letter(letter)
                    .ok_or_else(|| BadBoard::Letter { row, column, found: quoted(&letter.to_string()) })?;
            }
        }
        Ok(Board { colours })
    }
}

text_serde!(Board);
