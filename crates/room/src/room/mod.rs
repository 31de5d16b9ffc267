//! A room's state: what its log tells. How events build it is in `apply`.

mod apply;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use tablier_game::{Game, GameId, Millis, Nonce, Outcome, Seat, Seed, Started, Viewer};

use crate::event::Pause;
use crate::moment::RoomMoments;
use crate::refusal::Refusal;
use crate::{DoorCode, GuestId, Name, Person, TableCode};

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
    /// Somebody who has just sat down.
    pub(crate) fn person(guest: GuestId, name: Option<Name>) -> Occupant {
        Occupant::Guest { guest, name, ready: None, stand_in: None }
    }

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

/// A seat that somebody plays for its owner, who is gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lent {
    /// Whose it is.
    pub owner: GuestId,
    /// Who sat there, if not simply the owner.
    pub name: Option<Name>,
    /// The level of the bot that stood in: one like it does again when nobody else plays.
    pub level: u8,
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
    /// The code to read aloud, while the door is open. Tables of before there were doors have theirs closed.
    pub door: Option<DoorCode>,
    /// The chairs, clockwise.
    pub chairs: Vec<Occupant>,
    /// The game under way, or the last one.
    pub playing: Option<Playing<G>>,
    /// Why table time stands still, if it was asked to.
    pub paused: Option<Pause>,
    /// Who wants to pause and has to wait for it.
    pub pause_wished: BTreeSet<GuestId>,
    /// Whether connections' delays are allowed for.
    pub allowance: bool,
    /// Seats that are for ending the game here.
    pub for_ending: BTreeSet<Seat>,
    /// Seats of those who were sent away, and the part of the game in which that was: a bot plays them to its end.
    pub leaving: BTreeMap<Seat, u32>,
    /// Seats that others play for their owners. Whoever plays one has its chair until it is taken back.
    pub lent: BTreeMap<Seat, Lent>,
    /// Links that take a seat to another device.
    pub links: BTreeMap<Seat, [u8; 32]>,
    /// What the room's own commands are meant for.
    pub moments: RoomMoments,
    /// Table time of the last entry.
    pub at: Millis,
    /// The game's round when a person last did something ([`Game::round`]).
    pub round_of_last_input: u32,
    /// Whether a game of this setup can begin with so many chairs, once somebody has asked; nothing again when one of
    /// the two has changed.
    pub(crate) can_begin: OnceLock<Result<(), Refusal>>,
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
            door: None,
            chairs: Vec::new(),
            playing: None,
            paused: None,
            pause_wished: BTreeSet::new(),
            allowance: true,
            for_ending: BTreeSet::new(),
            leaving: BTreeMap::new(),
            lent: BTreeMap::new(),
            links: BTreeMap::new(),
            moments: RoomMoments::default(),
            at: Millis::ZERO,
            round_of_last_input: 0,
            can_begin: OnceLock::new(),
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

    /// The guests who were not sent away.
    pub fn guests_here(&self) -> impl Iterator<Item = GuestId> + '_ {
        self.guests.iter().filter(|(_, guest)| !guest.removed).map(|(id, _)| *id)
    }

    /// The seats this guest holds.
    pub fn seats_of(&self, guest: GuestId) -> BTreeSet<Seat> {
        seats_among(self.chairs.iter().map(Occupant::holder), guest)
    }

    /// The guests who hold a chair and were not sent away.
    pub fn players(&self) -> impl Iterator<Item = GuestId> + '_ {
        let here = |guest: &GuestId| self.guests.get(guest).is_some_and(|guest| !guest.removed);
        self.chairs.iter().filter_map(Occupant::holder).filter(here)
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
}

fn seats_among(holders: impl Iterator<Item = Option<GuestId>>, guest: GuestId) -> BTreeSet<Seat> {
    holders
        .enumerate()
        .filter(|(_, holder)| *holder == Some(guest))
        .map(|(seat, _)| Seat::nth(seat))
        .collect()
}
