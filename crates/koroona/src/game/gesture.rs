//! What a player's hand shows to the others.

use serde::{Deserialize, Serialize};

use crate::stroke::{Stroke, WIDEST_ANGLE};
use crate::table::RULER;

/// A movement of a hand, seen by everybody at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gesture {
    /// The striker as it lies and where the cue points, as the shooter sees the table. Nothing is struck by it.
    Aiming(Stroke),
}

impl Gesture {
    /// Is it something a hand at this table can do? Where the striker may be placed (N4) is not asked: a hand passes
    /// over places where it may not lie.
    pub(super) fn is_on_the_table(&self) -> bool {
        let Gesture::Aiming(aim) = self;
        let across = 0..=RULER.surface;
        across.contains(&aim.x)
            && across.contains(&aim.y)
            && (-WIDEST_ANGLE..=WIDEST_ANGLE).contains(&aim.angle)
            && (0..=*Stroke::speeds().end()).contains(&aim.speed)
    }
}
