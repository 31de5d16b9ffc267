//! `cargo xtask bench SUBJECT`: one game's benchmarks, with the peers they compare with; or the client's frame times.

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::run::{cargo, check};
use crate::web;

/// What is measured, and what is handed on to the program that measures it.
#[derive(Args)]
pub(crate) struct Options {
    /// A game, or the client in a browser.
    subject: Subject,
    /// Handed on to the program that measures, after `--`.
    #[arg(last = true)]
    rest: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Subject {
    Corona,
    Colorado,
    Koroona,
    Web,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let bench = match options.subject {
        Subject::Corona => "corona",
        Subject::Colorado => "colorado",
        Subject::Koroona => "koroona",
        Subject::Web => return web::frames(&options.rest),
    };
    let fixed = ["bench", "-p", "tablier-bench", "--bench", bench, "--"];
    check(cargo(fixed.into_iter().chain(options.rest.iter().map(String::as_str))))
}
