//! What a table says to its sockets: all of it waits in the outbox until it rests on what is durable.

use std::sync::Arc;

use tablier_room::GuestId;
use tablier_room::wire::{PROTOCOL, PlainMessage, ServerMessage, to_text};

use super::SocketId;
use super::outbox::{Letter, Weight};
use super::task::Table;
use crate::code::Bye;
use crate::moment;

impl Table {
    pub(super) fn welcome(&mut self, socket: SocketId, you: Option<GuestId>, seen: Option<u64>) {
        let super::task::Greeting { build, ping_every } = self.parts.greeting.clone();
        let welcome =
            ServerMessage::Welcome { you, protocol: PROTOCOL, build: build.to_string(), ping_every };
        self.reply(socket, &welcome, Weight::Plain);
        let missed = seen.and_then(|seen| self.parts.desk.missed(you, seen));
        match missed {
            Some(missed) => {
                for (number, text) in missed {
                    self.outbox.put(number, Letter::Text { to: socket, text, weight: Weight::Plain });
                }
            }
            None => self.snapshot(socket, you),
        }
        if self.read_only {
            self.reply(socket, &ServerMessage::Store { read_only: true }, Weight::Plain);
        }
    }

    pub(super) fn snapshot(&mut self, socket: SocketId, guest: Option<GuestId>) {
        let text = self.parts.desk.snapshot(guest, moment::mono()).into();
        let letter = Letter::Text { to: socket, text, weight: Weight::Anew };
        self.outbox.put(self.parts.desk.number(), letter);
    }

    /// An answer rests on all that was decided before it, so it waits for that to be durable.
    pub(super) fn reply(&mut self, socket: SocketId, message: &PlainMessage, weight: Weight) {
        let text = to_text(message).into();
        self.outbox.put(self.parts.desk.number(), Letter::Text { to: socket, text, weight });
    }

    pub(super) fn answer_when_durable(&mut self, answer: impl FnOnce(bool) + Send + 'static) {
        self.outbox.put(self.parts.desk.number(), Letter::Answer(Box::new(answer)));
    }

    pub(super) fn tell_all(&mut self, text: &Arc<str>) {
        for (socket, _) in self.sockets.all().collect::<Vec<_>>() {
            let letter = Letter::Text { to: socket, text: Arc::clone(text), weight: Weight::Plain };
            self.outbox.put(self.parts.desk.number(), letter);
        }
    }

    pub(super) fn tell_presence(&mut self) {
        let text = self.parts.desk.presence(moment::mono()).into();
        self.tell_all(&text);
    }

    pub(super) fn send_letters(&mut self) {
        for letter in self.outbox.ready(self.durable) {
            match letter {
                Letter::Text { to, text, weight } => {
                    if !self.sockets.write(to, text, weight) {
                        self.parts.counters.resynchronised.one();
                    }
                }
                Letter::Answer(answer) => answer(true),
            }
        }
        for (socket, guest) in self.sockets.catching_up() {
            self.snapshot(socket, guest);
        }
    }

    pub(super) fn say_goodbye(&mut self) {
        let text: Arc<str> = Bye::ServerStops.message().into();
        self.send_letters();
        for (socket, _) in self.sockets.all().collect::<Vec<_>>() {
            self.sockets.write(socket, Arc::clone(&text), Weight::Plain);
        }
    }
}
