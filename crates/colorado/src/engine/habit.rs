//! What a search does to save work: each habit can be left out, to be proved in matches.
//!
//! `tablier colorado match --toggle-b reductions` plays the engine against itself without one of them.

/// A way to look at less.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Habit {
    /// Believe the transposition table's scores.
    TableCuts,
    /// Stop where a shallow search will hardly lose a big lead.
    Futility,
    /// Leave out late, calm moves at shallow depths.
    LateMoves,
    /// Look at late, calm moves less deeply.
    Reductions,
    /// Look less deeply where the table knows no move.
    Unknown,
    /// Don't look at captures where even a pawn more would not help.
    Delta,
    /// Stop where even passing would keep a lead; never while an arrival could be captured, which passing forfeits.
    NullMove,
}

impl Habit {
    /// All, with the names the command line knows them by.
    pub const ALL: [(Habit, &'static str); 7] = [
        (Habit::TableCuts, "table_cuts"),
        (Habit::Futility, "futility"),
        (Habit::LateMoves, "late_moves"),
        (Habit::Reductions, "reductions"),
        (Habit::Unknown, "unknown"),
        (Habit::Delta, "delta"),
        (Habit::NullMove, "null_move"),
    ];
}

/// A set of habits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Habits(u8);

impl Habits {
    /// None: every move to the full depth.
    pub const NONE: Habits = Habits(0);
    /// The engine's own.
    pub const USUAL: Habits = Habits(0b11_1111);

    /// Is this one among them?
    #[inline]
    pub fn has(self, habit: Habit) -> bool {
        self.0 >> habit as u8 & 1 == 1
    }

    /// These with this one left out if it is there, taken up if it is not.
    #[must_use]
    pub fn toggled(self, habit: Habit) -> Habits {
        Habits(self.0 ^ 1 << habit as u8)
    }
}
