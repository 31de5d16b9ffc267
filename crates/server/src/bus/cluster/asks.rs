//! Questions to owners at other nodes, until they are answered or nobody waits any more.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::bus::Reply;

/// The answer of another node: none if the table is not there.
pub(super) type Answer = Option<Reply>;

/// As many as are asked at a time: each is some request over HTTP, whose number is bounded.
#[derive(Default)]
pub(super) struct Asks(Mutex<Open>);

#[derive(Default)]
struct Open {
    last: u64,
    waiting: BTreeMap<u64, oneshot::Sender<Answer>>,
}

/// A question under way; dropped, nobody waits for its answer any more.
pub(super) struct Asking<'a> {
    asks: &'a Asks,
    pub(super) id: u64,
    pub(super) answer: oneshot::Receiver<Answer>,
}

impl Asks {
    pub(super) fn open(&self) -> Asking<'_> {
        let (tell, answer) = oneshot::channel();
        let mut open = self.lock();
        open.last += 1;
        let id = open.last;
        open.waiting.insert(id, tell);
        Asking { asks: self, id, answer }
    }

    /// An answer came; a second one to the same question is nobody's.
    pub(super) fn answered(&self, id: u64, answer: Answer) {
        let waiting = self.lock().waiting.remove(&id);
        if let Some(waiting) = waiting {
            let _ = waiting.send(answer);
        }
    }

    /// No wait and no panic comes while it is held.
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.asks.lock().waiting.remove(&self.id);
    }
}
