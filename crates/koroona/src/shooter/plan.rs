//! Choosing a stroke: candidates from geometry, each simulated exactly, then the best of them under the
//! errors of one's own hand, the same errors for all.

use rand::Rng;

use super::candidates;
use super::level::Level;
use super::measures::E;
use super::noise::Slip;
use super::sight::Sight;
use super::worth;
use crate::physics::{Event, Model, Simulator, Trace, What};
use crate::referee::{Debts, Early, Stance, SwitchedOff, judge};
use crate::stroke::{Stroke, play_until};
use crate::table::{Colour, DiscId, Stand, Table};

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
    /// Reads strokes along and cuts off those that are fouls already.
    early: Early<'a>,
    /// What such a foul is worth.
    foul: f64,
    simulations: usize,
}

/// What a stroke does if it goes as it is meant, the worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Does {
    Fouls,
    TouchesNothing,
    /// The enemy's discs alone, which is no foul when the own ones are all dark.
    TouchesEnemys,
    TouchesOwn,
}

/// What came of a simulated stroke.
struct Simulated {
    /// In discs.
    worth: f64,
    does: Does,
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
    let Problem { table, debts, stance, next, off } = problem;
    let mut planner = Planner {
        problem,
        level,
        simulator: Simulator::new(Model::new(&E)),
        sight,
        early: Early::new(table, stance, off),
        foul: worth::of_foul(table, debts, stance, *next, level),
        simulations: 0,
    };
    let candidates = candidates::all(&planner.sight, level, rng);
    let mut simulated: Vec<(Does, f64, Stroke)> = vec![];
    for candidate in &candidates {
        if !simulated.is_empty() && should_stop() {
            break;
        }
        let Simulated { worth, does } = planner.simulated(&candidate.stroke);
        simulated.push((does, worth, candidate.stroke));
    }
    let cornered = planner.sight.is_cornered();
    let shortlist = shortlist(simulated, cornered, level.shortlist);
    let best = planner.under_noise(shortlist, !cornered, rng, should_stop)?;
    Some(Plan { simulations: planner.simulations, ..best })
}

/// The best of them. While an own disc can be touched without a foul nothing else is meant, while any can no stroke into
/// nothing, and no foul while there is anything else; but where all own discs lie in corners and few hands would manage,
/// touching the enemy's is a choice as well.
fn shortlist(mut simulated: Vec<(Does, f64, Stroke)>, cornered: bool, most: usize) -> Vec<(f64, Stroke)> {
    // Of equals the more forgiving comes first; the list is in that order and the sort is stable.
    simulated.sort_by(|a, b| b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)));
    let best = simulated.first().map(|first| first.0);
    let of = |does: Does, most: usize| {
        simulated.iter().filter(move |it| it.0 == does).map(|it| (it.1, it.2)).take(most)
    };
    match best {
        Some(Does::TouchesOwn) if cornered => {
            let either = of(Does::TouchesOwn, most / 2).chain(of(Does::TouchesEnemys, most / 2));
            either.collect()
        }
        Some(does) => of(does, most).collect(),
        None => vec![],
    }
}

/// The stroke as this level's hand plays it.
pub(super) fn play_out(problem: &Problem<'_>, level: &Level, stroke: &Stroke, rng: &mut dyn Rng) -> Stroke {
    let sight = Sight::new(problem.table, problem.stance.colour, problem.stance.shooter);
    Slip::draw(rng).of(level, stroke, |at| sight.allows(at))
}

impl Planner<'_> {
    /// What comes of a stroke if it goes just like this. A foul is not looked at to its end.
    fn simulated(&mut self, stroke: &Stroke) -> Simulated {
        /// A stroke the physics has no answer for is worse than any.
        const HOPELESS: f64 = -100.0;
        self.simulations += 1;
        let Problem { table, debts, stance, next, off } = self.problem;
        self.early.begin();
        let early = &mut self.early;
        let enough = |events: &[Event]| early.is_foul(events);
        match play_until(&mut self.simulator, table, stance.shooter, stroke, enough) {
            Ok(Ok(played)) => {
                let own = |body: usize| table.colour(played.discs[body - 1]) == stance.colour;
                let sides = played.trace.events.iter().filter_map(|event| match event.what {
                    What::DiscDisc(0, body) => Some(own(body)),
                    _ => None,
                });
                let touches = sides.fold(Does::TouchesNothing, |so_far, own| {
                    so_far.max(if own { Does::TouchesOwn } else { Does::TouchesEnemys })
                });
                let verdict = judge(table, debts, stance, off, &played);
                let worth = worth::of_verdict(&verdict, stance, *next, self.level);
                let foul = verdict.rulings.iter().any(|ruling| ruling.rule.is_foul());
                let worth = worth + worth::of_touching(touches == Does::TouchesOwn);
                Simulated { worth, does: if foul { Does::Fouls } else { touches } }
            }
            // What fell before the foul stays pocketed (N24).
            Ok(Err(trace)) => {
                Simulated { worth: self.foul + fallen(trace, table, stance.colour), does: Does::Fouls }
            }
            Err(_) => Simulated { worth: HOPELESS, does: Does::Fouls },
        }
    }

    /// Halves the list again and again, each time under twice as many errors; common to all (so that they differ by
    /// the strokes, not by luck). What a stroke does without an error counts as one of them, unless it does it but once in
    /// a hundred: out of a corner it would promise too much.
    fn under_noise(
        &mut self,
        list: Vec<(f64, Stroke)>,
        exact_counts: bool,
        rng: &mut dyn Rng,
        should_stop: &dyn Fn() -> bool,
    ) -> Option<Plan> {
        let rounds = list.len().max(2).ilog2() + 1;
        let each_round = self.level.noisy / usize::try_from(rounds).unwrap_or(1);
        let mut list: Vec<(f64, usize, Stroke)> = list
            .into_iter()
            .map(|(worth, stroke)| if exact_counts { (worth, 1, stroke) } else { (0.0, 0, stroke) })
            .collect();
        for _ in 0..rounds {
            let draws = each_round / list.len().max(1);
            let slips: Vec<Slip> = (0..draws).map(|_| Slip::draw(rng)).collect();
            for (sum, count, stroke) in &mut list {
                for slip in &slips {
                    if should_stop() {
                        break;
                    }
                    let slipped = slip.of(self.level, stroke, |at| self.sight.allows(at));
                    *sum += self.simulated(&slipped).worth;
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

/// Own discs that fell, less the enemy's.
fn fallen(trace: &Trace, table: &Table, own: Colour) -> f64 {
    let discs: Vec<DiscId> = table.lying().map(|(disc, _)| disc).collect();
    let fell = trace.events.iter().filter_map(|event| match event.what {
        What::Pocket(body, _) => discs.get(body.checked_sub(1)?),
        _ => None,
    });
    fell.map(|&disc| if table.colour(disc) == own { 1.0 } else { -1.0 }).sum()
}

#[allow(clippy::cast_precision_loss, reason = "some hundreds")]
fn mean(&(sum, count, _): &(f64, usize, Stroke)) -> f64 {
    sum / count.max(1) as f64
}
