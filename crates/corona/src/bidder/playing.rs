//! What a bidder does with pieces: setting up, marking those it wants to move, touching them in order.

use rand::{Rng, RngExt};

use crate::board::{Colour, Move, PIECES, Piece, Placement};
use crate::game::{Command, any_placement};
use crate::play::{Marking, Moving, Turn};

/// A set-up: scattered, with now and then a stack, which makes the more interesting rounds.
pub(super) fn set_up(rng: &mut dyn Rng) -> Placement {
    let mut placement = any_placement(rng);
    for piece in 1..PIECES {
        if rng.random_ratio(1, 5) {
            placement.0[piece] = placement.0[piece - 1];
        }
    }
    placement
}

/// Which piece gets which marker, in the order they will be touched.
fn marks(turn: &Turn, line: &[Move]) -> Vec<(Piece, Colour)> {
    let mut marks: Vec<(Piece, Colour)> = Vec::new();
    for step in line {
        let piece = Piece::all()
            .filter(|piece| turn.situation.placement.of(*piece) == step.from)
            .find(|piece| marks.iter().all(|(taken, _)| taken != piece));
        let colour = Colour::ALL
            .into_iter()
            .filter(|colour| turn.situation.throw.of(*colour) == step.die)
            .find(|colour| marks.iter().all(|(_, taken)| taken != colour));
        marks.extend(piece.zip(colour));
    }
    marks
}

/// The next marker to put, or to take off (somebody else may have begun this play); then the first touch.
pub(super) fn mark(marking: &Marking, line: &[Move]) -> Command {
    let marks = marks(&marking.turn, line);
    let planned = |piece: Piece| marks.iter().find(|(of, _)| *of == piece).map(|(_, colour)| *colour);
    for piece in Piece::all() {
        match (marking.markers.on(piece), planned(piece)) {
            (on, Some(colour)) if on != Some(colour) => return Command::PutMarker { piece, colour },
            (Some(_), None) => return Command::TakeMarker { piece },
            _ => {}
        }
    }
    match marks.first() {
        Some(&(piece, _)) => Command::Touch { piece },
        None => Command::EndPlay,
    }
}

/// The next piece of the plan; without one, the marked piece that scores most.
pub(super) fn touch(moving: &Moving, line: &[Move]) -> Command {
    let marks = marks(&moving.turn, line);
    let next = marks.iter().find(|(piece, colour)| moving.markers.on(*piece) == Some(*colour));
    let piece = next.map(|(piece, _)| *piece).or_else(|| {
        Piece::all()
            .filter_map(|piece| moving.step(piece).map(|step| (step.points, piece)))
            .max()
            .map(|(_, piece)| piece)
    });
    // A round goes on only while a marked piece is left; a log that says otherwise must not take the bot down.
    piece.map_or(Command::EndPlay, |piece| Command::Touch { piece })
}
