//! Colorado's yardstick: chess, as the `cozy-chess` crate plays it, counted the same way.

use cozy_chess::Board;

/// Leaves of chess at `depth`, the last level counted without being made, as `cozy-chess` does in its own perft.
pub fn chess_perft(board: &Board, depth: u8) -> u64 {
    let mut nodes = 0;
    match depth {
        0 => nodes = 1,
        1 => {
            board.generate_moves(|moves| {
                nodes += moves.len() as u64;
                false
            });
        }
        _ => {
            board.generate_moves(|moves| {
                for one in moves {
                    let mut next = board.clone();
                    next.play_unchecked(one);
                    nodes += chess_perft(&next, depth - 1);
                }
                false
            });
        }
    }
    nodes
}
