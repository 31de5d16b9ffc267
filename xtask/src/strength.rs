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
    Colorado,
    Koroona,
}

/// Colorado's engine against the plain search that its tests keep.
const BASELINE: [&str; 8] =
    ["test", "--release", "-p", "tablier-colorado", "--", "--ignored", "--nocapture", "full_strength"];

pub(crate) fn run(options: &Options) -> Result<()> {
    let game = match options.game {
        Game::Corona => "corona",
        Game::Colorado => "colorado",
        Game::Koroona => "koroona",
    };
    let fixed = ["run", "--release", "-p", "tablier", "--", game, "strength"];
    check(cargo(fixed.into_iter().chain(options.rest.iter().map(String::as_str))))?;
    match options.game {
        Game::Corona | Game::Koroona => Ok(()),
        Game::Colorado => check(cargo(BASELINE)),
    }
}
