//! What a position looks like to be worth, without looking ahead.

use super::weights::{Term, Weights};
use crate::{Bits, Geometry, Position, Side};

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

/// The worth to the side to move.
#[inline]
pub fn evaluate(geometry: &Geometry, position: &Position, weights: &Weights) -> i32 {
    let (mut early, mut late) = (0, 0);
    features(geometry, position, |term, amount| {
        let weight = &weights[term];
        early += i32::from(weight.early) * amount;
        late += i32::from(weight.late) * amount;
    });
    let phase = phase(position);
    ((early * phase + late * (EARLIEST - phase)) / EARLIEST).clamp(-MOST, MOST)
}

/// What one side's pawns do.
struct Army {
    pawns: Bits,
    home: Bits,
    reached: Bits,
    mobility: u32,
    landing: u32,
    safe_landing: u32,
    /// Moves needed to bring everybody home.
    needed: i32,
}

/// All that the evaluation sees, as (weight's number, amount): positive for the side to move.
#[inline]
pub fn features(geometry: &Geometry, position: &Position, mut add: impl FnMut(usize, i32)) {
    let us = position.turn();
    let mut ours = army(geometry, position, us);
    let mut theirs = army(geometry, position, us.other());
    count_landings(geometry, position, us, &mut ours, theirs.reached);
    count_landings(geometry, position, us.other(), &mut theirs, ours.reached);
    pawns(geometry, us, &ours, 1, &mut add);
    pawns(geometry, us.other(), &theirs, -1, &mut add);
    danger(position, us, &ours, &theirs, 1, &mut add);
    danger(position, us.other(), &theirs, &ours, 0, &mut add);
    let lead = theirs.needed - ours.needed;
    add(
        Term::Race as usize,
        lead * RACE_SCALE / (ours.needed + theirs.needed + RACE_FLOOR),
    );
    add(Term::Tempo as usize, 1);
}

#[inline]
fn army(geometry: &Geometry, position: &Position, side: Side) -> Army {
    let (pawns, occupied) = (position.pawns(side), position.occupied());
    let mut army = Army {
        pawns,
        home: position.home(side),
        reached: Bits::NONE,
        mobility: 0,
        landing: 0,
        safe_landing: 0,
        needed: 0,
    };
    for square in pawns {
        let reach = geometry.reach(square, occupied);
        army.reached |= reach;
        army.mobility += (reach & !pawns).count();
        army.needed += i32::from(geometry.steps(side, square));
    }
    army
}

#[inline]
fn count_landings(geometry: &Geometry, position: &Position, side: Side, army: &mut Army, attacked: Bits) {
    let occupied = position.occupied();
    let free = side.destination() & !occupied;
    for square in army.pawns & !army.home {
        if geometry.steps(side, square) == 1 {
            let landings = geometry.reach(square, occupied) & free;
            army.landing += u32::from(!landings.is_empty());
            army.safe_landing += u32::from(!(landings & !attacked).is_empty());
        }
    }
}

#[inline]
fn pawns(geometry: &Geometry, side: Side, army: &Army, sign: i32, add: &mut impl FnMut(usize, i32)) {
    for square in army.pawns {
        let steps = geometry.steps(side, square).min(FAR);
        add(Term::Steps as usize + usize::from(steps), sign);
    }
    let on_the_way = army.pawns & !army.home;
    for square in on_the_way {
        add(
            Term::Standing as usize + geometry.board().colour(square) as usize,
            sign,
        );
    }
    let table = |count: u32| (count.clamp(1, 8) - 1) as usize;
    add(Term::Count as usize + table(army.pawns.count()), sign);
    add(Term::OnTheWay as usize + table(on_the_way.count()), sign);
    add(Term::Mobility as usize, sign * army.mobility.cast_signed());
    add(Term::Landing as usize, sign * army.landing.cast_signed());
    add(Term::SafeLanding as usize, sign * army.safe_landing.cast_signed());
    add(Term::SomeHome as usize, sign * i32::from(!army.home.is_empty()));
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
    let hanging = (attacked & !army.reached).count().cast_signed();
    let tense = (attacked & army.reached).count().cast_signed();
    add(Term::Hanging as usize + to_move, sign * hanging);
    add(Term::Tense as usize + to_move, sign * tense);
}
