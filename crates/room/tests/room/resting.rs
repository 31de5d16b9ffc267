//! Bots that leave people to look, at the opening rolls and at a round's end, and bots that people wait for.

use tablier_corona::game::Phase;
use tablier_game::{Millis, Seat};
use tablier_room::Command;

use crate::bots::{go_on, with_bots};
use crate::support::{ADA, Play, Table, short};

/// A played round, after which a bot sets up next: Ada calls everything and fails.
fn a_round_that_a_bot_follows() -> Table {
    let mut table = with_bots(3);
    for _ in 0..200 {
        table.drive(250);
        match table.state().phase() {
            Phase::SettingUp(set_up) if set_up.setter == Seat(0) => table.set_up_by(ADA),
            Phase::SettingUp(_) if table.state().last().is_some() => return table,
            _ => {}
        }
    }
    panic!("no round was played");
}

fn sets_up_still(table: &Table) -> bool {
    matches!(table.state().phase(), Phase::SettingUp(_))
}

#[test]
fn after_a_round_a_bot_leaves_people_to_look_at_its_end() {
    let mut table = a_round_that_a_bot_follows();
    // The idle limit is ten seconds there: half of it is the longest a bot waits.
    table.drive(4_000);
    assert!(sets_up_still(&table));
    table.drive(5_000);
    assert!(!sets_up_still(&table));
}

#[test]
fn a_bot_sets_up_as_soon_as_everybody_has_gone_on() {
    let mut table = a_round_that_a_bot_follows();
    let part = table.view(ADA).playing.expect("a game").moments.part;
    table.drive(1_000);
    let go_on = |part: u32| serde_json::json!({"go_on": {"part": part}});
    assert!(table.desk.gesture(ADA, Seat(0), &go_on(part - 1)).is_none(), "that was another round");
    table.drive(500);
    assert!(sets_up_still(&table));
    assert!(table.desk.gesture(ADA, Seat(0), &go_on(part)).is_some());
    table.drive(2_600);
    assert!(!sets_up_still(&table));
}

#[test]
fn a_rounds_end_waits_for_the_one_person_who_went_away() {
    let mut table = a_round_that_a_bot_follows();
    table.leave(ADA);
    table.drive(60_000);
    table.enter(0);
    table.drive(1_000);
    assert!(sets_up_still(&table), "it is looked at first");
    go_on(&mut table);
    table.drive(2_600);
    assert!(!sets_up_still(&table));
}

#[test]
fn the_opening_rolls_are_looked_at_before_a_bot_sets_up() {
    // Until a bot is the first to set up, which is up to the dice.
    for bots in 1..=4 {
        let mut table = Table::seated(1);
        for _ in 0..bots {
            table.done(ADA, &Command::SeatBot { level: 0 });
        }
        table.all_ready();
        table.done(ADA, &Command::Start);
        if table.setter() == Seat(0) {
            continue;
        }
        table.drive(1_900);
        assert!(sets_up_still(&table), "one roll and the six take two seconds");
        go_on(&mut table);
        table.drive(4_100);
        assert!(!sets_up_still(&table));
        return;
    }
    panic!("Ada always begins");
}

#[test]
fn the_view_says_until_when_bots_rest() {
    let mut table = with_bots(1);
    let rest = |table: &Table| table.view(ADA).playing.and_then(|playing| playing.rest);
    assert!(rest(&table).is_some(), "the opening rolls");
    table.set_up();
    assert_eq!(rest(&table), None, "in an auction nobody rests");
    let table = a_round_that_a_bot_follows();
    let Phase::SettingUp(set_up) = table.state().phase() else { panic!("a round is over") };
    // The idle limit is ten seconds there.
    let over = set_up.since + Millis(5_000);
    assert_eq!(rest(&table).map(|rest| (rest.among, rest.alone)), Some((over, over)));
}

/// Ada and two beginners in an auction that "done" can end.
fn auction_with_beginners() -> Table {
    let mut table = Table::seated(1);
    let setup = tablier_corona::game::Setup { early_end: true, glass: Millis::seconds(60), ..short() };
    table.done(ADA, &Command::ChangeSetup { setup });
    for _ in 0..2 {
        table.done(ADA, &Command::SeatBot { level: 0 });
    }
    table.all_ready();
    table.done(ADA, &Command::Start);
    go_on(&mut table);
    for _ in 0..100 {
        if matches!(table.state().phase(), Phase::SettingUp(set_up) if set_up.setter == Seat(0)) {
            table.set_up_by(ADA);
        }
        if matches!(table.state().phase(), Phase::Auction(_)) {
            return table;
        }
        table.drive(100);
    }
    panic!("no auction");
}

#[test]
fn once_every_person_is_done_bots_do_not_keep_them_waiting() {
    let mut table = auction_with_beginners();
    table.drive(10_000);
    assert!(matches!(table.state().phase(), Phase::Auction(_)), "they take their time while Ada may call");
    table.play(ADA, Seat(0), Play::SayDone).expect("nothing more");
    table.drive(10_000);
    assert!(!matches!(table.state().phase(), Phase::Auction(_)), "at {} of 60 seconds", table.at() / 1_000);
}
