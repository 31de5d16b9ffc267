//! `tablier corona verify FILE`: every roll of a recorded game, done again.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use tablier_corona::{Corona, verify};
use tablier_game::{Commitment, Session};

use crate::exit::BadInput;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The record of a finished game.
    file: PathBuf,
    /// The commitment you noted before the game; without it only the rolls are checked against the file's seed.
    #[arg(long)]
    commitment: Option<Commitment>,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let name = options.file.display();
    let text = fs::read_to_string(&options.file).map_err(|error| BadInput(format!("{name}: {error}")))?;
    let game = Session::<Corona>::from_text(&text).map_err(|error| BadInput(format!("{name}: {error}")))?;
    let verified = verify::verify(&game, options.commitment)?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "game        {}", game.started().id)?;
    writeln!(out, "commitment  {}", game.started().commitment())?;
    writeln!(
        out,
        "All {} opening rolls and {} throws follow from the seed and the players' nonces.",
        verified.opening_rolls, verified.throws
    )?;
    if verified.given {
        writeln!(
            out,
            "The first round's pieces and dice were given as the table agreed: no seed speaks for them."
        )?;
    }
    let hint = match options.commitment {
        Some(_) => "The seed is the one committed to before the game.",
        None => "Compare the commitment with the one shown before the game, or give it with --commitment.",
    };
    writeln!(out, "{hint}")?;
    Ok(())
}
