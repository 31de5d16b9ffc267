//! What commands are meant for: each kind of moment passes, and what was meant for it is then refused, whoever sent it
//! and however late it comes.

use serde_json::json;
use tablier_corona::board::Points;
use tablier_corona::game::{Phase, Setup};
use tablier_game::Seat;
use tablier_room::{Command, GuestId, Name};

use crate::support::{ADA, Asked, BOB, EVE, Play, Sent, Table, nonce, short};

const S0: Seat = Seat(0);
const S1: Seat = Seat(1);

/// A command as it is tapped now, to be delivered later.
fn tapped(table: &Table, guest: GuestId, command: &Asked) -> Sent {
    let number = 5_000 + table.log.len() as u64;
    table.meant(guest, number, &serde_json::to_value(command).expect("JSON"), 0)
}

fn call(seat: Seat, points: u8) -> Asked {
    Command::Play { seat, command: Play::PlaceCall { points: Points(points) } }
}

#[track_caller]
fn too_late(table: &mut Table, sent: &Sent) {
    let entries = table.log.len();
    assert_eq!(table.deliver(sent), Err("too_late".to_owned()), "{sent:?}");
    assert_eq!(table.log.len(), entries);
}

#[test]
fn a_call_tapped_as_the_network_died_is_not_placed_in_the_next_auction() {
    let mut table = Table::playing(2);
    table.set_up();
    let sent = tapped(&table, ADA, &call(S0, 9));
    table.pass(6_000);
    table.set_up();
    assert!(matches!(table.state().phase(), Phase::Auction(_)), "other dice");
    too_late(&mut table, &sent);
    table.done(ADA, &call(S0, 3));
}

#[test]
fn calls_of_one_auction_follow_each_other_without_waiting() {
    let mut table = Table::playing(2);
    table.set_up();
    let all = [5, 6, 9].map(|points| tapped(&table, ADA, &call(S0, points)));
    table.done(BOB, &call(S1, 4));
    for (number, sent) in all.into_iter().enumerate() {
        let id = crate::support::id(7, 1 + number as u64);
        table.deliver(&Sent { id, ..sent }).expect("the same auction");
    }
}

#[test]
fn a_play_of_the_last_game_is_not_taken_for_one_of_the_next() {
    let mut table = Table::playing(2);
    table.set_up();
    let sent = tapped(&table, ADA, &call(S0, 9));
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    table.done(BOB, &Command::AgreeToEnd { seat: S1 });
    too_late(&mut table, &sent);
    table.all_ready();
    table.done(ADA, &Command::Start);
    table.set_up();
    too_late(&mut table, &sent);
}

#[test]
fn ready_stand_and_start_are_for_the_chairs_and_terms_that_were_seen() {
    let mut table = Table::seated(3);
    let ready = tapped(&table, BOB, &Command::Ready { seat: S1, nonce: nonce(1) });
    let stand = tapped(&table, BOB, &Command::Stand { seat: S1 });
    table.done(ADA, &Command::ChangeSetup { setup: Setup::default() });
    too_late(&mut table, &ready);
    too_late(&mut table, &stand);

    let stand = tapped(&table, EVE, &Command::Stand { seat: Seat(2) });
    table.done(ADA, &Command::Stand { seat: S1 });
    too_late(&mut table, &stand);
    assert_eq!(
        table.desk.room().seats_of(EVE).len(),
        1,
        "her chair has moved up to the one she did not mean"
    );

    let start = tapped(&table, ADA, &Command::Start);
    table.all_ready();
    table.deliver(&start).expect("getting ready makes nothing stale");
    too_late(&mut table, &Sent { id: crate::support::id(9, 1), ..start });
}

#[test]
fn sitting_bots_and_terms_are_for_the_next_game() {
    let mut table = Table::seated(2);
    let late: Vec<Sent> = [
        Command::Sit { name: None },
        Command::SeatBot { level: 0 },
        Command::ChangeSetup { setup: short() },
        Command::SetAllowance { on: false },
    ]
    .iter()
    .map(|command| tapped(&table, ADA, command))
    .collect();
    table.all_ready();
    table.done(ADA, &Command::Start);
    for sent in &late {
        too_late(&mut table, sent);
    }
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    table.done(BOB, &Command::AgreeToEnd { seat: S1 });
    for sent in &late {
        too_late(&mut table, sent);
    }
    table.done(ADA, &Command::SeatBot { level: 0 });
}

#[test]
fn giving_up_agreeing_and_pausing_are_for_the_game_under_way() {
    let mut table = Table::playing(2);
    let late: Vec<Sent> =
        [Command::GiveUp { seat: S0 }, Command::AgreeToEnd { seat: S0 }, Command::Pause, Command::DoNotPause]
            .iter()
            .map(|command| tapped(&table, ADA, command))
            .collect();
    for (guest, seat) in [(ADA, S0), (BOB, S1)] {
        table.done(guest, &Command::AgreeToEnd { seat });
    }
    for sent in &late {
        too_late(&mut table, sent);
    }
    table.all_ready();
    table.done(ADA, &Command::Start);
    for sent in &late {
        too_late(&mut table, sent);
    }
}

#[test]
fn resuming_is_for_this_pause_and_playing_on_for_this_proposal() {
    let mut table = Table::playing(2);
    table.done(ADA, &Command::Pause);
    let resume = tapped(&table, BOB, &Command::Resume);
    table.done(ADA, &Command::Resume);
    too_late(&mut table, &resume);
    table.done(ADA, &Command::Pause);
    too_late(&mut table, &resume);
    table.done(ADA, &Command::Resume);

    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    let play_on = tapped(&table, BOB, &Command::PlayOn);
    table.done(ADA, &Command::PlayOn);
    too_late(&mut table, &play_on);
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    too_late(&mut table, &play_on);
    assert_eq!(table.view(BOB).for_ending, [S0]);
}

#[test]
fn names_links_and_the_hosts_hand_mean_the_same_whenever_they_come() {
    let mut table = Table::seated(3);
    let hash = [7; 32];
    let late: Vec<Sent> = [
        Command::SetName { name: Name::clean("Ada") },
        Command::MakeLink { seat: S0, hash },
        Command::RemoveGuest { guest: EVE },
        Command::HandOver { to: BOB },
    ]
    .iter()
    .enumerate()
    .map(|(number, command)| Sent {
        id: crate::support::id(3, 1 + number as u64),
        ..tapped(&table, ADA, command)
    })
    .collect();
    table.all_ready();
    table.done(ADA, &Command::Start);
    for sent in &late {
        table.deliver(sent).expect("whenever");
    }
}

#[test]
fn a_moment_made_up_is_too_late_like_any_other() {
    let mut table = Table::playing(2);
    table.set_up();
    let honest = tapped(&table, ADA, &call(S0, 9));
    let made_up = serde_json::to_value(honest.moment).expect("JSON");
    let number = made_up["play"]["number"].as_u64().expect("a number");
    for moment in [
        json!("any"),
        json!({"lobby": 0}),
        json!({"game": made_up["play"]["game"]}),
        json!({"play": {"game": made_up["play"]["game"], "number": number + 1}}),
        json!({"play": {"game": made_up["play"]["game"], "number": number - 1}}),
        json!({"play": {"game": "00".repeat(16), "number": number}}),
    ] {
        let moment = serde_json::from_value(moment).expect("a moment");
        too_late(&mut table, &Sent { moment, ..honest.clone() });
    }
    table.deliver(&honest).expect("the real one");
}
