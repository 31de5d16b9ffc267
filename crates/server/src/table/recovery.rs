//! When storing fails: memory is thrown away, the log read again, and the table read-only until it can be written.
//!
//! What is said here is written at once and not put into the outbox: it rests on nothing that waits to be stored.

use std::sync::Arc;

use tablier_room::wire::{PlainMessage, to_text};
use tablier_store::{AppendError, Appended};
use tokio::time::Instant;

use super::outbox::Weight;
use super::task::{RETRY_AFTER, Table};
use crate::moment;
use crate::registry::read_log;

impl Table {
    pub(super) async fn stored(&mut self, results: Vec<Appended>) {
        let trouble = results.iter().find_map(|result| result.as_ref().err());
        let Some(error) = trouble else {
            // No result at all is a writer that died: as good as an error.
            if results.is_empty() {
                return self.start_over(&AppendError::Closed).await;
            }
            self.durable += results.len() as u64;
            self.parts.desk.stored(self.durable, self.storing_at, moment::mono());
            self.parts.counters.acked.more(self.commands);
            return;
        };
        let error = error.clone();
        self.start_over(&error).await;
    }

    /// Storing failed: what is in memory is not what is in the log. It is thrown away and read again.
    pub(super) async fn start_over(&mut self, error: &AppendError) {
        // Time stands still from here on, and goes on from here.
        self.parts.desk.hold(true, moment::mono());
        // A mark under way speaks of what is thrown away.
        self.marking = None;
        tracing::error!(table = %self.parts.code, %error, "could not store; reading the log again");
        self.parts.counters.append_failed.one();
        self.queue.clear();
        self.outbox.shut(true);
        for (socket, id) in self.outbox.void() {
            self.sockets.write(socket, to_text(&PlainMessage::Resend { id }).into(), Weight::Answer(id));
        }
        if error.is_trouble() {
            self.set_read_only(true);
        }
        self.reload().await;
    }

    fn set_read_only(&mut self, read_only: bool) {
        self.read_only = read_only;
        self.retry_at = Instant::now() + RETRY_AFTER;
        let text: Arc<str> = to_text(&PlainMessage::Store { read_only }).into();
        for (socket, _) in self.sockets.all().collect::<Vec<_>>() {
            self.sockets.write(socket, Arc::clone(&text), Weight::Plain);
        }
    }

    /// Reads the log again, and tells everyone everything anew, also those who came while it could not be read.
    /// Read-only if it still can't be.
    async fn reload(&mut self) {
        let entries = match read_log(&*self.parts.store, self.parts.code).await {
            Ok(entries) if entries.is_empty() => {
                // Its very first entry could not be stored: there is no such table.
                self.never_was = true;
                return;
            }
            Ok(entries) => entries,
            Err(error) => {
                tracing::error!(table = %self.parts.code, %error, "the log can't be read");
                return self.set_read_only(true);
            }
        };
        let at = self.parts.desk.at(moment::mono());
        match self.parts.kind.wake(self.parts.code, &entries, at) {
            Ok(desk) => self.parts.desk = desk,
            Err(error) => {
                tracing::error!(table = %self.parts.code, %error, "the log can't be read");
                return self.set_read_only(true);
            }
        }
        self.durable = self.parts.desk.number();
        self.outbox.shut(false);
        let desk = &self.parts.desk;
        self.sockets.look_up(|person| desk.guest_of(person));
        let now = moment::mono();
        self.parts.desk.hold(self.read_only, now);
        let all: Vec<_> = self.sockets.all().collect();
        for (_, guest) in &all {
            self.parts.desk.connect(*guest, now);
        }
        for (socket, guest) in all {
            self.welcome(socket, guest, None);
        }
        self.tell_presence();
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
