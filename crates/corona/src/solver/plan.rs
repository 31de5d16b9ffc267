//! A plan: moves without an order. It knows what they score in their best order, which of them are needed, and the
//! order to play them in; where plans come from is left to others.

use std::cmp::Reverse;

use crate::board::{Move, PIECES, Pips, Points, Situation, Space};

/// One move of a plan: a piece, by where it stands, and its die.
pub(super) type Pair = (Space, Pips);

/// How many sets of a plan's moves there are at most. A set is a bit mask.
const SETS: usize = 1 << PIECES;

/// Moves without an order: each piece and each die is in at most one.
pub(super) struct Plan<'a> {
    pairs: &'a [Pair],
    /// The pieces on each space once a set of the moves has been made, four bits a space.
    standing: [u64; SETS],
    /// Where each move lands, as a shift of `standing`.
    landing: [u8; PIECES],
}

impl<'a> Plan<'a> {
    /// A plan for a situation.
    pub(super) fn new(situation: &Situation, pairs: &'a [Pair]) -> Self {
        let mut plan = Plan { pairs, standing: [0; SETS], landing: [0; PIECES] };
        plan.standing[0] = situation.placement.0.iter().map(|&space| one_at(shift(space))).sum();
        for (bit, &(from, die)) in pairs.iter().enumerate() {
            let landing = shift(from.clockwise(die));
            plan.landing[bit] = landing;
            for set in 0..1 << bit {
                plan.standing[set | 1 << bit] = plan.standing[set] - one_at(shift(from)) + one_at(landing);
            }
        }
        plan
    }

    /// What the moves score together in their best order.
    pub(super) fn score(&self) -> u8 {
        self.best_scores()[self.all()]
    }

    /// The moves that matter, in the order to play them: the fewest of the plan that score as much as the plan does,
    /// in the order that takes the most points at every step.
    pub(super) fn line(&self) -> Vec<Move> {
        let needed = self.needed();
        let to_come = self.to_come(needed);
        let mut line = Vec::with_capacity(PIECES);
        let mut made = 0;
        while made != needed {
            let next = bits(needed & !made)
                .filter(|&bit| self.points(made, bit) + to_come[made | 1 << bit] == to_come[made]);
            // Of equal points the lowest space goes first, so that the same plan always gives the same line.
            let bit = next.max_by_key(|&bit| (self.points(made, bit), Reverse(self.pairs[bit])));
            let bit = bit.expect("the best order goes on until all needed moves are made");
            let (from, die) = self.pairs[bit];
            let points = Points(self.points(made, bit));
            line.push(Move { from, die, to: from.clockwise(die), points });
            made |= 1 << bit;
        }
        line
    }

    fn all(&self) -> usize {
        (1 << self.pairs.len()) - 1
    }

    /// The smallest set of the moves that scores as much as all of them.
    fn needed(&self) -> usize {
        let best = self.best_scores();
        let enough = (0..=self.all()).filter(|&set| best[set] == best[self.all()]);
        enough.min_by_key(|set| set.count_ones()).expect("all moves score what all moves score")
    }

    /// What each set of the moves scores in its best order.
    fn best_scores(&self) -> [u8; SETS] {
        let mut best = [0; SETS];
        for set in 1..=self.all() {
            for last in bits(set) {
                let before = set & !(1 << last);
                best[set] = best[set].max(best[before] + self.points(before, last));
            }
        }
        best
    }

    /// What the rest of a set still scores once a part of it has been made, by that part.
    fn to_come(&self, set: usize) -> [u8; SETS] {
        let mut to_come = [0; SETS];
        for made in (0..set).rev().filter(|made| made & !set == 0) {
            for next in bits(set & !made) {
                to_come[made] = to_come[made].max(self.points(made, next) + to_come[made | 1 << next]);
            }
        }
        to_come
    }

    /// What a move scores once others have been made (C12).
    fn points(&self, made: usize, bit: usize) -> u8 {
        let occupants = self.standing[made] >> self.landing[bit] & 0xf;
        Points::for_landing_on(occupants as u8).0
    }
}

/// The moves in a set.
fn bits(mut set: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            lowest
        })
    })
}

fn shift(space: Space) -> u8 {
    4 * space.get()
}

fn one_at(shift: u8) -> u64 {
    1 << shift
}
