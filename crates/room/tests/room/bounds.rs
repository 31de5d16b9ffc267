//! How much a table writes down, and what is not worth an entry.

use tablier_corona::game::Setup;
use tablier_game::{Millis, Seat};
use tablier_room::{CHANGE_EVERY, CHANGES_AT_ONCE, Command, Desk, Entry, MOST_ENTRIES, Name};

use crate::support::{ADA, Asked, BOB, Table, code, nonce, short};

const S0: Seat = Seat(0);

fn named(number: u64) -> Asked {
    Command::SetName { name: Name::clean(&format!("Ada {number}")) }
}

#[test]
fn what_changes_nothing_is_not_stored() {
    let mut table = Table::seated(2);
    table.done(ADA, &named(1));
    table.refused(ADA, &named(1), "nothing_to_do");
    table.refused(ADA, &Command::ChangeSetup { setup: short() }, "nothing_to_do");
    table.refused(ADA, &Command::NotReady { seat: S0 }, "nothing_to_do");
    table.done(ADA, &Command::Ready { seat: S0, nonce: nonce(0) });
    table.refused(ADA, &Command::Ready { seat: S0, nonce: nonce(0) }, "nothing_to_do");
    table.done(ADA, &Command::Ready { seat: S0, nonce: nonce(1) });
    table.done(ADA, &Command::NotReady { seat: S0 });
    table.refused(ADA, &Command::NotReady { seat: S0 }, "nothing_to_do");
    // Another setup than before is news again, and so is the one before that.
    table.done(ADA, &Command::ChangeSetup { setup: Setup { glass: Millis::seconds(9), ..short() } });
    table.done(ADA, &Command::ChangeSetup { setup: short() });
}

#[test]
fn a_guest_changes_so_much_at_once_and_then_one_thing_a_second() {
    let mut table = Table::seated(2);
    table.pass(60_000);
    for number in 0..CHANGES_AT_ONCE {
        table.done(ADA, &named(number));
    }
    table.refused(ADA, &named(0), "too_many_changes");
    table.done(BOB, &Command::SetName { name: Name::clean("Bob") });
    table.pass(CHANGE_EVERY);
    table.done(ADA, &named(0));
    table.refused(ADA, &named(1), "too_many_changes");
    table.pass(CHANGE_EVERY * CHANGES_AT_ONCE);
    for number in 1..=CHANGES_AT_ONCE {
        table.done(ADA, &named(number));
    }
    table.refused(ADA, &named(0), "too_many_changes");
}

#[test]
fn whoever_has_changed_too_much_may_still_play() {
    let mut table = Table::playing(2);
    for number in 0..CHANGES_AT_ONCE {
        let _ = table.ask(ADA, &named(number));
        let _ = table.ask(BOB, &named(number));
    }
    table.refused(ADA, &named(7), "too_many_changes");
    table.set_up();
}

/// The table again, after so many entries in which somebody was named.
fn filled(table: &mut Table) {
    let next = table.log.len() as u64 + 1;
    let like = table.log.last().expect("an entry").clone();
    let said = r#"[{"kind":"guest_named","guest":0,"name":"Ada"}]"#;
    for number in next..=MOST_ENTRIES {
        table.log.push(Entry {
            number,
            command: None,
            events: said.to_owned(),
            marks: Vec::new(),
            ..like.clone()
        });
    }
    table.desk = Desk::wake(code(), &table.log, table.marked).expect("its own log");
    table.enter(0);
    table.enter(1);
}

#[test]
fn at_a_table_whose_log_is_full_a_game_is_played_to_its_end_and_none_begins() {
    let mut table = Table::playing(2);
    filled(&mut table);
    table.refused(ADA, &named(1), "log_is_full");
    table.refused(ADA, &Command::Pause, "log_is_full");
    table.refused(ADA, &Command::OpenDoor, "log_is_full");
    assert_eq!(table.come(9), Err("log_is_full".to_owned()), "nobody new");
    table.set_up();
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    table.done(BOB, &Command::AgreeToEnd { seat: Seat(1) });
    assert!(!table.under_way());
    table.refused(ADA, &Command::Ready { seat: S0, nonce: nonce(0) }, "log_is_full");
    table.refused(ADA, &Command::Start, "log_is_full");
    table.refused(ADA, &Command::Sit { name: None }, "log_is_full");
}
