//! When storing fails: memory is thrown away, the log read again, and the table read-only until it can be written.

use std::sync::Arc;

use tablier_room::wire::{PlainMessage, to_text};
use tablier_store::{AppendError, Appended};

use super::task::Table;
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
            return;
        };
        let error = error.clone();
        self.start_over(&error).await;
    }

    /// Storing failed: what is in memory is not what is in the log. It is thrown away and read again.
    pub(super) async fn start_over(&mut self, error: &AppendError) {
        tracing::error!(table = %self.parts.code, %error, "could not store; reading the log again");
        self.parts.counters.append_failed.one();
        self.queue.clear();
        for (socket, id) in self.outbox.void() {
            let text: Arc<str> = to_text(&PlainMessage::Resend { id }).into();
            self.sockets.write(socket, text);
        }
        self.read_only = error.is_trouble();
        self.reload().await;
    }

    /// Reads the log again; stays read-only until that, and a trial write, succeed.
    pub(super) async fn reload(&mut self) {
        let store = Arc::clone(&self.parts.store);
        if self.read_only {
            let text: Arc<str> = to_text(&PlainMessage::Store { read_only: true }).into();
            self.tell_all(&text);
        }
        let entries = match read_log(&*store, self.parts.code).await {
            Ok(entries) if !entries.is_empty() => entries,
            _ => {
                self.read_only = true;
                return;
            }
        };
        match self.parts.kind.wake(self.parts.code, &entries) {
            Ok(desk) => self.parts.desk = desk,
            Err(error) => {
                tracing::error!(table = %self.parts.code, %error, "the log can't be read");
                self.read_only = true;
                return;
            }
        }
        self.durable = self.parts.desk.number();
        let now = moment::mono();
        for (socket, guest) in self.sockets.all().collect::<Vec<_>>() {
            self.parts.desk.connect(guest, now);
            self.snapshot(socket, guest);
        }
    }

    /// Tries whether the store takes writes again.
    pub(super) async fn try_again(&mut self) {
        if self.parts.store.ping().await.is_ok() {
            self.read_only = false;
            self.reload().await;
            let text: Arc<str> = to_text(&PlainMessage::Store { read_only: self.read_only }).into();
            self.tell_all(&text);
        }
    }
}
