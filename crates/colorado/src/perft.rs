//! Counting the leaves of the tree of moves: the test and the yardstick of the move generator.

use crate::{Geometry, Ply, Position};

/// How many sequences of `depth` turns there are. A finished game has no children; a pass is one move.
pub fn perft(geometry: &Geometry, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ if position.won().is_some() => 0,
        _ => count(geometry, position, depth),
    }
}

/// The turns of a position, each with the number of leaves below it at `depth` in all.
pub fn divide(geometry: &Geometry, position: &Position, depth: u32) -> Vec<(Ply, u64)> {
    if depth == 0 || position.verdict(geometry).is_some() {
        return Vec::new();
    }
    let moves = position.moves(geometry);
    if moves.is_empty() {
        return vec![(Ply::Pass, perft(geometry, &position.pass(), depth - 1))];
    }
    moves
        .iter()
        .map(|&one| (Ply::Move(one), perft(geometry, &position.play_unchecked(one), depth - 1)))
        .collect()
}

/// As [`perft`], for a depth of at least 1 and a game that nobody has won.
fn count(geometry: &Geometry, position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        // The leaves need not be made to be counted.
        return match position.count_moves(geometry) {
            0 => u64::from(!position.is_stuck(geometry)),
            moves => u64::from(moves),
        };
    }
    let moves = position.moves(geometry);
    if moves.is_empty() {
        return if position.is_stuck(geometry) { 0 } else { count(geometry, &position.pass(), depth - 1) };
    }
    let mut leaves = 0;
    for &one in moves.iter() {
        let next = position.play_unchecked(one);
        if next.won().is_none() {
            leaves += count(geometry, &next, depth - 1);
        }
    }
    leaves
}
