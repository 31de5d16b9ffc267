//! `tablier colorado tune`: the evaluation's weights, from games of the engine against itself.

mod climb;
mod fit;
mod table;

use anyhow::Result;
use clap::Subcommand;

pub(crate) use table::read_file;

#[derive(Debug, Subcommand)]
pub(crate) enum Tune {
    /// The weights that explain best how games ended.
    Fit(fit::Options),
    /// Better weights, step by step: whichever of two neighbours wins shows the way.
    Climb(climb::Options),
}

pub(crate) fn run(tune: &Tune) -> Result<()> {
    match tune {
        Tune::Fit(options) => fit::run(options),
        Tune::Climb(options) => climb::run(options),
    }
}
