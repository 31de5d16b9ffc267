//! A table at work: its room, its clock, who is connected, and the steps that become entries of the log. Still pure:
//! every input brings its time and its randomness along.

mod bounds;
mod doors;
mod gestures;
mod messages;
mod people;
mod recent;
mod sessions;
mod telling;
mod waking;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use tablier_game::{Game, Micros, Millis, Seat, When};

use crate::Playable;
use crate::bots::{BotJob, BotReport, Bots};
use crate::clock::{AHEAD, Clock, Mono};
use crate::command::Command;
use crate::decide::{CommandOf, Context, DOOR_STAYS_OPEN, Fresh};
use crate::entry::{Author, Entry, Mark, Wall};
use crate::event::{Event, EventOf};
use crate::moment::Moment;
use crate::refusal::{Refusal, Refused};
use crate::room::Room;
use crate::wire;
use crate::{CommandId, GuestId, TableCode};
pub use bounds::{CHANGE_EVERY, CHANGES_AT_ONCE, MOST_BYTES, MOST_ENTRIES};
pub use gestures::{GestureKind, Shown};
pub use messages::Messages;
use recent::Recent;
pub use sessions::Known;
use sessions::Sessions;
use telling::Worded;
pub use waking::BadLog;

/// How often table time is marked while it runs in a game and nothing else is stored: often enough that a slow disk
/// does not hold the clock up.
const MARK_EVERY: Millis = Millis(1_000);

/// The moment of an input.
#[derive(Clone, Copy)]
pub struct Now {
    /// By the server's monotone clock.
    pub mono: Mono,
    /// And how far into that millisecond.
    pub micros: Micros,
    /// By the clock on the wall.
    pub wall: Wall,
    /// Randomness for whatever is drawn.
    pub fresh: Fresh,
}

/// One entry in the making, and what is told of it once it is durable.
#[derive(Debug, Clone)]
pub struct Step {
    /// What goes into the log.
    pub entry: Entry,
    /// The message for everyone who is connected.
    pub messages: Messages,
}

/// A command as it came in.
#[derive(Debug, Clone)]
pub struct Asked {
    /// Its name.
    pub id: CommandId,
    /// What it is meant for.
    pub moment: Moment,
    /// What to do.
    pub command: Value,
    /// How long it has waited in the house since it was read.
    pub waited: Duration,
    /// How long its connection takes one way, as the server measured it.
    pub delay: Duration,
}

/// What became of a command.
#[derive(Debug)]
pub struct Verdict {
    /// What time had brought about before it, and what it brought about itself: all to be stored.
    pub steps: Vec<Step>,
    /// The number of the entry it became, the last step's; or why not.
    pub result: Result<u64, Refusal>,
}

/// A table at work.
///
/// After every input, and at [`next_wake`](Desk::next_wake), whoever drives it ticks it and asks its bots
/// ([`ask_bots`](Desk::ask_bots)); that is all the waiting there is.
///
/// It is ahead of the log: a step is part of what the desk knows before it is durable. So whatever the desk says
/// (messages, acks also of commands sent again, snapshots, what was missed, and refusals, which may rest on it) is
/// held back until the entry with its [`number`](Desk::number) at that moment is durable. If that fails, the desk is
/// thrown away and woken from the log, at the table time it had; connections are then made known to it anew, and
/// everyone gets a snapshot.
///
/// In a game table time runs no further than [`AHEAD`] of what is durable; [`stored`](Desk::stored) lets it go on, and
/// [`mark_due`](Desk::mark_due) says when it wants a mark because no entry has come for a while.
pub struct Desk<G: Game> {
    room: Room<G>,
    /// The last entry's number.
    number: u64,
    /// How much its entries say, all together.
    bytes: u64,
    changes: bounds::Changes,
    clock: Clock,
    /// When something last happened, for people: the last entry's.
    active: Wall,
    /// Nothing can be stored just now, and so time stands still.
    held: bool,
    /// Connections of each guest.
    present: BTreeMap<GuestId, usize>,
    /// Connections that only watch.
    watching: usize,
    /// Since when the host is gone.
    host_gone: Option<Mono>,
    sessions: Sessions,
    /// Table time up to here is durable.
    durable: Millis,
    recent: Recent,
    bots: Bots<G>,
    gone_on: gestures::GoneOn,
    doors: doors::Doors,
}

impl<G: Playable> Desk<G> {
    /// Opens a new table.
    pub fn open(code: TableCode, setup: G::Setup, now: Now) -> (Desk<G>, Step) {
        let mut desk = Desk::empty(code);
        let step = desk.step(now, Author::Table, None, crate::decide::open::<G>(setup, now.fresh));
        (desk, step)
    }

