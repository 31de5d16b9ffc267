//! K13: draws by repetition, by lack of progress, and by agreement.

use tablier_colorado::game::{Clock, Command, Games, Refusal};
use tablier_colorado::{Course, Ply, Position, QUIET_LIMIT, Reason, Side, Unplayable};
use tablier_game::{Millis, Viewer};

use crate::support::session::{BLACK, WHITE, act, begin, match_of, mv, setup, view};
use crate::support::{kings, play, position};

fn played(from: &str, moves: &str) -> Course {
    let mut course = Course::from(position(from));
    play(&kings(), &mut course, moves);
    course
}

fn reason(course: &Course) -> Option<(Option<Side>, Reason)> {
    course.verdict(&kings()).map(|verdict| (verdict.winner, verdict.reason))
}

const REPEATED: Option<(Option<Side>, Reason)> = Some((None, Reason::Repetition));

#[test]
fn k13_the_same_position_for_the_third_time_is_a_draw() {
    let mut course = played("7b/8/8/8/8/8/8/w7 w - -", "a1a2 h8h7 a2a1 h7h8 a1a2 h8h7 a2a1");
    assert_eq!(reason(&course), None);
    play(&kings(), &mut course, "h7h8");
    assert_eq!(reason(&course), REPEATED);
    assert_eq!(course.play(&kings(), "a1a2".parse().unwrap()), Err(Unplayable::Over));
}

#[test]
fn k13_the_side_to_move_makes_positions_differ() {
    // Three steps back to where one was against the other's two, in turn: White, Black, then White is to move again.
    let course = played("7b/8/8/8/8/8/8/w7 w - -", "a1a2 h8h7 a2b1 h7h8 b1a1 h8h7 a1a2 h7g8 a2a1 g8h8");
    let pawns = |position: &Position| Side::BOTH.map(|side| position.pawns(side));
    let alike = course.past().iter().filter(|past| pawns(past) == pawns(course.position())).count();
    assert_eq!((alike, reason(&course)), (2, None));
}

#[test]
fn k13_first_move_rights_make_positions_differ() {
    // The start itself never comes back: the pawns do, the right to a first move does not.
    let mut course = Course::from(Position::START);
    play(&kings(), &mut course, "a1a2 a8a7 a2a1 a7a8 a1a2 a8a7 a2a1 a7a8");
    assert_eq!(reason(&course), None);
    play(&kings(), &mut course, "a1a2 a8a7");
    assert_eq!(reason(&course), REPEATED, "since both have made their first move");
}

#[test]
fn k13_a_fresh_arrival_makes_positions_differ() {
    let twice = "h7h8 a1a2 h8h7 a2a1 h7h8";
    let from = "w7/7b/8/8/8/8/8/w7 b - -";
    // The pawns stand alike for the third time, but one of them has just arrived.
    let arrived = played(from, &format!("{twice} a8a7 h8h7 a7a8"));
    assert_eq!(arrived.position().to_string(), "w7/7b/8/8/8/8/8/w7 b - a8");
    assert_eq!(reason(&arrived), None);
    // By another way, without the arrival, it is the third time.
    assert_eq!(reason(&played(from, &format!("{twice} a1a2 h8h7 a2a1"))), REPEATED);
}

/// Shuffles without repeating: White walks a long way round while Black goes to and fro.
fn shuffle(course: &mut Course, plies: u32) {
    let path = "b2c2 c2d2 d2e2 e2f2 f2f3 f3e3 e3d3 d3c3 c3b3 b3b4 b4c4 c4d4 d4e4 e4f4 f4f5 f5e5 e5d5 d5c5 c5b5 b5b6 \
                b6c6 c6d6 d6e6 e6f6 f6g5 g5g4 g4g3 g3g2 g2f1 f1e1 e1d1 d1c1 c1b1 b1b2 b2a3 a3b2";
    let lap: Vec<&str> = path.split_whitespace().collect();
    let black = ["h8h7", "h7h6", "h6h7", "h7h8"];
    for number in 0..plies as usize {
        let text = if number % 2 == 0 { lap[number / 2 % lap.len()] } else { black[number / 2 % 4] };
        play(&kings(), course, text);
    }
}

