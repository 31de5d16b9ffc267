//! In which order moves are tried: the likeliest to refute comes first.

use super::node::{Node, Tried};
use super::score::INFINITE;
use crate::movegen::MOST;
use crate::{Bits, Geometry, Move, MoveList, Position, Side, Square};

/// The deepest line a search follows.
pub(super) const DEEPEST: usize = 100;
/// History saturates here.
const HISTORY_MOST: i32 = 8_192;

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

/// What refuted before, and how often.
pub(super) struct Memory {
    killers: [[Option<Move>; 2]; DEEPEST + 1],
    counters: Box<[[Option<Move>; 64]; 64]>,
    history: [Box<[[i32; 64]; 64]>; 2],
}

/// Moves with their worth; taken out best first.
pub(super) struct Ordered {
    moves: MoveList,
    worth: [i32; MOST],
    next: usize,
}

impl Memory {
    pub(super) fn new() -> Memory {
        Memory {
            killers: [[None; 2]; DEEPEST + 1],
            counters: Box::new([[None; 64]; 64]),
            history: [0, 1].map(|_| Box::new([[0; 64]; 64])),
        }
    }

    /// A calm move refuted the one before, after the others had been tried in vain.
    pub(super) fn refuted(&mut self, side: Side, node: &Node<'_>, by: Move, in_vain: &Tried) {
        let killers = &mut self.killers[node.ply];
        if killers[0] != Some(by) {
            killers[1] = killers[0];
            killers[0] = Some(by);
        }
        if let Some(previous) = node.previous {
            self.counters[previous.from.index()][previous.to.index()] = Some(by);
        }
        let bonus = (node.depth * node.depth * 4).min(1_024);
        self.learn(side, by, bonus);
        for one in in_vain.iter() {
            self.learn(side, one, -bonus);
        }
    }

    fn learn(&mut self, side: Side, one: Move, bonus: i32) {
        let value = &mut self.history[side.index()][one.from.index()][one.to.index()];
        *value += bonus - *value * bonus.abs() / HISTORY_MOST;
    }

    pub(super) fn history(&self, side: Side, one: Move) -> i32 {
        self.history[side.index()][one.from.index()][one.to.index()]
    }

    pub(super) fn is_killer(&self, ply: usize, one: Move) -> bool {
        self.killers[ply].contains(&Some(one))
    }

    /// All moves of a position, with their worth.
    pub(super) fn order(
        &self,
        geometry: &Geometry,
        position: &Position,
        ply: usize,
        from_table: Option<Move>,
        previous: Option<Move>,
    ) -> Ordered {
        let us = position.turn();
        let enemies = position.pawns(us.other());
        let counter = previous.and_then(|previous| self.counters[previous.from.index()][previous.to.index()]);
        let contact = Contact::new(geometry, position);
        Ordered::new(position.moves(geometry), |one| {
            if from_table == Some(one) {
                TABLE_MOVE
            } else if enemies.contains(one.to) {
                contact.capture(one) + capture_worth(geometry, us, one)
            } else if self.killers[ply][0] == Some(one) {
                KILLER + 1
            } else if self.killers[ply][1] == Some(one) {
                KILLER
            } else if counter == Some(one) {
                COUNTER
            } else {
                let nearer = i32::from(geometry.steps(us, one.from)) - i32::from(geometry.steps(us, one.to));
                let landing = us.destination().contains(one.to) && nearer > 0;
                self.history(us, one)
                    + nearer * STEP
                    + i32::from(landing) * LANDING
                    + contact.danger_left(one.from)
                    - contact.danger(one.to)
            }
        })
    }
}

/// Where the armies touch.
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
        for (place, &one) in worth.iter_mut().zip(moves.iter()) {
            *place = worth_of(one);
        }
        Ordered { moves, worth, next: 0 }
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
        for (place, &worth) in self.worth[..length].iter().enumerate().skip(self.next) {
            if worth > most {
                (best, most) = (place, worth);
            }
        }
        self.moves.swap(best, self.next);
        self.worth.swap(best, self.next);
        self.next += 1;
        Some(self.moves[self.next - 1])
    }
}
