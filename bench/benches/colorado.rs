//! `cargo xtask bench colorado`: perft beside `cozy-chess`'s, and the search's nodes a second, in one run.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput};
use tablier_bench::colorado::{HASH, NODES, SEARCHED, chess_perft, geometry, measure, search_all};
use tablier_colorado::engine::TranspositionTable;
use tablier_colorado::{Geometry, Position, perft};

/// What the issue asks for.
const RATIO: f64 = 3.0;
const MILLIONS: f64 = 3.0;

fn benches(criterion: &mut Criterion) {
    let geometry = geometry();
    let mut group = criterion.benchmark_group("colorado");
    group.sample_size(10).measurement_time(Duration::from_secs(4));
    group.throughput(Throughput::Elements(27_354_129));
    group.bench_function("perft 5, rule book's board", |bencher| {
        bencher.iter(|| perft(&geometry, black_box(&Position::START), 5));
    });
    group.throughput(Throughput::Elements(4_865_609));
    let chess = cozy_chess::Board::default();
    group.bench_function("cozy-chess perft 5", |bencher| {
        bencher.iter(|| chess_perft(black_box(&chess), 5));
    });
    group.throughput(Throughput::Elements(NODES * SEARCHED.len() as u64));
    let table = TranspositionTable::new(&geometry, HASH);
    group.bench_function("search, one thread", |bencher| {
        bencher.iter(|| search_all(&table));
    });
    group.throughput(Throughput::Elements(1));
    group.bench_function("a board's geometry", |bencher| {
        bencher.iter(|| Geometry::new(black_box(*geometry.board())));
    });
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    benches(&mut criterion);
    criterion.final_summary();
    let rates = measure(9);
    let met = |holds: bool| if holds { "met" } else { "NOT MET" };
    println!(
        "perft: {:.0} M leaves/s, cozy-chess {:.0} M/s, ratio {:.2} (median of rounds; at least {RATIO}: {})",
        rates.perft,
        rates.chess,
        rates.ratio,
        met(rates.ratio >= RATIO)
    );
    println!(
        "search: {:.2} M nodes/s on one thread (at least {MILLIONS}: {})",
        rates.search,
        met(rates.search >= MILLIONS)
    );
}
