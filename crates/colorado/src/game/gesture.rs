//! What a player's hand shows to the others: nothing here, a move is made before anybody could follow it.

use serde::{Deserialize, Serialize};
use tablier_game::{Gestures, Seat};

use super::{Colorado, State};

/// There is none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Gesture {}

impl Gestures for Colorado {
    type Gesture = Gesture;

    fn is_shown(_: &State, _: Seat, gesture: &Gesture) -> bool {
        match *gesture {}
    }
}
