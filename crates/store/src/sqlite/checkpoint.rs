//! Checkpoints, beside the writer: what stands in the write-ahead log is moved into the file once it is long enough.

use std::fs::File;
use std::sync::Arc;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Mutex as Turn, watch};
use tokio::time::{MissedTickBehavior, interval};

use super::Options;

pub(super) struct Checkpointer {
    connection: SqliteConnection,
    options: Options,
    /// The writer's: held for a moment when the write-ahead log must start again.
    turn: Arc<Turn<()>>,
    /// The length at which that is tried next.
    hold_up_at: i64,
    _lock: Arc<File>,
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
    pub(super) fn new(
        connection: SqliteConnection,
        options: Options,
        turn: Arc<Turn<()>>,
        lock: Arc<File>,
    ) -> Checkpointer {
        Checkpointer { connection, options, turn, hold_up_at: i64::from(options.longest_wal), _lock: lock }
    }

    /// Looks again and again until the store lets go of the other end, then moves everything and closes.
    pub(super) async fn run(mut self, mut stopped: watch::Receiver<()>) {
        let mut look = interval(self.options.look_every);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = look.tick() => {}
                _ = stopped.changed() => break,
            }
            if let Err(error) = self.look().await {
                tracing::warn!(%error, "a checkpoint failed; the write-ahead log grows until one succeeds");
            }
        }
        let turn = self.turn.lock().await;
        if let Err(error) = checkpoint(&mut self.connection, "PRAGMA wal_checkpoint(TRUNCATE)").await {
            tracing::warn!(%error, "the last checkpoint failed; the next start makes up for it");
        }
        drop(turn);
        self.connection.close().await.ok();
    }

    async fn look(&mut self) -> Result<(), sqlx::Error> {
        let mut wal = checkpoint(&mut self.connection, "PRAGMA wal_checkpoint(NOOP)").await?;
        if wal.pages - wal.moved >= i64::from(self.options.long_wal) {
            // Passive: waits for nobody and nobody waits for it.
            wal = checkpoint(&mut self.connection, "PRAGMA wal_checkpoint(PASSIVE)").await?;
        }
        // Under writing without pause there is always a page not yet moved, and the log never starts again by itself.
        if wal.pages >= self.hold_up_at {
            let turn = self.turn.lock().await;
            let after = checkpoint(&mut self.connection, "PRAGMA wal_checkpoint(TRUNCATE)").await?;
            drop(turn);
            let longest = i64::from(self.options.longest_wal);
            // A long read, as of a backup, keeps the log: it may grow as much again before the writer waits again.
            self.hold_up_at = if after.busy { wal.pages + longest } else { longest };
        }
        Ok(())
    }
}

async fn checkpoint(connection: &mut SqliteConnection, pragma: &'static str) -> Result<Wal, sqlx::Error> {
    let (busy, pages, moved): (i64, i64, i64) = sqlx::query_as(pragma).fetch_one(connection).await?;
    Ok(Wal { busy: busy != 0, pages, moved })
}
