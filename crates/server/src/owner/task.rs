//! The task: inputs in; steps to the store, one append at a time; what is durable out.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tablier_game::Millis;
use tablier_room::{AnyDesk, Entry, Kind, Step, TableCode};
use tablier_store::{Appended, Claim, Store};
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::bots::Thinkers;
use super::commands::Behind;
use super::gestures::Hands;
use super::marks::Marking;
use super::outbox::Outbox;
use super::recovering::Recovering;
use super::refusals::Refusals;
use super::sockets::Sockets;
use super::telling::Presence;
use super::waking::Wakers;
use super::{Input, TableStatus, Visit};
use crate::bus::{Address, Bus, EdgeId, EdgeStatus, Question, Reply, Said, SocketId, ToOwner, Word};
use crate::edge::caller::Caller;
use crate::fair::Asker;
use crate::readiness::Readiness;
use crate::telemetry::Counters;
use crate::world::World;

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
    /// That the table is ours to write.
    pub(crate) claim: Claim,
    /// Where it was opened from, unless it was woken from its log.
    pub(crate) opened_from: Option<Caller>,
    /// Steps that are not stored yet: a new table's first.
    pub(crate) unstored: Vec<Step>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) readiness: Arc<Readiness>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) world: Arc<World>,
    pub(crate) wakers: Wakers,
    pub(crate) thinkers: Thinkers,
    pub(crate) counters: Arc<Counters>,
    /// How long a deserted table stays awake.
    pub(crate) awake_for: Duration,
    /// What everybody is welcomed with.
    pub(crate) greeting: Greeting,
    /// Where the table says how it stands.
    pub(crate) status: watch::Sender<TableStatus>,
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

/// Entries that are being stored.
pub(super) struct Batch {
    /// The last one's number, and its table time.
    pub(super) last: u64,
    pub(super) at: Millis,
    /// How many of them are commands'.
    pub(super) commands: usize,
}

/// Why a table is not this owner's any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gone {
    /// Not even its first entry could be stored.
    NeverWas,
    /// Another node has it.
    Elsewhere,
}

/// Waits for the end of a claim.
pub(super) type Losing = Pin<Box<dyn Future<Output = ()> + Send>>;

pub(super) fn losing(store: &Arc<dyn Store>, claim: Claim) -> Losing {
    let store = Arc::clone(store);
    Box::pin(async move { store.lost(claim).await })
}

type Storing = Pin<Box<dyn Future<Output = (Batch, Appended)> + Send>>;

/// A table at work.
pub(super) struct Owner {
    pub(super) parts: Parts,
    pub(super) me: mpsc::Sender<Input>,
    pub(super) sockets: Sockets,
    pub(super) presence: Presence,
    pub(super) outbox: Outbox,
    /// Entries to be stored, in order.
    pub(super) queue: Vec<Entry>,
    pub(super) storing: Option<Storing>,
    pub(super) marking: Option<Marking>,
    pub(super) recovering: Option<Recovering>,
    pub(super) looking_up: Behind,
    pub(super) refusals: Refusals,
    pub(super) hands: Hands,
    /// Everything up to here is stored.
    pub(super) durable: u64,
    /// The store is in trouble: nothing is decided until the log can be read and written again.
    pub(super) read_only: bool,
    /// When to try again, while read-only.
    pub(super) retry_at: Instant,
    /// There is nothing left to own.
    pub(super) gone: Option<Gone>,
    /// Ends when the claim does.
    pub(super) losing: Losing,
    pub(super) deserted_since: Instant,
    /// Somebody else needs the place.
    pub(super) told_to_sleep: bool,
}

