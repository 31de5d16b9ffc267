//! `tablier colorado play`: a game at the terminal, against a level or between two people.

mod board;

use std::io::{BufRead, IsTerminal, Write};
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tablier_colorado::engine::{Limits, Searcher, TranspositionTable, think};
use tablier_colorado::{Board, Course, Geometry, Ply, Side, Verdict};

use super::input::Chosen;
use super::referee::{self, Player};

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The engine's level, by number (1 to 7) or name.
    #[arg(long, default_value = "3")]
    level: Chosen,
    /// Play Black; White begins.
    #[arg(long)]
    black: bool,
    /// Two people in turn, no engine.
    #[arg(long)]
    two: bool,
    /// The board: 8 rows of R, Y, G, B, row 8 first, joined by `/`. Drawn by chance if not given.
    #[arg(long)]
    board: Option<Board>,
    /// Where chance comes from.
    #[arg(long)]
    seed: Option<u64>,
}

/// What a person typed.
enum Wish {
    Play(Ply),
    Undo,
    Hint,
    Moves,
    Help,
    Resign,
    Quit,
}

const HELP: &str = "a move like d1d2 (or d1xd2), or one of: moves, hint, undo, resign, quit";

pub(crate) fn run(options: &Options) -> Result<()> {
    let seed = options.seed.unwrap_or_else(|| rand::rng().random());
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let geometry = Arc::new(Geometry::new(options.board.unwrap_or_else(|| referee::board(&mut rng))));
    let player = Player::new(options.level.0);
    let engine = (!options.two).then(|| player.seated(&geometry));
    let person = if options.black { Side::Black } else { Side::White };
    let style = board::Style::choose(std::io::stdout().is_terminal());
    let mut input = std::io::stdin().lock().lines();
    let mut past = vec![referee::start()];
    println!("board {}", geometry.board());
    println!("{HELP}");
    loop {
        let course = past.last().expect("the start is never taken back").clone();
        println!("\n{}", board::drawn(&geometry, course.position(), style));
        if let Some(verdict) = course.verdict(&geometry) {
            println!("{}", told(verdict));
            return Ok(());
        }
        let turn = course.position().turn();
        let thinks = engine.as_ref().filter(|_| turn != person);
        let ply = if let Some(engine) = thinks {
            engine.answer(&course, &mut rng).expect("a game that is not over has a turn to play")
        } else if course.position().can_move(&geometry) {
            match asked(&geometry, &course, &mut input)? {
                Wish::Play(ply) => ply,
                Wish::Undo => {
                    // Back to the person's own last turn.
                    let turns = if engine.is_some() { 2 } else { 1 };
                    past.truncate(past.len().saturating_sub(turns).max(1));
                    continue;
                }
                Wish::Resign => {
                    println!("{turn} resigns: {} wins", turn.other());
                    return Ok(());
                }
                _ => return Ok(()),
            }
        } else {
            Ply::Pass
        };
        println!("{turn}: {}", course.position().notation(ply));
        let mut next = course;
        next.play_unchecked(ply);
        past.push(next);
    }
}

/// Asks until the answer is something to do.
fn asked(
    geometry: &Arc<Geometry>,
    course: &Course,
    input: &mut impl Iterator<Item = std::io::Result<String>>,
) -> Result<Wish> {
    let position = course.position();
    loop {
        print!("{} to move> ", position.turn());
        std::io::stdout().flush()?;
        let Some(line) = input.next().transpose()? else {
            return Ok(Wish::Quit);
        };
        match understood(geometry, course, line.trim()) {
            Err(why) => println!("{why}"),
            Ok(Wish::Help) => println!("{HELP}"),
            Ok(Wish::Moves) => {
                let plies = course.plies(geometry);
                let texts: Vec<String> = plies.iter().map(|&ply| position.notation(ply)).collect();
                println!("{}", texts.join(" "));
            }
            Ok(Wish::Hint) => {
                let table = TranspositionTable::new(geometry, 16);
                let searcher = Searcher::new(&table, &|| false);
                let report = think(&searcher, course, Limits::nodes(500_000), &mut |_| {});
                if let Some(best) = report.best() {
                    println!("{} ({})", position.notation(best), report.score);
                }
            }
            Ok(wish) => return Ok(wish),
        }
    }
}

fn understood(geometry: &Geometry, course: &Course, text: &str) -> Result<Wish, String> {
    let position = course.position();
    Ok(match text {
        "moves" => Wish::Moves,
        "hint" => Wish::Hint,
        "undo" => Wish::Undo,
        "resign" => Wish::Resign,
        "quit" => Wish::Quit,
        "help" | "" => Wish::Help,
        _ => match text.parse::<Ply>().map_err(|bad| bad.to_string())? {
            Ply::Pass => return Err("one passes only without a legal move".to_owned()),
            Ply::Move(played) => {
                position.check(geometry, played).map_err(|why| why.to_string())?;
                if text.contains('x') && !position.is_capture(played) {
                    return Err(format!("nothing stands on {} to capture", played.to));
                }
                Wish::Play(Ply::Move(played))
            }
        },
    })
}

fn told(verdict: Verdict) -> String {
    match verdict.winner {
        Some(side) => format!("{side} wins: {}", board::reason(verdict.reason)),
        None => format!("drawn: {}", board::reason(verdict.reason)),
    }
}
