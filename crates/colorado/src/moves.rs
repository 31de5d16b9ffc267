//! Moves and their notation: `e2e5`, with `x` for a capture (`e2xe5`), and `pass`.

use std::fmt;
use std::str::FromStr;

use crate::text::{quoted, text_serde};
use crate::{BadSquare, Square};

/// A pawn's move from one square to another. Serialised without the `x`, which follows from the position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Move {
    /// Where the pawn stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

/// Text that is no move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a move: moves look like e2e5, or e2xe5 for a capture")]
pub struct BadMove(String);

/// Why a move is not allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// K6: nothing of one's own to move there.
    #[error("no pawn of yours stands on {0}")]
    NoPawn(Square),
    /// K2: the square's colour does not lead there.
    #[error("a pawn does not get from {} to {}", .0.from, .0.to)]
    Unreached(Move),
    /// K3: its colour leads that way, but the line ends before, at the next square of that colour.
    #[error("from {} a pawn goes at most to the next square of that colour, not to {}", .0.from, .0.to)]
    Beyond(Move),
    /// K3: it would, were the line free.
    #[error("a pawn stands in the way from {} to {}", .0.from, .0.to)]
    Blocked(Move),
    /// K4: no landing on one's own pawn.
    #[error("your own pawn stands on {0}")]
    OwnPawn(Square),
    /// K5: no capture on one's own first move.
    #[error("no capture on your first move")]
    FirstMove,
    /// K7: a pawn at home can't be captured after the move that followed its arrival.
    #[error("the pawn on {0} is home and safe")]
    Safe(Square),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Move {
    type Err = BadMove;

    /// Reads `e2e5` and `e2xe5` alike; whether something is captured is for a position to say.
    fn from_str(text: &str) -> Result<Move, BadMove> {
        let bad = |_: BadSquare| BadMove(quoted(text));
        let unmarked = match text.get(2..3) {
            Some("x") => &text[3..],
            _ => text.get(2..).unwrap_or_default(),
        };
        let from = text.get(..2).unwrap_or_default().parse().map_err(bad)?;
        let to = unmarked.parse().map_err(bad)?;
        Ok(Move { from, to })
    }
}

text_serde!(Move);

/// What a player does in a turn: a move, or the automatic pass of K12.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ply {
    /// A pawn moves.
    Move(Move),
    /// There is no legal move.
    Pass,
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ply::Move(played) => played.fmt(f),
            Ply::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Ply {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Ply, BadMove> {
        if text == "pass" { Ok(Ply::Pass) } else { text.parse().map(Ply::Move) }
    }
}

text_serde!(Ply);
