//! The task: inputs in; steps to the store, one append at a time; what is durable out.

use std::sync::Arc;
use std::time::Duration;

use tablier_game::Millis;
use tablier_room::{AnyDesk, Entry, Kind, Step, TableCode};
use tablier_store::{Appended, Store};
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

use super::commands::Behind;
use super::gestures::Hands;
use super::marks::Marking;
use super::outbox::{Letter, Outbox, Weight};
use super::sockets::Sockets;
use super::{Input, SocketId, Trouble};
use crate::bots::Thinkers;
use crate::moment;
use crate::telemetry::Counters;

/// How often sockets that are behind are looked after.
const CATCH_UP_EVERY: Duration = Duration::from_millis(250);
/// How long to wait before trying again to store, while the store is in trouble.
pub(super) const RETRY_AFTER: Duration = Duration::from_secs(1);
/// How many entries may wait to be stored, and letters to be sent, while the store takes its time. Beyond that the
/// table takes no inputs, and their senders wait.
const MOST_UNSTORED: usize = 256;
const MOST_LETTERS: usize = 4_096;

/// What a table needs to work.
pub(crate) struct Parts {
    pub(crate) code: TableCode,
    pub(crate) kind: Kind,
    pub(crate) desk: Box<dyn AnyDesk>,
    /// Steps that are not stored yet: a new table's first.
    pub(crate) unstored: Vec<Step>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) thinkers: Thinkers,
    pub(crate) counters: Arc<Counters>,
    /// How long a deserted table stays awake.
    pub(crate) awake_for: Duration,
    /// What everybody is welcomed with.
    pub(crate) greeting: Greeting,
    /// Where the table says since when it is deserted.
    pub(crate) deserted: watch::Sender<Option<Instant>>,
    /// Its place among those that are awake.
    pub(crate) place: OwnedSemaphorePermit,
}

/// What a client is told of the server when it comes.
#[derive(Debug, Clone)]
pub(crate) struct Greeting {
    /// The build of the page that is served.
    pub(crate) build: Arc<str>,
    /// How often it is pinged.
    pub(crate) ping_every: Millis,
}

pub(super) struct Table {
    pub(super) parts: Parts,
    pub(super) me: mpsc::Sender<Input>,
    pub(super) sockets: Sockets,
    pub(super) outbox: Outbox,
    /// Entries to be stored, in order.
    pub(super) queue: Vec<Entry>,
    /// Entries being stored, how many of them are commands', and the last one's table time.
    pub(super) storing: Option<JoinHandle<Vec<Appended>>>,
    pub(super) commands: usize,
    pub(super) storing_at: Millis,
    pub(super) marking: Option<Marking>,
    pub(super) looking_up: Behind,
    pub(super) hands: Hands,
    /// Everything up to here is stored.
    pub(super) durable: u64,
    /// The store is in trouble: nothing is decided until the log can be read and written again.
    pub(super) read_only: bool,
    /// When to try again, while read-only.
    pub(super) retry_at: Instant,
    /// Not even its first entry could be stored.
    pub(super) never_was: bool,
    pub(super) deserted_since: Instant,
    /// Somebody else needs the place.
    told_to_sleep: bool,
}

/// Runs a table until the server stops or nobody has wanted anything of it for long.
pub(crate) async fn run(parts: Parts, me: mpsc::Sender<Input>, mut inputs: mpsc::Receiver<Input>) {
    let durable = parts.desk.number() - parts.unstored.len() as u64;
    let mut table = Table {
        queue: Vec::new(),
        storing: None,
        commands: 0,
        storing_at: Millis::ZERO,
        marking: None,
        looking_up: Behind::new(),
        hands: Hands::default(),
        durable,
        sockets: Sockets::default(),
        outbox: Outbox::default(),
        read_only: false,
        retry_at: Instant::now(),
        never_was: false,
        deserted_since: Instant::now(),
        told_to_sleep: false,
        parts,
        me,
    };
    let first = std::mem::take(&mut table.parts.unstored);
    table.queue.extend(first.into_iter().map(|step| step.entry));
    let mut stopping: Option<oneshot::Sender<()>> = None;
    loop {
        table.after_input();
        let may_stop = stopping.is_some() && table.storing.is_none();
        if table.never_was || may_stop || (table.told_to_sleep && table.is_idle()) {
            break;
        }
        let wake = table.next_wake();
        tokio::select! {
            input = inputs.recv(), if table.has_room() => match input {
                Some(Input::Stop { done }) => stopping = Some(done),
                Some(input) => table.handle(input),
                None => break,
            },
            stored = async { table.storing.as_mut().expect("guarded").await }, if table.storing.is_some() => {
                table.storing = None;
                table.stored(stored.unwrap_or_default()).await;
            }
            marked = async { table.marking.as_mut().expect("guarded").await }, if table.marking.is_some() => {
                table.marking = None;
                if let Ok((at, marked)) = marked {
                    table.marked(at, marked).await;
                }
            }
            () = sleep_until(wake) => {
                if table.can_sleep() {
                    break;
                }
                table.time_passes().await;
            }
        }
    }
    table.say_goodbye();
    table.mark_last().await;
    // In this order: whoever gets the place must not find the table still there.
    drop(inputs);
    drop(table.parts.place);
    if let Some(done) = stopping {
        let _ = done.send(());
    }
}

