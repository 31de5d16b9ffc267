//! Coming back: what was missed, or everything anew; tables that sleep; servers that stop and start.

use std::time::Duration;

use tablier_corona::game::{Corona, Setup};
use tablier_room::Command;
use tablier_room::wire::ServerMessage;
use tablier_server::Config;

use crate::house::{House, Table, code_of, set_name, the_end, within};

/// What a fresh connection of the same person shows.
pub(crate) async fn assert_like_a_fresh_one(table: &mut Table, code: tablier_room::TableCode) {
    let mut fresh: Table = table.visitor_mut().clone().connect(code).await.unwrap();
    let number = fresh.number();
    table.until(|table| table.number() >= number).await.unwrap();
    fresh.until(|fresh| fresh.number() >= table.number()).await.unwrap();
    assert_eq!(table.number(), fresh.number());
    assert_eq!(table.view(), fresh.view());
    fresh.close().await;
}

/// Connects again, recording, and says how it was told what it missed.
pub(crate) async fn how(table: &mut Table) -> (usize, usize) {
    table.habits_mut().records = true;
    table.reconnect().await.unwrap();
    let texts = table.take_record();
    let count =
        |kind: &str| texts.iter().filter(|text| text.starts_with(&format!("{{\"kind\":\"{kind}\""))).count();
    (count("snapshot"), count("told"))
}

#[tokio::test]
async fn what_was_missed_is_told() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        bob.drop_hard();
        for name in ["a", "b", "c"] {
            ada.perform(&set_name(name)).await.unwrap();
        }
        let before = bob.number();
        assert_eq!(how(&mut bob).await, (0, 1), "all of it in one message");
        assert_eq!(bob.number(), before + 3);
        assert_like_a_fresh_one(&mut bob, code).await;
        assert_eq!(how(&mut bob).await, (0, 0), "nothing missed, nothing told");
    })
    .await;
}

#[tokio::test]
async fn after_too_long_everything_is_told_anew() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut cid) = house.guest(code, "Cid").await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        bob.close().await;
        for turn in 0..35 {
            ada.perform(&set_name(&format!("a{turn}"))).await.unwrap();
            cid.perform(&set_name(&format!("c{turn}"))).await.unwrap();
        }
        assert_eq!(how(&mut bob).await, (1, 0));
        assert_like_a_fresh_one(&mut bob, code).await;
        // Numbers from nowhere: ahead of the table, or before its beginning.
        for nonsense in [u64::MAX, 1_000_000, 0] {
            bob.pretend_to_have_seen(nonsense);
            assert_eq!(how(&mut bob).await, (1, 0), "{nonsense}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_table_sleeps_and_wakes() {
    within(async {
        let config = Config { awake_for: Duration::from_millis(100), ..Config::default() };
        let house = House::open_with(config).await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        ada.perform(&Command::Sit { name: None }).await.unwrap();
        ada.perform(&set_name("Ada L.")).await.unwrap();
        ada.until(|ada| ada.unanswered().next().is_none()).await.unwrap();
        let last = ada.number();
        // A table that slept remembers no tellings: whoever was there one entry ago gets everything anew.
        loop {
            ada.close().await;
            tokio::time::sleep(Duration::from_millis(300)).await;
            ada.pretend_to_have_seen(last - 1);
            if how(&mut ada).await == (1, 0) {
                break;
            }
        }
        assert_eq!(ada.number(), last);
        assert_eq!(ada.view().chairs.len(), 1);
        ada.perform(&set_name("Ada")).await.unwrap();
        assert_like_a_fresh_one(&mut ada, code).await;
        // Also while somebody only looks, again and again, as it falls asleep.
        ada.close().await;
        for pause in 0..40 {
            tokio::time::sleep(Duration::from_millis(90 + pause % 20)).await;
            house.visitor().look::<Corona>(code).await.unwrap();
        }
    })
    .await;
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_the_next_goes_on() {
    within(async {
        let mut house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        let number = ada.perform(&Command::Sit { name: None }).await.unwrap();
        let ((), ada_told, bob_told) = tokio::join!(house.restart(), the_end(&mut ada), the_end(&mut bob));
        assert_eq!((ada_told.as_deref(), bob_told.as_deref()), (Some("server_stops"), Some("server_stops")));
        ada.reconnect().await.unwrap();
        bob.reconnect().await.unwrap();
        assert_eq!(ada.number(), number);
        assert_eq!(ada.perform(&Command::SeatBot { level: 0 }).await.unwrap(), number + 1);
        assert_like_a_fresh_one(&mut ada, code).await;
        assert_like_a_fresh_one(&mut bob, code).await;
    })
    .await;
}

/// Found by a game that never ended: a table that was woken after the goodbyes kept its guests at a dead server.
#[tokio::test]
async fn a_server_that_stops_wakes_no_table() {
    within(async {
        let house = House::open().await;
        let (code, visitor, mut ada) = house.table(Setup::default()).await;
        // This one does not take the goodbye in, and so the server waits a little.
        let _deaf = visitor.connect::<Corona>(code).await.unwrap();
        let stopping = tokio::spawn({
            let server = house.server.clone();
            async move { server.stop().await }
        });
        assert_eq!(the_end(&mut ada).await.as_deref(), Some("server_stops"));
        assert_eq!(code_of(visitor.connect::<Corona>(code).await), "server_stops");
        assert_eq!(code_of(visitor.clone().look::<Corona>(code).await), "server_stops");
        assert_eq!(code_of(visitor.clone().open_table::<Corona>(None, "Ada").await), "server_stops");
        assert!(stopping.await.unwrap().in_time());
    })
    .await;
}

#[tokio::test]
async fn commands_under_way_at_a_cut_are_done_once() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        for round in 1..=10 {
            ada.send(&Command::Sit { name: None }).await.unwrap();
            if round % 2 == 0 {
                // Now and then it gets through before the cut, now and then not.
                tokio::time::sleep(Duration::from_millis(round)).await;
            }
            ada.drop_hard();
            ada.reconnect().await.unwrap();
            ada.until(|ada| ada.unanswered().next().is_none()).await.unwrap();
            let chairs = usize::try_from(round).unwrap();
            ada.until(|ada| ada.view().chairs.len() >= chairs).await.unwrap();
            assert_eq!(ada.view().chairs.len(), chairs);
        }
        assert_like_a_fresh_one(&mut ada, code).await;
    })
    .await;
}

#[tokio::test]
async fn welcome_comes_first() {
    within(async {
        let house = House::open().await;
        let (_, _, mut ada) = house.table(Setup::default()).await;
        ada.habits_mut().records = true;
        ada.reconnect().await.unwrap();
        let first: ServerMessage<(), (), ()> = serde_json::from_str(&ada.take_record()[0]).unwrap();
        // The first ping may come at any time.
        assert!(matches!(first, ServerMessage::Welcome { .. } | ServerMessage::Ping { .. }), "{first:?}");
    })
    .await;
}
