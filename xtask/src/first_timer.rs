//! `cargo xtask first-timer`: how often somebody wins who plays their first game against the bots that "play now" seats for
//! one.

use anyhow::Result;

use crate::run::{cargo, check};

/// Corona: the weakest bidder, two seconds late with every call. Colorado: a search of one ply with small whims. Koroona:
/// straight shots by a hand as unsteady as the weakest shooter's.
const MEASURES: [&[&str]; 3] = [
    &["corona", "first-timer", "--games", "200"],
    &["colorado", "match", "--a", "brook", "--b", "brook", "--games", "200"],
    &["koroona", "first-timer", "--sets", "200"],
];

pub(crate) fn run() -> Result<()> {
    let fixed = ["run", "--release", "-p", "tablier", "--"];
    MEASURES.into_iter().try_for_each(|measure| check(cargo(fixed.iter().chain(measure).copied())))
}
