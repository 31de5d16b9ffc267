//! Who is at a table: coming in, hosts, seats, links, removal, stand-ins.

use sha2::{Digest, Sha256};
use tablier_game::Seat;
use tablier_room::{ChairView, Command, GuestId, Mark, Name, Occupant};

use crate::support::{ADA, BOB, EVE, Table, nonce, person, short};

const S0: Seat = Seat(0);
const S1: Seat = Seat(1);

fn link(secret: u8) -> ([u8; 32], [u8; 32]) {
    ([secret; 32], Sha256::digest([secret; 32]).into())
}

#[test]
fn a_table_opens_with_a_commitment_for_its_first_game_and_nobody_in_it() {
    let table = Table::open(short());
    let (number, clock, view) = table.snapshot(None);
    assert_eq!((number, clock.at.0, clock.runs), (1, 0, false));
    assert!(view.guests.is_empty() && view.chairs.is_empty() && view.playing.is_none());
    assert_eq!(view.setup, short());
    let next = table.desk.room().next.expect("drawn");
    assert_eq!(view.next.expect("shown").commitment, next.seed.commitment(next.id));
    let code = view.door.expect("open");
    assert_eq!(table.log[0].marks, [Mark::Opened { game: "corona".to_owned() }, Mark::DoorOpened { code }]);
}

#[test]
fn who_comes_in_first_is_host() {
    let mut table = Table::open(short());
    assert_eq!((table.enter(0), table.enter(1)), (ADA, BOB));
    assert_eq!(table.view(BOB).host, ADA);
    assert_eq!(table.log[1].marks, [Mark::Guest { person: person(0) }]);
}

#[test]
fn the_same_token_is_the_same_guest_whatever_they_are_called() {
    let mut table = Table::seated(2);
    table.leave(BOB);
    table.done(ADA, &Command::SetName { name: Name::clean("Guest 1") });
    let entries = table.log.len();
    assert_eq!(table.enter(1), BOB);
    assert_eq!(table.log.len(), entries, "coming back is no news");
    table.refused(ADA, &Command::Stand { seat: Seat(7) }, "not_your_seat");
    table.refused(BOB, &Command::Stand { seat: S0 }, "not_your_seat");
    table.done(BOB, &Command::Stand { seat: S1 });
}

#[test]
fn several_seats_on_one_device_have_their_own_names_and_one_view() {
    let mut table = Table::seated(1);
    table.done(ADA, &Command::Sit { name: Some(Name::clean("Grandma")) });
    table.all_ready();
    table.done(ADA, &Command::Start);
    let view = table.view(ADA);
    let names: Vec<_> = view.playing.expect("a game").names.into_iter().flatten().collect();
    assert_eq!(names, [Name::clean("Guest 0"), Name::clean("Grandma")]);
    table.set_up_by(ADA);
    let offers = table.view(ADA).playing.expect("a game").view.offers;
    assert!(offers.iter().any(|o| o.seat == S0) && offers.iter().any(|o| o.seat == S1));
}

#[test]
fn spectators_see_the_game_and_may_do_nothing_in_it() {
    let mut table = Table::playing(2);
    let eve = table.enter(2);
    let (_, _, watched) = table.snapshot(None);
    assert_eq!(table.view(eve), watched, "a guest without a seat sees what anybody sees");
    assert!(watched.playing.expect("a game").view.offers.is_empty());
    assert_eq!(table.play(eve, S0, crate::support::Play::SayDone), Err("not_your_seat".to_owned()));
    table.refused(eve, &Command::Pause, "not_your_seat");
    table.refused(GuestId(9), &Command::Sit { name: None }, "not_a_guest");
}

#[test]
fn a_host_hands_over() {
    let mut table = Table::seated(2);
    table.refused(BOB, &Command::HandOver { to: BOB }, "not_the_host");
    table.refused(ADA, &Command::HandOver { to: EVE }, "no_such_guest");
    table.refused(ADA, &Command::HandOver { to: ADA }, "nothing_to_do");
    table.done(ADA, &Command::HandOver { to: BOB });
    assert_eq!(table.view(ADA).host, BOB);
    table.refused(ADA, &Command::SeatBot { level: 0 }, "not_the_host");
}

#[test]
fn a_host_gone_for_a_minute_is_replaced_by_somebody_seated() {
    let mut table = Table::open(short());
    for number in 0..3 {
        table.enter(number);
    }
    table.done(EVE, &Command::Sit { name: None });
    table.leave(ADA);
    table.pass(59_999);
    assert_eq!(table.view(BOB).host, ADA);
    table.pass(1);
    assert_eq!(table.view(BOB).host, EVE, "seated guests come first");
}

