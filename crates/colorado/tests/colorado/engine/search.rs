//! The search: what it must find, what must not change unnoticed, and that it plays no favourites.

use std::sync::Arc;

use proptest::prelude::*;
use rand::RngExt;
use tablier_colorado::engine::{
    Evaluator, Limits, Report, Searcher, TranspositionTable, WEIGHTS, full_width, think,
};
use tablier_colorado::{Course, Geometry, Ply, Position, Side};

use crate::support::{cases, geometry, kings, painted, position, random};

/// The depth and the nodes of the signature below.
const DEPTH: u32 = 8;
const NODES: u64 = 1_715_334;

fn thought(geometry: &Arc<Geometry>, course: &Course, limits: Limits) -> Report {
    let table = TranspositionTable::new(geometry, 4);
    think(&Searcher::new(&table, &|| false), course, limits, &mut |_| {})
}

#[test]
fn the_search_visits_the_nodes_it_always_visited() {
    let nodes: u64 = cases()
        .iter()
        .take(40)
        .map(|case| {
            let course = Course::from(case.position);
            thought(&Arc::new(Geometry::new(case.board)), &course, Limits::depth(DEPTH)).nodes
        })
        .sum();
    assert_eq!(nodes, NODES, "if the search was meant to change, so must this number");
}

/// One step along a diagonal from every square.
fn bishops() -> Arc<Geometry> {
    painted('Y', &[])
}

/// Plays a line that is said to decide the game, and says who has won at its end.
fn played_out(geometry: &Geometry, course: &Course, line: &[Ply]) -> Option<Side> {
    let mut end = course.clone();
    for ply in line {
        end.play(geometry, *ply).unwrap_or_else(|why| panic!("{ply:?}: {why}"));
    }
    end.verdict(geometry).and_then(|verdict| verdict.winner)
}

#[test]
fn a_win_in_one_is_found_and_counted() {
    let won = Course::from(position("w2b4/1w6/8/8/8/4b3/8/8 w - -"));
    let report = thought(&kings(), &won, Limits::depth(3));
    assert_eq!(report.score.wins_in(), Some(1));
    assert_eq!(report.score.to_string(), "wins in 1");
    assert_eq!(played_out(&kings(), &won, &report.line), Some(Side::White));
}

#[test]
fn a_winning_line_ends_with_the_winning_move() {
    let course = Course::from(position("3b4/8/w7/8/4b3/8/8/8 w - -"));
    for depth in 3..=8 {
        let report = thought(&kings(), &course, Limits::depth(depth));
        assert_eq!((report.score.wins_in(), report.line.len()), (Some(2), 3), "{:?}", report.line);
        assert_eq!(played_out(&kings(), &course, &report.line), Some(Side::White));
    }
}

#[test]
fn a_capture_that_wins_beyond_the_depth_is_told_too() {
    // From the corner there is one move only, and a pawn waits for it.
    let course = Course::from(position("b7/8/2w5/8/8/8/7w/8 b - -"));
    for depth in 1..=3 {
        let report = thought(&bishops(), &course, Limits::depth(depth));
        assert_eq!((report.score.loses_in(), report.line.len()), (Some(1), 2), "{:?}", report.line);
        assert_eq!(played_out(&bishops(), &course, &report.line), Some(Side::White));
    }
}

