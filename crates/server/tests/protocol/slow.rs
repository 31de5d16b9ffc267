//! Readers that are slow, or read nothing, or answer nothing: they are resynchronised or dropped, others don't notice.

use std::time::{Duration, Instant};

use tablier_client::Habits;
use tablier_corona::game::{Corona, Setup};
use tablier_room::TableCode;
use tablier_room::wire::ServerMessage;
use tablier_server::Config;

use crate::house::{House, Table, set_name, the_end, within};
use crate::resync::assert_like_a_fresh_one;

/// Many people do so much that it fills every buffer on the way to somebody who does not read.
async fn make_noise(house: &House, code: TableCode) -> Vec<Table> {
    let mut people = Vec::new();
    for index in 0..10 {
        people.push(house.guest(code, &format!("guest number {index}")).await.1);
    }
    for turn in 0..45 {
        for person in &mut people {
            person.send(&set_name(&format!("a rather long name {turn}"))).await.unwrap();
        }
        for person in &mut people {
            person.until(|person| person.unanswered().next().is_none()).await.unwrap();
        }
    }
    people
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_reader_is_resynchronised_and_the_others_are_not() {
    within(async {
        let house = House::open().await;
        let (code, visitor, mut ada) = house.table(Setup::default()).await;
        ada.close().await;
        let narrow = Habits { receive_buffer: Some(4 * 1024), ..Habits::default() };
        let mut slow: Table = visitor.connect_as(code, narrow).await.unwrap();
        let people = make_noise(&house, code).await;
        assert_eq!(people.len(), 10);
        assert_eq!(house.server.counters().read().resynchronised, 1);
        let seen = slow.number();
        slow.send(&set_name("slow, but here")).await.unwrap();
        slow.until(|slow| slow.unanswered().next().is_none()).await.unwrap();
        assert!(slow.number() > seen + 400, "it came with fewer tellings than entries");
        assert_like_a_fresh_one(&mut slow, code).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_never_reads_is_dropped() {
    within(async {
        let config = Config { patience: Duration::from_millis(500), ..Config::default() };
        let house = House::open_with(config).await;
        let (code, visitor, mut ada) = house.table(Setup::default()).await;
        ada.close().await;
        let narrow = Habits { receive_buffer: Some(4 * 1024), ..Habits::default() };
        let mut deaf: Table = visitor.connect_as(code, narrow).await.unwrap();
        let _people = make_noise(&house, code).await;
        while house.server.counters().read().dropped == 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        the_end(&mut deaf).await;
        ada.reconnect().await.unwrap();
        assert_like_a_fresh_one(&mut ada, code).await;
    })
    .await;
}

#[tokio::test]
async fn whoever_answers_no_ping_is_dropped() {
    within(async {
        // Longer than it takes for a change of who is there to be told.
        let (patience, ping_every) = (Duration::from_millis(1_500), Duration::from_millis(50));
        let house = House::open_with(Config { patience, ping_every, ..Config::default() }).await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let mute = Habits { answers_pings: false, ..Habits::default() };
        let mut bob = house.visitor();
        bob.come_in(code, "Bob").await.unwrap();
        let mut mute: Table = bob.connect_as(code, mute).await.unwrap();
        ada.until(|ada| ada.present().len() == 2).await.unwrap();
        // Somebody else at the table hears of it when it is over: she answers her pings meanwhile.
        let (end, alone) = tokio::join!(the_end(&mut mute), async {
            ada.until(|ada| ada.present().len() == 1).await.unwrap();
            house.server.counters().read().dropped
        });
        assert_eq!(end, None, "there is nobody to say goodbye to");
        assert_eq!(alone, 1);
        let number = house.number(code).await;
        mute.habits_mut().answers_pings = true;
        mute.reconnect().await.unwrap();
        assert_eq!(mute.number(), number);
        let looked = house.visitor().look::<Corona>(code).await.unwrap();
        assert_eq!(looked.number, number);
    })
    .await;
}

#[tokio::test]
async fn whoever_is_quiet_for_longer_than_patience_lasts_is_not_cut_off() {
    within(async {
        let patience = Duration::from_millis(400);
        let config = Config { patience, ping_every: Duration::from_mins(1), ..Config::default() };
        let house = House::open_with(config).await;
        let (_, _, mut ada) = house.table(Setup::default()).await;
        ada.perform(&set_name("Ada L.")).await.unwrap();
        let quiet = tokio::time::timeout(patience * 3, async { while ada.next().await.is_ok() {} });
        assert!(quiet.await.is_err(), "nothing comes, and nothing ends");
        ada.perform(&set_name("Ada")).await.unwrap();
        assert_eq!(house.server.counters().read().dropped, 0);
    })
    .await;
}

/// A client takes a silence of one and a half times what it was told for a slow line.
#[tokio::test]
async fn whoever_is_quiet_hears_from_the_server_as_often_as_it_was_told() {
    within(async {
        let ping_every = Duration::from_millis(250);
        let house = House::open_with(Config { ping_every, ..Config::default() }).await;
        let (_, _, mut ada) = house.table(Setup::default()).await;
        let begun = Instant::now();
        for _ in 0..9 {
            while !matches!(ada.next().await.unwrap(), ServerMessage::Ping { .. }) {}
        }
        // Every other ping left out, it would be twelve at least.
        assert!(begun.elapsed() < ping_every * 11, "{:?}", begun.elapsed());
    })
    .await;
}
