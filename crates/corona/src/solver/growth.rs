//! How bags of dice grow by one die, arranged so that most of a row of the tablebase is put together in vector
//! instructions.

use super::bags::Bags;
use super::numbering::SIDES;

/// How the bags of dice grow by one die, arranged for [`Growth::merge`].
pub(super) struct Growth {
    /// Runs of bags that stay a run when a die is added.
    runs: Vec<Run>,
    /// For each bag, what it becomes with each of the low dice.
    single: Vec<[u16; LOW_SIDES]>,
}

/// A run of bags, one after another, that a die turns into bags one after another.
struct Run {
    side: usize,
    from: usize,
    to: usize,
    length: usize,
}

/// Runs get shorter as the die gets lower. From here down they are not worth their while.
const LOW_SIDES: usize = 3;

impl Growth {
    /// Arranges the bags of one size.
    pub(super) fn of(dice: &Bags<SIDES>) -> Self {
        let mut runs: Vec<Run> = Vec::new();
        for side in LOW_SIDES..SIDES {
            for (from, plus) in dice.plus.iter().enumerate() {
                let to = plus[side] as usize;
                match runs.last_mut() {
                    Some(run) if run.side == side && run.to + run.length == to => run.length += 1,
                    _ => runs.push(Run { side, from, to, length: 1 }),
                }
            }
        }
        let single = dice.plus.iter().map(|plus| std::array::from_fn(|side| plus[side])).collect();
        Growth { runs, single }
    }

    /// A row: for each bag of dice the best of its dice used next.
    pub(super) fn merge<const FEWER: usize, const HERE: usize>(
        &self,
        by_die: &[[u8; FEWER]; SIDES],
        row: &mut [u8; HERE],
    ) {
        for run in &self.runs {
            let worth = &by_die[run.side][run.from..][..run.length];
            for (best, &worth) in row[run.to..][..run.length].iter_mut().zip(worth) {
                *best = (*best).max(worth);
            }
        }
        for (rest, bags) in self.single.iter().enumerate() {
            for (worth, &bag) in by_die.iter().zip(bags) {
                let best = &mut row[bag as usize];
                *best = (*best).max(worth[rest]);
            }
        }
    }
}
