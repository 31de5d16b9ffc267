//! The referee: reads a finished stroke and says what the rules make of it, each ruling with its number.
//!
//! Order (N21): discs put back (N14, N15, N16), then N10, then the penalty disc, then debts of both sides, then the
//! win is judged. What the striker did is told by `story`; `fouls` judges it; `spots` finds where discs go; `zones`
//! knows light from dark; `early` tells fouls while the stroke still runs. Turns, sets and matches are the game's business.

mod aftermath;
mod early;
mod fouls;
mod ruling;
pub mod spots;
mod story;
pub mod zones;

use serde::{Deserialize, Serialize};

use crate::stroke::{Ended, Played};
use crate::table::{Colour, DiscId, Place, Point, Stand, Table};

pub use early::Early;
pub use ruling::{Rule, Ruling};
pub use story::{AT_ONCE, Story, Touch, Touched};

/// Who stands where, for the rules: the shooter at hand, and both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stance<'a> {
    /// The shooter's stand.
    pub shooter: Stand,
    /// The shooter's side.
    pub colour: Colour,
    /// Where the players of each side stand, red first.
    pub stands: [&'a [Stand]; 2],
}

/// Penalty discs owed (N19), by side: where the player stands who incurred each, the oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Debts(pub [Vec<Stand>; 2]);

impl Debts {
    /// How many this side owes.
    pub fn of(&self, colour: Colour) -> usize {
        self.0[colour.index()].len()
    }
}

/// Rules that friendly games may switch off (N28).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct SwitchedOff(pub std::collections::BTreeSet<Rule>);

impl SwitchedOff {
    /// Is this rule in force?
    pub fn applies(&self, rule: Rule) -> bool {
        !self.0.contains(&rule)
    }
}

/// A disc that the referee's hand put on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Placement"))]
pub struct Respot {
    /// The disc that was put there.
    pub disc: DiscId,
    /// Where it lies now, on the table as it is stored.
    pub to: Point,
    /// The rule that put it there.
    pub rule: Rule,
}

/// How a stroke ended the set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    /// This side has all its discs in the pockets.
    Won(Colour),
    /// Both have (N22): played again.
    Void,
}

/// What the referee says of a stroke.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// Every rule that spoke, in the order of the rule book.
    pub rulings: Vec<Ruling>,
    /// Discs put somewhere, in order.
    pub respots: Vec<Respot>,
    /// The table after it.
    pub table: Table,
    /// What is owed after it.
    pub debts: Debts,
    /// Does the shooter go on (N5)?
    pub again: bool,
    /// Is the set over?
    pub finish: Option<Finish>,
}

/// What the rules make of a stroke: `before` is the table as it began, `debts` what was owed.
pub fn judge(
    before: &Table,
    debts: &Debts,
    stance: &Stance<'_>,
    off: &SwitchedOff,
    played: &Played<'_>,
) -> Verdict {
    let story = Story::of(played);
    let mut after = before.clone();
    for (&disc, ended) in played.discs.iter().zip(&played.ended) {
        match *ended {
            Ended::Table(at) => after.put(disc, Place::Table(at)),
            Ended::Pocket => after.put(disc, Place::Pocket),
            // Nowhere yet; N10, N14 or N15 puts it back before anything is counted.
            Ended::Off => {}
        }
    }
    let judged = fouls::judge(before, &after, stance, off, played, &story);
    aftermath::settle(before, after, debts, stance, played, judged)
}
