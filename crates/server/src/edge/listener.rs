//! One socket, as the gallery of its table sees it: a bounded line to write on, how much it has seen, and what it waits
//! for.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tablier_room::wire::{PlainMessage, to_text};
use tablier_room::{CommandId, GuestId, Moment, Person};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::bus::{Command, Said, SocketId, Text};

/// Something to be written to a socket.
#[derive(Debug)]
pub(crate) struct Parcel {
    pub(crate) text: Text,
    /// If it answers a command: when that was read.
    pub(crate) read: Option<Instant>,
}

impl From<&Text> for Parcel {
    fn from(text: &Text) -> Parcel {
        Parcel { text: text.clone(), read: None }
    }
}

/// A socket's line: texts to be written, in order. A socket that falls behind further than its line is long is
/// resynchronised: what waits is written, the rest replaced by everything anew.
pub(crate) type SocketQueue = mpsc::Sender<Parcel>;

/// How long to wait for a welcome, an answer, or what was missed, before asking again. On a bus that loses nothing only a
/// slow disk takes so long.
pub(super) const ASK_AGAIN: Duration = Duration::from_secs(1);
/// How many commands of a socket may wait for their answers. It is not read from while there are as many.
pub(super) const MOST_UNANSWERED: usize = 64;

/// What a socket sends: a command before it has a turn.
pub(crate) struct Order {
    pub(crate) id: CommandId,
    pub(crate) moment: Moment,
    pub(crate) what: serde_json::Value,
    /// How long the connection takes one way.
    pub(crate) delay: Duration,
    /// When it was read: what it waits from then on is not its sender's fault.
    pub(crate) read: Instant,
}

/// A command that was not answered yet.
struct Unanswered {
    command: Arc<Command>,
    read: Instant,
    sent: Instant,
}

impl Unanswered {
    /// Once more, with what was answered meanwhile: an owner that knows the socket from before waits for none of that.
    fn send(&mut self, settled: u64, now: Instant) -> Said {
        self.sent = now;
        if self.command.settled != settled {
            Arc::make_mut(&mut self.command).settled = settled;
        }
        Said::Command { command: Arc::clone(&self.command), held: now - self.read }
    }
}

/// A socket at a table.
pub(super) struct Listener {
    id: SocketId,
    person: Option<Person>,
    pub(super) guest: Option<GuestId>,
    line: SocketQueue,
    /// The owner knows it.
    pub(super) welcomed: bool,
    /// An owner knew it, once: what it has seen is what it was told. Before that it is what somebody says.
    was_welcomed: bool,
    /// It has had everything up to here.
    pub(super) seen: Option<u64>,
    /// The order of the last presence it was told.
    pub(super) presence: u64,
    /// Its line was full: it gets everything anew as soon as there is room, and nothing before.
    overflowed: bool,
    /// When its welcome, or what it missed, was last asked for.
    asked: Option<Instant>,
    /// Commands whose answers found no room: it is asked to send them again.
    lost: Vec<u64>,
    unanswered: VecDeque<Unanswered>,
    /// How many there are of them, for whoever reads from the socket.
    waiting: Arc<AtomicUsize>,
    next_turn: u64,
}

/// What became of writing something.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// It is on the line, or is not needed.
    Well,
    /// Something before it is missing.
    Gap,
    /// The line just overflowed.
    Overflowed,
}

impl Listener {
    pub(super) fn new(
        id: SocketId,
        person: Option<Person>,
        seen: Option<u64>,
        line: SocketQueue,
    ) -> Listener {
        Listener {
            id,
            person,
            guest: None,
            line,
            welcomed: false,
            was_welcomed: false,
            seen,
            presence: 0,
            overflowed: false,
            asked: None,
            lost: Vec::new(),
            unanswered: VecDeque::new(),
            waiting: Arc::default(),
            next_turn: 1,
        }
    }

    /// How many of its commands wait for their answers.
    pub(super) fn waiting(&self) -> Arc<AtomicUsize> {
        Arc::clone(&self.waiting)
    }

    /// What makes it known to an owner.
    pub(super) fn connect(&mut self, now: Instant) -> Said {
        self.asked = Some(now);
        let turn = self.first_turn();
        Said::Connect { socket: self.id, person: self.person, seen: self.seen, turn }
    }

    /// The first turn that is not answered.
    fn first_turn(&self) -> u64 {
        self.unanswered.front().map_or(self.next_turn, |first| first.command.turn)
    }

    /// The owner does not know it any more: it makes itself known anew, at once. If it was about to, it goes on with that
    /// when it is next looked after: so however many say so, and however wrongly, no flood comes of it.
    pub(super) fn come_again(&mut self, now: Instant) -> Option<Said> {
        let was_welcomed = self.welcomed;
        self.forgotten();
        was_welcomed.then(|| self.connect(now))
    }

    /// The owner does not know it any more.
    pub(super) fn forgotten(&mut self) {
        (self.welcomed, self.asked) = (false, None);
    }

    /// The owner knows it. Said twice, it is heard once; and one that does not follow what was seen meanwhile, because it
    /// was late, is not heard at all: it is asked for again.
    pub(super) fn welcome(
        &mut self,
        guest: Option<GuestId>,
        (since, number): (Option<u64>, u64),
        texts: &[Text],
    ) -> Written {
        let follows = match since {
            Some(_) => since == self.seen,
            None => !self.was_welcomed || self.seen.is_none_or(|seen| seen <= number),
        };
        if self.welcomed || !follows {
            return Written::Well;
        }
        (self.welcomed, self.was_welcomed, self.guest, self.asked) = (true, true, guest, None);
        for text in texts {
            if !self.write(text) {
                return Written::Overflowed;
            }
        }
        self.seen = Some(number);
        Written::Well
    }

