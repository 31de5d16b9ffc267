//! The 64 squares: columns a to h from White's left, rows 1 to 8 from White's edge.

use std::fmt;
use std::str::FromStr;

use crate::text::text_serde;

/// A square, a1 to h8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Square(u8);

/// Text that names no square.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a square: squares are a1 to h8")]
pub struct BadSquare(pub String);

impl Square {
    /// All 64, a1 first, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..64).map(Square)
    }

    /// The square in this column and row, both counted from 0, if there is one.
    pub const fn at(column: i8, row: i8) -> Option<Square> {
        if 0 <= column && column < 8 && 0 <= row && row < 8 {
            Some(Square((row * 8 + column).cast_unsigned()))
        } else {
            None
        }
    }

    /// The square with this number, of which only the six lowest bits count.
    #[inline]
    pub(crate) const fn masked(number: u32) -> Square {
        Square((number & 63) as u8)
    }

    /// The square's number, 0 (a1) to 63 (h8).
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The square's place in a list of the 64.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask is what lets the compiler leave out bounds checks.
        (self.0 & 63) as usize
    }

    /// The column, from 0 (a).
    pub const fn column(self) -> u8 {
        self.0 & 7
    }

    /// The row, from 0 (row 1).
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 >> 3
    }

    /// The square so many columns and rows away, if there is one.
    pub fn offset(self, columns: i8, rows: i8) -> Option<Square> {
        Square::at(self.column().cast_signed() + columns, self.row().cast_signed() + rows)
    }

    /// Where this square comes to lie when the board is turned by 180°.
    #[must_use]
    pub const fn turned_180(self) -> Square {
        Square(63 - self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = BadSquare;

    fn from_str(text: &str) -> Result<Square, BadSquare> {
        match text.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => Ok(Square((row - b'1') * 8 + (column - b'a'))),
            _ => Err(BadSquare(text.to_owned())),
        }
    }
}

text_serde!(Square);
