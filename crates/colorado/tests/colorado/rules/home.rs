//! K7: arriving on the enemy's base row, and being safe there.

use tablier_colorado::{Position, Side};

use super::{after, mv, refused, targets};
use crate::support::{kings, painted, position};

/// White's pawn has just arrived on a8; the black one on h8 moves like a rook.
const ARRIVED: &str = "w6b/6b1/8/8/4w3/8/8/1b6 b - a8";
/// The same with the chance to capture it gone.
const SAFE: &str = "w6b/6b1/8/8/4w3/8/8/1b6 w - -";

fn rook_on_h8() -> std::sync::Arc<tablier_colorado::Geometry> {
    painted('B', &[("h8", 'R')])
}

fn home(position: &Position, side: Side) -> String {
    position.home(side).into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn k7_home_is_a_pawn_that_stands_on_the_enemys_base_row_now() {
    let both = position("w2b4/1w6/8/8/8/8/1b6/w1b5 w - -");
    assert_eq!(home(&both, Side::White), "a8");
    assert_eq!(home(&both, Side::Black), "c1");
    assert_eq!(home(&after(&kings(), &both, "b7b8"), Side::White), "a8 b8");
    assert_eq!(home(&after(&kings(), &both, "a8a7"), Side::White), "", "not one that has been there");
}

#[test]
fn k7_an_arrival_can_be_captured_in_the_very_next_move() {
    let arrived = after(&rook_on_h8(), &position("7b/w5b1/8/8/4w3/8/8/1b6 w - -"), "a7a8");
    assert_eq!(arrived.to_string(), ARRIVED);
    assert_eq!(after(&rook_on_h8(), &arrived, "h8a8").home(Side::White).count(), 0);
}

#[test]
fn k7_after_that_move_it_cant_be_captured_while_it_stays() {
    let mut later = after(&rook_on_h8(), &position(ARRIVED), "g7g6 e4e5");
    for moves in ["g6g5 e5e4", "g5g4 e4e5"] {
        assert_eq!(refused(&rook_on_h8(), &later, "h8a8"), "the pawn on a8 is home and safe");
        assert_eq!(later.safe(Side::White), later.home(Side::White));
        later = after(&rook_on_h8(), &later, moves);
    }
}

#[test]
fn k7_a_black_pawn_arrives_on_row_1() {
    let rook = painted('B', &[("h1", 'R')]);
    let arrived = after(&rook, &position("1w6/8/8/4b3/8/8/b5w1/7w b - -"), "a2a1");
    assert_eq!(arrived.fresh().map(|square| square.to_string()).as_deref(), Some("a1"));
    assert_eq!(arrived.check(&rook, mv("h1a1")), Ok(()));
    let later = after(&rook, &arrived, "g2g3 e5e4");
    assert_eq!(refused(&rook, &later, "h1a1"), "the pawn on a1 is home and safe");
}

#[test]
fn k7_a_pawn_at_home_may_move_along_the_row_or_off_it() {
    assert_eq!(targets(&kings(), &position(SAFE), "a8"), "a7 b7 b8");
    let off = after(&kings(), &position(SAFE), "a8a7");
    assert_eq!((off.fresh(), off.home(Side::White).count()), (None, 0));
    assert_eq!(
        after(&kings(), &position("8/w7/b7/8/4w3/8/8/1b6 b - -"), "a6a7").pawns(Side::White).count(),
        1
    );
}

#[test]
fn k7_each_new_landing_on_the_row_can_be_captured_in_the_next_move_only() {
    let along = after(&rook_on_h8(), &position(SAFE), "a8b8");
    assert_eq!(along.check(&rook_on_h8(), mv("h8b8")), Ok(()));
    let again = after(&rook_on_h8(), &position(SAFE), "a8a7 g7g6 a7a8");
    assert_eq!(again.check(&rook_on_h8(), mv("h8a8")), Ok(()));
    let later = after(&rook_on_h8(), &along, "g7g6 e4e5");
    assert_eq!(refused(&rook_on_h8(), &later, "h8b8"), "the pawn on b8 is home and safe");
}

#[test]
fn k7_another_arrival_does_not_make_the_first_capturable_again() {
    let rook = painted('B', &[("h8", 'R'), ("c7", 'B')]);
    let second = after(&rook, &position("w6b/2w5/8/8/4w3/8/6b1/1b6 w - -"), "c7b8");
    assert_eq!(targets(&rook, &second, "h8"), "b8 c8 d8 e8 f8 g8 h1 h2 h3 h4 h5 h6 h7");
    assert_eq!(second.safe(Side::White).count(), 1);
}

#[test]
fn k7_landing_there_by_a_capture_is_an_arrival() {
    let captured = after(&rook_on_h8(), &position("b6b/1w6/8/8/4w3/8/8/1b6 w - -"), "b7a8");
    assert_eq!(captured.fresh().map(|square| square.to_string()).as_deref(), Some("a8"));
    assert_eq!(captured.check(&rook_on_h8(), mv("h8a8")), Ok(()));
}

#[test]
fn k7_a_safe_pawns_square_is_closed_to_the_enemy_and_blocks_lines() {
    let safe = position("3w3b/8/8/8/4w3/8/8/1b6 b - -");
    assert_eq!(targets(&rook_on_h8(), &safe, "h8"), "e8 f8 g8 h1 h2 h3 h4 h5 h6 h7");
    assert_eq!(refused(&rook_on_h8(), &safe, "h8c8"), "a pawn stands in the way from h8 to c8");
}

#[test]
fn k7_a_capture_on_ones_own_base_row_is_no_arrival() {
    let intruder = position("8/8/4b3/8/4w3/8/1w6/b7 w - a1");
    let captured = after(&kings(), &intruder, "b2a1");
    assert_eq!(captured.fresh(), None);
    assert_eq!(captured.verdict(&kings()), None);
}
