//! K2 to K6: how pawns move and capture, and how a game starts.

use tablier_colorado::game::Refusal;
use tablier_colorado::{Illegal, Position, Side};
use tablier_game::Refuse as _;

use super::{after, mv, refused, targets};
use crate::support::{geometry, kings, painted, position};

#[test]
fn k2_a_pawn_moves_by_the_colour_of_its_square() {
    let lone = position("b7/8/8/8/4w3/8/8/8 w - -");
    for (colour, expected) in [
        ('R', "a4 b4 c4 d4 e1 e2 e3 e5 e6 e7 e8 f4 g4 h4"),
        ('Y', "a8 b1 b7 c2 c6 d3 d5 f3 f5 g2 g6 h1 h7"),
        ('G', "c3 c5 d2 d6 f2 f6 g3 g5"),
        ('B', "d3 d4 d5 e3 e5 f3 f4 f5"),
    ] {
        // The rest of the board is of another colour, so that nothing cuts the lines.
        let rest = if colour == 'B' { 'G' } else { 'B' };
        assert_eq!(targets(&painted(rest, &[("e4", colour)]), &lone, "e4"), expected, "{colour}");
    }
}

#[test]
fn k2_the_board_has_edges() {
    let corner = position("b7/8/8/8/8/8/8/7w w - -");
    for (colour, expected) in [
        ('R', "a1 b1 c1 d1 e1 f1 g1 h2 h3 h4 h5 h6 h7 h8"),
        ('Y', "a8 b7 c6 d5 e4 f3 g2"),
        ('G', "f2 g3"),
        ('B', "g1 g2 h2"),
    ] {
        let rest = if colour == 'B' { 'G' } else { 'B' };
        assert_eq!(targets(&painted(rest, &[("h1", colour)]), &corner, "h1"), expected, "{colour}");
    }
}

#[test]
fn k3_a_line_ends_at_the_next_square_of_the_starting_squares_colour() {
    let rook = painted('B', &[("d1", 'R'), ("d5", 'R'), ("f1", 'R')]);
    let lone = position("b7/8/8/8/8/8/8/3w4 w - -");
    assert_eq!(targets(&rook, &lone, "d1"), "a1 b1 c1 d2 d3 d4 d5 e1 f1");
    let beyond =
        |from, to| format!("from {from} a pawn goes at most to the next square of that colour, not to {to}");
    assert_eq!(refused(&rook, &lone, "d1d6"), beyond("d1", "d6"));
    let bishop = painted('B', &[("a1", 'Y'), ("d4", 'Y')]);
    let corner = position("7b/8/8/8/8/8/8/w7 w - -");
    assert_eq!(targets(&bishop, &corner, "a1"), "b2 c3 d4");
    assert_eq!(refused(&bishop, &corner, "a1e5"), beyond("a1", "e5"));
    assert_eq!(refused(&bishop, &corner, "a1a3"), "a pawn does not get from a1 to a3");
}

/// A pawn in the way, a line that ends and a wrong way are three different reasons.
#[test]
fn k3_too_far_is_another_reason_than_a_wrong_way() {
    let board = painted('B', &[("d1", 'R'), ("d5", 'R'), ("a1", 'Y'), ("c3", 'Y')]);
    let beside = position("b7/8/8/8/8/8/8/w2w4 w - -");
    for (text, rule, code) in [
        ("d1d6", "K3", "beyond"),
        ("a1d4", "K3", "beyond"),
        ("d1e2", "K2", "unreached"),
        ("a1a2", "K2", "unreached"),
        ("d1d1", "K2", "unreached"),
        ("d1a1", "K4", "own_pawn"),
    ] {
        let illegal = beside.check(&board, mv(text)).expect_err(text);
        let refusal = Refusal::from(illegal);
        assert_eq!((refusal.rule(), refusal.code()), (Some(rule), code), "{text}");
    }
    // Beyond the line's end it is too far, whoever stands before that.
    let in_the_way = position("b7/8/8/8/8/3b4/8/3w4 w - -");
    assert_eq!(in_the_way.check(&board, mv("d1d6")), Err(Illegal::Beyond(mv("d1d6"))));
    assert_eq!(in_the_way.check(&board, mv("d1d4")), Err(Illegal::Blocked(mv("d1d4"))));
}

