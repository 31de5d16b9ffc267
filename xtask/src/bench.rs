//! `cargo xtask bench GAME`: one game's benchmarks, with the peers they compare with.

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::run::{cargo, check};

#[derive(Args)]
pub(crate) struct Options {
    /// The game to measure.
    game: Game,
    /// Handed on to criterion, after `--`.
    #[arg(last = true)]
    rest: Vec<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Game {
    Corona,
    Colorado,
    Koroona,
}

impl Game {
    fn bench(self) -> &'static str {
        match self {
            Game::Corona => "corona",
            Game::Colorado => "colorado",
            Game::Koroona => "koroona",
        }
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let fixed = ["bench", "-p", "tablier-bench", "--bench", options.game.bench(), "--"];
    check(cargo(fixed.into_iter().chain(options.rest.iter().map(String::as_str))))
}
