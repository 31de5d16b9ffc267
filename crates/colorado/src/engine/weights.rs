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
    w(1, 33), w(-44, -39), w(-2, -32), w(6, -115), w(7, -50), w(13, -88), w(-2, -72), w(23, -57),
    // Count 1 to 8
    w(-32, -26), w(19, 26), w(15, 6), w(56, 18), w(-7, 0), w(12, -73), w(-18, 15), w(-240, -42),
    // OnTheWay 1 to 8
    w(6, -71), w(12, -8), w(38, 55), w(29, 39), w(14, 92), w(-3, 22), w(-2, -52), w(-31, -40),
    // Standing on R, Y, G, B
    w(-74, -102), w(-64, -57), w(5, 31), w(-21, -53),
    // Mobility
    w(26, -3),
    // Hanging, Tense
    w(-21, -93), w(1, -9), w(5, 85), w(20, 67),
    // Landing, SafeLanding
    w(107, 292), w(10, -64),
    // SomeHome, Race, Tempo
    w(-51, 29), w(59, 63), w(2, 1),
    // Guarded, Defended
    w(-67, 10), w(14, -2),
];
