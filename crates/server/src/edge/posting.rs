//! What an edge says to a table's owner of its own accord, waiting for nobody. An owner may take its time: it is told a few
//! things at once at the most, and the rest goes unsaid.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::Edge;
use super::gallery::Gallery;
use crate::bus::{Said, ToOwner};

/// How many posts of a gallery may be under way. What doesn't go is asked for again.
const AT_ONCE: usize = 4;

/// The posts of a gallery that are under way.
pub(crate) struct Posts(Arc<Semaphore>);

impl Posts {
    pub(super) fn new() -> Posts {
        Posts(Arc::new(Semaphore::new(AT_ONCE)))
    }

    /// Whether none is under way.
    pub(super) fn is_idle(&self) -> bool {
        self.0.available_permits() == AT_ONCE
    }

    fn one_more(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.0).try_acquire_owned().ok()
    }
}

impl Edge {
    /// Says something to a table's owner, without waiting for it.
    pub(super) fn post(self: &Arc<Self>, gallery: &Arc<Gallery>, said: impl IntoIterator<Item = Said>) {
        let said: Vec<Said> = said.into_iter().collect();
        if said.is_empty() {
            return;
        }
        let Some(under_way) = gallery.posts.one_more() else { return };
        let (edge, gallery) = (Arc::clone(self), Arc::clone(gallery));
        tokio::spawn(async move {
            let _under_way = under_way;
            for what in said {
                let epoch = gallery.epoch().filter(|_| !matches!(what, Said::Connect { .. }));
                // What gets lost here is asked for again, and where one thing is lost the others would be.
                if edge.bus.send(gallery.table, ToOwner { from: edge.id, epoch, what }).await.is_err() {
                    return;
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use async_trait::async_trait;
    use tablier_room::TableCode;
    use tokio::sync::mpsc;
    use tokio::time::sleep;

    use super::*;
    use crate::bus::{Bus, EdgeId, EdgeStatus, Epoch, Health, Question, Reply, SocketId, ToEdge, Word};
    use crate::edge::listener::Parcel;
    use crate::owner::NoTable;
    use crate::telemetry::Counters;

    /// A bus that takes in who comes, and for all the rest an owner that hears nothing.
    #[derive(Default)]
    struct Deaf {
        waiting: AtomicUsize,
    }

    #[async_trait]
    impl Bus for Deaf {
        async fn send(&self, _: TableCode, letter: ToOwner) -> Result<(), NoTable> {
            if matches!(letter.what, Said::Connect { .. }) && self.waiting.load(Ordering::SeqCst) == 0 {
                return Ok(());
            }
            self.waiting.fetch_add(1, Ordering::SeqCst);
            std::future::pending().await
        }

        async fn ask(&self, _: TableCode, _: Question) -> Result<Reply, NoTable> {
            Err(NoTable::Gone)
        }

        async fn reach(&self, _: TableCode) -> Result<(), NoTable> {
            Ok(())
        }

        fn tell(&self, _: EdgeId, _: ToEdge) {}

        fn beat(&self, _: EdgeId, _: Vec<(TableCode, EdgeStatus)>) {}

        fn health(&self) -> Health {
            Health::ALONE
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_owner_that_hears_nothing_is_not_told_more_and_more() {
        let bus = Arc::new(Deaf::default());
        let edge = Edge::new(EdgeId(1), Arc::clone(&bus) as Arc<dyn Bus>, Arc::new(Counters::new(&[])));
        let table: TableCode = "KLMPRT".parse().unwrap();
        let (line, mut written) = mpsc::channel::<Parcel>(64);
        let visit = edge.enter(table, None, None, line).await.unwrap();
        let tell = |what| edge.take(ToEdge { table, epoch: Some(Epoch(1)), what });
        let (socket, texts) = (SocketId(1), vec!["welcome".into()].into());
        tell(Word::Welcome { socket, guest: None, since: None, number: 7, texts });
        // It is behind, and asks for what it missed, second after second.
        (0..2).for_each(|_| tell(Word::At { number: 9 }));
        sleep(Duration::from_mins(1)).await;
        assert_eq!(bus.waiting.load(Ordering::SeqCst), 1, "looks wait for the one before");
        // Nor does the bus get more of it by calling.
        (0..100).for_each(|_| tell(Word::RollCall));
        sleep(Duration::from_mins(1)).await;
        assert_eq!(bus.waiting.load(Ordering::SeqCst), AT_ONCE);
        assert_eq!(&*written.recv().await.unwrap().text, "welcome");
        drop(visit);
    }
}
