//! Sets of squares: one bit each, a1 the lowest, h8 the highest.

use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not};

use crate::Square;

/// A set of squares.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bits(pub u64);

impl Bits {
    /// No square.
    pub const NONE: Bits = Bits(0);

    /// Is no square in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in it.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Is this square in it?
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.get() & 1 == 1
    }

    /// Its lowest square.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::masked(self.0.trailing_zeros())) }
    }

    /// The squares turned by 180°.
    #[must_use]
    pub const fn turned_180(self) -> Bits {
        Bits(self.0.reverse_bits())
    }
}

impl From<Square> for Bits {
    #[inline]
    fn from(square: Square) -> Bits {
        Bits(1 << square.get())
    }
}

impl FromIterator<Square> for Bits {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bits {
        squares.into_iter().fold(Bits::NONE, |all, square| all | Bits::from(square))
    }
}

/// The squares of a set, the lowest first.
#[derive(Debug, Clone)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::masked(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl IntoIterator for Bits {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl BitAnd for Bits {
    type Output = Bits;
    #[inline]
    fn bitand(self, other: Bits) -> Bits {
        Bits(self.0 & other.0)
    }
}

impl BitOr for Bits {
    type Output = Bits;
    #[inline]
    fn bitor(self, other: Bits) -> Bits {
        Bits(self.0 | other.0)
    }
}

impl BitXor for Bits {
    type Output = Bits;
    #[inline]
    fn bitxor(self, other: Bits) -> Bits {
        Bits(self.0 ^ other.0)
    }
}

impl BitOrAssign for Bits {
    #[inline]
    fn bitor_assign(&mut self, other: Bits) {
        self.0 |= other.0;
    }
}

impl Not for Bits {
    type Output = Bits;
    #[inline]
    fn not(self) -> Bits {
        Bits(!self.0)
    }
}
