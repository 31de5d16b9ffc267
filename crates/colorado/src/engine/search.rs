//! Principal-variation search: the first move of a position is searched in full, the rest only to show that they
//! are no better.

use super::evaluator::Evaluator;
use super::history::History;
use super::node::{DEEPEST, Node, Tried};
use super::order::Ordered;
use super::position::SearchPosition;
use super::pruning::{Pruning, Prunings};
use super::quiescence::{ended, wins_now};
use super::reduction;
use super::score::{DECIDED, INFINITE, WON, from_stored, to_stored};
use super::transposition::{Bound, Entry, TranspositionTable};
use crate::{Geometry, Move, Ply, Position};

/// How often the caller is asked whether to stop: every so many nodes.
const ASK_EVERY: u64 = 1_024;

/// Reverse futility: so much per ply of depth, and up to which depth.
const FUTILITY: i32 = 160;
const FUTILITY_DEPTH: i32 = 6;
/// Late moves are left out at depths up to this.
const LATE_DEPTH: i32 = 3;
/// Late moves are searched less deeply from this depth and this number on.
const REDUCED_DEPTH: i32 = 3;
const REDUCED_FROM: usize = 2;
/// So much history is worth a ply.
const HISTORY_PER_PLY: i32 = 4_096;
/// Without a move from the table, positions of at least this depth are searched one ply less.
const UNKNOWN_DEPTH: i32 = 4;

/// A pass is tried from this depth on, and searched so much less deeply.
const NULL_DEPTH: i32 = 3;
const NULL_REDUCTION: i32 = 2;

/// The score of a drawn game.
const DRAWN: i32 = 0;

/// One search under way.
pub(super) struct Search<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) evaluator: Evaluator<'a>,
    pub(super) table: &'a TranspositionTable,
    pub(super) should_stop: &'a dyn Fn() -> bool,
    pub(super) node_limit: u64,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
    /// What is left out. Without any, the score is that of a full-width search.
    pub(super) prunings: Prunings,
    pub(super) history: History,
    /// Keys of the game's and the line's positions, the oldest first; those before `root` were really played.
    pub(super) path: Vec<u64>,
    pub(super) root: usize,
    /// The best line from each ply.
    pub(super) lines: Vec<Vec<Ply>>,
}

