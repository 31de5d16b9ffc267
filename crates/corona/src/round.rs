//! What is remembered of a round: the last one in full, the others as chapters of the game's story.

use serde::{Deserialize, Serialize};
use tablier_game::Seat;

use crate::Chips;
use crate::board::{Move, Points, Situation};
use crate::settlement::Payment;

/// What came of a round that was played out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedOut {
    /// The bidder, who played it.
    pub bidder: Seat,
    /// What they called.
    pub call: Points,
    /// What they scored.
    pub points: Points,
    /// Whether that was enough.
    pub made: bool,
    /// How they moved.
    pub moves: Vec<Move>,
    /// Who gave whom a chip.
    pub payments: Vec<Payment>,
    /// Whether the bidder's time was up before they had ended it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub ran_out: bool,
}

/// The last round, for all to look at once it is settled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Round {
    /// Who set it up.
    pub setter: Seat,
    /// What it was about.
    pub situation: Situation,
    /// What came of it; nothing if nobody called.
    pub result: Option<PlayedOut>,
    /// What it was worth.
    pub best: Points,
    /// A line that scores that.
    pub line: Vec<Move>,
}

/// One played round in the story of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chapter {
    /// Who played it.
    pub bidder: Seat,
    /// What they called.
    pub call: Points,
    /// What they scored.
    pub points: Points,
    /// What was there to be had.
    pub best: Points,
    /// Everyone's chips afterwards, by seat.
    pub chips: Vec<Chips>,
}

impl Round {
    /// A round just settled, not yet appraised.
    pub(crate) fn new(setter: Seat, situation: Situation, result: Option<PlayedOut>) -> Round {
        Round { setter, situation, result, best: Points(0), line: Vec::new() }
    }
}
