//! From game to game at one table: getting ready, starting, pausing, ending, playing again.

use tablier_corona::Corona;
use tablier_corona::game::Setup;
use tablier_game::{Millis, Seat, Session};
use tablier_room::wire::ServerMessageOf;
use tablier_room::{ChairView, Command, Kind, Mark, Mono, Pause, Summary};

use crate::support::{ADA, BOB, EVE, Play, Table, nonce, person, short};

const S0: Seat = Seat(0);
const S1: Seat = Seat(1);

#[test]
fn a_game_starts_when_the_host_says_so_and_everyone_is_ready() {
    let mut table = Table::seated(1);
    table.done(ADA, &Command::Ready { seat: S0, nonce: nonce(0) });
    table.refused(ADA, &Command::Start, "wrong_number_of_seats");
    table.enter(1);
    table.done(BOB, &Command::Sit { name: None });
    table.refused(ADA, &Command::Start, "not_everyone_ready");
    table.refused(ADA, &Command::Ready { seat: S1, nonce: nonce(1) }, "not_your_seat");
    table.done(BOB, &Command::Ready { seat: S1, nonce: nonce(1) });
    table.done(BOB, &Command::NotReady { seat: S1 });
    table.refused(ADA, &Command::Start, "not_everyone_ready");
    table.done(BOB, &Command::Ready { seat: S1, nonce: nonce(1) });
    table.refused(BOB, &Command::Start, "not_the_host");
    table.refused(ADA, &Command::Pause, "too_late");
    table.done(ADA, &Command::Start);
    assert_eq!(table.state().started().nonces, [nonce(0), nonce(1)]);
    table.refused(ADA, &Command::Start, "game_under_way");
    table.refused(ADA, &Command::Stand { seat: S0 }, "game_under_way");
    table.refused(ADA, &Command::ChangeSetup { setup: short() }, "too_late");
}

#[test]
fn only_the_host_changes_the_setup_and_the_game_refuses_one_it_does_not_know() {
    let mut table = Table::seated(2);
    let mut endless = short();
    endless.endings = tablier_corona::game::Endings::NEVER;
    table.refused(BOB, &Command::ChangeSetup { setup: endless }, "not_the_host");
    table.refused(ADA, &Command::ChangeSetup { setup: endless }, "no_ending");
}

#[test]
fn a_changed_setup_asks_everyone_anew() {
    let mut table = Table::seated(2);
    table.all_ready();
    table.done(ADA, &Command::ChangeSetup { setup: Setup { early_end: true, ..short() } });
    table.refused(ADA, &Command::Start, "not_everyone_ready");
    table.all_ready();
    table.done(ADA, &Command::Start);
}

#[test]
fn bots_take_chairs_by_level_and_give_them_back() {
    let mut table = Table::seated(1);
    table.refused(ADA, &Command::SeatBot { level: 5 }, "no_such_level");
    table.done(ADA, &Command::SeatBot { level: 4 });
    table.done(ADA, &Command::SeatBot { level: 0 });
    assert_eq!(table.view(ADA).levels[4], "master");
    assert_eq!(table.view(ADA).chairs[1..], [ChairView::Bot { level: 4 }, ChairView::Bot { level: 0 }]);
    table.done(ADA, &Command::Stand { seat: S1 });
    assert_eq!(table.view(ADA).chairs[1..], [ChairView::Bot { level: 0 }]);
}

#[test]
fn a_table_has_so_many_chairs_and_no_more() {
    let mut table = Table::seated(1);
    for _ in 1..tablier_room::MOST_CHAIRS {
        table.done(ADA, &Command::SeatBot { level: 0 });
    }
    table.refused(ADA, &Command::Sit { name: None }, "table_is_full");
}

#[test]
fn who_comes_in_the_middle_watches_and_plays_the_next() {
    let mut table = Table::playing(2);
    let eve = table.enter(2);
    table.refused(eve, &Command::Sit { name: None }, "too_late");
    for (guest, seat) in [(ADA, S0), (BOB, S1)] {
        table.done(guest, &Command::AgreeToEnd { seat });
    }
    table.done(eve, &Command::Sit { name: None });
    table.all_ready();
    table.done(ADA, &Command::Start);
    assert_eq!(table.state().players().len(), 3);
}

#[test]
fn a_rematch_keeps_the_table_and_is_another_game_with_a_commitment_of_its_own() {
    let mut table = Table::playing(2);
    let (code, first) = (table.view(ADA).code, table.desk.room().game_id().expect("a game"));
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    table.done(BOB, &Command::AgreeToEnd { seat: S1 });
    let between = table.view(ADA);
    let next = between.next.expect("shown as soon as the last game is over");
    assert!(between.chairs.iter().all(|chair| matches!(chair, ChairView::Guest { ready: false, .. })));
    assert!(between.playing.expect("the last game").outcome.is_some());
    assert_ne!(next.id, first);
    table.all_ready();
    table.done(ADA, &Command::Start);
    let view = table.view(ADA);
    assert_eq!((view.code, view.next), (code, None));
    assert_eq!(table.desk.room().game_id(), Some(next.id));
    assert_eq!(view.playing.expect("a game").view.commitment, next.commitment);
}

