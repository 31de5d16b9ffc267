//! Gestures: who may make which, and that nothing changes by them.

use serde_json::{Value, json};
use tablier_game::Seat;
use tablier_room::{Command, GestureKind, GuestId};

use crate::support::{ADA, BOB, Table};

fn shown(table: &mut Table, guest: GuestId, seat: Seat, gesture: &Value) -> Option<GestureKind> {
    table.desk.gesture(guest, seat, gesture).map(|shown| shown.kind)
}

#[test]
fn only_the_setter_is_seen_placing_and_only_on_their_own_seat() {
    let mut table = Table::playing(2);
    let (setter, placing) =
        (table.setter(), json!({"play": {"placing": {"pieces": [0, 3, null, null, null, null]}}}));
    let guest = GuestId(u32::from(setter.0));
    let other = if guest == ADA { BOB } else { ADA };
    let entries = table.log.len();
    assert_eq!(shown(&mut table, guest, setter, &placing), Some(GestureKind::Hand));
    assert_eq!(shown(&mut table, other, setter, &placing), None, "not with another's hand");
    assert_eq!(shown(&mut table, other, Seat(u16::try_from(other.0).expect("few")), &placing), None);
    assert_eq!(shown(&mut table, guest, Seat(9), &placing), None);
    let text = table.desk.gesture(guest, setter, &placing).expect("shown").text;
    assert_eq!(text.as_ref(), format!(r#"{{"kind":"gesture","seat":{},"gesture":{placing}}}"#, setter.0));
    assert_eq!(table.log.len(), entries);
    table.set_up();
    assert_eq!(shown(&mut table, guest, setter, &placing), None, "the pieces stand");
}

#[test]
fn signs_are_given_from_any_chair_and_by_nobody_else() {
    let mut table = Table::playing(2);
    let eve = table.enter(2);
    let bravo = json!({"react": "bravo"});
    assert_eq!(shown(&mut table, BOB, Seat(1), &bravo), Some(GestureKind::Sign));
    assert_eq!(shown(&mut table, eve, Seat(1), &bravo), None);
    table.done(ADA, &Command::RemoveGuest { guest: BOB });
    assert_eq!(shown(&mut table, BOB, Seat(1), &bravo), None, "nor by somebody sent away");
}

#[test]
fn going_on_is_for_the_round_that_was_seen() {
    let mut table = Table::playing(2);
    let part = table.view(ADA).playing.expect("a game").moments.part;
    assert_eq!(shown(&mut table, ADA, Seat(0), &json!({"go_on": {"part": part}})), Some(GestureKind::Sign));
    assert_eq!(shown(&mut table, ADA, Seat(0), &json!({"go_on": {"part": part + 1}})), None);
}

#[test]
fn what_is_no_gesture_is_passed_over() {
    let mut table = Table::playing(2);
    for bad in [
        json!(null),
        json!("bravo"),
        json!({"react": "hooray"}),
        json!({"react": {"bravo": 1}}),
        json!({"play": {"placing": {"pieces": [0]}}}),
        json!({"play": {"placing": {"pieces": [12, null, null, null, null, null]}}}),
        json!({"play": {"placing": {"pieces": [null, null, null, null, null, null], "more": 1}}}),
        json!({"go_on": {}}),
    ] {
        let setter = table.setter();
        for guest in [ADA, BOB] {
            assert_eq!(shown(&mut table, guest, setter, &bad), None, "{bad}");
        }
    }
}
