//! K8 to K11: who wins, and by which move.

use tablier_colorado::{Reason, Side};

use super::ended;
use crate::support::{kings, position};

#[test]
fn k8_all_remaining_pawns_home_wins_at_once() {
    let last = position("w7/1w6/8/8/8/4b3/8/8 w - -");
    assert_eq!(ended(&kings(), &last, "b7b8"), Some((Some(Side::White), Reason::AllHome)));
    let only = position("8/1w6/8/8/8/4b3/8/8 w - -");
    assert_eq!(ended(&kings(), &only, "b7a8"), Some((Some(Side::White), Reason::AllHome)));
    let black = position("8/8/4w3/8/8/8/6b1/b7 b - -");
    assert_eq!(ended(&kings(), &black, "g2h1"), Some((Some(Side::Black), Reason::AllHome)));
}

#[test]
fn k8_even_when_the_last_of_them_could_have_been_captured() {
    let within_reach = position("w2b4/1w6/8/8/8/4b3/8/8 w - -");
    assert_eq!(ended(&kings(), &within_reach, "b7c8"), Some((Some(Side::White), Reason::AllHome)));
}

#[test]
fn k8_one_pawn_on_its_way_is_enough_for_the_game_to_go_on() {
    let two = position("w7/1w6/8/8/8/w3b3/8/8 w - -");
    assert_eq!(ended(&kings(), &two, "b7b8"), None);
    let moved_off = position("ww6/8/8/8/8/w3b3/8/8 w - -");
    assert_eq!(ended(&kings(), &moved_off, "b8b7"), None);
}

#[test]
fn k9_capturing_the_last_enemy_pawn_wins() {
    let white = position("8/8/8/3b4/3w4/8/8/8 w - -");
    assert_eq!(ended(&kings(), &white, "d4d5"), Some((Some(Side::White), Reason::AllCaptured)));
    let black = position("8/8/8/3b4/3w4/8/8/8 b - -");
    assert_eq!(ended(&kings(), &black, "d5d4"), Some((Some(Side::Black), Reason::AllCaptured)));
}

#[test]
fn k9_the_last_but_one_does_not() {
    let two = position("8/8/b7/3b4/3w4/8/8/8 w - -");
    assert_eq!(ended(&kings(), &two, "d4d5"), None);
}

#[test]
fn k10_capturing_the_last_pawn_on_its_way_makes_the_enemy_win() {
    let white_captures = position("8/8/8/3b4/3w4/8/8/b7 w - -");
    let black_wins = Some((Some(Side::Black), Reason::LastStragglerCaptured));
    assert_eq!(ended(&kings(), &white_captures, "d4d5"), black_wins);
    let black_captures = position("w7/8/8/3b4/3w4/8/8/8 b - -");
    let white_wins = Some((Some(Side::White), Reason::LastStragglerCaptured));
    assert_eq!(ended(&kings(), &black_captures, "d5d4"), white_wins);
}

#[test]
fn k10_also_when_the_one_at_home_could_have_been_captured_instead() {
    let fresh = position("8/8/8/3b4/3w4/8/1w6/b7 w - a1");
    let black_wins = Some((Some(Side::Black), Reason::LastStragglerCaptured));
    assert_eq!(ended(&kings(), &fresh, "d4d5"), black_wins);
    assert_eq!(ended(&kings(), &fresh, "b2a1"), None);
}

#[test]
fn k10_not_while_another_is_on_its_way() {
    let two = position("8/8/b7/3b4/3w4/8/8/b7 w - -");
    assert_eq!(ended(&kings(), &two, "d4d5"), None);
}

#[test]
fn k11_when_one_move_brings_both_the_mover_wins() {
    // The mover's last pawn captures the enemy's last one on its way and is home by that; another enemy pawn is home.
    let white = position("w2b4/4w3/8/8/8/8/8/b7 w - -");
    assert_eq!(ended(&kings(), &white, "e7d8"), Some((Some(Side::White), Reason::AllHome)));
    let black = position("w7/8/8/8/8/8/4b3/b2w4 b - -");
    assert_eq!(ended(&kings(), &black, "e2d1"), Some((Some(Side::Black), Reason::AllHome)));
}
