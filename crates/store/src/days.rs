//! The fourth role: what people found on a day. One person has one attempt a day, and hands in once.

use async_trait::async_trait;
use tablier_room::{Person, Wall};

use crate::{AppendError, Day, ReadError};

/// How many days attempts are kept for. Older ones go, a few with every one that begins; what was counted of them stays.
pub const KEPT: u32 = 400;

/// How long what somebody found may be, as text.
pub const LONGEST_FOUND: usize = 4 * 1024;

/// What somebody found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// When they handed it in.
    pub at: Wall,
    /// What it is worth.
    pub points: u8,
    /// What it is, as JSON, at most [`LONGEST_FOUND`] bytes: the game's business.
    pub what: String,
}

/// A person's attempt of a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// When they began.
    pub begun: Wall,
    /// What they handed in, if they have.
    pub found: Option<Found>,
    /// On how many days in a row, up to this one, they have handed something in; 0 until they have.
    pub streak: u32,
}

/// How an attempt began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Begun {
    /// Now.
    Now(Attempt),
    /// Before: as it stands.
    Before(Attempt),
    /// Not at all: as many as the day may have have begun.
    Full,
}

/// What became of something handed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandedIn {
    /// It is kept, and counts.
    Now(Attempt),
    /// Something was handed in before, and stays.
    Before(Attempt),
    /// They have not begun.
    NotBegun,
}

/// How many did how well on a day. Each person is counted once.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many began.
    pub begun: u64,
    /// How many handed in something worth so many points, by points, the fewest first; where nobody did, nothing.
    pub found: Vec<(u8, u64)>,
}

/// Attempts by day and person. What is answered with success survives a crash, as an append does.
#[async_trait]
pub trait Days: Send + Sync {
    /// Somebody begins, unless they have before. Of a day at most so many may.
    ///
    /// # Errors
    /// The store is full, failing or closed.
    async fn begin(&self, day: Day, person: Person, at: Wall, most: u64) -> Result<Begun, AppendError>;

    /// Somebody hands in what they found: the first thing counts. Whether it came in time is for the caller to say.
    ///
    /// # Errors
    /// What was found is too long or has a zero byte; the store is full, failing or closed.
    async fn hand_in(&self, day: Day, person: Person, found: Found) -> Result<HandedIn, AppendError>;

    /// Somebody's attempt of a day.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn attempt(&self, day: Day, person: Person) -> Result<Option<Attempt>, ReadError>;

    /// Somebody's attempts, the latest day first, of those before a day if one is named; so many at the most.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn days_of(
        &self,
        person: Person,
        before: Option<Day>,
        limit: u32,
    ) -> Result<Vec<(Day, Attempt)>, ReadError>;

    /// How many did how well.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn tally(&self, day: Day) -> Result<Tally, ReadError>;
}
