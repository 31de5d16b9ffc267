//! The move generator against the rule book's numbers, the data files, and the simple second generator.

use proptest::prelude::*;
use tablier_colorado::{Geometry, Move, Position, Square, divide, perft};

use crate::support::simple::{Simple, name};
use crate::support::{cases, geometry, random};

#[test]
fn the_rule_books_numbers() {
    let leaves = [28, 863, 26_053, 862_974];
    for (depth, leaves) in (1..).zip(leaves) {
        assert_eq!(perft(&geometry(), &Position::START, depth), leaves);
    }
}

#[test]
fn the_data_files_numbers_by_both_generators() {
    let cases = cases();
    assert!(cases.len() >= 30);
    for case in &cases {
        let geometry = Geometry::new(case.board);
        let simple = Simple::read(&case.board.to_string(), &case.position.to_string());
        for (depth, &leaves) in (1..).zip(&case.leaves) {
            let at = format!("{} {} depth {depth}", case.board, case.position);
            assert_eq!(perft(&geometry, &case.position, depth), leaves, "{at}");
            if leaves < 100_000 {
                assert_eq!(simple.perft(depth), leaves, "{at}");
            }
        }
    }
}

#[test]
fn the_data_files_hold_every_kind_of_position() {
    let cases = cases();
    let count = |kind: &dyn Fn(&Position) -> bool| cases.iter().filter(|case| kind(&case.position)).count();
    assert!(count(&|p| p.first_rights_text() != "-") >= 4, "openings");
    assert!(count(&|p| p.fresh().is_some_and(|s| s.row() == 0)) >= 4, "fresh on row 1");
    assert!(count(&|p| p.fresh().is_some_and(|s| s.row() == 7)) >= 4, "fresh on row 8");
    for side in tablier_colorado::Side::BOTH {
        assert!(count(&|p| !p.safe(side).is_empty()) >= 6, "safe pawns of {side}");
    }
    assert!(count(&|p| p.occupied().count() <= 6) >= 6, "endings");
    let passes = cases.iter().filter(|case| !case.position.can_move(&Geometry::new(case.board))).count();
    assert!(passes >= 4, "passes");
}

trait FirstRights {
    fn first_rights_text(&self) -> String;
}

impl FirstRights for Position {
    fn first_rights_text(&self) -> String {
        self.to_string().split(' ').nth(2).unwrap().to_owned()
    }
}

#[test]
fn divide_adds_up_to_perft() {
    for case in cases().iter().take(12) {
        let geometry = Geometry::new(case.board);
        let sum: u64 = divide(&geometry, &case.position, 3).iter().map(|(_, leaves)| leaves).sum();
        assert_eq!(sum, perft(&geometry, &case.position, 3));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn both_generators_list_the_same_moves_and_reach_the_same_positions(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Geometry::new(random::board(rng));
        let position = random::position(rng, &geometry);
        let simple = Simple::read(&geometry.board().to_string(), &position.to_string());
        let mut ours: Vec<(String, String)> = position.moves(&geometry).iter()
            .map(|one| (one.to_string(), position.play(*one).to_string())).collect();
        let mut theirs: Vec<(String, String)> = simple.moves().into_iter()
            .map(|one| (name(one.0) + &name(one.1), simple.play(one).position())).collect();
        ours.sort();
        theirs.sort();
        prop_assert_eq!(&ours, &theirs);
        prop_assert_eq!(position.count_moves(&geometry) as usize, ours.len());
        prop_assert_eq!(position.can_move(&geometry), !ours.is_empty());
        prop_assert_eq!(position.is_stuck(&geometry), simple.is_stuck());
        prop_assert_eq!(perft(&geometry, &position, 2), simple.perft(2));
    }

    #[test]
    fn a_move_is_listed_exactly_when_it_is_legal(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Geometry::new(random::board(rng));
        let position = random::position(rng, &geometry);
        let listed = position.moves(&geometry);
        for from in Square::all() {
            for to in Square::all() {
                let one = Move { from, to };
                prop_assert_eq!(listed.contains(&one), position.check(&geometry, one).is_ok());
            }
        }
    }

    #[test]
    fn turning_by_180_and_swapping_colours_keeps_perft(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Geometry::new(random::board(rng));
        let position = random::position(rng, &geometry);
        let turned = Geometry::new(geometry.board().turned_180());
        for depth in 1..=3 {
            prop_assert_eq!(perft(&geometry, &position, depth), perft(&turned, &position.swapped(), depth));
        }
    }
}
