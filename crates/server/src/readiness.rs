//! Whether the store takes writes. Finding out is a synced write in the queue where the players' entries stand: one
//! at a time asks, and what the store said holds for a while, for everybody: for whoever watches over the server, and for
//! every table that is read-only.

use std::sync::Arc;
use std::time::Duration;

use tablier_store::Store;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// How long an answer holds.
const HOLDS: Duration = Duration::from_secs(1);

/// The store, and what it said last.
pub(crate) struct Readiness {
    store: Arc<dyn Store>,
    said: Arc<Mutex<Option<(Instant, bool)>>>,
}

impl Readiness {
    pub(crate) fn new(store: Arc<dyn Store>) -> Readiness {
        Readiness { store, said: Arc::default() }
    }

    /// Asks the store, unless it was asked lately. Whoever comes while somebody asks waits for the same answer.
    pub(crate) async fn is_writable(&self) -> bool {
        let mut said = Arc::clone(&self.said).lock_owned().await;
        if let Some((at, ready)) = *said
            && at.elapsed() < HOLDS
        {
            return ready;
        }
        let store = Arc::clone(&self.store);
        // A task of its own: whoever asks may go, the question stays in the store's queue, and nobody is to put another
        // behind it.
        let asked = tokio::spawn(async move {
            let ready = store.ping().await.is_ok();
            *said = Some((Instant::now(), ready));
            ready
        });
        asked.await.unwrap_or(false)
    }
}
