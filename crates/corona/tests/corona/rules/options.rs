//! The options a table may choose: off unless chosen.

use tablier_corona::board::Points;
use tablier_corona::game::{Command, Corona, Endings, Event, Phase, Refusal, Setup};
use tablier_game::{Game, Millis, When};

use crate::support::*;

#[test]
fn calls_must_beat_the_highest_if_so_agreed() {
    let mut sitting = Sitting::of(2, Setup { beat_the_highest: true, ..Setup::default() });
    sitting.lay([0; 6], [1; 6]);
    sitting.call(A, 5).unwrap();
    for points in [1, 4, 5] {
        assert_eq!(sitting.call(B, points), Err(Refusal::CallBeatsNobody));
    }
    sitting.call(B, 6).unwrap();
    assert_eq!(sitting.call(A, 5), Err(Refusal::CallNotHigher));
}

#[test]
fn the_bidder_has_a_time_limit_if_so_agreed_and_the_unmoved_rest_scores_nothing() {
    let setup = Setup { play_limit: Some(Millis::seconds(20)), idle_limit: None, ..Setup::default() };
    let mut sitting = Sitting::of(2, setup);
    sitting.lay([0, 1, 4, 5, 8, 10], [1; 6]);
    sitting.call(A, 3).unwrap();
    sitting.run_out();
    sitting.wait(Millis::seconds(15));
    sitting.mark(A, &[(0, 0), (2, 1)]);
    sitting.touch(A, 0).unwrap();
    assert!(sitting.wait(Millis(4_999)).is_empty(), "acting does not prolong it");
    let events = sitting.wait(Millis(1));
    assert!(matches!(events[0], Event::RoundSettled { points: Points(2), made: false, ran_out: true, .. }));
}

#[test]
fn the_glass_has_the_length_agreed_on() {
    let mut sitting = Sitting::of(2, Setup { glass: Millis::seconds(30), ..Setup::default() });
    sitting.lay([0; 6], [1; 6]);
    sitting.wait(Millis::seconds(30));
    assert_eq!(sitting.call(A, 1), Err(Refusal::GlassHasRunOut));
}

#[test]
fn every_time_that_is_agreed_on_is_from_five_seconds_to_a_day() {
    let setups = |time: Millis| {
        let base = Setup::default();
        let endings = Endings { time: Some(time), ..Endings::NEVER };
        [
            Setup { glass: time, ..base },
            Setup { play_limit: Some(time), ..base },
            Setup { idle_limit: Some(time), ..base },
            Setup { endings, ..base },
        ]
    };
    let begin = |setup| Corona::begin(&started(2, setup, 7)).map(|_| ());
    for time in [Millis(0), Millis(1), Millis(4_999), Millis(86_400_001), Millis(u64::MAX)] {
        assert_eq!(setups(time).map(begin), [Err(Refusal::TimeOutOfRange); 4], "{time}");
    }
    for time in [Millis(5_000), Millis(86_400_000)] {
        assert_eq!(setups(time).map(begin), [Ok(()); 4], "{time}");
    }
}

fn early() -> Sitting {
    let mut sitting = Sitting::of(3, Setup { early_end: true, ..Setup::default() });
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    sitting
}

#[test]
fn the_auction_ends_when_everyone_who_may_call_is_done() {
    let mut sitting = early();
    sitting.given(Event::BidderSilenced { seat: B });
    sitting.call(A, 2).unwrap();
    sitting.act(A, Command::SayDone).unwrap();
    assert_eq!(sitting.act(A, Command::SayDone), Err(Refusal::AlreadyDone));
    assert_eq!(sitting.call(A, 3), Err(Refusal::AlreadyDone), "done is done");
    assert_eq!(sitting.act(B, Command::SayDone), Err(Refusal::Silenced), "nobody waits for the silenced");
    let events = sitting.act(C, Command::SayDone).unwrap();
    let at = sitting.now;
    let won = Event::AuctionWon { bidder: A, call: Points(2), at };
    assert_eq!(events, [Event::DoneSaid { seat: C }, Event::GlassStopped { at }, won], "settled at once");
}

#[test]
fn an_auction_that_everyone_is_done_with_and_nobody_called_in_is_set_up_anew_at_once() {
    let mut sitting = early();
    for seat in [A, B] {
        sitting.act(seat, Command::SayDone).unwrap();
    }
    let events = sitting.act(C, Command::SayDone).unwrap();
    assert_eq!(events[1..3], [Event::GlassStopped { at: sitting.now }, Event::AuctionPassed]);
    assert_eq!(events.last(), Some(&Event::SetUpBegan { setter: A, unclaimed: 1, at: sitting.now }));
}

#[test]
fn a_call_of_21_ends_the_auction_for_good_and_nothing_decided_later_counts() {
    let mut sitting = early();
    sitting.wait(Millis::seconds(10));
    sitting.call(B, 9).unwrap();
    let events = sitting.call(A, 21).unwrap();
    let at = sitting.now;
    assert_eq!(
        events[1..],
        [Event::GlassStopped { at }, Event::AuctionWon { bidder: A, call: Points(21), at }]
    );
    // Somebody saw it and answers over a line that claims to be slow: credited earlier, decided later.
    let earlier = When::after(sitting.now + Millis(80), When::WAITING, When::ALLOWANCE);
    assert!(earlier.credited < at);
    for command in [Command::PlaceCall { points: Points(21) }, Command::SayDone] {
        assert_eq!(sitting.act_at(B, earlier, command), Err(Refusal::NoAuction));
    }
    assert!(sitting.wait(When::SETTLING).is_empty());
}

#[test]
fn a_glass_that_has_run_out_is_not_stopped_any_more() {
    let late = |sitting: &Sitting| When::after(sitting.now, Millis(1), Millis::ZERO);
    let at_the_end = |sitting: &mut Sitting| {
        sitting.wait(Millis::seconds(60));
    };

    let mut called = early();
    at_the_end(&mut called);
    let events = called.act_at(A, late(&called), Command::PlaceCall { points: Points(21) }).unwrap();
    assert!(matches!(events[..], [Event::CallPlaced { .. }]), "{events:?}");
    // Made before that one, and still on its way: settled with all others, later.
    let earlier = When::after(called.now, Millis(2), Millis::ZERO);
    called.act_at(B, earlier, Command::PlaceCall { points: Points(21) }).unwrap();
    assert!(matches!(called.run_out()[..], [Event::AuctionWon { bidder: B, .. }]));

    let mut done = early();
    done.act(A, Command::SayDone).unwrap();
    done.act(B, Command::SayDone).unwrap();
    at_the_end(&mut done);
    let mut left = done.clone();
    let events = done.act_at(C, late(&done), Command::SayDone).unwrap();
    assert_eq!(events, [Event::DoneSaid { seat: C }]);
    assert!(matches!(left.leave(C)[..], [Event::SeatLeft { .. }]), "nor by somebody leaving");
}

#[test]
fn without_the_option_the_glass_always_runs_out() {
    let mut sitting = Sitting::of(2, Setup::default());
    sitting.lay([0; 6], [1; 6]);
    assert_eq!(sitting.act(A, Command::SayDone), Err(Refusal::DoneNotAgreed));
    sitting.call(A, 21).unwrap();
    sitting.wait(Millis::seconds(59));
    assert!(matches!(sitting.state.phase(), Phase::Auction(_)));
}
