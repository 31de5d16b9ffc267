//! Iterative deepening: depth after depth, each one's result ordering the next.

use super::eval::Judge;
use super::habit::Habits;
use super::line::Line;
use super::node::Node;
use super::order::{DEEPEST, Memory};
use super::report::{Limits, Report};
use super::score::{DECIDED, INFINITE, Score};
use super::search::Search;
use super::table::Table;
use super::weights::{WEIGHTS, Weights};
use crate::{Geometry, Situation};

/// Half the window around the last depth's score, from which depth on.
const WINDOW: i32 = 25;
const WINDOW_DEPTH: u32 = 5;

/// No search goes deeper than its lines may get long.
const DEEPEST_ITERATION: u32 = 99;
const _: () = assert!((DEEPEST_ITERATION as usize) < DEEPEST);

/// What a search works with.
#[derive(Clone, Copy)]
pub struct Thinker<'a> {
    /// The board's.
    pub geometry: &'a Geometry,
    /// Its memory.
    pub table: &'a Table,
    /// Its judgement.
    pub weights: &'a Weights,
    /// What it leaves out.
    pub habits: Habits,
    /// Says when to stop.
    pub should_stop: &'a dyn Fn() -> bool,
}

impl<'a> Thinker<'a> {
    /// With the engine's own judgement.
    pub fn new(geometry: &'a Geometry, table: &'a Table, should_stop: &'a dyn Fn() -> bool) -> Thinker<'a> {
        Thinker { geometry, table, weights: &WEIGHTS, habits: Habits::USUAL, should_stop }
    }

    pub(super) fn search(&self, situation: &Situation, limits: Limits) -> Search<'a> {
        let path = Line::past_keys(situation);
        Search {
            geometry: self.geometry,
            judge: Judge::new(self.geometry, self.weights),
            table: self.table,
            should_stop: self.should_stop,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            stopped: false,
            habits: self.habits,
            memory: Memory::new(),
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
    thinker: &Thinker<'_>,
    situation: &Situation,
    limits: Limits,
    on_depth: &mut dyn FnMut(&Report),
) -> Report {
    let mut report = Report {
        depth: 0,
        score: Score(0),
        nodes: 0,
        line: situation.plies(thinker.geometry).first().copied().into_iter().collect(),
    };
    if report.line.is_empty() {
        return report;
    }
    thinker.table.next_age();
    let mut search = thinker.search(situation, limits);
    let root = Line::from(situation);
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
        // A decided game does not get more so once the search has looked as far as its end.
        if score.abs() >= DECIDED && super::score::WON - score.abs() <= depth.cast_signed() {
            break;
        }
    }
    report.nodes = search.nodes;
    report
}

/// One depth, with a window around the last score that is widened until the score lies in it.
fn deepen(search: &mut Search<'_>, root: &Line, depth: u32, last: i32) -> Option<i32> {
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
