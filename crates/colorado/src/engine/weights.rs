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
    w(122, 151), w(43, 53), w(55, 35), w(57, -122), w(11, -41), w(-22, -127), w(-72, -111), w(-68, -117),
    // Count 1 to 8
    w(-42, -30), w(28, 28), w(4, 3), w(57, 24), w(-5, 5), w(24, -68), w(-21, 22), w(-347, -26),
    // OnTheWay 1 to 8
    w(23, -57), w(17, -3), w(33, 64), w(40, 46), w(2, 111), w(11, 13), w(-8, -55), w(-41, -25),
    // Standing on R, Y, G, B
    w(-80, -122), w(-68, -46), w(10, 23), w(-20, -62),
    // Mobility
    w(26, 17),
    // Hanging, Tense
    w(-29, -108), w(1, -15), w(3, 86), w(23, 67),
    // Landing, SafeLanding
    w(113, 295), w(16, -46),
    // SomeHome, Race, Tempo
    w(-35, 20), w(62, 50), w(-3, -3),
    // Guarded, Defended
    w(-66, 8), w(16, -4),
];
