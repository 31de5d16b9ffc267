//! The game at the table beyond the rule book: clocks, resignation, pauses, leaving, and what a view offers.

use tablier_colorado::game::{Beginner, Clock, Command, Event, Games, Refusal, Setup, Stage};
use tablier_colorado::{Colorado, Reason, Side};
use tablier_game::{Game, Millis, Offers, Pausing, Refuse, Seat, Seed, Session, Viewer, When};

use crate::support::session::{BLACK, WHITE, act, begin, match_of, mv, setup, started, view};

#[test]
fn k6_white_begins_and_the_sides_take_turns() {
    let mut game = match_of(Games::One);
    assert_eq!(act(&mut game, BLACK, 2_000, mv("a8a7")), Err(Refusal::NotYourTurn));
    assert_eq!(act(&mut game, WHITE, 2_000, mv("a8a7")), Err(Refusal::NoPawn));
    assert_eq!(act(&mut game, WHITE, 2_000, mv("d1d2")), Ok(1));
    assert_eq!(act(&mut game, WHITE, 2_000, mv("d2d3")), Err(Refusal::NotYourTurn));
    assert_eq!(view(&game).moves, ["d1d2"]);
}

#[test]
fn a_clock_is_no_rule_of_the_book() {
    for refusal in Refusal::all() {
        let timed = matches!(refusal, Refusal::BadClock | Refusal::OutOfTime);
        assert_eq!(refusal.rule().is_none(), timed, "{refusal}");
    }
}

#[test]
fn resigning_loses_the_game_also_out_of_turn() {
    let mut game = match_of(Games::One);
    act(&mut game, BLACK, 2_000, Command::Resign).unwrap();
    assert_eq!(view(&game).score, [0, 2]);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [WHITE]);
    assert_eq!(act(&mut game, WHITE, 3_000, mv("d1d2")), Err(Refusal::NotPlaying));
}

#[test]
fn the_pause_between_games_ends_by_itself() {
    let mut game = match_of(Games::Two);
    act(&mut game, WHITE, 2_000, Command::Resign).unwrap();
    assert_eq!(game.advance(Millis(61_999)).len(), 0);
    assert_eq!(game.advance(Millis(62_000)).len(), 1);
    assert_eq!(view(&game).number, 2);
}

#[test]
fn a_clock_per_game_runs_for_the_side_to_move_and_gives_the_increment() {
    let clock = Clock::PerGame { time: Millis::seconds(60), increment: Millis::seconds(2) };
    let mut game = begin(setup(Games::One, clock));
    act(&mut game, WHITE, 11_000, mv("d1d2")).unwrap();
    let clocks = view(&game).clocks.unwrap();
    assert_eq!(clocks.left, [Millis(52_000), Millis(60_000)]);
    assert_eq!((clocks.running, clocks.since), (Side::Black, Millis(11_000)));
    // The flag falls once no move made in time can arrive any more.
    assert_eq!(game.advance(Millis(71_500)).len(), 0);
    assert_eq!(game.advance(Millis(71_501)).len(), 1);
    let verdict = view(&game).verdict.unwrap();
    assert_eq!((verdict.winner, verdict.reason), (Some(Side::White), Reason::Time));
}

#[test]
fn a_move_counts_for_the_moment_it_was_made() {
    let clock = Clock::PerMove { time: Millis::seconds(10) };
    let mut game = begin(setup(Games::One, clock));
    let late = When::exactly(Millis(11_100));
    assert_eq!(game.command(WHITE, late, &mv("d1d2")).err(), Some(Refusal::OutOfTime));
    let delayed = When::after(Millis(11_100), Millis(120), Millis::ZERO);
    assert!(game.command(WHITE, delayed, &mv("d1d2")).is_ok());
    let everyone = view(&game);
    assert_eq!(everyone.clocks.unwrap().left, [Millis(10_000); 2]);
}

