//! The store takes its time, or fails: nothing is told that a crash could lose, and nothing told is taken back.

use std::time::Duration;

use tablier_client::Habits;
use tablier_corona::game::{Corona, Setup};
use tablier_game::{Millis, Nonce, Seat};
use tablier_room::{Author, Command, CommandId, Entry, GuestId, SessionId, Wall, moment_of};
use tablier_store::{Claims, Log};

use crate::house::{House, Table, code_of, set_name, within};
use crate::resync::assert_like_a_fresh_one;

/// Takes in whatever comes within a moment.
async fn listen_for_a_moment(table: &mut Table) {
    let listening = async { while table.next().await.is_ok() {} };
    let _ = tokio::time::timeout(Duration::from_millis(300), listening).await;
}

#[tokio::test]
async fn nothing_is_told_before_it_is_durable() {
    within(async {
        let house = House::open().await;
        let (code, visitor, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        ada.until(|ada| ada.present().len() == 2).await.unwrap();
        let before = ada.number();
        assert_eq!(bob.number(), before);
        house.moods.wait(true);
        // The second is decided on what the first brought about, though that is not durable yet.
        let sit = ada.send(&Command::Sit { name: None }).await.unwrap();
        let stand = ada.send(&Command::Stand { seat: tablier_game::Seat(0) }).await.unwrap();
        let refused = bob.send(&Command::SeatBot { level: 0 }).await.unwrap();
        let habits = Habits { records: true, ..Habits::default() };
        let late = tokio::spawn({
            let visitor = visitor.clone();
            async move { visitor.connect_as::<Corona>(code, habits).await.unwrap() }
        });
        listen_for_a_moment(&mut ada).await;
        listen_for_a_moment(&mut bob).await;
        assert_eq!((ada.number(), bob.number()), (before, before));
        assert_eq!((ada.unanswered().count(), bob.unanswered().count()), (2, 1));
        assert!(!late.is_finished(), "whoever comes just then waits too");
        house.moods.wait(false);
        assert_eq!(ada.answer(sit).await.unwrap(), before + 1);
        assert_eq!(ada.answer(stand).await.unwrap(), before + 2);
        assert_eq!(code_of(bob.answer(refused).await), "not_the_host");
        let mut late = late.await.unwrap();
        assert_eq!(late.number(), before + 2);
        assert_like_a_fresh_one(&mut late, code).await;
    })
    .await;
}

#[tokio::test]
async fn a_failed_append_is_sent_again_and_done_once() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        let before = bob.number();
        house.moods.wait(true);
        let first = ada.send(&Command::Sit { name: None }).await.unwrap();
        let second = ada.send(&Command::Sit { name: None }).await.unwrap();
        listen_for_a_moment(&mut ada).await;
        house.moods.fail_to_append(true);
        house.moods.wait(false);
        bob.until(Table::is_read_only).await.unwrap();
        assert_eq!((bob.number(), bob.view().chairs.len()), (before, 0), "nothing of it was told");
        // Asked to send them again, it does; they are refused, for now, by name.
        assert_eq!(code_of(ada.answer(first).await), "read_only");
        assert_eq!(code_of(ada.answer(second).await), "read_only");
        assert!(!house.visitor().is_ready().await.unwrap());
        house.moods.fail_to_append(false);
        bob.until(|bob| !bob.is_read_only()).await.unwrap();
        ada.until(|ada| !ada.is_read_only()).await.unwrap();
        let sit = Command::Sit { name: None };
        let meant = moment_of::<Corona>(ada.view(), &sit).unwrap();
        // What was refused stays so, under its name: a late copy of it must not be done after all.
        ada.send_as(first, meant, &sit).await.unwrap();
        assert_eq!(code_of(ada.answer(first).await), "read_only");
        let again = ada.send(&sit).await.unwrap();
        let number = ada.answer(again).await.unwrap();
        assert_eq!(number, before + 1);
        ada.until(|ada| ada.number() >= number).await.unwrap();
        bob.until(|bob| bob.number() >= number).await.unwrap();
        assert_eq!(ada.view().chairs.len(), 1);
        assert_like_a_fresh_one(&mut ada, code).await;
        assert_like_a_fresh_one(&mut bob, code).await;
    })
    .await;
}

#[tokio::test]
async fn a_command_is_counted_once_when_it_is_durable() {
    within(async {
        let house = House::open().await;
        let (_, _, mut ada) = house.table(Setup::default()).await;
        let acked = || house.server.counters().read().acked;
        assert_eq!(acked(), 0);
        house.moods.wait(true);
        let sit = ada.send(&Command::Sit { name: None }).await.unwrap();
        listen_for_a_moment(&mut ada).await;
        assert_eq!(acked(), 0, "it is decided, not durable");
        house.moods.fail_to_append(true);
        house.moods.wait(false);
        assert_eq!(code_of(ada.answer(sit).await), "read_only");
        assert_eq!(acked(), 0, "it never came to be");
        house.moods.fail_to_append(false);
        ada.until(|ada| !ada.is_read_only()).await.unwrap();
        let command = Command::Sit { name: None };
        let meant = moment_of::<Corona>(ada.view(), &command).unwrap();
        let again = ada.send(&command).await.unwrap();
        ada.answer(again).await.unwrap();
        for _ in 0..2 {
            ada.send_as(again, meant, &command).await.unwrap();
            ada.answer(again).await.unwrap();
            assert_eq!(acked(), 1, "done once, however often it is sent");
        }
    })
    .await;
}

