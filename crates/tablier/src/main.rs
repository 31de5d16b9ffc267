//! The program.

mod koroona;

use clap::Parser;

/// A table for games that can no longer be bought.
#[derive(Debug, Parser)]
#[command(name = "tablier", version)]
enum Command {
    /// Koroona: simulate and draw strokes, let bots play.
    #[command(subcommand)]
    Koroona(koroona::KoroonaCommand),
}

fn main() -> std::process::ExitCode {
    let Command::Koroona(command) = Command::parse();
    match command.run() {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tablier: {error:#}");
            std::process::ExitCode::from(2)
        }
    }
}
