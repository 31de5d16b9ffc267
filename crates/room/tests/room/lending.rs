//! Playing for somebody who is gone: a bot stood in, a watcher takes its place, and the seat stays its owner's.

use sha2::{Digest, Sha256};
use tablier_game::Seat;
use tablier_room::{ChairView, Command, GuestId, Name};

use crate::support::{ADA, BOB, EVE, Play, Table};

const S0: Seat = Seat(0);
const S1: Seat = Seat(1);
const DAN: GuestId = GuestId(3);

/// Ada and Bob play, Bob is gone, a bot stands in, and Eve watches.
fn bob_is_gone() -> Table {
    let mut table = Table::playing(2);
    table.leave(BOB);
    table.done(ADA, &Command::StandIn { seat: S1, level: 2 });
    table.enter(2);
    table
}

/// The same, and Eve plays for him.
fn eve_plays() -> Table {
    let mut table = bob_is_gone();
    table.done(EVE, &Command::PlayFor { seat: S1 });
    table
}

/// Who plays Bob's seat, for whom, and the level of the bot, if one stands in.
fn seat_of_bob(table: &Table) -> (GuestId, Option<GuestId>, Option<u8>) {
    match &table.view(ADA).chairs[1] {
        ChairView::Guest { guest, plays_for, stand_in, .. } => (*guest, *plays_for, *stand_in),
        other => panic!("somebody's: {other:?}"),
    }
}

