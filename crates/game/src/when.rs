//! When a command was given: the time it is decided at, and the time it counts for, to the microsecond.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::Millis;

/// The microseconds of a time beyond its whole millisecond: below a thousand.
///
/// Games' clocks know milliseconds. Who was first is told more finely: of two calls in one millisecond neither should
/// win for having had the shorter way.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "u16", into = "u16")]
pub struct Micros(u16);

/// A thousand microseconds or more are milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} microseconds are not within a millisecond")]
pub struct WholeMillisecond(u16);

impl Micros {
    /// The millisecond's beginning.
    pub const ZERO: Micros = Micros(0);

    /// What a length of time has beyond its whole milliseconds.
    pub fn within(length: Duration) -> Micros {
        Micros::beyond(u128::from(length.subsec_micros()))
    }

    /// As a length of time.
    pub fn length(self) -> Duration {
        Duration::from_micros(u64::from(self.0))
    }

    /// Exactly the millisecond, as all times in logs from before they were told more finely.
    pub fn is_zero(&self) -> bool {
        self.0 == 0
    }

    fn beyond(micros: u128) -> Micros {
        Micros(u16::try_from(micros % 1_000).expect("less than a thousand"))
    }
}

impl TryFrom<u16> for Micros {
    type Error = WholeMillisecond;
    fn try_from(micros: u16) -> Result<Micros, WholeMillisecond> {
        if micros < 1_000 { Ok(Micros(micros)) } else { Err(WholeMillisecond(micros)) }
    }
}

impl From<Micros> for u16 {
    fn from(micros: Micros) -> u16 {
        micros.0
    }
}

/// When a command was given.
///
/// `at` is when it is decided. What it is credited with is that time, to the microsecond, less what the sender could do
/// nothing about: how long the command waited in the house since it was read, and an allowance for the connection's
/// delay. It ranks what people do at the same moment; `credited` is never later than `at`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct When {
    /// The table time at which it is decided.
    pub at: Millis,
    /// The table time for which it counts.
    pub credited: Millis,
    /// And how far into that millisecond, where it matters who was first.
    pub micros: Micros,
}

impl When {
    /// The most that waiting in the house's own queues is credited for.
    pub const WAITING: Millis = Millis(400);
    /// The most that a connection's delay is allowed for.
    pub const ALLOWANCE: Millis = Millis(100);
    /// What is timed is settled this much after its end, once: nothing credited before the end is decided later.
    pub const SETTLING: Millis = Millis(500);

    /// A command without delay.
    pub const fn exactly(at: Millis) -> When {
        When { at, credited: at, micros: Micros::ZERO }
    }

    /// The same as [`measured`](When::measured), by lengths of table time.
    pub fn after(at: Millis, waited: Millis, delay: Millis) -> When {
        When::measured(at, Micros::ZERO, Duration::from_millis(waited.0), Duration::from_millis(delay.0))
    }

    /// A command decided so far into the millisecond `at`, that waited in the house for so long, over a connection that
    /// takes that long one way. Either counts up to its bound.
    pub fn measured(at: Millis, micros: Micros, waited: Duration, delay: Duration) -> When {
        let bounded = |length: Duration, most: Millis| length.min(Duration::from_millis(most.0)).as_micros();
        let decided = u128::from(at.0) * 1_000 + u128::from(micros.0);
        let early = bounded(waited, When::WAITING) + bounded(delay, When::ALLOWANCE);
        let credited = decided.saturating_sub(early);
        let millis = u64::try_from(credited / 1_000).expect("no later than it is decided");
        When { at, credited: Millis(millis), micros: Micros::beyond(credited) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn what_is_credited_is_told_to_the_microsecond() {
        for (at, micros, waited, delay, credited) in [
            (5, 0, 0, 0, (5, 0)),
            (5, 999, 0, 0, (5, 999)),
            (5, 250, 200, 50, (5, 0)),
            (5, 250, 200, 51, (4, 999)),
            (1_000, 1, 399_999, 100_000, (500, 2)),
            (1_000, 999, 400_001, 100_001, (500, 999)),
            (0, 300, 400, 0, (0, 0)),
            (u64::MAX, 999, 0, 0, (u64::MAX, 999)),
        ] {
            let [waited, delay] = [waited, delay].map(Duration::from_micros);
            let when = When::measured(Millis(at), Micros(micros), waited, delay);
            let expected = When { at: Millis(at), credited: Millis(credited.0), micros: Micros(credited.1) };
            assert_eq!(when, expected);
        }
    }

    #[test]
    fn within_a_millisecond_there_are_less_than_a_thousand() {
        assert_eq!(Micros::within(Duration::from_nanos(61_004_321_999)), Micros(321));
        assert_eq!(Micros(321).length(), Duration::from_micros(321));
        assert_eq!(serde_json::from_str::<Micros>("999").unwrap(), Micros(999));
        assert!(serde_json::from_str::<Micros>("1000").is_err());
        assert_eq!(serde_json::to_string(&Micros(999)).unwrap(), "999");
    }
}