#[test]
fn ending_early_takes_every_persons_seat_and_no_bots() {
    let mut table = Table::seated(2);
    table.done(ADA, &Command::SeatBot { level: 0 });
    table.refused(ADA, &Command::AgreeToEnd { seat: S0 }, "too_late");
    table.all_ready();
    table.done(ADA, &Command::Start);
    table.refused(ADA, &Command::AgreeToEnd { seat: S1 }, "not_your_seat");
    table.refused(ADA, &Command::AgreeToEnd { seat: Seat(2) }, "not_your_seat");
    table.refused(ADA, &Command::PlayOn, "too_late");
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    table.refused(ADA, &Command::AgreeToEnd { seat: S0 }, "nothing_to_do");
    table.done(BOB, &Command::PlayOn);
    assert!(table.view(ADA).for_ending.is_empty());
    table.done(BOB, &Command::AgreeToEnd { seat: S1 });
    assert!(table.under_way());
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    assert!(!table.under_way());
    let ended = table.log.last().expect("entries");
    assert!(ended.marks.iter().any(|mark| matches!(mark, Mark::GameOver { .. })));
}

fn summary(table: &Table) -> Summary {
    let marks = table.log.iter().flat_map(|entry| &entry.marks);
    let text = marks.rev().find_map(|mark| match mark {
        Mark::GameOver { summary, .. } => Some(summary),
        _ => None,
    });
    serde_json::from_str(text.expect("a game is over")).expect("a summary")
}

#[test]
fn lists_say_who_played_and_whose_the_seats_were_at_the_end() {
    let mut table = Table::seated(3);
    table.done(ADA, &Command::SeatBot { level: 2 });
    table.all_ready();
    table.done(ADA, &Command::Start);
    table.done(BOB, &Command::GiveUp { seat: S1 });
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    table.done(EVE, &Command::AgreeToEnd { seat: Seat(2) });
    let Summary { outcome, seats } = summary(&table);
    assert_eq!(outcome.standings.len(), 3);
    let levels: Vec<_> = seats.iter().map(|player| player.level).collect();
    assert_eq!(levels, [None, None, None, Some(2)]);
    let named: Vec<_> = seats.iter().map(|player| player.name.is_some()).collect();
    assert_eq!(named, [true, true, true, false]);
    let people: Vec<_> = seats.iter().map(|player| player.person).collect();
    assert_eq!(people, [Some(person(0)), None, Some(person(2)), None]);
}

#[test]
fn a_summary_stored_before_there_were_players_in_it_is_read() {
    let old = r#"{"standings":[{"seat":1,"place":1,"score":30}]}"#;
    let summary: Summary = serde_json::from_str(old).expect("a summary");
    assert_eq!((summary.outcome.standings[0].score, summary.seats.len()), (30, 0));
}

#[test]
fn a_game_ends_when_the_only_one_who_had_not_agreed_gives_up() {
    let mut table = Table::playing(3);
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    table.done(BOB, &Command::AgreeToEnd { seat: S1 });
    table.refused(ADA, &Command::GiveUp { seat: Seat(2) }, "not_your_seat");
    table.done(EVE, &Command::GiveUp { seat: Seat(2) });
    assert!(!table.under_way());
    let outcome = table.view(ADA).playing.expect("the last game").outcome.expect("over");
    assert_eq!(outcome.standings.len(), 2);
}

#[test]
fn a_game_that_only_bots_play_is_paused_resumed_and_ended_by_the_host() {
    let mut table = Table::open(short());
    table.enter(0);
    table.enter(1);
    table.done(ADA, &Command::SeatBot { level: 0 });
    table.done(ADA, &Command::SeatBot { level: 0 });
    table.done(ADA, &Command::Start);
    table.done(ADA, &Command::Pause);
    table.refused(BOB, &Command::Resume, "not_your_seat");
    table.done(ADA, &Command::Resume);
    table.refused(BOB, &Command::AgreeToEnd { seat: S0 }, "not_your_seat");
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    assert!(!table.under_way());
}

#[test]
fn a_paused_table_takes_no_plays_until_somebody_resumes() {
    let mut table = Table::playing(2);
    table.refused(BOB, &Command::Resume, "too_late");
    table.done(ADA, &Command::Pause);
    assert_eq!(table.view(BOB).paused, Some(Pause::Asked(ADA)));
    table.refused(BOB, &Command::Pause, "paused");
    assert_eq!(table.play(ADA, S0, Play::SayDone), Err("paused".to_owned()));
    table.done(BOB, &Command::Resume);
    assert_eq!(table.view(BOB).paused, None);
}

#[test]
fn a_table_where_nobody_does_anything_pauses_after_two_rounds() {
    let mut table = Table::playing(2);
    let begun = table.state().rolls();
    table.pass(600_000);
    assert_eq!(table.view(ADA).paused, Some(Pause::Abandoned));
    assert_eq!(table.state().rolls(), begun + 3, "two whole rounds went by, the third was just begun");
    let entries = table.log.len();
    table.pass(600_000);
    assert_eq!(table.log.len(), entries);
    table.restart();
    table.enter(1);
    assert_eq!(table.view(BOB).paused, Some(Pause::Abandoned));
    table.done(BOB, &Command::Resume);
    table.pass(100);
    assert_eq!(table.view(BOB).paused, None);
}

