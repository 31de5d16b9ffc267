//! What a player asks for.

use serde::{Deserialize, Serialize};

use crate::Move;

/// A player's wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Move a pawn.
    Move(Move),
    /// Offer a draw (K13). It stands until the other side answers or moves.
    OfferDraw,
    /// Accept the draw offered.
    AcceptDraw,
    /// Decline the draw offered.
    DeclineDraw,
    /// Give this game up.
    Resign,
    /// Go on to the match's next game (K14).
    Continue,
}
