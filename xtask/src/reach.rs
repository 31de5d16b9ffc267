//! `cargo xtask reach`: can every disc behind one of Koroona's pockets be touched? As the program itself tries it.

use anyhow::Result;
use clap::Args;

use crate::run::{cargo, check};

/// What is handed on to the program that tries.
#[derive(Args)]
pub(crate) struct Options {
    /// Handed on to `tablier koroona reach`, after `--`.
    #[arg(last = true)]
    rest: Vec<String>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let fixed = ["run", "--release", "-p", "tablier", "--", "koroona", "reach"];
    check(cargo(fixed.into_iter().chain(options.rest.iter().map(String::as_str))))
}
