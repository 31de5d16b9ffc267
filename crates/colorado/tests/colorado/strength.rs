//! The engine against the baseline: a few quick games always, the full measurement on request.

use tablier_colorado::engine::{Limits, Table, Thinker, think};
use tablier_colorado::{Geometry, Ply, Position, Side, Situation};

use crate::support::{baseline, random};

/// The engine's points, in halves, over games on random boards with colours swapped.
fn score(games: u64, nodes: u64) -> u32 {
    let table = Table::new(16);
    let mut halves = 0;
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
        halves += match verdict.winner {
            Some(side) if side == engine => 2,
            Some(_) => 0,
            None => 1,
        };
        println!("game {}: {verdict:?}, {halves} halves", number + 1);
    }
    halves
}

#[test]
fn a_tenth_of_full_strength_beats_four_plies() {
    assert!(score(6, 20_000) >= 8);
}

#[test]
#[ignore = "minutes: the measurement of the README's strength table"]
fn full_strength_wins_95_of_100_games_against_four_plies() {
    let halves = score(100, 200_000);
    println!("{halves} halves of 200");
    assert!(halves >= 190);
}
