//! The options a table may choose: off unless chosen.

use tablier_corona::board::Points;
use tablier_corona::{Command, Corona, Event, Phase, Refused, Setup};
use tablier_game::{Game, Millis, When};

use crate::support::*;

#[test]
fn calls_must_beat_the_highest_if_so_agreed() {
    let mut sitting = Sitting::of(2, Setup { beat_the_highest: true, ..Setup::default() });
    sitting.lay([0; 6], [1; 6]);
    sitting.call(A, 5).unwrap();
    for points in [1, 4, 5] {
        assert_eq!(sitting.call(B, points), Err(Refused::CallBeatsNobody));
    }
    sitting.call(B, 6).unwrap();
    assert_eq!(sitting.call(A, 5), Err(Refused::CallNotHigher));
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
    assert!(matches!(events[0], Event::RoundSettled { points: Points(2), made: false, .. }));
}

#[test]
fn the_glass_has_the_length_agreed_on() {
    let mut sitting = Sitting::of(2, Setup { glass: Millis::seconds(30), ..Setup::default() });
    sitting.lay([0; 6], [1; 6]);
    sitting.wait(Millis::seconds(30));
    assert_eq!(sitting.call(A, 1), Err(Refused::GlassHasRunOut));
    for seconds in [0, 4, 86_401] {
        let setup = Setup { glass: Millis::seconds(seconds), ..Setup::default() };
        assert_eq!(Corona::begin(&started(2, setup, 7)), Err(Refused::TimeOutOfRange));
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
    sitting.table.silenced = Some(B);
    sitting.call(A, 2).unwrap();
    sitting.act(A, Command::SayDone).unwrap();
    assert_eq!(sitting.act(A, Command::SayDone), Err(Refused::AlreadyDone));
    assert_eq!(sitting.call(A, 3), Err(Refused::AlreadyDone), "done is done");
    assert_eq!(sitting.act(B, Command::SayDone), Err(Refused::Silenced), "nobody waits for the silenced");
    let events = sitting.act(C, Command::SayDone).unwrap();
    assert_eq!(events[1], Event::GlassStopped { at: sitting.now });
    assert!(matches!(sitting.wait(When::SETTLING)[..], [Event::AuctionWon { bidder: A, .. }]));
}

#[test]
fn the_auction_ends_with_a_call_of_21_but_an_earlier_21_still_on_its_way_wins() {
    let mut sitting = early();
    sitting.wait(Millis::seconds(10));
    let events = sitting.call(A, 21).unwrap();
    assert_eq!(events[1], Event::GlassStopped { at: sitting.now });
    let earlier = When::after(sitting.now + Millis(100), Millis(150), Millis::ZERO);
    sitting.act_at(B, earlier, Command::PlaceCall { points: Points(21) }).unwrap();
    let later = When::after(sitting.now + Millis(100), Millis(50), Millis::ZERO);
    let late = sitting.act_at(C, later, Command::PlaceCall { points: Points(21) });
    assert_eq!(late, Err(Refused::GlassHasRunOut));
    assert!(matches!(sitting.wait(When::SETTLING)[..], [Event::AuctionWon { bidder: B, .. }]));
}

#[test]
fn without_the_option_the_glass_always_runs_out() {
    let mut sitting = Sitting::of(2, Setup::default());
    sitting.lay([0; 6], [1; 6]);
    assert_eq!(sitting.act(A, Command::SayDone), Err(Refused::DoneNotAgreed));
    sitting.call(A, 21).unwrap();
    sitting.wait(Millis::seconds(59));
    assert!(matches!(sitting.table.phase, Phase::Auction(_)));
}
