//! A finished game reviewed: what each of its positions was worth, and what should have been played.
//!
//! Every position gets the same number of nodes and an empty table, so that its review depends on nothing but the
//! game up to it: the same on every machine, and the same whether or not the rest is reviewed.

use std::sync::Arc;

use thiserror::Error;

use super::report::{Limits, Report};
use super::score::{Score, WON};
use super::searcher::{Searcher, think};
use super::transposition::TranspositionTable;
use crate::{Course, Geometry, Ply, Position, Side, Unplayable};

/// Nodes for each position that make a review of a usual game take about a second.
pub const REVIEW_NODES: u64 = 50_000;

/// What one position of the game was worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reviewed {
    /// To White, whoever is to move. A game that is over is won in 0 moves, lost in 0, or worth nothing.
    pub score: Score,
    /// The best play for both sides; empty once the game is over.
    pub line: Vec<Ply>,
    /// The depth searched to.
    pub depth: u32,
}

impl Reviewed {
    /// The turn that should have been played, unless the game was over.
    pub fn best(&self) -> Option<Ply> {
        self.line.first().copied()
    }
}

/// A turn of the game that the rules don't allow where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("turn {number}, {ply}, can't be played there: {why}")]
pub struct NotPlayable {
    /// Which turn, the first being 1.
    pub number: usize,
    /// The turn.
    pub ply: Ply,
    /// The rule against it.
    pub why: Unplayable,
}

/// A review under way: yields the starting position, then the one after each turn.
pub struct GameReview<'a> {
    course: Course,
    /// `None` once everything is said.
    left: Option<&'a [Ply]>,
    nodes: u64,
    table: TranspositionTable,
    should_stop: &'a dyn Fn() -> bool,
}

/// Reviews a game of these turns from `start`, with so many nodes for each position. Lazy: a position is searched
/// when it is asked for. When `should_stop` says so the review ends, without the position it was at.
///
/// # Errors
/// The first turn that can't be played.
pub fn review<'a>(
    geometry: &Arc<Geometry>,
    start: Position,
    plies: &'a [Ply],
    nodes: u64,
    should_stop: &'a dyn Fn() -> bool,
) -> Result<GameReview<'a>, NotPlayable> {
    let mut course = Course::from(start);
    for (before, &ply) in plies.iter().enumerate() {
        course.play(geometry, ply).map_err(|why| NotPlayable { number: before + 1, ply, why })?;
    }
    let slots = usize::try_from(nodes.clamp(1 << 10, 1 << 20)).unwrap_or(1 << 20);
    Ok(GameReview {
        course: Course::from(start),
        left: Some(plies),
        nodes,
        table: TranspositionTable::with_slots(geometry, 2 * slots),
        should_stop,
    })
}

impl GameReview<'_> {
    /// What the position that it has come to was worth.
    fn review_position(&self) -> Reviewed {
        if let Some(verdict) = self.course.verdict(self.table.geometry()) {
            let score = match verdict.winner {
                Some(Side::White) => WON,
                Some(Side::Black) => -WON,
                None => 0,
            };
            return Reviewed { score: Score(score), line: Vec::new(), depth: 0 };
        }
        self.table.clear();
        let searcher = Searcher::new(&self.table, self.should_stop);
        let Report { score, line, depth, .. } =
            think(&searcher, &self.course, Limits::nodes(self.nodes), &mut |_| {});
        let to_white = match self.course.position().turn() {
            Side::White => score,
            Side::Black => Score(-score.0),
        };
        Reviewed { score: to_white, line, depth }
    }
}

impl Iterator for GameReview<'_> {
    type Item = Reviewed;

    fn next(&mut self) -> Option<Reviewed> {
        let left = self.left?;
        let reviewed = self.review_position();
        if (self.should_stop)() {
            self.left = None;
            return None;
        }
        self.left = left.split_first().map(|(&ply, rest)| {
            // All turns were checked before the review began.
            self.course.play_unchecked(ply);
            rest
        });
        Some(reviewed)
    }
}
