//! Games that begin with a given position: played, written down and reviewed from there.

use tablier_colorado::game::{Clock, Command, Games, Refusal, Setup, Stage};
use tablier_colorado::{Colorado, Position, RawPosition};
use tablier_game::Game;

use crate::support::session::{BLACK, WHITE, act, begin, mv, setup, started, view};

fn from(position: &str) -> Setup {
    let position: RawPosition = position.parse().unwrap();
    Setup { position: Some(position), ..setup(Games::One, Clock::None) }
}

#[test]
fn a_game_goes_on_from_the_given_position_with_its_side_to_move() {
    let mut session = begin(from("4b3/1w6/8/7b/4w3/8/8/8 b - -"));
    assert_eq!(act(&mut session, WHITE, 2_000, mv("b7b8")), Err(Refusal::NotYourTurn));
    act(&mut session, BLACK, 2_000, mv("h5g3")).unwrap();
    act(&mut session, WHITE, 3_000, mv("b7b8")).unwrap();
    let seen = view(&session);
    assert_eq!(seen.moves, ["h5g3", "b7b8"]);
    assert_eq!(seen.start, Some("4b3/1w6/8/7b/4w3/8/8/8 b - -".parse::<Position>().unwrap()));
    // What a view tells is enough to go on from: bots do.
    assert_eq!(seen.course().position().to_string(), seen.position.to_string());
    act(&mut session, BLACK, 4_000, mv("e8b8")).unwrap();
    assert_eq!(view(&session).moves.last().map(String::as_str), Some("e8xb8"));
}

#[test]
fn k8_the_given_position_can_be_won_at_once() {
    let mut session = begin(from("w1b5/1w6/8/8/8/4b3/8/8 w - -"));
    act(&mut session, WHITE, 2_000, mv("b7b8")).unwrap();
    assert_eq!(view(&session).stage, Stage::Over);
}

#[test]
fn the_usual_start_is_not_told() {
    let session = begin(setup(Games::One, Clock::None));
    assert_eq!(view(&session).start, None);
    assert!(!serde_json::to_string(&view(&session)).unwrap().contains("\"start\""));
}

#[test]
fn a_position_that_nobody_can_play_from_is_refused_with_its_rule() {
    for (position, refusal) in [
        ("wwwwwwww/w7/8/8/8/8/8/b7 w - -", Refusal::PositionPawns),
        ("8/8/8/8/8/8/8/w7 w - -", Refusal::PositionPawns),
        ("w7/8/8/4b3/8/8/8/8 w - -", Refusal::PositionOver),
        ("8/w7/8/4b3/8/8/8/8 w w -", Refusal::PositionFirst),
        ("8/w7/8/4b3/8/8/8/8 w - a7", Refusal::PositionFresh),
    ] {
        assert_eq!(Colorado::begin(&started(from(position))).err(), Some(refusal), "{position}");
    }
    let pair = Setup { games: Games::Two, ..from("8/w7/8/4b3/8/8/8/8 w - -") };
    assert_eq!(Colorado::begin(&started(pair)).err(), Some(Refusal::PositionInMatch));
}

#[test]
fn k12_nobody_begins_by_passing() {
    // On blue squares only, Black is shut in and may not capture with its first move.
    let board = ["BBBBBBBB"; 8].join("/").parse().unwrap();
    let shut_in = Setup {
        board: tablier_colorado::game::BoardChoice::HandMade(board),
        ..from("bbbbbbbb/wwwwwwww/8/8/8/8/8/8 b b -")
    };
    assert_eq!(Colorado::begin(&started(shut_in)).err(), Some(Refusal::PositionStuck));
}

#[cfg(feature = "bots")]
#[test]
fn a_finished_game_is_reviewed_from_where_it_began() {
    use tablier_game::Review;
    let mut session = begin(from("w1b5/1w6/8/8/8/4b3/8/8 w - -"));
    act(&mut session, WHITE, 2_000, Command::Resign).unwrap();
    let said = Colorado::review(&session.to_record(), &|| false);
    assert_eq!(said[0].position.to_string(), "w1b5/1w6/8/8/8/4b3/8/8 w - -");
    assert!(said[0].best.is_some());
}
