//! The engine against the baseline: a few quick games always, the full measurement on request.

use std::sync::Arc;

use tablier_colorado::engine::{Limits, Searcher, TranspositionTable, think};
use tablier_colorado::{Course, Geometry, Ply, Position, Side};

use crate::support::{baseline, random};

/// What the engine won, drew and lost.
#[derive(Debug, Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
}

/// Games of the engine on random boards with colours swapped.
fn measure(games: u64, nodes: u64) -> Tally {
    let mut tally = Tally::default();
    for number in 0..games {
        let geometry = Arc::new(Geometry::new(random::laid(&mut random::rng(number / 2))));
        let table = TranspositionTable::new(&geometry, 16);
        let engine = if number % 2 == 0 { Side::White } else { Side::Black };
        let mut course = Course::from(Position::START);
        let verdict = loop {
            if let Some(verdict) = course.verdict(&geometry) {
                break verdict;
            }
            let ply: Ply = if course.position().turn() == engine {
                table.clear();
                let searcher = Searcher::new(&table, &|| false);
                let report = think(&searcher, &course, Limits::nodes(nodes), &mut |_| {});
                report.best().unwrap()
            } else {
                baseline::answer(&geometry, &course)
            };
            course.play(&geometry, ply).unwrap();
        };
        match verdict.winner {
            Some(side) if side == engine => tally.won += 1,
            Some(_) => tally.lost += 1,
            None => tally.drawn += 1,
        }
        println!("game {}, engine {engine:?}: {verdict:?}", number + 1);
    }
    tally
}

#[test]
fn a_tenth_of_full_strength_beats_four_plies() {
    let tally = measure(6, 20_000);
    assert!(tally.won >= 4, "{tally:?}");
}

#[test]
#[ignore = "minutes: the measurement of the README's strength table"]
fn full_strength_wins_95_of_100_games_against_four_plies() {
    let tally = measure(100, 200_000);
    let Tally { won, drawn, lost } = tally;
    let score = f64::from(won) + f64::from(drawn) / 2.0;
    println!("| 200,000 nodes a move | four plies | 100 | {won} | {drawn} | {lost} | {score:.1} % | | |");
    assert!(won >= 95, "{tally:?}");
}
