//! The set-up phase (C5): one player places all six pieces; only then are the dice rolled.

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Seat};

/// Somebody is setting up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettingUp {
    /// Who.
    pub setter: Seat,
    /// Auctions without a call that this player's set-ups have seen in a row (C9).
    pub unclaimed: u8,
    /// Since when.
    pub since: Millis,
}
