//! How much, how often: a histogram that is two atomic additions to write. The library's own takes a lock.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use prometheus_client::encoding::{EncodeMetric, MetricEncoder, NoLabelSet};
use prometheus_client::metrics::MetricType;

/// What is measured, and where the lines are drawn.
#[derive(Debug)]
pub(super) struct Scale {
    /// The highest that each bucket takes, rising. One more takes the rest.
    bounds: &'static [u64],
    /// How many of what is counted make one of what is shown.
    parts: f64,
}

const MICROS: u64 = 1_000;
const MILLIS: u64 = 1_000 * MICROS;
const WHOLE: u64 = 1_000 * MILLIS;

/// Seconds, counted in nanoseconds.
pub(super) static SECONDS: Scale = Scale {
    bounds: &[
        250 * MICROS,
        500 * MICROS,
        MILLIS,
        2_500 * MICROS,
        5 * MILLIS,
        10 * MILLIS,
        25 * MILLIS,
        50 * MILLIS,
        100 * MILLIS,
        250 * MILLIS,
        500 * MILLIS,
        WHOLE,
        2_500 * MILLIS,
        5 * WHOLE,
        10 * WHOLE,
        30 * WHOLE,
    ],
    parts: 1e9,
};

/// Things that come in ones, up to as many as a commit takes.
pub(super) static PIECES: Scale = Scale { bounds: &[0, 1, 2, 4, 8, 16, 32, 64, 128, 256], parts: 1.0 };

/// A histogram.
#[derive(Debug, Clone)]
pub(crate) struct Histogram(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    scale: &'static Scale,
    buckets: Box<[AtomicU64]>,
    sum: AtomicU64,
}

impl Histogram {
    pub(super) fn new(scale: &'static Scale) -> Histogram {
        let buckets = (0..=scale.bounds.len()).map(|_| AtomicU64::new(0)).collect();
        Histogram(Arc::new(Inner { scale, buckets, sum: AtomicU64::new(0) }))
    }

    /// Notes so many.
    pub(super) fn note(&self, many: u64) {
        let Inner { scale, buckets, sum } = &*self.0;
        let bucket = scale.bounds.partition_point(|bound| *bound < many);
        buckets[bucket].fetch_add(1, Ordering::Relaxed);
        sum.fetch_add(many, Ordering::Relaxed);
    }

    /// Notes a length of time.
    pub(crate) fn took(&self, time: Duration) {
        self.note(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
    }
}

impl EncodeMetric for Histogram {
    #[allow(clippy::cast_precision_loss, reason = "figures to look at")]
    fn encode(&self, mut encoder: MetricEncoder<'_>) -> fmt::Result {
        let Inner { scale, buckets, sum } = &*self.0;
        // The library's word for what no bound holds.
        let bounds = scale.bounds.iter().map(|bound| *bound as f64 / scale.parts).chain([f64::MAX]);
        let counts = buckets.iter().map(|count| count.load(Ordering::Relaxed));
        let buckets: Vec<(f64, u64)> = bounds.zip(counts).collect();
        let count = buckets.iter().map(|(_, count)| count).sum();
        let sum = sum.load(Ordering::Relaxed) as f64 / scale.parts;
        encoder.encode_histogram::<NoLabelSet>(sum, count, &buckets, None)
    }

    fn metric_type(&self) -> MetricType {
        MetricType::Histogram
    }
}

#[cfg(test)]
mod tests {
    use prometheus_client::encoding::text::encode;
    use prometheus_client::registry::Registry;

    use super::*;

    fn shown(histogram: &Histogram) -> String {
        let (mut registry, mut text) = (Registry::default(), String::new());
        registry.register("h", "H", histogram.clone());
        encode(&mut text, &registry).unwrap();
        text
    }

    #[test]
    fn a_bound_holds_what_is_equal_to_it() {
        let pieces = Histogram::new(&PIECES);
        for many in [0, 1, 3, 4, 256, 257] {
            pieces.note(many);
        }
        let text = shown(&pieces);
        let upto = [("0.0", 1), ("1.0", 2), ("2.0", 2), ("4.0", 4), ("128.0", 4), ("256.0", 5), ("+Inf", 6)];
        for (bound, count) in upto {
            assert!(text.contains(&format!("h_bucket{{le=\"{bound}\"}} {count}\n")), "{bound}: {text}");
        }
        assert!(text.contains("h_sum 521.0\nh_count 6\n"), "{text}");
    }

    #[test]
    fn times_are_shown_in_seconds() {
        let seconds = Histogram::new(&SECONDS);
        seconds.took(Duration::from_micros(2_500));
        seconds.took(Duration::from_mins(1));
        let text = shown(&seconds);
        for line in ["h_bucket{le=\"0.001\"} 0", "h_bucket{le=\"0.0025\"} 1", "h_bucket{le=\"30.0\"} 1"] {
            assert!(text.contains(line), "{line}: {text}");
        }
        assert!(text.contains("h_sum 60.0025\nh_count 2\n"), "{text}");
    }
}
