//! The evaluation: what a position seems worth without searching.
//!
//! [`features`] lists what is counted, [`Evaluator`] adds it up under a set of weights. What a pawn's square alone
//! decides is added up once per board, so what is left to do for a position is to see where its pawns can go.

use super::weights::{TERMS, Term, Weights};
use crate::{Bits, Geometry, Position, Side, Square};

/// The phase of a full board.
pub const EARLIEST: i32 = 16;
/// Moves needed beyond this are all the same.
const FAR: u8 = 7;
/// What the race's lead is scaled to, and what keeps it from exploding when both are nearly home.
const RACE_SCALE: i32 = 64;
const RACE_FLOOR: i32 = 6;
/// A score no evaluation exceeds: well below that of a won game.
const MOST: i32 = 20_000;

/// How much of the early weights counts: 16 with all pawns on the board, 2 at the least.
#[inline]
pub fn phase(position: &Position) -> i32 {
    position.occupied().count().cast_signed()
}

/// The worth under both ends of the phase.
#[derive(Debug, Clone, Copy, Default)]
struct Worth {
    early: i32,
    late: i32,
}

/// An evaluation for one board.
pub struct Evaluator<'a> {
    geometry: &'a Geometry,
    weights: [Worth; TERMS],
    /// What a pawn's square alone is worth to each side.
    squares: [[Worth; 64]; 2],
}

impl<'a> Evaluator<'a> {
    /// Prepares to evaluate positions on a board.
    pub fn new(geometry: &'a Geometry, weights: &Weights) -> Evaluator<'a> {
        let weights =
            weights.map(|weight| Worth { early: i32::from(weight.early), late: i32::from(weight.late) });
        let mut squares = [[Worth::default(); 64]; 2];
        for side in Side::BOTH {
            for square in Square::all() {
                let worth = &mut squares[side.index()][square.index()];
                square_terms(geometry, side, square, |term| {
                    worth.early += weights[term].early;
                    worth.late += weights[term].late;
                });
            }
        }
        Evaluator { geometry, weights, squares }
    }

    /// The worth to the side to move.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let mut sum = Worth::default();
        for (side, sign) in [(position.turn(), 1), (position.turn().other(), -1)] {
            for square in position.pawns(side) {
                let worth = self.squares[side.index()][square.index()];
                sum.early += sign * worth.early;
                sum.late += sign * worth.late;
            }
        }
        relations(self.geometry, position, |term, amount| {
            let worth = &self.weights[term];
            sum.early += worth.early * amount;
            sum.late += worth.late * amount;
        });
        let phase = phase(position);
        ((sum.early * phase + sum.late * (EARLIEST - phase)) / EARLIEST).clamp(-MOST, MOST)
    }
}

/// All that the evaluation sees, as (weight's number, amount): positive for the side to move.
pub fn features(geometry: &Geometry, position: &Position, mut add: impl FnMut(usize, i32)) {
    for (side, sign) in [(position.turn(), 1), (position.turn().other(), -1)] {
        for square in position.pawns(side) {
            square_terms(geometry, side, square, |term| add(term, sign));
        }
    }
    relations(geometry, position, add);
}

/// The terms that a pawn's square alone decides.
fn square_terms(geometry: &Geometry, side: Side, square: Square, mut add: impl FnMut(usize)) {
    let steps = geometry.steps(side, square).min(FAR);
    add(Term::Steps as usize + usize::from(steps));
    if steps > 0 {
        add(Term::OnColour as usize + geometry.board().colour(square) as usize);
    }
}

/// What one side's pawns do.
struct Army {
    pawns: Bits,
    home: Bits,
    /// The squares they reach.
    reached: Bits,
    /// Moves needed to bring everybody home.
    needed: i32,
    landing: i32,
    safe_landing: i32,
}

