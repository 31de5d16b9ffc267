//! K14: a match of one, two or four games.

use tablier_colorado::game::{Command, Event, Games, Refusal, Stage};
use tablier_colorado::{Colorado, Side};
use tablier_game::{Millis, Seat, Session};

use crate::support::session::{BLACK, WHITE, act, match_of, view};
use crate::support::{board, painted};

/// The game under way is given up, and both go on to the next.
fn next_game(session: &mut Session<Colorado>, loser: Seat) {
    act(session, loser, 2_000, Command::Resign).unwrap();
    for seat in Seat::all(2) {
        let _ = act(session, seat, 2_000, Command::Continue);
    }
}

#[test]
fn k14_a_match_of_one_game_is_over_with_it() {
    let mut game = match_of(Games::One);
    act(&mut game, WHITE, 2_000, Command::Resign).unwrap();
    assert_eq!(view(&game).stage, Stage::Over);
    assert_eq!(act(&mut game, WHITE, 3_000, Command::Continue), Err(Refusal::NothingToContinue));
}

#[test]
fn k14_in_a_pair_the_players_swap_colours_on_the_same_board() {
    let mut game = match_of(Games::Two);
    let first = view(&game);
    assert_eq!((first.white, first.black), (WHITE, BLACK));
    act(&mut game, WHITE, 2_000, Command::Resign).unwrap();
    assert!(matches!(view(&game).stage, Stage::Between { .. }));
    act(&mut game, WHITE, 3_000, Command::Continue).unwrap();
    assert_eq!(act(&mut game, WHITE, 3_000, Command::Continue), Err(Refusal::NothingToContinue));
    act(&mut game, BLACK, 4_000, Command::Continue).unwrap();
    let second = view(&game);
    assert_eq!((second.white, second.black, second.number), (BLACK, WHITE, 2));
    assert_eq!(second.board, first.board);
    assert_eq!(second.turn, Some(Side::White));
    act(&mut game, WHITE, 5_000, Command::Resign).unwrap();
    assert_eq!(game.outcome().unwrap().standings[0].score, 4);
    assert_eq!(view(&game).stage, Stage::Over);
}

#[test]
fn k14_four_games_are_two_pairs_with_the_board_turned_by_90_degrees_between() {
    let mut game = match_of(Games::Four);
    let (mut boards, mut whites) = (Vec::new(), Vec::new());
    for number in 1..=4 {
        boards.push(view(&game).board);
        whites.push(view(&game).white);
        assert_eq!(view(&game).number, number);
        next_game(&mut game, Seat(0));
    }
    let turned = board().turned_90();
    assert_eq!(boards, [board(), board(), turned, turned]);
    assert_eq!(whites, [WHITE, BLACK, WHITE, BLACK]);
    assert_eq!(view(&game).score, [0, 8]);
    assert!(game.outcome().is_some());
}

#[test]
fn k14_the_event_says_who_has_white_and_how_the_board_lies() {
    let mut game = match_of(Games::Four);
    (0..3).for_each(|_| next_game(&mut game, BLACK));
    let began = game.events().iter().filter_map(|one| match one.event {
        Event::NextGameBegan { white, board, .. } => Some((white.unwrap(), board.unwrap())),
        _ => None,
    });
    let turned = board().turned_90();
    assert_eq!(began.collect::<Vec<_>>(), [(BLACK, board()), (WHITE, turned), (BLACK, turned)]);
}

#[test]
fn k14_it_says_so_too_when_the_pause_ends_by_itself() {
    let mut game = match_of(Games::Two);
    act(&mut game, WHITE, 2_000, Command::Resign).unwrap();
    let began = Event::NextGameBegan { at: Millis(62_000), white: Some(BLACK), board: Some(board()) };
    assert_eq!(game.advance(Millis(62_000))[0].event, began);
}

#[test]
fn k14_what_the_event_says_is_what_the_next_game_is_played_with() {
    let other = *painted('G', &[]).board();
    let mut record = {
        let mut game = match_of(Games::Two);
        next_game(&mut game, BLACK);
        game.to_record()
    };
    let Some(Event::NextGameBegan { white, board, .. }) = record.events.last_mut().map(|one| &mut one.event)
    else {
        panic!("the next game did not begin");
    };
    (*white, *board) = (Some(WHITE), Some(other));
    let replayed = view(&Session::<Colorado>::from_record(record).unwrap());
    assert_eq!((replayed.white, replayed.board), (WHITE, other));
}

#[test]
fn k14_a_log_from_before_the_event_said_so_replays_to_the_same() {
    let mut game = match_of(Games::Four);
    (0..3).for_each(|_| next_game(&mut game, BLACK));
    let mut record = game.to_record();
    for recorded in &mut record.events {
        if let Event::NextGameBegan { white, board, .. } = &mut recorded.event {
            (*white, *board) = (None, None);
        }
    }
    assert_eq!(Session::<Colorado>::from_record(record).unwrap().state(), game.state());
    let text = r#"{"next_game_began":{"at":7}}"#;
    let old: Event = serde_json::from_str(text).unwrap();
    assert_eq!(old, Event::NextGameBegan { at: Millis(7), white: None, board: None });
    assert_eq!(serde_json::to_string(&old).unwrap(), text);
}

#[test]
fn k14_a_win_is_a_point_a_draw_half_of_one_and_a_loss_nothing() {
    let mut game = match_of(Games::Four);
    act(&mut game, BLACK, 2_000, Command::OfferDraw).unwrap();
    act(&mut game, WHITE, 2_000, Command::AcceptDraw).unwrap();
    assert_eq!(view(&game).score, [1, 1], "in halves");
    for seat in Seat::all(2) {
        act(&mut game, seat, 2_000, Command::Continue).unwrap();
    }
    // Seat 0 has White now, and seat 1 in the game after it.
    next_game(&mut game, Seat(0));
    assert_eq!(view(&game).score, [1, 3]);
    next_game(&mut game, Seat(1));
    assert_eq!(view(&game).score, [3, 3]);
}
