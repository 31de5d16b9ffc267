//! The first role: the log itself. The suite in `contract` holds a store to what is promised here.

use async_trait::async_trait;
use tablier_room::{Author, CommandId, Entry, TableCode};

use crate::{Appended, Claim, ClockMark, Last, ReadError};

/// The logs of all tables.
///
/// **Durable when answered.** Once [`append`](Log::append) says `Ok`, no crash takes the entries away, and every read
/// that starts afterwards sees them. What was not answered may be there or not. Nothing is ever changed or removed.
///
/// **Fenced.** Only who holds a table's latest [`Claim`] writes to it; reading needs no claim.
#[async_trait]
pub trait Log: Send + Sync {
    /// Appends entries of the claim's table, all together or not at all: their numbers, in the order given, must be
    /// the table's next ones (the first of a new table is 1).
    ///
    /// Calls made at the same time share a commit, and they are done in the order in which they were made (first
    /// polled): the next may be made before the last is answered. How many may wait is bounded; at the bound this
    /// waits before it takes the entries. Dropped before it answered, it may have appended or not.
    ///
    /// # Errors
    /// [`AppendError::Fenced`](crate::AppendError::Fenced) under a claim that is not the table's latest, also if it
    /// ceases to be while the call waits: then nothing of it is stored, now or later. For the others see
    /// [`AppendError`](crate::AppendError).
    async fn append(&self, claim: &Claim, entries: Vec<Entry>) -> Appended;

    /// Marks how far the time of the claim's table has come, for when no entry says so. Marks only rise. It stands in
    /// the same queue, and shares the same commits, as appends do.
    ///
    /// # Errors
    /// [`AppendError::NotNext`](crate::AppendError::NotNext) if `after` is not the table's last number: an entry came
    /// first. Otherwise as an append.
    async fn mark_clock(&self, claim: &Claim, mark: ClockMark) -> Appended;

    /// A table's entries with numbers above `after`, in order, `limit` of them at the most; none for a table that is
    /// not there. Their marks come back empty.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn read(&self, table: TableCode, after: u64, limit: u32) -> Result<Vec<Entry>, ReadError>;

    /// Where a table's log ends, and how far its time has come; `None` for a table that is not there.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn last(&self, table: TableCode) -> Result<Option<Last>, ReadError>;

    /// The number of the entry that answered this command of this author at this table.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn find_command(
        &self,
        table: TableCode,
        by: Author,
        command: &CommandId,
    ) -> Result<Option<u64>, ReadError>;

    /// Tries whether the store takes a write just now, by making one that leaves nothing behind. It stands in the
    /// same queue as appends: to wait long for the answer is an answer too.
    ///
    /// # Errors
    /// One that [`is_trouble`](crate::AppendError::is_trouble).
    async fn ping(&self) -> Appended;

    /// Finishes the appends that wait, tidies up and closes, whatever other roles the store has. From the call on,
    /// everything else answers that it is closed.
    ///
    /// **May be given up.** Whoever can't wait for a slow disk drops this, or ends the process: what was answered is
    /// durable already, and tidying up only makes the next start quicker. Dropped, it goes on by itself; called again,
    /// it waits for the same end.
    async fn close(&self);
}
