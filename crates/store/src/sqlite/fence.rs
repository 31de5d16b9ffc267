//! Claims, in memory: no other process writes to the file, so nobody else has to know of them. They stand beside the
//! queue, not in it: a table is claimed at once, unless the commit under way writes to it.
//!
//! What is kept of a table that is claimed is also where its log ends, so that the writer need not read it for every
//! entry. Both are gone when the claim is. Epochs rise for all tables together: so a table that was forgotten never gets
//! one that it had before.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tablier_room::TableCode;
use tokio::sync::watch;

use crate::{AppendError, Claim, Epoch};

/// Where a table's log ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Head {
    /// The table's row; `None` for a table that is not there yet.
    pub(super) id: Option<i64>,
    /// The last number.
    pub(super) last: u64,
}

/// Who owns what, and what the writer is at.
pub(super) struct Fence {
    claims: Mutex<Current>,
    /// How many commits have come to an end, well or not.
    commits: watch::Sender<u64>,
}

#[derive(Default)]
struct Current {
    /// The latest claim's; of all tables.
    epoch: u64,
    /// Those that are claimed.
    tables: BTreeMap<TableCode, Owned>,
    /// Those that the commit under way writes to.
    writing: Vec<TableCode>,
}

struct Owned {
    epoch: Epoch,
    /// `None` until the writer has read it.
    head: Option<Head>,
    /// Dropped with the claim, which is how those who wait for its end hear of it.
    end: Option<watch::Sender<()>>,
}

impl Fence {
    pub(super) fn new() -> Fence {
        Fence { claims: Mutex::default(), commits: watch::Sender::new(0) }
    }

    /// A new claim; the one before it has ended. Waits for the commit under way, if it writes to the table.
    pub(super) async fn claim(&self, table: TableCode) -> Claim {
        let (epoch, commits) = {
            let mut claims = self.lock();
            claims.epoch += 1;
            let epoch = Epoch(claims.epoch);
            claims.tables.insert(table, Owned { epoch, head: None, end: None });
            (epoch, claims.writing.contains(&table).then(|| self.commits.subscribe()))
        };
        if let Some(mut commits) = commits {
            // The sender is ours: it can't be gone.
            let _ = commits.changed().await;
        }
        Claim { table, epoch }
    }

    pub(super) fn release(&self, claim: Claim) {
        let mut claims = self.lock();
        if claims.owned(claim).is_some() {
            claims.tables.remove(&claim.table);
        }
    }

    /// Waits for a claim's end.
    pub(super) async fn lost(&self, claim: Claim) {
        let end = {
            let mut claims = self.lock();
            let Some(owned) = claims.owned(claim) else { return };
            owned.end.get_or_insert_with(|| watch::Sender::new(())).subscribe()
        };
        // Nothing is ever sent: what comes is the sender's end.
        let mut end = end;
        let _ = end.changed().await;
    }

    /// Begins to write to a table in the commit under way; says where its log ends, if that is known.
    pub(super) fn enter(&self, claim: Claim) -> Result<Option<Head>, AppendError> {
        let mut claims = self.lock();
        let head = claims.owned(claim).ok_or(AppendError::Fenced)?.head;
        if claims.writing.last() != Some(&claim.table) {
            claims.writing.push(claim.table);
        }
        Ok(head)
    }

    /// Where the table's log ends by now, if the commit comes to a good end.
    pub(super) fn keep(&self, claim: Claim, head: Head) {
        if let Some(owned) = self.lock().owned(claim) {
            owned.head = Some(head);
        }
    }

    /// The commit under way has come to an end. If not to a good one, what it left behind must be read.
    pub(super) fn committed(&self, well: bool) {
        let mut claims = self.lock();
        claims.writing.clear();
        if !well {
            claims.tables.values_mut().for_each(|owned| owned.head = None);
        }
        self.commits.send_modify(|commits| *commits += 1);
    }

    /// Nothing is written any more: all claims have ended.
    pub(super) fn end(&self) {
        self.committed(false);
        self.lock().tables.clear();
    }

    /// No wait and no panic comes while it is held.
    fn lock(&self) -> MutexGuard<'_, Current> {
        self.claims.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables it has in mind.
    #[cfg(test)]
    fn len(&self) -> usize {
        self.lock().tables.len()
    }
}

impl Current {
    /// What this claim owns, if it is the table's latest.
    fn owned(&mut self, claim: Claim) -> Option<&mut Owned> {
        self.tables.get_mut(&claim.table).filter(|owned| owned.epoch == claim.epoch)
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;
    use crate::AppendError;

    fn code(text: &str) -> TableCode {
        text.parse().unwrap()
    }

    fn at_once<T>(future: impl Future<Output = T>) -> Poll<T> {
        pin!(future).poll(&mut Context::from_waker(Waker::noop()))
    }

    fn claimed(fence: &Fence, table: TableCode) -> Claim {
        match at_once(fence.claim(table)) {
            Poll::Ready(claim) => claim,
            Poll::Pending => panic!("it waits"),
        }
    }

    #[test]
    fn a_claim_waits_for_the_commit_that_writes_to_its_table_and_for_no_other() {
        let (one, other) = (code("BCDFGH"), code("HGFDCB"));
        let fence = Fence::new();
        let first = claimed(&fence, one);
        assert_eq!(fence.enter(first), Ok(None));
        claimed(&fence, other);
        let mut second = pin!(fence.claim(one));
        let mut context = Context::from_waker(Waker::noop());
        assert!(second.as_mut().poll(&mut context).is_pending());
        // From the call on, not only from the answer, the one before is fenced.
        assert_eq!(fence.enter(first), Err(AppendError::Fenced));
        fence.committed(true);
        let Poll::Ready(second) = second.as_mut().poll(&mut context) else { panic!("it still waits") };
        assert!(second.epoch > first.epoch);
        assert_eq!(fence.enter(second), Ok(None));
    }

    #[test]
    fn a_head_is_known_as_long_as_the_claim_stands_and_nothing_went_wrong() {
        let table = code("BCDFGH");
        let fence = Fence::new();
        let claim = claimed(&fence, table);
        let head = Head { id: Some(1), last: 7 };
        fence.keep(claim, head);
        assert_eq!(fence.enter(claim), Ok(Some(head)));
        fence.committed(true);
        assert_eq!(fence.enter(claim), Ok(Some(head)));
        fence.committed(false);
        assert_eq!(fence.enter(claim), Ok(None));
        fence.keep(claim, head);
        fence.committed(true);
        let next = claimed(&fence, table);
        assert_eq!(fence.enter(next), Ok(None));
        // What an old claim's write knows is nothing to the new one.
        fence.keep(claim, head);
        assert_eq!(fence.enter(next), Ok(None));
    }

    #[test]
    fn what_is_given_back_is_forgotten() {
        let fence = Fence::new();
        for _ in 0..3 {
            let claims = ["BCDFGH", "HGFDCB"].map(|text| claimed(&fence, code(text)));
            assert_eq!(fence.len(), 2);
            for claim in claims {
                fence.release(claim);
            }
            assert_eq!(fence.len(), 0);
        }
        let claim = claimed(&fence, code("BCDFGH"));
        fence.end();
        assert_eq!(fence.enter(claim), Err(AppendError::Fenced));
        assert_eq!(at_once(fence.lost(claim)), Poll::Ready(()));
    }
}
