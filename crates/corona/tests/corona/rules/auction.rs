//! C6 to C9: calling, winning the auction, nobody calling.

use std::time::Duration;

use proptest::prelude::*;
use tablier_corona::auction::{Auction, Call, Glass};
use tablier_corona::board::{Colour, Points};
use tablier_corona::game::{Command, Event, Phase, Refusal, Setup};
use tablier_game::{Micros, Millis, Seat, When};

use crate::support::*;

const SPREAD: ([u8; 6], [u8; 6]) = ([0, 2, 4, 6, 8, 10], [1, 2, 3, 4, 5, 6]);

fn auction(seats: usize) -> Sitting {
    let mut sitting = Sitting::of(seats, Setup::default());
    sitting.lay(SPREAD.0, SPREAD.1);
    sitting
}

#[test]
fn c6_everyone_may_call_as_often_as_they_like_and_nobody_touches_anything() {
    let mut sitting = auction(3);
    for (seat, points) in [(A, 4), (B, 7), (A, 8), (C, 2), (A, 9)] {
        sitting.call(seat, points).unwrap();
    }
    let hands_off = [
        Command::PutMarker { piece: piece(0), colour: Colour::Red },
        Command::TakeMarker { piece: piece(0) },
        Command::Touch { piece: piece(0) },
        Command::EndPlay,
    ];
    for command in hands_off {
        assert_eq!(sitting.act(A, command), Err(Refusal::NotPlaying));
    }
    let mut nothing_set_up = Sitting::of(2, Setup::default());
    assert_eq!(nothing_set_up.call(A, 5), Err(Refusal::NoAuction));
}

#[test]
fn c6_the_setter_may_call_too_and_win() {
    let mut sitting = auction(2);
    sitting.call(B, 4).unwrap();
    sitting.call(A, 5).unwrap();
    let Phase::Auction(Auction { setter, .. }) = sitting.state.phase() else { panic!("the glass runs") };
    assert_eq!(*setter, A);
    assert!(matches!(sitting.run_out()[..], [Event::AuctionWon { bidder: A, .. }]));
}

#[test]
fn c6_the_glass_runs_for_a_minute() {
    let sitting = auction(2);
    let Phase::Auction(Auction { glass, .. }) = sitting.state.phase() else { panic!("the glass runs") };
    assert_eq!(glass.runs_out.since(glass.turned), Millis::seconds(60));
}

#[test]
fn c7_the_highest_call_wins_and_of_equals_the_earlier() {
    let mut sitting = auction(3);
    for (seat, points) in [(A, 9), (B, 11), (C, 11), (A, 10)] {
        sitting.wait(Millis(1));
        sitting.call(seat, points).unwrap();
    }
    let won = sitting.run_out();
    assert_eq!(won, [Event::AuctionWon { bidder: B, call: Points(11), at: sitting.now }]);
}

#[test]
fn c7_a_call_after_the_glass_has_run_out_does_not_count() {
    let mut sitting = auction(2);
    sitting.wait(Millis(59_999));
    assert!(sitting.call(A, 3).is_ok(), "the last grain");
    sitting.wait(Millis(1));
    assert_eq!(sitting.call(B, 4), Err(Refusal::GlassHasRunOut));
    // Made in time, still on its way when the glass ran out.
    let in_time = When::after(sitting.now + Millis(100), Millis(101), Millis::ZERO);
    assert!(sitting.act_at(B, in_time, Command::PlaceCall { points: Points(5) }).is_ok());
    let too_late = When::after(sitting.now + Millis(100), Millis(100), Millis::ZERO);
    let late = sitting.act_at(A, too_late, Command::PlaceCall { points: Points(6) });
    assert_eq!(late, Err(Refusal::GlassHasRunOut));
    assert!(sitting.wait(Millis(499)).is_empty(), "not settled while calls may be on their way");
    assert!(matches!(sitting.wait(Millis(1))[..], [Event::AuctionWon { bidder: B, .. }]));
    assert!(sitting.wait(Millis(1)).is_empty(), "once");
}

