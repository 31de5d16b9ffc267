//! Playing a round out (C10 to C12): first the markers, then, from the first touch on, the moves.

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Seat};

use crate::board::{Colour, Move, PIECES, Piece, Placement, Points, Situation};

/// Whose play it is and what they have to reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Who set the round up.
    pub setter: Seat,
    /// Who plays it.
    pub bidder: Seat,
    /// The points they called.
    pub call: Points,
    /// What they play with.
    pub situation: Situation,
    /// Since when they play.
    pub began: Millis,
    /// When they last did something.
    pub acted: Millis,
}

/// Which marker is on which piece: at most one each way (C10).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Markers(pub [Option<Colour>; PIECES]);

impl Markers {
    /// The marker on a piece.
    pub const fn on(&self, piece: Piece) -> Option<Colour> {
        self.0[piece.index()]
    }

    /// Is no piece marked?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// Puts a marker on a piece, off any other it was on.
    pub fn put(&mut self, piece: Piece, colour: Colour) {
        for on in &mut self.0 {
            if *on == Some(colour) {
                *on = None;
            }
        }
        self.0[piece.index()] = Some(colour);
    }

    /// Takes the marker off a piece.
    pub fn take(&mut self, piece: Piece) {
        self.0[piece.index()] = None;
    }
}

/// The bidder is putting markers on pieces and may still rearrange them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Marking {
    /// Whose play it is, and what they have to reach.
    pub turn: Turn,
    /// The markers so far.
    pub markers: Markers,
}

/// The bidder has touched a piece: the markers are final and come off one by one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moving {
    /// Whose play it is, and what they have to reach.
    pub turn: Turn,
    /// Where the pieces stand now.
    pub pieces: Placement,
    /// The markers of pieces yet to be moved.
    pub markers: Markers,
    /// The moves so far, in order.
    pub moves: Vec<Move>,
}

impl Marking {
    /// The phase that the first touch begins.
    pub fn into_moving(self) -> Moving {
        let pieces = self.turn.situation.placement;
        Moving { turn: self.turn, pieces, markers: self.markers, moves: Vec::new() }
    }

    /// What touching this piece would do; nothing if it is not marked.
    pub fn step(&self, piece: Piece) -> Option<Move> {
        step(&self.turn, self.turn.situation.placement, self.markers, piece)
    }
}

impl Moving {
    /// What touching this piece would do; nothing if it is not marked, or no longer.
    pub fn step(&self, piece: Piece) -> Option<Move> {
        step(&self.turn, self.pieces, self.markers, piece)
    }

    /// A touched piece goes its way and loses its marker.
    pub fn advance(&mut self, piece: Piece, step: Move, at: Millis) {
        self.turn.acted = at;
        self.pieces.0[piece.index()] = step.to;
        self.markers.take(piece);
        self.moves.push(step);
    }

    /// The points so far.
    pub fn points(&self) -> Points {
        self.moves.iter().map(|step| step.points).sum()
    }
}

fn step(turn: &Turn, pieces: Placement, markers: Markers, piece: Piece) -> Option<Move> {
    let die = turn.situation.throw.of(markers.on(piece)?);
    let from = pieces.of(piece);
    let to = from.clockwise(die);
    Some(Move { from, die, to, points: Points::for_landing_on(pieces.occupants(to)) })
}
