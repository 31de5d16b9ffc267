//! The embedded store: one SQLite file in write-ahead mode, one writer, a few readers, checkpoints beside them, each a
//! thread with a connection of its own.
//!
//! ```text
//! append, mark, ping,
//! days, reviews      ─▶ bounded queue ─▶ writer: everything that waits goes into one commit, one sync
//! claim, release     ─▶ the fence, in memory: the writer looks at it for every call
//! read, list         ─▶ readers: a snapshot each, never in the writer's way
//! every 250 ms       ─▶ checkpointer: moves the write-ahead log into the file once it is long enough
//! backup             ─▶ a connection of its own, one long read
//! ```
//!
//! Bounds, and what happens there: the queue holds [`Options::queue`] calls, and more wait to get in; a commit takes
//! [`Options::group`] calls, and the rest come with the next, [`Options::apart`] after it at the soonest; reads wait for one of [`Options::readers`] threads for five
//! seconds, then fail; of a table that nobody has claimed nothing is kept in memory; a write-ahead log past
//! [`Options::longest_wal`] pages holds the writer up for as long as its last part takes to be moved, so that it can
//! start again from its beginning, or for a tenth of a second if some long read (a backup) still needs it; then it may
//! grow by as much again.

mod append;
mod backup;
mod checkpoint;
mod days;
mod fence;
mod lock;
mod open;
mod reader;
mod readers;
mod reviews;
mod schema;
mod settings;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use rusqlite::Connection;
use tablier_game::GameId;
use tablier_room::{Author, CommandId, DoorCode, Entry, Person, TableCode, Wall};
use tokio::sync::{Mutex as Turn, mpsc, oneshot, watch};

use crate::{
    AppendError, Appended, Attempt, BackupError, Begun, Claim, ClaimError, Claims, ClockMark, Day, Days,
    FinishedGame, Found, HandedIn, Index, Last, Log, Page, ReadError, TableSummary, Tally, fit,
};
use fence::Fence;
use readers::Readers;
use writer::Job;

pub use backup::backup;
pub use open::{OpenError, Options};

/// A store in one SQLite file.
///
/// Beside the file lie its write-ahead log (`-wal`, `-shm`) and a lock (`.lock`), by which only one program at a time
/// writes to it. Dropped without [`Log::close`], it still finishes what waits, in the background.
pub struct SqliteStore {
    path: PathBuf,
    fence: Arc<Fence>,
    /// `None` once closed.
    running: Mutex<Option<Running>>,
    /// Whether the last thread has come to its end.
    closed: watch::Receiver<bool>,
    /// One backup at a time.
    backups: Turn<()>,
}

/// What the threads run for: they end when it is gone.
struct Running {
    jobs: mpsc::Sender<Job>,
    readers: Readers,
    _checkpoints: std::sync::mpsc::Sender<()>,
}

impl SqliteStore {
    /// Lets the file have this many pages at the most, from now on; fewer than it has now means no more. The answer
    /// is the limit that holds. It is forgotten when the store is closed: see [`Options::most_pages`].
    ///
    /// # Errors
    /// The store is failing or closed.
    pub async fn limit_pages(&self, most: u32) -> Result<u32, AppendError> {
        self.ask(|answer| Job::Limit { most, answer }).await?
    }

    /// Copies everything that was appended before the call to a new file, while appends go on. The file is complete
    /// and on the disk when this answers, and can be opened as a store. It is [`backup`] for a store that is open here.
    ///
    /// # Errors
    /// The file is there already, can't be written, or the store can't be read. Then there is no such file.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        if self.lock().is_none() {
            return Err(BackupError::Failing(ReadError::Closed.to_string()));
        }
        let _one_at_a_time = self.backups.lock().await;
        backup(&self.path, to).await
    }

    /// Puts a job into the writer's queue, waiting at its bound, and waits for the answer.
    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T, AppendError> {
        let jobs = self.lock().as_ref().map(|running| running.jobs.clone());
        let jobs = jobs.ok_or(AppendError::Closed)?;
        let (answer, answered) = oneshot::channel();
        jobs.send(job(answer)).await.map_err(|_| AppendError::Closed)?;
        // Whoever waits for the answer does not keep the writer from its end.
        drop(jobs);
        answered.await.map_err(|_| AppendError::Failing("the writer stopped".to_owned()))
    }

    /// Has something read, waiting for a reader at their bound.
    async fn find<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, ReadError> + Send + 'static,
    ) -> Result<T, ReadError> {
        let readers = self.lock().as_ref().map(|running| running.readers.clone());
        readers.ok_or(ReadError::Closed)?.read(query).await
    }

    /// No wait and no panic comes while it is held.
    fn lock(&self) -> MutexGuard<'_, Option<Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Log for SqliteStore {
    async fn append(&self, claim: &Claim, entries: Vec<Entry>) -> Appended {
        self.ask(|answer| Job::Append { claim: *claim, entries, answer }).await?
    }

    async fn mark_clock(&self, claim: &Claim, mark: ClockMark) -> Appended {
        self.ask(|answer| Job::Mark { claim: *claim, mark, answer }).await?
    }

    async fn read(&self, table: TableCode, after: u64, limit: u32) -> Result<Vec<Entry>, ReadError> {
        self.find(move |connection| reader::entries(connection, table, after, limit)).await
    }

    async fn last(&self, table: TableCode) -> Result<Option<Last>, ReadError> {
        self.find(move |connection| reader::last(connection, table)).await
    }

    async fn find_command(
        &self,
        table: TableCode,
        by: Author,
        command: &CommandId,
    ) -> Result<Option<u64>, ReadError> {
        let command = *command;
        self.find(move |connection| reader::find_command(connection, table, by, &command)).await
    }

    async fn ping(&self) -> Appended {
        self.ask(|answer| Job::Ping { answer }).await?
    }

    async fn close(&self) {
        drop(self.lock().take());
        // The sender goes only with its thread, which has then nothing more to finish either.
        let _ = self.closed.clone().wait_for(|closed| *closed).await;
    }
}

