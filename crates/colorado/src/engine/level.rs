//! Seven opponents, from one that a child beats to the best there is.
//!
//! The weaker ones look less far and choose by chance among the moves that look nearly best to them; none plays a
//! move that looks absurd even to itself. All are deterministic: nodes, not seconds, and a seed.

use rand::{Rng, RngExt};

use super::line::Line;
use super::node::Node;
use super::quiescence::ended;
use super::report::{Limits, Report};
use super::score::{DECIDED, Score};
use super::table::Table;
use super::think::{Thinker, think};
use crate::{Ply, Situation};

/// An opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// How deep it looks at the most.
    pub depth: u32,
    /// How many positions it looks at, at the most.
    pub nodes: u64,
    /// How much worse than the best a move may look and still be chosen.
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

    /// A table of the size that its nodes fill.
    pub fn table(&self) -> Table {
        let slots = (2 * self.nodes).clamp(Level::SLOTS.0, Level::SLOTS.1);
        Table::with_slots(usize::try_from(slots).unwrap_or(1 << 20))
    }
}

/// A turn and what it looks worth.
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
pub fn choose(
    thinker: &Thinker<'_>,
    situation: &Situation,
    level: &Level,
    rng: &mut dyn Rng,
) -> Option<Choice> {
    let limits = Limits { depth: Some(level.depth), nodes: Some(level.nodes) };
    if level.margin == 0 {
        let Report { score, line, .. } = think(thinker, situation, limits, &mut |_| {});
        return line.first().map(|&ply| Choice { ply, score, best: score });
    }
    let ranked = rank(thinker, situation, limits, level.margin);
    let best = ranked.iter().map(|&(_, score)| score).max()?;
    let choices = ranked.into_iter().map(|(ply, score)| Choice { ply, score, best });
    let least = if best.0.abs() >= DECIDED { best.0 } else { (best.0 - level.margin).max(-DECIDED) };
    // The worse a move looks, the rarer it is played.
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

/// Every turn with its score at a fixed depth; those it got to, if it was stopped. How much worse than the best a turn
/// is that misses it by more than the margin, is left open: it won't be chosen.
fn rank(thinker: &Thinker<'_>, situation: &Situation, limits: Limits, margin: i32) -> Vec<(Ply, Score)> {
    let mut search = thinker.search(situation, limits);
    let root = Line::from(situation);
    search.path.push(root.key);
    let node = Node::root(&root, limits.depth.unwrap_or(1));
    let (mut choices, mut least) = (Vec::new(), node.alpha);
    for ply in situation.plies(thinker.geometry) {
        let next = match ply {
            Ply::Move(played) => root.play(played),
            Ply::Pass => root.pass(),
        };
        let after = match ply {
            Ply::Move(played) => node.after(&next, played, least),
            Ply::Pass => node.after_pass(&next),
        };
        let score = ended(&next, 0).unwrap_or_else(|| -search.search(after));
        // Stopped: what was not looked at to the end has no score. One turn there must be.
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
    use crate::{Geometry, Layout, Position};

    /// The score of a turn at depth 1, each with the widest bounds.
    fn worth(geometry: &Geometry, situation: &Situation, ply: Ply) -> i32 {
        let mut next = situation.clone();
        next.play(ply);
        match next.position().won() {
            Some(verdict) if verdict.winner == Some(situation.position().turn()) => 30_000 - 1,
            Some(_) => 1 - 30_000,
            None => -full_width(geometry, &next, 0),
        }
    }

    #[test]
    fn what_is_chosen_is_within_the_margin_of_the_best() {
        let rng = &mut ChaCha8Rng::seed_from_u64(7);
        let geometry = Geometry::new(Layout::chosen(|bound| rng.random_range(0..bound)).board());
        let mut situation = Situation::from(Position::START);
        let (mut second_best, mut turns) = (0, 0);
        while situation.verdict(&geometry).is_none() && turns < 60 {
            let level = &LEVELS[turns % 2];
            let table = level.table();
            let choice = choose(&Thinker::new(&geometry, &table, &|| false), &situation, level, rng).unwrap();
            let best = situation
                .plies(&geometry)
                .iter()
                .map(|&ply| worth(&geometry, &situation, ply))
                .max()
                .unwrap();
            let score = choice.score.0;
            if score.abs() < DECIDED {
                assert_eq!(score, worth(&geometry, &situation, choice.ply), "{choice:?}");
            }
            assert!(score >= best - level.margin, "{choice:?}, best {best}");
            second_best += u32::from(score < best);
            situation.play(choice.ply);
            turns += 1;
        }
        assert!(second_best > 5 && turns > 20, "{second_best} of {turns}");
    }
}