#[test]
fn c7_a_delay_reaches_back_no_further_than_the_dice() {
    let mut sitting = auction(2);
    let turned = sitting.now;
    let when = When::after(turned + Millis(10), Millis(200), Millis::ZERO);
    let events = sitting.act_at(A, when, Command::PlaceCall { points: Points(4) }).unwrap();
    let called = Event::CallPlaced { seat: A, points: Points(4), credited: turned, micros: Micros::ZERO };
    assert_eq!(events, [called]);
}

#[test]
fn c7_of_equal_calls_in_one_millisecond_the_earlier_wins_whichever_came_in_first() {
    let mut sitting = auction(2);
    sitting.wait(Millis(20_000));
    let micros = |micros: u16| Micros::try_from(micros).unwrap();
    // A's line takes 300 µs, B's 800: A's call came in 400 µs before B's, and was made 100 µs after it.
    for (seat, came_in, line) in [(A, 500, 300), (B, 900, 800)] {
        let when = When::measured(sitting.now, micros(came_in), Duration::ZERO, Duration::from_micros(line));
        assert_eq!(when.credited, sitting.now);
        sitting.act_at(seat, when, Command::PlaceCall { points: Points(4) }).unwrap();
    }
    let Phase::Auction(auction) = sitting.state.phase() else { panic!("no auction") };
    assert_eq!(auction.calls.iter().map(|call| call.micros).collect::<Vec<_>>(), [micros(200), micros(100)]);
    assert!(matches!(sitting.run_out()[..], [Event::AuctionWon { bidder: B, .. }]));
}

#[test]
fn c7_calls_in_logs_from_before_microseconds_were_told_are_read_and_written_as_they_were() {
    let old = r#"{"kind":"call_placed","seat":1,"points":4,"credited":20000}"#;
    let event: Event = serde_json::from_str(old).unwrap();
    let whole =
        Event::CallPlaced { seat: B, points: Points(4), credited: Millis(20_000), micros: Micros::ZERO };
    assert_eq!(event, whole);
    assert_eq!(serde_json::to_string(&event).unwrap(), old);
}

#[test]
fn c7_with_one_of_two_silenced_the_other_bids_alone_and_one_is_enough() {
    let mut sitting = Sitting::of(2, Setup::default());
    sitting.round(A, false);
    sitting.lay(SPREAD.0, SPREAD.1);
    assert_eq!(sitting.call(A, 20), Err(Refusal::Silenced));
    sitting.call(B, 1).unwrap();
    assert!(matches!(sitting.run_out()[..], [Event::AuctionWon { bidder: B, call: Points(1), .. }]));
}

#[test]
fn c8_a_call_is_1_to_21_and_higher_than_ones_own_last_but_need_not_beat_the_others() {
    let mut sitting = auction(2);
    for points in [0, 22, 255] {
        assert_eq!(sitting.call(A, points), Err(Refusal::CallOutOfRange));
    }
    sitting.call(A, 12).unwrap();
    for points in [1, 11, 12] {
        assert_eq!(sitting.call(A, points), Err(Refusal::CallNotHigher));
    }
    sitting.call(B, 3).expect("lower than another's call");
    sitting.call(B, 12).expect("equal to another's call");
    sitting.call(B, 21).expect("the most there is");
    assert_eq!(sitting.call(B, 21), Err(Refusal::CallNotHigher));
}

#[test]
fn c9_without_a_call_the_same_player_sets_up_again_as_often_as_it_takes() {
    let mut sitting = Sitting::of(3, Setup::default());
    // More often than a small counter could count.
    for attempt in 0..300 {
        assert_eq!(sitting.setter(), Some(A), "attempt {attempt}");
        sitting.lay(SPREAD.0, SPREAD.1);
        let events = sitting.run_out();
        assert_eq!(events[0], Event::AuctionPassed);
        let again = Event::SetUpBegan { setter: A, unclaimed: attempt + 1, at: sitting.now };
        assert_eq!(events.last(), Some(&again));
    }
    assert_eq!(sitting.state.played(), 0, "none of these counts as played");
    sitting.round(B, true);
    assert_eq!(sitting.setter(), Some(B), "after a played round it is the next player's turn");
}

