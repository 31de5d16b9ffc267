//! Opening: the lock, the schema, the settings, then the tasks. Everything that can be wrong with a file is found here,
//! before anybody is let in.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::sqlite::SqlitePoolOptions;
use sqlx::{Connection, SqlitePool};
use tokio::sync::{Mutex as Turn, mpsc, watch};

use super::checkpoint::Checkpointer;
use super::settings::{self, Role};
use super::writer::Writer;
use super::{Running, SqliteStore, schema};

/// How a store is run. The defaults suit a server; a test may want them smaller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// Connections that read.
    pub readers: u32,
    /// Calls that may wait for the writer.
    pub queue: usize,
    /// Calls in one commit at the most.
    pub group: usize,
    /// How often the write-ahead log is looked at.
    pub look_every: Duration,
    /// Pages in the write-ahead log, not yet moved into the file, that start a checkpoint beside the writer.
    pub long_wal: u32,
    /// Pages in the write-ahead log for which the writer is held up until all of them are moved.
    pub longest_wal: u32,
    /// Pages of 4 KiB the file may have; `None` for as many as the disk holds.
    pub most_pages: Option<u32>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            readers: 4,
            queue: 1024,
            group: 256,
            look_every: Duration::from_millis(250),
            long_wal: 1_000,
            longest_wal: 16_000,
            most_pages: None,
        }
    }
}

/// Why a store can't be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// Another program, or another part of this one, writes to it.
    #[error("the store is in use by another program")]
    InUse,
    /// The file, or its lock, can't be made or opened.
    #[error("can't open {}: {reason}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// Why not.
        reason: String,
    },
    /// The file is something else.
    #[error("the file is no store of Tablier's")]
    NotAStore,
    /// A later version of the program has written it.
    #[error("the store is of a newer version ({found}) than this program knows ({known})")]
    Newer {
        /// The file's schema.
        found: i64,
        /// The program's.
        known: i64,
    },
    /// The schema could not be brought up to date.
    #[error("the store's schema could not be brought up to date: {0}")]
    Migration(String),
    /// A setting that durability rests on was not taken: a file system without write-ahead logs, for example.
    #[error("the setting {name} did not take here: wanted {wanted}, got {got}")]
    Setting {
        /// SQLite's name for it.
        name: &'static str,
        /// What it must be.
        wanted: &'static str,
        /// What it is.
        got: String,
    },
    /// SQLite could not.
    #[error("the store can't be opened: {0}")]
    Sqlite(String),
}

impl From<sqlx::Error> for OpenError {
    fn from(error: sqlx::Error) -> OpenError {
        /// SQLite's code for "file is not a database".
        const NOT_A_DATABASE: &str = "26";
        let code = error.as_database_error().and_then(DatabaseError::code);
        if code.is_some_and(|code| code == NOT_A_DATABASE) {
            OpenError::NotAStore
        } else {
            OpenError::Sqlite(error.to_string())
        }
    }
}

impl SqliteStore {
    /// Opens the store in this file, making it if there is none. The folder must be there.
    ///
    /// What a crash left behind is recovered here: every entry whose append was answered is there.
    ///
    /// # Errors
    /// See [`OpenError`]; the file is left as it was, except that a migration may have begun.
    pub async fn open(path: impl AsRef<Path>, options: Options) -> Result<SqliteStore, OpenError> {
        let path = path.as_ref().to_owned();
        let lock = Arc::new(lock(&path)?);
        let mut connection = settings::connect(&path, Role::Write).await?;
        schema::migrate(&mut connection).await?;
        let reads = pool(&path, options.readers).await?;
        let checkpoints = settings::connect(&path, Role::Checkpoint).await?;

        let turn = Arc::new(Turn::new(()));
        let (jobs, queue) = mpsc::channel(options.queue.max(1));
        let writer = Writer::new(&path, connection, queue, turn.clone(), options, lock.clone()).await?;
        let (stop_checkpoints, stopped) = watch::channel(());
        let checkpointer = Checkpointer::new(checkpoints, options, turn, lock);
        let running = Running {
            jobs,
            writer: tokio::spawn(writer.run()),
            stop_checkpoints,
            checkpoints: tokio::spawn(checkpointer.run(stopped)),
        };
        Ok(SqliteStore { path, reads, running: Mutex::new(Some(running)), backups: Turn::new(()) })
    }
}

/// The lock on a file beside the store's: SQLite's own locks on the store would be lost with any other handle on it.
fn lock(path: &Path) -> Result<File, OpenError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let path = PathBuf::from(name);
    let failed = |reason: std::io::Error| OpenError::File { path: path.clone(), reason: reason.to_string() };
    let file = File::create(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

async fn pool(path: &Path, readers: u32) -> Result<SqlitePool, OpenError> {
    // One connection made by hand shows what is wrong with its settings; the pool could only say that it failed.
    let tried = settings::connect(path, Role::Read).await?;
    tried.close().await?;
    SqlitePoolOptions::new()
        .max_connections(readers.max(1))
        .min_connections(1)
        .acquire_timeout(Duration::from_secs(5))
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .after_connect(|connection, _| {
            Box::pin(async move {
                let checked = settings::check(connection, Role::Read).await;
                checked.map_err(|error| sqlx::Error::Configuration(error.into()))
            })
        })
        .connect_with(settings::options(path, Role::Read))
        .await
        .map_err(OpenError::from)
}
