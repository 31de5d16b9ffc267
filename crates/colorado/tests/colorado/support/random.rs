//! Random boards and positions, from seeds.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
#[cfg(feature = "bots")]
use tablier_colorado::Ply;
use tablier_colorado::{Board, Colour, Course, Geometry, Layout, Position, RawPosition, Square};

pub(crate) fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A laid board, or now and then any colouring at all.
pub(crate) fn board(rng: &mut ChaCha8Rng) -> Board {
    if rng.random_ratio(1, 4) {
        Board::new(std::array::from_fn(|_| Colour::ALL[rng.random_range(0..4)]))
    } else {
        laid(rng)
    }
}

/// A board laid from the tiles.
pub(crate) fn laid(rng: &mut ChaCha8Rng) -> Board {
    Layout::chosen(|bound| rng.random_range(0..bound)).board()
}

/// A position that random play reaches, not over.
pub(crate) fn played(rng: &mut ChaCha8Rng, geometry: &Geometry, plies: u32) -> Course {
    let mut course = Course::from(Position::START);
    for _ in 0..plies {
        let choices = course.plies(geometry);
        let mut next = course.clone();
        next.play(geometry, choices[rng.random_range(0..choices.len())]).unwrap();
        if next.verdict(geometry).is_some() {
            return course;
        }
        course = next;
    }
    course
}

/// Pawns strewn anywhere, as long as they are valid: many at home, arrivals, few or many of them.
pub(crate) fn strewn(rng: &mut ChaCha8Rng) -> Position {
    loop {
        let mut text = vec!['.'; 64];
        for side in ['w', 'b'] {
            let home = if side == 'w' { 0..8 } else { 56..64 };
            for _ in 0..rng.random_range(1..=8) {
                let anywhere = rng.random_range(0..64);
                let at = if rng.random_ratio(1, 4) { rng.random_range(home.clone()) } else { anywhere };
                text[at] = side;
            }
        }
        let rows: Vec<String> = text
            .chunks(8)
            .map(|row| row.iter().map(|c| if *c == '.' { '1' } else { *c }).collect())
            .collect();
        let turn = if rng.random() { "w" } else { "b" };
        let Ok(mut raw) = format!("{} {turn} - -", rows.join("/")).parse::<RawPosition>() else {
            continue;
        };
        if rng.random() {
            raw.fresh = Square::all().nth(rng.random_range(0..8) + if turn == "w" { 0 } else { 56 });
        }
        raw.first = [rng.random_ratio(1, 4), rng.random_ratio(1, 4)];
        if let Ok(position) = Position::try_from(raw) {
            return position;
        }
    }
}

/// A position of either kind.
pub(crate) fn position(rng: &mut ChaCha8Rng, geometry: &Geometry) -> Position {
    if rng.random() {
        strewn(rng)
    } else {
        let plies = rng.random_range(0..120);
        *played(rng, geometry, plies).position()
    }
}

/// Any turn of a game that is not over.
#[cfg(feature = "bots")]
pub(crate) fn ply(rng: &mut ChaCha8Rng, geometry: &Geometry, course: &Course) -> Ply {
    let choices = course.plies(geometry);
    choices[rng.random_range(0..choices.len())]
}
