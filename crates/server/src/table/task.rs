//! The task: inputs in; steps to the store, one append at a time; what is durable out.

use std::sync::Arc;
use std::time::Duration;

use tablier_room::wire::{PlainMessage, ServerMessage, to_text};
use tablier_room::{AnyDesk, CommandId, Entry, GuestId, Kind, Refusal, Step, TableCode};
use tablier_store::{AppendError, Appended, Store};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

use super::outbox::{Letter, Outbox};
use super::sockets::Sockets;
use super::{Input, SocketId, Trouble};
use crate::bots::Thinkers;
use crate::moment;
use crate::registry::read_log;
use crate::telemetry::Counters;

/// How often sockets that are behind are looked after.
const CATCH_UP_EVERY: Duration = Duration::from_millis(250);
/// How long to wait before trying again to store, while the store is in trouble.
const RETRY_AFTER: Duration = Duration::from_secs(1);

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
}

struct Table {
    parts: Parts,
    me: mpsc::Sender<Input>,
    sockets: Sockets,
    outbox: Outbox,
    /// Entries to be stored, in order.
    queue: Vec<Entry>,
    /// Entries being stored.
    storing: Option<JoinHandle<Vec<Appended>>>,
    /// Everything up to here is stored.
    durable: u64,
    /// The store is in trouble: nothing is decided until the log can be read and written again.
    read_only: bool,
    deserted_since: Instant,
}

