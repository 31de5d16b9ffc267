//! The third role: who owns a table, that is, who may write to its log.

use async_trait::async_trait;
use tablier_room::TableCode;

use crate::ReadError;

/// Counts the claims of a table: each has a higher one than all before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Epoch(pub u64);

/// The right to write to a table's log, until somebody claims the table anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Claim {
    /// Which table.
    pub table: TableCode,
    /// Which of its claims.
    pub epoch: Epoch,
}

/// Why a table could not be claimed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ClaimError {
    /// Another node has it and is alive: ask there. A store that only one process writes to never says so.
    #[error("the table belongs to {owner}")]
    Elsewhere {
        /// That node's name.
        owner: String,
    },
    /// The store does not work, or did not answer in time.
    #[error("the store is failing: {0}")]
    Failing(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

/// Who owns which table.
///
/// **The law of the fence**: whatever is written under a claim that is not the table's latest stores nothing and is
/// answered with [`AppendError::Fenced`](crate::AppendError::Fenced), also when the claim changes while it waits.
///
/// A claim ends when it is released, when somebody claims the table anew, and, in a store that many nodes share, when
/// the node's lease runs out. What its owner has in memory is then worth nothing: it is thrown away, and nobody is told
/// of what was not durable. The owner hears of it in two ways: surely, by the fence, with the next thing it writes; and
/// sooner, where the store knows sooner, by [`lost`](Claims::lost).
#[async_trait]
pub trait Claims: Send + Sync {
    /// Claims a table, there or not yet, also if this process has claimed it before: whoever is not sure of what a
    /// table's log holds claims it anew and reads.
    ///
    /// When this answers, all that was written under older claims has come to an end: it is there, and every read that
    /// starts from now on sees it, or it never will be. Dropped before it answered, it may have claimed or not.
    ///
    /// # Errors
    /// See [`ClaimError`]. Older claims may have ended all the same.
    async fn claim(&self, table: TableCode) -> Result<Claim, ClaimError>;

    /// Gives a claim back; what still waits under it is fenced. If it is not the latest, nothing happens. That it can't
    /// be given back just now is nobody's concern: the next who claims the table ends it.
    async fn release(&self, claim: Claim);

    /// The name of the other node that has a table just now, if one has and is alive: ask there. None for a table that
    /// is this node's, or nobody's; a store that only one process writes to never names any. What is answered may be over
    /// a moment later: only [`claim`](Claims::claim) tells for sure.
    ///
    /// # Errors
    /// The store is failing or closed.
    async fn elsewhere(&self, table: TableCode) -> Result<Option<String>, ReadError>;

    /// Waits until a claim has ended, however it did; for ever if it never does. That it has not answered says nothing.
    async fn lost(&self, claim: Claim);
}
