//! Commands at a table: a new one is decided, a repeat is answered, and one that may be either is looked up first, in
//! its place: what its sender sent after it waits behind it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tablier_room::wire::{PlainMessage, ServerMessage, to_text};
use tablier_room::{Asked, Author, GuestId, Known, Refusal, Refused};
use tablier_store::ReadError;
use tokio::task::AbortHandle;
use tokio::time::sleep;

use super::sockets::Turn;
use super::task::{Owner, RETRY_AFTER};
use super::{Input, Pending};
use crate::bus::{Address, Command, Word};
use crate::{code, world};

/// Sockets with a command that is being looked up.
pub(super) type Behind = BTreeMap<Address, LookUp>;

/// A command that is being looked up; dropped, it is no more. Where logs can't be read that may take for ever, and whoever
/// asked may be gone.
pub(super) struct LookUp {
    task: AbortHandle,
    /// What its socket sent after it: no more than an edge lets it have under way.
    behind: VecDeque<Pending>,
}

impl Drop for LookUp {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Owner {
    /// A command, in its turn.
    pub(super) fn command(&mut self, from: Address, command: Arc<Command>, held: Duration, came: Duration) {
        let (edge, socket, turn) = (from.edge, from.socket, command.turn);
        let came = came.saturating_sub(held);
        match self.sockets.turn(Pending { from, command, came }) {
            Turn::Now(pending) => {
                self.pending(pending);
                while let Some(next) = self.sockets.next_turn(from) {
                    self.pending(next);
                }
            }
            Turn::Done(said) => {
                self.tell(edge, Word::Answer { socket, id: said.id, turn, text: said.text });
            }
            Turn::Nothing => {}
            Turn::Missing(turn) => self.say(edge, Word::Again { socket, turn }),
            Turn::Unknown => self.say(edge, Word::Unknown { socket: Some(socket) }),
        }
    }

    fn pending(&mut self, pending: Pending) {
        if let Some(waiting) = self.looking_up.get_mut(&pending.from) {
            return waiting.behind.push_back(pending);
        }
        let Some(guest) = self.sockets.get(pending.from).and_then(|socket| socket.guest) else {
            return self.refuse(&pending, Refused::NotAGuest.into());
        };
        match self.parts.desk.known(guest, pending.command.id) {
            Known::New => self.decide(guest, &pending),
            // What a memory decided that was thrown away may never have been: only the log can tell.
            Known::Decided(number) if !self.outbox.is_shut() => self.acknowledge(&pending, number),
            Known::Decided(_) | Known::Unsure => {
                self.look_up(guest, pending, VecDeque::new(), Duration::ZERO);
            }
        }
    }

    /// Looks for it in the log. While that can't be read, there is no honest answer: it is tried again and again.
    fn look_up(&mut self, guest: GuestId, pending: Pending, behind: VecDeque<Pending>, after: Duration) {
        let from = pending.from;
        let (log, me, table) = (Arc::clone(&self.parts.store), self.me.clone(), self.parts.code);
        let task = tokio::spawn(async move {
            sleep(after).await;
            loop {
                let found = log.find_command(table, Author::Guest(guest), &pending.command.id).await;
                if matches!(found, Err(ReadError::Failing(_) | ReadError::Damaged(_))) && !me.is_closed() {
                    sleep(RETRY_AFTER).await;
                    continue;
                }
                let _ = me.send(Input::LookedUp { pending, found }).await;
                return;
            }
        });
        self.looking_up.insert(from, LookUp { task: task.abort_handle(), behind });
    }

    pub(super) fn looked_up(&mut self, pending: &Pending, found: Result<Option<u64>, ReadError>) {
        let done = self.looking_up.remove(&pending.from);
        let waiting = done.map(|mut done| std::mem::take(&mut done.behind)).unwrap_or_default();
        let Some(guest) = self.sockets.get(pending.from).and_then(|socket| socket.guest) else { return };
        match (self.parts.desk.known(guest, pending.command.id), found) {
            // At once: what is in the log is durable.
            (_, Ok(Some(number))) => {
                let id = pending.command.id.number;
                self.answer_now(pending, &ServerMessage::Ack { id, number });
            }
            // It came over another socket meanwhile.
            (Known::Decided(number), Ok(None)) if !self.outbox.is_shut() => {
                self.acknowledge(pending, number);
            }
            // What was being stored as the store failed may still land, until the table is claimed anew: so this may
            // be done yet, and there is no honest answer before that.
            (_, Ok(None)) if self.outbox.is_shut() => {
                return self.look_up(guest, pending.clone(), waiting, RETRY_AFTER);
            }
            (_, Ok(None)) => self.decide(guest, pending),
            // The store is closed: so is everything.
            (_, Err(_)) => {}
        }
        for pending in waiting {
            self.pending(pending);
        }
    }

    fn decide(&mut self, guest: GuestId, pending: &Pending) {
        let id = pending.command.id;
        // It came over another socket while this copy was looked up.
        if let Some(refusal) = self.refusals.of(guest, id) {
            return self.refuse(pending, refusal);
        }
        if self.read_only {
            let refusal = self.refusals.note(guest, id, code::Refused::ReadOnly.into());
            self.parts.counters.refused.one(&refusal.code);
            // At once: it rests on nothing that waits to be stored.
            return self.answer_now(pending, &ServerMessage::Refused { id: Some(id.number), refusal });
        }
        let now = self.parts.world.now();
        let Command { moment, what, delay, .. } = &*pending.command;
        let waited = world::since(pending.came, &now);
        let asked = Asked { id, moment: *moment, command: what.clone(), waited, delay: *delay };
        let verdict = self.parts.desk.command(guest, &asked, now);
        self.take(verdict.steps);
        match verdict.result {
            Ok(number) => self.acknowledge(pending, number),
            Err(refusal) => {
                let refusal = self.refusals.note(guest, id, refusal);
                self.refuse(pending, refusal);
            }
        }
    }

    fn answer(&mut self, pending: &Pending, message: &PlainMessage) -> Word {
        let Command { socket, turn, id, .. } = &*pending.command;
        let text: crate::bus::Text = to_text(message).into();
        self.sockets.answered(pending.from, *turn, id.number, text.clone());
        Word::Answer { socket: *socket, id: id.number, turn: *turn, text }
    }

    fn answer_now(&mut self, pending: &Pending, message: &PlainMessage) {
        let word = self.answer(pending, message);
        self.say(pending.from.edge, word);
    }

    fn acknowledge(&mut self, pending: &Pending, number: u64) {
        let id = pending.command.id.number;
        let word = self.answer(pending, &ServerMessage::Ack { id, number });
        self.tell(pending.from.edge, word);
    }

    fn refuse(&mut self, pending: &Pending, refusal: Refusal) {
        self.parts.counters.refused.one(&refusal.code);
        let id = Some(pending.command.id.number);
        let word = self.answer(pending, &ServerMessage::Refused { id, refusal });
        self.tell(pending.from.edge, word);
    }
}
