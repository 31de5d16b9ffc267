//! `tablier colorado tune fit`: the weights that explain best how games of the engine against itself ended.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use indicatif::ProgressBar;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tablier_colorado::engine::{
    EARLIEST, Limits, Searcher, TERMS, TranspositionTable, WEIGHTS, Weights, features, phase, think,
};
use tablier_colorado::{Geometry, Ply, Position, Side};

use super::table::{COLUMNS, current, print_table, read_file};
use crate::colorado::referee;

/// How many points make a win ten times as likely as a loss, in 400ths: Elo's scale.
const SCALE: f64 = 173.7;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Games to learn from.
    #[arg(long, default_value_t = 1_000)]
    games: u32,
    /// Positions looked at for a move.
    #[arg(long, default_value_t = 2_000)]
    nodes: u64,
    /// Rounds of fitting.
    #[arg(long, default_value_t = 300)]
    rounds: u32,
    /// Where boards and openings come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Tables of weights for the players to choose from by chance, besides the engine's own: who plays only against
    /// itself learns its own habits.
    #[arg(long)]
    pool: Vec<PathBuf>,
    /// One move in so many is played by chance, so that unusual positions are seen as well.
    #[arg(long, default_value_t = 20)]
    stray: u32,
}

/// A position as the evaluation sees it, and what came of it for the side to move: 1, ½ or 0.
struct Sample {
    seen: Vec<(u8, f32)>,
    result: f32,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut pool = vec![WEIGHTS];
    for path in &options.pool {
        pool.push(read_file(path)?);
    }
    let bar = ProgressBar::new(u64::from(options.games));
    let mut samples = Vec::new();
    for game in 0..options.games {
        let mut rng = ChaCha8Rng::seed_from_u64(options.seed << 32 | u64::from(game));
        play(&mut rng, options, &pool, &mut samples);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let mut weights = current();
    println!("{} positions, error {:.5}", samples.len(), error(&samples, &weights));
    fit(&samples, &mut weights, options.rounds);
    println!("fitted, error {:.5}", error(&samples, &weights));
    print_table(&weights);
    Ok(())
}

/// One game from an opening by chance; its calm positions become samples.
fn play(rng: &mut ChaCha8Rng, options: &Options, pool: &[Weights], samples: &mut Vec<Sample>) {
    let geometry = Arc::new(Geometry::new(referee::board(rng)));
    let mut course = referee::start();
    for _ in 0..rng.random_range(2..9) {
        let plies = course.plies(&geometry);
        course.play_unchecked(plies[rng.random_range(0..plies.len())]);
    }
    let players = [0, 1].map(|_| &pool[rng.random_range(0..pool.len())]);
    let tables = [0, 1].map(|_| TranspositionTable::new(&geometry, 1));
    let mut seen: Vec<(Side, Vec<(u8, f32)>)> = Vec::new();
    let verdict = loop {
        if let Some(verdict) = course.verdict(&geometry) {
            break verdict;
        }
        if rng.random_ratio(1, options.stray) {
            let plies = course.plies(&geometry);
            course.play_unchecked(plies[rng.random_range(0..plies.len())]);
            continue;
        }
        let turn = course.position().turn().index();
        let searcher = Searcher { weights: players[turn], ..Searcher::new(&tables[turn], &|| false) };
        let report = think(&searcher, &course, Limits::nodes(options.nodes), &mut |_| {});
        let Some(ply) = report.best() else { return };
        let position = course.position();
        let calm = matches!(ply, Ply::Move(played) if !position.is_capture(played));
        if calm && report.score.wins_in().is_none() && report.score.loses_in().is_none() {
            seen.push((position.turn(), features_of(&geometry, position)));
        }
        course.play_unchecked(ply);
    };
    samples.extend(seen.into_iter().map(|(side, seen)| Sample {
        seen,
        result: match verdict.winner {
            None => 0.5,
            Some(winner) => f32::from(u8::from(winner == side)),
        },
    }));
}

/// The position's features, split by phase.
#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]
fn features_of(geometry: &Geometry, position: &Position) -> Vec<(u8, f32)> {
    let mut dense = [0_f32; TERMS];
    features(geometry, position, |term, amount| dense[term] += amount as f32);
    let early = phase(position) as f32 / EARLIEST as f32;
    dense
        .iter()
        .enumerate()
        .filter(|&(_, &amount)| amount != 0.0)
        .flat_map(|(term, &amount)| {
            [(2 * term as u8, amount * early), (2 * term as u8 + 1, amount * (1.0 - early))]
        })
        .collect()
}

fn expected(sample: &Sample, weights: &[f64; COLUMNS]) -> f64 {
    let score: f64 =
        sample.seen.iter().map(|&(column, amount)| weights[usize::from(column)] * f64::from(amount)).sum();
    1.0 / (1.0 + (-score / SCALE).exp())
}

#[allow(clippy::cast_precision_loss)]
fn error(samples: &[Sample], weights: &[f64; COLUMNS]) -> f64 {
    let sum: f64 =
        samples.iter().map(|sample| (expected(sample, weights) - f64::from(sample.result)).powi(2)).sum();
    sum / samples.len().max(1) as f64
}

/// Gradient descent on the logistic loss, each weight with its own pace; weights nothing speaks for shrink.
#[allow(clippy::cast_precision_loss)]
fn fit(samples: &[Sample], weights: &mut [f64; COLUMNS], rounds: u32) {
    const PACE: f64 = 2.0;
    const SHRINK: f64 = 1e-6;
    let (mut mean, mut square) = ([0.0_f64; COLUMNS], [0.0_f64; COLUMNS]);
    for round in 1..=rounds {
        let mut slope = [0.0_f64; COLUMNS];
        for sample in samples {
            let off = expected(sample, weights) - f64::from(sample.result);
            for &(column, amount) in &sample.seen {
                slope[usize::from(column)] += off * f64::from(amount);
            }
        }
        let count = samples.len().max(1) as f64;
        for column in 0..COLUMNS {
            let slope = slope[column] / count + SHRINK * weights[column];
            mean[column] = 0.9 * mean[column] + 0.1 * slope;
            square[column] = 0.999 * square[column] + 0.001 * slope * slope;
            let round = f64::from(round);
            let (mean, square) =
                (mean[column] / (1.0 - 0.9_f64.powf(round)), square[column] / (1.0 - 0.999_f64.powf(round)));
            weights[column] -= PACE * mean / (square.sqrt() + 1e-9);
        }
    }
}
