//! What is agreed before the start (C17), and the options a table may choose.

use serde::{Deserialize, Serialize};
use tablier_game::Millis;

use super::{Position, Refusal};

/// When the game ends (C17): one or more of four.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Endings {
    /// (a) After so many played rounds.
    pub rounds: Option<u32>,
    /// (b) After so much time; a round whose dice have been rolled is still played.
    pub time: Option<Millis>,
    /// (c) When someone has no chips.
    pub broke: bool,
    /// (d) When someone has at least twice their start.
    pub doubled: bool,
}

impl Default for Endings {
    /// Ten rounds, the first of the sheets' examples.
    fn default() -> Self {
        Endings { rounds: Some(10), ..Endings::NEVER }
    }
}

impl Endings {
    /// No ending at all: to build others on. A game can't begin with it.
    pub const NEVER: Endings = Endings { rounds: None, time: None, broke: false, doubled: false };
}

/// What a table agrees on. The default is the sheets' game, of ten rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// When the game ends.
    pub endings: Endings,
    /// How long the glass runs: a minute (C1), unless the table chooses otherwise.
    pub glass: Millis,
    /// Option: a call must beat the highest call, not only the caller's own.
    pub beat_the_highest: bool,
    /// Option: the bidder has this long for marking and moving; the unmoved rest then scores nothing.
    pub play_limit: Option<Millis>,
    /// Option: the auction ends early when everyone who may call has said "done", or someone has called 21.
    pub early_end: bool,
    /// How long a setter or bidder may be idle before the table goes on without them.
    pub idle_limit: Option<Millis>,
    /// The first round as it is given, instead of the opening rolls and a set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub position: Option<Position>,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            endings: Endings::default(),
            glass: Millis::seconds(60),
            beat_the_highest: false,
            play_limit: None,
            early_end: false,
            idle_limit: Some(Millis::seconds(120)),
            position: None,
        }
    }
}

impl Setup {
    /// The shortest time that can be agreed on for anything: less is no game for people.
    pub const SHORTEST: Millis = Millis::seconds(5);
    /// The longest: a day.
    pub const LONGEST: Millis = Millis::seconds(86_400);

    pub(super) fn check(&self, seats: usize) -> Result<(), Refusal> {
        let Endings { rounds, time, broke, doubled } = self.endings;
        if rounds.is_none() && time.is_none() && !broke && !doubled {
            return Err(Refusal::NoEnding);
        }
        if rounds == Some(0) {
            return Err(Refusal::NoRounds);
        }
        let times = [Some(self.glass), time, self.play_limit, self.idle_limit];
        let allowed = Setup::SHORTEST..=Setup::LONGEST;
        if !times.into_iter().flatten().all(|time| allowed.contains(&time)) {
            return Err(Refusal::TimeOutOfRange);
        }
        self.position.map_or(Ok(()), |position| position.check(seats))
    }
}
