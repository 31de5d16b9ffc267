//! Numbers for every group of pieces and every bag of dice, and the orbits of the groups. They say where in the
//! tablebase a node stands; what it is worth is left to [`super::tablebase`].

use super::bags::{Bags, number_of};
use super::orbits::{Orbits, RING};
use crate::board::{PIECES, Situation, Space};

/// The six numbers of a die, as a length.
pub(super) const SIDES: usize = 6;

/// A node of the game: a state of play while pieces are moved. Which pieces wait, which have landed and which dice are
/// left, all by their numbers in the [`Numbering`]; there are as many dice as pieces that wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Node {
    /// How many pieces wait.
    pub(super) waiting: usize,
    /// The group of pieces not moved yet.
    pub(super) unmoved: u16,
    /// The group of pieces that have landed.
    pub(super) landed: u16,
    /// The dice left.
    pub(super) dice: u16,
}

impl Node {
    /// Before the first move: all six wait, with all six dice (C10).
    #[inline]
    pub(super) fn start(situation: &Situation) -> Node {
        Node {
            waiting: PIECES,
            unmoved: number_of(situation.placement.0.map(Space::get)),
            landed: 0,
            dice: number_of(situation.throw.0.map(|pips| pips.get() - 1)),
        }
    }
}

/// Every group of pieces, its orbit, and every bag of dice, by size.
#[derive(Debug, Clone)]
pub(super) struct Numbering {
    pub(super) groups: [Bags<RING>; PIECES + 1],
    pub(super) orbits: [Orbits; PIECES + 1],
    pub(super) dice: [Bags<SIDES>; PIECES + 1],
}

impl Numbering {
    /// Numbers everything there is.
    pub(super) fn new() -> Self {
        let groups = Bags::of_every_size();
        let mut orbits: Vec<Orbits> = Vec::with_capacity(PIECES + 1);
        for (size, of_size) in groups.iter().enumerate() {
            let fewer = orbits.last().map(|orbits| (&groups[size - 1], orbits));
            let found = Orbits::of(of_size, fewer);
            orbits.push(found);
        }
        let orbits = orbits.try_into().expect("the sizes from 0 to six are seven");
        Numbering { groups, orbits, dice: Bags::of_every_size() }
    }

    /// After the piece on `space` has been moved by a die, `side` being its number less one (C11).
    pub(super) fn after(&self, node: Node, space: usize, side: usize) -> Node {
        let landed = PIECES - node.waiting;
        Node {
            waiting: node.waiting - 1,
            unmoved: self.groups[node.waiting].minus[node.unmoved as usize][space],
            landed: self.groups[landed].plus[node.landed as usize][landing(space, side)],
            dice: self.dice[node.waiting].minus[node.dice as usize][side],
        }
    }

    /// How many pieces stand on each space, moved or not.
    pub(super) fn occupants(&self, node: Node) -> [u8; RING] {
        let unmoved = &self.groups[node.waiting].counts[node.unmoved as usize];
        let landed = &self.groups[PIECES - node.waiting].counts[node.landed as usize];
        std::array::from_fn(|space| unmoved[space] + landed[space])
    }

    /// The bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.groups.iter().map(Bags::bytes).sum::<usize>()
            + self.orbits.iter().map(Orbits::bytes).sum::<usize>()
            + self.dice.iter().map(Bags::bytes).sum::<usize>()
    }
}

/// Where a piece lands, `side` being the die's number less one (C11).
pub(super) const fn landing(space: usize, side: usize) -> usize {
    (space + side + 1) % RING
}
