//! What the sheets need not say of people around one table: idle players, and players who leave.

use tablier_corona::board::Points;
use tablier_corona::dice;
use tablier_corona::game::{Command, Corona, Ending, Endings, Event, Phase, Refusal, Setup};
use tablier_game::{Game, Millis, Moments, Pausing, Viewer};

use crate::support::*;

#[test]
fn an_idle_bidders_round_ends_as_it_stands() {
    for (call, made) in [(2, true), (3, false)] {
        let mut sitting = Sitting::of(2, Setup::default());
        sitting.lay([0, 1, 4, 5, 8, 10], [1; 6]);
        sitting.call(A, call).unwrap();
        sitting.run_out();
        sitting.mark(A, &[(0, 0), (2, 1)]);
        sitting.touch(A, 0).unwrap();
        sitting.wait(Millis(119_999));
        let events = sitting.wait(Millis(1));
        let Event::RoundSettled { points, made: settled, ran_out, .. } = events[0] else {
            panic!("{events:?}")
        };
        assert_eq!((points, settled, ran_out), (Points(2), made, true));
        let view = Corona::view(&sitting.state, &Viewer::at(A));
        let result = view.last.unwrap().result.unwrap();
        assert!(result.ran_out, "and so it can be read when it is over");
    }
}

#[test]
fn idle_limits_can_be_switched_off() {
    let mut sitting = Sitting::of(2, Setup { idle_limit: None, ..Setup::default() });
    assert_eq!(Corona::next_deadline(&sitting.state), None);
    assert!(sitting.wait(Millis::seconds(86_400)).is_empty());
}

#[test]
fn who_leaves_takes_their_chips_along_and_the_next_seat_sets_up() {
    let mut sitting = Sitting::of(3, Setup::default());
    let events = sitting.leave(A);
    assert!(matches!(events[0], Event::SeatLeft { seat, .. } if seat == A));
    assert_eq!((sitting.chips(), sitting.state.taken_out().0, sitting.setter()), (vec![0, 8, 8], 8, Some(B)));
    let nonce = dice::NO_NONCE;
    let set_up = Command::SetUp { placement: placement([0; 6]), nonce };
    assert_eq!(sitting.act(A, set_up), Err(Refusal::SeatLeft));
    assert!(sitting.leave(A).is_empty(), "only once");
    sitting.round(B, true);
    assert_eq!(sitting.chips(), [0, 9, 7], "nobody pays for an empty seat");
    assert_eq!(sitting.setter(), Some(C));
    sitting.round(B, true);
    assert_eq!(sitting.setter(), Some(B), "and it is never asked to set up");
}

#[test]
fn who_leaves_while_another_sets_up_changes_nothing_for_the_setter() {
    let mut sitting = Sitting::of(3, Setup::default());
    let pieces = [Some(placement([3; 6]).0[0]), None, None, None, None, None];
    sitting.act(A, Command::PlaceSoFar { pieces }).unwrap();
    assert!(matches!(sitting.leave(C)[..], [Event::SeatLeft { seat: C, .. }]));
    let Phase::SettingUp(set_up) = sitting.state.phase() else { panic!("A still sets up") };
    assert_eq!((set_up.setter, set_up.pieces), (A, pieces));
}

#[test]
fn the_calls_of_who_leaves_are_void() {
    let mut sitting = Sitting::of(3, Setup::default());
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    sitting.call(B, 9).unwrap();
    sitting.call(C, 2).unwrap();
    sitting.leave(B);
    assert!(matches!(sitting.run_out()[..], [Event::AuctionWon { bidder, .. }] if bidder == C));
}

#[test]
fn a_setter_who_leaves_during_the_auction_is_followed_by_the_next_seat() {
    let mut sitting = Sitting::of(3, Setup::default());
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    sitting.leave(A);
    assert!(matches!(sitting.state.phase(), Phase::Auction(_)), "the round goes on");
    sitting.run_out();
    assert_eq!(sitting.setter(), Some(B));
}

