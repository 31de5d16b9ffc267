//! Corona's solver measured: against the reference census, and against its own targets.
//!
//! `cargo bench -p tablier-bench --bench corona` prints Criterion's results and then a summary of figures measured
//! in the same run.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, SamplingMode};
use peak_alloc::PeakAlloc;
use tablier_bench::summary::{Figure, Summary, Target};
use tablier_bench::{fastest, reference, situations};
use tablier_corona::board::Situation;
use tablier_corona::solver::{Tablebase, best_sets, solve};

#[global_allocator]
static HEAP: PeakAlloc = PeakAlloc;

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let (table, build_peak) = build_watching_the_heap();
    assert_eq!(table.census().histogram, reference::census(), "the census and its reference must agree");

    census(&mut criterion);
    questions(&mut criterion, &table);
    criterion.final_summary();
    println!("\n{}", Summary(figures(&table, build_peak)));
}

/// A table, and the most bytes that building it had on the heap at once.
fn build_watching_the_heap() -> (Tablebase, usize) {
    let before = HEAP.current_usage();
    HEAP.reset_peak_usage();
    let table = Tablebase::build();
    (table, HEAP.peak_usage() - before)
}

/// The census, ours and the reference's. The reference takes seconds: the fewest samples there are.
fn census(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("corona census");
    group.sampling_mode(SamplingMode::Flat).sample_size(10);
    group.warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(3));
    group.bench_function("ours", |bencher| bencher.iter(|| Tablebase::build().census()));
    group.bench_function("reference", |bencher| bencher.iter(reference::census));
    group.finish();
}

/// What the table and the search are asked, one situation at a time.
fn questions(criterion: &mut Criterion, table: &Tablebase) {
    let random = situations::random(1, 100_000);
    let hard = situations::all_distinct(2);
    ask(criterion, "value", &random, |situation| table.value(situation));
    ask(criterion, "best line", &random, |situation| table.best_line(situation));
    ask(criterion, "solve", &random, solve);
    ask(criterion, "solve, all distinct", &hard, solve);
    ask(criterion, "best sets", &random, best_sets);
}

fn ask<T>(criterion: &mut Criterion, name: &str, of: &[Situation], question: impl Fn(&Situation) -> T) {
    let mut group = criterion.benchmark_group("corona");
    group.warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(3));
    let mut next = of.iter().cycle();
    group.bench_function(name, |bencher| bencher.iter(|| next.next().map(&question)));
    group.finish();
}

/// The figures that have targets, measured plainly.
fn figures(table: &Tablebase, build_peak: usize) -> Vec<Figure> {
    let ours = fastest(10, || Tablebase::build().census());
    let plain = fastest(3, reference::census);
    let million = situations::random(3, 1_000_000);
    let value = mean(&million, |situation| table.value(situation));
    let line = mean(&million[..100_000], |situation| table.best_line(situation));
    let searched = [situations::all_distinct(4), situations::random(5, 20_000)].concat();
    let solving = mean(&searched, solve);
    // Of five times the best counts: an interruption by another process says nothing about the situation.
    let slowest = searched.iter().map(|situation| fastest(5, || solve(situation))).fold(0.0, f64::max);

    let figure = |name, measured, unit, target| Figure { name, measured, unit, target };
    let (at_most, at_least) = (Target::AtMost, Target::AtLeast);
    vec![
        figure("census, ours", ours * 1e3, "ms", Target::None),
        figure("census, reference", plain * 1e3, "ms", Target::None),
        figure("census, reference over ours", plain / ours, "times", at_least(10.0)),
        figure("table", count(table.bytes()) / 1e6, "MB", at_most(8.0)),
        figure("heap while building", count(build_peak) / 1e6, "MB", at_most(64.0)),
        figure("value, mean of a million", value * 1e9, "ns", at_most(50.0)),
        figure("best line, mean", line * 1e6, "µs", at_most(5.0)),
        figure("solve without table, mean", solving * 1e6, "µs", at_most(300.0)),
        figure("solve without table, slowest", slowest * 1e6, "µs", at_most(300.0)),
    ]
}

/// The time a question takes on average over the situations, in seconds: the quietest of three passes.
fn mean<T>(situations: &[Situation], question: impl Fn(&Situation) -> T) -> f64 {
    let all = fastest(3, || {
        for situation in situations {
            black_box(question(situation));
        }
    });
    all / count(situations.len())
}

#[allow(clippy::cast_precision_loss, reason = "figures for people")]
fn count(things: usize) -> f64 {
    things as f64
}
