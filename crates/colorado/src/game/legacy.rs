//! What events of older versions did not say, worked out as the program did then. Nothing else in the crate knows that
//! there are older logs.

use tablier_game::Seat;

use super::State;
use crate::{Board, pairing};

/// Who has White in the next game, and its board. Logs from before these were in [`NextGameBegan`] leave them to K14; if
/// that rule changes, its old form belongs here.
///
/// [`NextGameBegan`]: super::Event::NextGameBegan
pub(super) fn next_game(state: &State, white: Option<Seat>, board: Option<Board>) -> (Seat, Board) {
    let current = &state.game;
    let by_k14 = || pairing::next_game(current.next_number(), current.white, current.geometry.board());
    (white.unwrap_or_else(|| by_k14().0), board.unwrap_or_else(|| by_k14().1))
}
