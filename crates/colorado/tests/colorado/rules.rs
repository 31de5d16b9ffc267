//! K2 to K12: moving, capturing, arriving, winning and passing, one test per rule.

use tablier_colorado::{Board, Geometry, Illegal, Move, Ply, Position, Reason, Side, Situation};

use crate::support::{cases, geometry, position};

/// A board of one colour but for some squares.
fn board(colour: char, others: &[(&str, char)]) -> Geometry {
    let mut letters = vec![colour; 64];
    for (square, letter) in others {
        let bytes = square.as_bytes();
        letters[usize::from(b'8' - bytes[1]) * 8 + usize::from(bytes[0] - b'a')] = *letter;
    }
    let rows: Vec<String> = letters.chunks(8).map(|row| row.iter().collect()).collect();
    Geometry::new(rows.join("/").parse::<Board>().unwrap())
}

fn targets(geometry: &Geometry, position: &Position, from: &str) -> String {
    let mut all: Vec<String> = position
        .moves(geometry)
        .iter()
        .filter(|one| one.from.to_string() == from)
        .map(|one| one.to.to_string())
        .collect();
    all.sort();
    all.join(" ")
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn refused(geometry: &Geometry, position: &Position, text: &str) -> String {
    position.check(geometry, mv(text)).unwrap_err().to_string()
}

/// The verdict after a move that must be legal.
fn after(geometry: &Geometry, from: &Position, text: &str) -> Option<(Option<Side>, Reason)> {
    from.check(geometry, mv(text)).unwrap();
    let verdict = from.play(mv(text)).verdict(geometry);
    verdict.map(|verdict| (verdict.winner, verdict.reason))
}

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
        assert_eq!(targets(&board(rest, &[("e4", colour)]), &lone, "e4"), expected, "{colour}");
    }
}

#[test]
fn k3_lines_end_at_the_next_square_of_the_colour_and_at_pawns() {
    let cut = board('B', &[("d1", 'R'), ("d5", 'R'), ("f1", 'R')]);
    let free = position("b7/8/8/8/8/8/8/3w4 w - -");
    assert_eq!(targets(&cut, &free, "d1"), "a1 b1 c1 d2 d3 d4 d5 e1 f1");
    let own = position("b7/8/8/8/8/3w4/8/3w4 w - -");
    assert_eq!(targets(&cut, &own, "d1"), "a1 b1 c1 d2 e1 f1");
    let enemy = position("b7/8/8/8/8/3b4/8/3w4 w - -");
    assert_eq!(targets(&cut, &enemy, "d1"), "a1 b1 c1 d2 d3 e1 f1");
    assert_eq!(refused(&cut, &enemy, "d1d4"), "a pawn stands in the way from d1 to d4");
    assert_eq!(refused(&cut, &free, "d1d6"), "a pawn does not get from d1 to d6");

    let diagonal = board('B', &[("a1", 'Y'), ("d4", 'Y')]);
    assert_eq!(targets(&diagonal, &position("7b/8/8/8/8/8/8/w7 w - -"), "a1"), "b2 c3 d4");

    // From green it jumps.
    let jumps = board('G', &[]);
    let crowded = position("b7/8/8/8/8/8/ww6/ww6 w - -");
    assert_eq!(targets(&jumps, &crowded, "a1"), "b3 c2");
}

#[test]
fn k4_not_onto_ones_own_and_landing_on_an_enemy_captures() {
    let kings = board('B', &[]);
    let position = position("8/8/8/3wb3/4w3/8/8/b7 w - -");
    assert_eq!(targets(&kings, &position, "e4"), "d3 d4 e3 e5 f3 f4 f5");
    assert_eq!(refused(&kings, &position, "e4d5"), "your own pawn stands on d5");
    let after = position.play(mv("e4e5"));
    assert_eq!(after.to_string(), "8/8/8/3ww3/8/8/8/b7 b - -");
}

#[test]
fn k5_no_capture_on_ones_own_first_move() {
    let rooks = board('B', &[("a1", 'R'), ("a8", 'R')]);
    let start = Position::START;
    assert_eq!(refused(&rooks, &start, "a1a8"), "no capture on your first move");
    assert_eq!(targets(&rooks, &start, "a1"), "a2 a3 a4 a5 a6 a7");
    // Each player's first, not only the first of the game.
    let second = start.play(mv("h1h2"));
    assert!(second.is_first(Side::Black) && !second.is_first(Side::White));
    assert_eq!(second.check(&rooks, mv("a8a1")), Err(Illegal::FirstMove));
    let third = second.play(mv("h8h7"));
    assert_eq!(third.check(&rooks, mv("a1a8")), Ok(()));
}

#[test]
fn k6_eight_pawns_each_on_their_base_row_and_white_begins() {
    let start = Position::START;
    assert_eq!(start.to_string(), "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w wb -");
    assert_eq!(start.turn(), Side::White);
    assert_eq!(refused(&geometry(), &start, "a8a7"), "no pawn of yours stands on a8");
}

