//! `tablier colorado strength`: each level against the one below, as a table.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use tablier_colorado::engine::LEVELS;

use super::input::Chosen;
use super::matches::{self, Contest, How};
use super::referee::Player;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Games in each match; two on each board.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    #[command(flatten)]
    how: How,
    /// Only the match of this level, by number (2 to 7) or name, against the one below.
    #[arg(long)]
    only: Option<Chosen>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    println!("| level | against | games | won | drawn | lost | score | 95 % interval | Elo |");
    println!("|---|---|---|---|---|---|---|---|---|");
    for pair in LEVELS.windows(2) {
        let levels = [pair[1], pair[0]];
        if options.only.as_ref().is_some_and(|only| only.0 != levels[0]) {
            continue;
        }
        let contest = Contest {
            levels,
            players: levels.map(Player::new),
            games: options.games,
            seed: options.how.seed,
            threads: options.how.threads,
        };
        let answer = matches::play(&contest)?;
        let mut out = std::io::stdout().lock();
        writeln!(
            out,
            "| {} | {} | {} | {} | {} | {} | {:.1} % | {:.1} to {:.1} % | {:+.0} |",
            answer.a,
            answer.b,
            answer.games,
            answer.wins,
            answer.draws,
            answer.losses,
            100.0 * answer.score,
            100.0 * answer.score_low,
            100.0 * answer.score_high,
            answer.elo,
        )?;
        out.flush()?;
    }
    Ok(())
}
