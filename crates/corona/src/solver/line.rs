//! The best line, read off the table: from each state a move that keeps all that is to be had within reach.

use super::atlas::{SIDES, State, landing};
use super::bags::kinds;
use super::plan::{Pair, Plan};
use super::table::Table;
use crate::board::{Move, Pips, Points, Situation, Space};

/// The line that [`Table::best_line`] promises.
pub(super) fn best(table: &Table, situation: &Situation) -> Vec<Move> {
    let mut pairs = Vec::with_capacity(situation.throw.0.len());
    let mut state = table.atlas.start(situation);
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
    let occupants = table.atlas.occupants(state);
    let dice = &table.atlas.dice[state.waiting].counts[state.dice as usize];
    let unmoved = &table.atlas.groups[state.waiting].counts[state.unmoved as usize];
    let mut best = None;
    for space in kinds(unmoved) {
        for side in kinds::<SIDES>(dice) {
            let points = Points::for_landing_on(occupants[landing(space, side)]).0;
            if best.is_some_and(|(_, most, _)| points <= most) {
                continue;
            }
            let next = table.atlas.after(state, space, side);
            if points + table.worth(next) == worth {
                best = Some((pair(space, side), points, next));
            }
        }
    }
    best.expect("a state's worth is that of its best move")
}

fn pair(space: usize, side: usize) -> Pair {
    let spaces = Space::all().nth(space).expect("a space of the ring");
    let pips = Pips::all().nth(side).expect("a side of a die");
    (spaces, pips)
}