#[test]
fn k13_a_hundred_moves_without_progress_are_a_draw() {
    let mut course = Course::from(position("7b/8/8/8/8/8/1w6/8 w - -"));
    shuffle(&mut course, QUIET_LIMIT - 1);
    assert_eq!((reason(&course), course.quiet()), (None, 99));
    play(&kings(), &mut course, "h7h6");
    assert_eq!(reason(&course), Some((None, Reason::NoProgress)));
}

#[test]
fn k13_a_move_that_wins_wins() {
    let mut course = Course::from(position("7b/8/8/8/8/8/1w6/8 w - -"));
    shuffle(&mut course, QUIET_LIMIT - 1);
    // The hundredth move brings Black's only pawn home; how it gets there is not this test's business.
    course.play_unchecked("h7h1".parse::<Ply>().unwrap());
    assert_eq!(reason(&course), Some((Some(Side::Black), Reason::AllHome)));
}

#[test]
fn k13_a_capture_is_progress() {
    let mut course = played("8/8/8/3bb3/3w4/8/8/w7 w - -", "a1a2 e5e4");
    assert_eq!(course.quiet(), 2);
    play(&kings(), &mut course, "d4d5");
    assert_eq!((course.quiet(), course.past().len()), (0, 0));
}

#[test]
fn k13_only_arrivals_that_raise_the_number_home_are_progress() {
    let mut course = Course::from(position("8/ww5b/8/8/8/8/8/w6b w - -"));
    assert_eq!(course.peak(), [0, 1]);
    play(&kings(), &mut course, "b7b8 h7h8");
    assert_eq!((course.quiet(), course.peak()), (1, [1, 1]));
    // Off the row and on again: the number home is no higher than it has been.
    play(&kings(), &mut course, "b8b7 h8h7 b7b8 h7h8");
    assert_eq!((course.quiet(), course.peak()), (5, [1, 1]));
    play(&kings(), &mut course, "a7a8");
    assert_eq!((course.quiet(), course.peak()), (0, [2, 1]));
}

#[test]
fn k13_each_side_has_a_highest_number_of_its_own() {
    // White has three home; Black's first arrival is progress all the same.
    let course = played("www5/8/8/8/8/4b3/b7/3w3b w - -", "d1c1 a2a1");
    assert_eq!((course.quiet(), course.peak()), (0, [3, 2]));
}

#[test]
fn k13_after_a_capture_the_highest_number_is_counted_anew() {
    let mut course = Course::from(position("w7/w7/8/4b3/4w3/8/8/w6b w - -"));
    assert_eq!(course.peak(), [1, 1]);
    play(&kings(), &mut course, "a8b7 h1h2 e4e5");
    assert_eq!((course.quiet(), course.peak()), (0, [0, 0]));
    assert!(course.past().is_empty());
    play(&kings(), &mut course, "h2h1");
    assert_eq!(course.quiet(), 0, "home again, as before the capture, but counted anew");
}

#[test]
fn k13_a_draw_by_agreement_takes_two() {
    let mut game = match_of(Games::One);
    assert_eq!(act(&mut game, BLACK, 2_000, Command::AcceptDraw), Err(Refusal::NoDrawOffered));
    act(&mut game, WHITE, 2_000, Command::OfferDraw).unwrap();
    assert_eq!(act(&mut game, WHITE, 2_000, Command::AcceptDraw), Err(Refusal::NoDrawOffered));
    act(&mut game, BLACK, 2_000, Command::DeclineDraw).unwrap();
    assert_eq!(act(&mut game, WHITE, 2_000, Command::OfferDraw), Err(Refusal::DrawOfferedBefore));
    act(&mut game, WHITE, 3_000, mv("d1d2")).unwrap();
    act(&mut game, WHITE, 3_000, Command::OfferDraw).unwrap();
    act(&mut game, BLACK, 4_000, Command::AcceptDraw).unwrap();
    let verdict = view(&game).verdict.unwrap();
    assert_eq!((verdict.winner, verdict.reason), (None, Reason::Agreement));
    assert_eq!(view(&game).score, [1, 1]);
}

