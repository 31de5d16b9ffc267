//! Principal-variation search: the first move of a position is searched in full, the rest only to show that they
//! are no better.

use super::eval::Judge;
use super::line::Line;
use super::order::{DEEPEST, Memory};
use super::quiescence::{ended, wins_now};
use super::reduction;
use super::score::{DECIDED, INFINITE, WON};
use super::table::{Bound, Known, Table};
use crate::{Geometry, Move, Ply, Position};

/// How often the caller is asked whether to stop: every so many nodes.
const ASK_EVERY: u64 = 1_024;

/// Reverse futility: so much per ply of depth, and up to which depth.
const FUTILITY: i32 = 70;
const FUTILITY_DEPTH: i32 = 6;
/// Late moves are left out at depths up to this.
const LATE_DEPTH: i32 = 3;

/// A draw.
const DRAWN: i32 = 0;

/// One search under way.
pub(super) struct Search<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) judge: Judge<'a>,
    pub(super) table: &'a Table,
    pub(super) should_stop: &'a dyn Fn() -> bool,
    pub(super) node_limit: u64,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
    /// May lines be cut short on suspicion? Without, the score is that of a full-width search.
    pub(super) prunes: bool,
    pub(super) memory: Memory,
    /// Keys of the game's and the line's positions, the oldest first; those before `root` were really played.
    pub(super) path: Vec<u64>,
    pub(super) root: usize,
    /// The best line from each ply.
    pub(super) lines: Vec<Vec<Ply>>,
}

