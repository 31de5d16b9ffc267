//! A room's state and how events build it.

use std::collections::{BTreeMap, BTreeSet};

use tablier_game::{Game, GameId, Millis, Nonce, Outcome, Seat, Seed, Started, Viewer};

use crate::event::{Event, EventOf, Pause};
use crate::{GuestId, Name, Person, TableCode};

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// Who they are: their token's hash.
    pub person: Person,
    /// What they are called.
    pub name: Name,
    /// Sent away: the seat stays taken from them, and they can't come back.
    pub removed: bool,
}

/// Who sits on a chair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody: given up in the middle of a game.
    Nobody,
    /// A guest, or somebody at the same device under another name.
    Guest {
        /// Whose device.
        guest: GuestId,
        /// Who sits there, if not simply the guest.
        name: Option<Name>,
        /// Ready, with the nonce for the start.
        ready: Option<Nonce>,
        /// A bot that plays while they are gone.
        stand_in: Option<Robot>,
    },
    /// A bot.
    Bot(Robot),
}

impl Occupant {
    /// The guest whose chair it is, if it is one's.
    pub fn holder(&self) -> Option<GuestId> {
        match self {
            Occupant::Guest { guest, .. } => Some(*guest),
            Occupant::Nobody | Occupant::Bot(_) => None,
        }
    }

    /// The index of the bot's level, if the chair is one's.
    pub fn level(&self) -> Option<u8> {
        match self {
            Occupant::Bot(robot) => Some(robot.level),
            Occupant::Nobody | Occupant::Guest { .. } => None,
        }
    }
}

/// A bot in a chair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Robot {
    /// Its level's index.
    pub level: u8,
    /// Where its whims come from.
    pub seed: Seed,
}

/// A game at this table, under way or just over.
pub struct Playing<G: Game> {
    /// How it began.
    pub started: Started<G::Setup>,
    /// Who sat where as it began: the chairs may have changed since.
    pub names: Vec<Option<Name>>,
    /// And which of them were bots: their levels' indices.
    pub levels: Vec<Option<u8>>,
    /// Whose each seat was as it ended: chairs move up and change hands after that, this game's seats don't.
    pub held: Vec<Option<GuestId>>,
    /// Where it stands.
    pub state: G::State,
    /// The result, once it is over.
    pub outcome: Option<Outcome>,
}

/// The next game's name and secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawn {
    /// Its name.
    pub id: GameId,
    /// Its secret.
    pub seed: Seed,
}

/// A room, as its log tells it.
pub struct Room<G: Game> {
    /// The table's name.
    pub code: TableCode,
    /// What is agreed on for the next game.
    pub setup: G::Setup,
    /// The next game's secret.
    pub next: Option<Drawn>,
    /// Everyone who ever came in.
    pub guests: BTreeMap<GuestId, Guest>,
    /// Who is host.
    pub host: GuestId,
    /// The chairs, clockwise.
    pub chairs: Vec<Occupant>,
    /// The game under way, or the last one.
    pub playing: Option<Playing<G>>,
    /// Why table time stands still, if it was asked to.
    pub paused: Option<Pause>,
    /// Seats that are for ending the game here.
    pub for_ending: BTreeSet<Seat>,
    /// Links that take a seat to another device.
    pub links: BTreeMap<Seat, [u8; 32]>,
    /// Table time of the last entry.
    pub at: Millis,
    /// The game's round when a person last did something ([`Game::round`]).
    pub round_of_last_input: u32,
}

impl<G: Game> Room<G> {
    /// A room before its first event.
    pub fn new(code: TableCode) -> Room<G> {
        Room {
            code,
            setup: G::Setup::default(),
            next: None,
            guests: BTreeMap::new(),
            host: GuestId(0),
            chairs: Vec::new(),
            playing: None,
            paused: None,
            for_ending: BTreeSet::new(),
            links: BTreeMap::new(),
            at: Millis::ZERO,
            round_of_last_input: 0,
        }
    }

