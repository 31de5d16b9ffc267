//! In which order moves are tried: the likeliest to refute comes first.

use super::history::History;
use super::node::Node;
use super::score::INFINITE;
use crate::movegen::MOST;
use crate::{Bits, Geometry, Move, MoveList, Position, Side, Square};

const TABLE_MOVE: i32 = 1 << 28;
const GOOD_CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const COUNTER: i32 = 1 << 21;
/// A capture of what is defended: an exchange, tried after the moves that refuted before.
const EXCHANGE: i32 = 1 << 20;
/// What it is worth beside [`capture_worth`] that another pawn can take back.
const BACKED: i32 = 100;
/// What a step nearer home is worth beside history.
const STEP: i32 = 700;
/// What landing at home is worth beside history.
const LANDING: i32 = 1_200;
/// What it costs to go where the enemy captures: with nobody to take back, with somebody.
const HANGING: i32 = 2_000;
const TENSE: i32 = 500;

/// Moves with their worth; taken out best first.
pub(super) struct Ordered {
    moves: MoveList,
    worth: [i32; MOST],
    next: usize,
}

/// Which squares the pawns reach: where they can be captured, and where they are defended.
struct Contact {
    /// What the enemy reaches.
    attacked: Bits,
    /// What one's own pawns reach, and what two of them do.
    covered: Bits,
    backed: Bits,
}

impl Contact {
    fn new(geometry: &Geometry, position: &Position) -> Contact {
        let occupied = position.occupied();
        let mut contact = Contact { attacked: Bits::NONE, covered: Bits::NONE, backed: Bits::NONE };
        for square in position.pawns(position.turn().other()) {
            contact.attacked |= geometry.reach(square, occupied);
        }
        for square in position.pawns(position.turn()) {
            let reached = geometry.reach(square, occupied);
            contact.backed |= contact.covered & reached;
            contact.covered |= reached;
        }
        contact
    }

    /// What kind of capture it is.
    #[inline]
    fn capture(&self, one: Move) -> i32 {
        if self.attacked.contains(one.to) {
            EXCHANGE + i32::from(self.backed.contains(one.to)) * BACKED
        } else {
            GOOD_CAPTURE
        }
    }

    /// The danger of a square that one goes to: the pawn that goes covers it too, so it takes another to back it.
    #[inline]
    fn danger(&self, square: Square) -> i32 {
        match (self.attacked.contains(square), self.backed.contains(square)) {
            (false, _) => 0,
            (true, false) => HANGING,
            (true, true) => TENSE,
        }
    }

    /// The danger of the square that one leaves.
    #[inline]
    fn danger_left(&self, square: Square) -> i32 {
        match (self.attacked.contains(square), self.covered.contains(square)) {
            (false, _) => 0,
            (true, false) => HANGING,
            (true, true) => TENSE,
        }
    }
}

/// Captures of what has come far, by what has come little way, first.
fn capture_worth(geometry: &Geometry, us: Side, one: Move) -> i32 {
    let victim = i32::from(geometry.steps(us.other(), one.to));
    let nearer = i32::from(geometry.steps(us, one.from)) - i32::from(geometry.steps(us, one.to));
    nearer * 8 - victim * 16
}

impl Ordered {
    fn new(moves: MoveList, worth_of: impl Fn(Move) -> i32) -> Ordered {
        let mut worth = [0; MOST];
        for (slot, &one) in worth.iter_mut().zip(moves.iter()) {
            *slot = worth_of(one);
        }
        Ordered { moves, worth, next: 0 }
    }

    /// All moves of a node's position: the table's first, then captures that lose nothing, killers, the countermove,
    /// exchanges, and the rest by history and by where they go.
    pub(super) fn all(
        geometry: &Geometry,
        node: &Node<'_>,
        history: &History,
        from_table: Option<Move>,
    ) -> Ordered {
        let position = &node.here.position;
        let us = position.turn();
        let enemies = position.pawns(us.other());
        let killers = history.killers(node.ply);
        let counter = history.counter(node.previous);
        let contact = Contact::new(geometry, position);
        Ordered::new(position.moves(geometry), |one| {
            if from_table == Some(one) {
                TABLE_MOVE
            } else if enemies.contains(one.to) {
                contact.capture(one) + capture_worth(geometry, us, one)
            } else if killers[0] == Some(one) {
                KILLER + 1
            } else if killers[1] == Some(one) {
                KILLER
            } else if counter == Some(one) {
                COUNTER
            } else {
                let nearer = i32::from(geometry.steps(us, one.from)) - i32::from(geometry.steps(us, one.to));
                let landing = us.destination().contains(one.to) && nearer > 0;
                history.score(us, one)
                    + nearer * STEP
                    + i32::from(landing) * LANDING
                    + contact.danger_left(one.from)
                    - contact.danger(one.to)
            }
        })
    }

    /// The captures of a position, the best first.
    pub(super) fn captures(geometry: &Geometry, position: &Position) -> Ordered {
        let us = position.turn();
        let enemies: Bits = position.pawns(us.other());
        Ordered::new(position.moves_onto(geometry, enemies), |one| capture_worth(geometry, us, one))
    }

    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }
}

impl Iterator for Ordered {
    type Item = Move;

    /// The best of those left.
    #[inline]
    fn next(&mut self) -> Option<Move> {
        let length = self.moves.len();
        if self.next >= length {
            return None;
        }
        let (mut best, mut most) = (self.next, -INFINITE * INFINITE);
        for (index, &worth) in self.worth[..length].iter().enumerate().skip(self.next) {
            if worth > most {
                (best, most) = (index, worth);
            }
        }
        self.moves.swap(best, self.next);
        self.worth.swap(best, self.next);
        self.next += 1;
        Some(self.moves[self.next - 1])
    }
}
