//! What a position is worth, inside the search as a number and outside with a won game's length.

use std::fmt;

use serde::{Serialize, Serializer};

/// A game won this very moment. A win in n plies is worth n less, so that the shortest is preferred.
pub(super) const WON: i32 = 30_000;
/// Beyond this a score is a won or lost game.
pub(super) const DECIDED: i32 = WON - 1_000;
/// More than any score.
pub(super) const INFINITE: i32 = 32_000;

/// A won game's score is stored as seen from its own position, not from the root.
pub(super) fn to_stored(score: i32, ply: usize) -> i32 {
    shifted(score, i32::try_from(ply).unwrap_or(0))
}

/// The reverse of [`to_stored`].
pub(super) fn from_stored(score: i32, ply: usize) -> i32 {
    shifted(score, -i32::try_from(ply).unwrap_or(0))
}

fn shifted(score: i32, by: i32) -> i32 {
    if score >= DECIDED {
        score + by
    } else if score <= -DECIDED {
        score - by
    } else {
        score
    }
}

/// What a position is worth to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(pub i32);

impl Score {
    /// In how many of one's own moves the game is won, if it is.
    pub fn wins_in(self) -> Option<u32> {
        (self.0 >= DECIDED).then(|| u32::try_from(WON - self.0).unwrap_or(0).div_ceil(2))
    }

    /// In how many of the enemy's moves the game is lost, if it is.
    pub fn loses_in(self) -> Option<u32> {
        Score(-self.0).wins_in()
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.wins_in(), self.loses_in()) {
            (Some(moves), _) => write!(f, "wins in {moves}"),
            (_, Some(moves)) => write!(f, "loses in {moves}"),
            _ => write!(f, "{:+}", self.0),
        }
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
