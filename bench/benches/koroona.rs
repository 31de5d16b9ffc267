//! Koroona's physics against rapier2d stepped at 1 kHz, and the best shooter's time for a move.
//!
//! `cargo bench -p tablier-bench --bench koroona` prints Criterion's results and then a summary of figures measured
//! in the same run.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::Criterion;
use tablier_bench::koroona::{first_turn, full_break, stepped};
use tablier_bench::summary::{Figure, Summary, Target};
use tablier_game::Seed;
use tablier_koroona::equipment::Equipment;
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
    let (view, seat) = first_turn();
    let moves = (0..10).map(|n| {
        let best = Shooter::new(LEVELS.len() - 1, Seed([n; 32]));
        fastest(1, || best.stroke(&view, seat, &|| false))
    });
    let slowest = moves.fold(0.0, f64::max);
    let figure = |name, measured, unit, target| Figure { name, measured, unit, target };
    vec![
        figure("full break, ours", ours * 1e6, "µs", Target::None),
        figure("full break, rapier2d at 1 kHz", theirs * 1e6, "µs", Target::None),
        figure("full break, rapier2d over ours", theirs / ours, "times", Target::AtLeast(30.0)),
        figure("best level's first move, slowest of ten", slowest * 1e3, "ms", Target::AtMost(300.0)),
    ]
}

/// The shortest of several times that some work takes, in seconds.
fn fastest<T>(times: usize, mut work: impl FnMut() -> T) -> f64 {
    let time = |_| {
        let start = Instant::now();
        black_box(work());
        start.elapsed().as_secs_f64()
    };
    (0..times).map(time).fold(f64::MAX, f64::min)
}
