//! When storing fails: memory is thrown away, the log read again, and the table read-only until it can be written.
//!
//! What is said here is said at once and not put into the outbox: it rests on nothing that waits to be stored.

use tablier_room::AnyDesk;
use tablier_room::wire::{PlainMessage, to_text};
use tablier_store::{AppendError, Appended};
use tokio::time::Instant;

use super::outbox::Voided;
use super::recovering::{NotRead, Read, Recovered, Recovering, next_try};
use super::task::{Batch, Owner, losing};
use crate::bus::{Text, Word};

impl Owner {
    pub(super) fn stored(&mut self, batch: &Batch, stored: Appended) {
        match stored {
            Ok(()) => {
                self.durable = batch.last;
                self.parts.desk.stored(batch.last, batch.at, self.parts.world.mono());
                self.parts.counters.acked.more(batch.commands);
            }
            Err(error) => self.start_over(&error),
        }
    }

    /// The claim has ended, and with it the right to say anything of this table: it is claimed anew, if it may be.
    pub(super) fn lost(&mut self) {
        self.start_over(&AppendError::Fenced);
    }

    /// Storing failed: what is in memory is not what is in the log. It is thrown away and read again.
    pub(super) fn start_over(&mut self, error: &AppendError) {
        // Time stands still from here on, and goes on from here.
        self.parts.desk.hold(true, self.parts.world.mono());
        // What is under way is fenced by the next claim, or durable; which of them, the log tells. A mark under way speaks of
        // what is thrown away. And that the claim ends is no news any more: what comes of this is another claim, or none.
        (self.storing, self.marking) = (None, None);
        self.losing = Box::pin(std::future::pending());
        tracing::error!(table = %self.parts.code, %error, "could not store; reading the log again");
        self.parts.counters.append_failed.one();
        self.queue.clear();
        self.outbox.shut(true);
        for Voided { to, id, turn } in self.outbox.void() {
            if let Some(guest) = self.sockets.get(to).and_then(|socket| socket.guest) {
                self.refusals.forget(guest, id);
            }
            let text: Text = to_text(&PlainMessage::Resend { id }).into();
            self.sockets.answered(to, turn, id, text.clone());
            self.say(to.edge, Word::Answer { socket: to.socket, id, turn, text });
        }
        if error.is_trouble() {
            self.set_read_only(true);
        }
        self.recovering = Some(Recovering::reading(&self.parts));
    }

    pub(super) fn set_read_only(&mut self, read_only: bool) {
        self.read_only = read_only;
        self.retry_at = next_try(&self.parts.world);
        let text = to_text(&PlainMessage::Store { read_only }).into();
        self.say_to_all(&Word::Everybody { text });
    }

    /// Whether the log is being read again: until then nothing is decided.
    pub(super) fn is_reading(&self) -> bool {
        matches!(self.recovering, Some(Recovering::Reading { .. }))
    }

    /// Until when inputs wait for the log that is read again. From then on they are heard and told that the table is
    /// read-only: a store may take its time, and whoever is here must not wait as long.
    pub(super) fn inputs_wait_until(&self) -> Option<Instant> {
        match self.recovering {
            Some(Recovering::Reading { inputs_wait_until, .. }) => {
                inputs_wait_until.filter(|until| Instant::now() < *until)
            }
            _ => None,
        }
    }

    pub(super) fn recovered(&mut self, recovered: Recovered) {
        match recovered {
            Recovered::Asked { is_writable: false } => self.retry_at = next_try(&self.parts.world),
            Recovered::Asked { is_writable: true } if self.outbox.is_shut() => {
                self.recovering = Some(Recovering::reading_in_turn(&self.parts));
            }
            // What is in memory is what is in the log, and nobody else has written to it since it was read.
            Recovered::Asked { is_writable: true } => {
                self.set_read_only(false);
                self.parts.desk.hold(false, self.parts.world.mono());
                self.presence.change_now();
            }
            Recovered::Read(Read { claim, found }) => {
                if let Some(claim) = claim {
                    self.parts.claim = claim;
                    self.losing = losing(&self.parts.store, claim);
                }
                match found {
                    Ok(desk) => self.go_on_with(desk),
                    Err(NotRead::Gone(gone)) => self.gone = Some(gone),
                    Err(NotRead::Trouble) => self.set_read_only(true),
                }
            }
        }
    }

    /// The log was read again. What is in it and was not told yet, everybody catches up on; nothing that was told is taken
    /// back.
    fn go_on_with(&mut self, desk: Box<dyn AnyDesk>) {
        let now = self.parts.world.mono();
        let told = self.parts.desk.at(now);
        self.parts.desk = desk;
        // Less of it may be durable: a crash from here on takes no more back than one before.
        self.parts.desk.go_on_at(told, now);
        self.durable = self.parts.desk.number();
        self.outbox.shut(false);
        let desk = &self.parts.desk;
        self.sockets.look_up(|person| desk.guest_of(person));
        self.parts.desk.hold(self.read_only, now);
        for guest in self.sockets.guests() {
            self.parts.desk.connect(guest, now);
        }
        // Twice: what is heard of once may be on its way.
        for _ in 0..2 {
            self.say_to_all(&Word::At { number: self.durable });
        }
        self.presence.change_now();
    }

    /// The table is in trouble, and it is time to do something about it.
    pub(super) fn in_trouble(&mut self) {
        if !self.read_only && self.inputs_wait_until().is_none() {
            // The log takes so long that those who are here have to be told.
            self.set_read_only(true);
        } else if self.read_only && self.recovering.is_none() && self.retry_at <= Instant::now() {
            self.recovering = Some(Recovering::asking(&self.parts));
        }
    }
}
