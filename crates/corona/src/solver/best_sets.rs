//! How many ways there are to get the most out of a situation. The ways themselves are not kept.

use super::plan::{Pair, Plan};
use super::plans::{Extent, each_plan};
use super::search::solve;
use crate::board::{Pips, Situation, Space};

/// How many sets of moves yield the most. A set is a bag of pairs (space left, number on the die): which of two
/// pieces on one space moves, or which of two dice with one number moves it, makes no difference, nor does the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestSets {
    /// The sets that, in some order, score the most. Moves that add nothing may be among them.
    pub all: usize,
    /// Those of them of which no move can be left out: no smaller part of the set scores the most.
    pub tight: usize,
}

/// Counts the sets of moves that yield the most.
pub fn best_sets(situation: &Situation) -> BestSets {
    let best = solve(situation).best.0;
    let mut sets: Vec<Vec<Pair>> = Vec::new();
    each_plan(situation, Extent::Any, |pairs, ceiling| {
        if ceiling >= best && Plan::new(situation, pairs).score() == best {
            sets.push(pairs.to_vec());
        }
    });
    // Smaller sets first: a set is tight unless a tight one is part of it.
    sets.sort_by_key(Vec::len);
    let mut tight: Vec<&[Pair]> = Vec::new();
    for set in &sets {
        if !tight.iter().any(|part| is_part(part, set)) {
            tight.push(set);
        }
    }
    BestSets { all: sets.len(), tight: tight.len() }
}

/// Is every move of `part`, as often as it is there, in `whole`? Both are in ascending order.
fn is_part(part: &[(Space, Pips)], whole: &[(Space, Pips)]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|pair| rest.any(|other| other == pair))
}
