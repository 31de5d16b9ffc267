//! Pauses that have to wait: for the end of an auction, or for everybody.

use std::time::Duration;

use serde_json::json;
use tablier_colorado::Colorado;
use tablier_game::{Micros, Seat};
use tablier_room::{
    Asked, Command, CommandOf, Desk, Fresh, GuestId, Moment, Mono, Name, Now, Pause, Person, Wall, moment_of,
};

use crate::support::{ADA, BOB, EVE, Table, id};

#[test]
fn a_pause_asked_for_in_an_auction_begins_when_it_is_over() {
    let mut table = Table::playing(2);
    table.set_up();
    table.pass(1_000);
    table.done(ADA, &Command::Pause);
    assert_eq!((table.view(BOB).paused, table.view(BOB).pause_wished), (None, vec![ADA]));
    table.refused(ADA, &Command::Pause, "nothing_to_do");
    table.pass(3_900);
    assert!(table.runs(), "nobody gets more than their minute with the dice");
    table.pass(1_000);
    assert_eq!(table.view(BOB).paused, Some(Pause::Asked(ADA)));
    assert!(table.view(BOB).pause_wished.is_empty());
    let at = table.at();
    table.pass(10_000);
    assert_eq!((table.at(), table.runs()), (at, false));
}

#[test]
fn a_wish_to_pause_is_taken_back() {
    let mut table = Table::playing(2);
    table.refused(ADA, &Command::DoNotPause, "nothing_to_do");
    table.set_up();
    table.done(ADA, &Command::Pause);
    table.refused(BOB, &Command::DoNotPause, "nothing_to_do");
    table.done(ADA, &Command::DoNotPause);
    table.pass(6_000);
    assert_eq!(table.view(BOB).paused, None);
}

#[test]
fn a_wish_outlasts_a_restart() {
    let mut table = Table::playing(2);
    table.set_up();
    table.done(ADA, &Command::Pause);
    table.restart();
    table.enter(0);
    table.pass(6_000);
    assert_eq!(table.view(BOB).paused, Some(Pause::Asked(ADA)));
}

#[test]
fn the_wish_of_somebody_sent_away_is_gone_with_them() {
    let mut table = Table::playing(3);
    table.set_up();
    table.done(EVE, &Command::Pause);
    table.done(ADA, &Command::RemoveGuest { guest: EVE });
    table.pass(6_000);
    assert_eq!(table.view(BOB).paused, None);
}

/// A match of Colorado by the clock, between Ada and Bob.
struct ByTheClock {
    desk: Desk<Colorado>,
    commands: u64,
}

impl ByTheClock {
    fn now(&self) -> Now {
        let fresh = Fresh([u8::try_from(self.commands).expect("few"); 32]);
        Now { mono: Mono(1_000 + self.commands), micros: Micros::ZERO, wall: Wall(0), fresh }
    }

    fn open(clock: &serde_json::Value) -> ByTheClock {
        let setup = serde_json::from_value(json!({ "clock": clock })).expect("a setup");
        let now = Now { mono: Mono(0), micros: Micros::ZERO, wall: Wall(0), fresh: Fresh([9; 32]) };
        let (desk, _) = Desk::open(crate::support::code(), setup, now);
        let mut table = ByTheClock { desk, commands: 0 };
        for number in 0..2 {
            let (guest, _) =
                table.desk.come(Person([number; 32]), Name::clean("Somebody"), now).expect("comes");
            table.desk.connect(Some(guest), Mono(0));
            table.ask(guest, &Command::Sit { name: None }).expect("sits");
        }
        for (guest, seat) in [(ADA, Seat(0)), (BOB, Seat(1))] {
            let nonce = tablier_game::Nonce([1; 16]);
            table.ask(guest, &Command::Ready { seat, nonce }).expect("ready");
        }
        table.ask(ADA, &Command::Start).expect("starts");
        table
    }

    fn ask(&mut self, guest: GuestId, command: &CommandOf<Colorado>) -> Result<u64, String> {
        self.commands += 1;
        let room = self.desk.room();
        let view = room.view(&room.viewer(guest));
        let moment = moment_of::<Colorado>(&view, command).unwrap_or(Moment::Any);
        let (waited, delay) = (Duration::ZERO, Duration::ZERO);
        let command = serde_json::to_value(command).expect("JSON");
        let asked = Asked { id: id(1, self.commands), moment, command, waited, delay };
        let now = self.now();
        self.desk.command(guest, &asked, now).result.map_err(|refusal| refusal.code.to_string())
    }
}

#[test]
fn where_a_clock_runs_everybody_has_to_wish_for_a_pause() {
    let mut table = ByTheClock::open(&json!({"per_move": {"time": 30_000}}));
    table.ask(ADA, &Command::Pause).expect("wishes");
    assert_eq!(table.desk.room().paused, None, "who could stop a clock alone would gain by it");
    table.ask(BOB, &Command::Pause).expect("wishes too");
    assert_eq!(table.desk.room().paused, Some(Pause::Asked(ADA)));

    let mut table = ByTheClock::open(&json!("none"));
    table.ask(BOB, &Command::Pause).expect("at once");
    assert_eq!(table.desk.room().paused, Some(Pause::Asked(BOB)), "without a clock one is enough");
}

#[test]
fn whoever_has_a_stand_in_is_not_waited_for() {
    let mut table = ByTheClock::open(&json!({"per_move": {"time": 30_000}}));
    let now = Mono(5_000);
    table.desk.disconnect(Some(BOB), now);
    table.ask(ADA, &Command::Pause).expect("wishes");
    assert_eq!(table.desk.room().paused, None);
    table.ask(ADA, &Command::StandIn { seat: Seat(1), level: 0 }).expect("he is gone");
    assert_eq!(table.desk.room().paused, Some(Pause::Asked(ADA)));
}
