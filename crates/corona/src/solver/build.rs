//! Filling the tablebase, from the last move back to the first. One thread, whole rows at a time: the compiler turns
//! the loops over a row into vector instructions, because a row's length is known to it.

use super::bags::{how_many, kinds};
use super::growth::Growth;
use super::numbering::{Numbering, SIDES, landing};
use super::orbits::RING;
use super::tablebase::Layer;
use crate::board::{PIECES, Points};

/// All layers: none left to move, one, two, up to six.
pub(super) fn all_layers(numbering: &Numbering) -> [Layer; PIECES + 1] {
    let none = ended(numbering);
    let one = fill::<{ row(0) }, { row(1) }>(numbering, 1, &none);
    let two = fill::<{ row(1) }, { row(2) }>(numbering, 2, &one);
    let three = fill::<{ row(2) }, { row(3) }>(numbering, 3, &two);
    let four = fill::<{ row(3) }, { row(4) }>(numbering, 4, &three);
    let five = fill::<{ row(4) }, { row(5) }>(numbering, 5, &four);
    let six = fill::<{ row(5) }, { row(6) }>(numbering, 6, &five);
    [none, one, two, three, four, five, six]
}

/// The length of a row: how many bags of so many dice there are.
const fn row(dice: usize) -> usize {
    how_many(SIDES, dice)
}

/// Nobody left to move: nothing more to be had.
fn ended(numbering: &Numbering) -> Layer {
    let landed = numbering.groups[PIECES].len();
    Layer { landed, dice: 1, worth: vec![0; landed] }
}

/// A way to move the next piece: which waiting piece, and how to read the layer below once it has left.
struct Leaver {
    /// The space it leaves.
    space: usize,
    /// Where the rows of those who still wait begin in the layer below.
    base: usize,
    /// How far the ring is turned there.
    turn: usize,
}

/// One layer from the one below, in which one piece fewer waits. `FEWER` and `HERE` are the lengths of their rows.
fn fill<const FEWER: usize, const HERE: usize>(
    numbering: &Numbering,
    waiting: usize,
    below: &Layer,
) -> Layer {
    let landed = numbering.groups[PIECES - waiting].len();
    let orbits = &numbering.orbits[waiting];
    let mut worth = vec![0; orbits.first.len() * landed * HERE];
    let (rows, _) = worth.as_chunks_mut::<HERE>();
    let (rows_below, _) = below.worth.as_chunks::<FEWER>();
    let growth = Growth::of(&numbering.dice[waiting - 1]);
    for (&first, rows) in orbits.first.iter().zip(rows.chunks_exact_mut(landed)) {
        let leavers = leavers(numbering, waiting, first, below.landed);
        let unmoved = &numbering.groups[waiting].counts[first as usize];
        for (group, row) in rows.iter_mut().enumerate() {
            let by_die = with_each_die::<FEWER>(numbering, waiting, unmoved, group, &leavers, rows_below);
            growth.merge(&by_die, row);
        }
    }
    Layer { landed, dice: HERE, worth }
}

fn leavers(numbering: &Numbering, waiting: usize, group: u16, landed_below: usize) -> Vec<Leaver> {
    let groups = &numbering.groups[waiting];
    kinds(&groups.counts[group as usize])
        .map(|space| {
            let rest = groups.minus[group as usize][space];
            let symmetry = numbering.orbits[waiting - 1].of[rest as usize];
            Leaver { space, base: symmetry.orbit as usize * landed_below, turn: symmetry.turn as usize }
        })
        .collect()
}

/// For each number a die can show, and whatever the other dice are: the most to be had when that die is used next.
fn with_each_die<const FEWER: usize>(
    numbering: &Numbering,
    waiting: usize,
    unmoved: &[u8; RING],
    group: usize,
    leavers: &[Leaver],
    below: &[[u8; FEWER]],
) -> [[u8; FEWER]; SIDES] {
    let groups = &numbering.groups[PIECES - waiting];
    let landed = &groups.counts[group];
    let mut by_die = [[0; FEWER]; SIDES];
    for leaver in leavers {
        let turned = numbering.orbits[PIECES - waiting].turned[leaver.turn][group];
        let joined = &groups.plus[turned as usize];
        for (side, best) in by_die.iter_mut().enumerate() {
            let space = landing(leaver.space, side);
            let points = Points::for_landing_on(unmoved[space] + landed[space]).0;
            let row = &below[leaver.base + joined[(space + leaver.turn) % RING] as usize];
            for (best, rest) in best.iter_mut().zip(row) {
                *best = (*best).max(points + rest);
            }
        }
    }
    by_die
}
