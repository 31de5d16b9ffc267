//! Everybody at one table whose socket is at this node. The table's owner tells a gallery once; the gallery tells its
//! sockets.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tablier_room::{Person, TableCode};
use tokio::time::Instant;

use super::crowd::Crowd;
use super::listener::{Listener, Order, SocketQueue, Written};
use super::posting::Posts;
use crate::bus::{Address, EdgeId, EdgeStatus, Epoch, Roll, Said, SocketId, Telling, Text, ToEdge, Word};

/// The sockets of a table.
pub(crate) struct Gallery {
    pub(crate) table: TableCode,
    /// Where it is.
    edge: EdgeId,
    /// What is on its way to the table's owner.
    pub(super) posts: Posts,
    inner: Mutex<Inner>,
}

/// What a gallery holds.
#[derive(Default)]
pub(super) struct Inner {
    pub(super) listeners: BTreeMap<SocketId, Listener>,
    roll: Roll,
    /// How many only watch.
    pub(super) watching: usize,
    /// Whose word counts.
    epoch: Option<Epoch>,
    /// The log has come so far, as was told here.
    pub(super) number: u64,
    /// And further, as was heard: it may be on its way.
    rumoured: u64,
    /// Who is there, as was told last, and the order of that.
    pub(super) presence: (u64, Text),
    pub(super) latest: Option<Arc<Telling>>,
    pub(super) crowd: Crowd,
}

/// What follows from what was heard.
#[derive(Default)]
pub(crate) struct Follows {
    /// To be said to the owner.
    pub(crate) said: Vec<Said>,
    /// Sockets that just overflowed.
    pub(crate) overflowed: usize,
    /// Those who watch are to be served in their turn.
    pub(crate) pace: bool,
}

impl Follows {
    fn note(&mut self, written: &Written) {
        self.overflowed += usize::from(*written == Written::Overflowed);
    }
}

impl Gallery {
    pub(super) fn new(table: TableCode, edge: EdgeId) -> Gallery {
        Gallery { table, edge, posts: Posts::new(), inner: Mutex::default() }
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A socket comes. How many of its commands wait for answers is told in what comes back.
    pub(super) fn enter(
        &self,
        id: SocketId,
        person: Option<Person>,
        seen: Option<u64>,
        line: SocketQueue,
    ) -> (Said, Arc<AtomicUsize>) {
        let mut listener = Listener::new(id, person, seen, line);
        let (said, waiting) = (listener.connect(Instant::now()), listener.waiting());
        let mut inner = self.lock();
        inner.roll.add(id);
        inner.watching += 1;
        inner.listeners.insert(id, listener);
        (said, waiting)
    }

    /// A socket goes. True if it was the last.
    pub(super) fn leave(&self, id: SocketId) -> bool {
        let mut inner = self.lock();
        inner.remove(id);
        inner.listeners.is_empty()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.lock().listeners.is_empty()
    }

    /// A command of a socket's: with its turn, and whom it is meant for. One that comes before its socket is welcomed waits
    /// for that: sent to nobody in particular, it could be late and still be done, after it was refused elsewhere.
    pub(super) fn order(&self, id: SocketId, order: Order) -> Option<(Option<Epoch>, Said)> {
        let mut inner = self.lock();
        let epoch = inner.epoch;
        let listener = inner.listeners.get_mut(&id)?;
        let said = listener.order(order, Instant::now());
        listener.welcomed.then_some((epoch, said))
    }

    pub(super) fn epoch(&self) -> Option<Epoch> {
        self.lock().epoch
    }

    pub(super) fn stand(&self) -> EdgeStatus {
        let inner = self.lock();
        EdgeStatus { sockets: inner.roll, number: inner.number, presence: inner.presence.0 }
    }

    /// What the table's owner says.
    pub(super) fn take(&self, letter: ToEdge) -> Follows {
        let mut inner = self.lock();
        if letter.epoch.is_some_and(|epoch| Some(epoch) < inner.epoch) {
            return Follows::default();
        }
        if letter.epoch > inner.epoch {
            // Another owner, who knows nobody here.
            inner.epoch = letter.epoch;
            inner.listeners.values_mut().for_each(Listener::forgotten);
            inner.presence.0 = 0;
        }
        inner.take(letter.what, self.edge)
    }

    /// What is to be asked for, or asked for once more.
    pub(super) fn tend(&self) -> Follows {
        self.lock().tend()
    }
}

impl Inner {
    /// Those who only watch are many: they are served in their turn.
    pub(super) fn is_crowded(&self) -> bool {
        self.watching > Crowd::FEW
    }

    fn remove(&mut self, id: SocketId) {
        if let Some(listener) = self.listeners.remove(&id) {
            self.roll.remove(id);
            self.watching -= usize::from(listener.guest.is_none());
        }
    }

