//! What a player's hand shows to the others.

use serde::{Deserialize, Serialize};
use tablier_game::{Gestures, Seat};

use super::{Corona, Phase, State};
use crate::placement::PutDown;

/// A movement of a hand, seen by everybody at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Gesture {
    /// The setter's pieces, put down or just held over a space (C5).
    Placing {
        /// Where each is, if anywhere yet.
        pieces: PutDown,
    },
}

impl Gestures for Corona {
    type Gesture = Gesture;

    fn is_shown(state: &State, by: Seat, gesture: &Gesture) -> bool {
        match gesture {
            Gesture::Placing { .. } => {
                matches!(&state.phase, Phase::SettingUp(set_up) if set_up.setter == by)
            }
        }
    }
}
