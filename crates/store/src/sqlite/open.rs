//! Opening: the lock, the schema, the settings, then the tasks. Everything that can be wrong with a file is found here,
//! before anybody is let in.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::ErrorCode;
use tokio::sync::{Mutex as Turn, mpsc, watch};

use super::checkpoint::Checkpointer;
use super::fence::Fence;
use super::lock::Lock;
use super::readers::{self, Readers};
use super::settings::{self, Role};
use super::writer::{self, Writer};
use super::{Running, SqliteStore, schema};
use crate::Observer;

/// How a store is run. The defaults suit a server; a test may want them smaller.
#[derive(Debug, Clone)]
pub struct Options {
    /// Threads that read, each with a connection.
    pub readers: usize,
    /// Calls that may wait for the writer.
    pub queue: usize,
    /// Calls in one commit at the most.
    pub group: usize,
    /// The shortest time between the beginnings of two commits. A call that comes later than that after the last one is
    /// written at once; those that come sooner share the next commit, and wait no longer than this for it to begin.
    pub apart: Duration,
    /// How often the write-ahead log is looked at.
    pub look_every: Duration,
    /// Pages in the write-ahead log, not yet moved into the file, that start a checkpoint beside the writer.
    pub long_wal: u32,
    /// Pages in the write-ahead log for which the writer is held up until all of them are moved.
    pub longest_wal: u32,
    /// Pages of 4 KiB the file may have; `None` for as many as the disk holds.
    pub most_pages: Option<u32>,
    /// Who hears of every commit.
    pub observer: Option<Observer>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            readers: 4,
            queue: 1024,
            group: 256,
            apart: Duration::from_millis(6),
            look_every: Duration::from_millis(250),
            long_wal: 4_000,
            longest_wal: 16_000,
            most_pages: None,
            observer: None,
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
    /// SQLite, or the system, could not.
    #[error("the store can't be opened: {0}")]
    Sqlite(String),
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> OpenError {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => OpenError::NotAStore,
            _ => OpenError::Sqlite(error.to_string()),
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
        let opened = tokio::task::spawn_blocking(move || open(path, options)).await;
        opened.unwrap_or_else(|error| Err(OpenError::Sqlite(error.to_string())))
    }
}

fn open(path: PathBuf, options: Options) -> Result<SqliteStore, OpenError> {
    let lock = Arc::new(Lock::take(&path)?);
    schema::admit(&path)?;
    let mut connection = settings::connect(&path, Role::Write)?;
    schema::migrate(&mut connection)?;
    if let Some(most) = options.most_pages {
        writer::limit(&connection, most)?;
    }
    let threads = options.readers.max(1);
    let reading = (0..threads).map(|_| settings::connect(&path, Role::Read));
    let reading = reading.collect::<Result<Vec<_>, _>>()?;
    let checkpointing = settings::connect(&path, Role::Checkpoint)?;

    let (turn, fence) = (Arc::new(Mutex::new(())), Arc::new(Fence::new()));
    let (jobs, queue) = mpsc::channel(options.queue.max(1));
    let writer = Writer {
        path: path.clone(),
        connection: Some(connection),
        queue,
        fence: fence.clone(),
        turn: turn.clone(),
        group: options.group.max(1),
        apart: options.apart,
        most_pages: options.most_pages,
        observer: options.observer.clone(),
        _lock: lock.clone(),
    };
    let mut others = vec![spawn("tablier-write", move || writer.run())?];
    let (readers, waiting) = Readers::new(threads);
    for connection in reading {
        let waiting = waiting.clone();
        others.push(spawn("tablier-read", move || readers::run(&connection, &waiting))?);
    }
    drop(waiting);
    let hold_up_at = i64::from(options.longest_wal);
    let checkpointer = Checkpointer { connection: checkpointing, options, turn, hold_up_at, _lock: lock };
    let (running, stopped) = std::sync::mpsc::channel();
    let (tell, closed) = watch::channel(false);
    spawn("tablier-move", move || checkpointer.run(&stopped, others, &tell))?;
    let running = Running { jobs, readers, _checkpoints: running };
    Ok(SqliteStore { path, fence, running: Mutex::new(Some(running)), closed, backups: Turn::new(()) })
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, OpenError> {
    let spawned = std::thread::Builder::new().name(name.to_owned()).spawn(run);
    spawned.map_err(|error| OpenError::Sqlite(error.to_string()))
}
