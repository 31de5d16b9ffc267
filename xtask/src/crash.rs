//! `cargo xtask crash`: kills the server under play, again and again, and looks for anything that was lost.

use anyhow::Result;
use clap::Args;

use crate::run::{cargo, check};

#[derive(Args)]
pub(crate) struct Options {
    /// How often to kill it.
    #[arg(long, default_value_t = 200)]
    kills: u32,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut command =
        cargo(["test", "--release", "-p", "tablier", "--test", "tablier", "crash::", "--", "--nocapture"]);
    command.env("TABLIER_CRASHES", options.kills.to_string());
    check(command)
}
