//! Marks of table time: while a game's clock runs and nothing else is stored, how far it has come is.

use std::pin::Pin;
use std::sync::Arc;

use tablier_game::Millis;
use tablier_store::{AppendError, Appended, ClockMark};

use super::task::Owner;

/// A mark that is being stored.
pub(super) type Marking = Pin<Box<dyn Future<Output = (Millis, Appended)> + Send>>;

impl Owner {
    /// Marks the time, if it is time to. Entries being stored are marks themselves.
    pub(super) fn mark_time(&mut self) {
        let now = self.parts.world.mono();
        let due = self.parts.desk.mark_due(now).is_some_and(|due| due <= now);
        if due && self.marking.is_none() && self.is_stored() && !self.read_only {
            let (mark, store) = (self.mark(), Arc::clone(&self.parts.store));
            let claim = self.parts.claim;
            self.marking = Some(Box::pin(async move { (mark.at, store.mark_clock(&claim, mark).await) }));
        }
    }

    /// Time as it is now, for the last time before the table is gone from memory.
    pub(super) async fn mark_last(&mut self) {
        if self.is_stored() && !self.read_only && self.gone.is_none() {
            // What is not marked is lost, up to two seconds, as in a crash.
            let _ = self.parts.store.mark_clock(&self.parts.claim, self.mark()).await;
        }
    }

    pub(super) fn marked(&mut self, at: Millis, marked: Appended) {
        match marked {
            Ok(()) => self.parts.desk.stored(self.durable, at, self.parts.world.mono()),
            // An entry came first: it is a mark as well.
            Err(AppendError::NotNext { .. }) => {}
            Err(error) => self.start_over(&error),
        }
    }

    fn mark(&self) -> ClockMark {
        ClockMark { after: self.durable, at: self.parts.desk.at(self.parts.world.mono()) }
    }

    fn is_stored(&self) -> bool {
        self.storing.is_none() && self.queue.is_empty()
    }
}
