//! Waking a table from its log, at first or again: off the async threads, and only a few at a time, each with a whole log
//! in memory.

use std::sync::Arc;

use tablier_game::Millis;
use tablier_room::{AnyDesk, BadLog, Entry, Kind, TableCode};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

/// How many tables are woken at once. Whoever would wake another waits; whoever comes to a table that is awake does not.
const AT_ONCE: usize = 8;

/// The place to wake tables in.
#[derive(Clone)]
pub(crate) struct Wakers(Arc<Semaphore>);

/// Why a table can't be woken.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotWoken {
    #[error(transparent)]
    Log(#[from] BadLog),
    /// Whoever did it fell over.
    #[error("waking failed")]
    Failed,
}

impl Wakers {
    pub(super) fn new() -> Wakers {
        Wakers(Arc::new(Semaphore::new(AT_ONCE)))
    }

    /// A place, once there is one; it is held while the log is read, too.
    pub(super) async fn permit(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.0).acquire_owned().await.ok()
    }
}

/// Wakes a table, off the async threads.
pub(super) async fn wake(
    kind: Kind,
    code: TableCode,
    entries: Vec<Entry>,
    at: Millis,
) -> Result<Box<dyn AnyDesk>, NotWoken> {
    let woken = spawn_blocking(move || kind.wake(code, &entries, at)).await;
    let desk = woken.map_err(|error| {
        tracing::error!(table = %code, %error, "waking a table failed");
        NotWoken::Failed
    })?;
    Ok(desk?)
}
