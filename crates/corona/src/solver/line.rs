//! The best line, read off the tablebase: from each node a move that keeps all that is to be had within reach.

use super::bags::kinds;
use super::numbering::{Node, SIDES, landing};
use super::plan::{Pair, Plan};
use super::tablebase::Tablebase;
use crate::board::{Move, PIECES, Pips, Points, Situation, Space};

/// The line that [`Tablebase::best_line`] promises.
pub(super) fn best(tablebase: &Tablebase, situation: &Situation) -> Vec<Move> {
    let mut pairs = Vec::with_capacity(situation.throw.0.len());
    let mut node = Node::start(situation);
    let mut worth = tablebase.worth(node);
    while worth > 0 {
        let (pair, points, next) = best_move(tablebase, node, worth);
        pairs.push(pair);
        node = next;
        worth -= points;
    }
    // The tablebase does not know which moves it could have done without; the plan does.
    Plan::new(situation, &pairs).line()
}

/// Of the moves after which the rest is still to be had, the one with the most points.
fn best_move(tablebase: &Tablebase, node: Node, worth: u8) -> (Pair, u8, Node) {
    let moves = Moves::from(tablebase, node);
    // The most points first: it is mostly among the first few that are looked up.
    for points in (0..=worth.min(MOST_AT_ONCE)).rev() {
        for (space, side) in moves.worth(points) {
            let next = tablebase.numbering.after(node, space, side);
            if points + tablebase.worth(next) == worth {
                return (pair(space, side), points, next);
            }
        }
    }
    unreachable!("a node's worth is that of its best move")
}

/// No landing scores more: five other pieces and the one that lands (C12).
const MOST_AT_ONCE: u8 = 6;

/// What a landing can score, as a length.
const SCORES: usize = MOST_AT_ONCE as usize + 1;

/// The moves from a node, by what they score.
struct Moves {
    /// By points, space and side of each move. Small, so that clearing them takes no time.
    pairs: [[(u8, u8); PIECES * SIDES]; SCORES],
    /// How many moves there are by points.
    lengths: [usize; SCORES],
}

impl Moves {
    #[allow(clippy::cast_possible_truncation, reason = "twelve spaces, six sides")]
    fn from(tablebase: &Tablebase, node: Node) -> Self {
        let occupants = tablebase.numbering.occupants(node);
        let dice = &tablebase.numbering.dice[node.waiting].counts[node.dice as usize];
        let unmoved = &tablebase.numbering.groups[node.waiting].counts[node.unmoved as usize];
        let mut moves = Moves { pairs: [[(0, 0); PIECES * SIDES]; SCORES], lengths: [0; SCORES] };
        for space in kinds(unmoved) {
            for side in kinds(dice) {
                let points = Points::for_landing_on(occupants[landing(space, side)]).0 as usize;
                moves.pairs[points][moves.lengths[points]] = (space as u8, side as u8);
                moves.lengths[points] += 1;
            }
        }
        moves
    }

    /// The moves that score so much, the first spaces first.
    fn worth(&self, points: u8) -> impl Iterator<Item = (usize, usize)> {
        let points = points as usize;
        let pairs = &self.pairs[points][..self.lengths[points]];
        pairs.iter().map(|&(space, side)| (space as usize, side as usize))
    }
}

fn pair(space: usize, side: usize) -> Pair {
    let from = Space::all().nth(space).expect("a space of the ring");
    let die = Pips::all().nth(side).expect("a side of a die");
    (from, die)
}