#[test]
fn any_persons_input_keeps_a_table_from_being_abandoned() {
    let mut table = Table::playing(2);
    for _ in 0..20 {
        table.pass(10_000);
        table.rename(BOB);
        assert_eq!(table.view(ADA).paused, None);
    }
}

#[test]
fn a_finished_game_is_seen_from_the_seats_it_had() {
    let mut table = Table::playing(3);
    table.done(ADA, &Command::GiveUp { seat: S0 });
    table.done(BOB, &Command::GiveUp { seat: S1 });
    assert!(!table.under_way());
    assert_eq!(table.desk.room().seats_of(EVE).into_iter().collect::<Vec<_>>(), [S0], "her chair moved up");
    assert_eq!(table.desk.room().viewer(EVE), tablier_game::Viewer::at(Seat(2)));
    table.done(ADA, &Command::Sit { name: None });
    assert_eq!(table.desk.room().viewer(ADA), tablier_game::Viewer::Spectator);
}

#[test]
fn a_finished_game_is_exported_and_one_under_way_is_not() {
    let kind = Kind::of::<Corona>();
    let mut table = Table::playing(2);
    let id = table.desk.room().game_id().expect("a game");
    let shown = table.state().started().commitment();
    assert!(kind.export(id, &table.log).is_err());
    table.set_up();
    table.done(ADA, &Command::AgreeToEnd { seat: S0 });
    table.done(BOB, &Command::AgreeToEnd { seat: S1 });
    let state = table.state().clone();
    table.all_ready();
    table.done(ADA, &Command::Start);
    let text = kind.export(id, &table.log).expect("over");
    let game = Session::<Corona>::from_text(&text).expect("a record");
    assert_eq!(*game.state(), state);
    tablier_corona::verify::verify(&game, Some(shown)).expect("its dice follow from the seed");
}

#[test]
fn a_log_with_a_gap_or_of_another_table_does_not_wake() {
    let mut table = Table::playing(2);
    let kind = Kind::of::<Corona>();
    let code = crate::support::code();
    assert!(kind.wake(code, &[], Millis::ZERO).is_err());
    assert!(kind.wake(code, &table.log[1..], Millis::ZERO).is_err());
    let mut other = table.log.clone();
    other[0].events = other[0].events.replace("\"corona\"", "\"chess\"");
    assert!(kind.wake(code, &other, Millis::ZERO).is_err());
    table.log.remove(3);
    assert!(kind.wake(code, &table.log, Millis::ZERO).is_err());
}

#[test]
fn a_client_catches_up_on_what_it_missed_or_gets_everything_anew() {
    let mut table = Table::seated(2);
    let seen = table.desk.number();
    table.done(ADA, &Command::Ready { seat: S0, nonce: nonce(0) });
    table.done(BOB, &Command::Ready { seat: S1, nonce: nonce(1) });
    let missed = |table: &Table, guest, seen| {
        let text = table.desk.missed(Some(guest), seen, Mono(table.mono))?;
        match serde_json::from_str(&text).expect("a message") {
            ServerMessageOf::<Corona>::Told { after, number, told, view, .. } => {
                assert_eq!(view, table.view(guest), "all of it ends in one view");
                Some((after, number, told.len()))
            }
            other => panic!("not told: {other:?}"),
        }
    };
    assert_eq!(missed(&table, BOB, seen), Some((seen, seen + 2, 2)));
    assert_eq!(missed(&table, BOB, seen + 1), Some((seen + 1, seen + 2, 1)));
    assert_eq!(missed(&table, BOB, seen + 2), Some((seen + 2, seen + 2, 0)));
    assert_eq!(missed(&table, BOB, seen + 3), None, "a number there never was");
    assert_eq!(missed(&table, BOB, u64::MAX), None);
    for _ in 0..100 {
        table.rename(ADA);
    }
    assert_eq!(missed(&table, BOB, seen), None, "too long ago");
    assert!(table.desk.next_wake(Mono(table.mono)).is_none(), "nothing to wait for between games");
}

#[test]
fn whoever_has_just_come_gets_the_words_of_what_was_told_lately() {
    let mut table = Table::playing(2);
    table.set_up();
    let carol = table.enter(2);
    let look = |text: String| match serde_json::from_str(&text).expect("a message") {
        ServerMessageOf::<Corona>::Snapshot { number, lately, .. } => (number, lately.len()),
        other => panic!("not a snapshot: {other:?}"),
    };
    let (number, words) = look(table.desk.first_look(Some(carol), Mono(table.mono)));
    assert_eq!(number, table.desk.number());
    assert!(words > 5, "seats taken, the beginning, the rolls, the set-up: {words}");
    assert_eq!(look(table.desk.snapshot(Some(carol), Mono(table.mono))), (number, 0));
}
