//! Commands sent twice are done once, whatever happened in between and however long ago the first was.

use serde_json::json;
use tablier_room::{CHANGE_EVERY, Command, Known};

use crate::support::{ADA, BOB, Sent, Table, id, short};

fn sitting(table: &Table) -> Sent {
    table.meant(ADA, 1, &json!({"kind": "sit"}), 0)
}

#[test]
fn a_command_sent_twice_is_done_once_and_answered_the_same() {
    let mut table = Table::open(short());
    table.enter(0);
    table.enter(1);
    let sent = sitting(&table);
    let number = table.deliver(&sent);
    assert_eq!(table.deliver(&sent), number);
    table.restart();
    assert_eq!(table.deliver(&sent), number);
    assert_eq!(table.desk.room().chairs.len(), 1);
    let bobs = Sent { guest: BOB, ..sent };
    assert_ne!(table.deliver(&bobs), number, "names are each sender's own");
    assert_eq!(table.desk.room().chairs.len(), 2);
}

#[test]
fn a_repeat_however_old_is_answered_and_changes_nothing() {
    let mut table = Table::open(short());
    table.enter(0);
    let sent = sitting(&table);
    let number = table.deliver(&sent);
    for _ in 0..600 {
        table.rename(ADA);
        table.mono += CHANGE_EVERY;
    }
    let (entries, at) = (table.log.len(), table.at());
    assert_eq!(table.desk.known(ADA, sent.id), Known::Unsure, "the log knows it, nobody else");
    for _ in 0..200 {
        assert_eq!(table.deliver(&sent), number);
    }
    assert_eq!((table.log.len(), table.at()), (entries, at));
    assert_eq!(table.desk.room().chairs.len(), 1);
}

#[test]
fn a_fresh_command_is_known_to_be_fresh_without_looking() {
    let mut table = Table::seated(1);
    for number in 0..100 {
        assert_eq!(table.desk.known(ADA, id(1, 10_000 + number)), Known::New);
        let name = json!({"kind": "set_name", "name": format!("Ada {number}")});
        table.send(ADA, 10_000 + number, &name, 0).expect("done");
    }
    table.restart();
    assert_eq!(table.desk.known(ADA, id(1, 10_100)), Known::New, "nor after a restart");
    assert_eq!(table.desk.known(ADA, id(1, 10_099)), Known::Unsure);
}

#[test]
fn what_is_decided_and_not_durable_yet_is_known_too() {
    let mut table = Table::open(short());
    table.enter(0);
    table.stores = false;
    let sent = sitting(&table);
    let number = table.deliver(&sent).expect("done");
    assert_eq!(table.desk.known(ADA, sent.id), Known::Decided(number));
}

#[test]
fn a_refused_command_may_be_tried_again_under_its_name() {
    let mut table = Table::seated(1);
    let start = json!({"kind": "start"});
    assert!(table.send(ADA, 50, &start, 0).is_err());
    table.done(ADA, &Command::SeatBot { level: 0 });
    table.all_ready();
    assert!(table.send(ADA, 50, &start, 0).is_ok());
}