#[test]
fn a_bidder_who_leaves_first_fails_and_pays() {
    let mut sitting = Sitting::of(3, Setup::default());
    sitting.lay([0, 1, 4, 5, 8, 10], [1; 6]);
    sitting.call(B, 2).unwrap();
    sitting.run_out();
    sitting.mark(B, &[(0, 0), (2, 1)]);
    sitting.touch(B, 0).unwrap();
    let events = sitting.leave(B);
    assert!(
        matches!(events[0], Event::RoundSettled { points: Points(2), made: false, .. }),
        "even with enough points already"
    );
    assert_eq!((sitting.chips(), sitting.state.taken_out().0), (vec![9, 0, 9], 6));
    assert_eq!((sitting.state.silenced(), sitting.setter()), (None, Some(C)));
}

#[test]
fn the_last_player_left_has_won() {
    let mut sitting = Sitting::of(2, Setup::default());
    sitting.leave(B);
    let Phase::Over(over) = sitting.state.phase() else { panic!() };
    assert_eq!(over.endings, [Ending::LastSeat]);
    assert_eq!(Corona::outcome(&sitting.state).unwrap().winners().collect::<Vec<_>>(), [A]);
}

#[test]
fn leaving_can_leave_everyone_else_done() {
    let mut sitting = Sitting::of(3, Setup { early_end: true, ..Setup::default() });
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    sitting.act(A, Command::SayDone).unwrap();
    sitting.act(B, Command::SayDone).unwrap();
    let events = sitting.leave(C);
    assert_eq!(events[1..3], [Event::GlassStopped { at: sitting.now }, Event::AuctionPassed]);
    assert_eq!(sitting.setter(), Some(A), "settled at once");
}

#[test]
fn a_leader_who_leaves_everyone_else_done_does_not_win() {
    let mut sitting = Sitting::of(3, Setup { early_end: true, ..Setup::default() });
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    sitting.call(C, 9).unwrap();
    sitting.call(B, 2).unwrap();
    sitting.act(A, Command::SayDone).unwrap();
    sitting.act(B, Command::SayDone).unwrap();
    let events = sitting.leave(C);
    let at = sitting.now;
    assert_eq!(
        events[1..],
        [
            Event::CallsVoided { seat: C },
            Event::GlassStopped { at },
            Event::AuctionWon { bidder: B, call: Points(2), at }
        ]
    );
}

#[test]
fn who_left_is_not_counted_among_those_without_chips() {
    let endings = Endings { broke: true, ..Endings::NEVER };
    let mut sitting = Sitting::of(3, Setup { endings, ..Setup::default() });
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    sitting.call(B, 2).unwrap();
    sitting.run_out();
    sitting.leave(B);
    assert_eq!(sitting.chips(), [9, 0, 9]);
    assert_eq!(sitting.setter(), Some(C), "the game goes on");
}

#[test]
fn players_may_agree_to_stop() {
    let sitting = Sitting::of(2, Setup::default());
    let events = Corona::end_by_agreement(&sitting.state, sitting.now);
    assert_eq!(events, [Event::GameEnded { endings: vec![Ending::Agreed], at: sitting.now }]);
}

#[test]
fn an_idle_bidder_who_has_only_marked_scores_nothing() {
    let mut sitting = Sitting::of(2, Setup::default());
    sitting.lay([0, 1, 4, 5, 8, 10], [1; 6]);
    sitting.call(A, 1).unwrap();
    sitting.run_out();
    sitting.wait(Millis::seconds(100));
    sitting.mark(A, &[(0, 0)]);
    assert!(sitting.wait(Millis(119_999)).is_empty(), "two minutes since the marker");
    let events = sitting.wait(Millis(1));
    assert!(matches!(events[0], Event::RoundSettled { points: Points(0), made: false, .. }), "{events:?}");
}

#[test]
fn a_bidder_may_be_idle_for_ever_where_the_limit_is_off() {
    let mut sitting = Sitting::of(2, Setup { idle_limit: None, ..Setup::default() });
    sitting.lay([0, 1, 4, 5, 8, 10], [1; 6]);
    sitting.call(A, 1).unwrap();
    sitting.run_out();
    assert!(sitting.wait(Millis::seconds(86_400)).is_empty());
    sitting.mark(A, &[(0, 0)]);
    sitting.touch(A, 0).unwrap();
    assert_eq!(sitting.chips(), [7, 5]);
}

