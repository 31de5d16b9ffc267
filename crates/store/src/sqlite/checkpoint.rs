//! Checkpoints, beside the writer: what stands in the write-ahead log is moved into the file once it is long enough.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::watch;

use super::Options;
use super::lock::Lock;

pub(super) struct Checkpointer {
    pub(super) connection: Connection,
    pub(super) options: Options,
    /// The writer's: held for a moment when the write-ahead log must start again.
    pub(super) turn: Arc<Mutex<()>>,
    /// The length at which that is tried next.
    pub(super) hold_up_at: i64,
    pub(super) _lock: Arc<Lock>,
}

/// The write-ahead log as SQLite counts it.
#[derive(Debug, Clone, Copy)]
struct Wal {
    /// Somebody reads from it, so that not all could be done.
    busy: bool,
    /// Pages in it.
    pages: i64,
    /// Those of them that are in the file as well.
    moved: i64,
}

impl Checkpointer {
    /// Looks again and again until the store lets go of the other end; then waits for the other threads' end, moves
    /// everything and closes.
    pub(super) fn run(
        mut self,
        stopped: &Receiver<()>,
        others: Vec<JoinHandle<()>>,
        closed: &watch::Sender<bool>,
    ) {
        while let Err(RecvTimeoutError::Timeout) = stopped.recv_timeout(self.options.look_every) {
            if let Err(error) = self.check() {
                tracing::warn!(%error, "a checkpoint failed; the write-ahead log grows until one succeeds");
            }
        }
        for other in others {
            // One that panicked has nothing more to finish.
            other.join().ok();
        }
        if let Err(error) = checkpoint(&self.connection, "PRAGMA wal_checkpoint(TRUNCATE)") {
            tracing::warn!(%error, "the last checkpoint failed; the next start makes up for it");
        }
        // The connection before the lock, and both before anybody hears of it.
        drop(self);
        closed.send_replace(true);
    }

    fn check(&mut self) -> rusqlite::Result<()> {
        let mut wal = checkpoint(&self.connection, "PRAGMA wal_checkpoint(NOOP)")?;
        if wal.pages - wal.moved >= i64::from(self.options.long_wal) {
            // Passive: waits for nobody and nobody waits for it.
            wal = checkpoint(&self.connection, "PRAGMA wal_checkpoint(PASSIVE)")?;
        }
        // Under writing without pause there is always a page not yet moved, and the log never starts again by itself.
        if wal.pages >= self.hold_up_at {
            let turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
            // The file keeps its length: to write over what is there costs less than to make it longer.
            let after = checkpoint(&self.connection, "PRAGMA wal_checkpoint(RESTART)")?;
            drop(turn);
            let longest = i64::from(self.options.longest_wal);
            // A long read, as of a backup, keeps the log: it may grow as much again before the writer waits again.
            self.hold_up_at = if after.busy { wal.pages + longest } else { longest };
        }
        Ok(())
    }
}

fn checkpoint(connection: &Connection, pragma: &str) -> rusqlite::Result<Wal> {
    connection.prepare_cached(pragma)?.query_row([], |row| {
        let busy: i64 = row.get(0)?;
        Ok(Wal { busy: busy != 0, pages: row.get(1)?, moved: row.get(2)? })
    })
}
