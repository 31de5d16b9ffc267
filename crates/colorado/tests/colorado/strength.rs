//! The engine against the baseline: a few quick games always, the full measurement on request.

use tablier_colorado::engine::{Limits, Table, Thinker, think};
use tablier_colorado::{Geometry, Ply, Position, Side, Situation};

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
    let table = Table::new(16);
    let mut tally = Tally::default();
    for number in 0..games {
        let geometry = Geometry::new(random::laid(&mut random::rng(number / 2)));
        let engine = if number % 2 == 0 { Side::White } else { Side::Black };
        let mut situation = Situation::from(Position::START);
        let verdict = loop {
            if let Some(verdict) = situation.verdict(&geometry) {
                break verdict;
            }
            let ply: Ply = if situation.position().turn() == engine {
                table.clear();
                let thinker = Thinker::new(&geometry, &table, &|| false);
                let report = think(&thinker, &situation, Limits::nodes(nodes), &mut |_| {});
                report.best().unwrap()
            } else {
                baseline::answer(&geometry, &situation)
            };
            situation.play(ply);
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
