//! A game of Corona under way. Phases are types: no state holds a glass and markers at once.

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Seat, Started};

use crate::auction::Auction;
use crate::board::Pips;
use crate::placement::SettingUp;
use crate::play::{Marking, Moving};
use crate::round::{Chapter, Round};
use crate::{Ending, Setup};

/// Chips.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Chips(pub u32);

impl Chips {
    /// What each of so many players starts with (C3).
    pub fn at_start(players: usize) -> Chips {
        Chips(u32::try_from(2 * players + 2).expect("a table has at most 65,536 seats"))
    }
}

/// A player, as far as the rules are concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    /// What they hold.
    pub chips: Chips,
    /// Whether they left for good.
    pub left: bool,
}

/// One of the rolls for the first set-up (C4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpeningRoll {
    /// Who rolled.
    pub seat: Seat,
    /// What.
    pub pips: Pips,
}

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

/// The end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Over {
    /// Everything that ended it.
    pub endings: Vec<Ending>,
    /// When.
    pub at: Millis,
}

/// A game under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// How it began. Holds the seed: never shown before the end.
    pub started: Started<Setup>,
    /// The players by seat.
    pub players: Vec<Player>,
    /// Chips that players took along when they left.
    pub taken_out: Chips,
    /// The opening rolls.
    pub opening: Vec<OpeningRoll>,
    /// How many rolls there have been: the number of the next.
    pub rolls: u32,
    /// Set-ups begun: each begins a round.
    pub rounds: u32,
    /// Set-ups, throws and auctions won so far: what a command is meant for.
    pub turns: u32,
    /// Rounds played so far; one without a call does not count (C9).
    pub played: u32,
    /// Who can't call in this auction, or the next if none is under way (C14).
    pub silenced: Option<Seat>,
    /// Where the game stands.
    pub phase: Phase,
    /// The last round.
    pub last: Option<Round>,
    /// All played rounds.
    pub story: Vec<Chapter>,
}

impl Table {
    pub(crate) fn new(started: &Started<Setup>) -> Table {
        let count = started.seat_count();
        let player = Player { chips: Chips::at_start(count), left: false };
        Table {
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

    /// Is it up at this moment?
    pub fn is_time_up(&self, at: Millis) -> bool {
        self.time_is_up().is_some_and(|end| end <= at)
    }

    /// When the agreed time is up (C17 b).
    pub fn time_is_up(&self) -> Option<Millis> {
        self.started.setup.endings.time.map(|limit| self.started.at + limit)
    }
}
