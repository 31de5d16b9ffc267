//! What HTTP requests and answers about days hold. What is a game's in them, the server hands on as it is.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A day, as whoever asks finds it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DayPage {
    /// Which: `2026-11-18`.
    pub day: String,
    /// Which day it is now, UTC.
    pub today: String,
    /// How many milliseconds until the next.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub next_in: u64,
    /// How hard, from 1 to 5.
    pub grade: u8,
    /// On how many days in a row, up to today or yesterday, one has handed something in.
    pub streak: u32,
    /// Where one stands with it.
    pub stands: DayStands,
}

/// Where somebody stands with a day.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DayStands {
    /// It is today's, and one has not begun.
    New,
    /// The minute runs.
    Begun {
        /// How many milliseconds of it are left.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        left: u64,
        /// The situation as it is found: a view of the game's.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        view: Value,
    },
    /// It is an older day's, to practise with.
    Practice {
        /// The situation as it is found: a view of the game's.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        view: Value,
    },
    /// One has handed in, or the minute has run out.
    Done(DayDone),
}

/// What came of a day.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DayDone {
    /// How many points one found; none if nothing was handed in.
    pub points: Option<u8>,
    /// After how many milliseconds; none in practice.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub after: Option<u64>,
    /// The most there was.
    pub best: u8,
    /// The round with its best line and what one played: the game's.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub round: Value,
    /// How many began.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub begun: u64,
    /// How many found how much, the fewest points first.
    pub found: Vec<DayCount>,
}

/// So many found so much.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DayCount {
    /// How much.
    pub points: u8,
    /// How many.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub people: u64,
}

/// What one does with a day's situation, from its beginning.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DayCommands {
    /// The game's commands, in order.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub commands: Value,
}

/// What is seen after that.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DaySeen {
    /// The game's view.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What the last command did, as the game tells it.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub told: Value,
}

/// Older days, the latest first.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OlderDays {
    /// The days.
    pub days: Vec<OlderDay>,
    /// Whether there are more before the last of these.
    pub more: bool,
}

/// An older day.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OlderDay {
    /// Which.
    pub day: String,
    /// How hard.
    pub grade: u8,
    /// How many points one handed in on that day, if anything.
    pub points: Option<u8>,
}
