//! Any game's table, for a server that knows none: what a desk does, with the game's types left out.

use serde_json::Value;
use tablier_game::{Game, GameId, Millis, Record, Recorded, Refuse, Review, Seat, Started};

use crate::Playable;
use crate::bots::{BotJob, BotReport};
use crate::clock::Mono;
use crate::decide::ensure_can_begin;
use crate::desk::{Asked, BadLog, Desk, Known, Now, Shown, Step, Verdict};
use crate::entry::Entry;
use crate::event::{Event, EventOf};
use crate::expert::{Expert, lay};
use crate::legacy::who_sat;
use crate::refusal::Refusal;
use crate::replay::{Part, replay};
use crate::stands::Glance;
use crate::summary::{Player, Summary};
use crate::{CommandId, GuestId, Name, Person, TableCode, wire};

/// A [`Desk`] of any game. See there.
#[allow(missing_docs, reason = "each is the desk's function of the same name")]
pub trait AnyDesk: Send {
    fn number(&self) -> u64;
    fn host(&self) -> Option<Person>;
    fn guest_of(&self, person: Person) -> Option<GuestId>;
    #[allow(clippy::missing_errors_doc, reason = "as the desk's")]
    fn come(&mut self, person: Person, name: Name, now: Now) -> Result<(GuestId, Option<Step>), Refusal>;
    fn glance(&self, person: Person) -> Glance;
    fn connect(&mut self, guest: Option<GuestId>, now: Mono);
    fn disconnect(&mut self, guest: Option<GuestId>, now: Mono);
    fn presence(&self, now: Mono) -> String;
    fn known(&self, guest: GuestId, id: CommandId) -> Known;
    fn command(&mut self, guest: GuestId, asked: &Asked, now: Now) -> Verdict;
    fn gesture(&mut self, guest: GuestId, seat: Seat, gesture: &Value) -> Option<Shown>;
    fn tick(&mut self, now: Now) -> Option<Step>;
    fn close_forgotten_door(&mut self, now: Now) -> Option<Step>;
    fn next_wake(&self, now: Mono) -> Option<Mono>;
    fn snapshot(&self, guest: Option<GuestId>, now: Mono) -> String;
    fn first_look(&self, guest: Option<GuestId>, now: Mono) -> String;
    fn missed(&self, guest: Option<GuestId>, seen: u64, now: Mono) -> Option<String>;
    fn ask_bots(&mut self, now: Mono) -> Vec<BotJob>;
    fn bot_answered(&mut self, report: BotReport, now: Now) -> Vec<Step>;
    fn bot_failed(&mut self, seat: Seat);
    fn stored(&mut self, number: u64, at: Millis, now: Mono);
    fn mark_due(&self, now: Mono) -> Option<Mono>;
    fn hold(&mut self, held: bool, now: Mono);
    fn at(&self, now: Mono) -> Millis;
    fn go_on_at(&mut self, at: Millis, now: Mono);
}

