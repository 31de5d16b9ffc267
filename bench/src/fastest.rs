//! How long something takes when nobody interrupts.

use std::hint::black_box;
use std::time::Instant;

/// The shortest of several times that some work takes, in seconds.
pub fn fastest<T>(times: usize, mut work: impl FnMut() -> T) -> f64 {
    let time = |_| {
        let start = Instant::now();
        black_box(work());
        start.elapsed().as_secs_f64()
    };
    (0..times).map(time).fold(f64::MAX, f64::min)
}
