//! The opponent the engine is measured against: plain alpha-beta, four plies, material and distance.

use tablier_colorado::{Course, Geometry, Move, Ply, Position, Side};

const DEPTH: u32 = 4;
const WON: i32 = 100_000;
const PAWN: i32 = 100;
const STEP: i32 = 25;

/// The baseline's turn.
pub(crate) fn answer(geometry: &Geometry, course: &Course) -> Ply {
    let position = course.position();
    let mut best: Option<(i32, Move)> = None;
    for &one in position.moves(geometry).iter() {
        let alpha = best.map_or(-2 * WON, |(score, _)| score);
        let score = worth(geometry, position, one, DEPTH, alpha, 2 * WON);
        if best.is_none_or(|(most, _)| score > most) {
            best = Some((score, one));
        }
    }
    best.map_or(Ply::Pass, |(_, one)| Ply::Move(one))
}

fn worth(geometry: &Geometry, position: &Position, one: Move, depth: u32, alpha: i32, beta: i32) -> i32 {
    let next = position.play_unchecked(one);
    match next.won() {
        // Sooner is better.
        Some(verdict) if verdict.winner == Some(position.turn()) => WON + depth.cast_signed(),
        Some(_) => -WON - depth.cast_signed(),
        None => -search(geometry, &next, depth - 1, -beta, -alpha),
    }
}

fn search(geometry: &Geometry, position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    if depth == 0 {
        return evaluate(geometry, position);
    }
    let moves = position.moves(geometry);
    if moves.is_empty() {
        return if position.is_stuck(geometry) {
            0
        } else {
            -search(geometry, &position.pass(), depth - 1, -beta, -alpha)
        };
    }
    // Captures first: alpha-beta with no order at all takes too long to be measured against.
    let captures = moves.iter().filter(|&&one| position.is_capture(one));
    let others = moves.iter().filter(|&&one| !position.is_capture(one));
    for &one in captures.chain(others) {
        alpha = alpha.max(worth(geometry, position, one, depth, alpha, beta));
        if alpha >= beta {
            break;
        }
    }
    alpha
}

fn evaluate(geometry: &Geometry, position: &Position) -> i32 {
    let army = |side: Side| -> i32 {
        position
            .pawns(side)
            .into_iter()
            .map(|square| PAWN - STEP * i32::from(geometry.steps(side, square)))
            .sum()
    };
    army(position.turn()) - army(position.turn().other())
}
