//! Table time: the only time a game knows. It stands still while the table is paused or the server is down.

use std::fmt;
use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

/// A moment of table time, or a length of it, in milliseconds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// No time at all; the table's first moment.
    pub const ZERO: Millis = Millis(0);

    /// So many whole seconds.
    pub const fn seconds(seconds: u64) -> Millis {
        Millis(seconds.saturating_mul(1000))
    }

    /// The length from `earlier` to here, or nothing if that lies later.
    #[must_use]
    pub fn since(self, earlier: Millis) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, length: Millis) -> Millis {
        Millis(self.0.saturating_add(length.0))
    }
}

impl Sub for Millis {
    type Output = Millis;
    /// Saturates at zero: time before the table's first moment does not exist.
    fn sub(self, length: Millis) -> Millis {
        self.since(length)
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03} s", self.0 / 1000, self.0 % 1000)
    }
}

/// When a command was given.
///
/// `at` is when it is decided. `credited` is `at` less what the sender could do nothing about: how long the command
/// waited in the house since it was read, and an allowance for the connection's delay. It ranks what people do at the
/// same moment, and is never later than `at`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct When {
    /// The table time at which it is decided.
    pub at: Millis,
    /// The table time for which it counts.
    pub credited: Millis,
}

impl When {
    /// The most that waiting in the house's own queues is credited for.
    pub const WAITING: Millis = Millis(400);
    /// The most that a connection's delay is allowed for.
    pub const ALLOWANCE: Millis = Millis(100);
    /// What is timed is settled this much after its end, once: nothing credited before the end is decided later.
    pub const SETTLING: Millis = Millis(500);

    /// A command without delay.
    pub fn exactly(at: Millis) -> When {
        When { at, credited: at }
    }

    /// A command that waited in the house for so long, over a connection that takes that long one way. Either counts
    /// up to its bound.
    pub fn after(at: Millis, waited: Millis, delay: Millis) -> When {
        When { at, credited: at - waited.min(When::WAITING) - delay.min(When::ALLOWANCE) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_before_the_tables_first_moment_does_not_exist() {
        assert_eq!(Millis(100) - Millis(250), Millis::ZERO);
        assert_eq!(Millis(100).since(Millis(250)), Millis::ZERO);
        assert_eq!(Millis(u64::MAX) + Millis(1), Millis(u64::MAX));
        assert_eq!(Millis::seconds(u64::MAX), Millis(u64::MAX));
    }

    #[test]
    fn lengths_are_shown_in_seconds_and_written_as_a_number() {
        assert_eq!(Millis(61_005).to_string(), "61.005 s");
        assert_eq!(serde_json::to_string(&Millis(61_005)).unwrap(), "61005");
    }

    #[test]
    fn waiting_and_delay_are_credited_up_to_their_bounds() {
        let credited = |at, waited, delay| When::after(Millis(at), Millis(waited), Millis(delay)).credited;
        assert_eq!(credited(1_000, 0, 0), Millis(1_000));
        assert_eq!(credited(1_000, 30, 100), Millis(870));
        assert_eq!(credited(1_000, 0, 9_000), Millis(900), "whoever answers pings late gains no more");
        assert_eq!(credited(1_000, 9_000, 0), Millis(600));
        assert_eq!(credited(1_000, 9_000, 9_000), Millis(1_000) - When::SETTLING);
        assert_eq!(credited(100, 200, 0), Millis::ZERO);
        assert_eq!(When::after(Millis(7), Millis::ZERO, Millis::ZERO), When::exactly(Millis(7)));
    }
}
