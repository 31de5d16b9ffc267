//! The games, as the tasks that measure them name them on the command line.

use clap::{Args, ValueEnum};

/// A game, and what is handed on to the program that measures it.
#[derive(Args)]
pub(crate) struct Options {
    /// The game to measure.
    pub(crate) game: Game,
    /// Handed on to the program that measures, after `--`.
    #[arg(last = true)]
    pub(crate) rest: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Game {
    Corona,
    Colorado,
    Koroona,
}

impl Game {
    /// Its name in files and on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Game::Corona => "corona",
            Game::Colorado => "colorado",
            Game::Koroona => "koroona",
        }
    }
}

impl Options {
    /// A command's fixed words, and what was handed on.
    pub(crate) fn after<'a>(
        &'a self,
        fixed: impl IntoIterator<Item = &'a str>,
    ) -> impl Iterator<Item = &'a str> {
        fixed.into_iter().chain(self.rest.iter().map(String::as_str))
    }
}
