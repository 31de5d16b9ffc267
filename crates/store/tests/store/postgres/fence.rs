//! The law of the fence while appends are under way in PostgreSQL itself: by hand, step by step.

use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor, PgConnection};
use tablier_store::contract::entries::{code, opening, plain};
use tablier_store::postgres::Options;
use tablier_store::{AppendError, ClaimError, Claims, Log};
use tokio::time::timeout;

use super::support::{database, join, server};
use crate::support::append;

/// A line of one's own, to do what a writer does, as slowly as one likes.
async fn by_hand(database: &str) -> PgConnection {
    let options: PgConnectOptions = server().url(database).parse().unwrap();
    options.connect().await.unwrap()
}

/// Whether it does not come to an end as long as nothing else happens.
async fn waits<T>(call: impl Future<Output = T> + Unpin) -> bool {
    timeout(Duration::from_millis(300), call).await.is_err()
}

#[tokio::test]
async fn a_claim_waits_for_an_append_under_way_whose_answer_nobody_will_hear() {
    let (name, address) = database();
    let (one, two) = (join(&address, Options::of("one")).await, join(&address, Options::of("two")).await);
    append(&*one, vec![opening(code(1), "corona")]).await;
    let mut append = by_hand(&name).await;
    let mut under_way = append.begin().await.unwrap();
    under_way.execute("SELECT * FROM tablier.claims FOR UPDATE").await.unwrap();
    let entry = "INSERT INTO tablier.entries SELECT table_code, 2, wall, at, author, command, 'late'
         FROM tablier.entries";
    under_way.execute(entry).await.unwrap();
    server()
        .run(&name, "UPDATE tablier.nodes SET lease_until = clock_timestamp() WHERE name = 'one'")
        .unwrap();
    let mut claim = two.claim(code(1));
    assert!(waits(&mut claim).await, "claimed while an append was under way");
    under_way.commit().await.unwrap();
    let claim = claim.await.unwrap();
    // It landed before the claim was answered, so whoever reads now sees it.
    assert_eq!(two.last(code(1)).await.unwrap().unwrap().number, 2);
    assert_eq!(two.append(&claim, vec![plain(code(1), 3)]).await, Ok(()));
}

#[tokio::test]
async fn an_append_that_waits_for_a_claim_finds_itself_fenced() {
    let (name, address) = database();
    let one = join(&address, Options::of("one")).await;
    let claim = append(&*one, vec![opening(code(1), "corona")]).await;
    let mut claiming = by_hand(&name).await;
    let mut under_way = claiming.begin().await.unwrap();
    under_way.execute("SELECT * FROM tablier.claims FOR UPDATE").await.unwrap();
    let mut stale = one.append(&claim, vec![plain(code(1), 2)]);
    assert!(waits(&mut stale).await, "appended while the table was being claimed");
    under_way.execute("UPDATE tablier.claims SET epoch = epoch + 1, node = -1").await.unwrap();
    under_way.commit().await.unwrap();
    assert_eq!(stale.await, Err(AppendError::Fenced));
    assert_eq!(one.last(code(1)).await.unwrap().unwrap().number, 1);
    timeout(Duration::from_secs(30), one.lost(claim)).await.unwrap();
}

#[tokio::test]
async fn one_table_that_is_fenced_keeps_no_other_from_its_commit() {
    let (name, address) = database();
    let options = Options { writers: 1, ..Options::of("one") };
    let one = join(&address, options).await;
    let claims = [
        append(&*one, vec![opening(code(1), "corona")]).await,
        append(&*one, vec![opening(code(2), "corona")]).await,
    ];
    server().run(&name, "UPDATE tablier.claims SET epoch = epoch + 1 WHERE table_code = 'BBBBBC'").unwrap();
    let mut holding = by_hand(&name).await;
    let mut held = holding.begin().await.unwrap();
    held.execute("SELECT * FROM tablier.claims FOR UPDATE").await.unwrap();
    // The first is under way, and waits for the lock; the others gather behind it and share a transaction.
    let mut first = one.append(&claims[1], vec![plain(code(2), 2)]);
    assert!(waits(&mut first).await);
    let mut calls = Vec::new();
    for claim in &claims {
        let number = if claim.table == code(2) { 3 } else { 2 };
        let mut call = one.append(claim, vec![plain(claim.table, number)]);
        assert!(waits(&mut call).await);
        calls.push(call);
    }
    drop(held);
    holding.close().await.unwrap();
    assert_eq!(first.await, Ok(()));
    assert_eq!(calls.remove(0).await, Err(AppendError::Fenced));
    assert_eq!(calls.remove(0).await, Ok(()));
}

#[tokio::test]
async fn a_claim_waits_for_a_renewal_under_way_and_heeds_it() {
    let (name, address) = database();
    let never = Options { renewed_every: Duration::from_mins(10), ..Options::of("one") };
    let (one, two) = (join(&address, never).await, join(&address, Options::of("two")).await);
    let claim = append(&*one, vec![opening(code(1), "corona")]).await;
    server()
        .run(&name, "UPDATE tablier.nodes SET lease_until = clock_timestamp() WHERE name = 'one'")
        .unwrap();
    // It was in time by the clock, but is not committed yet.
    let mut renewing = by_hand(&name).await;
    let mut under_way = renewing.begin().await.unwrap();
    let renew =
        "UPDATE tablier.nodes SET lease_until = clock_timestamp() + interval '10 s' WHERE name = 'one'";
    under_way.execute(renew).await.unwrap();
    let mut taken = two.claim(code(1));
    assert!(waits(&mut taken).await, "claimed while the lease was being renewed");
    under_way.commit().await.unwrap();
    assert_eq!(taken.await, Err(ClaimError::Elsewhere { owner: "one".to_owned() }));
    assert_eq!(one.append(&claim, vec![plain(code(1), 2)]).await, Ok(()));
}

#[tokio::test]
async fn a_claim_waits_for_another_nodes_claim_under_way_and_heeds_it() {
    let (name, address) = database();
    let (one, two) = (join(&address, Options::of("one")).await, join(&address, Options::of("two")).await);
    one.release(one.claim(code(1)).await.unwrap()).await;
    let mut claiming = by_hand(&name).await;
    let mut under_way = claiming.begin().await.unwrap();
    let take = "UPDATE tablier.claims SET epoch = epoch + 1,
         node = (SELECT incarnation FROM tablier.nodes WHERE name = 'two')";
    under_way.execute(take).await.unwrap();
    let mut late = one.claim(code(1));
    assert!(waits(&mut late).await, "claimed while another node claimed");
    under_way.commit().await.unwrap();
    assert_eq!(late.await, Err(ClaimError::Elsewhere { owner: "two".to_owned() }));
    drop(two);
}
