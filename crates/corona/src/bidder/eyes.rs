//! What each level can see in a situation. Every level sees all that the ones below it see.

use rand::{Rng, seq::SliceRandom};

use super::sketch::Sketch;
use super::{Level, points};
use crate::board::{Move, Pips, Situation, Space};
use crate::solver;

/// How many thoughts a planner and an expert keep apart at once.
const PLANNERS_THOUGHTS: usize = 2;
const EXPERTS_THOUGHTS: usize = 12;

/// The best line that this level finds.
pub(super) fn see(level: Level, situation: &Situation, rng: &mut dyn Rng) -> Vec<Move> {
    let seen = match level {
        Level::Beginner => return gaps(Sketch::of(situation), rng),
        Level::Gatherer => gatherings(situation, rng),
        Level::Planner => plan(situation, PLANNERS_THOUGHTS, rng),
        Level::Expert => plan(situation, EXPERTS_THOUGHTS, rng),
        Level::Master => return solver::solve(situation).moves,
    };
    let below = see(Level::nth(level as usize - 1), situation, rng);
    better(seen, below)
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

/// A thought followed so far.
struct Thought {
    sketch: Sketch,
    line: Vec<Move>,
}

/// Plans move by move, keeping only the most promising thoughts: order, and landings on empty spaces, included.
fn plan(situation: &Situation, keep: usize, rng: &mut dyn Rng) -> Vec<Move> {
    let mut thoughts = vec![Thought { sketch: Sketch::of(situation), line: Vec::new() }];
    let mut best = Vec::new();
    while !thoughts.is_empty() {
        let mut next: Vec<Thought> = thoughts.iter().flat_map(Thought::followed).collect();
        next.shuffle(rng);
        next.sort_by_key(|thought| std::cmp::Reverse(points(&thought.line)));
        next.truncate(keep);
        if let Some(first) = next.first() {
            best = better(best, first.line.clone());
        }
        thoughts = next;
    }
    best
}

impl Thought {
    fn followed(&self) -> impl Iterator<Item = Thought> + '_ {
        self.sketch.moves().map(|(from, die)| {
            let mut sketch = self.sketch;
            let mut line = self.line.clone();
            line.push(sketch.play(from, die));
            Thought { sketch, line }
        })
    }
}
