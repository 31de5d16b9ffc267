//! What a player's hand shows to the others.

use serde::{Deserialize, Serialize};
use tablier_game::{Gestures, Seat};

use super::{Koroona, State};
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

impl Gestures for Koroona {
    type Gesture = Gesture;

    fn is_shown(state: &State, by: Seat, gesture: &Gesture) -> bool {
        state.set().is_some_and(|set| set.turn() == by) && gesture.is_on_the_table()
    }
}

impl Gesture {
    /// Is it something a hand at this table can do? Where the striker may be placed (N4) is not asked: a hand passes
    /// over places where it may not lie.
    fn is_on_the_table(&self) -> bool {
        let Gesture::Aiming(aim) = self;
        let across = 0..=RULER.surface;
        across.contains(&aim.x)
            && across.contains(&aim.y)
            && (-WIDEST_ANGLE..=WIDEST_ANGLE).contains(&aim.angle)
            && (0..=*Stroke::speeds().end()).contains(&aim.speed)
    }
}
