//! `tablier colorado tune climb`: simultaneous perturbation. All weights are shifted a little at random, the two
//! opposite shifts play each other, and every weight follows the winner's by a fraction.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use indicatif::ProgressBar;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tablier_colorado::engine::{Level, Prunings, Weights};
use tablier_colorado::{Course, Geometry, Side};

use super::table::{COLUMNS, current, print_table, read_file, table};
use crate::colorado::referee::{self, Player};

/// How far a weight is shifted: so much, and so much of its own size.
const SHIFT: (f64, f64) = (5.0, 0.12);
/// How much of the winner's shift is followed, at the beginning and at the end.
const PACE: (f64, f64) = (0.03, 0.006);

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Pairs of games to play.
    #[arg(long, default_value_t = 2_000)]
    pairs: u32,
    /// Positions looked at for a move.
    #[arg(long, default_value_t = 600)]
    nodes: u64,
    /// Where boards, openings and shifts come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Begin with these weights instead of the engine's own.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Let both neighbours play these weights too: who only meets its like forgets how others play.
    #[arg(long)]
    against: Vec<PathBuf>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut weights = current();
    if let Some(path) = &options.from {
        for (pair, weight) in weights.chunks_mut(2).zip(read_file(path)?) {
            pair.copy_from_slice(&[weight.early.into(), weight.late.into()]);
        }
    }
    let others = options.against.iter().map(|path| read_file(path)).collect::<Result<Vec<_>>>()?;
    let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
    let bar = ProgressBar::new(u64::from(options.pairs));
    for pair in 0..options.pairs {
        let shifts = weights.map(|weight| {
            let shift = SHIFT.0 + SHIFT.1 * weight.abs();
            if rng.random() { shift } else { -shift }
        });
        let lead = compare(&mut rng, options.nodes, &weights, &shifts, &others);
        let done = f64::from(pair) / f64::from(options.pairs);
        let pace = PACE.0 + (PACE.1 - PACE.0) * done;
        for (weight, shift) in weights.iter_mut().zip(shifts) {
            *weight += pace * lead * shift;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    print_table(&weights);
    Ok(())
}

/// From -1 to 1 for each opponent, how clearly the positive shift is the better one: against the negative one, and
/// against the others.
fn compare(
    rng: &mut ChaCha8Rng,
    nodes: u64,
    weights: &[f64; COLUMNS],
    shifts: &[f64; COLUMNS],
    others: &[Weights],
) -> f64 {
    let level = Level { name: "tuned", depth: 64, nodes, margin: 0 };
    let player = |sign: f64| {
        let mut shifted = *weights;
        for (weight, shift) in shifted.iter_mut().zip(shifts) {
            *weight += sign * shift;
        }
        Player::with(level, table(&shifted), Prunings::USUAL)
    };
    let (plus, minus) = (player(1.0), player(-1.0));
    let geometry = Arc::new(Geometry::new(referee::board(rng)));
    let mut start = referee::start();
    for _ in 0..rng.random_range(0..5) {
        let plies = start.plies(&geometry);
        start.play_unchecked(plies[rng.random_range(0..plies.len())]);
    }
    let mut lead = play_pair(&geometry, &start, &plus, &minus);
    for &other in others {
        let other = Player::with(level, other, Prunings::USUAL);
        let ours = play_pair(&geometry, &start, &plus, &other);
        lead += (ours - play_pair(&geometry, &start, &minus, &other)) / 2.0;
    }
    lead
}

/// Two games with colours swapped; from -1 to 1, how clearly the first player won.
fn play_pair(geometry: &Arc<Geometry>, start: &Course, one: &Player, other: &Player) -> f64 {
    let lead = |winner: Option<Side>, ours: Side| match winner {
        None => 0.0,
        Some(side) if side == ours => 0.5,
        Some(_) => -0.5,
    };
    let first = referee::play(geometry, start.clone(), one, other, 0).verdict.winner;
    let second = referee::play(geometry, start.clone(), other, one, 0).verdict.winner;
    lead(first, Side::White) + lead(second, Side::Black)
}
