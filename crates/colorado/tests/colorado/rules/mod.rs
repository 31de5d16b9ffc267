//! The rule book as tests: K1 to K14, one test for each thing that a rule says.

mod boards;
mod draws;
mod home;
mod matches;
mod moving;
mod passing;
mod winning;

use tablier_colorado::{Geometry, Move, Position, Reason, Side};

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// Where the pawn on this square may go.
fn targets(geometry: &Geometry, position: &Position, from: &str) -> String {
    let mut all: Vec<String> = position
        .moves(geometry)
        .iter()
        .filter(|one| one.from.to_string() == from)
        .map(|one| one.to.to_string())
        .collect();
    all.sort();
    all.join(" ")
}

/// Why a move is not allowed.
fn refused(geometry: &Geometry, position: &Position, text: &str) -> String {
    position.play(geometry, mv(text)).unwrap_err().to_string()
}

/// The position after moves that must be legal.
fn after(geometry: &Geometry, from: &Position, moves: &str) -> Position {
    moves.split(' ').fold(*from, |position, text| {
        position.play(geometry, mv(text)).unwrap_or_else(|why| panic!("{text}: {why}"))
    })
}

/// How the game ends by a move that must be legal, if it does.
fn ended(geometry: &Geometry, from: &Position, text: &str) -> Option<(Option<Side>, Reason)> {
    let verdict = after(geometry, from, text).verdict(geometry);
    verdict.map(|verdict| (verdict.winner, verdict.reason))
}