#[test]
fn whoever_watches_plays_on_for_somebody_gone_and_sees_what_they_would() {
    let mut table = eve_plays();
    assert_eq!(seat_of_bob(&table), (EVE, Some(BOB), None));
    assert_ne!(table.play(EVE, S1, Play::SayDone), Err("stand_in_plays".to_owned()));
    assert_eq!(table.desk.room().viewer(EVE), tablier_game::Viewer::at(S1));
    assert!(table.desk.room().seats_of(BOB).is_empty(), "the seat is hers while she plays");
    let told = table.told.last().expect("told").texts();
    assert!(told.iter().any(|text| text.contains(r#""kind":"seat_lent""#)), "everybody is told");
}

#[test]
fn a_seat_is_lent_only_where_its_player_is_gone_and_a_bot_stands_in() {
    let mut table = Table::playing(2);
    let eve = table.enter(2);
    table.refused(eve, &Command::PlayFor { seat: S1 }, "seat_is_present");
    table.leave(BOB);
    table.refused(eve, &Command::PlayFor { seat: S1 }, "no_stand_in");
    table.done(ADA, &Command::StandIn { seat: S1, level: 2 });
    table.refused(ADA, &Command::PlayFor { seat: S1 }, "already_plays");
    table.refused(eve, &Command::PlayFor { seat: Seat(7) }, "not_your_seat");
    table.refused(GuestId(9), &Command::PlayFor { seat: S1 }, "not_a_guest");
    table.enter(1);
    table.refused(eve, &Command::PlayFor { seat: S1 }, "seat_is_present");
}

#[test]
fn a_bot_of_its_own_is_nobodys_to_play_for() {
    let mut table = Table::seated(1);
    table.done(ADA, &Command::SeatBot { level: 0 });
    table.all_ready();
    table.done(ADA, &Command::Start);
    let bob = table.enter(1);
    table.refused(bob, &Command::PlayFor { seat: S1 }, "not_your_seat");
}

#[test]
fn nobody_plays_on_for_whoever_left_for_good_or_was_sent_away() {
    let mut table = Table::playing(3);
    table.set_up();
    let dan = table.enter(3);
    table.done(EVE, &Command::GiveUp { seat: Seat(2) });
    table.refused(dan, &Command::PlayFor { seat: Seat(2) }, "seat_is_out");
    table.done(ADA, &Command::RemoveGuest { guest: BOB });
    table.refused(dan, &Command::PlayFor { seat: S1 }, "seat_is_out");
}

#[test]
fn the_first_who_asks_has_it_and_between_games_there_is_nothing_to_have() {
    let mut table = eve_plays();
    let dan = table.enter(3);
    table.refused(dan, &Command::PlayFor { seat: S1 }, "seat_is_present");
    let mut table = Table::seated(2);
    let eve = table.enter(2);
    table.refused(eve, &Command::PlayFor { seat: S1 }, "too_late");
}

#[test]
fn whoever_comes_back_takes_their_seat_back_under_the_name_it_had() {
    let mut table = Table::seated(1);
    let bob = table.enter(1);
    table.done(bob, &Command::Sit { name: Some(Name::clean("Grandma")) });
    table.all_ready();
    table.done(ADA, &Command::Start);
    table.leave(bob);
    table.done(ADA, &Command::StandIn { seat: S1, level: 2 });
    let eve = table.enter(2);
    table.done(eve, &Command::PlayFor { seat: S1 });
    table.restart();
    for number in 0..3 {
        table.enter(number);
    }
    table.refused(ADA, &Command::TakeBack { seat: S1 }, "not_your_seat");
    table.refused(eve, &Command::TakeBack { seat: S1 }, "no_stand_in");
    table.done(bob, &Command::TakeBack { seat: S1 });
    assert_eq!(seat_of_bob(&table), (bob, None, None));
    assert!(
        matches!(&table.view(ADA).chairs[1], ChairView::Guest { name, .. } if *name == Name::clean("Grandma"))
    );
    assert_eq!(table.play(eve, S1, Play::SayDone), Err("not_your_seat".to_owned()));
}

#[test]
fn giving_up_somebody_elses_seat_leaves_it_to_the_bot() {
    let mut table = eve_plays();
    table.done(EVE, &Command::GiveUp { seat: S1 });
    assert_eq!(seat_of_bob(&table), (BOB, None, Some(2)), "a bot like the one before");
    assert!(table.under_way() && !table.state().has_left(S1));
}

#[test]
fn sending_away_whoever_plays_for_somebody_costs_them_nothing() {
    let mut table = eve_plays();
    table.done(ADA, &Command::RemoveGuest { guest: EVE });
    assert_eq!(seat_of_bob(&table), (BOB, None, Some(2)));
    assert!(table.desk.room().leaving.is_empty());
}

#[test]
fn whoever_plays_for_somebody_sent_away_keeps_the_seat() {
    let mut table = eve_plays();
    table.done(ADA, &Command::RemoveGuest { guest: BOB });
    assert_eq!(seat_of_bob(&table), (EVE, None, None));
    table.refused(BOB, &Command::TakeBack { seat: S1 }, "not_a_guest");
}

#[test]
fn a_seat_lent_twice_is_still_its_first_owners() {
    let mut table = eve_plays();
    table.leave(EVE);
    table.done(ADA, &Command::StandIn { seat: S1, level: 0 });
    let dan = table.enter(3);
    table.done(dan, &Command::PlayFor { seat: S1 });
    assert_eq!(seat_of_bob(&table), (DAN, Some(BOB), None));
    table.enter(2);
    table.refused(EVE, &Command::TakeBack { seat: S1 }, "not_your_seat");
    table.leave(dan);
    table.done(ADA, &Command::StandIn { seat: S1, level: 0 });
    table.enter(1);
    table.done(BOB, &Command::PlayFor { seat: S1 });
    assert_eq!(seat_of_bob(&table), (BOB, None, None), "for oneself is taking it back");
}

#[test]
fn what_was_agreed_for_a_seat_is_said_anew_by_whoever_plays_it() {
    let mut table = Table::playing(2);
    table.done(BOB, &Command::AgreeToEnd { seat: S1 });
    table.leave(BOB);
    table.done(ADA, &Command::StandIn { seat: S1, level: 2 });
    let eve = table.enter(2);
    table.done(eve, &Command::PlayFor { seat: S1 });
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    assert!(table.under_way(), "Eve has not agreed");
    table.done(eve, &Command::AgreeToEnd { seat: S1 });
    assert!(!table.under_way());
    assert_eq!(table.desk.room().seats_of(eve).len(), 1, "whoever plays to the end plays the next one");
    assert!(table.desk.room().lent.is_empty() && table.desk.room().seats_of(BOB).is_empty());
}

#[test]
fn a_link_that_comes_to_the_owner_ends_the_lending() {
    let mut table = eve_plays();
    let secret = [4; 32];
    table.done(EVE, &Command::MakeLink { seat: S1, hash: Sha256::digest(secret).into() });
    table.enter(1);
    table.done(BOB, &Command::TakeLink { secret });
    assert_eq!(seat_of_bob(&table), (BOB, None, None));
}