/// Runs a table until the server stops or nobody has wanted anything of it for long.
pub(crate) async fn run(parts: Parts, me: mpsc::Sender<Input>, mut inputs: mpsc::Receiver<Input>) {
    let durable = parts.desk.number() - parts.unstored.len() as u64;
    let mut table = Table {
        queue: Vec::new(),
        storing: None,
        durable,
        sockets: Sockets::default(),
        outbox: Outbox::default(),
        read_only: false,
        deserted_since: Instant::now(),
        parts,
        me,
    };
    let first = std::mem::take(&mut table.parts.unstored);
    table.queue.extend(first.into_iter().map(|step| step.entry));
    let mut stopping: Option<oneshot::Sender<()>> = None;
    loop {
        table.after_input();
        if stopping.is_some() && table.storing.is_none() {
            break;
        }
        let wake = table.next_wake();
        tokio::select! {
            input = inputs.recv() => match input {
                Some(Input::Stop { done }) => stopping = Some(done),
                Some(input) => table.handle(input),
                None => break,
            },
            stored = async { table.storing.as_mut().expect("guarded").await }, if table.storing.is_some() => {
                table.storing = None;
                table.stored(stored.unwrap_or_default()).await;
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
            self.storing = Some(tokio::spawn(async move { store.append(entries).await }));
        }
        self.send_letters();
    }

    fn next_wake(&self) -> Instant {
        let now = Instant::now();
        let mut wake = self.deserted_since.max(now) + self.parts.awake_for;
        if self.read_only {
            return wake.min(now + RETRY_AFTER);
        }
        if let Some(due) = self.parts.desk.next_wake(moment::mono()) {
            wake = wake.min(moment::instant(due));
        }
        if self.sockets.any_behind() {
            wake = wake.min(now + CATCH_UP_EVERY);
        }
        wake
    }

    /// A table that nobody has touched for long is put to sleep: dropped from memory, to be woken from its log.
    fn can_sleep(&self) -> bool {
        self.sockets.is_empty()
            && self.storing.is_none()
            && self.queue.is_empty()
            && self.deserted_since.elapsed() >= self.parts.awake_for
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
                    step.into_iter().for_each(|step| self.take(step));
                    guest
                });
                self.answer_when_durable(move |durable| {
                    let came = came.map_err(Trouble::Refused);
                    let _ = answer.send(if durable { came } else { Err(Trouble::ReadOnly) });
                });
            }
            Input::Connect { person, seen, line, answer } => {
                let guest = person.and_then(|person| self.parts.desk.guest_of(person));
                let socket = self.sockets.open(guest, line);
                self.parts.desk.connect(guest, moment::mono());
                self.welcome(socket, guest, seen);
                self.tell_presence();
                let _ = answer.send(socket);
            }
            Input::Disconnect { socket } => {
                if let Some(guest) = self.sockets.close(socket) {
                    self.parts.desk.disconnect(guest, moment::mono());
                    self.tell_presence();
                    self.deserted_since = Instant::now();
                }
            }
            Input::Command { socket, id, command, delay } => self.command(socket, id, &command, delay),
            Input::BotAnswered(report) => {
                self.parts.counters.bot_answers.one();
                if !self.read_only {
                    let steps = self.parts.desk.bot_answered(report, moment::now());
                    steps.into_iter().for_each(|step| self.take(step));
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
            Input::Stop { .. } => {}
        }
    }

    fn command(
        &mut self,
        socket: SocketId,
        id: CommandId,
        command: &serde_json::Value,
        delay: tablier_game::Millis,
    ) {
        let refuse = |code: &'static str| Refusal { code: code.into(), rule: None };
        let Some(guest) = self.sockets.guest(socket) else {
            return self.reply(socket, refused(Some(id), refuse("not_a_guest")), None);
        };
        if self.read_only {
            return self.reply(socket, refused(Some(id), refuse("read_only")), None);
        }
        let verdict = self.parts.desk.command(guest, id.clone(), command, delay, moment::now());
        verdict.steps.into_iter().for_each(|step| self.take(step));
        match verdict.result {
            Ok(number) => {
                self.parts.counters.acked.one();
                self.reply(socket, ServerMessage::Ack { id: id.clone(), number }, Some(id));
            }
            Err(refusal) => {
                self.parts.counters.refused.one();
                self.reply(socket, refused(Some(id), refusal), None);
            }
        }
    }

    /// A step: into the queue for the store, its messages into the outbox.
    fn take(&mut self, step: Step) {
        let number = step.entry.number;
        self.queue.push(step.entry);
        for (socket, guest) in self.sockets.all().collect::<Vec<_>>() {
            if let Some(text) = step.messages.get(&guest) {
                self.outbox.put(number, Letter::Text { to: socket, text: Arc::clone(text), acks: None });
            }
        }
    }

    fn welcome(&mut self, socket: SocketId, you: Option<GuestId>, seen: Option<u64>) {
        self.reply(socket, ServerMessage::Welcome { you }, None);
        let missed = seen.and_then(|seen| self.parts.desk.missed(you, seen));
        match missed {
            Some(missed) => {
                for (number, text) in missed {
                    self.outbox.put(number, Letter::Text { to: socket, text, acks: None });
                }
            }
            None => self.snapshot(socket, you),
        }
        if self.read_only {
            self.reply(socket, ServerMessage::Store { read_only: true }, None);
        }
    }

    fn snapshot(&mut self, socket: SocketId, guest: Option<GuestId>) {
        let text = self.parts.desk.snapshot(guest, moment::mono()).into();
        self.outbox.put(self.parts.desk.number(), Letter::Text { to: socket, text, acks: None });
    }

    /// An answer rests on all that was decided before it, so it waits for that to be durable.
    fn reply(&mut self, socket: SocketId, message: PlainMessage, acks: Option<CommandId>) {
        let text = to_text(&message).into();
        self.outbox.put(self.parts.desk.number(), Letter::Text { to: socket, text, acks });
    }

    fn answer_when_durable(&mut self, answer: impl FnOnce(bool) + Send + 'static) {
        self.outbox.put(self.parts.desk.number(), Letter::Answer(Box::new(answer)));
    }

    fn tell_all(&mut self, text: &Arc<str>) {
        for (socket, _) in self.sockets.all().collect::<Vec<_>>() {
            let letter = Letter::Text { to: socket, text: Arc::clone(text), acks: None };
            self.outbox.put(self.parts.desk.number(), letter);
        }
    }

    fn tell_presence(&mut self) {
        let text = self.parts.desk.presence(moment::mono()).into();
        self.tell_all(&text);
    }

    fn send_letters(&mut self) {
        for letter in self.outbox.ready(self.durable) {
            match letter {
                Letter::Text { to, text, .. } => {
                    if !self.sockets.write(to, text) {
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

    async fn stored(&mut self, results: Vec<Appended>) {
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
    async fn start_over(&mut self, error: &AppendError) {
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
    async fn reload(&mut self) {
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

    async fn time_passes(&mut self) {
        if self.read_only {
            if self.parts.store.ping().await.is_ok() {
                self.read_only = false;
                self.reload().await;
                let text: Arc<str> = to_text(&PlainMessage::Store { read_only: self.read_only }).into();
                self.tell_all(&text);
            }
            return;
        }
        if let Some(step) = self.parts.desk.tick(moment::now()) {
            self.take(step);
        }
    }

    fn say_goodbye(&mut self) {
        let text: Arc<str> = to_text(&PlainMessage::Bye { why: "server_stops".to_owned() }).into();
        self.send_letters();
        for (socket, _) in self.sockets.all().collect::<Vec<_>>() {
            self.sockets.write(socket, Arc::clone(&text));
        }
    }
}

fn refused(id: Option<CommandId>, refusal: Refusal) -> PlainMessage {
    ServerMessage::Refused { id, refusal }
}
