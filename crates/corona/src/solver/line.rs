//! The best line, read off the table: from each state a move that keeps all that is to be had within reach.

use super::atlas::{SIDES, State, landing};
use super::bags::kinds;
use super::plan::{Pair, Plan};
use super::table::Table;
use crate::board::{Move, PIECES, Pips, Points, Situation, Space};

/// The line that [`Table::best_line`] promises.
pub(super) fn best(table: &Table, situation: &Situation) -> Vec<Move> {
    let mut pairs = Vec::with_capacity(situation.throw.0.len());
    let mut state = State::start(situation);
    let mut worth = table.worth(state);
    while worth > 0 {
        let (pair, points, next) = best_move(table, state, worth);
        pairs.push(pair);
        state = next;
        worth -= points;
    }
    // The table does not know which moves it could have done without; the plan does.
    Plan::new(situation, &pairs).line()
}

/// Of the moves after which the rest is still to be had, the one with the most points.
fn best_move(table: &Table, state: State, worth: u8) -> (Pair, u8, State) {
    let moves = Moves::from(table, state);
    // The most points first: it is mostly among the first few that are looked up.
    for points in (0..=worth.min(MOST_AT_ONCE)).rev() {
        for (space, side) in moves.worth(points) {
            let next = table.atlas.after(state, space, side);
            if points + table.worth(next) == worth {
                return (pair(space, side), points, next);
            }
        }
    }
    unreachable!("a state's worth is that of its best move")
}

/// No landing scores more: five other pieces and the one that lands (C12).
const MOST_AT_ONCE: u8 = 6;

/// What a landing can score, as a length.
const SCORES: usize = MOST_AT_ONCE as usize + 1;

/// The moves from a state, by what they score.
struct Moves {
    /// By points, space and side of each move. Small, so that clearing them takes no time.
    pairs: [[(u8, u8); PIECES * SIDES]; SCORES],
    /// How many moves there are by points.
    lengths: [usize; SCORES],
}

impl Moves {
    #[allow(clippy::cast_possible_truncation, reason = "twelve spaces, six sides")]
    fn from(table: &Table, state: State) -> Self {
        let occupants = table.atlas.occupants(state);
        let dice = &table.atlas.dice[state.waiting].counts[state.dice as usize];
        let unmoved = &table.atlas.groups[state.waiting].counts[state.unmoved as usize];
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