/// Runs a table until the server stops or nobody has wanted anything of it for long.
pub(crate) async fn run(parts: Parts, me: mpsc::Sender<Input>, mut inputs: mpsc::Receiver<Input>) {
    let durable = parts.desk.number() - parts.unstored.len() as u64;
    let mut table = Owner {
        queue: Vec::new(),
        storing: None,
        marking: None,
        recovering: None,
        looking_up: Behind::new(),
        refusals: Refusals::default(),
        hands: Hands::default(),
        durable,
        sockets: Sockets::default(),
        presence: Presence::default(),
        outbox: Outbox::default(),
        read_only: false,
        retry_at: Instant::now(),
        gone: None,
        losing: losing(&parts.store, parts.claim),
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
        let may_stop = stopping.is_some() && table.storing.is_none() && table.inputs_wait_until().is_none();
        if table.gone.is_some() || may_stop || (table.told_to_sleep && table.is_idle()) {
            break;
        }
        let wake = table.next_wake();
        tokio::select! {
            input = inputs.recv(), if table.has_room() => match input {
                Some(Input::Stop { done }) => stopping = Some(done),
                Some(input) => table.handle(input),
                None => break,
            },
            (batch, stored) = async { table.storing.as_mut().expect("guarded").await }, if table.storing.is_some() => {
                table.storing = None;
                table.stored(&batch, stored);
            }
            (at, marked) = async { table.marking.as_mut().expect("guarded").await }, if table.marking.is_some() => {
                table.marking = None;
                table.marked(at, marked);
            }
            recovered = async { table.recovering.as_mut().expect("guarded").done().await },
                if table.recovering.is_some() =>
            {
                table.recovering = None;
                table.recovered(recovered);
            }
            () = &mut table.losing => table.lost(),
            () = sleep_until(wake) => {
                if table.can_sleep() {
                    break;
                }
                table.time_passes();
            }
        }
    }
    table.send_letters();
    table.mark_last().await;
    // In this order: whoever gets the place must not find the table still there, and whoever hears that it has moved
    // must find it free.
    drop(inputs);
    table.parts.store.release(table.parts.claim).await;
    table.say_goodbye();
    drop(table.parts.place);
    if let Some(done) = stopping {
        let _ = done.send(());
    }
}

impl Owner {
    /// What may have become due with the last input: bots to be asked, entries to be stored, letters to be sent.
    fn after_input(&mut self) {
        if !self.read_only && !self.is_reading() {
            for job in self.parts.desk.ask_bots(self.parts.world.mono()) {
                let job = self.parts.counters.figures.watched(job);
                let whose = Asker::perhaps_at(self.parts.opened_from, self.parts.desk.host());
                self.parts.thinkers.think(job, whose, self.parts.code, self.me.clone());
            }
        }
        if self.storing.is_none() && !self.queue.is_empty() {
            let (store, claim) = (Arc::clone(&self.parts.store), self.parts.claim);
            let entries = std::mem::take(&mut self.queue);
            let batch = Batch {
                last: entries.last().map_or(self.durable, |entry| entry.number),
                at: entries.last().map_or(Millis::ZERO, |entry| entry.at),
                commands: entries.iter().filter(|entry| entry.command.is_some()).count(),
            };
            self.storing = Some(Box::pin(async move { (batch, store.append(&claim, entries).await) }));
        }
        if !self.is_reading() {
            self.mark_time();
        }
        self.tell_presence();
        self.send_letters();
        self.say_how_it_stands();
    }

    fn say_how_it_stands(&self) {
        let deserted = self.sockets.is_empty().then_some(self.deserted_since);
        let (number, presence) = (self.durable, self.presence.order);
        self.parts.status.send_if_modified(|status| {
            status.deserted = deserted;
            let stands = self.sockets.edges();
            status.edges =
                stands.map(|(edge, sockets)| (edge, EdgeStatus { sockets, number, presence })).collect();
            // Nobody waits for it to change.
            false
        });
    }

    /// What is decided waits to be stored, but not without end.
    fn has_room(&self) -> bool {
        let has_room = self.queue.len() < MOST_UNSTORED && self.outbox.len() < MOST_LETTERS;
        (self.storing.is_none() || has_room) && self.inputs_wait_until().is_none()
    }

