//! White and Black.

use std::fmt;
use std::ops::Not;

use serde::{Deserialize, Serialize};

use crate::Bits;

/// A side (K6): White sits at row 1 and begins, Black at row 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Begins, at row 1.
    White,
    /// Sits at row 8.
    Black,
}

impl Side {
    /// Both, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The side's place in a list of the two.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The row its pawns start from (K6).
    #[inline]
    pub const fn base(self) -> Bits {
        match self {
            Side::White => Bits(0xff),
            Side::Black => Bits(0xff << 56),
        }
    }

    /// The row its pawns race to: the enemy's base (K7).
    #[inline]
    pub const fn destination(self) -> Bits {
        self.other().base()
    }

    /// The other side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The letter that stands for the side in positions.
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'w',
            Side::Black => 'b',
        }
    }
}

impl Not for Side {
    type Output = Side;
    #[inline]
    fn not(self) -> Side {
        self.other()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::White => "White",
            Side::Black => "Black",
        })
    }
}
