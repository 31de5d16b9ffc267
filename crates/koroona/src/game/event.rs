//! What happened at the table. Events carry all that follows from them; fields that came later are optional, and what a
//! log lacks is worked out in `legacy`.

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Seat};

use crate::referee::{Debts, Respot, Ruling};
use crate::stroke::{Ended, Film, Stroke};
use crate::table::{Colour, DiscId, Point, Stand};

/// Something that happened at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A stroke was played and judged.
    Struck(Box<Struck>),
    /// The clock ran out (N27): as N8.
    TimeRanOut {
        /// Whose clock it was.
        by: Seat,
        /// Who is next.
        next: Seat,
        /// From when on it is their turn.
        at: Millis,
    },
    /// There was no place for the striker; the turn was let go.
    Passed {
        /// Who let it go.
        by: Seat,
        /// Who is next.
        next: Seat,
        /// From when on it is their turn.
        at: Millis,
    },
    /// A set ended.
    SetEnded(SetEnd),
    /// A set that was not the last one is looked at as it was left; nobody plays. Logs from before have none: there the
    /// next set began at once.
    SetRests {
        /// When everything had come to rest.
        from: Millis,
        /// When the next set begins by itself.
        until: Millis,
    },
    /// Somebody has seen how the set ended, and goes on.
    WentOn {
        /// Who.
        by: Seat,
    },
    /// The next set began.
    SetBegan {
        /// Who begins.
        first: Seat,
        /// From when on it is their turn.
        at: Millis,
        /// Where each seat stands in this set (N20, N25); logs from before it was told have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        stands: Option<Vec<Stand>>,
        /// Where each disc lies as the set begins (N2, N20), by its number; logs from before it was told have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        discs: Option<Vec<Point>>,
    },
    /// The match ended.
    MatchEnded {
        /// What ended it.
        why: MatchEnd,
    },
}

/// A stroke: all that is needed to see it again, to see why it was judged so, and to go on from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Struck {
    /// Who shot.
    pub by: Seat,
    /// The stroke as the shooter played it.
    pub stroke: Stroke,
    /// What it looked like.
    pub film: Film,
    /// Where the discs that moved came to rest, before the referee's hand.
    pub rest: Vec<Resting>,
    /// Where the striker came to rest.
    pub striker: Ended,
    /// Every rule that spoke.
    pub rulings: Vec<Ruling>,
    /// What the referee put where, in order.
    #[serde(rename = "placements")]
    pub respots: Vec<Respot>,
    /// What is owed now.
    pub debts: Debts,
    /// Who is next.
    pub next: Seat,
    /// From when on it is their turn: when everything has come to rest.
    pub at: Millis,
}

/// A disc that moved and where it came to rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Resting {
    /// The disc that moved.
    pub disc: DiscId,
    /// Its place of rest, on the table as it is stored.
    pub at: Ended,
}

/// How a set ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SetEnd {
    /// This side won it.
    Won {
        /// The side that won.
        by: Colour,
        /// What it won by.
        why: Why,
    },
    /// Too many strokes, or too many without progress, and equal discs (N27).
    Drawn,
    /// Both sides had all discs in the pockets (N22): played again.
    Void,
}

/// Why a set was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// All discs in the pockets (N1, N22).
    Cleared,
    /// Fewer discs left after too many strokes, or too many without progress (N27).
    FewerLeft,
    /// The other side resigned (N25).
    Resigned(Seat),
}

/// Why a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MatchEnd {
    /// It was decided, or all sets were played.
    Played,
    /// Everybody agreed.
    Agreed,
    /// Somebody gave up their seat for good.
    Left(Seat),
}
