//! What each level finds in a situation. Every level finds all that the ones below it find.

use rand::{Rng, seq::SliceRandom};

use super::sketch::Sketch;
use super::{Level, points};
use crate::board::{Move, Pips, Situation, Space};
use crate::solver;

/// How many candidates a planner and an expert keep at each step of their beam search.
const PLANNERS_BEAM: usize = 2;
const EXPERTS_BEAM: usize = 12;

/// The best line that this level finds.
pub(super) fn best_line(level: Level, situation: &Situation, rng: &mut dyn Rng) -> Vec<Move> {
    let found = match level {
        Level::Beginner => return gaps(Sketch::of(situation), rng),
        Level::Gatherer => gatherings(situation, rng),
        Level::Planner => plan(situation, PLANNERS_BEAM, rng),
        Level::Expert => plan(situation, EXPERTS_BEAM, rng),
        Level::Master => return solver::solve(situation).moves,
    };
    let below = best_line(Level::nth(level as usize - 1), situation, rng);
    better(found, below)
}

fn better(a: Vec<Move>, b: Vec<Move>) -> Vec<Move> {
    if points(&b) > points(&a) { b } else { a }
}

/// Gaps between two pieces that equal a die: one piece hops onto the other, and neither is thought of again.
fn gaps(mut sketch: Sketch, rng: &mut dyn Rng) -> Vec<Move> {
    let mut hops: Vec<(Space, Pips)> = sketch.moves().collect();
    hops.shuffle(rng);
    let mut line = Vec::new();
    for (from, die) in hops {
        let to = from.clockwise(die);
        if sketch.unmoved(from) > 0 && sketch.unmoved(to) > 0 && sketch.has_die(die) {
            line.push(sketch.play(from, die));
            sketch.settle(to);
        }
    }
    line
}

/// Several pieces converging on one space, whichever yields most; gaps among the rest.
fn gatherings(situation: &Situation, rng: &mut dyn Rng) -> Vec<Move> {
    Space::all().map(|target| gather(Sketch::of(situation), target, rng)).fold(Vec::new(), better)
}

fn gather(mut sketch: Sketch, target: Space, rng: &mut dyn Rng) -> Vec<Move> {
    while sketch.unmoved(target) > 0 {
        sketch.settle(target);
    }
    let mut line = Vec::new();
    for (from, die) in sketch.moves_to(target) {
        while sketch.unmoved(from) > 0 && sketch.has_die(die) {
            line.push(sketch.play(from, die));
        }
    }
    if line.len() == 1 && line[0].points.0 == 0 {
        return Vec::new();
    }
    line.extend(gaps(sketch, rng));
    line
}

/// Moves tried so far, and the board they lead to.
struct Candidate {
    sketch: Sketch,
    line: Vec<Move>,
}

/// A beam search, move by move, that keeps the candidates with the most points: so it finds orders, and landings on
/// empty spaces that prepare others.
fn plan(situation: &Situation, keep: usize, rng: &mut dyn Rng) -> Vec<Move> {
    let mut candidates = vec![Candidate { sketch: Sketch::of(situation), line: Vec::new() }];
    let mut best = Vec::new();
    while !candidates.is_empty() {
        let mut next: Vec<Candidate> = candidates.iter().flat_map(Candidate::continued).collect();
        next.shuffle(rng);
        next.sort_by_key(|candidate| std::cmp::Reverse(points(&candidate.line)));
        next.truncate(keep);
        if let Some(first) = next.first() {
            best = better(best, first.line.clone());
        }
        candidates = next;
    }
    best
}

impl Candidate {
    fn continued(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.sketch.moves().map(|(from, die)| {
            let mut sketch = self.sketch;
            let mut line = self.line.clone();
            line.push(sketch.play(from, die));
            Candidate { sketch, line }
        })
    }
}
