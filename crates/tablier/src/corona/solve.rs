//! `tablier corona solve`: what one situation is worth.

use std::io::Write;
use std::str::FromStr;

use clap::Args;
use serde::Serialize;
use tablier_corona::board::{Move, PIECES, Placement, Points, Situation, Throw};
use tablier_corona::solver;

use super::ring;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Where the six pieces stand: spaces 0 to 11, clockwise, e.g. 0,0,3,5,7,11
    #[arg(long, value_parser = pieces)]
    pieces: Placement,
    /// What the six dice show, e.g. 1,1,2,3,5,6
    #[arg(long, value_parser = dice)]
    dice: Throw,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer<'a> {
    best: Points,
    moves: &'a [Move],
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let situation = Situation { placement: options.pieces, throw: options.dice };
    let solution = solver::solve(&situation);
    let mut out = std::io::stdout().lock();
    if options.json {
        let answer = Answer { best: solution.best, moves: &solution.moves };
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        return Ok(());
    }
    writeln!(out, "{}\n\nDice: {}\n", ring::with_pieces(&situation.placement), ring::dice(&situation.throw))?;
    writeln!(out, "Worth {} points:", solution.best)?;
    for (number, step) in (1..).zip(&solution.moves) {
        writeln!(out, "{}", describe(number, step))?;
    }
    let sets = solver::best_sets(&situation);
    let ways = if sets.tight == 1 {
        "There is just one way".to_owned()
    } else {
        format!("There are {} ways", sets.tight)
    };
    writeln!(out, "{ways} to mark pieces for that (no marker wasted).")?;
    Ok(())
}

/// One move in words.
pub(crate) fn describe(number: usize, step: &Move) -> String {
    let Move { from, die, to, points } = step;
    let scored = if points.0 == 0 { "no points yet".to_owned() } else { format!("{points} points") };
    format!("  {number}. from {from:>2} by {die} to {to:>2}   {scored}")
}

fn pieces(text: &str) -> Result<Placement, String> {
    six(text, "pieces", "space").map(Placement)
}

fn dice(text: &str) -> Result<Throw, String> {
    six(text, "dice", "die").map(Throw)
}

/// Six numbers with commas, each of the right kind.
fn six<T>(text: &str, of_what: &str, one: &str) -> Result<[T; PIECES], String>
where
    T: TryFrom<u8, Error: ToString>,
{
    let values = text.split(',').map(|word| {
        let word = word.trim();
        let number = u8::from_str(word).map_err(|_| format!("{word:?} is not a {one}'s number"))?;
        T::try_from(number).map_err(|error| error.to_string())
    });
    let values: Vec<T> = values.collect::<Result<_, _>>()?;
    let count = values.len();
    values.try_into().map_err(|_| format!("expected six {of_what}, got {count}"))
}