#[async_trait]
impl Index for SqliteStore {
    async fn tables_of(&self, person: Person, page: Page<TableCode>) -> Result<Vec<TableSummary>, ReadError> {
        self.find(move |connection| reader::tables_of(connection, person, page)).await
    }

    async fn is_guest(&self, person: Person, table: TableCode) -> Result<bool, ReadError> {
        self.find(move |connection| reader::is_guest(connection, person, table)).await
    }

    async fn games(&self, table: TableCode, page: Page<GameId>) -> Result<Vec<FinishedGame>, ReadError> {
        self.find(move |connection| reader::games(connection, table, page)).await
    }

    async fn finished_games_of(
        &self,
        person: Person,
        page: Page<GameId>,
    ) -> Result<Vec<FinishedGame>, ReadError> {
        self.find(move |connection| reader::finished_games_of(connection, person, page)).await
    }

    async fn door(&self, code: DoorCode) -> Result<Option<TableCode>, ReadError> {
        self.find(move |connection| reader::door(connection, code)).await
    }

    async fn admits(&self, table: TableCode, person: Option<Person>) -> Result<bool, ReadError> {
        self.find(move |connection| reader::admits(connection, table, person)).await
    }

    async fn game(&self, id: GameId) -> Result<Option<FinishedGame>, ReadError> {
        self.find(move |connection| reader::game(connection, id)).await
    }
}

#[async_trait]
impl Claims for SqliteStore {
    async fn claim(&self, table: TableCode) -> Result<Claim, ClaimError> {
        if self.lock().is_none() {
            return Err(ClaimError::Closed);
        }
        Ok(self.fence.claim(table).await)
    }

    async fn release(&self, claim: Claim) {
        self.fence.release(claim);
    }

    async fn elsewhere(&self, _: TableCode) -> Result<Option<String>, ReadError> {
        self.lock().as_ref().map(|_| None).ok_or(ReadError::Closed)
    }

    async fn lost(&self, claim: Claim) {
        self.fence.lost(claim).await;
    }
}

#[async_trait]
impl Days for SqliteStore {
    async fn begin(&self, day: Day, person: Person, at: Wall, most: u64) -> Result<Begun, AppendError> {
        let write = days::Write::Begin { day, person, at, most };
        match self.ask(|answer| Job::Days { write, answer }).await?? {
            days::Written::Begun(begun) => Ok(begun),
            days::Written::HandedIn(_) => unreachable!("each job is done as what it is"),
        }
    }

    async fn hand_in(&self, day: Day, person: Person, found: Found) -> Result<HandedIn, AppendError> {
        fit::check_found(&found)?;
        let write = days::Write::HandIn { day, person, found };
        match self.ask(|answer| Job::Days { write, answer }).await?? {
            days::Written::HandedIn(handed_in) => Ok(handed_in),
            days::Written::Begun(_) => unreachable!("each job is done as what it is"),
        }
    }

    async fn attempt(&self, day: Day, person: Person) -> Result<Option<Attempt>, ReadError> {
        self.find(move |connection| days::attempt(connection, day, person)).await
    }

    async fn days_of(
        &self,
        person: Person,
        before: Option<Day>,
        limit: u32,
    ) -> Result<Vec<(Day, Attempt)>, ReadError> {
        self.find(move |connection| days::days_of(connection, person, before, limit)).await
    }

    async fn tally(&self, day: Day) -> Result<Tally, ReadError> {
        self.find(move |connection| days::tally(connection, day)).await
    }
}
