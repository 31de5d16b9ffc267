//! `tablier koroona …`: strokes simulated and drawn, bots playing each other.

mod contest;
mod draw;
mod first_timer;
mod reach;
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
    /// Let somebody who plays for the first time, by a script, play against a level.
    FirstTimer(first_timer::Options),
    /// Let two levels play sets against each other.
    Match(contest::Match),
    /// Look for a stroke at every place behind a pocket where a disc can rest; fail if one is out of reach.
    Reach {
        /// Millimetres between the places that are tried.
        #[arg(long, default_value_t = 2.5)]
        every: f64,
        /// Sets played by bots for places where discs do come to rest.
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
        sets: u32,
    },
    /// Measure every level against the one below, and the weakest and the best against themselves.
    Strength {
        /// Sets played at the same time.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
        threads: u32,
        /// Sets per pair of levels.
        #[arg(default_value_t = 400, value_parser = clap::value_parser!(u32).range(2..=10_000))]
        sets: u32,
    },
}

/// Does it.
pub(crate) fn run(command: KoroonaCommand) -> anyhow::Result<()> {
    match command {
        KoroonaCommand::Simulate { json } => simulate::run(json),
        KoroonaCommand::Draw => draw::run(),
        KoroonaCommand::FirstTimer(options) => first_timer::run(&options),
        KoroonaCommand::Match(contest) => contest.run(),
        KoroonaCommand::Reach { every, sets } => reach::run(every, sets),
        KoroonaCommand::Strength { sets, threads } => contest::strength(sets, threads),
    }
}
