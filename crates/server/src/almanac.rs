//! What there is to be found on a day. The server knows no games, so the program hands it an [`Almanac`]; without one
//! there is nothing at its addresses.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serde_json::Value;
use tablier_room::Refusal;
use tablier_store::Day;

/// How long one has.
pub(crate) const MINUTE: Duration = Duration::from_mins(1);

/// How much later what was found may come: it travels, and a page hands in by itself when the minute is over.
pub(crate) const GRACE: Duration = Duration::from_secs(4);

/// Older days than this can't be had any more.
pub(crate) const OLDEST: u32 = 365;

/// So many may begin a day: what is kept of them is bounded.
pub(crate) const MOST_A_DAY: u64 = 100_000;

/// Why commands come to nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotPlayed {
    /// They can't be read.
    Unreadable,
    /// They are against the game's rules.
    Refused(Refusal),
}

/// What is seen of a day's situation after some commands.
#[derive(Debug, Clone, PartialEq)]
pub struct Seen {
    /// The game's view.
    pub view: Value,
    /// What the last command did.
    pub told: Value,
    /// What has come of it so far.
    pub points: u8,
    /// The same in full, to be kept: it is asked for again with the answer.
    pub played: Value,
}

/// A day's answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// The most there is.
    pub best: u8,
    /// The game's round, with a best line and what somebody played.
    pub round: Value,
}

/// A situation for every day. The same day has always the same; it may take a moment to be found.
pub trait Almanac: Send + Sync {
    /// How hard a day's is, from 1 to 5. This takes no time.
    fn grade(&self, day: Day) -> u8;

    /// What is seen after these commands, from the situation's beginning. Nothing in it says what there is to be found.
    ///
    /// # Errors
    /// They can't be read, or one of them is against the rules.
    fn play(&self, day: Day, commands: &Value) -> Result<Seen, NotPlayed>;

    /// Whether a game of this setup begins with the day's situation, or one that is worth the same: nobody hears of an
    /// expert what there is to be found while it is the day's.
    fn is_of(&self, day: Day, game: &str, setup: &Value) -> bool;

    /// What there was to be found, beside what somebody played.
    fn answer(&self, day: Day, played: Option<&Value>) -> Answer;
}

/// The almanac, once there is one.
#[derive(Default)]
pub(crate) struct Shelf(OnceLock<Arc<dyn Almanac>>);

impl Shelf {
    /// The almanac, from now on; the first one stays.
    pub(crate) fn set(&self, almanac: Arc<dyn Almanac>) {
        let _ = self.0.set(almanac);
    }

    pub(crate) fn get(&self) -> Option<&Arc<dyn Almanac>> {
        self.0.get()
    }
}
