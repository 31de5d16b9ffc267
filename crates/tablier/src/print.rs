//! `tablier print`: the games on paper, as PDF files.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use tablier_print::corona::cards::Deck;
use tablier_print::{Game, Grades, Language, Order, Paper};

use crate::exit::BadInput;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// corona, colorado or koroona.
    game: Game,
    /// The paper: a4 or letter.
    #[arg(long, default_value_t = Paper::A4)]
    paper: Paper,
    /// The language: en, fr or de.
    #[arg(long, default_value_t = Language::English)]
    language: Language,
    /// The PDF to write.
    #[arg(long)]
    out: PathBuf,
    /// Corona: so many cards with situations, answers on their backs, instead of the game.
    #[arg(long)]
    cards: Option<u16>,
    /// Where the cards come from: the same seed, the same cards.
    #[arg(long, requires = "cards", default_value_t = 1)]
    seed: u64,
    /// How hard the cards are: 1 to 5, or a range such as 2..4, which the deck climbs.
    #[arg(long, requires = "cards", default_value_t = Grades::ALL)]
    level: Grades,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let Options { game, paper, language, seed, level: Grades { from, to }, .. } = *options;
    let deck = options.cards.map(|count| Deck { count, seed, from, to });
    let order =
        Order::new(game, paper, language, deck).map_err(|error| BadInput(format!("can't print: {error}")))?;
    let path = &options.out;
    // Whoever gave a folder that is not there hears of it before anything is made.
    write_whole(path, || order.print())
        .map_err(|error| BadInput(format!("can't write {}: {error}", path.display())))?;
    writeln!(io::stdout(), "Wrote {}", path.display())?;
    Ok(())
}

/// Writes a file that is there as a whole or not at all: beside its place first, then put there.
fn write_whole(path: &Path, make: impl FnOnce() -> Vec<u8>) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| io::Error::other("that is no name of a file"))?;
    if path.is_dir() {
        return Err(io::Error::other("that is a folder"));
    }
    let beside = path.with_file_name(format!(".{}.{}.part", name.display(), std::process::id()));
    let mut file = fs::OpenOptions::new().write(true).create_new(true).open(&beside)?;
    let written = file.write_all(&make()).and_then(|()| file.sync_all());
    let written = written.and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // What can't be removed either is at least not the file that was asked for.
        let _ = fs::remove_file(&beside);
    }
    written
}
