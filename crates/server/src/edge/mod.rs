//! The edge: this node's sockets, whichever tables they are at. It reads and writes, limits and measures; what happens
//! at a table is its owner's business, with whom it talks over the bus.

mod allowances;
pub(crate) mod caller;
mod crowd;
mod full;
mod gallery;
pub(crate) mod gate;
pub(crate) mod guesses;
pub(crate) mod identity;
pub(crate) mod listen;
mod listener;
pub(crate) mod origin;
mod parting;
mod posting;
pub(crate) mod rate;
pub(crate) mod socket;
mod stream;
mod tally;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::Duration;

use serde_json::Value;
use tablier_game::Seat;
use tablier_room::{Person, TableCode};
use tokio::time::interval;

use crate::bus::{Bus, EdgeId, Epoch, Said, SocketId, Text, ToEdge, ToOwner, Word};
use crate::owner::NoTable;
use crate::telemetry::Counters;
use gallery::{Follows, Gallery};
pub(crate) use listener::{Order, Parcel, SocketQueue};

/// How often sockets that wait for something are looked after, and after how many such looks the edge says where it
/// stands.
const LOOK_EVERY: Duration = Duration::from_millis(250);
const LOOKS_A_BEAT: u32 = 8;

/// A node's sockets.
pub(crate) struct Edge {
    id: EdgeId,
    bus: Arc<dyn Bus>,
    pub(crate) counters: Arc<Counters>,
    galleries: Mutex<HashMap<TableCode, Arc<Gallery>>>,
    next: AtomicU64,
    /// The last word to whoever is at a table that moves away: this node stops, and takes no part in it any more.
    last_word: OnceLock<Text>,
}

impl Edge {
    pub(crate) fn new(id: EdgeId, bus: Arc<dyn Bus>, counters: Arc<Counters>) -> Arc<Edge> {
        let edge = Edge {
            id,
            bus,
            counters,
            galleries: Mutex::default(),
            next: AtomicU64::new(1),
            last_word: OnceLock::new(),
        };
        let edge = Arc::new(edge);
        tokio::spawn(look_after(Arc::downgrade(&edge)));
        edge
    }

    pub(crate) fn id(&self) -> EdgeId {
        self.id
    }

    /// A socket comes to a table.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        table: TableCode,
        person: Option<Person>,
        seen: Option<u64>,
        line: SocketQueue,
    ) -> Result<Visit, NoTable> {
        let socket = SocketId(self.next.fetch_add(1, Ordering::Relaxed));
        let (gallery, said, waiting) = {
            let mut galleries = self.galleries();
            let gallery = galleries.entry(table).or_insert_with(|| Arc::new(Gallery::new(table, self.id)));
            let (said, waiting) = gallery.enter(socket, person, seen, line);
            (Arc::clone(gallery), said, waiting)
        };
        let visit = Visit { edge: Arc::clone(self), gallery, socket, waiting };
        visit.say(None, said).await.map(|()| visit)
    }

    /// What an owner says.
    pub(crate) fn take(self: &Arc<Self>, letter: ToEdge) {
        let Some(gallery) = self.galleries().get(&letter.table).cloned() else { return };
        if let (Word::Moved, Some(last_word)) = (&letter.what, self.last_word.get()) {
            return gallery.lock().dismiss(last_word);
        }
        let follows = gallery.take(letter);
        self.follow(&gallery, follows);
    }

    /// This node stops: whoever is at a table that stores what it has and moves away hears this, and has to go too.
    pub(crate) fn stop(&self, last_word: Text) {
        let _ = self.last_word.set(last_word);
    }

    /// Says something to everybody at every table for the last time, whatever their tables still have to do.
    pub(crate) fn dismiss(&self, text: &Text) {
        for gallery in self.all() {
            gallery.lock().dismiss(text);
        }
    }

    /// Whose word counts at a table, if anybody's does.
    #[cfg(test)]
    pub(crate) fn epoch(&self, table: TableCode) -> Option<Epoch> {
        self.galleries().get(&table).and_then(|gallery| gallery.epoch())
    }

    fn follow(self: &Arc<Self>, gallery: &Arc<Gallery>, follows: Follows) {
        self.counters.resynchronised.more(follows.overflowed);
        self.post(gallery, follows.said);
        if follows.pace {
            crowd::serve(self, gallery);
        }
    }

    fn galleries(&self) -> MutexGuard<'_, HashMap<TableCode, Arc<Gallery>>> {
        self.galleries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn all(&self) -> Vec<Arc<Gallery>> {
        let mut all: Vec<Arc<Gallery>> = self.galleries().values().cloned().collect();
        // In an order that does not depend on chance.
        all.sort_unstable_by_key(|gallery| gallery.table);
        all
    }

    fn beat(&self) {
        let stands = self.all().iter().map(|gallery| (gallery.table, gallery.stand())).collect();
        self.bus.beat(self.id, stands);
    }
}

