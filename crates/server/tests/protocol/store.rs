//! The store is full: tables turn read-only with a code, nothing acked is lost, and all goes on when there is room.

use tablier_corona::game::{Corona, Setup};
use tablier_room::Command;

use crate::house::{House, Table, code_of, set_name, within};
use crate::resync::assert_like_a_fresh_one;

#[tokio::test]
async fn a_full_store_makes_tables_read_only_until_it_is_not() {
    within(async {
        let mut house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        ada.perform(&Command::Sit { name: None }).await.unwrap();
        house.store.limit_pages(1).await.unwrap();

        let mut acked = ada.number();
        let mut turn = 0;
        let refused = loop {
            turn += 1;
            match ada.perform(&set_name(&format!("{turn:n>24}"))).await {
                Ok(number) => acked = number,
                Err(error) => break error,
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        };
        assert_eq!(refused.code(), Some("read_only"));
        ada.until(Table::is_read_only).await.unwrap();
        bob.until(Table::is_read_only).await.unwrap();
        assert!(!house.visitor().is_ready().await.unwrap());
        assert!(house.server.counters().read().append_failed >= 1);

        // Everything acked is there, nothing else is, and one may still look and watch.
        assert_eq!(house.number(code).await, acked);
        let mut eve = house.visitor().connect::<Corona>(code).await.unwrap();
        assert_eq!(eve.number(), acked);
        eve.until(Table::is_read_only).await.unwrap();
        assert_eq!(code_of(house.visitor().come_in(code, "Cid").await), "read_only");
        assert_eq!(code_of(bob.perform(&Command::Sit { name: None }).await), "read_only");
        let opened = house.visitor().open_table::<Corona>(None, "Dan").await;
        assert_eq!(code_of(opened), "read_only");

        // Somebody who does not stop asking does not keep the table from trying again.
        house.store.limit_pages(1_000_000).await.unwrap();
        let number = loop {
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            match bob.perform(&Command::Sit { name: None }).await {
                Ok(number) => break number,
                Err(error) => assert_eq!(error.code(), Some("read_only")),
            }
        };
        assert_eq!(number, acked + 1);
        // What was answered a moment ago is answered for a moment longer.
        while !house.visitor().is_ready().await.unwrap() {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        ada.until(|ada| !ada.is_read_only() && ada.number() >= number).await.unwrap();
        eve.until(|eve| !eve.is_read_only() && eve.number() >= number).await.unwrap();
        assert_like_a_fresh_one(&mut ada, code).await;
        assert_like_a_fresh_one(&mut eve, code).await;
        assert_like_a_fresh_one(&mut bob, code).await;

        house.restart().await;
        assert_eq!(house.number(code).await, number);
    })
    .await;
}
