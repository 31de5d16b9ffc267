//! `cargo xtask simulate`: a cluster in one process, with everything that can go wrong, seed after seed.

use anyhow::Result;
use clap::Args;

use crate::run::{cargo, check};

#[derive(Args)]
pub(crate) struct Options {
    /// How many seeds.
    #[arg(long, default_value_t = 10_000)]
    seeds: u64,
    /// The first of them.
    #[arg(long, default_value_t = 1)]
    first: u64,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let test = ["test", "--release", "-p", "tablier-server", "--features", "cluster", "--lib"];
    let mut command = cargo(test.into_iter().chain(["simulation::", "--", "--ignored", "--nocapture"]));
    command.env("TABLIER_SEEDS", options.seeds.to_string());
    command.env("TABLIER_FIRST_SEED", options.first.to_string());
    check(command)
}
