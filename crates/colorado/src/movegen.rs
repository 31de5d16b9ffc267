//! What may be played in a position: listing, counting and checking moves.

use std::fmt;
use std::ops::{Deref, DerefMut};

use crate::{Bits, Geometry, Illegal, Move, Ply, Position, Square};

/// The most moves there can be: eight pawns with fourteen squares each.
pub(crate) const MOST: usize = 8 * 14;

/// A list of moves, on the stack.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MOST],
    length: usize,
}

impl MoveList {
    const NO_MOVE: Move = Move { from: Square::masked(0), to: Square::masked(0) };

    const fn new() -> MoveList {
        MoveList { moves: [MoveList::NO_MOVE; MOST], length: 0 }
    }

    #[inline]
    fn push(&mut self, one: Move) {
        if let Some(slot) = self.moves.get_mut(self.length) {
            *slot = one;
            self.length += 1;
        }
    }
}

impl Deref for MoveList {
    type Target = [Move];
    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.length.min(MOST)]
    }
}

impl DerefMut for MoveList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.moves[..self.length.min(MOST)]
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Position {
    /// The squares that are open to the side to move: not its own pawns' (K4), not safe enemies' (K7), and not
    /// enemies' at all on a first move (K5).
    #[inline]
    pub fn open(&self) -> Bits {
        let (us, them) = (self.turn(), self.turn().other());
        let banned = if self.is_first(us) { self.pawns(them) } else { self.safe(them) };
        !(self.pawns(us) | banned)
    }

    /// All legal moves, pass not counted. Only meaningful while the game is not over.
    #[inline]
    pub fn moves(&self, geometry: &Geometry) -> MoveList {
        self.moves_to(geometry, self.open())
    }

    /// The legal moves that land on one of these squares.
    #[inline]
    pub fn moves_onto(&self, geometry: &Geometry, squares: Bits) -> MoveList {
        self.moves_to(geometry, self.open() & squares)
    }

    #[inline]
    fn moves_to(&self, geometry: &Geometry, allowed: Bits) -> MoveList {
        let mut list = MoveList::new();
        let occupied = self.occupied();
        for from in self.pawns(self.turn()) {
            for to in geometry.reach(from, occupied) & allowed {
                list.push(Move { from, to });
            }
        }
        list
    }

    /// How many legal moves there are, pass not counted.
    #[inline]
    pub fn count_moves(&self, geometry: &Geometry) -> u32 {
        let (occupied, open) = (self.occupied(), self.open());
        self.pawns(self.turn()).into_iter().map(|from| (geometry.reach(from, occupied) & open).count()).sum()
    }

    /// Is there any legal move?
    #[inline]
    pub fn can_move(&self, geometry: &Geometry) -> bool {
        let (occupied, open) = (self.occupied(), self.open());
        self.pawns(self.turn()).into_iter().any(|from| !(geometry.reach(from, occupied) & open).is_empty())
    }

    /// Would this move capture?
    #[inline]
    pub fn is_capture(&self, played: Move) -> bool {
        self.pawns(self.turn().other()).contains(played.to)
    }

    /// Checks one move.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check(&self, geometry: &Geometry, played: Move) -> Result<(), Illegal> {
        let (us, them) = (self.turn(), self.turn().other());
        if !self.pawns(us).contains(played.from) {
            return Err(Illegal::NoPawn(played.from));
        }
        if !geometry.reach(played.from, self.occupied()).contains(played.to) {
            return Err(if geometry.reach(played.from, Bits::NONE).contains(played.to) {
                Illegal::Blocked(played)
            } else if geometry.leads(played.from, played.to) {
                Illegal::Beyond(played)
            } else {
                Illegal::Unreached(played)
            });
        }
        if self.pawns(us).contains(played.to) {
            return Err(Illegal::OwnPawn(played.to));
        }
        if self.is_first(us) && self.pawns(them).contains(played.to) {
            return Err(Illegal::FirstMove);
        }
        if self.safe(them).contains(played.to) {
            return Err(Illegal::Safe(played.to));
        }
        Ok(())
    }

    /// K12: has the side to move no move, and the other none either once the chance at an arrival is gone?
    pub fn is_stuck(&self, geometry: &Geometry) -> bool {
        !self.can_move(geometry) && !self.pass().can_move(geometry)
    }

    /// The turn in notation, with `x` where it captures.
    pub fn notation(&self, ply: Ply) -> String {
        match ply {
            Ply::Move(played) if self.is_capture(played) => format!("{}x{}", played.from, played.to),
            ply => ply.to_string(),
        }
    }
}
