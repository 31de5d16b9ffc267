//! `cargo xtask strength GAME`: how well the bots of each level play, as the program itself measures it.

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::run::{cargo, check};

/// A game, and what is handed on to the program that measures it.
#[derive(Args)]
pub(crate) struct Options {
    /// The game to measure.
    game: Game,
    /// Handed on to the program that measures, after `--`.
    #[arg(last = true)]
    rest: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Game {
    Corona,
    Colorado,
    Koroona,
}

impl Game {
    /// Its name on the program's command line.
    fn name(self) -> &'static str {
        match self {
            Game::Corona => "corona",
            Game::Colorado => "colorado",
            Game::Koroona => "koroona",
        }
    }
}

/// Colorado's engine against the plain search that its tests keep.
const BASELINE: [&str; 8] =
    ["test", "--release", "-p", "tablier-colorado", "--", "--ignored", "--nocapture", "full_strength"];

pub(crate) fn run(options: &Options) -> Result<()> {
    let fixed = ["run", "--release", "-p", "tablier", "--", options.game.name(), "strength"];
    check(cargo(fixed.into_iter().chain(options.rest.iter().map(String::as_str))))?;
    if options.game == Game::Colorado { check(cargo(BASELINE)) } else { Ok(()) }
}