    /// The game under way, if there is one.
    pub fn under_way(&self) -> Option<&Playing<G>> {
        self.playing.as_ref().filter(|playing| playing.outcome.is_none())
    }

    /// The name of the game under way.
    pub fn game_id(&self) -> Option<GameId> {
        self.under_way().map(|playing| playing.started.id)
    }

    /// The guest that is this person, unless they were sent away.
    pub fn guest_of(&self, person: Person) -> Option<GuestId> {
        self.guests.iter().find(|(_, guest)| guest.person == person && !guest.removed).map(|(id, _)| *id)
    }

    /// The seats this guest holds.
    pub fn seats_of(&self, guest: GuestId) -> BTreeSet<Seat> {
        seats_among(self.chairs.iter().map(Occupant::holder), guest)
    }

    /// Whose eyes a guest has on the game, under way or the last one: those of the seats they hold in it, or a
    /// spectator's.
    pub fn viewer(&self, guest: GuestId) -> Viewer {
        let over = self.playing.as_ref().filter(|playing| playing.outcome.is_some());
        let seats = match over {
            Some(over) => seats_among(over.held.iter().copied(), guest),
            None => self.seats_of(guest),
        };
        if seats.is_empty() { Viewer::Spectator } else { Viewer::Seats(seats) }
    }

    /// What whoever sits on a chair is called; a bot, or nobody, has no name of its own.
    pub fn name_of(&self, chair: &Occupant) -> Option<Name> {
        let Occupant::Guest { guest, name, .. } = chair else {
            return None;
        };
        name.clone().or_else(|| self.guests.get(guest).map(|guest| guest.name.clone()))
    }

    /// The bot that plays this seat now, if one does.
    pub fn robot(&self, seat: Seat) -> Option<Robot> {
        match self.chairs.get(seat.index())? {
            Occupant::Bot(robot) => Some(*robot),
            Occupant::Guest { stand_in, .. } => *stand_in,
            Occupant::Nobody => None,
        }
    }

    /// Builds the state on by what happened. Total: what does not fit changes nothing.
    pub fn apply(&mut self, event: &EventOf<G>) {
        match event {
            Event::TableOpened { setup, .. } => self.setup = setup.clone(),
            Event::SetupChanged { setup } => {
                self.setup = setup.clone();
                self.nobody_is_ready();
            }
            Event::SeedDrawn { id, seed } => self.next = Some(Drawn { id: *id, seed: *seed }),
            Event::GuestCame { guest, person, name } => {
                let guest_here = Guest { person: *person, name: name.clone(), removed: false };
                self.guests.insert(*guest, guest_here);
            }
            Event::GuestNamed { guest, name } => {
                if let Some(guest) = self.guests.get_mut(guest) {
                    guest.name = name.clone();
                }
            }
            Event::GuestRemoved { guest } => {
                if let Some(guest) = self.guests.get_mut(guest) {
                    guest.removed = true;
                }
            }
            Event::HostPassed { to } => self.host = *to,
            Event::ChairTaken { .. }
            | Event::BotSeated { .. }
            | Event::ChairLeft { .. }
            | Event::SeatReady { .. }
            | Event::SeatNotReady { .. }
            | Event::StandInSeated { .. }
            | Event::StandInDismissed { .. }
            | Event::SeatGivenUp { .. }
            | Event::SeatMoved { .. } => self.apply_to_chairs(event),
            Event::GameStarted { started } => self.begin(started),
            Event::Played { event } => {
                if let Some(playing) = &mut self.playing {
                    G::apply(&mut playing.state, event);
                }
            }
            Event::GameOver { outcome, .. } => self.finish(outcome.clone()),
            Event::Paused { why } => self.paused = Some(*why),
            Event::Resumed => {
                self.paused = None;
                self.note_input();
            }
            Event::EndAgreed { seat } => {
                self.for_ending.insert(*seat);
            }
            Event::EndDeclined => self.for_ending.clear(),
            Event::LinkMade { seat, hash } => {
                self.links.insert(*seat, *hash);
            }
        }
    }

