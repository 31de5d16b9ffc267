//! A store that hangs, or fails for many tables at once: read-only tables hear their people, and ask it together.

use std::time::Duration;

use tablier_corona::game::Setup;

use crate::house::{House, Table, code_of, set_name, within};
use crate::resync::assert_like_a_fresh_one;

/// Long before a store that hangs is given up.
const PROMPT: Duration = Duration::from_secs(4);

#[tokio::test]
async fn a_table_that_is_read_only_on_a_store_that_hangs_hears_newcomers_and_a_stop() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        house.moods.fail_to_append(true);
        assert_eq!(code_of(ada.perform(&set_name("Ada L.")).await), "read_only");
        house.moods.wait(true);
        let asked = house.moods.pings();
        while house.moods.pings() == asked {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let coming = async {
            let mut late: Table = house.visitor().connect(code).await.unwrap();
            late.until(Table::is_read_only).await.unwrap();
            assert_eq!(code_of(ada.perform(&set_name("Ada")).await), "read_only");
        };
        tokio::time::timeout(PROMPT, coming).await.expect("it hears whoever comes and asks");
        let _ = tokio::time::timeout(PROMPT, house.server.stop()).await.expect("and that it is to stop");
        house.moods.wait(false);
    })
    .await;
}

#[tokio::test]
async fn a_table_whose_log_cannot_be_read_for_long_says_so_and_hears_a_stop() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        house.moods.hold(Some(code));
        house.moods.fail_to_append(true);
        let lost = ada.send(&set_name("Ada L.")).await.unwrap();
        bob.until(Table::is_read_only).await.unwrap();
        let named = set_name("Robert");
        let answer = tokio::time::timeout(PROMPT, bob.perform(&named)).await.expect("it hears");
        assert_eq!(code_of(answer), "read_only");
        // Read at last, it goes on.
        house.moods.fail_to_append(false);
        house.moods.hold(None);
        bob.until(|bob| !bob.is_read_only()).await.unwrap();
        // What was lost with the table's memory is done or refused, by when it is known that it never was.
        let _ = ada.answer(lost).await;
        ada.until(|ada| ada.unanswered().count() == 0).await.unwrap();
        bob.perform(&set_name("Robert")).await.unwrap();
        assert_like_a_fresh_one(&mut bob, code).await;
        house.moods.hold(Some(code));
        house.moods.fail_to_append(true);
        ada.send(&set_name("Ada L.")).await.unwrap();
        bob.until(Table::is_read_only).await.unwrap();
        let _ = tokio::time::timeout(PROMPT, house.server.stop()).await.expect("it hears a stop");
        house.moods.hold(None);
    })
    .await;
}

#[tokio::test]
async fn tables_that_are_read_only_ask_the_store_together() {
    within(async {
        let house = House::open().await;
        let mut tables = Vec::new();
        for _ in 0..8 {
            tables.push(house.table(Setup::default()).await.2);
        }
        house.moods.fail_to_append(true);
        let begun = std::time::Instant::now();
        for ada in &mut tables {
            assert_eq!(code_of(ada.perform(&set_name("Ada L.")).await), "read_only");
        }
        tokio::time::sleep(Duration::from_secs(3)).await;
        let (pings, most) = (house.moods.pings(), 1 + begun.elapsed().as_secs());
        assert!((1..=most).contains(&pings), "{pings} of {most}");
        house.moods.fail_to_append(false);
        for ada in &mut tables {
            ada.until(|ada| !ada.is_read_only()).await.unwrap();
            ada.perform(&set_name("Ada L.")).await.unwrap();
        }
    })
    .await;
}
