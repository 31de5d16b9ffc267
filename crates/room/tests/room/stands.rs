//! What a list of somebody's tables says of one: whether it waits for them, and with whom they sit there.

use tablier_game::Seat;
use tablier_room::{AnyDesk as _, Command, Companion, Stands};

use crate::support::{ADA, BOB, EVE, Table, person};

fn stands(table: &Table, number: u8) -> Stands {
    table.desk.glance(person(number)).stands
}

fn company(table: &Table, number: u8) -> Vec<String> {
    let called = |one| match one {
        Companion::Person { name } => name.as_str().to_owned(),
        Companion::Bot { level } => format!("bot: {level}"),
    };
    table.desk.glance(person(number)).company.into_iter().map(called).collect()
}

#[test]
fn whoever_left_for_good_can_only_watch() {
    let mut table = Table::playing(3);
    table.set_up();
    assert_eq!(stands(&table, 1), Stands::YourTurn);
    table.done(BOB, &Command::GiveUp { seat: Seat(1) });
    assert_eq!(stands(&table, 1), Stands::Watched);
    assert_ne!(stands(&table, 0), Stands::Watched);
    assert_eq!(company(&table, 0).len(), 1, "nobody sits there any more");
}

#[test]
fn whose_seat_another_plays_has_not_left() {
    let mut table = Table::playing(2);
    table.leave(BOB);
    table.done(ADA, &Command::StandIn { seat: Seat(1), level: 0 });
    table.enter(2);
    table.done(EVE, &Command::PlayFor { seat: Seat(1) });
    assert_eq!(stands(&table, 1), Stands::UnderWay);
}

#[test]
fn the_others_are_named_and_bots_by_their_levels() {
    let mut table = Table::seated(2);
    table.done(ADA, &Command::SeatBot { level: 0 });
    let level = table.view(ADA).levels[0].clone();
    assert_eq!(stands(&table, 0), Stands::Rests);
    let others = company(&table, 0);
    assert_eq!((others.len(), &others[1]), (2, &format!("bot: {level}")));
    assert_ne!(company(&table, 1)[0], others[0], "oneself is not among them");
}
