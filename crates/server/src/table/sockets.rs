//! The sockets at a table, from the table's side: bounded lines to write on, and what happens when one is full.

use std::collections::BTreeMap;
use std::sync::Arc;

use tablier_room::wire::{PlainMessage, to_text};
use tablier_room::{GuestId, Person};
use tokio::sync::mpsc;

use super::outbox::Weight;

/// A socket's line: texts to be written, in order. A socket that falls behind further than its line is long is
/// resynchronised: what waits is written, the rest replaced by everything anew.
pub(crate) type Line = mpsc::Sender<Arc<str>>;

/// A socket at this table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SocketId(u64);

struct Socket {
    person: Option<Person>,
    guest: Option<GuestId>,
    line: Line,
    behind: Option<Behind>,
}

/// A socket missed something: it gets everything anew as soon as there is room on its line, and nothing before.
#[derive(Default)]
struct Behind {
    /// Everything anew is on its way to it.
    asked: bool,
    /// Commands whose answers it missed: it is asked to send them again. No more than were under way when its line
    /// filled up, because a socket that can't be written to is not read from either.
    lost: Vec<u64>,
}

/// All sockets of a table.
#[derive(Default)]
pub(crate) struct Sockets {
    next: u64,
    open: BTreeMap<SocketId, Socket>,
}

impl Sockets {
    pub(crate) fn open(&mut self, person: Option<Person>, guest: Option<GuestId>, line: Line) -> SocketId {
        let id = SocketId(self.next);
        self.next += 1;
        self.open.insert(id, Socket { person, guest, line, behind: None });
        id
    }

    /// Closes a socket. False if there is none.
    pub(crate) fn close(&mut self, id: SocketId) -> bool {
        self.open.remove(&id).is_some()
    }

    pub(crate) fn guest(&self, id: SocketId) -> Option<GuestId> {
        self.open.get(&id)?.guest
    }

    /// All sockets, with whose they are.
    pub(crate) fn all(&self) -> impl Iterator<Item = (SocketId, Option<GuestId>)> + '_ {
        self.open.iter().map(|(id, socket)| (*id, socket.guest))
    }

    /// Is there none?
    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// The room is another one than it was: looks up again who everybody is. Nothing anew is on its way any more.
    pub(crate) fn look_up(&mut self, guest_of: impl Fn(Person) -> Option<GuestId>) {
        for socket in self.open.values_mut() {
            socket.guest = socket.person.and_then(&guest_of);
            if let Some(behind) = &mut socket.behind {
                behind.asked = false;
            }
        }
    }

    /// Writes a text on a socket's line. False if it just fell behind.
    pub(crate) fn write(&mut self, id: SocketId, text: Arc<str>, weight: Weight) -> bool {
        let Some(socket) = self.open.get_mut(&id) else { return true };
        match (&mut socket.behind, weight) {
            (Some(behind), Weight::Anew) => {
                if socket.line.try_send(text).is_err() {
                    behind.asked = false;
                    return true;
                }
                let lost = std::mem::take(&mut behind.lost);
                socket.behind = None;
                for id_lost in lost {
                    let text = to_text(&PlainMessage::Resend { id: id_lost }).into();
                    self.write(id, text, Weight::Answer(id_lost));
                }
                true
            }
            (Some(behind), Weight::Answer(lost)) => {
                behind.lost.push(lost);
                true
            }
            (Some(_), Weight::Plain) => true,
            (None, weight) => {
                if socket.line.try_send(text).is_ok() {
                    return true;
                }
                let lost = match weight {
                    Weight::Answer(id) => vec![id],
                    Weight::Plain | Weight::Anew => Vec::new(),
                };
                socket.behind = Some(Behind { asked: false, lost });
                false
            }
        }
    }

    /// Writes what is of this moment only, to everybody but its sender: whoever has no room for it goes without.
    pub(crate) fn pass_on(&self, text: &Arc<str>, from: SocketId) {
        for (_, socket) in self.open.iter().filter(|(id, socket)| **id != from && socket.behind.is_none()) {
            if socket.line.capacity() > socket.line.max_capacity() / 2 {
                // A line that is closed just now needs nothing any more.
                let _ = socket.line.try_send(Arc::clone(text));
            }
        }
    }

    /// Sockets that are behind and have half their line free again: everything anew is to be sent to them.
    pub(crate) fn catching_up(&mut self) -> Vec<(SocketId, Option<GuestId>)> {
        let mut ready = Vec::new();
        for (id, socket) in &mut self.open {
            if let Some(behind) = socket.behind.as_mut().filter(|behind| !behind.asked)
                && socket.line.capacity() >= socket.line.max_capacity() / 2
            {
                behind.asked = true;
                ready.push((*id, socket.guest));
            }
        }
        ready
    }

    pub(crate) fn any_behind(&self) -> bool {
        self.open.values().any(|socket| socket.behind.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LENGTH: usize = 8;

    fn text(text: &str) -> Arc<str> {
        text.into()
    }

    #[test]
    fn what_is_of_the_moment_only_never_puts_a_socket_behind() {
        let mut sockets = Sockets::default();
        let ((line, mut texts), (other, mut others)) = (mpsc::channel(LENGTH), mpsc::channel(LENGTH));
        let (sender, _) = (sockets.open(None, None, line), sockets.open(None, None, other));
        for _ in 0..LENGTH * 2 {
            sockets.pass_on(&text("gesture"), sender);
        }
        assert!(!sockets.any_behind());
        assert!(texts.try_recv().is_err(), "its sender knows it");
        let got = std::iter::from_fn(|| others.try_recv().ok()).count();
        assert_eq!(got, LENGTH / 2, "half the line is kept for what matters");
    }

    #[test]
    fn a_socket_that_fell_behind_gets_everything_anew_before_anything_else() {
        let mut sockets = Sockets::default();
        let (line, mut texts) = mpsc::channel(LENGTH);
        let id = sockets.open(None, None, line);
        for _ in 0..LENGTH {
            assert!(sockets.write(id, text("told"), Weight::Plain));
        }
        let command = 7;
        assert!(!sockets.write(id, text("told"), Weight::Plain), "fell behind");
        assert!(sockets.write(id, text("ack"), Weight::Answer(command)), "and is so already");
        assert!(sockets.catching_up().is_empty(), "no room yet");
        while texts.try_recv().is_ok() {}
        assert_eq!(sockets.catching_up(), [(id, None)]);
        assert!(sockets.catching_up().is_empty(), "once is enough");
        sockets.write(id, text("told, of what comes before the snapshot"), Weight::Plain);
        sockets.write(id, text("snapshot"), Weight::Anew);
        sockets.write(id, text("told"), Weight::Plain);
        let got: Vec<String> = std::iter::from_fn(|| texts.try_recv().ok()).map(|t| t.to_string()).collect();
        assert_eq!(got, ["snapshot", r#"{"kind":"resend","id":7}"#, "told"]);
        assert!(!sockets.any_behind());
    }
}
