//! Quiescence: searching on until nothing is left to capture, so that no exchange is evaluated halfway.

use super::node::DEEPEST;
use super::order::Ordered;
use super::position::SearchPosition;
use super::pruning::Pruning;
use super::score::WON;
use super::search::Search;
use crate::{Geometry, Move, Ply, Position};

/// What a capture may bring at the most beyond what is on the board.
const DELTA: i32 = 600;

/// Can the side to move win with this move: has it one pawn on its way that gets home (K8)?
#[inline]
pub(super) fn wins_now(geometry: &Geometry, position: &Position) -> Option<Move> {
    let us = position.turn();
    let on_the_way = position.pawns(us) & !us.destination();
    if on_the_way.0 & on_the_way.0.wrapping_sub(1) != 0 {
        return None;
    }
    let from = on_the_way.first()?;
    let landings = geometry.reach(from, position.occupied()) & position.open();
    (landings & us.destination()).first().map(|to| Move { from, to })
}

/// The score after a move that ended the game, to the side that made it.
#[inline]
pub(super) fn ended(next: &SearchPosition, ply: usize) -> Option<i32> {
    let verdict = next.position.won()?;
    let distance = i32::try_from(ply + 1).unwrap_or(0);
    Some(if verdict.winner == Some(next.position.turn()) { distance - WON } else { WON - distance })
}

impl Search<'_> {
    /// The score when only captures are searched, and a side may stand pat instead: take the evaluation as it is.
    pub(super) fn quiesce(&mut self, here: &SearchPosition, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        self.nodes += 1;
        // Where an exact score is asked for, so is the line that leads to it.
        let principal = beta - alpha > 1;
        if principal {
            self.lines[ply].clear();
        }
        if self.is_stopped() {
            return 0;
        }
        if let Some(winning) = wins_now(self.geometry, &here.position) {
            if principal {
                self.lines[ply].push(Ply::Move(winning));
            }
            return WON - i32::try_from(ply + 1).unwrap_or(0);
        }
        let stand_pat = self.evaluate(&here.position);
        if stand_pat >= beta || ply >= DEEPEST {
            return stand_pat;
        }
        alpha = alpha.max(stand_pat);
        let mut best = stand_pat;
        if self.prunings.has(Pruning::Delta) && stand_pat + DELTA < alpha {
            return best;
        }
        for one in Ordered::captures(self.geometry, &here.position) {
            let next = here.play(one);
            let score = if let Some(score) = ended(&next, ply) {
                self.lines[ply + 1].clear();
                score
            } else {
                -self.quiesce(&next, -beta, -alpha, ply + 1)
            };
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    if principal {
                        self.extend_line(ply, Ply::Move(one));
                    }
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        best
    }
}
