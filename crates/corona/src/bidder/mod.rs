//! Bidders: bots of five levels that play as the sheets' strategy sections describe people.
//!
//! What a level finds in a situation is in `search`; when during the glass it finds it, and what it calls then, in
//! `bidding`; how it sets up, marks and moves, in `playing`. A bidder never calls more than it has found. Where only bots
//! are still calling, each is [`Hurried`].

mod bidding;
mod hurried;
mod playing;
mod search;
mod sketch;

use rand::{RngExt, rngs::ChaCha8Rng};
use tablier_game::{Answer, Ask, Bot, Millis, Seed};

use crate::board::{Move, Points, Situation};
use crate::dice::NO_NONCE;
use crate::game::{Command, Corona, Phase, View};
use bidding::Pace;
pub use hurried::Hurried;

/// How much a bidder finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Finds gaps between two pieces that equal a die.
    Beginner,
    /// Finds several pieces that converge on one space.
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
    /// How much it finds.
    pub level: Level,
    /// Where its random numbers come from.
    pub seed: Seed,
}

impl Bidder {
    /// The best line this bidder finds in a situation, given the whole glass.
    pub fn find(&self, situation: &Situation) -> Vec<Move> {
        search::best_line(self.level, situation, &mut self.rng_for("eyes", 0))
    }

    /// The random numbers for one purpose in one round: the same whenever the bidder is asked.
    fn rng_for(&self, purpose: &'static str, round: u32) -> ChaCha8Rng {
        self.seed.derive(purpose, round).rng()
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
                // Otherwise than before, if nobody called: what nobody found anything in once, nobody might ever.
                let again = set_up.unclaimed.wrapping_mul(1_000);
                let rng = &mut self.rng_for("set-up", view.played.wrapping_add(again));
                let ready = set_up.since + Millis(rng.random_range(1_500..4_000));
                // A bot has no device that could draw a nonce out of the operator's reach: zeros bind the operator.
                at_leisure(ready, now, || Command::SetUp { placement: playing::set_up(rng), nonce: NO_NONCE })
            }
            Phase::Auction(auction) => self.bid(Pace::Glass, view, auction, seat, now),
            Phase::Marking(marking) if marking.turn.bidder == seat => {
                let ready = self.next_gesture(view, marking.turn.acted);
                at_leisure(ready, now, || playing::mark(marking, &self.found_in_time(view, &marking.turn)))
            }
            Phase::Moving(moving) if moving.turn.bidder == seat => {
                let ready = self.next_gesture(view, moving.turn.acted);
                at_leisure(ready, now, || playing::touch(moving, &self.found_in_time(view, &moving.turn)))
            }
            _ => Answer::Wait,
        }
    }
}

impl Bidder {
    fn next_gesture(&self, view: &View, last: Millis) -> Millis {
        let moment = u32::try_from(last.0 % 1_000).expect("below a thousand");
        last + Millis(
            self.rng_for("gesture", view.played.wrapping_mul(1_000).wrapping_add(moment))
                .random_range(700..1_400),
        )
    }
}

fn at_leisure(ready: Millis, now: Millis, act: impl FnOnce() -> Command) -> Answer<Command> {
    if now < ready { Answer::AskAt(ready) } else { Answer::Do(act()) }
}
