//! Table time: it runs only with a player there, stands still in between, and never goes back.

use tablier_game::Millis;
use tablier_room::{AHEAD, Command, GRACE, Mono};

use crate::support::{ADA, BOB, Table, short};

#[test]
fn it_stands_until_somebody_is_connected() {
    let mut table = Table::open(short());
    table.come(0).expect("comes");
    table.pass(5_000);
    assert_eq!((table.at(), table.runs()), (0, false), "a guest who is not connected is not there");
    table.enter(0);
    table.pass(5_000);
    assert_eq!((table.at(), table.runs()), (5_000, true));
}

#[test]
fn it_does_not_run_for_somebody_who_only_watches() {
    let mut table = Table::playing(2);
    let begun = table.at();
    table.desk.connect(None, Mono(table.mono));
    table.enter(2);
    table.leave(ADA);
    table.leave(BOB);
    table.pass(100_000);
    assert_eq!((table.at(), table.runs()), (begun + GRACE, false), "a spectator and a guest without a chair");
    table.enter(1);
    table.pass(10);
    assert_eq!((table.at(), table.runs()), (begun + GRACE + 10, true));
}

#[test]
fn where_only_bots_play_it_runs_for_the_host() {
    let mut table = Table::open(short());
    table.enter(0);
    table.enter(1);
    table.done(ADA, &Command::SeatBot { level: 0 });
    table.done(ADA, &Command::SeatBot { level: 0 });
    table.done(ADA, &Command::Start);
    table.pass(1_000);
    assert!(table.runs());
    table.leave(ADA);
    table.pass(1);
    assert!(!table.runs(), "another guest is not the host");
}

#[test]
fn it_runs_no_more_than_two_seconds_ahead_of_what_is_durable() {
    let mut table = Table::playing(2);
    let begun = table.at();
    table.stores = false;
    table.pass(10_000);
    assert_eq!((table.at(), table.runs()), (begun + AHEAD.0, false), "the disk hangs: time waits for it");
    table.stores = true;
    table.desk.stored(table.desk.number(), Millis(begun + 1_500), Mono(table.mono));
    table.pass(1_000);
    assert_eq!(table.at(), begun + AHEAD.0 + 1_000, "and goes on without a jump");
    table.pass(6_000);
    assert_eq!(table.at(), begun + AHEAD.0 + 7_000, "marks let it run");
}

#[test]
fn nor_does_it_after_a_restart_when_nothing_was_stored_since() {
    let mut table = Table::playing(2);
    table.pass(3_500);
    table.restart();
    let woken = table.at();
    table.stores = false;
    for guest in 0..2 {
        table.enter(guest);
    }
    table.pass(10_000);
    assert_eq!((table.at(), table.runs()), (woken + AHEAD.0, false), "a second kill takes no more either");
}

#[test]
fn nor_does_it_when_the_log_was_read_again_though_time_goes_on_from_what_was_told() {
    let mut table = Table::playing(2);
    table.pass(3_500);
    table.stores = false;
    let durable = table.at().max(table.marked.0);
    table.marked = Millis(durable);
    table.pass(1_500);
    let told = table.at();
    table.restart();
    table.desk.go_on_at(Millis(told), Mono(table.mono));
    assert_eq!(table.at(), told, "it never goes back");
    for guest in 0..2 {
        table.enter(guest);
    }
    table.pass(10_000);
    assert_eq!(
        (table.at(), table.runs()),
        (durable + AHEAD.0, false),
        "nor further ahead of what is durable"
    );
}

#[test]
fn a_kill_takes_two_seconds_at_the_most() {
    for length in [10, 999, 1_000, 1_001, 2_500, 4_750] {
        let mut table = Table::playing(2);
        table.set_up();
        table.pass(length);
        let at = table.at();
        table.restart();
        let back = at - table.at();
        assert!(back <= AHEAD.0, "{length}: {back} ms are lost");
        assert!(back < 1_000, "a quick disk loses less: {length}: {back}");
    }
}