    fn take(&mut self, word: Word, edge: EdgeId) -> Follows {
        let mut follows = Follows::default();
        match word {
            Word::Welcome { socket, guest, since, number, texts } => {
                let Some(listener) = self.listeners.get_mut(&socket) else {
                    follows.said.push(Said::Disconnect { socket });
                    return follows;
                };
                self.watching -= usize::from(listener.guest.is_none());
                let is_known = listener.welcomed;
                follows.note(&listener.welcome(guest, (since, number), &texts));
                self.watching += usize::from(listener.guest.is_none());
                if !listener.welcomed {
                    return follows;
                }
                if !is_known {
                    // What it had sent to an owner before this one.
                    follows.said.extend(listener.all_again(Instant::now()));
                }
                if number >= self.number {
                    self.number = number;
                } else {
                    follows.said.extend(listener.wants(self.number, false, Instant::now()));
                }
            }
            Word::Telling(telling) => return self.tell(telling),
            Word::CaughtUp { who: None, number, text, .. } => {
                self.crowd.caught_up(number, text);
                follows.pace = true;
            }
            Word::CaughtUp { who: Some(socket), seen, number, text } => {
                if let Some(listener) = self.listeners.get_mut(&socket) {
                    follows.note(&listener.caught_up(seen, number, &text));
                }
            }
            Word::Answer { socket, id, turn, text } => {
                if let Some(listener) = self.listeners.get_mut(&socket) {
                    follows.note(&listener.answer(id, turn, text));
                }
            }
            Word::Presence { order, text } => {
                if order > self.presence.0 {
                    self.presence = (order, text.clone());
                    let crowded = self.is_crowded();
                    for listener in self.listeners.values_mut().filter(|l| !crowded || l.guest.is_some()) {
                        listener.tell_presence(order, &text);
                    }
                    follows.pace = crowded;
                }
            }
            Word::Gesture { from, text } => {
                let crowded = self.is_crowded();
                for (id, listener) in &self.listeners {
                    if from != (Address { edge, socket: *id }) && (!crowded || listener.guest.is_some()) {
                        listener.glimpse(&text);
                    }
                }
            }
            Word::Everybody { text } => {
                for listener in self.listeners.values_mut() {
                    follows.note(&listener.say(&text));
                }
            }
            Word::At { number } => {
                // Heard of twice, it is not on its way any more.
                if self.rumoured > self.number && number > self.number {
                    self.number = number;
                    return self.tend();
                }
                self.rumoured = number;
            }
            Word::Unknown { socket } => follows.said = self.come_again(socket),
            Word::Moved => follows.said = self.come_again(None),
            Word::Again { socket, turn } => {
                if let Some(listener) = self.listeners.get_mut(&socket) {
                    follows.said.extend(listener.again(turn, Instant::now()));
                }
            }
            Word::RollCall => {
                let sockets: Arc<[SocketId]> = self.listeners.keys().copied().collect();
                let latest = sockets.last().copied().unwrap_or_default();
                follows.said.push(Said::Here { sockets, latest });
            }
            Word::Over { text } => self.dismiss(&text),
        }
        follows
    }

    /// A socket, or every one, makes itself known anew.
    fn come_again(&mut self, socket: Option<SocketId>) -> Vec<Said> {
        let now = Instant::now();
        let unknown = self.listeners.iter_mut().filter(|(id, _)| socket.is_none_or(|s| s == **id));
        unknown.filter_map(|(_, listener)| listener.come_again(now)).collect()
    }

    /// Says something to everybody for the last time.
    pub(super) fn dismiss(&mut self, text: &Text) {
        for listener in self.listeners.values_mut() {
            listener.say(text);
        }
        // Their lines end here, and so do they.
        self.listeners.clear();
        (self.roll, self.watching) = (Roll::default(), 0);
    }

    fn tell(&mut self, telling: Arc<Telling>) -> Follows {
        let mut follows = Follows::default();
        let number = telling.number;
        let crowded = self.is_crowded();
        let mut gap = false;
        for listener in self.listeners.values_mut().filter(|l| !crowded || l.guest.is_some()) {
            let Some(text) = telling.messages.of(listener.guest) else {
                // It came after this was worded, and has what there was then.
                gap |= listener.welcomed && listener.seen.is_some_and(|seen| seen < number);
                continue;
            };
            let written = listener.tell(number, text);
            gap |= written == Written::Gap;
            follows.note(&written);
        }
        if number > self.number {
            self.number = number;
            self.latest = Some(telling);
        }
        if gap {
            follows.said = self.tend().said;
        }
        follows.pace = crowded;
        follows
    }

    fn tend(&mut self) -> Follows {
        let (now, number, crowded) = (Instant::now(), self.number, self.is_crowded());
        let mut follows = Follows { pace: crowded, ..Follows::default() };
        for listener in self.listeners.values_mut() {
            let paced = crowded && listener.guest.is_none();
            follows.said.extend(listener.wants(number, paced, now));
        }
        follows
    }
}