#[test]
fn k7_an_arrival_can_be_captured_in_the_very_next_move_only() {
    let kings = board('B', &[]);
    let before = position("8/w6b/6b1/8/4w3/8/8/b7 w - -");
    let arrived = before.play(mv("a7a8"));
    assert_eq!(arrived.fresh().unwrap().to_string(), "a8");

    let rooks = board('B', &[("h8", 'R'), ("b7", 'R')]);
    let threatened = position("w6b/6b1/8/8/4w3/8/8/1b6 b - a8");
    assert_eq!(threatened.check(&rooks, mv("h8a8")), Ok(()));
    let later = threatened.play(mv("g7g6")).play(mv("e4e5"));
    assert_eq!(refused(&rooks, &later, "h8a8"), "the pawn on a8 is safe at home");

    // Moving along the row is a new landing; leaving it makes a pawn like any other.
    let along = position("w6b/6b1/8/8/4w3/8/8/1b6 w - -").play(mv("a8b8"));
    assert_eq!(along.check(&rooks, mv("h8b8")), Ok(()));
    let off = position("w6b/6b1/8/8/4w3/8/8/1b6 w - -").play(mv("a8a7"));
    assert_eq!(off.fresh(), None);
    let hunted = position("8/w7/b7/8/4w3/8/8/1b6 b - -");
    assert_eq!(hunted.check(&kings, mv("a6a7")), Ok(()));
}

#[test]
fn k7_a_safe_pawn_blocks_lines() {
    let rooks = board('B', &[("h8", 'R')]);
    let position = position("3w3b/8/8/8/4w3/8/8/1b6 b - -");
    assert_eq!(targets(&rooks, &position, "h8"), "e8 f8 g8 h1 h2 h3 h4 h5 h6 h7");
}

#[test]
fn k7_a_capture_on_ones_own_base_row_is_no_arrival() {
    let kings = board('B', &[]);
    let intruder = position("8/8/4b3/8/4w3/8/1w6/b7 w - a1");
    let captured = intruder.play(mv("b2a1"));
    assert_eq!(captured.fresh(), None);
    assert_eq!(captured.verdict(&kings), None);
}

#[test]
fn k8_all_remaining_pawns_home_wins_at_once_even_within_reach() {
    let kings = board('B', &[]);
    let last = position("w2b4/1w6/8/8/8/4b3/8/8 w - -");
    // c8 could be captured from d8: too late.
    assert_eq!(after(&kings, &last, "b7c8"), Some((Some(Side::White), Reason::AllHome)));
    let one = position("8/1w6/8/8/8/4b3/8/8 w - -");
    assert_eq!(after(&kings, &one, "b7a8"), Some((Some(Side::White), Reason::AllHome)));
}

#[test]
fn k9_capturing_the_last_enemy_pawn_wins() {
    let kings = board('B', &[]);
    let last = position("8/8/8/3b4/3w4/8/8/8 w - -");
    assert_eq!(after(&kings, &last, "d4d5"), Some((Some(Side::White), Reason::AllCaptured)));
    // Also when it has just arrived... which only a last pawn of several could: here it is on its way.
    let black = position("8/8/8/3b4/3w4/8/8/8 b - -");
    assert_eq!(after(&kings, &black, "d5d4"), Some((Some(Side::Black), Reason::AllCaptured)));
}

#[test]
fn k10_capturing_the_last_pawn_on_its_way_makes_the_enemy_win() {
    let kings = board('B', &[]);
    let straggler = position("8/8/8/3b4/3w4/8/8/b7 w - -");
    assert_eq!(after(&kings, &straggler, "d4d5"), Some((Some(Side::Black), Reason::LastStragglerCaptured)));
    let two = position("8/8/b7/3b4/3w4/8/8/b7 w - -");
    assert_eq!(after(&kings, &two, "d4d5"), None);
}

#[test]
fn k11_when_one_move_brings_both_the_mover_wins() {
    let kings = board('B', &[]);
    // White's last pawn captures Black's last straggler on row 8, with another black pawn at home.
    let both = position("w2b4/4w3/8/8/8/8/8/b7 w - -");
    assert_eq!(after(&kings, &both, "e7d8"), Some((Some(Side::White), Reason::AllHome)));
}

#[test]
fn k12_without_a_legal_move_one_passes_and_keeps_the_first_move_ban() {
    let kings = board('B', &[]);
    let mut situation = Situation::from(position("8/8/8/8/8/8/bbbbbbbb/wwwwwwww w w -"));
    assert_eq!(situation.plies(&kings), [Ply::Pass]);
    situation.play(Ply::Pass);
    assert_eq!(situation.position().to_string(), "8/8/8/8/8/8/bbbbbbbb/wwwwwwww b w -");
    assert_eq!(situation.quiet(), 1, "a pass counts in K13");
    // Black can move, so this is no draw.
    assert_eq!(situation.verdict(&kings), None);
    assert!(!situation.position().is_stuck(&kings));
}

#[test]
fn k12_a_pass_ends_the_chance_at_an_arrival() {
    let passed = position("w6b/6b1/8/8/4w3/8/8/1b6 b - a8").pass();
    assert_eq!(passed.to_string(), "w6b/6b1/8/8/4w3/8/8/1b6 w - -");
}

#[test]
fn k12_every_pass_of_the_data_file_leaves_the_other_side_a_move() {
    for case in cases() {
        let geometry = Geometry::new(case.board);
        if !case.position.can_move(&geometry) {
            assert!(case.position.pass().can_move(&geometry), "{}", case.position);
            assert_eq!(case.leaves[0], 1);
        }
    }
}
