//! What the players agree on before they start: sets (N25), a clock (N27), rules switched off (N28).

use serde::{Deserialize, Serialize};
use tablier_game::Millis;

use super::{Position, Refusal};
use crate::referee::SwitchedOff;

/// A match's terms.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many sets: 1, 3, 5 or 7 (N25).
    pub sets: u32,
    /// Seconds for a stroke, if there is a clock (N27): 5 to 600.
    pub clock: Option<u16>,
    /// Rules that are switched off, of N11 to N17 (N28).
    pub off: SwitchedOff,
    /// The table that the first set begins with, instead of the usual rows (N2).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub position: Option<Position>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { sets: 1, clock: None, off: SwitchedOff::default(), position: None }
    }
}

impl Setup {
    /// The time for a stroke.
    pub fn stroke_time(&self) -> Option<Millis> {
        self.clock.map(|seconds| Millis::seconds(u64::from(seconds)))
    }

    pub(super) fn check(&self) -> Result<(), Refusal> {
        if !matches!(self.sets, 1 | 3 | 5 | 7) {
            return Err(Refusal::SetCount);
        }
        if self.clock.is_some_and(|seconds| !(5..=600).contains(&seconds)) {
            return Err(Refusal::Clock);
        }
        if !self.off.0.iter().all(|rule| rule.may_be_off()) {
            return Err(Refusal::NotOptional);
        }
        Ok(())
    }
}