#[tokio::test]
async fn whoever_comes_while_the_log_cannot_be_read_is_told_what_is_in_it_afterwards() {
    within(async {
        let house = House::open().await;
        let (code, visitor, mut ada) = house.table(Setup::default()).await;
        let before = ada.number();
        house.moods.fail_to_append(true);
        house.moods.fail_to_read(true);
        ada.send(&Command::Sit { name: None }).await.unwrap();
        ada.until(Table::is_read_only).await.unwrap();
        listen_for_a_moment(&mut ada).await;
        assert_eq!(
            ada.unanswered().count(),
            1,
            "as long as nobody can know, nobody says that it was not done"
        );
        ada.drop_hard();
        assert_eq!(code_of(house.visitor().look::<Corona>(code).await), "table_gone");
        let late = tokio::spawn(async move {
            let habits = Habits { records: true, ..Habits::default() };
            visitor.connect_as::<Corona>(code, habits).await.unwrap()
        });
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert!(!late.is_finished());
        house.moods.fail_to_read(false);
        house.moods.fail_to_append(false);
        let mut late = late.await.unwrap();
        assert_eq!((late.number(), late.view().chairs.len()), (before, 0));
        let record = late.take_record().concat();
        assert!(!record.contains("chair_taken"), "{record}");
        late.perform(&Command::Sit { name: None }).await.unwrap();
        ada.reconnect().await.unwrap();
        ada.until(|ada| ada.unanswered().count() == 0).await.unwrap();
        ada.until(|ada| ada.number() == before + 2).await.unwrap();
        late.until(|late| late.number() == before + 2).await.unwrap();
        assert_eq!(late.view().chairs.len(), 2, "what was sent again was done, once");
        assert_like_a_fresh_one(&mut ada, code).await;
        assert_like_a_fresh_one(&mut late, code).await;
    })
    .await;
}

#[tokio::test]
async fn a_table_that_could_not_be_stored_never_was() {
    within(async {
        let house = House::open().await;
        house.moods.fail_to_append(true);
        let mut visitor = house.visitor();
        assert_eq!(code_of(visitor.open_table::<Corona>(None, "Ada").await), "read_only");
        house.moods.fail_to_append(false);
        let (code, _) = visitor.open_table::<Corona>(None, "Ada").await.unwrap();
        let tables = visitor.tables().await.unwrap();
        assert_eq!(tables.len(), 1);
        assert_eq!(tables[0]["code"], code.as_str());
    })
    .await;
}

#[tokio::test]
async fn a_command_from_long_ago_is_answered_from_the_log_and_disturbs_nobody() {
    within(async {
        let mut house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        // What comes below is of 1970: an open door would be found forgotten.
        ada.perform(&Command::CloseDoor).await.unwrap();
        let sit = Command::Sit { name: None };
        let meant = moment_of::<Corona>(ada.view(), &sit).unwrap();
        let id = ada.send(&sit).await.unwrap();
        let number = ada.answer(id).await.unwrap();
        ada.close().await;
        house.restart().await;
        // Pages enough to be forgotten for, while the table sleeps.
        let entries = (number + 1..number + 4_500).map(|number| Entry {
            table: code,
            number,
            wall: Wall(0),
            at: Millis(1_000_000),
            by: Author::Guest(GuestId(0)),
            command: Some(CommandId {
                session: SessionId([u8::try_from(number % 200).unwrap(); 16]),
                number,
            }),
            events: r#"[{"kind":"guest_named","guest":0,"name":"Ada"}]"#.to_owned(),
            marks: Vec::new(),
        });
        let claim = house.store.claim(code).await.unwrap();
        house.store.append(&claim, entries.collect()).await.unwrap();
        ada.reconnect().await.unwrap();
        let (_, mut bob) = house.guest(code, "Bob").await;
        bob.habits_mut().records = true;
        let at = ada.clock().unwrap().at;
        for _ in 0..40 {
            ada.send_as(id, meant, &sit).await.unwrap();
            assert_eq!(ada.answer(id).await.unwrap(), number);
        }
        assert_eq!(ada.view().chairs.len(), 1);
        let last = ada.perform(&set_name("Ada L.")).await.unwrap();
        assert_eq!(last, number + 4_501, "the repeats and nobody's coming made no entries");
        bob.until(|bob| bob.number() == last).await.unwrap();
        let record = bob.take_record().concat();
        assert!(!record.contains("snapshot") && record.contains("Ada L."), "{record}");
        assert!(bob.clock().unwrap().at >= at, "nor did time go back");
        assert_eq!(house.server.counters().read().append_failed, 0);
        assert_like_a_fresh_one(&mut ada, code).await;
    })
    .await;
}

