//! What happened.

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Seat};

use crate::{Board, Move, Side, Verdict};

/// Something that happened; nothing of it is hidden from anybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The side to move moved.
    Moved {
        /// What was played.
        #[serde(rename = "move")]
        played: Move,
        /// When; the other side's time runs from here.
        at: Millis,
        /// What the mover has left on a clock per game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<Millis>,
    },
    /// The side to move had no legal move (K12).
    Passed {
        /// When; the other side's time runs from here.
        at: Millis,
    },
    /// A draw was offered.
    DrawOffered {
        /// The side that offers it.
        by: Side,
    },
    /// The draw offered was declined.
    DrawDeclined {
        /// The side that it was offered to.
        by: Side,
    },
    /// A game ended.
    GameEnded {
        /// Who won, and by what.
        verdict: Verdict,
        /// When; the pause before the next game runs from here.
        at: Millis,
    },
    /// A player is ready for the next game.
    Continued {
        /// Whose wish it is.
        seat: Seat,
    },
    /// The match's next game began (K14).
    NextGameBegan {
        /// When; White's time runs from here.
        at: Millis,
        /// Who has the white pawns; logs from before it was told have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white: Option<Seat>,
        /// The board as it lies for this game; logs from before it was told have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<Board>,
    },
    /// A player left for good: the match is over.
    SeatLeft {
        /// The seat that was given up.
        seat: Seat,
    },
    /// The players agreed to end the match before its last game.
    MatchStopped,
}