#[test]
fn a_move_in_the_last_moment_is_in_time() {
    for clock in [
        Clock::PerMove { time: Millis::seconds(10) },
        Clock::PerGame { time: Millis::seconds(10), increment: Millis::ZERO },
    ] {
        let mut game = begin(setup(Games::One, clock));
        assert_eq!(act(&mut game, WHITE, 11_001, mv("d1d2")), Err(Refusal::OutOfTime));
        assert_eq!(act(&mut game, WHITE, 11_000, mv("d1d2")), Ok(1));
        assert_eq!(view(&game).clocks.unwrap().running, Side::Black);
    }
}

#[test]
fn on_a_clock_per_game_the_time_on_the_way_is_not_counted() {
    let clock = Clock::PerGame { time: Millis::seconds(60), increment: Millis::ZERO };
    let mut game = begin(setup(Games::One, clock));
    let delayed = When::after(Millis(11_100), Millis(100), Millis::ZERO);
    game.command(WHITE, delayed, &mv("d1d2")).unwrap();
    let clocks = view(&game).clocks.unwrap();
    assert_eq!(clocks.left, [Millis(50_000), Millis(60_000)]);
    assert_eq!(clocks.since, Millis(11_100), "the other side's time runs from when it can know");
}

#[test]
fn with_a_clock_all_must_want_to_pause() {
    let clock = Clock::PerMove { time: Millis::seconds(10) };
    assert_eq!(Colorado::may_pause(begin(setup(Games::One, clock)).state()), Pausing::Together);
    assert_eq!(Colorado::may_pause(match_of(Games::One).state()), Pausing::Now);
}

fn refused(terms: Setup) -> Option<Refusal> {
    Session::<Colorado>::begin(started(terms)).err()
}

#[test]
fn clocks_outside_a_second_and_a_day_are_refused() {
    let (least, most) = (Millis(1_000), Millis::seconds(86_400));
    for (time, increment, fits) in [
        (least, Millis::ZERO, true),
        (most, most, true),
        (least - Millis(1), Millis::ZERO, false),
        (most + Millis(1), Millis::ZERO, false),
        (most, most + Millis(1), false),
    ] {
        let expected = (!fits).then_some(Refusal::BadClock);
        let per_game = setup(Games::One, Clock::PerGame { time, increment });
        assert_eq!(refused(per_game), expected, "{time} and {increment}");
        if increment == Millis::ZERO {
            assert_eq!(refused(setup(Games::One, Clock::PerMove { time })), expected, "{time}");
        }
    }
}

#[test]
fn colorado_is_for_two_and_one_of_them_begins() {
    for seats in [0, 1, 3] {
        let mut how = started(Setup::default());
        how.nonces = vec![how.nonces[0]; seats];
        assert_eq!(Session::<Colorado>::begin(how).err(), Some(Refusal::TwoPlayers), "{seats}");
    }
    for (seat, refusal) in [(0, None), (1, None), (2, Some(Refusal::NoSuchSeat))] {
        assert_eq!(refused(Setup { beginner: Beginner::Seat(Seat(seat)), ..Setup::default() }), refusal);
    }
}

#[test]
fn whoever_leaves_loses_the_game_and_is_not_in_the_standings() {
    let mut game = match_of(Games::Four);
    game.leave(WHITE, Millis(2_000));
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.standings.len(), 1);
    assert_eq!((outcome.standings[0].seat, outcome.standings[0].score), (BLACK, 2));
    assert_eq!(view(&game).verdict.unwrap().reason, Reason::Departure);
}

