//! Corona's situations to measure on: seeded, so that every run measures the same.

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use tablier_corona::board::{Pips, Placement, Situation, Space, Throw};

/// Every piece anywhere, every die anything.
pub fn random(seed: u64, count: usize) -> Vec<Situation> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    (0..count)
        .map(|_| {
            let spaces = std::array::from_fn(|_| chance.random_range(0..12));
            let dice = std::array::from_fn(|_| chance.random_range(1..=6));
            situation(spaces, dice)
        })
        .collect()
}

/// The hardest to search: all pieces on different spaces, all dice different, so that nothing can be taken as one.
/// All 924 such placements, in no special order.
pub fn all_distinct(seed: u64) -> Vec<Situation> {
    let mut situations: Vec<Situation> = (0u16..1 << 12)
        .filter(|spaces| spaces.count_ones() == 6)
        .map(|spaces| {
            let mut on = (0..12).filter(|space| spaces >> space & 1 == 1);
            situation(std::array::from_fn(|_| on.next().expect("six spaces")), [1, 2, 3, 4, 5, 6])
        })
        .collect();
    situations.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
    situations
}

fn situation(spaces: [u8; 6], dice: [u8; 6]) -> Situation {
    Situation {
        placement: Placement(spaces.map(|space| Space::try_from(space).expect("a space"))),
        throw: Throw(dice.map(|die| Pips::try_from(die).expect("a die"))),
    }
}