/// What the pawns are to each other.
#[inline]
fn relations(geometry: &Geometry, position: &Position, mut add: impl FnMut(usize, i32)) {
    let us = position.turn();
    let mut ours = army(geometry, position, us);
    let mut theirs = army(geometry, position, us.other());
    count_landings(geometry, position, us, &mut ours, theirs.reached);
    count_landings(geometry, position, us.other(), &mut theirs, ours.reached);
    counts(us, &ours, 1, &mut add);
    counts(us.other(), &theirs, -1, &mut add);
    danger(position, us, &ours, &theirs, 1, &mut add);
    danger(position, us.other(), &theirs, &ours, 0, &mut add);
    let lead = theirs.needed - ours.needed;
    add(Term::Race as usize, lead * RACE_SCALE / (ours.needed + theirs.needed + RACE_FLOOR));
    add(Term::Tempo as usize, 1);
}

#[inline]
fn army(geometry: &Geometry, position: &Position, side: Side) -> Army {
    let (pawns, occupied) = (position.pawns(side), position.occupied());
    let mut army = Army {
        pawns,
        home: position.home(side),
        reached: Bits::NONE,
        needed: 0,
        landing: 0,
        safe_landing: 0,
    };
    for square in pawns {
        army.reached |= geometry.reach(square, occupied);
        army.needed += i32::from(geometry.steps(side, square));
    }
    army
}

#[inline]
fn count_landings(geometry: &Geometry, position: &Position, side: Side, army: &mut Army, attacked: Bits) {
    let occupied = position.occupied();
    let free = side.destination() & !occupied;
    for square in army.pawns & geometry.next_door(side) {
        let landings = geometry.reach(square, occupied) & free;
        army.landing += i32::from(!landings.is_empty());
        army.safe_landing += i32::from(!(landings & !attacked).is_empty());
    }
}

#[inline]
fn counts(side: Side, army: &Army, sign: i32, add: &mut impl FnMut(usize, i32)) {
    let table = |count: u32| (count.clamp(1, 8) - 1) as usize;
    let on_the_way = army.pawns & !army.home;
    add(Term::Count as usize + table(army.pawns.count()), sign);
    add(Term::OnTheWay as usize + table(on_the_way.count()), sign);
    add(Term::Mobility as usize, sign * (army.reached & !army.pawns).count().cast_signed());
    add(Term::Landing as usize, sign * army.landing);
    add(Term::SafeLanding as usize, sign * army.safe_landing);
    add(Term::SomeHome as usize, sign * i32::from(!army.home.is_empty()));
    let guarded = (army.reached & side.base()).count().cast_signed();
    add(Term::Guarded as usize, sign * guarded);
    let defended = (army.reached & on_the_way).count().cast_signed();
    add(Term::Defended as usize, sign * defended);
}

/// Pawns that could be captured: for the side to move its own, for the other likewise.
#[inline]
fn danger(
    position: &Position,
    side: Side,
    army: &Army,
    enemy: &Army,
    to_move: usize,
    add: &mut impl FnMut(usize, i32),
) {
    let sign = if to_move == 1 { 1 } else { -1 };
    let attacked = army.pawns & !position.safe(side) & enemy.reached;
    if !attacked.is_empty() {
        let hanging = (attacked & !army.reached).count().cast_signed();
        let tense = attacked.count().cast_signed() - hanging;
        add(Term::Hanging as usize + to_move, sign * hanging);
        add(Term::Tense as usize + to_move, sign * tense);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::WEIGHTS;

    #[test]
    fn an_evaluator_adds_up_what_the_features_say() {
        let board = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";
        let geometry = Geometry::new(board.parse().unwrap());
        let evaluator = Evaluator::new(&geometry, &WEIGHTS);
        for text in [
            "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w wb -",
            "1w2b3/w4b2/3b4/2w5/5b2/w3w3/8/b2b4 w - -",
            "1w2b3/w4b2/3b4/2w5/5b2/w3w3/8/b2b4 b - b8",
        ] {
            let position: Position = text.parse().unwrap();
            let (mut early, mut late) = (0, 0);
            features(&geometry, &position, |term, amount| {
                early += i32::from(WEIGHTS[term].early) * amount;
                late += i32::from(WEIGHTS[term].late) * amount;
            });
            let phase = phase(&position);
            let expected = (early * phase + late * (EARLIEST - phase)) / EARLIEST;
            assert_eq!(evaluator.evaluate(&position), expected);
        }
    }
}