#[test]
fn it_is_held_while_nothing_can_be_stored_and_goes_on_from_there() {
    let mut table = Table::playing(2);
    table.set_up();
    table.pass(3_000);
    let at = table.at();
    table.desk.hold(true, Mono(table.mono));
    table.pass(50_000);
    table.leave(BOB);
    table.enter(1);
    assert_eq!((table.at(), table.runs()), (at, false));
    assert!(table.desk.ask_bots(Mono(table.mono)).is_empty());
    table.desk.hold(false, Mono(table.mono));
    table.pass(7);
    assert_eq!((table.at(), table.runs()), (at + 7, true));
}

#[test]
fn it_runs_on_for_thirty_seconds_after_the_last_one_has_gone() {
    let mut table = Table::seated(2);
    let begun = table.at();
    table.leave(ADA);
    table.pass(60_000);
    assert_eq!(table.at(), begun + 60_000, "somebody is still there");
    table.leave(BOB);
    table.pass(GRACE - 1);
    assert!(table.runs());
    table.pass(100_000);
    assert_eq!((table.at(), table.runs()), (begun + 60_000 + GRACE, false));
    table.enter(1);
    table.pass(7);
    assert_eq!(table.at(), begun + 60_000 + GRACE + 7);
}

#[test]
fn coming_back_within_the_grace_costs_nothing_and_gains_nothing() {
    let mut table = Table::seated(2);
    let begun = table.at();
    table.leave(BOB);
    for _ in 0..5 {
        table.leave(ADA);
        table.pass(20_000);
        table.enter(0);
        table.pass(1_000);
    }
    assert_eq!(table.at(), begun + 5 * 21_000);
}

#[test]
fn alone_with_bots_it_stands_as_soon_as_one_is_gone() {
    let mut table = Table::seated(1);
    table.done(ADA, &Command::SeatBot { level: 0 });
    table.all_ready();
    table.done(ADA, &Command::Start);
    table.pass(1_000);
    let at = table.at();
    for _ in 0..5 {
        table.leave(ADA);
        table.pass(20_000);
        assert_eq!((table.at(), table.runs()), (at, false));
        assert!(table.desk.ask_bots(Mono(table.mono)).is_empty(), "nobody plays on unseen");
        table.enter(0);
    }
    table.pass(1_000);
    assert_eq!((table.at(), table.runs()), (at + 1_000, true));
}

#[test]
fn two_connections_of_one_guest_are_one_presence_until_both_are_gone() {
    let mut table = Table::seated(1);
    table.enter(0);
    table.leave(ADA);
    table.pass(100_000);
    assert!(table.runs());
    table.leave(ADA);
    table.leave(ADA);
    table.pass(100_000);
    assert!(!table.runs(), "and one disconnection too many does no harm");
}

#[test]
fn it_stands_still_while_the_table_is_paused() {
    let mut table = Table::playing(2);
    table.pass(2_000);
    table.done(ADA, &Command::Pause);
    let paused = table.at();
    table.pass(1_000_000);
    table.leave(BOB);
    table.enter(1);
    assert_eq!((table.at(), table.runs()), (paused, false));
    table.done(BOB, &Command::Resume);
    table.pass(10);
    assert_eq!((table.at(), table.runs()), (paused + 10, true));
}

#[test]
fn it_stands_still_while_the_server_is_down_and_goes_on_where_the_log_ends() {
    let mut table = Table::playing(2);
    table.set_up();
    table.pass(3_000);
    table.done(ADA, &Command::SetName { name: tablier_room::Name::clean("Ada") });
    let logged = table.at();
    table.restart();
    table.mono = 5;
    table.pass(1_000_000);
    assert_eq!((table.at(), table.runs()), (logged, false), "not even by a clock that starts anew");
    table.enter(0);
    table.pass(1);
    assert_eq!(table.at(), logged + 1);
}

#[test]
fn it_never_goes_back_in_the_log() {
    let mut table = Table::playing(2);
    table.pass(10_000);
    table.mono -= 5_000;
    table.rename(ADA);
    table.pass(10_000);
    table.rename(ADA);
    assert!(table.log.windows(2).all(|two| two[0].at <= two[1].at));
}
