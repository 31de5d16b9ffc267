//! What a player asks for.

use serde::{Deserialize, Serialize};

use crate::stroke::Stroke;

/// A player's wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Place the striker and strike it.
    Strike(Stroke),
    /// There is no place for the striker: let the turn go.
    Pass,
    /// Give up this set (N25).
    Resign,
}