    fn empty(code: TableCode) -> Desk<G> {
        Desk {
            room: Room::new(code),
            number: 0,
            bytes: 0,
            changes: bounds::Changes::default(),
            clock: Clock::standing(Millis::ZERO),
            active: Wall(0),
            held: false,
            present: BTreeMap::new(),
            watching: 0,
            host_gone: None,
            sessions: Sessions::default(),
            durable: Millis::ZERO,
            recent: Recent::default(),
            bots: Bots::default(),
            gone_on: gestures::GoneOn::default(),
            doors: doors::Doors::default(),
        }
    }

    /// The room, to look at.
    pub fn room(&self) -> &Room<G> {
        &self.room
    }

    /// The last entry's number.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Builds on by an entry: the same for one just made and one read back.
    fn take_in(
        &mut self,
        number: u64,
        at: Millis,
        by: Author,
        command: Option<CommandId>,
        events: &[EventOf<G>],
    ) {
        for event in events {
            self.room.apply(event);
        }
        self.room.at = at;
        self.number = number;
        if let Author::Guest(guest) = by {
            self.room.note_input();
            if let Some(command) = command {
                self.sessions.note(guest, command, number);
            }
        }
    }

    fn applied(&mut self, events: Vec<EventOf<G>>) -> Vec<EventOf<G>> {
        for event in &events {
            self.room.apply(event);
        }
        events
    }

    /// Makes a step of events: applies them and what follows from them, and words what will be told.
    fn step(
        &mut self,
        now: Now,
        by: Author,
        command: Option<CommandId>,
        mut events: Vec<EventOf<G>>,
    ) -> Step {
        let at = self.clock.at(now.mono);
        self.active = now.wall;
        self.take_in(self.number + 1, at, by, command, &events);
        loop {
            let more = self.room.consequences(now.fresh);
            if more.is_empty() {
                break;
            }
            events.extend(self.applied(more));
        }
        self.note_people(&events, now.mono);
        self.limit_clock(now.mono);
        self.bots.view_changed(self.room.game_id());
        let entry = Entry {
            table: self.room.code,
            number: self.number,
            wall: now.wall,
            at,
            by,
            command,
            events: wire::to_text(&events),
            marks: events.iter().filter_map(|event| self.mark(event)).collect(),
        };
        self.bytes += entry.events.len() as u64;
        let Worded { words, messages } = self.word(&events, now.mono);
        self.recent.add(self.number, words);
        Step { entry, messages }
    }

    /// What is known of a guest's command by its name. Asked before it is decided: whatever is not new is decided
    /// only if the store does not know it either.
    pub fn known(&self, guest: GuestId, id: CommandId) -> Known {
        self.sessions.known(guest, id)
    }

    /// A guest's command that was not decided before. Time passes first, up to now.
    pub fn command(&mut self, guest: GuestId, asked: &Asked, now: Now) -> Verdict {
        let mut steps: Vec<Step> = self.tick(now).into_iter().collect();
        let Ok(command) = CommandOf::<G>::deserialize(&asked.command) else {
            return Verdict { steps, result: Err(Refused::BadCommand.into()) };
        };
        let present: BTreeSet<GuestId> = self.present.keys().copied().collect();
        let delay = if self.room.allowance { asked.delay } else { Duration::ZERO };
        // A clock that stands, stands in its microseconds too.
        let micros = if self.clock.runs(now.mono) { now.micros } else { Micros::ZERO };
        let when = When::measured(self.clock.at(now.mono), micros, asked.waited, delay);
        if let Err(refusal) = self.ensure_may_change(guest, &command, now.mono) {
            return Verdict { steps, result: Err(refusal) };
        }
        let context = Context { guest, moment: asked.moment, when, present: &present, fresh: now.fresh };
        match self.room.decide(&context, &command) {
            Ok(_) if matches!(command, Command::OpenDoor) && !self.doors.may_open(now.mono) => {
                Verdict { steps, result: Err(Refused::DoorTooSoon.into()) }
            }
            Ok(events) => {
                self.note_change(guest, &command, now.mono);
                steps.push(self.step(now, Author::Guest(guest), Some(asked.id), events));
                Verdict { steps, result: Ok(self.number) }
            }
            Err(refusal) => Verdict { steps, result: Err(refusal) },
        }
    }

    /// What time has brought about, if anything.
    pub fn tick(&mut self, now: Now) -> Option<Step> {
        let mut events = self.room.tick(self.clock.at(now.mono));
        events.extend(self.new_host(now.mono));
        events.extend(self.forgotten_door(now.wall));
        (!events.is_empty()).then(|| self.step(now, Author::Table, None, events))
    }

