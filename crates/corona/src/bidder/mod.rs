//! Bidders: bots of five levels that play as the sheets' strategy sections describe people.
//!
//! What a level can see is in `eyes`; when during the glass it comes to see it, and what it calls then, in
//! `auctioneering`; how it marks and moves what it found, in `hands`. A bidder never calls more than it has found.

mod auctioneering;
mod eyes;
mod hands;
mod sketch;

use rand::{RngExt, rngs::ChaCha8Rng};
use tablier_game::{Answer, Ask, Bot, Millis, Seed};

use crate::board::{Move, Points, Situation};
use crate::dice::NO_NONCE;
use crate::game::{Command, Corona, Phase, View};

/// How well a bidder sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Sees gaps between two pieces that equal a die.
    Beginner,
    /// Sees several pieces converge on one space.
    Gatherer,
    /// Plans the order, and landings on empty spaces first.
    Planner,
    /// Plans deeper, and misses little.
    Expert,
    /// Finds everything.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Beginner, Level::Gatherer, Level::Planner, Level::Expert, Level::Master];

    /// Their names, in the same order.
    pub const NAMES: &'static [&'static str] = &["beginner", "gatherer", "planner", "expert", "master"];

    /// The level with this index; the highest if there is none.
    pub fn nth(index: usize) -> Level {
        Level::ALL.get(index).copied().unwrap_or(Level::Master)
    }

    /// The level's name.
    pub fn name(self) -> &'static str {
        Level::NAMES[self as usize]
    }
}

/// A bot for Corona.
#[derive(Debug, Clone, Copy)]
pub struct Bidder {
    /// How well it sees.
    pub level: Level,
    /// Where its whims come from.
    pub seed: Seed,
}

impl Bidder {
    /// The best line this bidder finds in a situation, given the whole glass.
    pub fn find(&self, situation: &Situation) -> Vec<Move> {
        eyes::see(self.level, situation, &mut self.whims("eyes", 0))
    }

    /// A generator for one kind of whim in one round: the same whenever it is asked.
    fn whims(&self, kind: &'static str, round: u32) -> ChaCha8Rng {
        self.seed.derive(kind, round).rng()
    }
}

/// The points of a line.
pub(crate) fn points(line: &[Move]) -> Points {
    line.iter().map(|step| step.points).sum()
}

impl Bot<Corona> for Bidder {
    fn answer(&self, ask: &Ask<'_, Corona>) -> Answer<Command> {
        let Ask { view, seat, now, .. } = *ask;
        match &view.phase {
            Phase::SettingUp(set_up) if set_up.setter == seat => {
                let rng = &mut self.whims("set-up", view.played);
                let ready = set_up.since + Millis(rng.random_range(1_500..4_000));
                // A bot has no device that could draw a nonce out of the operator's reach: zeros bind the operator.
                at_leisure(ready, now, || Command::SetUp { placement: hands::set_up(rng), nonce: NO_NONCE })
            }
            Phase::Auction(auction) => self.bid(view, auction, seat, now),
            Phase::Marking(marking) if marking.turn.bidder == seat => {
                let ready = self.next_gesture(view, marking.turn.acted);
                at_leisure(ready, now, || hands::mark(marking, &self.found_in_time(view, &marking.turn)))
            }
            Phase::Moving(moving) if moving.turn.bidder == seat => {
                let ready = self.next_gesture(view, moving.turn.acted);
                at_leisure(ready, now, || hands::touch(moving, &self.found_in_time(view, &moving.turn)))
            }
            _ => Answer::Wait,
        }
    }
}

impl Bidder {
    fn next_gesture(&self, view: &View, last: Millis) -> Millis {
        let whim = u32::try_from(last.0 % 1_000).expect("below a thousand");
        last + Millis(
            self.whims("gesture", view.played.wrapping_mul(1_000).wrapping_add(whim))
                .random_range(700..1_400),
        )
    }
}

fn at_leisure(ready: Millis, now: Millis, act: impl FnOnce() -> Command) -> Answer<Command> {
    if now < ready { Answer::AskAt(ready) } else { Answer::Do(act()) }
}
