//! A table at work: its room, its clock, who is connected, and the steps that become entries of the log. Still pure:
//! every input brings its time and its randomness along.

mod people;
mod telling;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use serde_json::Value;
use tablier_game::{Game, Millis, Seat, When};

use crate::bots::{BotJob, BotReport, Bots};
use crate::clock::{Clock, Mono};
use crate::decide::{CommandOf, Context, Fresh};
use crate::entry::{Author, Entry, Mark, Wall};
use crate::event::{Event, EventOf};
use crate::refusal::{Refusal, Refused};
use crate::room::Room;
use crate::wire;
use crate::{CommandId, GuestId, TableCode};

/// How many of the last steps a client can catch up on; beyond that it gets everything anew.
const CATCH_UP: usize = 64;
/// How many of the last commands are known by name without asking the store.
const REMEMBERED: usize = 4_096;

/// The moment of an input.
#[derive(Clone, Copy)]
pub struct Now {
    /// By the server's monotone clock.
    pub mono: Mono,
    /// By the clock on the wall.
    pub wall: Wall,
    /// Randomness for whatever is drawn.
    pub fresh: Fresh,
}

/// A text for every guest, and for those who only watch (`None`).
pub type Messages = BTreeMap<Option<GuestId>, Arc<str>>;

/// One entry in the making, and what is told of it once it is durable.
#[derive(Debug, Clone)]
pub struct Step {
    /// What goes into the log.
    pub entry: Entry,
    /// The message for every guest, and for those who only watch (`None`). The same text for the same eyes.
    pub messages: Messages,
}

/// What became of a command.
#[derive(Debug)]
pub struct Verdict {
    /// What time had brought about before it, and what it brought about itself: all to be stored.
    pub steps: Vec<Step>,
    /// The number of the entry it became (the last step's, or an earlier one's if it was sent again); or why not.
    pub result: Result<u64, Refusal>,
}

/// A table at work.
pub struct Desk<G: Game> {
    room: Room<G>,
    /// The last entry's number.
    number: u64,
    clock: Clock,
    /// Connections of each guest.
    present: BTreeMap<GuestId, u32>,
    /// Connections that only watch.
    watching: usize,
    /// Since when the host is gone.
    host_gone: Option<Mono>,
    remembered: VecDeque<(GuestId, CommandId, u64)>,
    recent: VecDeque<(u64, Messages)>,
    bots: Bots<G>,
}

/// Why a log can't be read.
#[derive(Debug, thiserror::Error)]
pub enum BadLog {
    /// Its entries don't follow one another.
    #[error("entry {found} follows entry {last}")]
    Gap {
        /// The last one read.
        last: u64,
        /// The one that came next.
        found: u64,
    },
    /// An entry's events are not this game's.
    #[error("entry {number}: {error}")]
    Events {
        /// Which entry.
        number: u64,
        /// What is wrong.
        error: serde_json::Error,
    },
}