#[test]
fn a_pause_waits_for_the_end_of_the_auction_and_of_nothing_else() {
    let mut sitting = Sitting::of(2, Setup::default());
    let may_pause = |sitting: &Sitting| Corona::may_pause(&sitting.state);
    assert_eq!(may_pause(&sitting), Pausing::Now, "setting up");
    sitting.lay([0, 1, 4, 5, 8, 10], [1; 6]);
    assert_eq!(may_pause(&sitting), Pausing::Later, "nobody gets more than their minute with the dice");
    sitting.call(A, 1).unwrap();
    sitting.run_out();
    assert_eq!(may_pause(&sitting), Pausing::Now, "marking");
    sitting.mark(A, &[(0, 0), (2, 1)]);
    sitting.touch(A, 0).unwrap();
    assert_eq!(may_pause(&sitting), Pausing::Now, "moving");
}

#[test]
fn a_set_up_a_throw_and_a_won_auction_are_moments_and_what_pipelines_is_not() {
    let mut sitting = Sitting::of(2, Setup::default());
    let moments = |sitting: &Sitting| {
        let Moments { turn, part, .. } = Corona::moments(&sitting.state);
        (turn, part)
    };
    let (turn, part) = moments(&sitting);
    sitting.lay([0, 1, 4, 5, 8, 10], [1; 6]);
    assert_eq!(moments(&sitting), (turn + 1, part), "the throw");
    sitting.call(A, 1).unwrap();
    sitting.call(A, 2).unwrap();
    assert_eq!(moments(&sitting), (turn + 1, part), "calls");
    sitting.run_out();
    assert_eq!(moments(&sitting), (turn + 2, part), "the auction won");
    sitting.mark(A, &[(0, 0), (2, 1)]);
    sitting.touch(A, 0).unwrap();
    assert_eq!(moments(&sitting), (turn + 2, part), "markers and moves");
    sitting.touch(A, 2).unwrap();
    assert_eq!(moments(&sitting), (turn + 3, part + 1), "the next set-up");
}

#[test]
fn who_leaves_while_another_plays_neither_pays_nor_receives() {
    for (made, chips) in [(true, [9, 0, 7]), (false, [7, 0, 9])] {
        let mut sitting = Sitting::of(3, Setup::default());
        sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
        sitting.call(A, if made { 2 } else { 21 }).unwrap();
        sitting.run_out();
        assert!(matches!(sitting.leave(B)[..], [Event::SeatLeft { .. }]), "the play goes on");
        sitting.mark(A, &[(0, 0)]);
        sitting.touch(A, 0).unwrap();
        assert_eq!((sitting.chips(), sitting.setter()), (chips.to_vec(), Some(C)));
    }
}

#[test]
fn a_silence_leaves_with_the_silenced() {
    let mut sitting = Sitting::of(3, Setup::default());
    sitting.round(C, false);
    assert_eq!(sitting.state.silenced(), Some(C));
    sitting.leave(A);
    assert_eq!(sitting.state.silenced(), Some(C), "another's leaving changes nothing");
    sitting = Sitting::of(3, Setup::default());
    sitting.round(C, false);
    sitting.leave(C);
    assert_eq!(sitting.state.silenced(), None);
}

#[test]
fn a_bidder_who_leaves_one_player_behind_pays_and_the_game_is_over() {
    let mut sitting = Sitting::of(2, Setup::default());
    sitting.lay([0, 1, 4, 5, 8, 10], [1; 6]);
    sitting.call(B, 2).unwrap();
    sitting.run_out();
    let events = sitting.leave(B);
    assert!(matches!(events[0], Event::RoundSettled { made: false, .. }), "{events:?}");
    assert!(!events.iter().any(|event| matches!(event, Event::BidderSilenced { .. })), "nobody to silence");
    let end = Event::GameEnded { endings: vec![Ending::LastSeat], at: sitting.now };
    assert_eq!((events.last(), sitting.chips()), (Some(&end), vec![7, 0]));
}

#[test]
fn the_seed_is_shown_when_the_game_is_over_and_not_before() {
    let mut sitting = Sitting::of(2, Setup::default());
    let seed = |sitting: &Sitting| Corona::view(&sitting.state, &Viewer::at(A)).seed;
    assert_eq!(seed(&sitting), None);
    sitting.leave(B);
    assert_eq!(seed(&sitting), Some(sitting.state.started().seed));
}
