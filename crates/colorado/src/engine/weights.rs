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
    /// A square that some pawn can go to (1).
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
    w(18, 41), w(38, 24), w(58, -50), w(82, -115), w(80, -120), w(80, -120), w(80, -120), w(80, -120),
    // Count 1 to 8
    w(4, 4), w(-38, -16), w(67, 147), w(135, 54), w(81, 30), w(44, -34), w(-44, -26), w(-110, -107),
    // OnTheWay 1 to 8
    w(-12, 59), w(15, 36), w(12, 70), w(8, 51), w(5, 10), w(5, -73), w(-1, -42), w(-21, -12),
    // Standing on R, Y, G, B
    w(-2, -120), w(0, -74), w(-4, 24), w(-16, -79),
    // Mobility
    w(7, -1),
    // Hanging, Tense
    w(-4, -25), w(0, -15), w(10, -9), w(9, 15),
    // Landing, SafeLanding
    w(3, 143), w(-11, -21),
    // SomeHome, Race, Tempo
    w(-9, -30), w(12, 4), w(12, -33),
];