impl Search<'_> {
    #[inline]
    pub(super) fn evaluate(&self, position: &Position) -> i32 {
        self.judge.evaluate(position)
    }

    #[inline]
    pub(super) fn is_stopped(&mut self) -> bool {
        if self.nodes >= self.node_limit || (self.nodes.is_multiple_of(ASK_EVERY) && (self.should_stop)()) {
            self.stopped = true;
        }
        self.stopped
    }

    /// K13, as a search sees it: a position repeated on the line itself will be repeated again; one from the game
    /// before counts the second time.
    fn is_repeated(&self, line: &Line) -> bool {
        let back = usize::try_from(line.since_capture).unwrap_or(usize::MAX);
        let oldest = self.path.len().saturating_sub(back);
        let mut before = 0;
        // The side to move is the same in every other one only.
        for (place, &key) in self.path.iter().enumerate().skip(oldest).rev().skip(1).step_by(2) {
            if key == line.key {
                before += 1;
                if place >= self.root || before == 2 {
                    return true;
                }
            }
        }
        false
    }

    /// The score to the side to move, exact if between `alpha` and `beta`.
    #[allow(clippy::too_many_arguments, clippy::too_many_lines)]
    pub(super) fn search(
        &mut self,
        line: &Line,
        mut depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        previous: Option<Move>,
    ) -> i32 {
        let pv = beta - alpha > 1;
        if pv {
            self.lines[ply].clear();
        }
        if ply > 0 {
            if line.is_exhausted() || self.is_repeated(line) {
                return DRAWN;
            }
            let distance = i32::try_from(ply).unwrap_or(0);
            alpha = alpha.max(distance - WON);
            beta = beta.min(WON - distance - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        if depth <= 0 {
            return self.quiesce(line, alpha, beta, ply);
        }
        self.nodes += 1;
        if self.is_stopped() {
            return DRAWN;
        }
        let position = &line.position;
        if ply >= DEEPEST {
            return self.evaluate(position);
        }
        if ply > 0 && wins_now(self.geometry, position) {
            return WON - i32::try_from(ply + 1).unwrap_or(0);
        }

        let known = self.table.get(line.key);
        let from_table = known.and_then(|known| known.best);
        if let Some(known) = known
            && self.prunes
            && !pv
            && known.depth >= depth
            && let score = from_stored(known.score, ply)
            && match known.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            }
        {
            return score;
        }
        let eval = known.map_or_else(|| self.evaluate(position), |known| known.eval);

        if self.prunes && !pv && ply > 0 {
            // Reverse futility: so far ahead that a shallow search will hardly change it.
            if depth <= FUTILITY_DEPTH && eval - FUTILITY * depth >= beta && beta.abs() < DECIDED {
                return eval;
            }
        }
        if self.prunes && depth >= 4 && from_table.is_none() {
            depth -= 1;
        }

        let moves = self
            .memory
            .order(self.geometry, position, ply, from_table, previous);
        if moves.len() == 0 {
            return self.pass(line, depth, alpha, beta, ply);
        }
        self.path.push(line.key);
        let us = position.turn();
        let start = alpha;
        let (mut best, mut best_move) = (-INFINITE, None);
        let (mut tried, mut quiets) = ([None; 64], 0);
        for (number, one) in moves.enumerate() {
            let capture = position.is_capture(one);
            let next = line.play(one);
            let score = if let Some(score) = ended(&next, ply) {
                self.nodes += 1;
                if pv {
                    self.lines[ply + 1].clear();
                }
                score
            } else {
                let landing = next.position.fresh().is_some();
                let calm = !capture && !landing;
                if self.prunes
                    && !pv
                    && calm
                    && best > -DECIDED
                    && depth <= LATE_DEPTH
                    && number >= late_limit(depth)
                {
                    continue;
                }
                let full = depth - 1;
                let mut reduced = 0;
                if self.prunes && depth >= 3 && number >= 2 && calm {
                    reduced = reduction::late_move(depth, number);
                    reduced -= i32::from(pv) + i32::from(self.memory.is_killer(ply, one));
                    reduced -= self.memory.history(us, one) / 4_096;
                    reduced = reduced.clamp(0, full - 1);
                }
                self.principal(&next, full, reduced, number, alpha, beta, ply, one)
            };
            if self.stopped {
                self.path.pop();
                return DRAWN;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(one);
                    if pv {
                        self.extend_line(ply, Ply::Move(one));
                    }
                    if score >= beta {
                        if !capture {
                            let in_vain: Vec<Move> = tried[..quiets].iter().flatten().copied().collect();
                            self.memory.refuted(us, ply, depth, one, previous, &in_vain);
                        }
                        break;
                    }
                }
            }
            if !capture && quiets < tried.len() {
                tried[quiets] = Some(one);
                quiets += 1;
            }
        }
        self.path.pop();
        let bound = if best >= beta {
            Bound::Lower
        } else if best > start {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.put(
            line.key,
            Known {
                best: best_move,
                score: to_stored(best, ply),
                depth,
                bound,
                eval,
            },
        );
        best
    }

    /// One move's score: reduced and with no window first, then as far as it proves interesting.
    #[allow(clippy::too_many_arguments)]
    fn principal(
        &mut self,
        next: &Line,
        full: i32,
        reduced: i32,
        number: usize,
        alpha: i32,
        beta: i32,
        ply: usize,
        one: Move,
    ) -> i32 {
        if number == 0 {
            return -self.search(next, full, -beta, -alpha, ply + 1, Some(one));
        }
        let mut score = -self.search(next, full - reduced, -alpha - 1, -alpha, ply + 1, Some(one));
        if score > alpha && reduced > 0 {
            score = -self.search(next, full, -alpha - 1, -alpha, ply + 1, Some(one));
        }
        if score > alpha && score < beta {
            score = -self.search(next, full, -beta, -alpha, ply + 1, Some(one));
        }
        score
    }

    /// K12: no legal move.
    fn pass(&mut self, line: &Line, depth: i32, alpha: i32, beta: i32, ply: usize) -> i32 {
        if line.position.is_stuck(self.geometry) {
            return DRAWN;
        }
        self.path.push(line.key);
        let score = -self.search(&line.pass(), depth - 1, -beta, -alpha, ply + 1, None);
        self.path.pop();
        if beta - alpha > 1 {
            self.extend_line(ply, Ply::Pass);
        }
        score
    }

    fn extend_line(&mut self, ply: usize, first: Ply) {
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
    usize::try_from(6 + depth * depth * 3).unwrap_or(0)
}

/// A won game's score is stored as seen from its own position, not from the root.
fn to_stored(score: i32, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or(0);
    if score >= DECIDED {
        score + ply
    } else if score <= -DECIDED {
        score - ply
    } else {
        score
    }
}

fn from_stored(score: i32, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or(0);
    if score >= DECIDED {
        score - ply
    } else if score <= -DECIDED {
        score + ply
    } else {
        score
    }
}
