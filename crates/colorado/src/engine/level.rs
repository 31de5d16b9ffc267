//! Seven opponents, from one that a child beats to the best there is.
//!
//! The weaker ones search less far and choose by chance among the moves that score nearly best; none plays a move that
//! its own search finds absurd. All are deterministic: nodes, not seconds, and a seed.

use std::sync::Arc;

use rand::{Rng, RngExt};

use super::node::Node;
use super::position::SearchPosition;
use super::quiescence::ended;
use super::report::{Limits, Report};
use super::score::{DECIDED, Score};
use super::searcher::{Searcher, think};
use super::transposition::TranspositionTable;
use crate::{Course, Geometry, Ply};

/// An opponent: how far it searches, and how exact it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Level {
    /// Its name in English; clients translate it.
    pub name: &'static str,
    /// How deep it searches at the most.
    pub depth: u32,
    /// How many positions it searches at the most.
    pub nodes: u64,
    /// How much worse than the best move's a score may be for its move still to be chosen.
    pub margin: i32,
}

/// The seven, the weakest first: the water grows on its way.
pub const LEVELS: [Level; 7] = [
    level("spring", 1, 100_000, 300),
    level("brook", 1, 100_000, 80),
    level("creek", 2, 200_000, 50),
    level("stream", 4, 400_000, 30),
    level("river", 5, 20_000, 0),
    level("rapids", 64, 30_000, 0),
    level("canyon", 64, 400_000, 0),
];

const fn level(name: &'static str, depth: u32, nodes: u64, margin: i32) -> Level {
    Level { name, depth, nodes, margin }
}

impl Level {
    /// The weakest's and the strongest's table, in slots.
    const SLOTS: (u64, u64) = (1 << 12, 1 << 20);

    /// A table for this board, of the size that its nodes fill.
    pub fn table(&self, geometry: &Arc<Geometry>) -> TranspositionTable {
        let slots = (2 * self.nodes).clamp(Level::SLOTS.0, Level::SLOTS.1);
        TranspositionTable::with_slots(geometry, usize::try_from(slots).unwrap_or(1 << 20))
    }
}

/// A turn and its score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The turn.
    pub ply: Ply,
    /// Its score to the side that plays it.
    pub score: Score,
    /// The best turn's: what the game is worth to that side, whatever it chose to play.
    pub best: Score,
}

/// The turn this level plays; none if the game is over.
pub fn choose(searcher: &Searcher<'_>, course: &Course, level: &Level, rng: &mut dyn Rng) -> Option<Choice> {
    let limits = Limits { depth: Some(level.depth), nodes: Some(level.nodes) };
    if level.margin == 0 {
        let Report { score, line, .. } = think(searcher, course, limits, &mut |_| {});
        return line.first().map(|&ply| Choice { ply, score, best: score });
    }
    let ranked = rank(searcher, course, limits, level.margin);
    let best = ranked.iter().map(|&(_, score)| score).max()?;
    let choices = ranked.into_iter().map(|(ply, score)| Choice { ply, score, best });
    let least = if best.0.abs() >= DECIDED { best.0 } else { (best.0 - level.margin).max(-DECIDED) };
    // The lower a move scores, the rarer it is played.
    let weight = |choice: &Choice| u32::try_from(choice.score.0 - least + 1).unwrap_or(0);
    let total: u32 = choices.clone().map(|choice| weight(&choice)).sum();
    let mut draw = rng.random_range(0..total.max(1));
    choices.into_iter().find(|choice| {
        let weight = weight(choice);
        let chosen = draw < weight;
        draw = draw.saturating_sub(weight);
        chosen
    })
}

/// The turns with their scores at a fixed depth: all of them, or those it got to before it was stopped.
///
/// A turn within the margin of the best gets its exact score. A worse one gets an upper bound that is below the margin:
/// it won't be chosen, so how bad it is need not be found out.
fn rank(searcher: &Searcher<'_>, course: &Course, limits: Limits, margin: i32) -> Vec<(Ply, Score)> {
    let mut search = searcher.search(course, limits);
    let root = SearchPosition::from(course);
    search.path.push(root.key);
    let node = Node::root(&root, limits.depth.unwrap_or(1));
    let (mut choices, mut least) = (Vec::new(), node.alpha);
    for ply in course.plies(searcher.geometry()) {
        let next = match ply {
            Ply::Move(played) => root.play(played),
            Ply::Pass => root.pass(),
        };
        let after = match ply {
            Ply::Move(played) => node.after(&next, played, least),
            Ply::Pass => node.after_pass(&next),
        };
        let score = ended(&next, 0).unwrap_or_else(|| -search.search(after));
        // Stopped: what was not searched to the end has no score. One turn there must be.
        if search.stopped && !choices.is_empty() {
            break;
        }
        choices.push((ply, Score(score)));
        least = least.max(score - margin - 1);
    }
    choices
}

#[cfg(test)]
mod tests {
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::engine::full_width;
    use crate::{Layout, Position};

    /// The score of a turn at depth 1, each with the widest bounds.
    fn worth(geometry: &Arc<Geometry>, course: &Course, ply: Ply) -> i32 {
        let mut next = course.clone();
        next.play(geometry, ply).unwrap();
        match next.position().won() {
            Some(verdict) if verdict.winner == Some(course.position().turn()) => 30_000 - 1,
            Some(_) => 1 - 30_000,
            None => -full_width(geometry, &next, 0),
        }
    }

    #[test]
    fn what_is_chosen_is_within_the_margin_of_the_best() {
        let rng = &mut ChaCha8Rng::seed_from_u64(7);
        let geometry = Arc::new(Geometry::new(Layout::chosen(|bound| rng.random_range(0..bound)).board()));
        let mut course = Course::from(Position::START);
        let (mut second_best, mut turns) = (0, 0);
        while course.verdict(&geometry).is_none() && turns < 60 {
            let level = &LEVELS[turns % 2];
            let table = level.table(&geometry);
            let choice = choose(&Searcher::new(&table, &|| false), &course, level, rng).unwrap();
            let best =
                course.plies(&geometry).iter().map(|&ply| worth(&geometry, &course, ply)).max().unwrap();
            let score = choice.score.0;
            if score.abs() < DECIDED {
                assert_eq!(score, worth(&geometry, &course, choice.ply), "{choice:?}");
            }
            assert!(score >= best - level.margin, "{choice:?}, best {best}");
            second_best += u32::from(score < best);
            course.play(&geometry, choice.ply).unwrap();
            turns += 1;
        }
        assert!(second_best > 5 && turns > 20, "{second_best} of {turns}");
    }
}
