//! What the server says of itself in figures: counts, gauges and histograms. Each belongs to one server; nothing here is
//! shared by the process. To count costs an atomic addition or two: no lock, no allocation.

mod counters;
mod figures;
mod histogram;
mod labelled;
mod served;

pub(crate) use counters::Count;
pub use counters::{Counted, Counters};
pub use served::metrics;
