//! Players made of code: five levels of the same shooter.
//!
//! `candidates` proposes strokes by geometry, `plan` simulates them, exactly and under the errors of the level's own
//! hand, `worth` says what they leave. Then the hand errs for real; `reach` asks whether a disc
//! can be touched at all. All of it follows from the bot's seed. How it sits at a table is in `game/bot.rs`.

mod candidates;
mod level;
mod measures;
mod noise;
mod odds;
mod plan;
mod reach;
mod sight;
mod worth;

use tablier_game::{Seat, Seed};

pub use level::{LEVEL_NAMES, LEVELS, Level};
pub use odds::Odds;
pub use plan::{Plan, Problem, plan};
pub use reach::{reach, reaches};
pub use worth::is_behind_pocket;

use crate::game::View;
use crate::referee::Stance;
use crate::stroke::Stroke;
use crate::table::{Colour, Stand};

/// A bot of one level with its own seed.
#[derive(Debug, Clone)]
pub struct Shooter {
    level: Level,
    seed: Seed,
}

impl Shooter {
    /// A bot of the level with this index (one too high plays at the highest), playing from its own seed.
    pub fn new(level: usize, seed: Seed) -> Shooter {
        Shooter { level: LEVELS[level.min(LEVELS.len() - 1)], seed }
    }

    /// The stroke it plays in this view, its hand's error included; `None` if there is no place for the striker.
    pub fn stroke(&self, view: &View, seat: Seat, should_stop: &dyn Fn() -> bool) -> Option<Stroke> {
        self.think(view, seat, should_stop, |problem, plan| {
            // The hand's own stream: how long the thinking took must not change how it errs.
            let mut hand = self.seed.derive("hand", moment(view)).rng();
            plan::play_out(problem, &self.level, &plan.stroke, &mut hand)
        })
    }

    /// The stroke it would play in this view if its hand never erred.
    pub fn meant(&self, view: &View, seat: Seat, should_stop: &dyn Fn() -> bool) -> Option<Plan> {
        self.think(view, seat, should_stop, |_, plan| plan)
    }

    fn think<T>(
        &self,
        view: &View,
        seat: Seat,
        should_stop: &dyn Fn() -> bool,
        then: impl FnOnce(&Problem<'_>, Plan) -> T,
    ) -> Option<T> {
        let stands = Colour::BOTH.map(|colour| {
            let of = |seat: &&crate::game::SeatView| seat.colour == colour;
            view.seats.iter().filter(of).map(|seat| seat.stand).collect::<Vec<Stand>>()
        });
        let table = view.table();
        let stand = |seat: Seat| view.seats[seat.index() % view.seats.len()].stand;
        let problem = Problem {
            table: &table,
            debts: &view.debts,
            stance: Stance {
                shooter: stand(seat),
                colour: Colour::of(seat),
                stands: [&stands[0], &stands[1]],
            },
            next: stand(Seat::nth(seat.index() + 1)),
            off: &view.off,
        };
        let mut rng = self.seed.derive("stroke", moment(view)).rng();
        let plan = plan(&problem, &self.level, &mut rng, should_stop)?;
        Some(then(&problem, plan))
    }

    /// The same, and how it looks and how often it succeeds in this level's hand.
    pub fn meant_with_odds(
        &self,
        view: &View,
        seat: Seat,
        should_stop: &dyn Fn() -> bool,
    ) -> Option<(Plan, Odds)> {
        let both = self.think(view, seat, should_stop, |problem, plan| {
            let mut hand = self.seed.derive("odds", moment(view)).rng();
            Some((plan, odds::odds(problem, &self.level, &plan.stroke, &mut hand)?))
        });
        both.flatten()
    }

    /// Its own seed.
    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }
}

/// A number for this moment of the match.
pub(crate) fn moment(view: &View) -> u32 {
    view.set.wrapping_mul(1000).wrapping_add(view.strokes)
}