#[test]
fn k3_only_the_colour_it_starts_from_ends_a_line() {
    let rook = painted('B', &[("a1", 'R'), ("a3", 'Y'), ("a5", 'G')]);
    assert_eq!(targets(&rook, &position("7b/8/8/8/8/8/8/w7 w - -"), "a1").split(' ').count(), 14);
}

#[test]
fn k3_it_cant_pass_over_a_pawn() {
    let rook = painted('B', &[("d1", 'R'), ("d5", 'R'), ("f1", 'R')]);
    let own = position("b7/8/8/8/8/3w4/8/3w4 w - -");
    assert_eq!(targets(&rook, &own, "d1"), "a1 b1 c1 d2 e1 f1");
    let enemy = position("b7/8/8/8/8/3b4/8/3w4 w - -");
    assert_eq!(targets(&rook, &enemy, "d1"), "a1 b1 c1 d2 d3 e1 f1");
    assert_eq!(refused(&rook, &enemy, "d1d4"), "a pawn stands in the way from d1 to d4");
    let bishop = painted('B', &[("a1", 'Y')]);
    assert_eq!(targets(&bishop, &position("7b/8/8/8/8/2b5/8/w7 w - -"), "a1"), "b2 c3");
    assert_eq!(targets(&bishop, &position("7b/8/8/8/8/2w5/8/w7 w - -"), "a1"), "b2");
}

#[test]
fn k3_from_green_it_jumps() {
    let knights = painted('G', &[]);
    let crowded = position("b7/8/8/8/8/8/ww6/wb6 w - -");
    assert_eq!(targets(&knights, &crowded, "a1"), "b3 c2");
}

#[test]
fn k4_it_cant_land_on_ones_own_pawn() {
    let crowded = position("8/8/8/3wb3/4w3/8/8/b7 w - -");
    assert_eq!(targets(&kings(), &crowded, "e4"), "d3 d4 e3 e5 f3 f4 f5");
    assert_eq!(refused(&kings(), &crowded, "e4d5"), "your own pawn stands on d5");
}

#[test]
fn k4_landing_on_an_enemy_pawn_captures_it() {
    let before = position("8/8/8/3wb3/4w3/8/8/b7 w - -");
    let captured = after(&kings(), &before, "e4e5");
    assert_eq!(captured.to_string(), "8/8/8/3ww3/8/8/8/b7 b - -");
}

#[test]
fn k5_no_capture_on_ones_first_move() {
    let rooks = painted('B', &[("a1", 'R'), ("a8", 'R')]);
    let start = Position::START;
    assert_eq!(refused(&rooks, &start, "a1a8"), "no capture on your first move");
    assert_eq!(targets(&rooks, &start, "a1"), "a2 a3 a4 a5 a6 a7");
}

#[test]
fn k5_each_players_first_move_not_only_the_first_of_the_game() {
    let rooks = painted('B', &[("a1", 'R'), ("a8", 'R')]);
    let second = after(&rooks, &Position::START, "h1h2");
    assert!(second.is_first(Side::Black) && !second.is_first(Side::White));
    assert_eq!(second.check(&rooks, mv("a8a1")), Err(Illegal::FirstMove));
}

#[test]
fn k5_from_the_second_move_on_one_may_capture() {
    let rooks = painted('B', &[("a1", 'R'), ("a8", 'R')]);
    let third = after(&rooks, &Position::START, "h1h2 h8h7");
    assert_eq!(third.check(&rooks, mv("a1a8")), Ok(()));
    let fourth = after(&rooks, &third, "h2h1");
    assert_eq!(fourth.check(&rooks, mv("a8a1")), Ok(()));
}

#[test]
fn k6_eight_pawns_each_on_their_base_row_and_white_begins() {
    let start = Position::START;
    assert_eq!(start.to_string(), "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w wb -");
    assert_eq!(start.turn(), Side::White);
    assert_eq!(refused(&geometry(), &start, "a8a7"), "no pawn of yours stands on a8");
}

#[test]
fn k6_the_sides_take_turns() {
    let second = after(&kings(), &Position::START, "a1a2");
    assert_eq!(second.turn(), Side::Black);
    assert_eq!(refused(&kings(), &second, "a2a3"), "no pawn of yours stands on a2");
    assert_eq!(after(&kings(), &second, "a8a7").turn(), Side::White);
}
