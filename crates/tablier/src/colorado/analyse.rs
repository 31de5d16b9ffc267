//! `tablier colorado analyse`: what the engine thinks of a position.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use tablier_colorado::engine::{Limits, Report, Score, Searcher, TranspositionTable, think};
use tablier_colorado::{Course, Ply, Position};

use super::input::Where;

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    place: Where,
    /// Think so many milliseconds; 1000 where no limit is given.
    #[arg(long)]
    movetime: Option<u64>,
    /// Think to this depth.
    #[arg(long)]
    depth: Option<u32>,
    /// Think for so many positions.
    #[arg(long)]
    nodes: Option<u64>,
    /// Memory for the transposition table, in mebibytes.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    hash: u32,
    /// Searches at once, sharing the table.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
    /// Answer in JSON, once, at the end.
    #[arg(long)]
    json: bool,
}

/// The answer in JSON.
#[derive(Serialize)]
struct Answer {
    r#move: String,
    score: Score,
    #[serde(skip_serializing_if = "Option::is_none")]
    wins_in: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loses_in: Option<u32>,
    depth: u32,
    nodes: u64,
    pv: Vec<String>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let geometry = options.place.geometry();
    options.place.check_not_over(&geometry)?;
    let position = options.place.position;
    let course = Course::from(position);
    let table = TranspositionTable::new(&geometry, options.hash as usize);
    let limits = Limits { depth: options.depth, nodes: options.nodes };
    let unlimited = options.depth.is_none() && options.nodes.is_none();
    let movetime = options.movetime.or(unlimited.then_some(1_000));
    let end = movetime.map(|millis| Instant::now() + Duration::from_millis(millis));
    let should_stop = || end.is_some_and(|end| Instant::now() >= end);
    let begun = Instant::now();
    let report = together(
        &Thinking { table: &table, course: &course, limits, threads: options.threads },
        &should_stop,
        &mut |report| {
            if !options.json {
                println!("{}", row(&position, report, begun.elapsed()));
            }
        },
    );
    let pv = written(&position, &report.line);
    let mut out = std::io::stdout().lock();
    if options.json {
        let answer = Answer {
            r#move: pv.first().cloned().unwrap_or_default(),
            score: report.score,
            wins_in: report.score.wins_in(),
            loses_in: report.score.loses_in(),
            depth: report.depth,
            nodes: report.nodes,
            pv,
        };
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
    } else if let Some(best) = pv.first() {
        writeln!(out, "best {best}, {}", report.score)?;
    }
    Ok(())
}

fn row(position: &Position, report: &Report, elapsed: Duration) -> String {
    format!(
        "depth {:>2}  {:>12}  {:>11} nodes  {:>7} ms  {}",
        report.depth,
        report.score.to_string(),
        report.nodes,
        elapsed.as_millis(),
        written(position, &report.line).join(" ")
    )
}

/// A line of play in notation.
pub(crate) fn written(position: &Position, line: &[Ply]) -> Vec<String> {
    let mut here = *position;
    line.iter()
        .map(|&ply| {
            let text = here.notation(ply);
            here = here.play_ply_unchecked(ply);
            text
        })
        .collect()
}

/// What several threads think about together.
pub(crate) struct Thinking<'a> {
    pub(crate) table: &'a TranspositionTable,
    pub(crate) course: &'a Course,
    pub(crate) limits: Limits,
    pub(crate) threads: u32,
}

/// One search that answers, and helpers that fill its table until it does.
pub(crate) fn together(
    thinking: &Thinking<'_>,
    should_stop: &(dyn Fn() -> bool + Sync),
    on_depth: &mut dyn FnMut(&Report),
) -> Report {
    use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
    let Thinking { table, course, limits, threads } = *thinking;
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|| {
                let helped = || done.load(Relaxed);
                think(&Searcher::new(table, &helped), course, Limits::default(), &mut |_| {});
            });
        }
        let report = think(&Searcher::new(table, &should_stop), course, limits, on_depth);
        done.store(true, Relaxed);
        report
    })
}
