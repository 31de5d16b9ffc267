//! One situation without the tablebase: every full plan, the most promising first, until no ceiling is higher than what
//! has been found.

use std::cmp::Reverse;

use super::plan::{Pair, Plan};
use super::plans::{Extent, each_plan};
use crate::board::{Move, PIECES, Points, Situation};

/// The most a situation yields, and how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The most it yields (C12).
    pub best: Points,
    /// Moves that yield it, in the order to play them. None of them could be left out.
    pub moves: Vec<Move>,
}

/// Finds the most a situation yields without a tablebase, in some microseconds.
///
/// Moving the pieces that are not needed, last of all, costs nothing: so only plans that move all six are looked at,
/// at most 720. Each has a ceiling that is cheap to find and mostly reached; only plans whose ceiling is above the
/// best so far are played through in all orders.
pub fn solve(situation: &Situation) -> Solution {
    let mut plans: Vec<(u8, [Pair; PIECES])> = Vec::with_capacity(720);
    each_plan(situation, Extent::Full, |pairs, ceiling| {
        plans.push((ceiling, pairs.try_into().expect("a full plan moves six pieces")));
    });
    plans.sort_by_key(|&(ceiling, _)| Reverse(ceiling));
    let (mut best, mut chosen) = (0, &[][..]);
    for (ceiling, pairs) in &plans {
        if *ceiling <= best {
            break;
        }
        let score = Plan::new(situation, pairs).score();
        if score > best {
            (best, chosen) = (score, pairs);
        }
    }
    Solution { best: Points(best), moves: Plan::new(situation, chosen).line() }
}
