//! The claims that this node holds, in memory: who waits for the end of one hears of it here, and what is written under
//! one that has ended need not ask PostgreSQL. The fence itself is PostgreSQL's.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tablier_room::TableCode;
use tokio::sync::watch;

use super::lease::Incarnation;
use crate::{Claim, Epoch};

/// Of a table that is not claimed here nothing is kept.
#[derive(Default)]
pub(super) struct Held(Mutex<BTreeMap<TableCode, Claimed>>);

struct Claimed {
    epoch: Epoch,
    under: Incarnation,
    /// Dropped with the claim, which is how those who wait for its end hear of it.
    end: Option<watch::Sender<()>>,
}

impl Held {
    /// A claim was answered. One with a higher epoch that was answered sooner stays.
    pub(super) fn take(&self, claim: Claim, under: Incarnation) {
        let mut held = self.lock();
        if held.get(&claim.table).is_none_or(|before| before.epoch < claim.epoch) {
            held.insert(claim.table, Claimed { epoch: claim.epoch, under, end: None });
        }
    }

    /// Under which incarnation this claim was made, if it stands as far as is known here.
    pub(super) fn under(&self, claim: Claim) -> Option<Incarnation> {
        self.lock().get(&claim.table).filter(|held| held.epoch == claim.epoch).map(|held| held.under)
    }

    /// A claim has ended: given back, or found to be so.
    pub(super) fn end(&self, claim: Claim) {
        let mut held = self.lock();
        if held.get(&claim.table).is_some_and(|held| held.epoch == claim.epoch) {
            held.remove(&claim.table);
        }
    }

    /// All claims have ended.
    pub(super) fn end_all(&self) {
        self.lock().clear();
    }

    /// Waits for a claim's end.
    pub(super) async fn lost(&self, claim: Claim) {
        let mut end = {
            let mut held = self.lock();
            let Some(held) = held.get_mut(&claim.table).filter(|held| held.epoch == claim.epoch) else {
                return;
            };
            held.end.get_or_insert_with(|| watch::Sender::new(())).subscribe()
        };
        // Nothing is ever sent: what comes is the sender's end.
        let _ = end.changed().await;
    }

    /// No wait and no panic comes while it is held.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableCode, Claimed>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
