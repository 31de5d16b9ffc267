//! The program: one line of arguments in, the right tool out.

mod almanac;
#[cfg(feature = "cluster")]
mod bus;
mod colorado;
mod corona;
mod descriptors;
mod exit;
mod games;
mod koroona;
mod limits;
#[cfg(target_os = "linux")]
mod memory;
mod press;
mod print;
mod rules;
mod serve;
mod signals;
mod store;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A table for games that can no longer be bought. Without a command it serves the table to browsers.
#[derive(Debug, Parser)]
#[command(name = "tablier", version, about, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Options,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the table to browsers (what happens without a command, too).
    Serve(Box<serve::Options>),
    /// Copy the store to a new file, also while the server runs.
    Backup(serve::BackupOptions),
    /// Corona (Alex Randolph, 1974): play at the terminal, solve situations, check dice.
    #[command(subcommand)]
    Corona(corona::CoronaCommand),
    /// Colorado (David Parlett, 2017): play at the terminal, analyse, let levels play each other.
    #[command(subcommand)]
    Colorado(colorado::ColoradoCommand),
    /// Koroona (Novuss): simulate and draw strokes, let bots play.
    #[command(subcommand)]
    Koroona(koroona::KoroonaCommand),
    /// The games on paper: sheets to print, cut out and play with, and cards with situations.
    Print(print::Options),
    /// The rule books: make their drawings.
    #[command(subcommand)]
    Rules(rules::RulesCommand),
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
        Some(Command::Serve(options)) => serve::run(&options),
        Some(Command::Backup(options)) => serve::backup(&options),
        Some(Command::Corona(command)) => corona::run(command),
        Some(Command::Colorado(command)) => colorado::run(command),
        Some(Command::Koroona(command)) => koroona::run(command),
        Some(Command::Print(options)) => print::run(&options),
        Some(Command::Rules(command)) => rules::run(command),
        None => serve::run(&cli.serve),
    }
}
