//! What a table says to its edges: all of it waits in the outbox until it rests on what is durable.

use std::sync::Arc;
use std::time::Duration;

use tablier_room::wire::{PROTOCOL, PlainMessage, ServerMessage, to_text};
use tablier_room::{GuestId, Step};
use tokio::time::Instant;

use super::outbox::Letter;
use super::task::{Gone, Owner};
use crate::bus::{Address, EdgeId, EdgeStatus, SocketId, Telling, Text, ToEdge, Word};
use crate::code::Bye;

/// How often everybody is told who is there.
const PRESENCE_EVERY: Duration = Duration::from_secs(1);

/// Who is there, as it was told and is to be told.
#[derive(Default)]
pub(super) struct Presence {
    /// How often it was told.
    pub(super) order: u64,
    told: Option<Instant>,
    changed: bool,
}

impl Presence {
    /// When it is to be told next.
    pub(super) fn due(&self, now: Instant) -> Option<Instant> {
        self.changed.then(|| self.told.map_or(now, |told| told + PRESENCE_EVERY))
    }

    pub(super) fn change(&mut self) {
        self.changed = true;
    }

    /// It is told at once: the table's time has stopped or started.
    pub(super) fn change_now(&mut self) {
        (self.changed, self.told) = (true, None);
    }
}

impl Owner {
    /// What a socket is told first, and with it that it is known.
    pub(super) fn welcome(&mut self, to: Address, you: Option<GuestId>, seen: Option<u64>) {
        let greeting = self.parts.greeting.clone();
        let (build, ping_every) = (greeting.build.to_string(), greeting.ping_every);
        let welcome: PlainMessage = ServerMessage::Welcome { you, protocol: PROTOCOL, build, ping_every };
        let (now, number) = (self.parts.world.mono(), self.parts.desk.number());
        let mut texts: Vec<Text> = vec![to_text(&welcome).into()];
        let mut since = seen;
        if seen != Some(number) {
            let desk = &self.parts.desk;
            let missed = seen.and_then(|seen| desk.missed(you, seen, now));
            since = seen.filter(|_| missed.is_some());
            let anew = || if seen.is_none() { desk.first_look(you, now) } else { desk.snapshot(you, now) };
            texts.push(missed.unwrap_or_else(anew).into());
        }
        texts.push(self.parts.desk.presence(now).into());
        if self.read_only {
            texts.push(to_text(&PlainMessage::Store { read_only: true }).into());
        }
        self.tell(
            to.edge,
            Word::Welcome { socket: to.socket, guest: you, since, number, texts: texts.into() },
        );
    }

    /// What a socket, or an edge's crowd, missed.
    pub(super) fn catch_up(&mut self, edge: EdgeId, who: Option<SocketId>, seen: Option<u64>) {
        let guest = match who {
            Some(socket) => match self.sockets.get(Address { edge, socket }) {
                Some(known) => known.guest,
                None => return self.say(edge, Word::Unknown { socket: Some(socket) }),
            },
            None => None,
        };
        let (now, number) = (self.parts.world.mono(), self.parts.desk.number());
        let missed = seen.and_then(|seen| Some((seen, self.parts.desk.missed(guest, seen, now)?)));
        let (seen, text) = match missed {
            Some((seen, missed)) => (Some(seen), missed),
            None => (None, self.parts.desk.snapshot(guest, now)),
        };
        self.tell(edge, Word::CaughtUp { who, seen, number, text: text.into() });
    }

    /// An edge stands elsewhere than it should: it hears what it is missing, and says who is there.
    pub(super) fn put_right(&mut self, edge: EdgeId, stand: EdgeStatus) {
        if stand.number < self.durable {
            self.say(edge, Word::At { number: self.durable });
        }
        let order = self.presence.order;
        if stand.presence != order {
            let text = self.parts.desk.presence(self.parts.world.mono()).into();
            self.tell(edge, Word::Presence { order, text });
        }
        let roll = self.sockets.edges().find(|(known, _)| *known == edge).map(|(_, roll)| roll);
        if roll.unwrap_or_default() != stand.sockets {
            self.say(edge, Word::RollCall);
        }
    }

    /// Something for one edge that rests on all that was decided before it: it waits for that to be durable.
    pub(super) fn tell(&mut self, edge: EdgeId, word: Word) {
        self.outbox.put(self.parts.desk.number(), Letter::To(edge, word));
    }

    /// Something that rests on nothing, said at once.
    pub(super) fn say(&self, edge: EdgeId, what: Word) {
        self.parts
            .bus
            .tell(edge, ToEdge { table: self.parts.code, epoch: Some(self.parts.claim.epoch), what });
    }

    pub(super) fn say_to_all(&self, word: &Word) {
        for (edge, _) in self.sockets.edges() {
            self.say(edge, word.clone());
        }
    }

    /// Tells everybody of a step, once it is durable.
    pub(super) fn tell_step(&mut self, step: Step) {
        let Step { entry, messages } = step;
        let number = entry.number;
        self.queue.push(entry);
        let telling = Telling { number, messages: messages.map(Text::from) };
        self.outbox.put(number, Letter::All(Word::Telling(Arc::new(telling))));
    }

    /// Tells everybody who is there, if that has changed and not too soon after the last time.
    pub(super) fn tell_presence(&mut self) {
        let now = Instant::now();
        if self.presence.due(now).is_some_and(|due| due <= now) {
            self.presence = Presence { order: self.presence.order + 1, told: Some(now), changed: false };
            let text = self.parts.desk.presence(self.parts.world.mono()).into();
            let word = Word::Presence { order: self.presence.order, text };
            self.outbox.put(self.parts.desk.number(), Letter::All(word));
        }
    }

    pub(super) fn reply_when_durable(&mut self, reply: impl FnOnce(bool) + Send + 'static) {
        self.outbox.put(self.parts.desk.number(), Letter::Reply(Box::new(reply)));
    }

    pub(super) fn send_letters(&mut self) {
        while let Some(letter) = self.outbox.next(self.durable) {
            match letter {
                Letter::All(word) => self.say_to_all(&word),
                Letter::To(edge, word) => self.say(edge, word),
                Letter::Reply(reply) => reply(true),
            }
        }
    }

    /// Whoever is still here looks for the table anew, if there is one.
    pub(super) fn say_goodbye(&mut self) {
        if self.sockets.is_empty() {
            return;
        }
        self.parts.counters.moved.one();
        let over = || Word::Over { text: Bye::ServerStops.message().into() };
        self.say_to_all(&if self.gone == Some(Gone::NeverWas) { over() } else { Word::Moved });
    }
}
