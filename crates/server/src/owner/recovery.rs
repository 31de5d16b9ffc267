//! When storing fails: memory is thrown away, the log read again, and the table read-only until it can be written.
//!
//! What is said here is said at once and not put into the outbox: it rests on nothing that waits to be stored.

use tablier_room::wire::{PlainMessage, to_text};
use tablier_store::{AppendError, Appended, ClaimError, ReadError};
use tokio::time::Instant;

use super::log::read_log;
use super::outbox::Voided;
use super::task::{Batch, Gone, Owner, RETRY_AFTER, losing};
use crate::bus::{Text, Word};

impl Owner {
    pub(super) async fn stored(&mut self, batch: Batch, stored: Appended) {
        match stored {
            Ok(()) => {
                self.durable = batch.last;
                self.parts.desk.stored(batch.last, batch.at, self.parts.world.mono());
                self.parts.counters.acked.more(batch.commands);
            }
            Err(error) => self.start_over(&error).await,
        }
    }

    /// The claim has ended, and with it the right to say anything of this table: it is claimed anew, if it may be.
    pub(super) async fn lost(&mut self) {
        // Once is enough: what comes of it is another claim, or none.
        self.losing = Box::pin(std::future::pending());
        // What is under way under it is fenced or durable; which of them, the log tells.
        self.storing = None;
        self.start_over(&AppendError::Fenced).await;
    }

    /// Storing failed: what is in memory is not what is in the log. It is thrown away and read again.
    pub(super) async fn start_over(&mut self, error: &AppendError) {
        // Time stands still from here on, and goes on from here.
        self.parts.desk.hold(true, self.parts.world.mono());
        // A mark under way speaks of what is thrown away.
        self.marking = None;
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
        self.reload().await;
    }

    fn set_read_only(&mut self, read_only: bool) {
        self.read_only = read_only;
        self.retry_at = Instant::now() + RETRY_AFTER;
        let text = to_text(&PlainMessage::Store { read_only }).into();
        self.say_to_all(&Word::Everybody { text });
    }

    /// Reads the log again. What is in it and was not told yet, everybody catches up on; nothing that was told is taken
    /// back. Read-only if it still can't be read.
    async fn reload(&mut self) {
        // Claimed anew, so that nothing that is still on its way lands after what is read here.
        match self.parts.store.claim(self.parts.code).await {
            Ok(claim) => {
                self.parts.claim = claim;
                self.losing = losing(&self.parts.store, claim);
            }
            Err(ClaimError::Elsewhere { owner }) => {
                tracing::info!(table = %self.parts.code, owner, "the table has gone to another node");
                self.gone = Some(Gone::Elsewhere);
                return;
            }
            Err(error) => {
                tracing::error!(table = %self.parts.code, %error, "the table can't be claimed");
                return self.set_read_only(true);
            }
        }
        let read = async {
            let entries = read_log(&*self.parts.store, self.parts.code).await?;
            Ok::<_, ReadError>((entries, self.parts.store.last(self.parts.code).await?))
        };
        let (entries, last) = match read.await {
            // Its very first entry could not be stored: there is no such table.
            Ok((_, None)) => {
                self.gone = Some(Gone::NeverWas);
                return;
            }
            Ok((entries, Some(last))) => (entries, last),
            Err(error) => {
                tracing::error!(table = %self.parts.code, %error, "the log can't be read");
                return self.set_read_only(true);
            }
        };
        let told = self.parts.desk.at(self.parts.world.mono());
        match self.parts.wakers.wake(self.parts.kind, self.parts.code, entries, last.at).await {
            Ok(desk) => self.parts.desk = desk,
            Err(error) => {
                tracing::error!(table = %self.parts.code, %error, "the table can't be woken");
                return self.set_read_only(true);
            }
        }
        // Less of it may be durable: a crash from here on takes no more back than one before.
        self.parts.desk.go_on_at(told, self.parts.world.mono());
        self.durable = self.parts.desk.number();
        self.outbox.shut(false);
        let desk = &self.parts.desk;
        self.sockets.look_up(|person| desk.guest_of(person));
        let now = self.parts.world.mono();
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

    /// Tries whether the store takes writes again.
    pub(super) async fn try_again(&mut self) {
        self.retry_at = Instant::now() + RETRY_AFTER;
        if self.parts.store.ping().await.is_ok() {
            self.set_read_only(false);
            self.reload().await;
        }
    }
}
