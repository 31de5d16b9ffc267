//! What the referee says: a rule's number and the discs it is about.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::table::DiscId;

macro_rules! rules {
    ($($name:ident = $text:literal),* $(,)?) => {
        /// A rule that can speak about a stroke, by its number in the rule book.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum Rule {
            $(#[doc = $text] $name,)*
        }

        impl Rule {
            /// All of them, in order.
            pub const ALL: &'static [Rule] = &[$(Rule::$name),*];

            /// Its number, as the rule book writes it.
            pub fn number(self) -> &'static str {
                match self { $(Rule::$name => stringify!($name),)* }
            }

            /// What it says, in a few English words.
            pub fn text(self) -> &'static str {
                match self { $(Rule::$name => $text,)* }
            }
        }
    };
}

rules! {
    N1 = "all own discs are in the pockets: the set is won",
    N5 = "an own disc fell, nothing else: another stroke",
    N8 = "no own disc fell",
    N9 = "an enemy disc fell",
    N10 = "a disc left the table and goes to the middle",
    N11 = "the striker came back over the zone line",
    N12 = "the striker touched no disc",
    N13 = "the striker fell or left the table",
    N14 = "an own dark disc was hit directly; it goes back",
    N15 = "the first disc hit, with no rim before, was an enemy's",
    N16 = "the first disc hit after a rim was an enemy's, with own light discs to play",
    N17 = "with only dark discs, neither the far rim nor, after a side rim, an own disc in the circle was touched",
    N18 = "a penalty disc comes out of the pocket",
    N19 = "a penalty disc is owed, or paid",
    N22 = "the enemy has all its discs in the pockets, or both have",
}

impl Rule {
    /// May friendly games switch it off (N28)?
    pub fn may_be_off(self) -> bool {
        (Rule::N11..=Rule::N17).contains(&self)
    }

    /// Does it cost the turn and a penalty disc?
    pub fn is_foul(self) -> bool {
        (Rule::N12..=Rule::N17).contains(&self)
    }

    /// Does it cost the turn, with or without a penalty disc?
    pub fn ends_turn(self) -> bool {
        (Rule::N8..=Rule::N17).contains(&self)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}

/// A rule that spoke about a stroke.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ruling {
    /// The rule that spoke.
    pub rule: Rule,
    /// The discs it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discs: Vec<DiscId>,
}
