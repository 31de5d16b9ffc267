//! Chips, and who holds them (C3).

use serde::{Deserialize, Serialize};

/// A number of chips.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Chips(pub u32);

impl Chips {
    /// What each of so many players starts with (C3).
    pub fn at_start(players: usize) -> Chips {
        Chips(u32::try_from(2 * players + 2).expect("a table has at most 65,536 seats"))
    }
}

/// A player, as far as the rules are concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    /// What they hold.
    pub chips: Chips,
    /// Whether they left for good.
    pub left: bool,
}
