//! `cargo xtask strength GAME`: how well the bots of each level play, as the program itself measures it.

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::run::{cargo, check};

#[derive(Args)]
pub(crate) struct Options {
    /// The game whose bots are measured.
    game: Game,
    /// Handed on to the program, after `--`.
    #[arg(last = true)]
    rest: Vec<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Game {
    Corona,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let game = match options.game {
        Game::Corona => "corona",
    };
    let fixed = ["run", "--release", "-p", "tablier", "--", game, "strength"];
    check(cargo(fixed.into_iter().chain(options.rest.iter().map(String::as_str))))
}
