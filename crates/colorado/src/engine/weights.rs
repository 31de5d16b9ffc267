//! The evaluation's weights, all of them, in one table. Tuned by `tablier colorado tune` on games against itself.
//!
//! A player can be good at racing home or at capturing, and weights tuned against players of one style alone get worse
//! against the other. The weights before these had been tuned on races: they lost 97 of 200 games to an evaluation that
//! counts only material, distance and mobility. So these were tuned against opponents of both styles (`tune climb
//! --against`), twice: once starting from the racing weights, once from half-way between them and weights that capture.
//! The table is the mean of the two results.
//!
//! They cost some strength against the engine before them, of which this one took 42.2 ± 6.7 % of 200 games at 20,000
//! nodes a move and 48.8 ± 10.7 % of 80 at 200,000. They gain against plain search of four plies: 99 wins of 100, where
//! it was 94.

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
    OnColour = 24,
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
    w(115, 141), w(65, 78), w(70, 45), w(51, -85), w(11, -29), w(-21, -110), w(-68, -102), w(-96, -141),
    // Count 1 to 8
    w(-40, -34), w(22, 15), w(2, 0), w(58, 30), w(-4, 9), w(15, -56), w(-12, 14), w(-339, -19),
    // OnTheWay 1 to 8
    w(19, -49), w(19, -3), w(18, 65), w(21, 29), w(1, 72), w(4, 3), w(0, -33), w(-26, -27),
    // OnColour R, Y, G, B
    w(-61, -77), w(-50, -37), w(8, 16), w(-16, -33),
    // Mobility
    w(21, 21),
    // Hanging, Tense
    w(-21, -79), w(5, -19), w(2, 62), w(22, 48),
    // Landing, SafeLanding
    w(86, 233), w(8, -34),
    // SomeHome, Race, Tempo
    w(-28, 11), w(50, 30), w(4, 0),
    // Guarded, Defended
    w(-64, 8), w(18, 4),
];
