//! Whether the store takes writes. Finding out is a synced write in the queue where the players' entries stand: one
//! at a time asks, and what the store said holds for a while, for everybody.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tablier_store::Store;
use tokio::sync::Mutex;

/// How long an answer holds.
const HOLDS: Duration = Duration::from_secs(1);

/// What the store said last.
#[derive(Default)]
pub(crate) struct Readiness {
    said: Arc<Mutex<Option<(Instant, bool)>>>,
}

impl Readiness {
    /// Asks the store, unless it was asked lately. Whoever comes while somebody asks waits for the same answer.
    pub(crate) async fn of(&self, store: &Arc<dyn Store>) -> bool {
        let mut said = Arc::clone(&self.said).lock_owned().await;
        if let Some((at, ready)) = *said
            && at.elapsed() < HOLDS
        {
            return ready;
        }
        let store = Arc::clone(store);
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
