//! The sockets at a table, from the table's side: bounded lines to write on, and what happens when one is full.

use std::collections::BTreeMap;
use std::sync::Arc;

use tablier_room::GuestId;
use tokio::sync::mpsc;

/// How many messages may wait for a slow socket. One that falls behind further is resynchronised: what waits is
/// written, the rest replaced by everything anew.
pub(crate) const LINE_LENGTH: usize = 64;

/// A socket's line: texts to be written, in order.
pub(crate) type Line = mpsc::Sender<Arc<str>>;

/// A socket at this table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SocketId(u64);

struct Socket {
    guest: Option<GuestId>,
    line: Line,
    /// It missed something: it gets everything anew as soon as there is room on its line.
    behind: bool,
}

/// All sockets of a table.
#[derive(Default)]
pub(crate) struct Sockets {
    next: u64,
    open: BTreeMap<SocketId, Socket>,
}

impl Sockets {
    pub(crate) fn open(&mut self, guest: Option<GuestId>, line: Line) -> SocketId {
        let id = SocketId(self.next);
        self.next += 1;
        self.open.insert(id, Socket { guest, line, behind: false });
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

    /// Writes a text on a socket's line. False if it just fell behind.
    pub(crate) fn write(&mut self, id: SocketId, text: Arc<str>) -> bool {
        let Some(socket) = self.open.get_mut(&id) else { return true };
        if socket.behind {
            return true;
        }
        socket.behind = socket.line.try_send(text).is_err();
        !socket.behind
    }

    /// Sockets that are behind and have half their line free again; they count as caught up from here.
    pub(crate) fn catching_up(&mut self) -> Vec<(SocketId, Option<GuestId>)> {
        let ready = self.open.iter_mut().filter(|(_, s)| s.behind && s.line.capacity() >= LINE_LENGTH / 2);
        ready
            .map(|(id, socket)| {
                socket.behind = false;
                (*id, socket.guest)
            })
            .collect()
    }

    pub(crate) fn any_behind(&self) -> bool {
        self.open.values().any(|socket| socket.behind)
    }
}