    fn handle(&mut self, input: Input) {
        match input {
            Input::FromEdge { letter, came } => self.hear(*letter, came),
            Input::Asked { question, reply } => self.asked(*question, reply),
            Input::Stands { edge, stand } => self.put_right(edge, stand),
            Input::EdgeGone { edge } => {
                for gone in self.sockets.of(edge, SocketId(u64::MAX)).collect::<Vec<_>>() {
                    self.disconnect(gone);
                }
            }
            Input::LookedUp { pending, found } => self.looked_up(&pending, found),
            Input::EndFound { visit, end } => self.end_found(&visit, &end),
            Input::BotFailed { seat } => {
                self.parts.counters.bot_failures.one();
                self.parts.desk.bot_failed(seat);
            }
            Input::BotAnswered(report) => {
                self.parts.counters.bot_answers.one();
                if !self.read_only {
                    let steps = self.parts.desk.bot_answered(*report, self.parts.world.now());
                    self.take(steps);
                }
            }
            Input::Sleep => self.told_to_sleep = self.sockets.is_empty(),
            Input::Stop { .. } => {}
        }
    }

    fn hear(&mut self, letter: ToOwner, came: Duration) {
        let ToOwner { from: edge, epoch, what } = letter;
        if epoch.is_some_and(|epoch| epoch != self.parts.claim.epoch) {
            // Meant for another owner, who knew its sender.
            return self.say(edge, Word::Unknown { socket: None });
        }
        let at = |socket| Address { edge, socket };
        match what {
            Said::Connect { socket, person, seen, turn } => {
                self.connect(Visit { at: at(socket), person, seen, turn });
            }
            Said::Disconnect { socket } => self.disconnect(at(socket)),
            Said::Command { command, held } => self.command(at(command.socket), command, held, came),
            Said::Gesture { socket, seat, gesture } => self.gesture(at(socket), seat, &gesture),
            Said::CatchUp { who, seen } => self.catch_up(edge, who, seen),
            Said::Here { sockets, latest } => self.reconcile(edge, &sockets, latest),
        }
    }

    /// These sockets are at the edge, of all up to the latest: others are gone, and those we don't know are to come.
    fn reconcile(&mut self, edge: EdgeId, here: &[SocketId], latest: SocketId) {
        for known in self.sockets.of(edge, latest).collect::<Vec<_>>() {
            if here.binary_search(&known.socket).is_err() {
                self.disconnect(known);
            }
        }
        for socket in here.iter().copied() {
            if self.sockets.get(Address { edge, socket }).is_none() {
                self.say(edge, Word::Unknown { socket: Some(socket) });
            }
        }
    }

    fn asked(&mut self, question: Question, reply: oneshot::Sender<Reply>) {
        match question {
            Question::Come { .. } if self.read_only => {
                let _ = reply.send(Reply::ReadOnly);
            }
            Question::Come { person, name } => {
                self.deserted_since = Instant::now();
                let answer = match self.parts.desk.come(person, name, self.parts.world.now()) {
                    Ok((guest, step)) => {
                        self.take(step);
                        Reply::Guest(guest)
                    }
                    Err(refusal) => Reply::Refused(refusal),
                };
                self.reply_when_durable(move |durable| {
                    let _ = reply.send(if durable { answer } else { Reply::ReadOnly });
                });
            }
            Question::Glance { person } => {
                let glance = self.parts.desk.glance(person);
                self.reply_when_durable(move |durable| {
                    if durable {
                        let _ = reply.send(Reply::Glance(glance));
                    }
                });
            }
            Question::Look => {
                let seen = self.parts.desk.snapshot(None, self.parts.world.mono());
                self.reply_when_durable(move |durable| {
                    if durable {
                        let _ = reply.send(Reply::Seen(seen));
                    }
                });
            }
        }
    }

    /// Steps: into the queue for the store, what is told of them into the outbox.
    pub(super) fn take(&mut self, steps: impl IntoIterator<Item = Step>) {
        for step in steps {
            self.tell_step(step);
        }
    }

    fn time_passes(&mut self) {
        if self.read_only || self.is_reading() {
            return self.in_trouble();
        }
        self.show_hands();
        let step = self.parts.desk.tick(self.parts.world.now());
        self.take(step);
    }
}