#[test]
fn a_host_is_not_replaced_while_nobody_else_is_there_nor_after_coming_back() {
    let mut table = Table::seated(2);
    table.leave(BOB);
    table.leave(ADA);
    table.pass(100_000);
    assert_eq!(table.view(ADA).host, ADA);
    table.enter(0);
    table.enter(1);
    table.pass(100_000);
    assert_eq!(table.view(ADA).host, ADA);
    table.leave(ADA);
    table.pass(100_000);
    assert_eq!(table.view(ADA).host, BOB, "without a seat's difference, whoever is there");
}

#[test]
fn a_host_made_while_away_is_replaced_in_turn() {
    let mut table = Table::seated(3);
    table.leave(BOB);
    table.done(ADA, &Command::HandOver { to: BOB });
    table.pass(59_999);
    assert_eq!(table.view(ADA).host, BOB);
    table.pass(1);
    assert_eq!(table.view(ADA).host, ADA);
}

#[test]
fn somebody_sent_away_never_becomes_host_and_is_not_present() {
    let mut table = Table::seated(2);
    table.enter(2);
    table.done(ADA, &Command::RemoveGuest { guest: BOB });
    table.desk.connect(Some(BOB), tablier_room::Mono(table.mono));
    table.leave(ADA);
    table.pass(60_000);
    assert_eq!(table.view(EVE).host, EVE);
    let presence = |table: &Table| table.desk.presence(tablier_room::Mono(table.mono));
    assert!(presence(&table).contains(r#""present":[2],"watching":3"#), "with both devices they only watch");
    table.leave(BOB);
    table.leave(BOB);
    table.leave(EVE);
    assert!(presence(&table).contains(r#""present":[],"watching":1"#));
}

#[test]
fn removing_someone_between_games_gives_their_chairs_back() {
    let mut table = Table::seated(2);
    table.done(BOB, &Command::Sit { name: None });
    let eve = table.enter(2);
    table.done(eve, &Command::Sit { name: None });
    table.refused(BOB, &Command::RemoveGuest { guest: EVE }, "not_the_host");
    table.refused(ADA, &Command::RemoveGuest { guest: ADA }, "nothing_to_do");
    table.done(ADA, &Command::RemoveGuest { guest: BOB });
    let view = table.view(ADA);
    assert_eq!(view.chairs.len(), 2);
    assert_eq!(table.desk.room().seats_of(eve).into_iter().collect::<Vec<_>>(), [S1], "chairs move up");
    assert!(view.guests.iter().all(|guest| guest.id != BOB));
    assert_eq!(table.come(1), Err("not_a_guest".to_owned()));
    table.refused(BOB, &Command::Sit { name: None }, "not_a_guest");
    table.refused(ADA, &Command::RemoveGuest { guest: BOB }, "no_such_guest");
    let told = table.told.last().expect("told");
    assert_eq!(told.of(Some(BOB)), told.of(None), "they may watch, as anybody may");
    table.restart();
    assert_eq!(table.come(1), Err("not_a_guest".to_owned()), "nor after a restart");
}

#[test]
fn a_table_has_so_many_guests_and_those_who_were_sent_away_make_room() {
    let mut table = Table::open(short());
    let come = |table: &mut Table, number: usize| {
        let (mut token, now) = ([0; 32], table.now());
        token[..8].copy_from_slice(&number.to_be_bytes());
        let (guest, step) = table.desk.come(tablier_room::Person(token), Name::clean("Guest"), now)?;
        table.keep(step);
        Ok::<_, tablier_room::Refusal>(guest)
    };
    let most = tablier_room::MOST_GUESTS;
    for number in 0..most {
        come(&mut table, number).expect("there is room");
    }
    assert_eq!(come(&mut table, most).expect_err("it is full").code, "too_many_guests");
    table.done(ADA, &Command::RemoveGuest { guest: GuestId(7) });
    assert_eq!(come(&mut table, 7).expect_err("sent away").code, "not_a_guest");
    assert_eq!(come(&mut table, most), Ok(GuestId(500)), "nobody's number is given twice");
    assert_eq!(come(&mut table, most + 1).expect_err("it is full again").code, "too_many_guests");
    table.restart();
    assert_eq!(come(&mut table, most + 1).expect_err("and after a restart").code, "too_many_guests");
}

#[test]
fn a_link_takes_a_seat_to_another_device_once() {
    let mut table = Table::playing(2);
    let (secret, hash) = link(1);
    let phone = table.enter(2);
    table.refused(phone, &Command::MakeLink { seat: S0, hash }, "not_your_seat");
    table.done(ADA, &Command::MakeLink { seat: S0, hash });
    table.refused(phone, &Command::TakeLink { secret: [9; 32] }, "link_is_dead");
    table.refused(phone, &Command::TakeLink { secret: hash }, "link_is_dead");
    table.done(phone, &Command::TakeLink { secret });
    assert_eq!(table.desk.room().chairs[0].holder(), Some(phone));
    assert!(table.desk.room().seats_of(ADA).is_empty());
    table.refused(BOB, &Command::TakeLink { secret }, "link_is_dead");
    table.refused(ADA, &Command::TakeLink { secret }, "link_is_dead");
}

#[test]
fn a_newer_link_replaces_the_older() {
    let mut table = Table::seated(2);
    let ((old, old_hash), (new, new_hash)) = (link(1), link(2));
    table.done(ADA, &Command::MakeLink { seat: S0, hash: old_hash });
    table.done(ADA, &Command::MakeLink { seat: S0, hash: new_hash });
    table.restart();
    table.refused(BOB, &Command::TakeLink { secret: old }, "link_is_dead");
    table.done(BOB, &Command::TakeLink { secret: new });
    assert_eq!(table.desk.room().seats_of(BOB).len(), 2);
}

#[test]
fn links_die_when_chairs_move() {
    let mut table = Table::seated(3);
    let (secret, hash) = link(1);
    table.done(EVE, &Command::MakeLink { seat: Seat(2), hash });
    table.done(ADA, &Command::Stand { seat: S0 });
    table.refused(ADA, &Command::TakeLink { secret }, "link_is_dead");
}

#[test]
fn a_bot_stands_in_for_somebody_gone_until_they_take_their_seat_back() {
    let mut table = Table::playing(2);
    table.refused(ADA, &Command::StandIn { seat: S1, level: 0 }, "seat_is_present");
    table.refused(BOB, &Command::TakeBack { seat: S1 }, "no_stand_in");
    table.leave(BOB);
    table.refused(BOB, &Command::StandIn { seat: S1, level: 0 }, "not_the_host");
    table.refused(ADA, &Command::StandIn { seat: S1, level: 9 }, "no_such_level");
    table.refused(ADA, &Command::StandIn { seat: Seat(5), level: 0 }, "not_your_seat");
    table.done(ADA, &Command::StandIn { seat: S1, level: 2 });
    table.refused(ADA, &Command::StandIn { seat: S1, level: 2 }, "nothing_to_do");
    assert!(matches!(table.view(ADA).chairs[1], ChairView::Guest { guest: BOB, stand_in: Some(2), .. }));
    table.enter(1);
    assert_eq!(table.play(BOB, S1, crate::support::Play::SayDone), Err("stand_in_plays".to_owned()));
    table.refused(ADA, &Command::TakeBack { seat: S1 }, "not_your_seat");
    table.done(BOB, &Command::TakeBack { seat: S1 });
    assert_ne!(table.play(BOB, S1, crate::support::Play::SayDone), Err("stand_in_plays".to_owned()));
}

#[test]
fn nobody_needs_a_stand_in_between_games() {
    let mut table = Table::seated(2);
    table.leave(BOB);
    table.refused(ADA, &Command::StandIn { seat: S1, level: 0 }, "too_late");
}

#[test]
fn a_guest_may_leave_and_come_back_to_their_seat_with_all_that_happened() {
    let mut table = Table::playing(2);
    table.leave(BOB);
    table.done(ADA, &Command::SetName { name: Name::clean("Ada") });
    table.restart();
    assert_eq!(table.enter(1), BOB);
    assert_eq!(table.desk.room().seats_of(BOB).len(), 1);
    assert_eq!(table.view(BOB).guests[0].name, Name::clean("Ada"));
}

#[test]
fn what_a_seat_is_ready_with_is_not_shown_before_the_start() {
    let mut table = Table::seated(2);
    table.done(ADA, &Command::Ready { seat: S0, nonce: nonce(0) });
    assert!(
        table
            .told
            .iter()
            .flat_map(tablier_room::Messages::texts)
            .all(|text| !text.contains(&nonce(0).to_string()))
    );
    assert!(matches!(table.desk.room().chairs[0], Occupant::Guest { ready: Some(_), .. }));
}
