//! How fast somebody may go: so many at once, and then one every so often.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// A rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// So many at once, after a rest.
    pub burst: u32,
    /// And then one in this time.
    pub every: Duration,
}

impl Rate {
    /// So many at once, and then one every so often.
    pub const fn new(burst: u32, every: Duration) -> Rate {
        Rate { burst, every }
    }
}

/// What somebody has left of a rate just now.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Allowance {
    left: f64,
    at: Instant,
}

impl Allowance {
    /// All of it.
    pub(crate) fn whole(rate: Rate, now: Instant) -> Allowance {
        Allowance { left: f64::from(rate.burst), at: now }
    }

    /// Takes one, if there is one left.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        *self = Allowance { left: self.left(rate, now), at: now };
        let may = self.left >= 1.0;
        if may {
            self.left -= 1.0;
        }
        may
    }

    /// Gives back one that was taken.
    pub(crate) fn give_back(&mut self, rate: Rate) {
        self.left = f64::from(rate.burst).min(self.left + 1.0);
    }

    /// How long it is until there is one.
    pub(crate) fn wait(&self, rate: Rate, now: Instant) -> Duration {
        rate.every.mul_f64((1.0 - self.left(rate, now)).clamp(0.0, 1.0))
    }

    /// Whether all of it is left again: nothing is lost by forgetting it.
    pub(crate) fn is_whole(&self, rate: Rate, now: Instant) -> bool {
        self.left(rate, now) >= f64::from(rate.burst)
    }

    fn left(&self, rate: Rate, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        f64::from(rate.burst).min(self.left + since / rate.every.as_secs_f64())
    }
}

/// What all together have left of a rate.
pub(crate) struct Together {
    rate: Rate,
    left: Mutex<Allowance>,
}

impl Together {
    pub(crate) fn new(rate: Rate) -> Together {
        Together { rate, left: Mutex::new(Allowance::whole(rate, Instant::now())) }
    }

    /// Takes one. If none is left: how long it is until there is.
    pub(crate) fn take(&self, now: Instant) -> Result<(), Duration> {
        let mut left = self.lock();
        if left.take(self.rate, now) { Ok(()) } else { Err(left.wait(self.rate, now)) }
    }

    /// Gives back one that was taken.
    pub(crate) fn give_back(&self) {
        self.lock().give_back(self.rate);
    }

    fn lock(&self) -> MutexGuard<'_, Allowance> {
        self.left.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_at_once_and_then_one_every_so_often() {
        let (rate, begun) = (Rate::new(3, Duration::from_millis(500)), Instant::now());
        let later = |millis: u64| begun + Duration::from_millis(millis);
        let mut left = Allowance::whole(rate, begun);
        let mut taken = |at: u64| left.take(rate, later(at));
        assert_eq!([taken(0), taken(0), taken(0), taken(0)], [true, true, true, false]);
        assert!(!taken(499) && taken(1_000) && taken(1_001), "what is refused costs nothing");
        assert!(!taken(1_002));
        let wait = left.wait(rate, later(1_250)).as_millis();
        assert!((249..=251).contains(&wait), "{wait}");
        assert!(!left.is_whole(rate, later(2_490)));
        assert!(left.is_whole(rate, later(2_510)));
        assert_eq!(left.wait(rate, later(2_510)), Duration::ZERO);
        left.give_back(rate);
        assert!(left.take(rate, later(1_003)) && !left.take(rate, later(1_003)));
    }
}
