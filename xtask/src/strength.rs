//! `cargo xtask strength GAME`: how well the bots of each level play, as the program itself measures it.

use anyhow::Result;

use crate::game::{Game, Options};
use crate::run::{cargo, check};

/// Colorado's engine against the plain search that its tests keep.
const BASELINE: [&str; 8] =
    ["test", "--release", "-p", "tablier-colorado", "--", "--ignored", "--nocapture", "full_strength"];

pub(crate) fn run(options: &Options) -> Result<()> {
    let fixed = ["run", "--release", "-p", "tablier", "--", options.game.name(), "strength"];
    check(cargo(options.after(fixed)))?;
    if options.game == Game::Colorado { check(cargo(BASELINE)) } else { Ok(()) }
}
