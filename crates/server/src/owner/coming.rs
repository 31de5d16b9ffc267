//! Sockets that come to a table and go. One that has seen more than its owner knows of raises a doubt: perhaps the table has
//! another owner by now, and this one stood still meanwhile.

use std::sync::Arc;

use tablier_room::Person;
use tablier_store::{Last, ReadError};
use tokio::time::Instant;

use super::Input;
use super::task::Owner;
use crate::bus::Address;

/// A socket that comes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Visit {
    pub(super) at: Address,
    pub(super) person: Option<Person>,
    /// It has had everything up to here, as it says.
    pub(super) seen: Option<u64>,
    pub(super) turn: u64,
}

impl Owner {
    pub(super) fn connect(&mut self, visit: Visit) {
        if self.outbox.is_shut() {
            // What is in memory is not what is in the log: it will be asked for again.
        } else if visit.seen > Some(self.durable) {
            self.doubt(visit);
        } else {
            self.let_in(&visit);
        }
    }

    /// Looks how far the log has come. Nothing is shown meanwhile: what is in memory may be of the past.
    fn doubt(&self, visit: Visit) {
        let (log, me, table) = (Arc::clone(&self.parts.store), self.me.clone(), self.parts.code);
        tokio::spawn(async move {
            let end = log.last(table).await;
            let _ = me.send(Input::EndFound { visit, end }).await;
        });
    }

    pub(super) fn end_found(&mut self, visit: &Visit, end: &Result<Option<Last>, ReadError>) {
        match end {
            // Somebody else has written to it: so the claim is over, whatever this node believes.
            Ok(Some(end)) if end.number > self.parts.desk.number() => {
                self.losing = Box::pin(std::future::ready(()));
            }
            // It says that it has seen what never was.
            Ok(_) if !self.outbox.is_shut() => self.let_in(visit),
            // It will be asked for again.
            Ok(_) | Err(_) => {}
        }
    }

    fn let_in(&mut self, visit: &Visit) {
        let &Visit { at, person, seen, turn } = visit;
        self.told_to_sleep = false;
        let guest = person.and_then(|person| self.parts.desk.guest_of(person));
        if self.sockets.open(at, person, guest, turn) {
            self.parts.desk.connect(guest, self.parts.world.mono());
            self.presence.change();
        }
        let guest = self.sockets.get(at).and_then(|socket| socket.guest);
        self.welcome(at, guest, seen);
    }

    /// A socket is gone.
    pub(super) fn disconnect(&mut self, at: Address) {
        self.looking_up.remove(&at);
        if let Some(socket) = self.sockets.close(at) {
            self.parts.desk.disconnect(socket.guest, self.parts.world.mono());
            self.presence.change();
            self.deserted_since = Instant::now();
        }
    }
}
