//! `cargo xtask bench GAME`: one game's benchmarks, with the peers they compare with.

use anyhow::Result;

use crate::game::Options;
use crate::run::{cargo, check};

pub(crate) fn run(options: &Options) -> Result<()> {
    let fixed = ["bench", "-p", "tablier-bench", "--bench", options.game.name(), "--"];
    check(cargo(options.after(fixed)))
}