/// Looks after sockets that wait, and says where the edge stands, as long as there is one.
async fn look_after(edge: Weak<Edge>) {
    let mut looks = interval(LOOK_EVERY);
    let mut since_beat = 0;
    loop {
        looks.tick().await;
        let Some(edge) = edge.upgrade() else { return };
        // Whose owner has not heard the last of it yet is asked nothing more.
        for gallery in edge.all().into_iter().filter(|gallery| gallery.posts.is_idle()) {
            let follows = gallery.tend();
            edge.follow(&gallery, follows);
        }
        since_beat += 1;
        if since_beat == LOOKS_A_BEAT {
            since_beat = 0;
            edge.beat();
        }
    }
}

/// A socket's place at a table.
pub(crate) struct Visit {
    edge: Arc<Edge>,
    gallery: Arc<Gallery>,
    socket: SocketId,
    waiting: Arc<AtomicUsize>,
}

impl Visit {
    /// Whether as many of its commands wait for their answers as may.
    pub(crate) fn is_busy(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) >= listener::MOST_UNANSWERED
    }

    pub(crate) async fn order(&self, order: Order) -> Result<(), NoTable> {
        let Some((epoch, said)) = self.gallery.order(self.socket, order) else { return Ok(()) };
        self.say(epoch, said).await
    }

    pub(crate) async fn gesture(&self, seat: Seat, gesture: Value) -> Result<(), NoTable> {
        let said = Said::Gesture { socket: self.socket, seat, gesture: Arc::new(gesture) };
        self.say(self.gallery.epoch(), said).await
    }

    /// The socket is gone.
    pub(crate) async fn leave(self) {
        let epoch = self.gallery.epoch();
        self.forget();
        // Lost, it shows in the next roll.
        let _ = self.say(epoch, Said::Disconnect { socket: self.socket }).await;
    }

    fn forget(&self) {
        let mut galleries = self.edge.galleries();
        if self.gallery.leave(self.socket)
            && galleries.get(&self.gallery.table).is_some_and(|gallery| gallery.is_empty())
        {
            galleries.remove(&self.gallery.table);
        }
    }

    async fn say(&self, epoch: Option<Epoch>, what: Said) -> Result<(), NoTable> {
        self.edge.bus.send(self.gallery.table, ToOwner { from: self.edge.id, epoch, what }).await
    }
}

/// However it ends, also in the middle of something: nobody is told anything here any more, and the next roll says that
/// they are gone.
impl Drop for Visit {
    fn drop(&mut self) {
        self.forget();
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn a_socket_that_ends_in_the_middle_of_something_is_gone() {
        let bus = Arc::new(crowd::tests::Silent::default());
        let edge = Edge::new(EdgeId(1), bus, Arc::new(Counters::new(&[])));
        let table = "KLMPRT".parse().unwrap();
        let (line, mut texts) = mpsc::channel(16);
        let visit = edge.enter(table, None, None, line).await.unwrap();
        assert_eq!(edge.all().len(), 1);
        let broken = tokio::spawn(async move {
            let _visit = visit;
            panic!("in a socket's task");
        });
        assert!(broken.await.is_err());
        assert!(edge.all().is_empty(), "nobody is at that table any more");
        assert!(texts.recv().await.is_none(), "and nothing is kept for them");
    }
}
