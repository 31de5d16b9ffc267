//! A count for each value of a label. All values are known from the start, so that to count is to find one and add to it:
//! no lock, and no client can make up another.

use std::fmt;
use std::sync::Arc;

use prometheus_client::encoding::{EncodeMetric, MetricEncoder};
use prometheus_client::metrics::MetricType;
use prometheus_client::metrics::counter::Counter;

/// What none of the values is.
const OTHER: &str = "other";

/// Counts by a label.
#[derive(Debug, Clone)]
pub(crate) struct Labelled {
    label: &'static str,
    /// Whether a count of nothing is shown.
    shows_all: bool,
    /// In order of the values.
    counts: Arc<[(&'static str, Counter)]>,
}

impl Labelled {
    /// A count for each of the values, however often it is among them, and one for all others. They are many: those
    /// that were never hit are not shown.
    pub(super) fn new(label: &'static str, values: impl IntoIterator<Item = &'static str>) -> Labelled {
        let values = values.into_iter().chain([OTHER]);
        let counts = values.map(|value| (value, Counter::default())).collect();
        Labelled { shows_all: false, ..Labelled::of(label, counts) }
    }

    /// Counts that are kept elsewhere.
    pub(super) fn of(label: &'static str, mut counts: Vec<(&'static str, Counter)>) -> Labelled {
        counts.sort_by_key(|(value, _)| *value);
        counts.dedup_by_key(|(value, _)| *value);
        Labelled { label, shows_all: true, counts: counts.into() }
    }

    /// The same values, with counts of their own.
    pub(super) fn afresh(&self) -> Labelled {
        Labelled::new(self.label, self.counts.iter().map(|(value, _)| *value))
    }

    pub(crate) fn one(&self, value: &str) {
        let at = |value: &str| self.counts.binary_search_by_key(&value, |(known, _)| known);
        if let Ok(index) = at(value).or_else(|_| at(OTHER)) {
            self.counts[index].1.inc();
        }
    }

    /// All together.
    pub(super) fn get(&self) -> u64 {
        self.counts.iter().map(|(_, count)| count.get()).sum()
    }
}

impl EncodeMetric for Labelled {
    fn encode(&self, mut encoder: MetricEncoder<'_>) -> fmt::Result {
        for (value, count) in self.counts.iter().filter(|(_, count)| self.shows_all || count.get() > 0) {
            count.encode(encoder.encode_family(&[(self.label, *value)])?)?;
        }
        Ok(())
    }

    fn metric_type(&self) -> MetricType {
        MetricType::Counter
    }
}

#[cfg(test)]
mod tests {
    use prometheus_client::encoding::text::encode;
    use prometheus_client::registry::Registry;

    use super::*;

    #[test]
    fn what_is_known_is_counted_by_name_and_the_rest_together() {
        let codes = Labelled::new("code", ["paused", "busy", "paused"]);
        for code in ["paused", "made_up", "paused", "as_well"] {
            codes.one(code);
        }
        assert_eq!((codes.get(), codes.afresh().get()), (4, 0));
        let (mut registry, mut text) = (Registry::default(), String::new());
        registry.register("refused", "Refused", codes);
        encode(&mut text, &registry).unwrap();
        let told: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(told, [r#"refused_total{code="other"} 2"#, r#"refused_total{code="paused"} 2"#]);
    }
}
