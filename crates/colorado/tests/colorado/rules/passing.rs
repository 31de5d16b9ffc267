//! K12: passing. That a pass is automatic at the table is tested beside `decide`; that the game is drawn where neither
//! side can move, beside `Position`: no position of eight pawns or fewer comes to that.

use tablier_colorado::{Course, Geometry, Ply, Unplayable};

use crate::support::{cases, kings, position};

/// White has yet to make a first move, and nowhere to go without capturing.
const BLOCKED: &str = "8/8/8/8/8/8/bbbbbbbb/wwwwwwww w w -";

#[test]
fn k12_without_a_legal_move_one_passes() {
    let mut course = Course::from(position(BLOCKED));
    assert_eq!(course.plies(&kings()), [Ply::Pass]);
    assert_eq!(course.play(&kings(), Ply::Pass), Ok(()));
    assert_eq!(course.position().to_string(), "8/8/8/8/8/8/bbbbbbbb/wwwwwwww b w -");
    assert_eq!(course.verdict(&kings()), None, "Black can move, so this is no draw");
    assert_eq!(Ply::Pass.to_string(), "pass");
}

#[test]
fn k12_with_a_legal_move_one_does_not() {
    let mut course = Course::from(position("8/8/8/8/8/8/bbbbbbb1/wwwwwwww w w -"));
    assert!(!course.plies(&kings()).contains(&Ply::Pass));
    assert_eq!(course.play(&kings(), Ply::Pass), Err(Unplayable::CanMove));
}

#[test]
fn k12_a_pass_does_not_use_up_the_first_move_ban() {
    let mut course = Course::from(position(BLOCKED));
    course.play(&kings(), Ply::Pass).unwrap();
    course.play(&kings(), "a2a3".parse().unwrap()).unwrap();
    let onto = |text: &str| course.plies(&kings()).contains(&text.parse().unwrap());
    assert!(onto("a1a2") && !onto("a1b2"), "to the free square, but still no capture");
}

#[test]
fn k12_a_pass_counts_in_k13() {
    let mut course = Course::from(position(BLOCKED));
    course.play(&kings(), Ply::Pass).unwrap();
    assert_eq!(course.quiet(), 1);
    assert_eq!(course.past(), [position(BLOCKED)]);
}

#[test]
fn k12_a_pass_ends_the_chance_at_an_arrival() {
    let passed = position("w6b/6b1/8/8/4w3/8/8/1b6 b - a8").pass();
    assert_eq!(passed.to_string(), "w6b/6b1/8/8/4w3/8/8/1b6 w - -");
}

#[test]
fn k12_every_pass_of_the_data_file_leaves_the_other_side_a_move() {
    let mut passes = 0;
    for case in cases() {
        let geometry = Geometry::new(case.board);
        if !case.position.can_move(&geometry) {
            assert!(case.position.pass().can_move(&geometry), "{}", case.position);
            assert_eq!(case.leaves[0], 1);
            passes += 1;
        }
    }
    assert!(passes >= 4);
}
