//! A session keeps the order of things, and a record of a game is read back or refused for a reason that helps.

use crate::toy::data::{Command, Event, Fingers, Refusal, Setup};
use crate::toy::game::Honest;
use tablier_game::{BadRecord, GameId, Millis, Nonce, Record, Recorded, Seat, Seed, Session, Started, When};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Two players, one second into the table's time; a round of ten seconds.
fn two_players() -> Session<Honest> {
    Session::begin(Started {
        id: GameId([1; 16]),
        rules: 2,
        setup: Setup::default(),
        nonces: vec![Nonce([2; 16]); 2],
        seed: Seed([3; 32]),
        at: Millis(1_000),
    })
    .expect("two can play")
}

fn show(fingers: u8) -> Command {
    Command { fingers: Fingers(fingers) }
}

fn at(millis: u64) -> When {
    When::exactly(Millis(millis))
}

fn kinds(events: &[Recorded<Event>]) -> Vec<&str> {
    events
        .iter()
        .map(|recorded| match recorded.event {
            Event::HandShown(_) => "shown",
            Event::RoundSettled { .. } => "settled",
            Event::SeatLeft(_) => "left",
            Event::Ended => "ended",
        })
        .collect()
}

#[test]
fn time_passes_before_a_command_is_decided() {
    let mut session = two_players();
    session.command(A, at(2_000), &show(1)).unwrap();
    // Round one is settled at 11.500 s: what comes in then is already a hand of round two.
    let events = session.command(A, at(11_500), &show(4)).unwrap();
    assert_eq!(kinds(events), ["settled", "shown"]);
    let whose: Vec<_> = events.iter().map(|recorded| (recorded.at, recorded.by)).collect();
    assert_eq!(whose, [(Millis(11_500), None), (Millis(11_500), Some(A))]);
    assert!(matches!(&events[1].event, Event::HandShown(hand) if hand.round == 1));
}

#[test]
fn a_moment_before_the_deadline_nothing_is_settled() {
    let mut session = two_players();
    assert_eq!(kinds(session.advance(Millis(11_499))), [""; 0]);
    assert_eq!(kinds(session.advance(Millis(11_500))), ["settled"]);
    assert_eq!(kinds(session.advance(Millis(11_500))), [""; 0]);
}

#[test]
fn a_refused_command_changes_nothing_but_what_time_brought_stays() {
    let mut session = two_players();
    let before = session.state().clone();
    assert_eq!(session.command(A, at(2_000), &show(6)), Err(Refusal::TooManyFingers));
    assert_eq!(session.state(), &before);
    assert_eq!(session.command(A, at(12_000), &show(6)), Err(Refusal::TooManyFingers));
    assert_eq!(kinds(session.events()), ["settled"]);
}

#[test]
fn a_command_counts_for_the_time_it_is_credited_with() {
    let mut session = two_players();
    let late = at(11_100);
    let delayed = When::after(Millis(11_100), Millis(100), Millis::ZERO);
    assert_eq!(session.command(A, late, &show(1)), Err(Refusal::TooLate));
    assert_eq!(kinds(session.command(A, delayed, &show(1)).unwrap()), ["shown"]);
}

#[test]
fn leaving_and_agreeing_come_after_what_time_brought() {
    let mut session = two_players();
    assert_eq!(kinds(session.end_by_agreement(Millis(11_500))), ["settled", "ended"]);
    assert_eq!(kinds(session.leave(A, Millis(11_500))), [""; 0]);
    let mut session = two_players();
    let events = session.leave(B, Millis(11_500));
    assert_eq!(kinds(events), ["settled", "left", "ended"]);
    assert_eq!(events[1].by, Some(B));
    assert_eq!(session.outcome().unwrap().winners().collect::<Vec<_>>(), [A]);
}

#[test]
fn a_setup_the_rules_refuse_does_not_begin() {
    let mut started = two_players().started().clone();
    started.nonces.truncate(1);
    assert_eq!(Session::<Honest>::begin(started.clone()).err(), Some(Refusal::Seats));
    let record = Record { game: "fist".into(), started, events: Vec::new() };
    let refused = Session::<Honest>::from_record(record).unwrap_err();
    assert_eq!(refused.to_string(), "a game can't begin like this: two to six can play");
}

/// A game's record as JSON, with one thing changed.
fn record_with(change: impl FnOnce(&mut serde_json::Value)) -> String {
    let mut session = two_players();
    session.command(A, at(2_000), &show(1)).expect("it is in time");
    session.advance(Millis(11_500));
    let mut record = serde_json::to_value(session.to_record()).expect("a record is plain data");
    change(&mut record);
    record.to_string()
}

#[test]
fn a_record_gives_back_the_game() {
    let session = Session::<Honest>::from_text(&record_with(|_| ())).unwrap();
    assert_eq!(kinds(session.events()), ["shown", "settled"]);
    assert_eq!(session.state().round.map(|round| round.number), Some(1));
    let again = Session::<Honest>::from_record(session.to_record()).unwrap();
    assert_eq!(again.state(), session.state());
}

#[test]
fn another_games_record_is_called_that_whatever_its_events_are() {
    let text = record_with(|record| {
        record["game"] = "chess".into();
        record["events"] = serde_json::json!([{"at": 0, "event": "PawnMoved"}]);
    });
    let bad = Session::<Honest>::from_text(&text).unwrap_err();
    assert_eq!(bad.to_string(), "this is a game of chess, not of fist");
}

#[test]
fn a_newer_record_is_called_that_whatever_its_events_are() {
    let text = record_with(|record| {
        record["started"]["rules"] = 3.into();
        record["started"]["setup"] = serde_json::json!({"thumbs": true});
        record["events"] = serde_json::json!([{"at": 0, "event": "ThumbWrestled"}]);
    });
    let bad = Session::<Honest>::from_text(&text).unwrap_err();
    assert_eq!(bad.to_string(), "recorded under version 3 of the rules; this program knows up to 2");
}

#[test]
fn an_older_record_still_replays() {
    assert!(
        Session::<Honest>::from_text(&record_with(|record| record["started"]["rules"] = 1.into())).is_ok()
    );
}

#[test]
fn what_is_no_record_is_refused() {
    let unknown_event = record_with(|record| record["events"][0]["event"] = "ThumbWrestled".into());
    for text in ["", "[]", "{", r#"{"game":"fist"}"#, &unknown_event] {
        let bad = Session::<Honest>::from_text(text).unwrap_err();
        assert!(matches!(bad, BadRecord::Shape(_)), "{text}: {bad}");
    }
}
