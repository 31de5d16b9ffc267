//! K14: from one game of a match to the next: who has White, and how the board lies.

use tablier_game::Seat;

use crate::Board;

/// The other player of the two.
pub(crate) fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}

/// Who has White in the match's game with this number, and on which board, after a game that `white` began on `board`.
///
/// The players swap colours from game to game. Seen from White the board stays as it is within a pair and is turned by
/// 90° between the two pairs.
pub(crate) fn next_game(number: u8, white: Seat, board: &Board) -> (Seat, Board) {
    let second_pair_begins = number == 3;
    (opponent(white), if second_pair_begins { board.turned_90() } else { *board })
}