    /// A person did something: the table is not abandoned.
    pub fn note_input(&mut self) {
        self.round_of_last_input = self.playing.as_ref().map_or(0, |playing| G::round(&playing.state));
    }

    fn begin(&mut self, started: &Started<G::Setup>) {
        // A beginning that was decided on always begins; a foreign one leaves the room as it is.
        if let Ok(state) = G::begin(started) {
            let names = self.chairs.iter().map(|chair| self.name_of(chair)).collect();
            let levels = self.chairs.iter().map(Occupant::level).collect();
            let (started, held) = (started.clone(), Vec::new());
            self.playing = Some(Playing { started, names, levels, held, state, outcome: None });
            self.next = None;
            self.for_ending.clear();
            self.note_input();
        }
    }

    fn finish(&mut self, outcome: Outcome) {
        if let Some(playing) = &mut self.playing {
            playing.outcome = Some(outcome);
            playing.held = self.chairs.iter().map(Occupant::holder).collect();
        }
        self.paused = None;
        self.for_ending.clear();
        self.links.clear();
        self.chairs.retain(|chair| *chair != Occupant::Nobody);
        self.nobody_is_ready();
        for chair in &mut self.chairs {
            if let Occupant::Guest { stand_in, .. } = chair {
                *stand_in = None;
            }
        }
    }

    fn nobody_is_ready(&mut self) {
        for chair in &mut self.chairs {
            if let Occupant::Guest { ready, .. } = chair {
                *ready = None;
            }
        }
    }

    fn apply_to_chairs(&mut self, event: &EventOf<G>) {
        match event {
            Event::ChairTaken { seat, guest, name } => {
                let occupant =
                    Occupant::Guest { guest: *guest, name: name.clone(), ready: None, stand_in: None };
                self.put(*seat, occupant);
            }
            Event::BotSeated { seat, level, seed } => {
                self.put(*seat, Occupant::Bot(Robot { level: *level, seed: *seed }));
            }
            Event::ChairLeft { seat } if seat.index() < self.chairs.len() => {
                self.chairs.remove(seat.index());
                self.links.clear();
            }
            Event::SeatGivenUp { seat } => {
                self.put(*seat, Occupant::Nobody);
                self.links.remove(seat);
                self.for_ending.remove(seat);
            }
            Event::SeatReady { seat, nonce } => self.set_ready(*seat, Some(*nonce)),
            Event::SeatNotReady { seat } => self.set_ready(*seat, None),
            Event::StandInSeated { seat, level, seed } => {
                self.set_stand_in(*seat, Some(Robot { level: *level, seed: *seed }));
            }
            Event::StandInDismissed { seat } => self.set_stand_in(*seat, None),
            Event::SeatMoved { seat, guest } => {
                if let Some(Occupant::Guest { guest: holder, .. }) = self.chairs.get_mut(seat.index()) {
                    *holder = *guest;
                }
                self.links.remove(seat);
            }
            _ => {}
        }
    }

    fn put(&mut self, seat: Seat, occupant: Occupant) {
        match seat.index() {
            index if index < self.chairs.len() => self.chairs[index] = occupant,
            index if index == self.chairs.len() => self.chairs.push(occupant),
            _ => {}
        }
    }

    fn set_ready(&mut self, seat: Seat, nonce: Option<Nonce>) {
        if let Some(Occupant::Guest { ready, .. }) = self.chairs.get_mut(seat.index()) {
            *ready = nonce;
        }
    }

    fn set_stand_in(&mut self, seat: Seat, robot: Option<Robot>) {
        if let Some(Occupant::Guest { stand_in, .. }) = self.chairs.get_mut(seat.index()) {
            *stand_in = robot;
        }
    }
}

fn seats_among(holders: impl Iterator<Item = Option<GuestId>>, guest: GuestId) -> BTreeSet<Seat> {
    holders
        .enumerate()
        .filter(|(_, holder)| *holder == Some(guest))
        .map(|(seat, _)| Seat::nth(seat))
        .collect()
}
