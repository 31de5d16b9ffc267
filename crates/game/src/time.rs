//! Table time: the only time a game knows. It stands still while the table is paused or the server is down.

use std::fmt;
use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

/// A moment of table time, or a length of it, in milliseconds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
/// `credited` is `received` less an allowance for the connection's delay, as the server measured it; it ranks
/// what people do at the same moment. Never later than `received`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct When {
    /// The table time at which the server took the command in.
    pub received: Millis,
    /// The table time for which it counts.
    pub credited: Millis,
}

impl When {
    /// The most that a connection's delay is allowed for: what is timed is settled this much after its end.
    pub const ALLOWANCE: Millis = Millis(250);

    /// A command without delay.
    pub fn exactly(at: Millis) -> When {
        When {
            received: at,
            credited: at,
        }
    }

    /// A command that travelled for `delay`, which is allowed for up to [`When::ALLOWANCE`].
    pub fn delayed(received: Millis, delay: Millis) -> When {
        When {
            received,
            credited: received - delay.min(When::ALLOWANCE),
        }
    }
}
