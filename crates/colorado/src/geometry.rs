//! All that a board fixes about moving on it, computed once and shared by the positions on it.

use std::fmt;

use crate::reach::{self, Reach};
use crate::{Bits, Board, Side, Square};

/// A board's table of moves, and how far each square is from either destination.
///
/// Takes a millisecond or two to make: make one per board and share it.
#[derive(Clone)]
pub struct Geometry {
    board: Board,
    reach: Reach,
    steps: [[u8; 64]; 2],
    next_door: [Bits; 2],
}

impl Geometry {
    /// More moves than any way home takes: the distance of a square from which there is none.
    pub const NO_WAY: u8 = 15;

    /// The geometry of this board.
    pub fn new(board: Board) -> Geometry {
        let steps = Side::BOTH.map(|side| steps_home(&board, side));
        Geometry {
            reach: Reach::new(&board),
            next_door: steps.map(|steps| Square::all().filter(|square| steps[square.index()] == 1).collect()),
            steps,
            board,
        }
    }

    /// The board it is of.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The squares a pawn on `square` reaches among `occupied` squares: through empty ones up to the first pawn in
    /// each line, that pawn's square included, whosever it is (K2, K3).
    #[inline]
    pub fn reach(&self, square: Square, occupied: Bits) -> Bits {
        self.reach.from(square, occupied)
    }

    /// Whether a line that a pawn on `from` moves in leads to `to`, however far it may go in it (K2).
    pub fn leads(&self, from: Square, to: Square) -> bool {
        reach::leads(self.board.colour(from), from, to)
    }

    /// How many moves a pawn of `side` needs from here to its destination row on an empty board;
    /// [`Geometry::NO_WAY`] if it can't get there.
    #[inline]
    pub fn steps(&self, side: Side, square: Square) -> u8 {
        self.steps[side.index()][square.index()]
    }

    /// The squares one move from a side's destination row on an empty board.
    #[inline]
    pub fn next_door(&self, side: Side) -> Bits {
        self.next_door[side.index()]
    }
}

/// Breadth-first from the destination row, over the board's own move graph.
fn steps_home(board: &Board, side: Side) -> [u8; 64] {
    let mut steps = [Geometry::NO_WAY; 64];
    let mut there = side.destination();
    for square in there {
        steps[square.index()] = 0;
    }
    for distance in 1..Geometry::NO_WAY {
        let next: Bits = (!there)
            .into_iter()
            .filter(|&square| !(reach::walk(board, square, Bits::NONE) & there).is_empty())
            .collect();
        for square in next {
            steps[square.index()] = distance;
        }
        there |= next;
    }
    steps
}

impl PartialEq for Geometry {
    /// A geometry follows from its board.
    fn eq(&self, other: &Geometry) -> bool {
        self.board == other.board
    }
}

impl Eq for Geometry {}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Geometry({})", self.board)
    }
}