#[test]
fn c9_a_played_round_in_between_starts_the_count_again() {
    let mut sitting = Sitting::of(2, Setup::default());
    sitting.lay(SPREAD.0, SPREAD.1);
    sitting.run_out();
    sitting.round(A, true);
    assert!(matches!(sitting.state.phase(), Phase::SettingUp(set_up) if set_up.unclaimed == 0));
}

#[test]
fn c9_the_count_stops_at_its_highest_number() {
    let mut sitting = Sitting::of(2, Setup::default());
    sitting.given(Event::SetUpBegan { setter: B, unclaimed: u32::MAX, at: sitting.now });
    sitting.lay(SPREAD.0, SPREAD.1);
    sitting.run_out();
    assert!(matches!(sitting.state.phase(), Phase::SettingUp(set_up) if set_up.unclaimed == u32::MAX));
}

proptest! {
    /// Every order of calls and every tie, also within one microsecond: the winner is the one that no other call
    /// beats by points, then by credited time, then by coming in first.
    #[test]
    fn c7_every_order_of_calls_and_every_tie_is_settled(
        calls in prop::collection::vec((0_u16..5, 1_u8..6, 0_u64..2, 0_u16..3), 1..25),
    ) {
        let calls: Vec<Call> = calls
            .into_iter()
            .map(|(seat, points, credited, micros)| Call {
                seat: Seat(seat),
                points: Points(points),
                credited: Millis(credited),
                micros: micros.try_into().unwrap(),
            })
            .collect();
        let auction = Auction {
            setter: A,
            unclaimed: 0,
            situation: situation(SPREAD.0, SPREAD.1),
            glass: Glass { turned: Millis(0), runs_out: Millis(60_000) },
            calls: calls.clone(),
            done: std::collections::BTreeSet::new(),
        };
        // Said another way: strike out all but the highest, of these all but the earliest, of these the first stays.
        let highest = calls.iter().map(|call| call.points).max().unwrap();
        let moment = |call: &Call| (call.credited, call.micros);
        let earliest = calls.iter().filter(|c| c.points == highest).map(moment).min().unwrap();
        let winner = calls.iter().find(|c| c.points == highest && moment(c) == earliest);
        prop_assert_eq!(auction.lead(), winner);
    }

    /// The same through the rules themselves: calls with delays, in microseconds, decided one by one.
    #[test]
    fn c7_calls_with_delays_are_ranked_by_credited_time(
        calls in prop::collection::vec(
            (0_usize..4, 18_u8..=21, 0_u64..2, prop_oneof![3 => 0_u64..1_500, 1 => 0_u64..300_000]),
            1..25,
        ),
    ) {
        let mut sitting = auction(4);
        sitting.wait(Millis(500));
        let mut accepted: Vec<(Seat, u8, (Millis, Micros))> = Vec::new();
        for (seat, points, pause, delay) in calls {
            sitting.wait(Millis(pause));
            let seat = Seat::nth(seat);
            let waited = Duration::from_micros(delay);
            let when = When::measured(sitting.now, Micros::ZERO, waited, Duration::ZERO);
            if sitting.act_at(seat, when, Command::PlaceCall { points: Points(points) }).is_ok() {
                accepted.push((seat, points, (when.credited, when.micros)));
            }
        }
        sitting.run_out();
        let highest = accepted.iter().map(|call| call.1).max().unwrap();
        let earliest = accepted.iter().filter(|c| c.1 == highest).map(|c| c.2).min().unwrap();
        let winner = accepted.iter().find(|c| c.1 == highest && c.2 == earliest).unwrap();
        let Phase::Marking(marking) = sitting.state.phase() else { panic!("somebody called") };
        prop_assert_eq!((marking.turn.bidder, marking.turn.call), (winner.0, Points(highest)));
    }
}
