//! What a search leaves out, or searches less deeply, to save work.
//!
//! Each pruning can be switched off and has to prove itself in matches: `tablier colorado match --toggle-b reductions`
//! plays the engine against itself without one of them.

/// A way to search less of the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Pruning {
    /// Transposition cuts: a score in the table that was searched deeply enough is taken as it is.
    TableCuts,
    /// Reverse futility: a node that is far above beta already is not searched at shallow depths.
    Futility,
    /// Late-move pruning: at shallow depths the last calm moves in the order are not searched at all.
    LateMoves,
    /// Late-move reductions: late, calm moves are searched less deeply first.
    Reductions,
    /// Internal iterative reduction: a node for which the table has no move is searched one ply less.
    Unknown,
    /// Delta pruning: in quiescence no captures are tried where even a good one would not reach alpha.
    Delta,
    /// Null move: if even passing keeps the score above beta, so will a move. Never while an arrival could be captured,
    /// for a pass forfeits that chance (K12).
    NullMove,
}

impl Pruning {
    /// All, with the names the command line knows them by.
    pub const ALL: [(Pruning, &'static str); 7] = [
        (Pruning::TableCuts, "table_cuts"),
        (Pruning::Futility, "futility"),
        (Pruning::LateMoves, "late_moves"),
        (Pruning::Reductions, "reductions"),
        (Pruning::Unknown, "unknown"),
        (Pruning::Delta, "delta"),
        (Pruning::NullMove, "null_move"),
    ];
}

/// The prunings of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prunings(u8);

impl Prunings {
    /// None: every move is searched to the full depth.
    pub const NONE: Prunings = Prunings(0);
    /// The engine's own: all but the null move, which did not prove its worth.
    pub const USUAL: Prunings = Prunings(0b11_1111);

    /// Is this one among them?
    #[inline]
    pub fn has(self, pruning: Pruning) -> bool {
        self.0 >> pruning as u8 & 1 == 1
    }

    /// These without this one if they have it, with it if they don't.
    #[must_use]
    pub fn toggled(self, pruning: Pruning) -> Prunings {
        Prunings(self.0 ^ 1 << pruning as u8)
    }
}
