//! `cargo xtask calibrate`: what Colorado's winning chances predict against what was played, as a table and a picture.

use anyhow::Result;
use clap::Args;

use crate::run::{cargo, check};

/// Where the picture goes.
const PLOT: &str = "docs/calibration.svg";

#[derive(Args)]
pub(crate) struct Options {
    /// Handed on to `tablier colorado calibrate`, after `--`: how many games, boards and nodes, and the seed.
    #[arg(last = true)]
    rest: Vec<String>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let fixed = ["run", "--release", "-p", "tablier", "--", "colorado", "calibrate", "--plot", PLOT];
    check(cargo(fixed.into_iter().chain(options.rest.iter().map(String::as_str))))
}
