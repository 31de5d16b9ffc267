//! What a player's hand shows to the others: nothing here, a move is made before anybody could follow it.

use serde::{Deserialize, Serialize};

/// There is none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Gesture {}