impl<G: Playable> AnyDesk for Desk<G> {
    fn number(&self) -> u64 {
        self.number()
    }
    fn host(&self) -> Option<Person> {
        let room = self.room();
        room.guests.get(&room.host).map(|host| host.person)
    }
    fn guest_of(&self, person: Person) -> Option<GuestId> {
        self.room().guest_of(person)
    }
    fn come(&mut self, person: Person, name: Name, now: Now) -> Result<(GuestId, Option<Step>), Refusal> {
        self.come(person, name, now)
    }
    fn glance(&self, person: Person) -> Glance {
        self.room().glance(person)
    }
    fn connect(&mut self, guest: Option<GuestId>, now: Mono) {
        self.connect(guest, now);
    }
    fn disconnect(&mut self, guest: Option<GuestId>, now: Mono) {
        self.disconnect(guest, now);
    }
    fn presence(&self, now: Mono) -> String {
        self.presence(now)
    }
    fn known(&self, guest: GuestId, id: CommandId) -> Known {
        self.known(guest, id)
    }
    fn command(&mut self, guest: GuestId, asked: &Asked, now: Now) -> Verdict {
        self.command(guest, asked, now)
    }
    fn gesture(&mut self, guest: GuestId, seat: Seat, gesture: &Value) -> Option<Shown> {
        self.gesture(guest, seat, gesture)
    }
    fn tick(&mut self, now: Now) -> Option<Step> {
        self.tick(now)
    }
    fn close_forgotten_door(&mut self, now: Now) -> Option<Step> {
        self.close_forgotten_door(now)
    }
    fn next_wake(&self, now: Mono) -> Option<Mono> {
        self.next_wake(now)
    }
    fn snapshot(&self, guest: Option<GuestId>, now: Mono) -> String {
        self.snapshot(guest, now)
    }
    fn first_look(&self, guest: Option<GuestId>, now: Mono) -> String {
        self.first_look(guest, now)
    }
    fn missed(&self, guest: Option<GuestId>, seen: u64, now: Mono) -> Option<String> {
        self.missed(guest, seen, now)
    }
    fn ask_bots(&mut self, now: Mono) -> Vec<BotJob> {
        self.ask_bots(now)
    }
    fn bot_answered(&mut self, report: BotReport, now: Now) -> Vec<Step> {
        self.bot_answered(report, now)
    }
    fn bot_failed(&mut self, seat: Seat) {
        self.bot_failed(seat);
    }
    fn stored(&mut self, number: u64, at: Millis, now: Mono) {
        self.stored(number, at, now);
    }
    fn mark_due(&self, now: Mono) -> Option<Mono> {
        self.mark_due(now)
    }
    fn hold(&mut self, held: bool, now: Mono) {
        self.hold(held, now);
    }
    fn at(&self, now: Mono) -> Millis {
        self.at(now)
    }
    fn go_on_at(&mut self, at: Millis, now: Mono) {
        self.go_on_at(at, now);
    }
}

/// A setup that no table can be opened with.
#[derive(Debug, thiserror::Error)]
pub enum BadSetup {
    /// It is not one of this game's.
    #[error("not a setup of this game: {0}")]
    Shape(#[from] serde_json::Error),
    /// No game could ever begin with it.
    #[error("no game can begin so: {}", .0.code)]
    Refused(Refusal),
}

/// Why entries can't be exported or replayed as a game.
#[derive(Debug, thiserror::Error)]
pub enum BadExport {
    /// They can't be read.
    #[error(transparent)]
    Log(#[from] BadLog),
    /// The game is not in them, or not over: its seed must stay secret.
    #[error("this game is not over")]
    NotOver,
}

type Opened = (Box<dyn AnyDesk>, Step);
type Woken = Result<Box<dyn AnyDesk>, BadLog>;

/// A game that tables can be opened for: one line in the list of games makes one.
#[derive(Clone, Copy)]
pub struct Kind {
    /// The game's name.
    pub name: &'static str,
    open: fn(TableCode, Option<Value>, Now) -> Result<Opened, BadSetup>,
    wake: fn(TableCode, &[Entry], Millis) -> Woken,
    export: fn(GameId, &[Entry]) -> Result<String, BadExport>,
    replay: fn(GameId, Part, Summary, &[Entry]) -> Result<String, BadExport>,
    who_sat: fn(GameId, &[Entry]) -> Result<Vec<Player>, BadExport>,
    lay: fn(Value, usize) -> Result<String, BadSetup>,
    expert: Option<Expert>,
    refusals: fn() -> Vec<&'static str>,
}

impl Kind {
    /// The kind of this game.
    pub const fn of<G: Playable>() -> Kind {
        Kind {
            name: G::NAME,
            open: open::<G>,
            wake: wake::<G>,
            export: export::<G>,
            replay: replay::<G>,
            who_sat: who_sat::<G>,
            lay: lay::<G>,
            expert: None,
            refusals: refusals::<G>,
        }
    }

    /// The kind of this game, with an expert who looks at finished games again.
    pub const fn with_review<G: Playable + Review>() -> Kind {
        Kind { expert: Some(Expert::of::<G>()), ..Kind::of::<G>() }
    }

    /// Opens a table.
    ///
    /// # Errors
    /// When the setup is not one of this game's, or no game could begin with it.
    pub fn open(&self, code: TableCode, setup: Option<Value>, now: Now) -> Result<Opened, BadSetup> {
        (self.open)(code, setup, now)
    }

    /// Wakes a table from its log, at the later of its last entry's time and this one.
    ///
    /// # Errors
    /// When the log can't be read.
    pub fn wake(&self, code: TableCode, entries: &[Entry], at: Millis) -> Result<Box<dyn AnyDesk>, BadLog> {
        (self.wake)(code, entries, at)
    }

