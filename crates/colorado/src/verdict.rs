//! How a game ends, and which endings a position shows by itself (K8 to K12).

use serde::{Deserialize, Serialize};

use crate::{Geometry, Position, Side};

/// The end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verdict {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// What ended it.
    pub reason: Reason,
}

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// K8: all of the winner's pawns are home.
    AllHome,
    /// K9: the loser's last pawn was captured.
    AllCaptured,
    /// K10: the winner's last pawn on its way was captured.
    LastStragglerCaptured,
    /// K12: neither side can move.
    Stuck,
    /// K13: the same position for the third time.
    Repetition,
    /// K13: a hundred moves without progress.
    NoProgress,
    /// K13: by agreement.
    Agreement,
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    Time,
    /// The loser left the table.
    Departure,
}

impl Verdict {
    pub(crate) fn won(winner: Side, reason: Reason) -> Verdict {
        Verdict { winner: Some(winner), reason }
    }

    pub(crate) fn drawn(reason: Reason) -> Verdict {
        Verdict { winner: None, reason }
    }
}

impl Position {
    /// Who has won here, if anybody: K8 to K11, after the move that led here.
    #[inline]
    pub fn won(&self) -> Option<Verdict> {
        let (mover, other) = (self.turn().other(), self.turn());
        let on_their_way = |side: Side| self.pawns(side) & !side.destination();
        if !on_their_way(mover).is_empty() && !on_their_way(other).is_empty() {
            return None;
        }
        // K11: the mover's win comes first.
        Some(if on_their_way(mover).is_empty() {
            Verdict::won(mover, Reason::AllHome)
        } else if self.pawns(other).is_empty() {
            Verdict::won(mover, Reason::AllCaptured)
        } else {
            Verdict::won(other, Reason::LastStragglerCaptured)
        })
    }

    /// Is the game over here, as far as the position alone tells: K8 to K12?
    pub fn verdict(&self, geometry: &Geometry) -> Option<Verdict> {
        self.won().or_else(|| self.is_stuck(geometry).then(|| Verdict::drawn(Reason::Stuck)))
    }
}
