//! Every plan for a situation, each once, with a ceiling of what it can score. Judging them is left to others.

use super::numbering::SIDES;
use super::orbits::RING;
use super::plan::Pair;
use crate::board::{PIECES, Pips, Points, Situation, Space};

/// May pieces be left out of a plan?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// All six pieces are moved.
    Full,
    /// Any of them may stay where they are.
    Any,
}

/// Shows every plan of the extent to `visit`, with its ceiling: what its moves would score if pieces that leave a
/// space still counted there. No order of the moves scores more, and an order in which every piece leaves its space
/// after the last landing on it scores just that.
///
/// Plans are bags of moves: two pieces on one space, or two dice with one number, make no different plans.
pub(super) fn each_plan(situation: &Situation, extent: Extent, visit: impl FnMut(&[Pair], u8)) {
    let mut pieces = situation.placement.0;
    pieces.sort_unstable();
    let mut walk = Walk { pieces, extent, occupants: [0; RING], dice: [0; SIDES], pairs: Vec::new(), visit };
    for space in pieces {
        walk.occupants[space.index()] += 1;
    }
    for pips in situation.throw.0 {
        walk.dice[side(pips)] += 1;
    }
    walk.pairs.reserve(PIECES);
    walk.from(0, None, 0);
}

/// A walk through the pieces, giving each a die or none.
struct Walk<F> {
    pieces: [Space; PIECES],
    extent: Extent,
    /// The pieces that have ever stood on each space.
    occupants: [u8; RING],
    /// The dice left, by number less one.
    dice: [u8; SIDES],
    pairs: Vec<Pair>,
    visit: F,
}

impl<F: FnMut(&[Pair], u8)> Walk<F> {
    /// Gives dice to the pieces from the nth on. `given` is what the piece before got.
    fn from(&mut self, nth: usize, given: Option<Pips>, ceiling: u8) {
        let Some(&space) = self.pieces.get(nth) else {
            (self.visit)(&self.pairs, ceiling);
            return;
        };
        // Pieces on one space take their dice in ascending order, those without a die first: each bag comes up once.
        let neighbour = nth > 0 && self.pieces[nth - 1] == space;
        let least = given.filter(|_| neighbour);
        if self.extent == Extent::Any && least.is_none() {
            self.from(nth + 1, None, ceiling);
        }
        for pips in Pips::all().filter(|&pips| least.is_none_or(|least| pips >= least)) {
            if self.dice[side(pips)] == 0 {
                continue;
            }
            let to = space.clockwise(pips).index();
            let points = Points::for_landing_on(self.occupants[to]).0;
            self.dice[side(pips)] -= 1;
            self.occupants[to] += 1;
            self.pairs.push((space, pips));
            self.from(nth + 1, Some(pips), ceiling + points);
            self.pairs.pop();
            self.occupants[to] -= 1;
            self.dice[side(pips)] += 1;
        }
    }
}

fn side(pips: Pips) -> usize {
    pips.get() as usize - 1
}