    /// An entry.
    pub(super) fn tell(&mut self, number: u64, text: &Text) -> Written {
        let Some(seen) = self.seen.filter(|_| self.welcomed && !self.overflowed) else {
            return Written::Well;
        };
        if number <= seen {
            return Written::Well;
        }
        if number != seen + 1 {
            return Written::Gap;
        }
        if !self.write(text) {
            return Written::Overflowed;
        }
        self.seen = Some(number);
        Written::Well
    }

    /// What it had missed since a number, or everything anew.
    pub(super) fn caught_up(&mut self, since: Option<u64>, number: u64, text: &Text) -> Written {
        let behind = self.overflowed || self.seen.is_none_or(|seen| seen < number);
        let fits = since.is_none() || (since == self.seen && !self.overflowed);
        if !self.welcomed || !behind || !fits {
            return Written::Well;
        }
        self.asked = None;
        if self.line.try_send(text.into()).is_err() {
            // It was full before; else it is so from now on.
            let overflowed = std::mem::replace(&mut self.overflowed, true);
            return if overflowed { Written::Well } else { Written::Overflowed };
        }
        (self.overflowed, self.seen) = (false, Some(number));
        for id in std::mem::take(&mut self.lost) {
            let text = to_text(&PlainMessage::Resend { id }).into();
            self.write_answer(id, Parcel { text, read: None });
        }
        Written::Well
    }

    /// What is of this moment only: if half the line is full, it goes without.
    pub(super) fn glimpse(&self, text: &Text) {
        if self.welcomed && !self.overflowed && self.line.capacity() > self.line.max_capacity() / 2 {
            // A line that is closed just now needs nothing any more.
            let _ = self.line.try_send(text.into());
        }
    }

    /// Who is there. It may go without: the next presence says it all.
    pub(super) fn tell_presence(&mut self, order: u64, text: &Text) {
        if self.welcomed && self.presence < order {
            self.presence = order;
            self.glimpse(text);
        }
    }

    /// Something that it had better know; if its line is full, it is in trouble already.
    pub(super) fn say(&mut self, text: &Text) -> Written {
        if self.write(text) { Written::Well } else { Written::Overflowed }
    }

    fn write(&mut self, text: &Text) -> bool {
        if self.overflowed {
            return true;
        }
        self.overflowed = self.line.try_send(text.into()).is_err();
        !self.overflowed
    }

    /// Gives a command its turn.
    pub(super) fn order(&mut self, order: Order, now: Instant) -> Said {
        let Order { id, moment, what, delay, read } = order;
        let turn = self.next_turn;
        self.next_turn += 1;
        let settled = self.first_turn().min(turn);
        let command = Arc::new(Command { socket: self.id, turn, settled, id, moment, what, delay });
        self.unanswered.push_back(Unanswered { command: Arc::clone(&command), read, sent: now });
        self.count();
        Said::Command { command, held: now - read }
    }

    /// The answer to a command; one that was answered before is not told again.
    pub(super) fn answer(&mut self, id: u64, turn: u64, text: Text) -> Written {
        let Some(index) = self.unanswered.iter().position(|waits| waits.command.turn == turn) else {
            return Written::Well;
        };
        let read = self.unanswered.remove(index).map(|waits| waits.read);
        self.count();
        self.write_answer(id, Parcel { text, read })
    }

    fn write_answer(&mut self, id: u64, answer: Parcel) -> Written {
        if !self.overflowed && self.line.try_send(answer).is_ok() {
            return Written::Well;
        }
        self.lost.push(id);
        let overflowed = std::mem::replace(&mut self.overflowed, true);
        if overflowed { Written::Well } else { Written::Overflowed }
    }

    fn count(&self) {
        self.waiting.store(self.unanswered.len(), Ordering::Relaxed);
    }

    /// The command of this turn, to be sent once more.
    pub(super) fn again(&mut self, turn: u64, now: Instant) -> Option<Said> {
        let settled = self.first_turn();
        let missing = self.unanswered.iter_mut().find(|waits| waits.command.turn == turn);
        missing.map(|waits| waits.send(settled, now))
    }

    /// All that are not answered, to be sent once more.
    pub(super) fn all_again(&mut self, now: Instant) -> impl Iterator<Item = Said> {
        let settled = self.first_turn();
        self.unanswered.iter_mut().map(move |waits| waits.send(settled, now))
    }

    /// What it waits for and is to be asked for, or asked for once more. `paced`: what it missed comes to it in its
    /// turn.
    pub(super) fn wants(&mut self, number: u64, paced: bool, now: Instant) -> Vec<Said> {
        let unasked = self.asked.is_none_or(|asked| now >= asked + ASK_AGAIN);
        if !self.welcomed {
            return if unasked { vec![self.connect(now)] } else { Vec::new() };
        }
        let mut wants = Vec::new();
        let room = self.line.capacity() >= self.line.max_capacity() / 2;
        let behind = !paced && self.seen.is_none_or(|seen| seen < number);
        if unasked && room && (self.overflowed || behind) {
            self.asked = Some(now);
            let seen = self.seen.filter(|_| !self.overflowed);
            wants.push(Said::CatchUp { who: Some(self.id), seen });
        }
        if self.unanswered.front().is_some_and(|first| now >= first.sent + ASK_AGAIN) {
            wants.extend(self.all_again(now));
        }
        wants
    }
}

#[cfg(test)]
mod tests;
