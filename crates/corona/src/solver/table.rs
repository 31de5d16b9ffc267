//! The table of the whole game: what is still to be had from every state of play, one byte each. How it is filled is
//! left to [`super::build`], which moves reach it to [`super::line`].

use super::atlas::{Atlas, State};
use super::build;
use super::census::Census;
use super::line;
use crate::board::{Move, PIECES, Points, Situation};

/// The whole game, solved: every state that can arise while pieces are moved, and the most still to be had from it.
///
/// States that differ by a turn of the ring only are kept once. Building takes some milliseconds; build one and share
/// it.
#[derive(Debug, Clone)]
pub struct Table {
    pub(super) atlas: Atlas,
    pub(super) layers: [Layer; PIECES + 1],
}

/// All states with the same number of pieces still to move.
///
/// By orbit of the waiting group (standing as the orbit's first), then by landed group (turned along), then by dice.
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

impl Table {
    /// Solves the game from its end backwards.
    pub fn build() -> Table {
        let atlas = Atlas::draw();
        let layers = build::all_layers(&atlas);
        Table { atlas, layers }
    }

    /// The most a situation yields (C12).
    #[inline]
    pub fn value(&self, situation: &Situation) -> Points {
        let start = State::start(situation);
        let seen = self.atlas.orbits[PIECES].of[start.unmoved as usize];
        Points(self.layers[PIECES].at(seen.orbit, 0, start.dice))
    }

    /// Moves that yield the most, in the order to play them.
    ///
    /// Their points sum to [`Table::value`], and none of them could be left out: a landing worth nothing is listed
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

    /// The memory the table holds, in bytes, with everything it needs to find its way in itself.
    pub fn bytes(&self) -> usize {
        self.layers.iter().map(|layer| layer.worth.len()).sum::<usize>() + self.atlas.bytes()
    }

    /// The most still to be had from a state.
    pub(super) fn worth(&self, state: State) -> u8 {
        let seen = self.atlas.orbits[state.waiting].of[state.unmoved as usize];
        let turned = &self.atlas.orbits[PIECES - state.waiting].turned[seen.turn as usize];
        self.layers[state.waiting].at(seen.orbit, turned[state.landed as usize], state.dice)
    }
}
