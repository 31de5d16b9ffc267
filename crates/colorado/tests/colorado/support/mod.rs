//! What the tests share: a second move generator, and positions to try things on.

pub(crate) mod baseline;
pub(crate) mod random;
pub(crate) mod simple;

use tablier_colorado::{Board, Geometry, Position};

/// The rule book's board.
pub(crate) const BOARD: &str = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";

pub(crate) fn board() -> Board {
    BOARD.parse().unwrap()
}

pub(crate) fn geometry() -> Geometry {
    Geometry::new(board())
}

pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
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
