//! The door: who opens and closes it, when it closes by itself, what is marked for the store and told to people.

use serde_json::Value;
use tablier_room::{Command, DOOR_STAYS_OPEN, Desk, DoorCode, Entry, Mark, Wall};

use crate::support::{ADA, BOB, Table, code, short};

fn door(table: &Table) -> Option<DoorCode> {
    let (_, _, view) = table.snapshot(None);
    assert_eq!(table.desk.room().door, view.door, "everybody sees it");
    view.door
}

/// What the last entry told those who watch, kind by kind.
fn told(table: &Table) -> Vec<String> {
    let text = table.told.last().and_then(|told| told.of(None)).expect("told");
    let message: Value = serde_json::from_str(text).expect("JSON");
    let told = message["told"].as_array().expect("a list");
    told.iter().map(|told| told["kind"].as_str().expect("a kind").to_owned()).collect()
}

fn marks(table: &Table) -> &[Mark] {
    &table.log.last().expect("an entry").marks
}

#[test]
fn a_table_opens_with_its_door_open_and_its_first_guest_leaves_it_so() {
    let mut table = Table::open(short());
    let code = door(&table).expect("open");
    table.enter(0);
    table.enter(1);
    assert_eq!(door(&table), Some(code));
    table.restart();
    assert_eq!(door(&table), Some(code));
}

#[test]
fn it_is_opened_anew_three_times_in_a_minute_and_a_half() {
    let mut table = Table::seated(2);
    for _ in 0..3 {
        table.done(ADA, &Command::CloseDoor);
        table.done(ADA, &Command::OpenDoor);
    }
    table.done(ADA, &Command::CloseDoor);
    for _ in 0..50 {
        table.refused(ADA, &Command::OpenDoor, "door_too_soon");
    }
    table.refused(BOB, &Command::OpenDoor, "not_the_host");
    assert_eq!(door(&table), None);
    table.pass(90_000);
    table.done(ADA, &Command::OpenDoor);
}

#[test]
fn the_host_closes_it_and_opens_it_under_another_code() {
    let mut table = Table::seated(2);
    let first = door(&table).expect("open");
    table.refused(BOB, &Command::CloseDoor, "not_the_host");
    table.refused(ADA, &Command::OpenDoor, "nothing_to_do");
    table.done(ADA, &Command::CloseDoor);
    assert_eq!(
        (door(&table), marks(&table), told(&table)),
        (None, &[Mark::DoorClosed][..], vec!["door_closed".into()])
    );

    table.refused(ADA, &Command::CloseDoor, "nothing_to_do");
    table.refused(BOB, &Command::OpenDoor, "not_the_host");
    table.restart();
    assert_eq!(door(&table), None);
    table.done(ADA, &Command::OpenDoor);
    let code = door(&table).expect("open");
    assert_ne!(code, first);
    assert_eq!((marks(&table), told(&table)), (&[Mark::DoorOpened { code }][..], vec!["door_opened".into()]));
    table.restart();
    assert_eq!(door(&table), Some(code));
}

#[test]
fn it_closes_when_the_first_game_starts_and_stays_as_the_host_wants_it_after_that() {
    let mut table = Table::playing(2);
    assert_eq!(door(&table), None);
    assert!(marks(&table).contains(&Mark::DoorClosed));
    assert_eq!(told(&table)[..2], ["door_closed", "game_started"]);
    // In the middle of a game, for one more who watches.
    table.done(ADA, &Command::OpenDoor);
    let code = door(&table).expect("open");
    for seat in [0, 1] {
        let guest = tablier_room::GuestId(seat.into());
        table.done(guest, &Command::AgreeToEnd { seat: tablier_game::Seat(seat) });
    }
    assert!(!table.under_way());
    table.all_ready();
    table.done(ADA, &Command::Start);
    assert_eq!(door(&table), Some(code), "the second game closes nothing");
}