impl Table {
    /// What may have become due with the last input: bots to be asked, entries to be stored, letters to be sent.
    fn after_input(&mut self) {
        if !self.read_only {
            for job in self.parts.desk.ask_bots(moment::mono()) {
                self.parts.thinkers.think(job, self.me.clone());
            }
        }
        if self.storing.is_none() && !self.queue.is_empty() {
            let (store, entries) = (Arc::clone(&self.parts.store), std::mem::take(&mut self.queue));
            self.commands = entries.iter().filter(|entry| entry.command.is_some()).count();
            self.storing_at = entries.last().map_or(self.storing_at, |entry| entry.at);
            self.storing = Some(tokio::spawn(async move { store.append(entries).await }));
        }
        self.mark_time();
        self.send_letters();
        let since = self.sockets.is_empty().then_some(self.deserted_since);
        self.parts.deserted.send_if_modified(|said| std::mem::replace(said, since) != since);
    }

    /// What is decided waits to be stored, but not without end.
    fn has_room(&self) -> bool {
        self.storing.is_none() || (self.queue.len() < MOST_UNSTORED && self.outbox.len() < MOST_LETTERS)
    }

    fn next_wake(&self) -> Instant {
        let now = Instant::now();
        let mut wake = self.deserted_since.max(now) + self.parts.awake_for;
        if self.read_only {
            // A moment, not a length of time from now: inputs in between don't put it off.
            return wake.min(self.retry_at);
        }
        let (now_mono, marking) = (moment::mono(), self.marking.is_some() || self.storing.is_some());
        let mark = self.parts.desk.mark_due(now_mono).filter(|_| !marking);
        for due in self.parts.desk.next_wake(now_mono).into_iter().chain(mark) {
            wake = wake.min(moment::instant(due));
        }
        wake = self.hands.next().map_or(wake, |hand| wake.min(hand));
        if self.sockets.any_behind() {
            wake = wake.min(now + CATCH_UP_EVERY);
        }
        wake
    }

    /// A table that nobody has touched for long is put to sleep: dropped from memory, to be woken from its log.
    fn can_sleep(&self) -> bool {
        self.is_idle() && self.deserted_since.elapsed() >= self.parts.awake_for
    }

    /// Nobody is there, and everything is stored.
    fn is_idle(&self) -> bool {
        self.sockets.is_empty() && self.storing.is_none() && self.queue.is_empty() && self.marking.is_none()
    }

    fn handle(&mut self, input: Input) {
        match input {
            Input::Come { person, name, answer } => {
                if self.read_only {
                    let _ = answer.send(Err(Trouble::ReadOnly));
                    return;
                }
                self.deserted_since = Instant::now();
                let came = self.parts.desk.come(person, name, moment::now());
                let came = came.map(|(guest, step)| {
                    self.take(step);
                    guest
                });
                self.answer_when_durable(move |durable| {
                    let came = came.map_err(Trouble::Refused);
                    let _ = answer.send(if durable { came } else { Err(Trouble::ReadOnly) });
                });
            }
            Input::Connect { person, seen, line, answer } => {
                self.told_to_sleep = false;
                let guest = person.and_then(|person| self.parts.desk.guest_of(person));
                let socket = self.sockets.open(person, guest, line);
                self.parts.desk.connect(guest, moment::mono());
                self.welcome(socket, guest, seen);
                self.tell_presence();
                let _ = answer.send(socket);
            }
            Input::Disconnect { socket } => self.disconnect(socket),
            Input::Command(command) => self.command(command),
            Input::LookedUp { command, found } => self.looked_up(command, found),
            Input::Gesture { socket, seat, gesture } => self.gesture(socket, seat, &gesture),
            Input::BotFailed { seat } => {
                self.parts.counters.bot_failures.one();
                self.parts.desk.bot_failed(seat);
            }
            Input::BotAnswered(report) => {
                self.parts.counters.bot_answers.one();
                if !self.read_only {
                    let steps = self.parts.desk.bot_answered(report, moment::now());
                    self.take(steps);
                }
            }
            Input::Look { answer } => {
                let seen = self.parts.desk.snapshot(None, moment::mono());
                self.answer_when_durable(move |durable| {
                    if durable {
                        let _ = answer.send(seen);
                    }
                });
            }
            Input::Sleep => self.told_to_sleep = self.sockets.is_empty(),
            Input::Stop { .. } => {}
        }
    }

    /// A socket is gone, or is let go of: its end of the line ends with ours.
    pub(super) fn disconnect(&mut self, socket: SocketId) {
        let guest = self.sockets.guest(socket);
        self.looking_up.remove(&socket);
        if self.sockets.close(socket) {
            self.parts.desk.disconnect(guest, moment::mono());
            self.tell_presence();
            self.deserted_since = Instant::now();
        }
    }

    /// Steps: into the queue for the store, their messages into the outbox.
    pub(super) fn take(&mut self, steps: impl IntoIterator<Item = Step>) {
        for step in steps {
            let number = step.entry.number;
            self.queue.push(step.entry);
            for (socket, guest) in self.sockets.all() {
                // Whoever was sent away may still watch.
                let text = step.messages.get(&guest).or_else(|| step.messages.get(&None));
                if let Some(text) = text {
                    let text = Arc::clone(text);
                    self.outbox.put(number, Letter::Text { to: socket, text, weight: Weight::Plain });
                }
            }
        }
    }

    async fn time_passes(&mut self) {
        if self.read_only {
            return self.try_again().await;
        }
        self.show_hands();
        let step = self.parts.desk.tick(moment::now());
        self.take(step);
    }
}
