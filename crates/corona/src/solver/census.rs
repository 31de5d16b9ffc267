//! The census: how many situations there are of each worth, counted from the tablebase.

use super::bags::{Bags, Counts};
use super::tablebase::Tablebase;
use crate::board::{PIECES, Points};

/// The worths there are: 0 to 21 points (C19).
const WORTHS: usize = Points::MOST.0 as usize + 1;

/// How many situations yield how many points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Census {
    /// How many situations there are.
    pub situations: u64,
    /// How many of them yield 0, 1, 2, … 21 points.
    pub histogram: [u64; WORTHS],
    /// The most that any of them yields.
    pub maximum: Points,
}

impl Census {
    /// Each situation once: 12,376 placements, those that differ by a turn among them, times 462 throws.
    pub(super) fn of_situations(tablebase: &Tablebase) -> Self {
        let mut histogram = [0; WORTHS];
        for (row, &size) in rows(tablebase).zip(&tablebase.numbering.orbits[PIECES].size) {
            for &worth in row {
                // The index is C19 itself: a situation worth more would stop the census here.
                histogram[worth as usize] += u64::from(size);
            }
        }
        Census::from(histogram)
    }

    /// Each situation as often as it comes up when every piece and every die is taken for itself.
    pub(super) fn of_chances(tablebase: &Tablebase) -> Self {
        let orbits = &tablebase.numbering.orbits[PIECES];
        let placements = ways(&tablebase.numbering.groups[PIECES]);
        let throws = ways(&tablebase.numbering.dice[PIECES]);
        let mut histogram = [0; WORTHS];
        for ((row, &size), &first) in rows(tablebase).zip(&orbits.size).zip(&orbits.first) {
            let ways = u64::from(size) * placements[first as usize];
            for (&worth, throws) in row.iter().zip(&throws) {
                histogram[worth as usize] += ways * throws;
            }
        }
        Census::from(histogram)
    }

    /// What a situation yields on average.
    #[allow(clippy::cast_precision_loss, reason = "the counts are far below 2^53")]
    pub fn mean(&self) -> f64 {
        let total = (0..).zip(self.histogram).map(|(worth, count)| worth * count).sum::<u64>();
        total as f64 / self.situations as f64
    }

    /// The worth that most situations have.
    pub fn most_frequent(&self) -> Points {
        let worths = 0..=Points::MOST.0;
        Points(worths.max_by_key(|&worth| self.histogram[worth as usize]).expect("there are worths"))
    }
}

impl From<[u64; WORTHS]> for Census {
    fn from(histogram: [u64; WORTHS]) -> Self {
        let maximum = (0..=Points::MOST.0).rfind(|&worth| histogram[worth as usize] > 0);
        Census { situations: histogram.iter().sum(), histogram, maximum: Points(maximum.unwrap_or(0)) }
    }
}

/// The rows of the layer in which all six pieces wait: one per orbit of placements, a byte per throw.
fn rows(tablebase: &Tablebase) -> std::slice::ChunksExact<'_, u8> {
    let layer = &tablebase.layers[PIECES];
    layer.worth.chunks_exact(layer.dice)
}

/// In how many ways six different things make each bag.
fn ways<const KINDS: usize>(bags: &Bags<KINDS>) -> Vec<u64> {
    let factorial = |n: u8| (1..=u64::from(n)).product::<u64>();
    let of = |counts: &Counts<KINDS>| 720 / counts.iter().map(|&count| factorial(count)).product::<u64>();
    bags.counts.iter().map(of).collect()
}
