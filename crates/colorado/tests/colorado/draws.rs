//! K13: draws by repetition and by lack of progress.

use tablier_colorado::{Board, Geometry, Ply, Position, QUIET_LIMIT, Reason, Side, Situation};

use crate::support::position;

fn kings() -> Geometry {
    Geometry::new(["BBBBBBBB"; 8].join("/").parse::<Board>().unwrap())
}

fn play(situation: &mut Situation, moves: &str) {
    for text in moves.split(' ') {
        situation.play(text.parse().unwrap());
    }
}

fn reason(situation: &Situation) -> Option<(Option<Side>, Reason)> {
    situation.verdict(&kings()).map(|verdict| (verdict.winner, verdict.reason))
}

#[test]
fn k13_the_same_position_for_the_third_time_is_a_draw() {
    let mut situation = Situation::from(position("7b/8/8/8/8/8/8/w7 w - -"));
    play(&mut situation, "a1a2 h8h7 a2a1 h7h8 a1a2 h8h7 a2a1");
    assert_eq!(reason(&situation), None);
    play(&mut situation, "h7h8");
    assert_eq!(reason(&situation), Some((None, Reason::Repetition)));
}

#[test]
fn k13_first_move_rights_make_positions_differ() {
    let mut situation = Situation::from(Position::START);
    // The start itself never comes back: the pawns do, the right to a first move does not.
    play(&mut situation, "a1a2 a8a7 a2a1 a7a8 a1a2 a8a7 a2a1 a7a8");
    assert_eq!(reason(&situation), None);
    play(&mut situation, "a1a2 a8a7 a2a1 a7a8");
    assert_eq!(reason(&situation), Some((None, Reason::Repetition)));
}

#[test]
fn k13_a_fresh_arrival_makes_positions_differ() {
    let mut fresh = Situation::from(position("8/w6b/8/8/8/8/8/w7 w - -"));
    play(&mut fresh, "a7a8 h7h8 a8a7 h8h7 a7a8 h7h8 a8a7 h8h7");
    // The first position has come three times; those with the arrival are others, seen twice.
    assert_eq!(reason(&fresh), Some((None, Reason::Repetition)));
    let arrivals = fresh.past().iter().filter(|past| past.fresh().is_some()).count();
    assert_eq!(arrivals, 2);
}

/// Shuffles without repeating: White walks a long way round while Black goes to and fro.
fn shuffle(situation: &mut Situation, plies: u32) {
    let path = "b2c2 c2d2 d2e2 e2f2 f2f3 f3e3 e3d3 d3c3 c3b3 b3b4 b4c4 c4d4 d4e4 e4f4 f4f5 f5e5 e5d5 d5c5 c5b5 b5b6 \
                b6c6 c6d6 d6e6 e6f6 f6g5 g5g4 g4g3 g3g2 g2f1 f1e1 e1d1 d1c1 c1b1 b1b2 b2a3 a3b2";
    let mut white: Vec<&str> = path.split_whitespace().collect();
    let lap = white.clone();
    white.extend(&lap);
    let black = ["h8h7", "h7h6", "h6h7", "h7h8"];
    for number in 0..plies as usize {
        let text = if number % 2 == 0 { white[number / 2] } else { black[number / 2 % 4] };
        situation.play(text.parse::<Ply>().unwrap());
    }
}

#[test]
fn k13_a_hundred_moves_without_progress_are_a_draw() {
    let mut situation = Situation::from(position("7b/8/8/8/8/8/1w6/8 w - -"));
    shuffle(&mut situation, QUIET_LIMIT - 1);
    assert_eq!(reason(&situation), None);
    assert_eq!(situation.quiet(), 99);
    play(&mut situation, "h7h6");
    assert_eq!(reason(&situation), Some((None, Reason::NoProgress)));
}

#[test]
fn k13_a_move_that_wins_wins() {
    let mut situation = Situation::from(position("7b/8/8/8/8/8/1w6/8 w - -"));
    shuffle(&mut situation, QUIET_LIMIT - 1);
    // The hundredth move brings Black's only pawn home; how it gets there is not this test's business.
    play(&mut situation, "h7h1");
    assert_eq!(reason(&situation), Some((Some(Side::Black), Reason::AllHome)));
}

#[test]
fn k13_only_arrivals_that_raise_the_number_home_are_progress() {
    let mut situation = Situation::from(position("8/ww5b/8/8/8/8/8/w6b w - -"));
    assert_eq!(situation.peak(), [0, 1]);
    play(&mut situation, "b7b8 h7h8");
    assert_eq!((situation.quiet(), situation.peak()), (1, [1, 1]));
    // Off the row and on again: the number home is no higher than it has been.
    play(&mut situation, "b8b7 h8h7 b7b8 h7h8");
    assert_eq!((situation.quiet(), situation.peak()), (5, [1, 1]));
    play(&mut situation, "a7a8");
    assert_eq!((situation.quiet(), situation.peak()), (0, [2, 1]));
}

#[test]
fn k13_after_a_capture_the_highest_number_is_counted_anew() {
    let mut situation = Situation::from(position("w7/w7/8/4b3/4w3/8/8/w6b w - -"));
    assert_eq!(situation.peak(), [1, 1]);
    play(&mut situation, "a8b7 h1h2 e4e5");
    assert_eq!((situation.quiet(), situation.peak()), (0, [0, 0]));
    assert!(situation.past().is_empty());
    play(&mut situation, "h2h1");
    assert_eq!((situation.quiet(), situation.peak()), (0, [0, 1]));
}
