//! A few places, and a fair queue before them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tablier_room::Person;
use tokio::sync::oneshot;

use super::queue::FairQueue;
use super::{Asker, Whence};

/// The places.
pub(crate) struct Places<What: Ord + Clone>(Arc<Mutex<State<What>>>);

struct State<What: Ord + Clone> {
    free: usize,
    waiting: FairQueue<Whence, Option<Person>, What, oneshot::Sender<Permit<What>>>,
}

/// A place, until it is dropped: then it is the next one's.
pub(crate) struct Permit<What: Ord + Clone>(Places<What>);

impl<What: Ord + Clone> Clone for Places<What> {
    fn clone(&self) -> Self {
        Places(Arc::clone(&self.0))
    }
}

impl<What: Ord + Clone> Places<What> {
    /// So many places, before which so many may wait.
    pub(crate) fn new(places: usize, most_waiting: usize) -> Self {
        let state = State { free: places, waiting: FairQueue::new(most_waiting) };
        Places(Arc::new(Mutex::new(state)))
    }

    /// A place, in one's turn. None if too many wait and this one had to give way, at once or later.
    pub(crate) async fn take(&self, who: Asker, what: What) -> Option<Permit<What>> {
        let (turn, gives_way) = {
            let mut state = self.lock();
            if state.free > 0 {
                state.free -= 1;
                return Some(Permit(self.clone()));
            }
            if state.waiting.is_full() {
                // Whoever does not wait any more takes nobody's place.
                state.waiting.retain(|tell| !tell.is_closed());
            }
            let (tell, turn) = oneshot::channel();
            (turn, state.waiting.push((who.at, who.person, what), tell))
        };
        drop(gives_way);
        turn.await.ok()
    }

    fn lock(&self) -> MutexGuard<'_, State<What>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose turn it is, of those who still wait; if nobody does, the place is free.
    fn next(&self) -> Option<oneshot::Sender<Permit<What>>> {
        let mut state = self.lock();
        while let Some(next) = state.waiting.pop() {
            if !next.is_closed() {
                return Some(next);
            }
        }
        state.free += 1;
        None
    }
}

impl<What: Ord + Clone> Drop for Permit<What> {
    fn drop(&mut self) {
        if let Some(next) = self.0.next() {
            // If they went away just now, it comes back, and is dropped in its turn.
            let _ = next.send(Permit(self.0.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures_util::FutureExt;

    use super::*;
    use crate::edge::caller::Caller;

    fn asker(who: u8) -> Asker {
        Asker::at(Caller::at([10, 0, 0, who].into()), None)
    }

    #[tokio::test]
    async fn a_place_goes_to_whose_turn_it_is() {
        let places = Places::new(1, 10);
        let first = places.take(asker(b'a'), 1).await;
        let mut again = Box::pin(places.take(asker(b'a'), 1));
        let mut once_more = Box::pin(places.take(asker(b'a'), 2));
        let mut other = Box::pin(places.take(asker(b'b'), 3));
        for waiting in [&mut again, &mut once_more, &mut other] {
            assert!(waiting.as_mut().now_or_never().is_none());
        }
        drop(first);
        let second = again.as_mut().now_or_never().flatten();
        assert!(second.is_some() && other.as_mut().now_or_never().is_none());
        drop(second);
        assert!(once_more.as_mut().now_or_never().is_none());
        let third = other.as_mut().now_or_never().flatten();
        assert!(third.is_some(), "people take turns");
        // Whoever does not wait any more is passed over, also with the place on its way to them.
        drop(once_more);
        drop(third);
        let fourth = places.take(asker(b'c'), 4).now_or_never().flatten();
        let mut gone = Box::pin(places.take(asker(b'd'), 5));
        assert!(fourth.is_some() && gone.as_mut().now_or_never().is_none());
        drop(fourth);
        drop(gone);
        assert!(places.take(asker(b'e'), 6).now_or_never().flatten().is_some());
    }

    #[tokio::test]
    async fn at_the_bound_whoever_wants_most_goes_without() {
        let places = Places::new(1, 2);
        let _first = places.take(asker(b'v'), 0).await;
        let mut wanted = Box::pin(places.take(asker(b'v'), 1));
        let mut most = Box::pin(places.take(asker(b'v'), 2));
        assert!(wanted.as_mut().now_or_never().is_none() && most.as_mut().now_or_never().is_none());
        let mut modest = Box::pin(places.take(asker(b'h'), 3));
        assert!(modest.as_mut().now_or_never().is_none());
        assert!(matches!(most.as_mut().now_or_never(), Some(None)));
        assert!(wanted.as_mut().now_or_never().is_none());
        assert!(matches!(places.take(asker(b'v'), 4).now_or_never(), Some(None)));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn there_are_never_more_at_once_than_there_are_places() {
        let (places, inside) = (Places::new(2, 1_000), Arc::new(AtomicUsize::new(0)));
        let work = (0..200).map(|number| {
            let (places, inside) = (places.clone(), Arc::clone(&inside));
            tokio::spawn(async move {
                let _place = places.take(asker(number % 7), number).await.expect("there is room to wait");
                assert!(inside.fetch_add(1, Ordering::SeqCst) < 2);
                tokio::task::yield_now().await;
                inside.fetch_sub(1, Ordering::SeqCst);
            })
        });
        for done in work.collect::<Vec<_>>() {
            done.await.unwrap();
        }
        assert_eq!(places.lock().free, 2);
    }
}
