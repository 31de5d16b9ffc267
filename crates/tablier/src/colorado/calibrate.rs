//! `tablier colorado calibrate`: what scores turn out to mean. The engine plays itself on many boards; half of the boards
//! give the slope of the chances, on the other half what they predict is compared with what was played.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use clap::Args;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use tablier_colorado::engine::{Limits, SLOPE, Score, Searcher, Slope, TranspositionTable, phase, think};
use tablier_colorado::{Geometry, Side};

use super::calibration::{Bin, Sample, bins, fit, loss, plot};
use super::referee;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// How many games.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// On how many boards, half of them to fit, half to compare.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    boards: u32,
    /// How many positions are searched for a move.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many turns at the most are played by chance first, so that no two games are the same.
    #[arg(long, default_value_t = 6)]
    opening: u32,
    /// Where the boards and the openings come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at once; what comes of them does not depend on it.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
    /// Draw what was predicted against what was played into this file, as SVG.
    #[arg(long)]
    plot: Option<PathBuf>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut samples = play_all(options);
    samples.sort_by_key(|sample| (sample.game, sample.ply));
    let (fitting, compared): (Vec<_>, Vec<_>) =
        samples.into_iter().partition(|sample| sample.board.is_multiple_of(2));
    let fitted = fit(&fitting, SLOPE);
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{} games on {} boards, {} nodes a move, seed {}, up to {} turns by chance first",
        options.games, options.boards, options.nodes, options.seed, options.opening
    )?;
    writeln!(
        out,
        "fitted on every other board ({} positions): {:.5} a hundredth of a pawn",
        fitting.len(),
        fitted.0
    )?;
    writeln!(out, "in use: {:.5}", SLOPE.0)?;
    writeln!(
        out,
        "mean loss on the other boards ({} positions), in bits: fitted {:.4}, in use {:.4}, always even {:.4}",
        compared.len(),
        loss(&compared, fitted),
        loss(&compared, SLOPE),
        loss(&compared, Slope(0.0))
    )?;
    starts(&mut out, &compared)?;
    writeln!(out, "by the fitted slope, on the boards it was not fitted on:\n")?;
    let bins = bins(&compared, fitted);
    table(&mut out, &bins)?;
    if let Some(path) = &options.plot {
        std::fs::write(path, plot(&bins)).with_context(|| format!("can't write {}", path.display()))?;
    }
    Ok(())
}

/// What the boards' first positions are said to be worth, and how they went.
fn starts(out: &mut impl Write, samples: &[Sample]) -> Result<()> {
    let first: Vec<&Sample> = samples.iter().filter(|sample| sample.ply == 0).collect();
    let score = |sample: &&Sample| sample.score.0;
    let (low, high) = (first.iter().map(score).min(), first.iter().map(score).max());
    let played = first.iter().map(|sample| sample.outcome).sum::<f64>() / count(first.len()).max(1.0);
    writeln!(
        out,
        "first positions: scores from {:+} to {:+}, White has {:.1} % of the points\n",
        low.unwrap_or(0),
        high.unwrap_or(0),
        100.0 * played
    )?;
    Ok(())
}

#[allow(clippy::cast_precision_loss, reason = "some hundred thousand positions")]
fn count(number: usize) -> f64 {
    number as f64
}

fn table(out: &mut impl Write, bins: &[Bin]) -> Result<()> {
    writeln!(out, "| predicted | positions | games | mean predicted | played | error of that |")?;
    writeln!(out, "|---|---|---|---|---|---|")?;
    for bin in bins {
        writeln!(
            out,
            "| {:.0}–{:.0} % | {} | {} | {:.1} % | {:.1} % | ±{:.1} |",
            100.0 * bin.from,
            100.0 * bin.to,
            bin.positions,
            bin.games,
            100.0 * bin.predicted,
            100.0 * bin.played,
            100.0 * bin.error
        )?;
    }
    Ok(())
}

fn play_all(options: &Options) -> Vec<Sample> {
    let (next, all) = (AtomicU32::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..options.threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= options.games {
                        break;
                    }
                    let samples = one_game(options, game);
                    all.lock().unwrap_or_else(PoisonError::into_inner).extend(samples);
                }
            });
        }
    });
    all.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// A game, position by position: what the engine thought, and how it went.
fn one_game(options: &Options, game: u32) -> Vec<Sample> {
    let board = game % options.boards;
    let drawn = options.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(board));
    let geometry = Arc::new(Geometry::new(referee::board(&mut ChaCha8Rng::seed_from_u64(drawn))));
    let mut rng = ChaCha8Rng::seed_from_u64(drawn ^ u64::from(game) << 32);
    let by_chance = if game < options.boards { 0 } else { rng.random_range(1..=options.opening.max(1)) };
    // Enough for what is searched for a move, and soon cleared.
    let table = TranspositionTable::new(&geometry, 1);
    let mut course = referee::start();
    let mut samples = Vec::new();
    let mut ply = 0;
    let winner = loop {
        if let Some(verdict) = course.verdict(&geometry) {
            break verdict.winner;
        }
        table.clear();
        let report =
            think(&Searcher::new(&table, &|| false), &course, Limits::nodes(options.nodes), &mut |_| {});
        let chosen = if ply < by_chance {
            course.plies(&geometry).choose(&mut rng).copied()
        } else {
            let score = match course.position().turn() {
                Side::White => report.score,
                Side::Black => Score(-report.score.0),
            };
            let phase = phase(course.position());
            samples.push(Sample { board, game, ply, score, phase, outcome: 0.0 });
            report.best()
        };
        course.play_unchecked(chosen.expect("a game that is not over has a turn to play"));
        ply += 1;
    };
    let outcome = match winner {
        Some(Side::White) => 1.0,
        Some(Side::Black) => 0.0,
        None => 0.5,
    };
    for sample in &mut samples {
        sample.outcome = outcome;
    }
    samples
}
