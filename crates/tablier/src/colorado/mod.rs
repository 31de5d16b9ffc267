//! Colorado's tools: `tablier colorado …`.

mod analyse;
mod calibrate;
mod calibration;
mod elo;
mod engine;
mod input;
mod matches;
mod perft;
mod play;
mod referee;
mod strength;
mod tune;

use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(crate) enum ColoradoCommand {
    /// Play at the terminal against the engine, or two people in turn.
    Play(play::Options),
    /// The best move in a position, what it is worth, and the line it leads to.
    Analyse(analyse::Options),
    /// Speak the Universal Game Interface on standard input and output.
    Engine,
    /// Let two levels play: score, Elo difference, game lengths.
    Match(matches::Options),
    /// Each level against the one below, as a table.
    Strength(strength::Options),
    /// Count the leaves of the tree of moves.
    Perft(perft::Options),
    /// What scores mean: chances predicted against games played.
    Calibrate(calibrate::Options),
    /// Improve the evaluation's weights by games of the engine against itself.
    #[command(subcommand, hide = true)]
    Tune(tune::Tune),
}

pub(crate) fn run(command: ColoradoCommand) -> anyhow::Result<()> {
    match command {
        ColoradoCommand::Play(options) => play::run(&options),
        ColoradoCommand::Analyse(options) => analyse::run(&options),
        ColoradoCommand::Engine => engine::run(),
        ColoradoCommand::Match(options) => matches::run(&options),
        ColoradoCommand::Strength(options) => strength::run(&options),
        ColoradoCommand::Perft(options) => perft::run(&options),
        ColoradoCommand::Calibrate(options) => calibrate::run(&options),
        ColoradoCommand::Tune(tune) => tune::run(&tune),
    }
}
