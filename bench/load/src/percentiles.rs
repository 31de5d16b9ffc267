//! Percentiles, exactly: all latencies are kept, none are put into boxes.

use std::time::Duration;

/// Latencies, from the shortest to the longest.
#[derive(Debug, Clone, Default)]
pub(crate) struct Latencies(Vec<Duration>);

impl Latencies {
    pub(crate) fn of(mut all: Vec<Duration>) -> Latencies {
        all.sort_unstable();
        Latencies(all)
    }

    /// The shortest latency that at least this many of a thousand don't exceed (nearest rank); nothing if there are
    /// none at all.
    pub(crate) fn per_mille(&self, of_thousand: u32) -> Option<Duration> {
        let rank = (self.0.len() as u64 * u64::from(of_thousand)).div_ceil(1_000).max(1);
        self.0.get(usize::try_from(rank).ok()? - 1).copied()
    }

    pub(crate) fn longest(&self) -> Option<Duration> {
        self.0.last().copied()
    }

    /// All of them, sorted.
    pub(crate) fn sorted(&self) -> &[Duration] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(all: impl IntoIterator<Item = u64>) -> Latencies {
        Latencies::of(all.into_iter().map(Duration::from_millis).collect())
    }

    #[test]
    fn percentiles_are_latencies_that_were_there() {
        let hundred = millis((1..=100).rev());
        for (of_thousand, expected) in
            [(0, 1), (10, 1), (500, 50), (950, 95), (990, 99), (995, 100), (1_000, 100)]
        {
            let found = hundred.per_mille(of_thousand);
            assert_eq!(found, Some(Duration::from_millis(expected)), "{of_thousand}");
        }
        assert_eq!(hundred.longest(), Some(Duration::from_millis(100)));
    }

    #[test]
    fn of_one_every_percentile_is_that_one_and_of_none_there_is_none() {
        let one = millis([7]);
        assert!([1, 500, 999].iter().all(|p| one.per_mille(*p) == Some(Duration::from_millis(7))));
        assert_eq!((millis([]).per_mille(500), millis([]).longest()), (None, None));
    }
}
