//! The tablebase: what is still to be had from every node of the game, one byte each. How it is filled is left to
//! [`super::build`], which moves get it to [`super::line`].

use super::build;
use super::census::Census;
use super::line;
use super::numbering::{Node, Numbering};
use crate::board::{Move, PIECES, Points, Situation};

/// The whole game, solved: every node, which is a state of play while pieces are moved, and the most that is still to
/// be had from it.
///
/// Nodes that differ by a turn of the ring only are kept once. Building takes some milliseconds; build one and share
/// it.
#[derive(Debug, Clone)]
pub struct Tablebase {
    pub(super) numbering: Numbering,
    pub(super) layers: [Layer; PIECES + 1],
}

/// All nodes with the same number of pieces still to move.
///
/// They are in the order of the waiting group's orbit, then of the landed group, then of the dice. Both groups are
/// turned together, so that the waiting one becomes the one that stands for its orbit.
#[derive(Debug, Clone)]
pub(super) struct Layer {
    /// How many landed groups there are.
    pub(super) landed: usize,
    /// How many bags of dice there are: the length of a row.
    pub(super) dice: usize,
    /// The points still to be had, row after row.
    pub(super) worth: Vec<u8>,
}

impl Layer {
    #[inline]
    fn at(&self, orbit: u16, landed: u16, dice: u16) -> u8 {
        self.worth[(orbit as usize * self.landed + landed as usize) * self.dice + dice as usize]
    }
}

impl Tablebase {
    /// Solves the game from its end backwards.
    pub fn build() -> Tablebase {
        let numbering = Numbering::new();
        let layers = build::all_layers(&numbering);
        Tablebase { numbering, layers }
    }

    /// The most a situation yields (C12).
    #[inline]
    pub fn value(&self, situation: &Situation) -> Points {
        let start = Node::start(situation);
        let symmetry = self.numbering.orbits[PIECES].of[start.unmoved as usize];
        Points(self.layers[PIECES].at(symmetry.orbit, 0, start.dice))
    }

    /// Moves that yield the most, in the order to play them.
    ///
    /// Their points sum to [`Tablebase::value`], and none of them could be left out: a landing worth nothing is listed
    /// only where a later one needs it. At every step the line takes the most points its moves allow. The same
    /// situation always gets the same line, however its pieces and dice are listed.
    pub fn best_line(&self, situation: &Situation) -> Vec<Move> {
        line::best(self, situation)
    }

    /// All situations by what they are worth: each of the 12,376 placements with each of the 462 throws, counted
    /// once. Pieces are alike and so are dice; placements that differ by a turn of the ring are different ones.
    pub fn census(&self) -> Census {
        Census::of_situations(self)
    }

    /// All situations by what they are worth, each as often as chance brings it when every die is rolled and every
    /// piece put down at random: 12⁶ · 6⁶ cases.
    pub fn census_of_chances(&self) -> Census {
        Census::of_chances(self)
    }

    /// The memory it takes, in bytes, with everything it needs to look a node up.
    pub fn bytes(&self) -> usize {
        self.layers.iter().map(|layer| layer.worth.len()).sum::<usize>() + self.numbering.bytes()
    }

    /// The most still to be had from a node.
    pub(super) fn worth(&self, node: Node) -> u8 {
        let symmetry = self.numbering.orbits[node.waiting].of[node.unmoved as usize];
        let turned = &self.numbering.orbits[PIECES - node.waiting].turned[symmetry.turn as usize];
        self.layers[node.waiting].at(symmetry.orbit, turned[node.landed as usize], node.dice)
    }
}
