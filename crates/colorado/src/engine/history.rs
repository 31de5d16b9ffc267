//! Which calm moves refuted others earlier in the search: killers, countermoves, and the history of each move.

use super::node::{DEEPEST, Node, Tried};
use crate::{Move, Side};

/// A move's score in the history stays below this.
const MOST: i32 = 8_192;

/// What refuted before, and how often.
pub(super) struct History {
    /// The last two moves that refuted at each ply.
    killers: [[Option<Move>; 2]; DEEPEST + 1],
    /// What refuted each move, by its two squares.
    counters: Box<[[Option<Move>; 64]; 64]>,
    /// How often each move refuted rather than failed, by side and its two squares; deep refutations count more.
    scores: [Box<[[i32; 64]; 64]>; 2],
}

impl History {
    pub(super) fn new() -> History {
        History {
            killers: [[None; 2]; DEEPEST + 1],
            counters: Box::new([[None; 64]; 64]),
            scores: [0, 1].map(|_| Box::new([[0; 64]; 64])),
        }
    }

    /// A calm move refuted the one before, after the others had been tried in vain.
    pub(super) fn refuted(&mut self, side: Side, node: &Node<'_>, by: Move, in_vain: &Tried) {
        let killers = &mut self.killers[node.ply];
        if killers[0] != Some(by) {
            killers[1] = killers[0];
            killers[0] = Some(by);
        }
        if let Some(previous) = node.previous {
            self.counters[previous.from.index()][previous.to.index()] = Some(by);
        }
        let bonus = (node.depth * node.depth * 4).min(1_024);
        self.learn(side, by, bonus);
        for one in in_vain.iter() {
            self.learn(side, one, -bonus);
        }
    }

    /// Adds the bonus, less the nearer the score is to its bound.
    fn learn(&mut self, side: Side, one: Move, bonus: i32) {
        let score = &mut self.scores[side.index()][one.from.index()][one.to.index()];
        *score += bonus - *score * bonus.abs() / MOST;
    }

    /// How well a calm move has done.
    pub(super) fn score(&self, side: Side, one: Move) -> i32 {
        self.scores[side.index()][one.from.index()][one.to.index()]
    }

    /// The moves that refuted last at this ply, the latest first.
    pub(super) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply]
    }

    /// What refuted the move before the last time it was played.
    pub(super) fn counter(&self, previous: Option<Move>) -> Option<Move> {
        previous.and_then(|previous| self.counters[previous.from.index()][previous.to.index()])
    }
}
