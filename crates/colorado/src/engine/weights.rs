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
    /// A square of one's own base row that some pawn watches: arrivals there can be captured (1).
    Guarded = 38,
    /// A pawn that another one defends (1).
    Defended = 39,
}

/// How many weights there are.
pub const TERMS: usize = 40;

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
    w(-27, 39), w(-9, -56), w(7, -59), w(16, -75), w(16, -75), w(16, -75), w(16, -75), w(16, -75),
    // Count 1 to 8
    w(-19, -17), w(34, 27), w(29, 26), w(41, 7), w(-20, 4), w(23, -68), w(-34, 64), w(-113, -47),
    // OnTheWay 1 to 8
    w(-3, -83), w(15, 4), w(13, 82), w(9, 51), w(7, 58), w(2, 13), w(-5, -75), w(-40, -51),
    // Standing on R, Y, G, B
    w(-24, -114), w(-20, -56), w(-24, 41), w(-25, -60),
    // Mobility
    w(2, 10),
    // Hanging, Tense
    w(-2, -36), w(-2, -16), w(3, 63), w(3, 84),
    // Landing, SafeLanding
    w(21, 227), w(-7, -84),
    // SomeHome, Race, Tempo
    w(-36, 33), w(8, 44), w(2, -7),
    // Guarded, Defended
    w(0, 0), w(0, 0),
];
