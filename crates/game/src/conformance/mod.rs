//! The suite that every game passes: seeded games played by samples of the offers, with every law checked on the way.
//!
//! A game's test crate implements [`Probe`] for it and calls [`check`]. The suite is itself tested on a toy game and
//! on copies of it that break one law each (`tests/conformance.rs`).

mod checks;
mod law;
mod play;

use std::any::Any;
use std::panic::AssertUnwindSafe;

use rand::Rng;

use crate::{Bots, Seat, Viewer, When};

pub use law::{Broken, Law};

/// What the suite must know of a game to test it hard.
pub trait Probe: Bots {
    /// A table to play at: a setup the rules allow, and a number of seats.
    fn table(rng: &mut dyn Rng) -> (Self::Setup, usize);

    /// Any command at all, sensible or not.
    fn arbitrary(rng: &mut dyn Rng) -> Self::Command;

    /// Commands close to an offered one, most of them just outside what is allowed.
    fn near_misses(_offered: &Self::Command, _rng: &mut dyn Rng) -> Vec<Self::Command> {
        Vec::new()
    }

    /// Texts that must be in nothing this viewer gets: what they may not know, as it would be spelled in JSON. The seed,
    /// which nobody may know before the end, needs no mention: the suite looks for it in every game.
    fn secrets(_state: &Self::State, _viewer: &Viewer) -> Vec<String> {
        Vec::new()
    }

    /// An independent, naive opinion: would the rules allow this command? `None` where there is no such twin.
    fn twin(_state: &Self::State, _by: Seat, _when: When, _command: &Self::Command) -> Option<bool> {
        None
    }
}

/// How much to play.
#[derive(Debug, Clone, Copy)]
pub struct Effort {
    /// Games to play, each from its own seed.
    pub games: u32,
    /// Steps (commands, waits, departures) in a game at the most.
    pub steps: u32,
    /// Commands tried and compared with the offers at each step.
    pub probes: u32,
    /// Where the seeds start.
    pub seed: u64,
}

/// What was done: a suite that played nothing has shown nothing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Report {
    /// Games that came to an end.
    pub finished: u32,
    /// Commands accepted.
    pub accepted: u32,
    /// Commands refused.
    pub refused: u32,
    /// Events applied.
    pub events: u32,
    /// Searches of a text for a secret.
    pub searched: u32,
    /// Questions put to bots.
    pub asked: u32,
}

/// Plays and checks.
///
/// # Errors
/// The first law found broken, with the seed of the game and what was seen.
pub fn check<G: Probe>(effort: Effort) -> Result<Report, Broken> {
    let mut report = Report::default();
    for number in 0..effort.games {
        let seed = effort.seed + u64::from(number);
        // The report is dropped with the error, so nothing half-done is seen.
        let game = AssertUnwindSafe(|| play::one_game::<G>(seed, effort, &mut report));
        std::panic::catch_unwind(game)
            .unwrap_or_else(|payload| Err(Broken::new(Law::NeverPanics, words_of(payload.as_ref()))))
            .map_err(|broken| broken.in_game(seed))?;
    }
    Ok(report)
}

fn words_of(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("a panic without words")
}
