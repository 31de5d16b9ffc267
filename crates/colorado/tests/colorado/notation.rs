//! Boards, positions and moves as text: written as the rule book does, and refused precisely.

use tablier_colorado::{Board, Move, Ply, Position};

use crate::support::{BOARD, geometry, position};

fn board_error(text: &str) -> String {
    text.parse::<Board>().unwrap_err().to_string()
}

fn position_error(text: &str) -> String {
    text.parse::<Position>().unwrap_err().to_string()
}

#[test]
fn bad_boards_are_refused_precisely() {
    for (text, error) in [
        ("RYBG", "a board has 8 rows, this has 1".to_owned()),
        (&BOARD.replace("YYGRYYBR", "YYGRYYBRB"), "row 3 has 9 squares, not 8".to_owned()),
        (
            &BOARD.replace("BBRGBGRG", "BBrGBGRG"),
            "row 2, column c: \"r\" is no colour; the colours are R, Y, G and B".to_owned(),
        ),
        (&format!("{BOARD}/"), "a board has 8 rows, this has 9".to_owned()),
    ] {
        assert_eq!(board_error(text), error);
    }
}

#[test]
fn unreadable_positions_are_refused_precisely() {
    for (text, error) in [
        ("8/8 w - -", "a position has 8 rows, this has 2"),
        (
            "8/8/8/8/8/8/8/8",
            "a position has 4 parts (pawns, side to move, first moves, fresh arrival), this has 1",
        ),
        ("8/8/8/8/8/w8/8/8 w - -", "row 3 has 9 squares, not 8"),
        ("8/8/8/8/8/w/8/8 w - -", "row 3 has 1 squares, not 8"),
        ("8/8/8/8/8/x7/8/8 w - -", "row 3: 'x' is neither w, b nor a digit from 1 to 8"),
        ("8/8/8/8/8/8/8/8 white - -", "\"white\" is no side to move: w or b"),
        ("8/8/8/8/8/8/8/8 w bw -", "\"bw\" does not say who has yet to make a first move: wb, w, b or -"),
        ("8/8/8/8/8/8/8/8 w - e9", "fresh arrival: \"e9\" is not a square: squares are a1 to h8"),
    ] {
        assert_eq!(position_error(text), error);
    }
}

#[test]
fn invalid_positions_are_refused_by_the_rule_they_break() {
    for (text, error) in [
        ("8/8/8/wwwwwwww/w7/8/8/b7 w - -", "White has 9 pawns, 8 at most"),
        ("8/8/8/8/8/8/8/b7 w - -", "White has no pawns"),
        ("ww6/8/8/8/8/b7/8/8 w - -", "White has all pawns home already"),
        ("8/8/w7/8/8/8/8/b7 w - -", "Black has all pawns home already"),
        (
            "bbbbbbb1/7b/8/8/8/8/8/wwwwwwww w b -",
            "Black has yet to make a first move, but has not eight pawns on the base row",
        ),
        (
            "8/8/w7/8/b7/8/8/1b6 b - b1",
            "b1 is no fresh arrival: no pawn of the side that just moved stands there, on its destination row",
        ),
        (
            "8/8/w7/8/b7/8/8/1b6 w - a4",
            "a4 is no fresh arrival: no pawn of the side that just moved stands there, on its destination row",
        ),
    ] {
        assert_eq!(position_error(text), error, "{text}");
    }
    position("8/8/w7/8/b7/8/8/1b6 w - b1");
}

#[test]
fn the_start_is_written_as_the_rule_book_does() {
    assert_eq!(Position::START.to_string(), "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w wb -");
    assert_eq!(position(&Position::START.to_string()), Position::START);
}

#[test]
fn moves_are_written_with_x_for_a_capture_and_read_with_or_without() {
    let position = position("8/8/4b3/8/4w3/8/8/8 w - -");
    let capture: Move = "e4xe6".parse().unwrap();
    assert_eq!("e4e6".parse(), Ok(capture));
    assert_eq!(position.notation(Ply::Move(capture)), "e4xe6");
    assert_eq!(position.notation(Ply::Move("e4e5".parse().unwrap())), "e4e5");
    assert_eq!("pass".parse(), Ok(Ply::Pass));
    for bad in ["", "e", "e2", "e2x", "e2e", "e2e9", "e2-e5", "e2e5e", "é2e5", "e2é5", "PASS"] {
        assert!(bad.parse::<Ply>().is_err(), "{bad}");
    }
}

#[test]
fn positions_and_lists_of_moves_say_what_they_are_where_a_test_fails() {
    let start = Position::START;
    assert_eq!(format!("{start:?}"), "Position(bbbbbbbb/8/8/8/8/8/8/wwwwwwww w wb -)");
    let moves = start.moves(&geometry());
    assert_eq!(format!("{moves:?}"), format!("{:?}", moves.to_vec()));
}
