//! The move generator's numbers: the rule book's, and those of the data file by both generators.

use tablier_colorado::{Geometry, Position, divide, perft};

use crate::support::simple::Simple;
use crate::support::{cases, geometry};

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