impl<G: Game> Desk<G> {
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
            clock: Clock::standing(Millis::ZERO),
            present: BTreeMap::new(),
            watching: 0,
            host_gone: None,
            remembered: VecDeque::new(),
            recent: VecDeque::new(),
            bots: Bots::default(),
        }
    }

    /// Wakes a table from its log.
    ///
    /// # Errors
    /// When the log has gaps or holds something that is not this game's.
    pub fn wake(code: TableCode, entries: &[Entry]) -> Result<Desk<G>, BadLog> {
        let mut desk = Desk::empty(code);
        for entry in entries {
            if entry.number != desk.number + 1 {
                return Err(BadLog::Gap { last: desk.number, found: entry.number });
            }
            let events: Vec<EventOf<G>> = serde_json::from_str(&entry.events)
                .map_err(|error| BadLog::Events { number: entry.number, error })?;
            desk.take_in(entry.number, entry.at, entry.by, entry.command.as_ref(), &events);
        }
        desk.clock = Clock::standing(desk.room.at);
        Ok(desk)
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
        command: Option<&CommandId>,
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
                self.remembered.push_back((guest, command.clone(), number));
                if self.remembered.len() > REMEMBERED {
                    self.remembered.pop_front();
                }
            }
        }
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
        self.take_in(self.number + 1, at, by, command.as_ref(), &events);
        let more = self.room.consequences(now.fresh);
        for event in &more {
            self.room.apply(event);
        }
        events.extend(more);
        self.set_clock(now.mono);
        self.bots.view_changed();
        let entry = Entry {
            table: self.room.code,
            number: self.number,
            wall: now.wall,
            at,
            by,
            command,
            events: wire::to_text(&events),
            marks: events.iter().filter_map(mark).collect(),
        };
        let messages = self.messages(&events, now.mono);
        self.recent.push_back((self.number, messages.clone()));
        if self.recent.len() > CATCH_UP {
            self.recent.pop_front();
        }
        Step { entry, messages }
    }

    /// A guest's command. Time passes first, up to now.
    pub fn command(
        &mut self,
        guest: GuestId,
        id: CommandId,
        command: &Value,
        delay: Millis,
        now: Now,
    ) -> Verdict {
        let known = self.remembered.iter().find(|(by, name, _)| *by == guest && *name == id);
        if let Some((_, _, number)) = known {
            return Verdict { steps: Vec::new(), result: Ok(*number) };
        }
        let mut steps: Vec<Step> = self.tick(now).into_iter().collect();
        let command: CommandOf<G> = match serde_json::from_value(command.clone()) {
            Ok(command) => command,
            Err(_) => {
                return Verdict { steps, result: Err(Refused::BadCommand.into()) };
            }
        };
        let present: BTreeSet<GuestId> = self.present.keys().copied().collect();
        let when = When::delayed(self.clock.at(now.mono), delay);
        let context = Context { guest, when, present: &present, fresh: now.fresh };
        match self.room.decide(&context, &command) {
            Ok(events) => {
                steps.push(self.step(now, Author::Guest(guest), Some(id), events));
                Verdict { steps, result: Ok(self.number) }
            }
            Err(refusal) => Verdict { steps, result: Err(refusal) },
        }
    }

    /// What time has brought about, if anything.
    pub fn tick(&mut self, now: Now) -> Option<Step> {
        let mut events = self.room.tick(self.clock.at(now.mono));
        events.extend(self.new_host(now.mono));
        (!events.is_empty()).then(|| self.step(now, Author::Table, None, events))
    }

    /// When to tick next.
    pub fn next_wake(&self, now: Mono) -> Option<Mono> {
        let game = self.room.next_deadline().and_then(|deadline| self.clock.when(deadline, now));
        let bots = self.bots.next_wake().and_then(|at| self.clock.when(at, now));
        let host =
            self.host_gone.filter(|_| !self.present.is_empty()).map(|gone| Mono(gone.0 + people::HOST_GONE));
        [game, bots, host].into_iter().flatten().min()
    }

    /// Questions for the bots that are due, to be answered elsewhere.
    pub fn ask_bots(&mut self, now: Mono) -> Vec<BotJob> {
        if !self.clock.runs(now) || self.room.paused.is_some() {
            return Vec::new();
        }
        self.bots.ask(&self.room, self.number, self.clock.at(now))
    }

    /// A bot's answer.
    pub fn bot_answered(&mut self, report: BotReport, now: Now) -> Vec<Step> {
        let seat: Seat = report.seat;
        let Some(command) = self.bots.take_in(report, self.number) else {
            return Vec::new();
        };
        let mut steps: Vec<Step> = self.tick(now).into_iter().collect();
        match self.room.decide_bot(seat, self.clock.at(now.mono), &command) {
            Ok(events) => steps.push(self.step(now, Author::Table, None, events)),
            // It thought of an older view, or the glass ran out: it is asked again when something changes.
            Err(_) => self.bots.was_refused(seat),
        }
        steps
    }
}

fn mark<Setup: Clone, Play>(event: &Event<Setup, Play>) -> Option<Mark> {
    Some(match event {
        Event::TableOpened { game, .. } => Mark::Opened { game: game.clone() },
        Event::GuestCame { person, .. } => Mark::Guest { person: *person },
        Event::GameStarted { started } => Mark::GameStarted { id: started.id },
        Event::GameOver { id, outcome } => Mark::GameOver { id: *id, outcome: wire::to_text(outcome) },
        _ => return None,
    })
}
