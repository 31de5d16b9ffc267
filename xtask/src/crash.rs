//! `cargo xtask crash`: kills the server under play, again and again, and looks for anything that was lost.

use anyhow::Result;
use clap::Args;

use crate::run::{cargo, check};

#[derive(Args)]
pub(crate) struct Options {
    /// How often to kill it.
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// With the tables in a database of its own (`postgres`), which is killed every third time instead.
    #[arg(long)]
    postgres: bool,
    /// With three servers on a database and a NATS, each of which is killed, stopped or stands still in its turn.
    #[arg(long, conflicts_with = "postgres")]
    cluster: bool,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let which: &[&str] = if options.cluster {
        &["--features", "cluster", "cluster::so_it_is"]
    } else if options.postgres {
        &["--features", "postgres", "crash::so_it_is_on_postgres"]
    } else {
        &["crash::every_acknowledged"]
    };
    let test = ["test", "--release", "-p", "tablier", "--test", "tablier"];
    let mut command = cargo(test.iter().chain(which).chain(&["--", "--nocapture"]).copied());
    command.env("TABLIER_CRASHES", options.kills.to_string());
    check(command)
}