#[test]
fn k13_whoevers_time_is_up_can_accept_no_draw() {
    let clock = Clock::PerMove { time: Millis::seconds(10) };
    let offered = || {
        let mut game = begin(setup(Games::One, clock));
        act(&mut game, BLACK, 2_000, Command::OfferDraw).unwrap();
        game
    };
    let offers = offered().view(&Viewer::at(WHITE)).offers;
    let accepts = offers.iter().find(|offered| offered.offer.command == Command::AcceptDraw).unwrap();
    assert_eq!(accepts.offer.until, Some(Millis(11_000)), "as a move's");
    assert_eq!(act(&mut offered(), WHITE, 11_000, Command::AcceptDraw), Ok(1), "in the last moment");
    let mut late = offered();
    assert_eq!(act(&mut late, WHITE, 11_001, Command::AcceptDraw), Err(Refusal::OutOfTime));
    assert_eq!(late.advance(Millis(11_501)).len(), 1);
    assert_eq!(view(&late).verdict.unwrap().reason, Reason::Time);
    // Whose clock does not run may accept until the other's flag has fallen.
    let mut game = begin(setup(Games::One, clock));
    act(&mut game, WHITE, 2_000, Command::OfferDraw).unwrap();
    assert_eq!(act(&mut game, BLACK, 11_200, Command::AcceptDraw), Ok(1));
}

#[test]
fn k13_whose_offer_stands_is_what_a_second_one_is_refused_for() {
    let mut game = match_of(Games::One);
    act(&mut game, WHITE, 2_000, Command::OfferDraw).unwrap();
    assert_eq!(act(&mut game, WHITE, 2_000, Command::OfferDraw), Err(Refusal::DrawOfferedBefore));
    assert_eq!(act(&mut game, BLACK, 2_000, Command::OfferDraw), Err(Refusal::DrawOfferedToYou));
    act(&mut game, BLACK, 2_000, Command::DeclineDraw).unwrap();
    act(&mut game, BLACK, 2_000, Command::OfferDraw).unwrap();
    assert_eq!(act(&mut game, BLACK, 2_000, Command::OfferDraw), Err(Refusal::DrawOfferedBefore));
    let both = act(&mut game, WHITE, 2_000, Command::OfferDraw);
    assert_eq!(both, Err(Refusal::DrawOfferedToYou), "also for one who has offered before");
}

#[test]
fn k13_moving_on_answers_an_offer() {
    let mut game = match_of(Games::One);
    act(&mut game, BLACK, 2_000, Command::OfferDraw).unwrap();
    assert_eq!(view(&game).draw_offered, Some(Side::Black));
    act(&mut game, WHITE, 3_000, mv("d1d2")).unwrap();
    assert_eq!(view(&game).draw_offered, None);
    assert_eq!(act(&mut game, WHITE, 3_000, Command::AcceptDraw), Err(Refusal::NoDrawOffered));
}

#[test]
fn k13_ones_own_move_leaves_ones_offer_standing() {
    let mut game = match_of(Games::One);
    act(&mut game, WHITE, 2_000, Command::OfferDraw).unwrap();
    act(&mut game, WHITE, 3_000, mv("d1d2")).unwrap();
    assert_eq!(view(&game).draw_offered, Some(Side::White));
    assert_eq!(act(&mut game, BLACK, 4_000, Command::AcceptDraw), Ok(1));
}