/// Plays until the glass runs, and answers table time.
async fn glass_runs(ada: &mut Table, bob: &mut Table) -> Millis {
    for table in [&mut *ada, bob] {
        table.perform(&Command::Sit { name: None }).await.unwrap();
    }
    for (table, seat) in [(&mut *ada, Seat(0)), (bob, Seat(1))] {
        table.perform(&Command::Ready { seat, nonce: Nonce([7; 16]) }).await.unwrap();
    }
    ada.perform(&Command::Start).await.unwrap();
    ada.until(|ada| ada.view().playing.is_some()).await.unwrap();
    ada.clock().unwrap().at
}

#[tokio::test]
async fn a_failed_append_does_not_turn_time_back() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        glass_runs(&mut ada, &mut bob).await;
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        let before = house.visitor().look::<Corona>(code).await.unwrap().clock.at;
        house.moods.fail_to_append(true);
        assert_eq!(code_of(ada.perform(&set_name("Ada L.")).await), "read_only");
        let held = house.visitor().look::<Corona>(code).await.unwrap().clock;
        assert!(held.at >= before && !held.runs, "{before} then {held:?}");
        tokio::time::sleep(Duration::from_millis(700)).await;
        assert_eq!(house.visitor().look::<Corona>(code).await.unwrap().clock.at, held.at, "it stands still");
        house.moods.fail_to_append(false);
        ada.until(|ada| !ada.is_read_only() && ada.clock().is_some_and(|clock| clock.runs)).await.unwrap();
        assert!(ada.clock().unwrap().at >= held.at);
        assert!(ada.clock().unwrap().at < held.at + Millis(400), "nor does it jump");
    })
    .await;
}

#[tokio::test]
async fn a_restart_and_a_sleep_do_not_turn_time_back() {
    within(async {
        let mut house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        let begun = glass_runs(&mut ada, &mut bob).await;
        tokio::time::sleep(Duration::from_millis(700)).await;
        let before = house.visitor().look::<Corona>(code).await.unwrap().clock.at;
        assert!(before >= begun + Millis(650), "no entry says so, only the clock");
        house.restart().await;
        let after = house.visitor().look::<Corona>(code).await.unwrap().clock;
        assert!(after.at >= before && !after.runs, "{before} then {after:?}");
    })
    .await;
}

#[tokio::test]
async fn a_disk_that_hangs_holds_the_clock_two_seconds_ahead_of_it() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        glass_runs(&mut ada, &mut bob).await;
        house.moods.wait(true);
        let durable = house.store.last(code).await.unwrap().unwrap().at;
        tokio::time::sleep(Duration::from_millis(3_500)).await;
        house.moods.wait(false);
        bob.perform(&set_name("Robert")).await.unwrap();
        let at = bob.clock().unwrap().at;
        assert!(at <= durable + Millis(2_000) + Millis(1_300), "{at}, when {durable} was durable");
    })
    .await;
}

#[tokio::test]
async fn a_mark_that_fails_beside_an_append_throws_memory_away_once() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        glass_runs(&mut ada, &mut bob).await;
        let marks = house.moods.marks();
        house.moods.hold_marks(true);
        while house.moods.marks() == marks {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        // The mark is being stored, and then an entry is as well.
        house.moods.wait(true);
        let named = ada.send(&set_name("Ada L.")).await.unwrap();
        listen_for_a_moment(&mut ada).await;
        house.moods.fail_to_append(true);
        house.moods.hold_marks(false);
        bob.until(Table::is_read_only).await.unwrap();
        house.moods.wait(false);
        assert_eq!(code_of(ada.answer(named).await), "read_only");
        listen_for_a_moment(&mut bob).await;
        assert_eq!(house.server.counters().read().append_failed, 1);
        house.moods.fail_to_append(false);
        ada.until(|ada| !ada.is_read_only()).await.unwrap();
        let number = ada.perform(&set_name("Ada L.")).await.unwrap();
        bob.until(|bob| bob.number() >= number).await.unwrap();
        assert_like_a_fresh_one(&mut ada, code).await;
    })
    .await;
}

#[tokio::test]
async fn what_is_looked_up_for_somebody_who_is_gone_is_looked_up_no_more() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        let sit = Command::Sit { name: None };
        let meant = moment_of::<Corona>(ada.view(), &sit).unwrap();
        let id = ada.send(&sit).await.unwrap();
        ada.answer(id).await.unwrap();
        ada.perform(&set_name("Ada L.")).await.unwrap();
        bob.until(|bob| bob.present().len() == 2).await.unwrap();
        house.moods.fail_to_read(true);
        ada.send_as(id, meant, &sit).await.unwrap();
        while house.moods.finds() == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        ada.drop_hard();
        bob.until(|bob| bob.present().len() == 1).await.unwrap();
        let finds = house.moods.finds();
        tokio::time::sleep(Duration::from_millis(2_500)).await;
        assert_eq!(house.moods.finds(), finds);
    })
    .await;
}
