//! The program: one line of arguments in, the right tool out. The one place that lists the games.

mod colorado;
mod corona;
mod exit;

use std::io::IsTerminal;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// A table for games that can no longer be bought.
#[derive(Debug, Parser)]
#[command(name = "tablier", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Corona (Alex Randolph, 1974): play at the terminal, solve situations, check dice.
    #[command(subcommand)]
    Corona(corona::CoronaCommand),
    /// Colorado (David Parlett, 2017): play at the terminal, analyse, let levels play each other.
    #[command(subcommand)]
    Colorado(colorado::ColoradoCommand),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return exit::for_arguments(&error),
    };
    exit::with(run(cli))
}

fn run(cli: Cli) -> anyhow::Result<()> {
    match cli.command {
        Some(Command::Corona(command)) => corona::run(command),
        Some(Command::Colorado(command)) => colorado::run(command),
        // Somebody who typed nothing more wants to play.
        None if std::io::stdin().is_terminal() => corona::run(corona::CoronaCommand::play()),
        None => Ok(Cli::command().print_help()?),
    }
}
