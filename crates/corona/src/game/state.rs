//! A game of Corona under way. It comes from events alone; how they build it is left to `apply`.
//!
//! Phases are types: no state holds a glass and markers at once.

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Seat, Started};

use super::{Ending, Setup};
use crate::auction::Auction;
use crate::dice::OpeningRoll;
use crate::placement::SettingUp;
use crate::play::{Marking, Moving};
use crate::{Chapter, Chips, Player, Round};

/// Where the game stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// Nothing yet: the opening rolls come with the first tick (C4).
    Opening,
    /// Somebody is setting up (C5).
    SettingUp(SettingUp),
    /// The glass runs (C6).
    Auction(Auction),
    /// The bidder marks (C10).
    Marking(Marking),
    /// The bidder moves (C11).
    Moving(Moving),
    /// The game is over (C17).
    Over(Over),
}

/// How the game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Over {
    /// Everything that ended it.
    pub endings: Vec<Ending>,
    /// The table time at which it ended.
    pub at: Millis,
}

/// A game under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(super) started: Started<Setup>,
    pub(super) players: Vec<Player>,
    pub(super) taken_out: Chips,
    pub(super) opening: Vec<OpeningRoll>,
    pub(super) rolls: u32,
    pub(super) rounds: u32,
    pub(super) turns: u32,
    pub(super) played: u32,
    pub(super) silenced: Option<Seat>,
    pub(super) phase: Phase,
    pub(super) last: Option<Round>,
    pub(super) story: Vec<Chapter>,
}

impl State {
    pub(super) fn new(started: &Started<Setup>) -> State {
        let count = started.seat_count();
        let player = Player { chips: Chips::at_start(count), left: false };
        State {
            started: started.clone(),
            players: vec![player; count],
            taken_out: Chips(0),
            opening: Vec::new(),
            rolls: 0,
            rounds: 0,
            turns: 0,
            played: 0,
            silenced: None,
            phase: Phase::Opening,
            last: None,
            story: Vec::new(),
        }
    }

    /// Who is to act; in an auction all who still may.
    pub(super) fn awaits(&self) -> Vec<Seat> {
        match &self.phase {
            Phase::Opening | Phase::Over(_) => Vec::new(),
            Phase::SettingUp(setting) => vec![setting.setter],
            Phase::Auction(auction) => self.may_call().filter(|seat| !auction.done.contains(seat)).collect(),
            Phase::Marking(Marking { turn, .. }) | Phase::Moving(Moving { turn, .. }) => vec![turn.bidder],
        }
    }

    /// How it began. Holds the seed: never shown before the end.
    pub fn started(&self) -> &Started<Setup> {
        &self.started
    }

    /// The players by seat, those who left included.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Chips that players took along when they left.
    pub fn taken_out(&self) -> Chips {
        self.taken_out
    }

    /// The opening rolls (C4).
    pub fn opening(&self) -> &[OpeningRoll] {
        &self.opening
    }

    /// How many rolls there have been, the opening ones included: the number of the next.
    pub fn rolls(&self) -> u32 {
        self.rolls
    }

    /// Set-ups begun: each begins a round.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Set-ups, throws and auctions won so far: what a command is meant for.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Rounds played so far; one without a call does not count (C9).
    pub fn played(&self) -> u32 {
        self.played
    }

    /// Who can't call in this auction, or the next if none is under way (C14).
    pub fn silenced(&self) -> Option<Seat> {
        self.silenced
    }

    /// Where the game stands.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The last round that was settled, played or not.
    pub fn last(&self) -> Option<&Round> {
        self.last.as_ref()
    }

    /// All played rounds.
    pub fn story(&self) -> &[Chapter] {
        &self.story
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// The seats of players still in the game, clockwise.
    pub fn present(&self) -> impl Iterator<Item = Seat> + '_ {
        self.started.seats().filter(|seat| !self.has_left(*seat))
    }

    /// Has this seat been given up (or never been one)?
    pub fn has_left(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_none_or(|player| player.left)
    }

    /// The seats that may call in this auction (C14).
    pub fn may_call(&self) -> impl Iterator<Item = Seat> + '_ {
        self.present().filter(|seat| self.silenced != Some(*seat))
    }

    /// The next player to the left, clockwise (C16).
    pub fn left_of(&self, seat: Seat) -> Seat {
        let count = self.players.len();
        (1..=count)
            .map(|step| Seat::nth((seat.index() + step) % count))
            .find(|next| !self.has_left(*next))
            .unwrap_or(seat)
    }

    /// Is the agreed time up at this moment (C17 b)?
    pub fn is_time_up(&self, at: Millis) -> bool {
        self.time_is_up().is_some_and(|end| end <= at)
    }

    /// When the agreed time is up (C17 b).
    pub fn time_is_up(&self) -> Option<Millis> {
        self.started.setup.endings.time.map(|limit| self.started.at + limit)
    }
}
