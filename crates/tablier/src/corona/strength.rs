//! `tablier corona strength`: how much each level of bidder finds, over random situations.

use std::io::Write;

use clap::Args;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use tablier_corona::bidder::{Bidder, Level};
use tablier_corona::board::{Placement, Situation, Throw};
use tablier_corona::solver::Tablebase;
use tablier_game::Seed;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// How many situations.
    #[arg(long, default_value_t = 2_000)]
    situations: u32,
    /// Where the situations come from.
    #[arg(long, default_value_t = 1974)]
    seed: u64,
}

#[allow(clippy::cast_precision_loss, reason = "a few thousand situations")]
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    let table = Tablebase::build();
    let rng = &mut ChaCha8Rng::seed_from_u64(options.seed);
    let situations: Vec<Situation> = (0..options.situations).map(|_| any_situation(rng)).collect();
    let count = situations.len() as f64;
    let optimum: u32 = situations.iter().map(|situation| u32::from(table.value(situation).0)).sum();
    writeln!(out, "{count} random situations, worth {:.2} points on average\n", f64::from(optimum) / count)?;
    writeln!(out, "level      finds   of the optimum   finds the optimum")?;
    for level in Level::ALL {
        let bidder = Bidder { level, seed: Seed([level as u8; 32]) };
        let found = situations.iter().map(|situation| {
            let points: u32 = bidder.find(situation).iter().map(|step| u32::from(step.points.0)).sum();
            (points, points == u32::from(table.value(situation).0))
        });
        let (points, exact) =
            found.fold((0, 0), |(sum, hits), (points, hit)| (sum + points, hits + u32::from(hit)));
        writeln!(
            out,
            "{:<9} {:>6.2} {:>14.1} % {:>18.1} %",
            level.name(),
            f64::from(points) / count,
            100.0 * f64::from(points) / f64::from(optimum),
            100.0 * f64::from(exact) / count,
        )?;
    }
    Ok(())
}

fn any_situation(rng: &mut ChaCha8Rng) -> Situation {
    let space = |rng: &mut ChaCha8Rng| rng.random_range(0..12).try_into().expect("below twelve is a space");
    let die = |rng: &mut ChaCha8Rng| rng.random_range(1..=6).try_into().expect("one to six is on a die");
    Situation {
        placement: Placement(std::array::from_fn(|_| space(rng))),
        throw: Throw(std::array::from_fn(|_| die(rng))),
    }
}