    /// Closes the door if nothing has happened here for long. Asked as a table is woken, before anybody comes to it; while
    /// it is awake a tick does it, whenever there is one: there is no hurry, as such a door leads nowhere already.
    pub fn close_forgotten_door(&mut self, now: Now) -> Option<Step> {
        let events = self.forgotten_door(now.wall);
        (!events.is_empty()).then(|| self.step(now, Author::Table, None, events))
    }

    fn forgotten_door(&self, now: Wall) -> Vec<EventOf<G>> {
        if now.since(self.active) < DOOR_STAYS_OPEN { Vec::new() } else { self.room.close_door() }
    }

    /// When to tick next.
    pub fn next_wake(&self, now: Mono) -> Option<Mono> {
        let game = self.room.next_deadline().and_then(|deadline| self.clock.when(deadline, now));
        let bots = self.bots.next_wake().and_then(|at| self.clock.when(at, now));
        let host =
            self.host_gone.filter(|_| !self.present.is_empty()).map(|gone| Mono(gone.0 + people::HOST_GONE));
        // Then nobody wants to know any more what bots think.
        let deserted = self.clock.stops(now).filter(|_| self.bots.think());
        [game, bots, host, deserted].into_iter().flatten().min()
    }

    /// Questions for the bots that are due, to be answered elsewhere; none while table time stands still. Those that
    /// were asked before it did are let go of, unless it only waits for the store.
    pub fn ask_bots(&mut self, now: Mono) -> Vec<BotJob> {
        if self.clock.stands(now) || self.room.paused.is_some() {
            self.bots.let_go();
            return Vec::new();
        }
        if !self.clock.runs(now) {
            return Vec::new();
        }
        let rest = self.rest();
        self.bots.ask(&self.room, self.number, self.clock.at(now), rest)
    }

    /// A bot's answer.
    pub fn bot_answered(&mut self, report: BotReport, now: Now) -> Vec<Step> {
        let (seat, asked_after, meant) = (report.seat, report.asked_after, report.meant);
        let Some(command) = self.bots.take_in(report, self.number) else {
            return Vec::new();
        };
        let mut steps: Vec<Step> = self.tick(now).into_iter().collect();
        match self.room.decide_bot(seat, meant, self.clock.at(now.mono), &command) {
            Ok(events) => steps.push(self.step(now, Author::Table, None, events)),
            Err(_) => self.bots.was_refused(seat, self.number != asked_after),
        }
        steps
    }

    /// A bot's thinking failed: chance answers in its place.
    pub fn bot_failed(&mut self, seat: Seat) {
        self.bots.failed(seat);
    }

    /// Everything up to this entry is durable, and table time up to `at`.
    pub fn stored(&mut self, number: u64, at: Millis, now: Mono) {
        self.sessions.durable(number);
        self.durable = self.durable.max(at);
        self.limit_clock(now);
    }

    /// Table time goes on from here, though less of it may be durable: it was told already.
    pub fn go_on_at(&mut self, at: Millis, now: Mono) {
        self.clock.not_before(at, now);
    }

    /// When a mark of table time is wanted, if no entry comes before: in a game, while the clock runs.
    pub fn mark_due(&self, now: Mono) -> Option<Mono> {
        self.room.under_way()?;
        self.clock.when(self.durable + MARK_EVERY, now)
    }

    /// Table time now.
    pub fn at(&self, now: Mono) -> Millis {
        self.clock.at(now)
    }

    /// Outside of games time means nothing to anybody: it runs as it likes.
    fn limit_clock(&mut self, now: Mono) {
        let limit = self.room.under_way().map(|playing| self.durable.max(playing.started.at) + AHEAD);
        self.clock.run_up_to(limit, now);
    }

    /// What the store keeps an index of; the room is as it was after the whole entry.
    fn mark(&self, event: &EventOf<G>) -> Option<Mark> {
        Some(match event {
            Event::TableOpened { game, .. } => Mark::Opened { game: game.clone() },
            Event::GuestCame { person, .. } => Mark::Guest { person: *person },
            Event::DoorOpened { code } => Mark::DoorOpened { code: *code },
            Event::DoorClosed => Mark::DoorClosed,
            Event::GameStarted { started } => Mark::GameStarted { id: started.id },
            Event::GameOver { id, .. } => {
                Mark::GameOver { id: *id, summary: wire::to_text(&self.room.summary()?) }
            }
            _ => return None,
        })
    }
}