impl Search<'_> {
    #[inline]
    pub(super) fn evaluate(&self, position: &Position) -> i32 {
        self.evaluator.evaluate(position)
    }

    #[inline]
    pub(super) fn is_stopped(&mut self) -> bool {
        if self.nodes >= self.node_limit || (self.nodes.is_multiple_of(ASK_EVERY) && (self.should_stop)()) {
            self.stopped = true;
        }
        self.stopped
    }

    /// The score to the side to move, exact if between the node's bounds.
    pub(super) fn search(&mut self, mut node: Node<'_>) -> i32 {
        let principal = node.is_principal();
        if principal {
            self.lines[node.ply].clear();
        }
        if let Some(score) = self.settled(&mut node) {
            return score;
        }
        if node.depth <= 0 {
            return self.quiesce(node.here, node.alpha, node.beta, node.ply);
        }
        self.nodes += 1;
        if self.is_stopped() {
            return DRAWN;
        }
        let position = &node.here.position;
        if node.ply >= DEEPEST {
            return self.evaluate(position);
        }
        if node.ply > 0
            && let Some(winning) = wins_now(self.geometry, position)
        {
            if principal {
                self.lines[node.ply].push(Ply::Move(winning));
            }
            return WON - node.distance() - 1;
        }
        let entry = self.table.get(node.here.key);
        if let Some(score) = entry.and_then(|entry| self.cut_by_table(&node, entry)) {
            return score;
        }
        let eval = entry.map_or_else(|| self.evaluate(position), |entry| entry.eval);
        if self.cuts_by_futility(&node, eval) {
            return eval;
        }
        if self.may_try_null_move(&node, eval)
            && let Some(score) = self.null_move(&node)
        {
            return score;
        }
        let from_table = entry.and_then(|entry| entry.best);
        if self.prunings.has(Pruning::Unknown) && from_table.is_none() && node.depth >= UNKNOWN_DEPTH {
            node.depth -= 1;
        }
        let moves = Ordered::all(self.geometry, &node, &self.history, from_table);
        if moves.len() == 0 {
            return self.pass(&node);
        }
        self.path.push(node.here.key);
        let score = self.try_all(&node, moves, eval);
        self.path.pop();
        score
    }

    /// Draws by K13, and bounds that no win from here can reach.
    fn settled(&self, node: &mut Node<'_>) -> Option<i32> {
        if node.ply == 0 {
            return None;
        }
        if node.here.is_exhausted() || self.is_repeated(node.here) {
            return Some(DRAWN);
        }
        node.alpha = node.alpha.max(node.distance() - WON);
        node.beta = node.beta.min(WON - node.distance() - 1);
        (node.alpha >= node.beta).then_some(node.alpha)
    }

    /// K13, as a search sees it: a position repeated on the line itself will be repeated again; one from the game
    /// before counts the second time.
    fn is_repeated(&self, here: &SearchPosition) -> bool {
        let back = usize::try_from(here.since_capture).unwrap_or(usize::MAX);
        let oldest = self.path.len().saturating_sub(back);
        let mut before = 0;
        // The side to move is the same in every other one only.
        for (index, &key) in self.path.iter().enumerate().skip(oldest).rev().skip(1).step_by(2) {
            if key == here.key {
                before += 1;
                if index >= self.root || before == 2 {
                    return true;
                }
            }
        }
        false
    }

    fn cut_by_table(&self, node: &Node<'_>, entry: Entry) -> Option<i32> {
        if !self.prunings.has(Pruning::TableCuts) || node.is_principal() || entry.depth < node.depth {
            return None;
        }
        let score = from_stored(entry.score, node.ply);
        let cuts = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= node.beta,
            Bound::Upper => score <= node.alpha,
        };
        cuts.then_some(score)
    }

    /// Reverse futility: so far ahead that a shallow search will hardly change it.
    fn cuts_by_futility(&self, node: &Node<'_>, eval: i32) -> bool {
        self.prunings.has(Pruning::Futility)
            && !node.is_principal()
            && node.depth <= FUTILITY_DEPTH
            && eval - FUTILITY * node.depth >= node.beta
            && node.beta.abs() < DECIDED
    }

    /// May a pass be tried instead of a move? Not after one, and not while there is an arrival to capture: that
    /// chance is what makes passing dear in this game.
    fn may_try_null_move(&self, node: &Node<'_>, eval: i32) -> bool {
        self.prunings.has(Pruning::NullMove)
            && !node.is_principal()
            && node.depth >= NULL_DEPTH
            && eval >= node.beta
            && node.previous.is_some()
            && node.here.position.fresh().is_none()
            && node.beta.abs() < DECIDED
    }

    /// If even a pass keeps the score above `beta`, a move will.
    fn null_move(&mut self, node: &Node<'_>) -> Option<i32> {
        self.path.push(node.here.key);
        let next = node.here.pass();
        let after = Node {
            alpha: -node.beta,
            beta: 1 - node.beta,
            depth: node.depth - 1 - NULL_REDUCTION - node.depth / 4,
            ..node.after_pass(&next)
        };
        let score = -self.search(after);
        self.path.pop();
        (score >= node.beta && !self.stopped).then_some(score.min(DECIDED - 1))
    }

    /// Tries the moves in turn, and remembers what came of it.
    fn try_all(&mut self, node: &Node<'_>, moves: Ordered, eval: i32) -> i32 {
        let position = &node.here.position;
        let (mut alpha, mut best, mut best_move) = (node.alpha, -INFINITE, None);
        let mut in_vain = Tried::default();
        for (number, one) in moves.enumerate() {
            let calm = !position.is_capture(one);
            let Some(score) = self.try_one(node, one, number, alpha, best) else {
                continue;
            };
            if self.stopped {
                return DRAWN;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_move = Some(one);
                if node.is_principal() {
                    self.extend_line(node.ply, Ply::Move(one));
                }
                if score >= node.beta {
                    if calm {
                        self.history.refuted(position.turn(), node, one, &in_vain);
                    }
                    break;
                }
            }
            if calm {
                in_vain.push(one);
            }
        }
        let bound = if best >= node.beta {
            Bound::Lower
        } else if best > node.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry =
            Entry { best: best_move, score: to_stored(best, node.ply), depth: node.depth, bound, eval };
        self.table.put(node.here.key, entry);
        best
    }

    /// One move's score; none if it comes too late at a shallow depth to be searched.
    fn try_one(&mut self, node: &Node<'_>, one: Move, number: usize, alpha: i32, best: i32) -> Option<i32> {
        let next = node.here.play(one);
        if let Some(score) = ended(&next, node.ply) {
            self.nodes += 1;
            if node.is_principal() {
                self.lines[node.ply + 1].clear();
            }
            return Some(score);
        }
        let calm = !node.here.position.is_capture(one) && next.position.fresh().is_none();
        let hopeless = calm
            && !node.is_principal()
            && best > -DECIDED
            && node.depth <= LATE_DEPTH
            && number >= late_limit(node.depth);
        if self.prunings.has(Pruning::LateMoves) && hopeless {
            return None;
        }
        let late = calm && node.depth >= REDUCED_DEPTH && number >= REDUCED_FROM;
        let reduced = if late && self.prunings.has(Pruning::Reductions) {
            self.reduction(node, one, number)
        } else {
            0
        };
        Some(self.after_move(&node.after(&next, one, alpha), number, reduced))
    }

    /// How many plies less a late, calm move is searched first.
    fn reduction(&self, node: &Node<'_>, one: Move, number: usize) -> i32 {
        let side = node.here.position.turn();
        let reduced = reduction::late_move(node.depth, number)
            - i32::from(node.is_principal())
            - i32::from(self.history.killers(node.ply).contains(&Some(one)))
            - self.history.score(side, one) / HISTORY_PER_PLY;
        reduced.clamp(0, node.depth - 2)
    }

    /// The score of the node after a move. Only the first move gets the full window; the others are first searched,
    /// reduced, for whether they are better at all, and again in full if they are.
    fn after_move(&mut self, after: &Node<'_>, number: usize, reduced: i32) -> i32 {
        // From here on in the mover's terms.
        let (alpha, beta) = (-after.beta, -after.alpha);
        if number == 0 {
            return -self.search(*after);
        }
        let mut score = -self.search(after.narrow(reduced));
        if score > alpha && reduced > 0 {
            score = -self.search(after.narrow(0));
        }
        if score > alpha && score < beta {
            score = -self.search(*after);
        }
        score
    }

    /// K12: no legal move.
    fn pass(&mut self, node: &Node<'_>) -> i32 {
        if node.here.position.is_stuck(self.geometry) {
            return DRAWN;
        }
        self.path.push(node.here.key);
        let next = node.here.pass();
        let score = -self.search(node.after_pass(&next));
        self.path.pop();
        if node.is_principal() {
            self.extend_line(node.ply, Ply::Pass);
        }
        score
    }

    pub(super) fn extend_line(&mut self, ply: usize, first: Ply) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(first);
        if let Some(rest) = after.first() {
            line.extend_from_slice(rest);
        }
    }
}

/// How many moves are tried at a shallow depth before the calm rest is left out.
fn late_limit(depth: i32) -> usize {
    usize::try_from(3 + depth * depth * 2).unwrap_or(0)
}
