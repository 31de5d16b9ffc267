//! The auction (C6 to C8): a glass that runs, and calls in the order they came in.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tablier_game::{Micros, Millis, Seat, When};

use crate::board::{Points, Situation};

/// The sandglass of one auction (C1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Glass {
    /// When it was turned.
    pub turned: Millis,
    /// When the last grain falls; calls from then on don't count (C7).
    pub runs_out: Millis,
}

impl Glass {
    /// When the auction is settled: late enough for calls that were made in time and are still on their way.
    pub fn settles(&self) -> Millis {
        self.runs_out + When::SETTLING
    }
}

/// A number of points that somebody called (C6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Call {
    /// The seat that called.
    pub seat: Seat,
    /// How many points.
    pub points: Points,
    /// The time for which it counts.
    pub credited: Millis,
    /// How far into that millisecond; nothing in games from before that was told.
    #[serde(default, skip_serializing_if = "Micros::is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Micros>"))]
    pub micros: Micros,
}

impl Call {
    /// The time for which it counts, as finely as it is known.
    fn moment(&self) -> (Millis, Micros) {
        (self.credited, self.micros)
    }
}

/// An auction under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Auction {
    /// Who set up.
    pub setter: Seat,
    /// Auctions without a call before this one (C9).
    pub unclaimed: u32,
    /// What it is about.
    pub situation: Situation,
    /// The glass that runs, or has just run out.
    pub glass: Glass,
    /// All calls, in the order they came in.
    pub calls: Vec<Call>,
    /// Who has nothing more to call (an option of the table).
    pub done: BTreeSet<Seat>,
}

impl Auction {
    /// Does the glass still run at this moment?
    pub fn runs(&self, at: Millis) -> bool {
        at < self.glass.runs_out
    }

    /// The call that would win now: the highest; of equals the earlier, by credited time to the microsecond and
    /// then by the order in which they came in (C7). Provisional until the auction is settled.
    pub fn lead(&self) -> Option<&Call> {
        let rank = |&(order, call): &(usize, &Call)| (call.points, Reverse(call.moment()), Reverse(order));
        self.calls.iter().enumerate().max_by_key(rank).map(|(_, call)| call)
    }

    /// The last, and so the highest, call of a seat (C8).
    pub fn last_call_of(&self, seat: Seat) -> Option<Points> {
        self.calls.iter().rev().find(|call| call.seat == seat).map(|call| call.points)
    }

    /// The lowest call this seat may make (C8).
    pub fn lowest_call(&self, seat: Seat, beat_the_highest: bool) -> Points {
        let own = self.last_call_of(seat);
        let to_beat = if beat_the_highest { own.max(self.lead().map(|call| call.points)) } else { own };
        to_beat.unwrap_or_default() + Points(1)
    }
}
