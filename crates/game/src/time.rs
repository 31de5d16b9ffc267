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
}
