//! The evaluation's weights, all of them, in one table. Tuned by `tablier colorado tune` on games against itself.

/// What an evaluation counts. The number in brackets is how many weights the term has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(usize)]
pub enum Term {
    /// A pawn so many moves from home, 0 to 7 (8).
    Steps = 0,
    /// So many pawns left, 1 to 8 (8).
    Count = 8,
    /// So many pawns on their way, 1 to 8 (8).
    OnTheWay = 16,
    /// A pawn standing on each colour, not home: R, Y, G, B (4).
    Standing = 24,
    /// A square one of the pawns can go to (1).
    Mobility = 28,
    /// A pawn that is attacked and not defended: of the side not to move, of the side to move (2).
    Hanging = 29,
    /// A pawn that is attacked and defended, likewise (2).
    Tense = 31,
    /// A pawn that can land at home with its next move (1).
    Landing = 33,
    /// A pawn that can land at home where nothing attacks it (1).
    SafeLanding = 34,
    /// Some pawn is home: the rest can't be hunted to the last (1).
    SomeHome = 35,
    /// The lead in moves needed, relative to what both need (1).
    Race = 36,
    /// It is one's turn (1).
    Tempo = 37,
}

/// How many weights there are.
pub const TERMS: usize = 38;

/// A weight in a full board's game and in an empty one's; in between, in between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Weight {
    /// With all sixteen pawns on the board.
    pub early: i16,
    /// With hardly any.
    pub late: i16,
}

/// A full set.
pub type Weights = [Weight; TERMS];

const fn w(early: i16, late: i16) -> Weight {
    Weight { early, late }
}

/// The engine's own.
#[rustfmt::skip]
pub const WEIGHTS: Weights = [
    // Steps 0 to 7
    w(140, 140), w(110, 110), w(85, 85), w(65, 65), w(50, 50), w(40, 40), w(30, 30), w(20, 20),
    // Count 1 to 8
    w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0),
    // OnTheWay 1 to 8
    w(0, 150), w(0, 100), w(0, 60), w(0, 40), w(0, 20), w(0, 10), w(0, 0), w(0, 0),
    // Standing on R, Y, G, B
    w(0, 0), w(0, 0), w(0, 0), w(0, 0),
    // Mobility
    w(2, 2),
    // Hanging, Tense
    w(-40, -40), w(-15, -15), w(-10, -10), w(0, 0),
    // Landing, SafeLanding
    w(5, 10), w(5, 10),
    // SomeHome, Race, Tempo
    w(20, 40), w(20, 80), w(10, 20),
];
