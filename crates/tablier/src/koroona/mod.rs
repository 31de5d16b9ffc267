//! `tablier koroona …`: strokes simulated and drawn, bots playing each other.

mod contest;
mod draw;
mod report;
mod scene;
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
}

impl KoroonaCommand {
    /// Does it.
    ///
    /// # Errors
    /// When the input is not what it should be; one line says how.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self {
            KoroonaCommand::Simulate { json } => simulate::run(json),
            KoroonaCommand::Draw => draw::run(),
            KoroonaCommand::Match(contest) => contest.run(),
        }
    }
}
