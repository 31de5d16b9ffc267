//! Corona's tools: `tablier corona …`.

mod census;
mod first_timer;
mod grades;
mod play;
mod ring;
mod solve;
mod strength;
mod verify;

use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(crate) enum CoronaCommand {
    /// Play at the terminal against bidders, with a running glass.
    Play(play::Options),
    /// The most points a situation yields, and a line of moves that scores them.
    Solve(solve::Options),
    /// What all 5,717,712 situations are worth.
    Census(census::Options),
    /// How hard situations are that chance brings: where a fifth each lies.
    Grades(grades::Options),
    /// Check every roll of a recorded game.
    Verify(verify::Options),
    /// How much each level of bidder finds.
    Strength(strength::Options),
    /// How often somebody wins who plays their first game against the bots of "play now".
    FirstTimer(first_timer::Options),
}

pub(crate) fn run(command: CoronaCommand) -> anyhow::Result<()> {
    match command {
        CoronaCommand::Play(options) => play::run(&options),
        CoronaCommand::Solve(options) => solve::run(&options),
        CoronaCommand::Census(options) => census::run(&options),
        CoronaCommand::Grades(options) => grades::run(&options),
        CoronaCommand::Verify(options) => verify::run(&options),
        CoronaCommand::Strength(options) => strength::run(&options),
        CoronaCommand::FirstTimer(options) => first_timer::run(&options),
    }
}
