//! `tablier corona grades`: how hard situations are that chance brings, and so where the grades' bounds belong.

use std::io::Write;

use clap::Args;
use tablier_corona::grading::{BOUNDS, Grade, LEAST, Measures, drawn};
use tablier_game::Seed;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// How many situations.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..))]
    situations: u32,
    /// Where the situations come from.
    #[arg(long, default_value_t = 1974)]
    seed: u64,
}

#[allow(clippy::cast_precision_loss, reason = "some thousand situations")]
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&options.seed.to_be_bytes());
    let mut stream = Seed(bytes).stream("grades", 0, b"");
    let all: Vec<Measures> = (0..options.situations).map(|_| Measures::of(&drawn(&mut stream))).collect();
    let mut graded: Vec<&Measures> = all.iter().filter(|measures| measures.best >= LEAST).collect();
    graded.sort_by_key(|measures| measures.hardness());
    let count = graded.len();
    writeln!(out, "{} situations, {count} of them worth {LEAST} or more\n", options.situations)?;
    if count == 0 {
        return Ok(());
    }
    let fifths = [1, 2, 3, 4].map(|nth| graded[(count * nth / 5).min(count - 1)].hardness());
    writeln!(out, "a fifth each up to hardness {fifths:?}; the grades' bounds are {BOUNDS:?}\n")?;
    writeln!(
        out,
        "grade   share   worth    ways   preparations   missed by beginner gatherer planner expert"
    )?;
    for grade in Grade::ALL {
        let of: Vec<&&Measures> = graded.iter().filter(|measures| measures.grade() == Some(grade)).collect();
        let mean = |read: &dyn Fn(&Measures) -> f64| {
            of.iter().map(|measures| read(measures)).sum::<f64>() / of.len().max(1) as f64
        };
        let eyes = f64::from(tablier_corona::grading::EYES);
        let missed: Vec<String> = (0..4)
            .map(|level| format!("{:>8.2}", mean(&|measures| f64::from(measures.missed[level]) / eyes)))
            .collect();
        writeln!(
            out,
            "{:>5} {:>6.1} % {:>6.2} {:>7.2} {:>14.2}            {}",
            grade.get(),
            100.0 * of.len() as f64 / count as f64,
            mean(&|measures| f64::from(measures.best.0)),
            mean(&|measures| measures.ways as f64),
            mean(&|measures| f64::from(measures.preparations)),
            missed.join(" "),
        )?;
    }
    Ok(())
}