#[test]
fn it_closes_when_the_table_changes_hands() {
    let mut table = Table::seated(2);
    table.done(ADA, &Command::HandOver { to: BOB });
    assert_eq!((door(&table), told(&table)), (None, vec!["host_passed".into(), "door_closed".into()]));
    table.refused(ADA, &Command::OpenDoor, "not_the_host");
    table.done(BOB, &Command::OpenDoor);
    // Also when the host is gone for long.
    table.leave(BOB);
    table.pass(61_000);
    assert_eq!((table.view(ADA).host, door(&table)), (ADA, None));
    // What is closed is not closed again.
    table.done(ADA, &Command::HandOver { to: BOB });
    assert_eq!(told(&table), ["host_passed"]);
}

#[test]
fn a_guest_who_is_sent_away_closes_nothing() {
    let mut table = Table::seated(2);
    let code = door(&table);
    table.done(ADA, &Command::RemoveGuest { guest: BOB });
    assert!(code.is_some() && door(&table) == code);
}

/// So late is it on the wall, and the table notices.
fn at(table: &mut Table, wall: i64) {
    table.wall = Wall(wall);
    let now = table.now();
    let step = table.desk.tick(now);
    table.keep(step);
}

fn an_hour() -> i64 {
    i64::try_from(DOOR_STAYS_OPEN.as_millis()).expect("an hour")
}

#[test]
fn it_closes_where_nothing_has_happened_for_an_hour() {
    let mut table = Table::open(short());
    table.enter(0);
    let code = door(&table);
    at(&mut table, an_hour() - 1);
    assert!(code.is_some() && door(&table) == code, "not yet");
    table.enter(1);
    let came = table.wall.0;
    at(&mut table, came + an_hour() - 1);
    assert_eq!(door(&table), code, "somebody came meanwhile");
    at(&mut table, came - an_hour() * 2);
    assert_eq!(door(&table), code, "the clock was set back");
    at(&mut table, came + an_hour());
    assert_eq!(
        (door(&table), marks(&table), told(&table)),
        (None, &[Mark::DoorClosed][..], vec!["door_closed".into()])
    );
    // As the host wants it after that.
    table.done(ADA, &Command::OpenDoor);
    assert!(door(&table).is_some() && door(&table) != code);
}

#[test]
fn a_table_that_slept_for_an_hour_wakes_with_its_door_closed() {
    let mut table = Table::seated(2);
    table.restart();
    let now = table.now();
    assert!(table.desk.close_forgotten_door(now).is_none(), "it was not long");
    table.wall = Wall(table.wall.0 + an_hour());
    table.restart();
    let now = table.now();
    let step = table.desk.close_forgotten_door(now);
    assert!(step.is_some());
    table.keep(step);
    assert_eq!(door(&table), None);
    let now = table.now();
    assert!(table.desk.close_forgotten_door(now).is_none(), "what is closed is not closed again");
}

/// A log as it was written before there were doors.
fn without_doors(log: &[Entry]) -> Vec<Entry> {
    let old = |entry: &Entry| {
        let mut events: Vec<Value> = serde_json::from_str(&entry.events).expect("JSON");
        events.retain(|event| !event["kind"].as_str().expect("a kind").starts_with("door_"));
        Entry { events: serde_json::to_string(&events).expect("JSON"), ..entry.clone() }
    };
    log.iter().map(old).collect()
}

#[test]
fn a_table_of_before_there_were_doors_has_its_closed_and_can_open_it() {
    let mut table = Table::playing(2);
    table.log = without_doors(&table.log);
    table.restart();
    assert_eq!(door(&table), None);
    table.enter(0);
    table.done(ADA, &Command::OpenDoor);
    let open = door(&table);
    assert!(open.is_some());
    let woken = Desk::<tablier_corona::Corona>::wake(code(), &table.log, table.marked).expect("its own log");
    assert_eq!(woken.room().door, open);
}
