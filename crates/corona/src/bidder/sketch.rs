//! A bidder's scratch board: pieces not moved yet, pieces that stay where they are, dice left.

use crate::board::{Move, Pips, Points, Situation, Space};

/// A position that a bidder has in mind.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sketch {
    unmoved: [u8; 12],
    placed: [u8; 12],
    dice: [u8; 7],
}

impl Sketch {
    pub(super) fn of(situation: &Situation) -> Sketch {
        let mut sketch = Sketch { unmoved: [0; 12], placed: [0; 12], dice: [0; 7] };
        for space in situation.placement.0 {
            sketch.unmoved[space.index()] += 1;
        }
        for die in situation.throw.0 {
            sketch.dice[usize::from(die.get())] += 1;
        }
        sketch
    }

    pub(super) fn unmoved(&self, space: Space) -> u8 {
        self.unmoved[space.index()]
    }

    pub(super) fn occupants(&self, space: Space) -> u8 {
        self.unmoved[space.index()] + self.placed[space.index()]
    }

    pub(super) fn has_die(&self, die: Pips) -> bool {
        self.dice[usize::from(die.get())] > 0
    }

    /// The moves there are: from distinct spaces, by distinct numbers.
    pub(super) fn moves(&self) -> impl Iterator<Item = (Space, Pips)> + '_ {
        Space::all()
            .filter(|from| self.unmoved(*from) > 0)
            .flat_map(|from| Pips::all().filter(|die| self.has_die(*die)).map(move |die| (from, die)))
    }

    /// The moves that end on this space.
    pub(super) fn moves_to(&self, target: Space) -> Vec<(Space, Pips)> {
        self.moves().filter(|(from, die)| from.clockwise(*die) == target).collect()
    }

    /// Moves a piece in the mind.
    pub(super) fn play(&mut self, from: Space, die: Pips) -> Move {
        let to = from.clockwise(die);
        self.unmoved[from.index()] -= 1;
        self.dice[usize::from(die.get())] -= 1;
        let points = Points::for_landing_on(self.occupants(to));
        self.placed[to.index()] += 1;
        Move { from, die, to, points }
    }

    /// The piece has done its part: it is not to be moved any more.
    pub(super) fn settle(&mut self, space: Space) {
        if self.unmoved[space.index()] > 0 {
            self.unmoved[space.index()] -= 1;
            self.placed[space.index()] += 1;
        }
    }
}
