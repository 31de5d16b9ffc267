//! `tablier rules draw`: the rule books' drawings, made from the games themselves.

mod colorado;
mod corona;
mod koroona;
mod strokes;

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use clap::Subcommand;

/// What can be done for the rule books.
#[derive(Debug, Subcommand)]
pub(crate) enum RulesCommand {
    /// Write every drawing of the rule books into a folder.
    Draw {
        /// The folder.
        into: PathBuf,
    },
}

/// Does it.
pub(crate) fn run(command: RulesCommand) -> anyhow::Result<()> {
    let RulesCommand::Draw { into } = command;
    fs::create_dir_all(&into).with_context(|| format!("can't make {}", into.display()))?;
    for (name, drawing) in drawings()? {
        let path = into.join(name).with_extension("svg");
        fs::write(&path, drawing).with_context(|| format!("can't write {}", path.display()))?;
    }
    Ok(())
}

/// Every drawing, by the name of its file.
fn drawings() -> anyhow::Result<Vec<(&'static str, String)>> {
    Ok(vec![
        ("corona-ring", corona::the_ring()?),
        ("corona-dice", corona::the_dice()?),
        ("corona-auction", corona::auction()),
        ("corona-landing", corona::landing()),
        ("corona-order", corona::order()),
        ("corona-most", corona::the_most()?),
        ("colorado-board", colorado::the_board()?),
        ("colorado-tiles", colorado::tiles()),
        ("colorado-moves", colorado::moves()?),
        ("colorado-arrival", colorado::arrival()?),
        ("colorado-last", colorado::last_pawn()?),
        ("koroona-table", koroona::the_table()),
        ("koroona-striker", koroona::striker_places()?),
        ("koroona-opening", koroona::opening()?),
        ("koroona-dark", koroona::dark_discs()?),
        ("koroona-indirect", koroona::indirect()?),
        ("koroona-foul", koroona::foul()?),
        ("koroona-doubles", koroona::doubles()),
    ])
}