#[test]
fn whoever_leaves_between_two_games_ends_the_match_and_loses_no_game_by_it() {
    let mut game = match_of(Games::Four);
    act(&mut game, BLACK, 2_000, Command::Resign).unwrap();
    assert!(matches!(view(&game).stage, Stage::Between { .. }));
    let left: Vec<_> = game.leave(WHITE, Millis(3_000)).iter().map(|one| one.event.clone()).collect();
    assert_eq!(left, [Event::SeatLeft { seat: WHITE }]);
    assert_eq!((view(&game).stage, view(&game).score, view(&game).finished.len()), (Stage::Over, [0, 2], 1));
    let standings = game.outcome().unwrap().standings;
    assert_eq!(standings.iter().map(|one| (one.seat, one.place)).collect::<Vec<_>>(), [(BLACK, 1)]);
    assert_eq!(game.advance(Millis(100_000)).len(), 0, "no next game begins");
}

#[test]
fn ending_by_agreement_draws_the_game_under_way() {
    let mut game = match_of(Games::Two);
    act(&mut game, BLACK, 2_000, Command::Resign).unwrap();
    game.advance(Millis(100_000));
    game.end_by_agreement(Millis(100_000));
    assert_eq!(view(&game).score, [1, 3]);
    assert!(game.events().iter().any(|one| one.event == Event::MatchStopped));
}

#[test]
fn ending_by_agreement_between_two_games_leaves_the_rest_unplayed() {
    let mut game = match_of(Games::Two);
    act(&mut game, BLACK, 2_000, Command::Resign).unwrap();
    let ended: Vec<_> = game.end_by_agreement(Millis(3_000)).iter().map(|one| one.event.clone()).collect();
    assert_eq!(ended, [Event::MatchStopped]);
    assert_eq!((view(&game).stage, view(&game).score), (Stage::Over, [0, 2]));
    assert_eq!(game.outcome().unwrap().standings.len(), 2);
}

#[test]
fn the_board_and_the_beginner_are_drawn_from_the_seed() {
    let drawn = |seed: u8| {
        let mut how = started(Setup::default());
        how.seed = Seed([seed; 32]);
        let view = Session::<Colorado>::begin(how).unwrap().view(&Viewer::Spectator);
        (view.board, view.white)
    };
    assert_eq!(drawn(1), drawn(1));
    let all: Vec<_> = (0..20).map(drawn).collect();
    assert!(all.iter().any(|one| one.0 != all[0].0));
    assert!(all.iter().any(|one| one.1 != all[0].1));
}

#[test]
fn a_view_rebuilds_its_situation_and_offers_only_its_seats_commands() {
    let mut game = match_of(Games::One);
    for (number, text) in ["d1d2", "d8e6", "d2e4"].into_iter().enumerate() {
        let seat = if number % 2 == 0 { WHITE } else { BLACK };
        act(&mut game, seat, 2_000, mv(text)).unwrap();
    }
    assert_eq!(&view(&game).course(), game.state().game().course());
    assert!(view(&game).offers().is_empty());
    let moves = |seat| {
        let view = game.view(&Viewer::at(seat));
        view.offers().iter().filter(|offered| matches!(offered.offer.command, Command::Move(_))).count()
    };
    assert_eq!(moves(WHITE), 0);
    assert_eq!(moves(BLACK), game.state().game().course().plies(game.state().game().geometry()).len());
}

#[test]
fn k10_a_view_says_which_move_loses_the_game() {
    let losing = |text: &str| {
        let position = Some(text.parse().unwrap());
        let game = begin(Setup { position, ..setup(Games::One, Clock::None) });
        let view = game.view(&Viewer::at(WHITE));
        let losing = view.offers().iter().filter(|offered| offered.offer.loses);
        losing.map(|offered| offered.offer.command).collect::<Vec<_>>()
    };
    // The last pawn on its way, while another is home; without that one it wins, and so it
    // does by bringing one's own last pawn home (K11: d7d8).
    assert_eq!(losing("8/8/8/2w1b3/8/8/8/b7 w - -"), [mv("c5e5")]);
    assert_eq!(losing("8/8/8/2w1b3/8/8/8/8 w - -"), []);
    assert_eq!(losing("w2b4/3w4/8/8/8/8/8/b7 w - -"), [mv("a8d8")]);
}
