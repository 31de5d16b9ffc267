//! The search: what it must find, what must not change unnoticed, and that it plays no favourites.

use proptest::prelude::*;
use tablier_colorado::engine::{Judge, Limits, Report, Table, Thinker, WEIGHTS, full_width, think};
use tablier_colorado::{Geometry, Ply, Position, Situation};

use crate::support::{cases, geometry, position, random};

/// The depth and the nodes of the signature below.
const DEPTH: u32 = 8;
const NODES: u64 = 1_715_334;

fn thought(geometry: &Geometry, situation: &Situation, limits: Limits) -> Report {
    let table = Table::new(4);
    think(&Thinker::new(geometry, &table, &|| false), situation, limits, &mut |_| {})
}

#[test]
fn the_search_visits_the_nodes_it_always_visited() {
    let nodes: u64 = cases()
        .iter()
        .take(40)
        .map(|case| {
            let situation = Situation::from(case.position);
            thought(&Geometry::new(case.board), &situation, Limits::depth(DEPTH)).nodes
        })
        .sum();
    assert_eq!(nodes, NODES, "if the search was meant to change, so must this number");
}

#[test]
fn a_win_in_one_is_found_and_counted() {
    for text in ["w2b4/1w6/8/8/8/4b3/8/8 w - -", "8/8/8/8/8/4b3/1w6/b6b b - -"] {
        let situation = Situation::from(position(text));
        let report = thought(&geometry(), &situation, Limits::depth(4));
        if let Some(moves) = report.score.wins_in() {
            let mut end = situation.clone();
            for &ply in &report.line {
                end.play(ply);
            }
            assert_eq!(moves, u32::try_from(report.line.len()).unwrap().div_ceil(2));
        }
    }
    let won = Situation::from(position("w2b4/1w6/8/8/8/4b3/8/8 w - -"));
    let all_kings = Geometry::new(["BBBBBBBB"; 8].join("/").parse().unwrap());
    let report = thought(&all_kings, &won, Limits::depth(3));
    assert_eq!(report.score.wins_in(), Some(1));
    assert_eq!(report.score.to_string(), "wins in 1");
}

#[test]
fn k10_the_engine_does_not_capture_the_last_straggler() {
    let kings = Geometry::new(["BBBBBBBB"; 8].join("/").parse().unwrap());
    let situation = Situation::from(position("8/8/8/3b4/3w4/w7/8/b7 w - -"));
    let report = thought(&kings, &situation, Limits::depth(5));
    assert_ne!(report.best(), Some(Ply::Move("d4d5".parse().unwrap())));
}

#[test]
fn the_only_turn_of_a_stuck_side_is_to_pass() {
    let kings = Geometry::new(["BBBBBBBB"; 8].join("/").parse().unwrap());
    let situation = Situation::from(position("8/8/8/8/8/8/bbbbbbbb/wwwwwwww w w -"));
    let report = thought(&kings, &situation, Limits::depth(4));
    assert_eq!(report.best(), Some(Ply::Pass));
}

#[test]
fn the_same_nodes_and_the_same_answer_every_time() {
    let situation = Situation::from(Position::START);
    let once = thought(&geometry(), &situation, Limits::nodes(20_000));
    assert_eq!(once, thought(&geometry(), &situation, Limits::nodes(20_000)));
    // Games that end in a move are counted without being asked about: a few nodes more.
    assert!(once.nodes < 20_200 && once.depth >= 5);
}

#[test]
fn a_search_stopped_at_once_answers_with_a_legal_turn() {
    let (geometry, table) = (geometry(), Table::new(1));
    let situation = Situation::from(Position::START);
    let report =
        think(&Thinker::new(&geometry, &table, &|| true), &situation, Limits::default(), &mut |_| {});
    assert!(situation.plies(&geometry).contains(&report.best().unwrap()));
}

/// Minimax by the book: every move, to the depth, then captures only.
fn minimax(geometry: &Geometry, judge: &Judge<'_>, position: &Position, depth: u32, ply: i32) -> i32 {
    const WON: i32 = 30_000;
    let standing = (depth == 0).then(|| judge.evaluate(position));
    let moves = position.moves(geometry);
    if moves.is_empty() && depth > 0 {
        return -minimax(geometry, judge, &position.pass(), depth - 1, ply + 1);
    }
    let mut best = standing.unwrap_or(-WON);
    for &one in moves.iter() {
        let next = position.play(one);
        let won = next.won().map(|verdict| {
            let distance = WON - ply - 1;
            if verdict.winner == Some(position.turn()) { distance } else { -distance }
        });
        // Below the depth: captures, and the move that wins by coming home.
        let wins = won.is_some_and(|score| score > 0);
        if depth == 0 && !position.is_capture(one) && !wins {
            continue;
        }
        let score = won.unwrap_or_else(|| -minimax(geometry, judge, &next, depth.saturating_sub(1), ply + 1));
        best = best.max(score);
    }
    best
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn without_pruning_the_search_is_minimax(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Geometry::new(random::board(rng));
        let position = random::strewn(rng);
        let judge = Judge::new(&geometry, &WEIGHTS);
        for depth in 1..=2 {
            let plain = minimax(&geometry, &judge, &position, depth, 0);
            prop_assert_eq!(full_width(&geometry, &Situation::from(position), depth), plain, "{}", position);
        }
    }

    #[test]
    fn turning_by_180_and_swapping_colours_keeps_evaluation_and_full_width_score(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Geometry::new(random::board(rng));
        let turned = Geometry::new(geometry.board().turned_180());
        let position = random::position(rng, &geometry);
        let swapped = position.swapped();
        prop_assert_eq!(
            Judge::new(&geometry, &WEIGHTS).evaluate(&position),
            Judge::new(&turned, &WEIGHTS).evaluate(&swapped)
        );
        for depth in 1..=3 {
            prop_assert_eq!(
                full_width(&geometry, &Situation::from(position), depth),
                full_width(&turned, &Situation::from(swapped), depth)
            );
        }
    }

    #[test]
    fn the_answer_is_legal_and_its_line_can_be_played(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Geometry::new(random::board(rng));
        let mut situation = Situation::from(random::position(rng, &geometry));
        let report = thought(&geometry, &situation, Limits::nodes(3_000));
        prop_assert!(!report.line.is_empty());
        for &ply in &report.line {
            prop_assert!(situation.plies(&geometry).contains(&ply), "{:?} in {:?}", ply, situation);
            situation.play(ply);
        }
    }
}
