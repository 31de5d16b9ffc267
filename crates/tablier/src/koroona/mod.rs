//! `tablier koroona …`: strokes simulated and drawn, bots playing each other.

mod contest;
mod draw;
mod report;
mod scene;
mod set;
mod simulate;

use clap::Subcommand;

/// What can be done with Koroona from the command line.
#[derive(Debug, Subcommand)]
pub(crate) enum KoroonaCommand {
    /// Read a stroke as JSON and print what happens.
    Simulate {
        /// Print JSON instead of a table.
        #[arg(long)]
        json: bool,
    },
    /// Read a stroke as JSON and draw it as SVG.
    Draw,
    /// Let two levels play sets against each other.
    Match(contest::Match),
    /// Measure every level against the one below, and the best against itself.
    Strength {
        /// Sets per pair of levels.
        #[arg(default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=10_000))]
        sets: u32,
    },
}

/// Does it.
pub(crate) fn run(command: KoroonaCommand) -> anyhow::Result<()> {
    match command {
        KoroonaCommand::Simulate { json } => simulate::run(json),
        KoroonaCommand::Draw => draw::run(),
        KoroonaCommand::Match(contest) => contest.run(),
        KoroonaCommand::Strength { sets } => contest::strength(sets),
    }
}
