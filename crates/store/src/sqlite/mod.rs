//! The embedded store: one SQLite file in write-ahead mode, one writer, a few readers, checkpoints beside them.
//!
//! ```text
//! append, mark, ping ─▶ bounded queue ─▶ writer: everything that waits goes into one commit, one sync
//! read, list   ─▶ pool of read-only connections: a snapshot each, never in the writer's way
//! every 250 ms ─▶ checkpointer: moves the write-ahead log into the file once it is long enough
//! backup       ─▶ a connection of its own, one long read
//! ```
//!
//! Bounds, and what happens there: the queue holds [`Options::queue`] calls, and more wait to get in; a commit takes
//! [`Options::group`] calls, and the rest come with the next; reads wait for one of [`Options::readers`] connections
//! for five seconds, then fail; a write-ahead log past [`Options::longest_wal`] pages holds the writer up for as long as
//! its last part takes to be moved, so that it can start again from its beginning, or for a tenth of a second if some
//! long read (a backup) still needs it; then it may grow by as much again.

mod append;
mod backup;
mod checkpoint;
mod open;
mod reader;
mod schema;
mod settings;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;
use sqlx::SqlitePool;
use tablier_game::GameId;
use tablier_room::{Author, CommandId, Entry, Person, TableCode};
use tokio::sync::{Mutex as Turn, mpsc, oneshot, watch};
use tokio::task::JoinHandle;

use crate::{
    AppendError, Appended, BackupError, ClockMark, FinishedGame, Last, Page, ReadError, Store, TableSummary,
};
use writer::Job;

pub use backup::backup;
pub use open::{OpenError, Options};

/// A store in one SQLite file.
///
/// Beside the file lie its write-ahead log (`-wal`, `-shm`) and a lock (`.lock`), by which only one program at a time
/// writes to it. Dropped without [`Store::close`], it still finishes what waits, in the background.
pub struct SqliteStore {
    path: PathBuf,
    reads: SqlitePool,
    /// `None` once closed.
    running: Mutex<Option<Running>>,
    /// One backup at a time.
    backups: Turn<()>,
}

struct Running {
    jobs: mpsc::Sender<Job>,
    writer: JoinHandle<()>,
    stop_checkpoints: watch::Sender<()>,
    checkpoints: JoinHandle<()>,
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

    /// Puts a job into the writer's queue, waiting at its bound, and waits for the answer.
    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T, AppendError> {
        let jobs = {
            let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
            running.as_ref().map(|running| running.jobs.clone())
        };
        let jobs = jobs.ok_or(AppendError::Closed)?;
        let (answer, answered) = oneshot::channel();
        jobs.send(job(answer)).await.map_err(|_| AppendError::Closed)?;
        answered.await.map_err(|_| AppendError::Failing("the writer stopped".to_owned()))
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, entries: Vec<Entry>) -> Vec<Appended> {
        let count = entries.len();
        match self.ask(|answer| Job::Append { entries, answer }).await {
            Ok(appended) => appended,
            Err(trouble) => vec![Err(trouble); count],
        }
    }

    async fn mark_clock(&self, mark: ClockMark) -> Appended {
        self.ask(|answer| Job::Mark { mark, answer }).await?
    }

    async fn read(&self, table: TableCode, after: u64, limit: u32) -> Result<Vec<Entry>, ReadError> {
        reader::entries(&self.reads, table, after, limit).await
    }

    async fn last(&self, table: TableCode) -> Result<Option<Last>, ReadError> {
        reader::last(&self.reads, table).await
    }

    async fn find_command(
        &self,
        table: TableCode,
        by: Author,
        command: &CommandId,
    ) -> Result<Option<u64>, ReadError> {
        reader::find_command(&self.reads, table, by, command).await
    }

    async fn tables_of(&self, person: Person, page: Page<TableCode>) -> Result<Vec<TableSummary>, ReadError> {
        reader::tables_of(&self.reads, person, page).await
    }

    async fn games(&self, table: TableCode, page: Page<GameId>) -> Result<Vec<FinishedGame>, ReadError> {
        reader::games(&self.reads, table, page).await
    }

    async fn finished_games_of(
        &self,
        person: Person,
        page: Page<GameId>,
    ) -> Result<Vec<FinishedGame>, ReadError> {
        reader::finished_games_of(&self.reads, person, page).await
    }

    async fn game(&self, id: GameId) -> Result<Option<FinishedGame>, ReadError> {
        reader::game(&self.reads, id).await
    }

    async fn ping(&self) -> Appended {
        self.ask(|answer| Job::Ping { answer }).await?
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        if self.reads.is_closed() {
            return Err(BackupError::Failing(ReadError::Closed.to_string()));
        }
        let _one_at_a_time = self.backups.lock().await;
        backup(&self.path, to).await
    }

    async fn close(&self) {
        let running = {
            let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
            running.take()
        };
        let Some(running) = running else { return };
        drop(running.jobs);
        // A task that panicked has nothing more to finish.
        running.writer.await.ok();
        self.reads.close().await;
        drop(running.stop_checkpoints);
        running.checkpoints.await.ok();
    }
}