    /// A finished game as a file's text. The game's own entries are enough, here and below.
    ///
    /// # Errors
    /// When the entries can't be read or the game is not over.
    pub fn export(&self, id: GameId, entries: &[Entry]) -> Result<String, BadExport> {
        (self.export)(id, entries)
    }

    /// A part of a finished game as a spectator saw it: a [`Replay`](crate::Replay)'s text. Who sat where and how it
    /// ended is what its summary says.
    ///
    /// # Errors
    /// When the entries can't be read or the game is not over.
    pub fn replay(
        &self,
        id: GameId,
        part: Part,
        summary: Summary,
        entries: &[Entry],
    ) -> Result<String, BadExport> {
        (self.replay)(id, part, summary, entries)
    }

    /// Who sat where as a game began, for a summary of before it said so: from the table's log, from its first entry
    /// up to the one the game began with.
    ///
    /// # Errors
    /// When the entries can't be read or the game is not in them.
    pub fn who_sat(&self, id: GameId, entries: &[Entry]) -> Result<Vec<Player>, BadExport> {
        (self.who_sat)(id, entries)
    }

    /// The codes of the game's own refusals.
    pub fn refusals(&self) -> Vec<&'static str> {
        (self.refusals)()
    }

    /// The game's expert, if it has one.
    pub fn expert(&self) -> Option<Expert> {
        self.expert
    }

    /// How the position looks that a game with this setup would begin with, for so many seats, or as many as the game
    /// wants: a [`Laid`](crate::Laid)'s text.
    ///
    /// # Errors
    /// When the setup is not one of this game's, or no game could begin with it.
    pub fn lay(&self, setup: Value, seats: usize) -> Result<String, BadSetup> {
        (self.lay)(setup, seats)
    }
}

/// Which game a table's log is of, by its first entry.
pub fn game_of(first: &Entry) -> Option<String> {
    let events: Vec<Value> = serde_json::from_str(&first.events).ok()?;
    let opened = events.iter().find(|event| event["kind"] == "table_opened")?;
    Some(opened["game"].as_str()?.to_owned())
}

fn refusals<G: Playable>() -> Vec<&'static str> {
    G::Refusal::all().iter().map(Refuse::code).collect()
}

fn open<G: Playable>(code: TableCode, setup: Option<Value>, now: Now) -> Result<Opened, BadSetup> {
    let setup = setup.map_or_else(|| Ok(G::Setup::default()), serde_json::from_value)?;
    ensure_can_begin::<G>(&setup, 0).map_err(BadSetup::Refused)?;
    let (desk, step) = Desk::<G>::open(code, setup, now);
    Ok((Box::new(desk), step))
}

fn wake<G: Playable>(code: TableCode, entries: &[Entry], at: Millis) -> Woken {
    Ok(Box::new(Desk::<G>::wake(code, entries, at)?))
}

fn export<G: Playable>(id: GameId, entries: &[Entry]) -> Result<String, BadExport> {
    Ok(wire::to_text(&record::<G>(id, entries)?))
}

pub(crate) fn record<G: Game>(
    id: GameId,
    entries: &[Entry],
) -> Result<Record<G::Setup, G::Event>, BadExport> {
    let mut record: Option<Record<G::Setup, G::Event>> = None;
    for entry in entries {
        let events: Vec<EventOf<G>> = serde_json::from_str(&entry.events)
            .map_err(|error| BadLog::Events { number: entry.number, error })?;
        for event in events {
            match (event, &mut record) {
                (Event::GameStarted { started }, record) if started.id == id => {
                    *record = Some(new_record::<G>(started));
                }
                (Event::Played { event }, Some(record)) => {
                    record.events.push(Recorded { at: entry.at, by: None, event });
                }
                (Event::GameOver { id: over, .. }, record) if over == id => {
                    return record.take().ok_or(BadExport::NotOver);
                }
                _ => {}
            }
        }
    }
    Err(BadExport::NotOver)
}

fn new_record<G: Game>(started: Started<G::Setup>) -> Record<G::Setup, G::Event> {
    Record { game: G::NAME.to_owned(), started, events: Vec::new() }
}
