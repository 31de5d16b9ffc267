//! Choosing a stroke: candidates from geometry, each simulated exactly, then the best of them under the
//! errors of one's own hand, the same errors for all.

use rand::Rng;

use super::candidates;
use super::level::Level;
use super::noise::Slip;
use super::sight::Sight;
use super::worth;
use crate::equipment::Equipment;
use crate::physics::{Model, Simulator};
use crate::referee::{Debts, Stance, SwitchedOff, judge};
use crate::stroke::{Stroke, play};
use crate::table::{Stand, Table};

/// What there is to think about.
#[derive(Debug, Clone, Copy)]
pub struct Problem<'a> {
    /// Where the discs lie.
    pub table: &'a Table,
    /// What is owed.
    pub debts: &'a Debts,
    /// Who shoots, and who stands where.
    pub stance: Stance<'a>,
    /// Where the next player stands.
    pub next: Stand,
    /// Rules switched off.
    pub off: &'a SwitchedOff,
}

/// What was thought of.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    /// The stroke, as it is meant.
    pub stroke: Stroke,
    /// What it is worth under noise, in discs.
    pub worth: f64,
    /// Simulations that took.
    pub simulations: usize,
}

struct Planner<'a> {
    problem: &'a Problem<'a>,
    level: &'a Level,
    simulator: Simulator,
    sight: Sight,
    simulations: usize,
}

/// The best stroke this level finds, or `None` if there is no place for the striker.
///
/// Told to stop, it answers with the best it has.
pub fn plan(
    problem: &Problem<'_>,
    level: &Level,
    rng: &mut dyn Rng,
    should_stop: &dyn Fn() -> bool,
) -> Option<Plan> {
    let sight = Sight::new(problem.table, problem.stance.colour, problem.stance.shooter);
    let level = &level.among(sight.discs.len());
    let mut planner = Planner {
        problem,
        level,
        simulator: Simulator::new(Model::new(&Equipment::STANDARD)),
        sight,
        simulations: 0,
    };
    let candidates = candidates::all(&planner.sight, level, rng);
    let mut simulated: Vec<(f64, Stroke)> = vec![];
    for candidate in &candidates {
        if !simulated.is_empty() && should_stop() {
            break;
        }
        let worth = planner.worth(&candidate.stroke);
        // Of equals the more forgiving comes first; the list is in that order and the sort is stable.
        simulated.push((worth, candidate.stroke));
    }
    simulated.sort_by(|a, b| b.0.total_cmp(&a.0));
    simulated.truncate(level.shortlist);
    let best = planner.under_noise(simulated, rng, should_stop)?;
    Some(Plan { simulations: planner.simulations, ..best })
}

/// The stroke as this level's hand plays it.
pub(super) fn play_out(problem: &Problem<'_>, level: &Level, stroke: &Stroke, rng: &mut dyn Rng) -> Stroke {
    let sight = Sight::new(problem.table, problem.stance.colour, problem.stance.shooter);
    Slip::draw(rng).of(level, stroke, |at| sight.allows(at))
}

impl Planner<'_> {
    /// What a stroke is worth if it goes just like this.
    fn worth(&mut self, stroke: &Stroke) -> f64 {
        /// A stroke the physics has no answer for is worse than any.
        const HOPELESS: f64 = -100.0;
        self.simulations += 1;
        let Problem { table, debts, stance, next, off } = self.problem;
        let Ok(played) = play(&mut self.simulator, table, stance.shooter, stroke) else {
            return HOPELESS;
        };
        let verdict = judge(table, debts, stance, off, &played);
        worth::of_verdict(&verdict, stance, *next, self.level)
    }

    /// Halves the list again and again, each time under twice as many errors; common to all (so that they differ by
    /// the strokes, not by luck).
    fn under_noise(
        &mut self,
        list: Vec<(f64, Stroke)>,
        rng: &mut dyn Rng,
        should_stop: &dyn Fn() -> bool,
    ) -> Option<Plan> {
        let rounds = list.len().max(2).ilog2() + 1;
        let each_round = self.level.noisy / usize::try_from(rounds).unwrap_or(1);
        let mut list: Vec<(f64, usize, Stroke)> =
            list.into_iter().map(|(worth, stroke)| (worth, 1, stroke)).collect();
        for _ in 0..rounds {
            let draws = each_round / list.len().max(1);
            let slips: Vec<Slip> = (0..draws).map(|_| Slip::draw(rng)).collect();
            for (sum, count, stroke) in &mut list {
                for slip in &slips {
                    if should_stop() {
                        break;
                    }
                    let slipped = slip.of(self.level, stroke, |at| self.sight.allows(at));
                    *sum += self.worth(&slipped);
                    *count += 1;
                }
            }
            list.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
            list.truncate(list.len().div_ceil(2));
        }
        let best = list.first()?;
        Some(Plan { stroke: best.2, worth: mean(best), simulations: 0 })
    }
}

#[allow(clippy::cast_precision_loss, reason = "some hundreds")]
fn mean(&(sum, count, _): &(f64, usize, Stroke)) -> f64 {
    sum / count as f64
}
