//! Fair under lag: what waiting and distance are credited with, and that no trick gains more.

use serde_json::json;
use tablier_corona::Phase;
use tablier_corona::board::Points;
use tablier_game::{Millis, Seat};
use tablier_room::{Asked, Command, GuestId, Moment};

use crate::support::{ADA, BOB, Table, id};

/// An auction of two, turned at this table time, with or without allowance.
fn auction(allowance: bool) -> (Table, u64) {
    let mut table = Table::seated(2);
    if !allowance {
        table.done(ADA, &Command::SetAllowance { on: false });
    }
    table.all_ready();
    table.done(ADA, &Command::Start);
    table.set_up();
    let at = table.at();
    (table, at)
}

/// A call that waited in the house, over a connection that takes so long one way.
fn call(table: &mut Table, guest: GuestId, points: u8, waited: u64, delay: u64) -> Result<u64, String> {
    let value = json!({"kind": "play", "seat": guest.0, "command": {"kind": "place_call", "points": points}});
    let meant = table.meant(guest, 0, &value, 0).moment;
    ask(table, guest, meant, value, waited, delay)
}

fn ask(
    table: &mut Table,
    guest: GuestId,
    moment: Moment,
    command: serde_json::Value,
    waited: u64,
    delay: u64,
) -> Result<u64, String> {
    let now = table.now();
    let id = id(4, table.log.len() as u64 * 10 + u64::from(guest.0));
    let asked = Asked { id, moment, command, waited: Millis(waited), delay: Millis(delay) };
    let verdict = table.desk.command(guest, &asked, now);
    table.keep(verdict.steps);
    verdict.result.map_err(|refusal| refusal.code.to_string())
}

fn credited(table: &Table) -> Vec<u64> {
    let Phase::Auction(auction) = &table.state().phase else { panic!("no auction") };
    auction.calls.iter().map(|call| call.credited.0).collect()
}

#[test]
fn pongs_held_back_win_no_tie_beyond_the_allowance() {
    // Eve's connection takes 5 ms; she answers pings 400 ms late and so claims 200 one way.
    let (mut table, turned) = auction(true);
    table.pass(3_100);
    call(&mut table, ADA, 9, 0, 5).expect("in time");
    table.pass(120);
    call(&mut table, BOB, 9, 0, 200).expect("in time");
    assert_eq!(credited(&table), [turned + 3_095, turned + 3_120]);
    let Phase::Auction(auction) = &table.state().phase else { panic!("no auction") };
    assert_eq!(auction.lead().expect("calls").seat, Seat(0), "what was called first leads");
}

#[test]
fn pongs_held_back_call_after_the_glass_by_the_allowance_and_no_more() {
    for (late, claimed, allowance, accepted) in [
        (99, 3_000, true, true),
        (100, 3_000, true, false),
        (250, 3_000, true, false),
        (1, 3_000, false, false),
        (0, 0, true, false),
    ] {
        let (mut table, _) = auction(allowance);
        table.pass(5_000 + late);
        let placed = call(&mut table, BOB, 9, 0, claimed);
        assert_eq!(
            placed.is_ok(),
            accepted,
            "{late} ms late, claiming {claimed}, allowance {allowance}: {placed:?}"
        );
    }
}

#[test]
fn what_waits_in_the_house_is_not_its_senders_fault() {
    let (mut table, turned) = auction(false);
    table.pass(5_300);
    call(&mut table, BOB, 9, 301, 0).expect("read before the glass ran out");
    assert_eq!(credited(&table), [turned + 4_999]);
    table.pass(150);
    assert!(call(&mut table, ADA, 9, 9_000, 0).is_err(), "but no more than 400 ms of it");
}

#[test]
fn nothing_is_credited_before_the_dice_were_there_to_be_seen() {
    let (mut table, turned) = auction(true);
    table.pass(20);
    call(&mut table, BOB, 9, 400, 100).expect("in time");
    assert_eq!(credited(&table), [turned]);
}

#[test]
fn a_glass_that_ran_out_is_settled_once_after_half_a_second() {
    let (mut table, _) = auction(true);
    table.pass(1_000);
    call(&mut table, ADA, 4, 0, 0).expect("in time");
    table.pass(4_499);
    assert!(matches!(table.state().phase, Phase::Auction(_)));
    table.pass(1);
    assert!(matches!(table.state().phase, Phase::Marking(_)));
    let value = json!({"kind": "play", "seat": 1, "command": {"kind": "place_call", "points": 9}});
    let late = table.meant(BOB, 0, &value, 0).moment;
    assert!(ask(&mut table, BOB, late, value, 400, 100).is_err(), "settled, once");
    assert_eq!(table.state().played, 0);
}

#[test]
fn an_answer_to_a_21_that_was_seen_gains_nothing() {
    let mut table = Table::seated(2);
    let setup = tablier_corona::Setup { early_end: true, ..crate::support::short() };
    table.done(ADA, &Command::ChangeSetup { setup });
    table.all_ready();
    table.done(ADA, &Command::Start);
    table.set_up();
    table.pass(4_125);
    let value = json!({"kind": "play", "seat": 1, "command": {"kind": "place_call", "points": 21}});
    let meant = table.meant(BOB, 0, &value, 0).moment;
    call(&mut table, ADA, 21, 0, 0).expect("a 21");
    let Phase::Marking(marking) = &table.state().phase else { panic!("settled at once") };
    assert_eq!((marking.turn.bidder, marking.turn.call), (Seat(0), Points(21)));
    table.pass(70);
    let refused = ask(&mut table, BOB, meant, value, 400, 100).expect_err("an early stop is final");
    assert_eq!(refused, "too_late");
}
