//! The clocks and the randomness that the server goes by. Nothing else in it reads a clock or draws: whoever makes the
//! world owns both.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rand::Rng;
use rand::rngs::ChaCha8Rng;
use tablier_game::{Micros, Millis, Seed};
use tablier_room::{Fresh, Mono, Now, Wall};
use tokio::time::Instant;

/// A world: its clocks run as the runtime's do, which a simulation can hold still and turn on, and its chance is the
/// system's or follows from a seed.
pub struct World {
    started: Instant,
    began: Wall,
    chance: Chance,
}

enum Chance {
    System,
    Seeded(Box<Mutex<ChaCha8Rng>>),
}

impl World {
    /// The world as it is.
    pub fn real() -> World {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let began = Wall(i64::try_from(wall.as_millis()).unwrap_or(i64::MAX));
        World { started: Instant::now(), began, chance: Chance::System }
    }

    /// A world that begins at this time and in which all chance follows from this seed.
    pub fn made(began: Wall, seed: Seed) -> World {
        World { started: Instant::now(), began, chance: Chance::Seeded(Box::new(Mutex::new(seed.rng()))) }
    }

    /// The monotone clock.
    pub(crate) fn mono(&self) -> Mono {
        Mono(millis(self.exact()).0)
    }

    /// The same, as finely as it is told.
    pub(crate) fn exact(&self) -> Duration {
        self.started.elapsed()
    }

    /// A moment of the monotone clock, for timers.
    pub(crate) fn instant(&self, mono: Mono) -> Instant {
        self.started + Duration::from_millis(mono.0)
    }

    /// Now, with fresh randomness.
    pub(crate) fn now(&self) -> Now {
        let exact = self.exact();
        let (mono, micros) = (Mono(millis(exact).0), Micros::within(exact));
        Now { mono, micros, wall: self.wall_at(mono), fresh: Fresh(self.random()) }
    }

    /// The clock on the wall.
    pub(crate) fn wall(&self) -> Wall {
        self.wall_at(self.mono())
    }

    fn wall_at(&self, mono: Mono) -> Wall {
        match &self.chance {
            // It may be set while we run.
            Chance::System => World::real().began,
            Chance::Seeded(_) => Wall(self.began.0.saturating_add_unsigned(mono.0)),
        }
    }

    /// Bytes by chance.
    pub(crate) fn random<const COUNT: usize>(&self) -> [u8; COUNT] {
        let mut bytes = [0; COUNT];
        match &self.chance {
            Chance::System => rand::rng().fill_bytes(&mut bytes),
            Chance::Seeded(rng) => {
                rng.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut bytes);
            }
        }
        bytes
    }

    /// A generator of its own, for what draws in a way of its own.
    pub(crate) fn rng(&self) -> impl Rng + use<> {
        Seed(self.random()).rng()
    }
}

/// How long ago something was, by the exact clock.
pub(crate) fn since(earlier: Duration, now: &Now) -> Duration {
    (Duration::from_millis(now.mono.0) + now.micros.length()).saturating_sub(earlier)
}

/// A length of time as the rooms count it.
pub(crate) fn millis(length: Duration) -> Millis {
    Millis(u64::try_from(length.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;

    #[test]
    fn what_waited_is_measured_within_milliseconds() {
        let micros = Micros::within(Duration::from_micros(250));
        let now = Now { mono: Mono(61), micros, wall: Wall(0), fresh: Fresh([0; 32]) };
        assert_eq!(since(Duration::from_micros(60_900), &now), Duration::from_micros(350));
        assert_eq!(since(Duration::from_micros(61_249), &now), Duration::from_micros(1));
        assert_eq!(since(Duration::from_micros(61_300), &now), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn a_made_world_is_the_same_every_time() {
        let draw = || async {
            let world = World::made(Wall(1_000), Seed([7; 32]));
            let first = world.now();
            tokio::time::sleep(Duration::from_millis(250)).await;
            let then = world.now();
            let number: u64 = world.rng().random();
            (first.wall, first.fresh.0, then.mono, then.wall, then.fresh.0, number)
        };
        let (once, again) = (draw().await, draw().await);
        assert_eq!(once, again);
        assert_eq!((once.0, once.2, once.3), (Wall(1_000), Mono(250), Wall(1_250)));
        assert_ne!(once.1, once.4);
    }
}
