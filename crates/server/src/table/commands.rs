//! Commands at a table: a new one is decided, a repeat is answered, and one that may be either is looked up first, in
//! its place: what its sender sent after it waits behind it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use tablier_game::Millis;
use tablier_room::wire::{PlainMessage, ServerMessage, to_text};
use tablier_room::{Asked, Author, GuestId, Known, Refusal, Refused};
use tablier_store::ReadError;
use tokio::time::sleep;

use super::outbox::Weight;
use super::task::{RETRY_AFTER, Table};
use super::{Command, Input, SocketId};
use crate::{code, moment};

/// How many commands of a socket may wait behind one that is looked up. A client that sends more is cut off: it comes
/// back and sends them again.
const MOST_BEHIND: usize = 64;

/// Sockets with a command that is being looked up, and what they sent after it.
pub(super) type Behind = BTreeMap<SocketId, VecDeque<Command>>;

impl Table {
    pub(super) fn command(&mut self, command: Command) {
        if let Some(waiting) = self.looking_up.get_mut(&command.socket) {
            if waiting.len() < MOST_BEHIND {
                waiting.push_back(command);
            } else {
                self.disconnect(command.socket);
            }
            return;
        }
        let Some(guest) = self.sockets.guest(command.socket) else {
            return self.refuse(command.socket, command.id.number, Refused::NotAGuest.into());
        };
        match self.parts.desk.known(guest, command.id) {
            Known::New => self.decide(guest, command),
            // What a memory decided that was thrown away may never have been: only the log can tell.
            Known::Decided(number) if !self.outbox.is_shut() => {
                self.acknowledge(command.socket, command.id.number, number);
            }
            Known::Decided(_) | Known::Unsure => self.look_up(guest, command),
        }
    }

    /// Looks for it in the log. While that can't be read, there is no honest answer: it is tried again and again.
    fn look_up(&mut self, guest: GuestId, command: Command) {
        self.looking_up.insert(command.socket, VecDeque::new());
        let (store, me, table) = (Arc::clone(&self.parts.store), self.me.clone(), self.parts.code);
        tokio::spawn(async move {
            loop {
                let found = store.find_command(table, Author::Guest(guest), &command.id).await;
                if matches!(found, Err(ReadError::Failing(_) | ReadError::Damaged(_))) && !me.is_closed() {
                    sleep(RETRY_AFTER).await;
                    continue;
                }
                let _ = me.send(Input::LookedUp { command, found }).await;
                return;
            }
        });
    }

    pub(super) fn looked_up(&mut self, command: Command, found: Result<Option<u64>, ReadError>) {
        let socket = command.socket;
        let waiting = self.looking_up.remove(&socket).unwrap_or_default();
        let Some(guest) = self.sockets.guest(socket) else { return };
        match (self.parts.desk.known(guest, command.id), found) {
            // At once: what is in the log is durable.
            (_, Ok(Some(number))) => {
                let id = command.id.number;
                self.answer_now(socket, id, &ServerMessage::Ack { id, number });
            }
            // It came over another socket meanwhile.
            (Known::Decided(number), Ok(None)) if !self.outbox.is_shut() => {
                self.acknowledge(socket, command.id.number, number);
            }
            (_, Ok(None)) => self.decide(guest, command),
            // The store is closed: so is everything.
            (_, Err(_)) => {}
        }
        for command in waiting {
            self.command(command);
        }
    }

    fn decide(&mut self, guest: GuestId, command: Command) {
        let Command { socket, id, moment, what, read, delay } = command;
        if self.read_only {
            self.parts.counters.refused.one();
            let refusal = code::Refused::ReadOnly.into();
            // At once: it rests on nothing that waits to be stored.
            return self.answer_now(
                socket,
                id.number,
                &ServerMessage::Refused { id: Some(id.number), refusal },
            );
        }
        let now = moment::now();
        let waited = Millis(now.mono.0.saturating_sub(read.0));
        let verdict =
            self.parts.desk.command(guest, &Asked { id, moment, command: what, waited, delay }, now);
        self.take(verdict.steps);
        match verdict.result {
            Ok(number) => self.acknowledge(socket, id.number, number),
            Err(refusal) => self.refuse(socket, id.number, refusal),
        }
    }

    fn answer_now(&mut self, socket: SocketId, id: u64, message: &PlainMessage) {
        self.sockets.write(socket, to_text(message).into(), Weight::Answer(id));
    }

    fn acknowledge(&mut self, socket: SocketId, id: u64, number: u64) {
        self.reply(socket, &ServerMessage::Ack { id, number }, Weight::Answer(id));
    }

    fn refuse(&mut self, socket: SocketId, id: u64, refusal: Refusal) {
        self.parts.counters.refused.one();
        self.reply(socket, &ServerMessage::Refused { id: Some(id), refusal }, Weight::Answer(id));
    }
}
