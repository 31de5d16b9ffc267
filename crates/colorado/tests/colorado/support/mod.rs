//! What the tests share: boards and positions to try things on, a second move generator, a match to play.

#[cfg(feature = "bots")]
pub(crate) mod baseline;
pub(crate) mod random;
pub(crate) mod session;
pub(crate) mod simple;

use std::sync::Arc;

use tablier_colorado::{Board, Course, Geometry, Position};

/// The rule book's board.
pub(crate) const BOARD: &str = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";

pub(crate) fn board() -> Board {
    BOARD.parse().unwrap()
}

pub(crate) fn geometry() -> Arc<Geometry> {
    Arc::new(Geometry::new(board()))
}

/// A board of one colour but for some squares.
pub(crate) fn painted(colour: char, others: &[(&str, char)]) -> Arc<Geometry> {
    let mut letters = vec![colour; 64];
    for (square, letter) in others {
        let bytes = square.as_bytes();
        letters[usize::from(b'8' - bytes[1]) * 8 + usize::from(bytes[0] - b'a')] = *letter;
    }
    let rows: Vec<String> = letters.chunks(8).map(|row| row.iter().collect()).collect();
    Arc::new(Geometry::new(rows.join("/").parse().unwrap()))
}

/// A king's step from every square.
pub(crate) fn kings() -> Arc<Geometry> {
    painted('B', &[])
}

pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// Plays moves, each of which must be legal.
pub(crate) fn play(geometry: &Geometry, course: &mut Course, moves: &str) {
    for text in moves.split_whitespace() {
        course.play(geometry, text.parse().unwrap()).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
}

/// A position of the data files.
pub(crate) struct Case {
    pub(crate) board: Board,
    pub(crate) position: Position,
    pub(crate) leaves: Vec<u64>,
}

/// The positions of `tests/data/perft.txt`: board, position, leaves at depth 1, 2, …
pub(crate) fn cases() -> Vec<Case> {
    include_str!("../../data/perft.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let parts: Vec<&str> = line.split(';').map(str::trim).collect();
            Case {
                board: parts[0].parse().unwrap(),
                position: position(parts[1]),
                leaves: parts[2].split(' ').map(|number| number.parse().unwrap()).collect(),
            }
        })
        .collect()
}
