//! What makes a position valid, as the rule book lists it.

use crate::{Bits, Position, RawPosition, Side, Square};

/// Why a position can't be played from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// K6: eight at most.
    #[error("{side} has {pawns} pawns, 8 at most")]
    TooMany {
        /// The side that has too many.
        side: Side,
        /// How many pawns it has.
        pawns: u32,
    },
    /// K9: the game would be over.
    #[error("{0} has no pawns")]
    NoPawns(Side),
    /// K8: the game would be over.
    #[error("{0} has all pawns home already")]
    AllHome(Side),
    /// K5, K6: nobody moves a pawn without making a first move.
    #[error("{0} has yet to make a first move, but has not eight pawns on the base row")]
    FirstMove(Side),
    /// K7: only the side that just moved has a fresh arrival, on its destination row.
    #[error(
        "{0} is no fresh arrival: no pawn of the side that just moved stands there, on its destination row"
    )]
    Fresh(Square),
    /// Two pawns on one square; only a hand-made [`RawPosition`] can say so.
    #[error("two pawns stand on {0}")]
    Shared(Square),
}

impl TryFrom<RawPosition> for Position {
    type Error = Invalid;

    fn try_from(raw: RawPosition) -> Result<Position, Invalid> {
        if let Some(square) = (raw.pawns[0] & raw.pawns[1]).first() {
            return Err(Invalid::Shared(square));
        }
        for side in Side::BOTH {
            let pawns = raw.pawns[side.index()];
            if pawns.count() > 8 {
                return Err(Invalid::TooMany { side, pawns: pawns.count() });
            }
            if pawns.is_empty() {
                return Err(Invalid::NoPawns(side));
            }
            if (pawns & !side.destination()).is_empty() {
                return Err(Invalid::AllHome(side));
            }
            if raw.first[side.index()] && pawns != side.base() {
                return Err(Invalid::FirstMove(side));
            }
        }
        let fresh = raw.fresh.map_or(Bits::NONE, Bits::from);
        let moved = raw.turn.other();
        if let Some(square) = (fresh & !(raw.pawns[moved.index()] & moved.destination())).first() {
            return Err(Invalid::Fresh(square));
        }
        Ok(Position {
            pawns: raw.pawns,
            fresh,
            turn: raw.turn,
            first: u8::from(raw.first[0]) | u8::from(raw.first[1]) << 1,
        })
    }
}
