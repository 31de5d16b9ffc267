//! Tables that sleep: waking one keeps no other waiting, and there is room for whoever comes as long as one is deserted.

use std::time::Duration;

use tablier_corona::game::{Corona, Setup};
use tablier_room::{GuestId, TableCode};
use tablier_server::Config;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::house::{House, Table, code_of, set_name, within};
use crate::resync::{assert_like_a_fresh_one, how};

/// Long enough for whatever is not kept waiting.
const AMPLE: Duration = Duration::from_secs(20);
/// Long enough for whatever is on its way to have arrived, on most machines; no test fails by its being too short.
const A_MOMENT: Duration = Duration::from_millis(200);

/// How long a deserted table stays awake, where that is waited for: longer than it has to say that everybody has gone.
const AWAKE_FOR: Duration = Duration::from_millis(1_500);

/// Somebody looks at a table, in the background.
fn looking(house: &House, code: TableCode) -> JoinHandle<u64> {
    let mut visitor = house.visitor();
    tokio::spawn(async move { visitor.look::<Corona>(code).await.unwrap().number })
}

#[tokio::test]
async fn a_table_that_takes_long_to_wake_keeps_no_other_waiting() {
    within(async {
        let mut house = House::open().await;
        let (long, _, mut ada) = house.table(Setup::default()).await;
        let (short, _, mut bob) = house.table(Setup::default()).await;
        let number = ada.perform(&set_name("Ada L.")).await.unwrap();
        ada.close().await;
        bob.close().await;
        house.restart().await;
        house.moods.hold(Some(long));
        let waits = looking(&house, long);
        sleep(A_MOMENT).await;
        let others = async {
            house.visitor().look::<Corona>(short).await.unwrap();
            bob.reconnect().await.unwrap();
            bob.perform(&set_name("Bob")).await.unwrap();
            house.visitor().open_table::<Corona>(None, "Cid").await.unwrap();
            let unknown: TableCode = "BBBBBB".parse().unwrap();
            assert_eq!(code_of(house.visitor().look::<Corona>(unknown).await), "no_such_table");
        };
        timeout(AMPLE, others).await.expect("nobody else waits");
        assert!(!waits.is_finished());
        house.moods.hold(None);
        assert_eq!(waits.await.unwrap(), number);
    })
    .await;
}

#[tokio::test]
async fn those_who_come_at_once_to_a_sleeping_table_come_to_the_same() {
    within(async {
        let mut house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        for turn in 0..3 {
            ada.close().await;
            bob.close().await;
            house.restart().await;
            house.moods.hold(Some(code));
            // One comes and goes again while it wakes.
            let mut gone = TcpStream::connect(house.host()).await.unwrap();
            let look = format!("GET /api/tables/{} HTTP/1.1\r\nhost: x\r\n\r\n", code.as_str());
            gone.write_all(look.as_bytes()).await.unwrap();
            sleep(A_MOMENT).await;
            drop(gone);
            let release = async {
                sleep(A_MOMENT).await;
                house.moods.hold(None);
            };
            let (came, too, ()) = tokio::join!(ada.reconnect(), bob.reconnect(), release);
            came.unwrap();
            too.unwrap();
            ada.until(|ada| ada.present() == [GuestId(0), GuestId(1)]).await.unwrap();
            let number = bob.perform(&set_name(&format!("Bob {turn}"))).await.unwrap();
            ada.until(|ada| ada.number() >= number).await.unwrap();
            assert_like_a_fresh_one(&mut ada, code).await;
        }
        assert_eq!(house.server.counters().read().append_failed, 0);
    })
    .await;
}

#[tokio::test]
async fn a_table_that_could_not_be_woken_is_woken_later() {
    within(async {
        let mut house = House::open().await;
        let (code, visitor, mut ada) = house.table(Setup::default()).await;
        ada.close().await;
        house.restart().await;
        house.moods.fail_to_read(true);
        assert_eq!(code_of(house.visitor().look::<Corona>(code).await), "store_failing");
        assert_eq!(code_of(visitor.connect::<Corona>(code).await), "store_failing");
        house.moods.fail_to_read(false);
        let mut ada: Table = visitor.connect(code).await.unwrap();
        ada.perform(&set_name("Ada L.")).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn made_up_codes_take_nobodys_place() {
    within(async {
        let house = House::open_with(Config { most_awake: 1, ..Config::default() }).await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        for letter in "BCDFGHJK".chars() {
            let unknown: TableCode = format!("BBBBB{letter}").parse().unwrap();
            assert_eq!(code_of(house.visitor().look::<Corona>(unknown).await), "no_such_table");
        }
        ada.perform(&set_name("Ada L.")).await.unwrap();
        ada.close().await;
        assert!(house.number(code).await >= ada.number());
    })
    .await;
}

#[tokio::test]
async fn at_the_bound_the_table_that_was_left_first_is_put_to_sleep() {
    within(async {
        let house = House::open_with(Config { most_awake: 2, ..Config::default() }).await;
        let (first, _, mut ada) = house.table(Setup::default()).await;
        ada.perform(&set_name("Ada L.")).await.unwrap();
        let left = ada.perform(&set_name("Ada")).await.unwrap();
        ada.close().await;
        let (_, _, mut bob) = house.table(Setup::default()).await;
        bob.perform(&set_name("Bob L.")).await.unwrap();
        let last = bob.perform(&set_name("Bob")).await.unwrap();
        bob.close().await;
        sleep(A_MOMENT).await;
        let (_, _, mut cid) = house.table(Setup::default()).await;
        // A table that slept remembers no tellings. Bob's did not, Ada's did.
        bob.pretend_to_have_seen(last - 1);
        assert_eq!(how(&mut bob).await, (0, 1));
        // Where somebody is, nobody is put to sleep.
        assert_eq!(code_of(house.visitor().look::<Corona>(first).await), "too_many_tables");
        assert_eq!(code_of(house.visitor().open_table::<Corona>(None, "Dan").await), "too_many_tables");
        cid.perform(&set_name("Cid L.")).await.unwrap();
        bob.perform(&set_name("Bob L.")).await.unwrap();
        bob.close().await;
        ada.pretend_to_have_seen(left - 1);
        while ada.reconnect().await.is_err() {
            sleep(A_MOMENT).await;
        }
        assert_eq!(ada.number(), left);
        assert_like_a_fresh_one(&mut ada, first).await;
    })
    .await;
}

#[tokio::test]
async fn many_who_open_tables_at_the_bound_all_get_one() {
    within(async {
        let house = House::open_with(Config { most_awake: 8, ..Config::default() }).await;
        let mut all = Vec::new();
        for _ in 0..4 {
            let opening = (0..4).map(|_| {
                let mut visitor = house.visitor();
                async move { visitor.open_table::<Corona>(None, "Ada").await.unwrap().0 }
            });
            all.extend(futures_util::future::join_all(opening).await);
        }
        // Those that were put to sleep are there as they were left.
        for code in all {
            assert_eq!(house.number(code).await, 2);
        }
    })
    .await;
}

#[tokio::test]
async fn whoever_only_asks_how_a_table_stands_does_not_keep_it_awake() {
    within(async {
        let house = House::open_with(Config { awake_for: AWAKE_FOR, ..Config::default() }).await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        ada.close().await;
        // Looked at more often than it may fall asleep, it is woken from its log all the same: so it slept.
        let reads = house.moods.reads();
        while house.moods.reads() == reads {
            sleep(AWAKE_FOR / 10).await;
            house.visitor().look::<Corona>(code).await.unwrap();
        }
    })
    .await;
}
