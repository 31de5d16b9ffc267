//! The fifth role: what experts said of finished games, so that nobody thinks about them again after a restart. Only the
//! latest of it is kept, and all of it can be said again: what is lost here costs time and nothing else.

use async_trait::async_trait;
use tablier_game::GameId;

use crate::{Appended, ReadError};

/// So many reviews are kept. The oldest goes with every one that is more.
pub const MOST_REVIEWS: u32 = 256;

/// How long a review may be, as text: most are a tenth of it.
pub const LONGEST_REVIEW: usize = 1 << 20;

/// What experts said, by game, each in the edition of the expert who said it.
#[async_trait]
pub trait Reviews: Send + Sync {
    /// Keeps what was said of a game that is over, instead of what was said of it before.
    ///
    /// # Errors
    /// It is too long or has a zero byte; the store is full, failing or closed.
    async fn keep_review(&self, game: GameId, edition: u32, said: String) -> Appended;

    /// What this edition of the expert said of a game, if it is kept.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn review(&self, game: GameId, edition: u32) -> Result<Option<String>, ReadError>;
}
