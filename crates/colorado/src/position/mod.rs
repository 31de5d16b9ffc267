//! Where the pawns stand, whose turn it is, who has yet to make a first move, and the fresh arrival.

mod raw;
mod valid;

use std::fmt;
use std::str::FromStr;

use crate::text::text_serde;
use crate::{Bits, Geometry, Illegal, Move, Ply, Side, Square};

pub use raw::{BadPosition, RawPosition};
pub use valid::Invalid;

/// A valid position, or one that play reached from a valid one: of those a game may be over.
///
/// Equality is that of K13: pawns, side to move, first-move rights and fresh arrival. The board is not part of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pawns: [Bits; 2],
    fresh: Bits,
    turn: Side,
    /// One bit per side that has yet to make its first move (K5).
    first: u8,
}

impl Position {
    /// How a game starts (K6).
    pub const START: Position = Position {
        pawns: [Side::White.base(), Side::Black.base()],
        fresh: Bits::NONE,
        turn: Side::White,
        first: 0b11,
    };

    /// A side's pawns.
    #[inline]
    pub const fn pawns(&self, side: Side) -> Bits {
        self.pawns[side.index()]
    }

    /// All pawns.
    #[inline]
    pub fn occupied(&self) -> Bits {
        self.pawns[0] | self.pawns[1]
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Has this side yet to make its first move, and so may not capture (K5)?
    #[inline]
    pub const fn is_first(&self, side: Side) -> bool {
        self.first >> side.index() & 1 == 1
    }

    /// The first-move rights as a number below 4, for tables.
    #[cfg(feature = "bots")]
    #[inline]
    pub(crate) const fn first_rights(&self) -> usize {
        self.first as usize
    }

    /// The pawn that has just arrived, and may be captured in this turn only (K7).
    #[inline]
    pub const fn fresh(&self) -> Option<Square> {
        self.fresh.first()
    }

    /// A side's pawns on its destination row (K7).
    #[inline]
    pub fn home(&self, side: Side) -> Bits {
        self.pawns(side) & side.destination()
    }

    /// A side's pawns that can't be captured (K7): at home, and not arrived just now.
    #[inline]
    pub fn safe(&self, side: Side) -> Bits {
        self.home(side) & !self.fresh
    }

    /// The position after a move.
    ///
    /// Whether the game is over is not asked here, as it is not in [`Position::check`]: [`Course::play`](crate::Course::play)
    /// does.
    ///
    /// # Errors
    /// The rule that the move breaks.
    pub fn play(&self, geometry: &Geometry, played: Move) -> Result<Position, Illegal> {
        self.check(geometry, played)?;
        Ok(self.play_unchecked(played))
    }

    /// The position after a move that is known to be legal; after any other the result means nothing.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, played: Move) -> Position {
        let (us, them) = (self.turn, self.turn.other());
        let (from, to) = (Bits::from(played.from), Bits::from(played.to));
        let mut pawns = self.pawns;
        pawns[us.index()] = (pawns[us.index()] & !from) | to;
        pawns[them.index()] = pawns[them.index()] & !to;
        Position {
            pawns,
            // K7: each landing on the row makes a pawn fresh, also one that was there before.
            fresh: to & us.destination(),
            turn: them,
            first: self.first & !(1 << us.index()),
        }
    }

    /// The position after a turn that is known to be legal.
    #[inline]
    #[must_use]
    pub fn play_ply_unchecked(&self, ply: Ply) -> Position {
        match ply {
            Ply::Move(played) => self.play_unchecked(played),
            Ply::Pass => self.pass(),
        }
    }

    /// The position after a pass (K12): the chance to capture an arrival is gone, the first-move ban stays. Whether there
    /// is a legal move, and so no pass, is not asked here.
    #[inline]
    #[must_use]
    pub fn pass(&self) -> Position {
        Position { fresh: Bits::NONE, turn: self.turn.other(), ..*self }
    }

    /// The position turned by 180° with the colours swapped: the same to the players, on the board turned likewise.
    #[must_use]
    pub fn swapped(&self) -> Position {
        Position {
            pawns: [self.pawns[1].turned_180(), self.pawns[0].turned_180()],
            fresh: self.fresh.turned_180(),
            turn: self.turn.other(),
            first: (self.first >> 1) | (self.first << 1 & 0b10),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        RawPosition::from(*self).fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl FromStr for Position {
    type Err = BadPosition;

    /// Reads and validates.
    fn from_str(text: &str) -> Result<Position, BadPosition> {
        Ok(Position::try_from(text.parse::<RawPosition>()?)?)
    }
}

text_serde!(Position);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Reason, Verdict};

    /// No valid position is like this: there are too few pawns to shut both sides in. The rule holds all the same.
    #[test]
    fn k12_if_neither_side_can_move_the_game_is_drawn_at_once() {
        let kings = Geometry::new(["BBBBBBBB"; 8].join("/").parse().unwrap());
        let whites = Bits(0xffff_ffff);
        let full = Position { pawns: [whites, !whites], fresh: Bits::NONE, turn: Side::White, first: 0b11 };
        assert!(full.is_stuck(&kings));
        assert_eq!(full.verdict(&kings), Some(Verdict::drawn(Reason::Stuck)));
        // One that may capture can move, and then it is no draw, whoever is to move.
        let free = Position { first: 0b01, ..full };
        assert!(!free.can_move(&kings) && !free.is_stuck(&kings));
        assert!(free.pass().can_move(&kings) && !free.pass().is_stuck(&kings));
        assert_eq!(free.verdict(&kings), None);
    }
}
