//! `tablier colorado match`: two levels play on random boards, colours swapped on each.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde::Serialize;
use tablier_colorado::engine::{Level, Prunings, WEIGHTS, Weights};
use tablier_colorado::{Geometry, Side};

use super::elo::Tally;
use super::input::{Chosen, ChosenPruning};
use super::referee::{self, Played, Player};
use super::tune;

/// How matches are played.
#[derive(Debug, Args)]
pub(super) struct How {
    /// Where the boards and the levels' whims come from.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Games played at once; what comes of them does not depend on it.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub(super) threads: u32,
}

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// A level, by number (1 to 7) or name.
    #[arg(long)]
    a: Chosen,
    /// Its opponent.
    #[arg(long)]
    b: Chosen,
    /// How many games; two on each board.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    #[command(flatten)]
    how: How,
    /// Let A think for so many positions a move, at full strength.
    #[arg(long)]
    nodes_a: Option<u64>,
    /// Let B think for so many positions a move, at full strength.
    #[arg(long)]
    nodes_b: Option<u64>,
    /// Let A judge by other weights, as `tablier colorado tune` prints them.
    #[arg(long, hide = true)]
    weights_a: Option<PathBuf>,
    /// Let B judge by other weights, as `tablier colorado tune` prints them.
    #[arg(long, hide = true)]
    weights_b: Option<PathBuf>,
    /// Let A search without a pruning of the engine's, or with one it does not have.
    #[arg(long, hide = true)]
    toggle_a: Vec<ChosenPruning>,
    /// Let B search without a pruning of the engine's, or with one it does not have.
    #[arg(long, hide = true)]
    toggle_b: Vec<ChosenPruning>,
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
}

/// What came of it, from A's side.
#[derive(Serialize)]
pub(crate) struct Answer {
    pub(crate) a: String,
    pub(crate) b: String,
    pub(crate) games: u32,
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    pub(crate) score: f64,
    pub(crate) score_low: f64,
    pub(crate) score_high: f64,
    pub(crate) elo: f64,
    pub(crate) elo_low: f64,
    pub(crate) elo_high: f64,
    pub(crate) shortest: usize,
    pub(crate) median: usize,
    pub(crate) longest: usize,
}

/// Who plays whom, how often.
pub(crate) struct Contest {
    pub(crate) levels: [Level; 2],
    pub(crate) players: [Player; 2],
    pub(crate) games: u32,
    pub(crate) seed: u64,
    pub(crate) threads: u32,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let levels = [overridden(options.a.0, options.nodes_a), overridden(options.b.0, options.nodes_b)];
    let players = [
        Player::with(levels[0], weights(options.weights_a.as_deref())?, prunings(&options.toggle_a)),
        Player::with(levels[1], weights(options.weights_b.as_deref())?, prunings(&options.toggle_b)),
    ];
    let contest = Contest {
        levels,
        players,
        games: options.games,
        seed: options.how.seed,
        threads: options.how.threads,
    };
    report(&play(&contest)?, options.json)
}

/// Plays the match out, with a progress bar.
pub(crate) fn play(contest: &Contest) -> Result<Answer> {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left  {msg}")?;
    let bar = ProgressBar::new(u64::from(contest.games)).with_style(style);
    let (next, so_far) = (AtomicU32::new(0), Mutex::new((Tally::default(), Vec::new())));
    std::thread::scope(|scope| {
        for _ in 0..contest.threads {
            scope.spawn(|| {
                // No game knows of another: the players get new tables for each.
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= contest.games {
                        break;
                    }
                    let played = one_game(&contest.players, contest.seed, number);
                    let (tally, lengths) = &mut *so_far.lock().unwrap_or_else(PoisonError::into_inner);
                    count(tally, played.verdict.winner, number);
                    lengths.push(played.plies.len());
                    bar.set_message(format!("+{} ={} -{}", tally.wins, tally.draws, tally.losses));
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let (tally, lengths) = so_far.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(answer(&contest.levels, tally, lengths))
}

/// Counts a game for A, who has the white pawns in every other one.
fn count(tally: &mut Tally, winner: Option<Side>, number: u32) {
    let a_is_white = number.is_multiple_of(2);
    match winner {
        None => tally.draws += 1,
        Some(side) if (side == Side::White) == a_is_white => tally.wins += 1,
        Some(_) => tally.losses += 1,
    }
}

fn weights(path: Option<&Path>) -> Result<Weights> {
    path.map_or(Ok(WEIGHTS), tune::read_file)
}

fn prunings(toggled: &[ChosenPruning]) -> Prunings {
    toggled.iter().fold(Prunings::USUAL, |prunings, pruning| prunings.toggled(pruning.0))
}

fn overridden(level: Level, nodes: Option<u64>) -> Level {
    nodes.map_or(level, |nodes| Level { nodes, depth: 64, margin: 0, ..level })
}

fn one_game(players: &[Player; 2], seed: u64, number: u32) -> Played {
    let pair = seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number / 2));
    let board = referee::board(&mut ChaCha8Rng::seed_from_u64(pair));
    let (white, black) =
        if number.is_multiple_of(2) { (&players[0], &players[1]) } else { (&players[1], &players[0]) };
    let whims = pair ^ u64::from(number) << 40;
    referee::play(&Arc::new(Geometry::new(board)), referee::start(), white, black, whims)
}

fn answer(levels: &[Level; 2], tally: Tally, mut lengths: Vec<usize>) -> Answer {
    lengths.sort_unstable();
    let (elo, elo_low, elo_high) = tally.elo();
    let (score, margin) = (tally.share(), tally.margin());
    Answer {
        a: levels[0].name.to_owned(),
        b: levels[1].name.to_owned(),
        games: tally.games(),
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        score,
        score_low: score - margin,
        score_high: score + margin,
        elo,
        elo_low,
        elo_high,
        shortest: lengths.first().copied().unwrap_or(0),
        median: lengths.get(lengths.len() / 2).copied().unwrap_or(0),
        longest: lengths.last().copied().unwrap_or(0),
    }
}

fn report(answer: &Answer, json: bool) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(answer)?)?;
        return Ok(());
    }
    writeln!(
        out,
        "{} against {}: +{} ={} -{} in {} games, {:.1} % ({:.1} to {:.1})",
        answer.a,
        answer.b,
        answer.wins,
        answer.draws,
        answer.losses,
        answer.games,
        100.0 * answer.score,
        100.0 * answer.score_low,
        100.0 * answer.score_high,
    )?;
    writeln!(
        out,
        "Elo difference {:+.0} ({:+.0} to {:+.0}); moves of both sides in a game: {} to {}, median {}",
        answer.elo, answer.elo_low, answer.elo_high, answer.shortest, answer.longest, answer.median
    )?;
    Ok(())
}