#[test]
fn every_line_that_decides_the_game_is_told_to_its_end() {
    let (mut wins, mut losses, mut longest) = (0, 0, 0);
    for seed in 0..300 {
        let rng = &mut random::rng(seed);
        let geometry = Arc::new(Geometry::new(random::board(rng)));
        let course = Course::from(random::strewn(rng));
        if course.verdict(&geometry).is_some() {
            continue;
        }
        let mover = course.position().turn();
        for depth in 1..=6 {
            let report = thought(&geometry, &course, Limits::depth(depth));
            let (winner, plies) = match (report.score.wins_in(), report.score.loses_in()) {
                (Some(own), _) => (mover, 2 * own - 1),
                (_, Some(theirs)) => (mover.other(), 2 * theirs),
                _ => continue,
            };
            let told = u32::try_from(report.line.len()).unwrap();
            assert_eq!(told, plies, "seed {seed} at depth {depth}: {} by {:?}", report.score, report.line);
            assert_eq!(played_out(&geometry, &course, &report.line), Some(winner), "seed {seed}");
            longest = longest.max(plies);
            if winner == mover { wins += 1 } else { losses += 1 }
        }
    }
    assert!(
        wins > 50 && losses > 20 && longest > 4,
        "{wins} wins, {losses} losses, the longest of {longest}"
    );
}

#[test]
fn k10_the_engine_does_not_capture_the_last_straggler() {
    let kings = kings();
    let course = Course::from(position("8/8/8/3b4/3w4/w7/8/b7 w - -"));
    let report = thought(&kings, &course, Limits::depth(5));
    assert_ne!(report.best(), Some(Ply::Move("d4d5".parse().unwrap())));
}

/// White on rows 2 and 3, Black on rows 6 and 7: nothing can be captured or come home within two moves.
fn is_far_apart(position: &Position) -> bool {
    let text = position.to_string();
    let rows = text.split([' ', '/']).take(8);
    let apart = |(row, pawns): (usize, &str)| match row {
        1 | 2 => !pawns.contains('w'),
        5 | 6 => !pawns.contains('b'),
        _ => pawns == "8",
    };
    rows.enumerate().all(apart)
}

#[test]
fn k13_the_search_counts_the_hundred_moves_that_the_game_has_begun_to_count() {
    // Four pawns against one, wandering by chance and never standing the same way twice.
    let mut course = Course::from(position("8/8/b7/8/8/w4www/8/8 w - -"));
    let rng = &mut random::rng(5);
    while course.quiet() < 98 {
        let wanders = |ply: &Ply| {
            let mut next = course.clone();
            next.play_unchecked(*ply);
            is_far_apart(next.position()) && !course.past().contains(next.position())
        };
        let choices: Vec<Ply> = course.plies(&kings()).into_iter().filter(wanders).collect();
        course.play(&kings(), choices[rng.random_range(0..choices.len())]).unwrap();
    }
    let score = |course: &Course| thought(&kings(), course, Limits::depth(4)).score.0;
    assert_ne!(score(&Course::from(*course.position())), 0, "it is not level in itself");
    assert_eq!(score(&course), 0, "but two more moves draw it");
}

#[test]
fn k13_the_search_knows_what_the_game_has_seen_before() {
    // From the corner there is one move only.
    let bishops = bishops();
    let mut course = Course::from(position("8/1b6/8/8/5w2/4w3/8/8 w - -"));
    for played in ["f4g5", "b7a8", "g5f4", "a8b7", "f4g5", "b7a8", "g5f4"] {
        assert_eq!(course.verdict(&bishops), None);
        course.play(&bishops, Ply::Move(played.parse().unwrap())).unwrap();
    }
    assert_eq!(course.plies(&bishops), [Ply::Move("a8b7".parse().unwrap())]);
    let score = |course: &Course| thought(&bishops, course, Limits::depth(4)).score.0;
    assert_eq!(score(&course), 0, "the same position for the third time");
    assert_ne!(score(&Course::from(*course.position())), 0, "without that it would not be level");
}

#[test]
fn the_only_turn_of_a_stuck_side_is_to_pass() {
    let kings = kings();
    let course = Course::from(position("8/8/8/8/8/8/bbbbbbbb/wwwwwwww w w -"));
    let report = thought(&kings, &course, Limits::depth(4));
    assert_eq!(report.best(), Some(Ply::Pass));
}

