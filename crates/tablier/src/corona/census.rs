//! `tablier corona census`: what all situations are worth.

use std::collections::BTreeMap;
use std::io::Write;

use clap::Args;
use serde::Serialize;
use tablier_corona::board::Points;
use tablier_corona::solver::Tablebase;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    situations: u64,
    maximum: Points,
    histogram: BTreeMap<u8, u64>,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let table = Tablebase::build();
    let census = table.census();
    let histogram: BTreeMap<u8, u64> = (0..).zip(census.histogram).filter(|&(_, count)| count > 0).collect();
    let mut out = std::io::stdout().lock();
    if options.json {
        let answer = Answer { situations: census.situations, maximum: census.maximum, histogram };
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        return Ok(());
    }
    writeln!(out, "All {} situations of Corona, by what they are worth:\n", census.situations)?;
    let most = histogram.values().copied().max().unwrap_or(1);
    for (points, &count) in &histogram {
        let bar = usize::try_from(count * 48 / most)?;
        writeln!(out, "{points:>3} points {count:>8}  {}", "█".repeat(bar))?;
    }
    writeln!(out, "\nAt the most {}; each of these once, {:.2} on average;", census.maximum, census.mean())?;
    writeln!(
        out,
        "as they come up when pieces and dice fall by chance, {:.2}.",
        table.census_of_chances().mean()
    )?;
    Ok(())
}
