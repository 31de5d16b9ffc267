//! Koroona's physics against rapier2d stepped at 1 kHz, and the best shooter's time for a move.
//!
//! `cargo bench -p tablier-bench --bench koroona` prints Criterion's results and then a summary of figures measured
//! in the same run.

use std::time::Duration;

use criterion::Criterion;
use tablier_bench::fastest;
use tablier_bench::koroona::{full_break, stepped, turns};
use tablier_bench::summary::{Figure, Summary, Target};
use tablier_game::{Seat, Seed};
use tablier_koroona::equipment::Equipment;
use tablier_koroona::game::View;
use tablier_koroona::physics::{Model, Simulator};
use tablier_koroona::shooter::{LEVELS, Shooter};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let bodies = full_break();
    let mut simulator = Simulator::new(Model::new(&Equipment::STANDARD));
    let mut group = criterion.benchmark_group("koroona full break");
    group.sample_size(20).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(3));
    group.bench_function("ours", |bencher| {
        bencher.iter(|| simulator.run(&bodies).map(|trace| trace.duration).is_ok());
    });
    group.bench_function("rapier2d at 1 kHz", |bencher| bencher.iter(|| stepped(&bodies)));
    group.finish();
    criterion.final_summary();
    println!("\n{}", Summary(figures()));
}

fn figures() -> Vec<Figure> {
    let bodies = full_break();
    let mut simulator = Simulator::new(Model::new(&Equipment::STANDARD));
    let ours = fastest(200, || simulator.run(&bodies).map(|trace| trace.duration).is_ok());
    let theirs = fastest(10, || stepped(&bodies));
    let [singles, doubles] = [2, 4].map(slowest_move);
    let figure = |name, measured, unit, target| Figure { name, measured, unit, target };
    vec![
        figure("full break, ours", ours * 1e6, "µs", Target::None),
        figure("full break, rapier2d at 1 kHz", theirs * 1e6, "µs", Target::None),
        figure("full break, rapier2d over ours", theirs / ours, "times", Target::AtLeast(300.0)),
        figure("best level, slowest move of a set", singles * 1e3, "ms", Target::AtMost(300.0)),
        figure("best level, slowest move in doubles", doubles * 1e3, "ms", Target::AtMost(300.0)),
    ]
}

/// The slowest move of the best level over all turns of a set, in seconds. Of three times the best counts: an
/// interruption by another process says nothing about the move.
fn slowest_move(seats: usize) -> f64 {
    let best = Shooter::new(LEVELS.len() - 1, Seed([1; 32]));
    let time = |(view, seat): &(View, Seat)| fastest(3, || best.stroke(view, *seat, &|| false));
    turns(seats).iter().map(time).fold(0.0, f64::max)
}