#[test]
fn the_same_nodes_and_the_same_answer_every_time() {
    let course = Course::from(Position::START);
    let once = thought(&geometry(), &course, Limits::nodes(20_000));
    assert_eq!(once, thought(&geometry(), &course, Limits::nodes(20_000)));
    // Games that end in a move are counted without being asked about: a few nodes more.
    assert!(once.nodes < 20_200 && once.depth >= 5);
}

#[test]
fn a_search_is_on_its_tables_board() {
    let course = Course::from(Position::START);
    for geometry in [kings(), bishops(), geometry()] {
        let table = TranspositionTable::new(&geometry, 1);
        let searcher = Searcher::new(&table, &|| false);
        assert_eq!(searcher.geometry(), &*geometry);
        let best = think(&searcher, &course, Limits::depth(2), &mut |_| {}).best().unwrap();
        assert!(course.plies(&geometry).contains(&best), "{best} on {geometry:?}");
    }
}

#[test]
fn a_search_stopped_at_once_answers_with_a_legal_turn() {
    let geometry = geometry();
    let table = TranspositionTable::new(&geometry, 1);
    let course = Course::from(Position::START);
    let report = think(&Searcher::new(&table, &|| true), &course, Limits::default(), &mut |_| {});
    assert!(course.plies(&geometry).contains(&report.best().unwrap()));
}

/// Minimax by the book: every move, to the depth, then captures only.
fn minimax(geometry: &Geometry, evaluator: &Evaluator<'_>, position: &Position, depth: u32, ply: i32) -> i32 {
    const WON: i32 = 30_000;
    let standing = (depth == 0).then(|| evaluator.evaluate(position));
    let moves = position.moves(geometry);
    if moves.is_empty() && depth > 0 {
        return -minimax(geometry, evaluator, &position.pass(), depth - 1, ply + 1);
    }
    let mut best = standing.unwrap_or(-WON);
    for &one in moves.iter() {
        let next = position.play_unchecked(one);
        let won = next.won().map(|verdict| {
            let distance = WON - ply - 1;
            if verdict.winner == Some(position.turn()) { distance } else { -distance }
        });
        // Below the depth: captures, and the move that wins by coming home.
        let wins = won.is_some_and(|score| score > 0);
        if depth == 0 && !position.is_capture(one) && !wins {
            continue;
        }
        let score =
            won.unwrap_or_else(|| -minimax(geometry, evaluator, &next, depth.saturating_sub(1), ply + 1));
        best = best.max(score);
    }
    best
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn without_pruning_the_search_is_minimax(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Arc::new(Geometry::new(random::board(rng)));
        let position = random::strewn(rng);
        let evaluator = Evaluator::new(&geometry, &WEIGHTS);
        for depth in 1..=2 {
            let plain = minimax(&geometry, &evaluator, &position, depth, 0);
            prop_assert_eq!(full_width(&geometry, &Course::from(position), depth), plain, "{}", position);
        }
    }

    #[test]
    fn turning_by_180_and_swapping_colours_keeps_evaluation_and_full_width_score(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Arc::new(Geometry::new(random::board(rng)));
        let turned = Arc::new(Geometry::new(geometry.board().turned_180()));
        let position = random::position(rng, &geometry);
        let swapped = position.swapped();
        prop_assert_eq!(
            Evaluator::new(&geometry, &WEIGHTS).evaluate(&position),
            Evaluator::new(&turned, &WEIGHTS).evaluate(&swapped)
        );
        for depth in 1..=3 {
            prop_assert_eq!(
                full_width(&geometry, &Course::from(position), depth),
                full_width(&turned, &Course::from(swapped), depth)
            );
        }
    }

    #[test]
    fn the_answer_is_legal_and_its_line_can_be_played(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Arc::new(Geometry::new(random::board(rng)));
        let mut course = Course::from(random::position(rng, &geometry));
        let report = thought(&geometry, &course, Limits::nodes(3_000));
        prop_assert!(!report.line.is_empty());
        for &ply in &report.line {
            prop_assert_eq!(course.play(&geometry, ply), Ok(()), "{:?}", ply);
        }
    }
}
