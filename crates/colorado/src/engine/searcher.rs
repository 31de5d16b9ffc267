//! Iterative deepening: depth after depth, each one's result ordering the next.

use super::evaluator::Evaluator;
use super::history::History;
use super::node::{DEEPEST, Node};
use super::position::SearchPosition;
use super::pruning::Prunings;
use super::report::{Limits, Report};
use super::score::{DECIDED, INFINITE, Score};
use super::search::Search;
use super::transposition::TranspositionTable;
use super::weights::{WEIGHTS, Weights};
use crate::{Course, Geometry};

/// Half the window around the last depth's score, from which depth on.
const WINDOW: i32 = 25;
const WINDOW_DEPTH: u32 = 5;

/// No search goes deeper than its lines may get long.
const DEEPEST_ITERATION: u32 = 99;
const _: () = assert!((DEEPEST_ITERATION as usize) < DEEPEST);

/// What a search works with.
#[derive(Clone, Copy)]
pub struct Searcher<'a> {
    /// Where it keeps what it finds out; the board it searches on is the table's.
    pub table: &'a TranspositionTable,
    /// What it evaluates by.
    pub weights: &'a Weights,
    /// What it leaves out.
    pub prunings: Prunings,
    /// Asked now and then; a search ends when it answers yes.
    pub should_stop: &'a dyn Fn() -> bool,
}

impl<'a> Searcher<'a> {
    /// With the engine's own weights and prunings.
    pub fn new(table: &'a TranspositionTable, should_stop: &'a dyn Fn() -> bool) -> Searcher<'a> {
        Searcher { table, weights: &WEIGHTS, prunings: Prunings::USUAL, should_stop }
    }

    /// The board it searches on.
    pub fn geometry(&self) -> &'a Geometry {
        self.table.geometry()
    }

    pub(super) fn search(&self, course: &Course, limits: Limits) -> Search<'a> {
        let path = SearchPosition::past_keys(course);
        Search {
            geometry: self.geometry(),
            evaluator: Evaluator::new(self.geometry(), self.weights),
            table: self.table,
            should_stop: self.should_stop,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            stopped: false,
            prunings: self.prunings,
            history: History::new(),
            root: path.len(),
            path,
            lines: vec![Vec::new(); DEEPEST + 2],
        }
    }
}

/// Looks for the best turn until the limits, or `should_stop`, say stop; `on_depth` hears of every depth finished.
///
/// Always answers with a legal turn unless the game is over, however early it is stopped.
pub fn think(
    searcher: &Searcher<'_>,
    course: &Course,
    limits: Limits,
    on_depth: &mut dyn FnMut(&Report),
) -> Report {
    let mut report = Report {
        depth: 0,
        score: Score(0),
        nodes: 0,
        line: course.plies(searcher.geometry()).first().copied().into_iter().collect(),
    };
    if report.line.is_empty() {
        return report;
    }
    searcher.table.next_age();
    let mut search = searcher.search(course, limits);
    let root = SearchPosition::from(course);
    let deepest = limits.depth.unwrap_or(u32::MAX).min(DEEPEST_ITERATION);
    for depth in 1..=deepest {
        let Some(score) = deepen(&mut search, &root, depth, report.score.0) else {
            break;
        };
        report.depth = depth;
        report.score = Score(score);
        report.nodes = search.nodes;
        report.line.clone_from(&search.lines[0]);
        on_depth(&report);
        // A win that ends within the depth searched is the shortest there is: searching deeper changes nothing.
        if score.abs() >= DECIDED && super::score::WON - score.abs() <= depth.cast_signed() {
            break;
        }
    }
    report.nodes = search.nodes;
    report
}

/// One depth, with a window around the last score that is widened until the score lies in it.
fn deepen(search: &mut Search<'_>, root: &SearchPosition, depth: u32, last: i32) -> Option<i32> {
    let (mut below, mut above) = (INFINITE, INFINITE);
    if depth >= WINDOW_DEPTH && last.abs() < DECIDED {
        (below, above) = (WINDOW, WINDOW);
    }
    loop {
        let alpha = (last - below).max(-INFINITE);
        let beta = (last + above).min(INFINITE);
        let score = search.search(Node { alpha, beta, ..Node::root(root, depth) });
        if search.stopped {
            return None;
        }
        if score <= alpha && alpha > -INFINITE {
            below = below.saturating_mul(4).min(2 * INFINITE);
        } else if score >= beta && beta < INFINITE {
            above = above.saturating_mul(4).min(2 * INFINITE);
        } else {
            return Some(score);
        }
    }
}
