//! The trait: what a store of logs does, and what it promises. The suite in `contract` holds it to that.

use std::path::Path;

use async_trait::async_trait;
use tablier_game::GameId;
use tablier_room::{Author, CommandId, Entry, Person, TableCode};

use crate::{AppendError, BackupError, ClockMark, FinishedGame, Last, Page, ReadError, TableSummary};

/// What became of one entry.
pub type Appended = Result<(), AppendError>;

/// The logs of all tables.
///
/// **Durable when answered.** Once [`append`](Store::append) says `Ok` of an entry, no crash takes it away, and every
/// read that starts afterwards sees it. What was not answered may be there or not. Nothing is ever changed or removed.
#[async_trait]
pub trait Store: Send + Sync {
    /// Appends entries, of any number of tables, and says for each, in the same order, what became of it.
    ///
    /// A table's entries in one call are appended all together or not at all: their numbers, in the order given, must
    /// be the table's next ones (the first of a new table is 1), and otherwise each of them gets the same error. Other
    /// tables' entries in the call are not affected, unless the store is in trouble: then all of them get that error.
    ///
    /// Calls made at the same time share a commit, and they are done in the order in which they were made (first
    /// polled): the next may be made before the last is answered. How many may wait is bounded; at the bound this
    /// waits before it takes the entries. Dropped before it answered, it may have appended or not.
    ///
    /// # Errors
    /// For each entry its own: see [`AppendError`].
    async fn append(&self, entries: Vec<Entry>) -> Vec<Appended>;

    /// Marks how far a table's time has come, for when no entry says so. Marks only rise. It stands in the same queue,
    /// and shares the same commits, as appends do.
    ///
    /// # Errors
    /// [`AppendError::NotNext`] if `after` is not the table's last number: somebody else wrote meanwhile. Otherwise as
    /// an append.
    async fn mark_clock(&self, mark: ClockMark) -> Appended;

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

    /// The tables where this person is or was a guest, the last active first.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn tables_of(&self, person: Person, page: Page<TableCode>) -> Result<Vec<TableSummary>, ReadError>;

    /// The games that were played to an end at a table, the last first.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn games(&self, table: TableCode, page: Page<GameId>) -> Result<Vec<FinishedGame>, ReadError>;

    /// The games that were played to an end at the tables of [`tables_of`](Store::tables_of), the last first.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn finished_games_of(
        &self,
        person: Person,
        page: Page<GameId>,
    ) -> Result<Vec<FinishedGame>, ReadError>;

    /// The game of this name, if it is over.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn game(&self, id: GameId) -> Result<Option<FinishedGame>, ReadError>;

    /// Tries whether the store takes a write just now, by making one that leaves nothing behind. It stands in the
    /// same queue as appends: to wait long for the answer is an answer too.
    ///
    /// # Errors
    /// One that [`AppendError::is_trouble`].
    async fn ping(&self) -> Appended;

    /// Copies everything that was appended before the call to a new file, while appends go on. The file is complete
    /// and on the disk when this answers, and a store of the same kind opens it.
    ///
    /// # Errors
    /// The file is there already, can't be written, or the store can't be read. Then there is no such file.
    async fn backup(&self, to: &Path) -> Result<(), BackupError>;

    /// Finishes the appends that wait, tidies up and closes. Afterwards everything answers that it is closed.
    async fn close(&self);
}
