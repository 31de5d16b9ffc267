//! The one place that reads clocks and draws randomness, and hands both to the desks.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use rand::RngExt;
use tablier_room::{Fresh, Mono, Now, Wall};

static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);

/// The server's monotone clock.
pub(crate) fn mono() -> Mono {
    Mono(u64::try_from(STARTED.elapsed().as_millis()).unwrap_or(u64::MAX))
}

/// A moment of the monotone clock, for timers.
pub(crate) fn instant(mono: Mono) -> tokio::time::Instant {
    (*STARTED + std::time::Duration::from_millis(mono.0)).into()
}

/// Now, with fresh randomness.
pub(crate) fn now() -> Now {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Now {
        mono: mono(),
        wall: Wall(i64::try_from(wall.as_millis()).unwrap_or(i64::MAX)),
        fresh: Fresh(rand::rng().random()),
    }
}
