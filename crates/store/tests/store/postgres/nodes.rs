//! Several nodes on one database: whose a table is, until when, and by whose clock.

use std::time::Duration;

use tablier_room::TableCode;
use tablier_store::contract::entries::{code, opening, plain};
use tablier_store::postgres::{OpenError, Options, PostgresStore};
use tablier_store::{AppendError, ClaimError, Claims, Log};
use tokio::time::timeout;

use super::support::{database, join, server};
use crate::support::append;

/// Long enough for anything that is to come.
const LONG: Duration = Duration::from_secs(30);

/// Leases that are looked after often.
fn brisk(node: &str) -> Options {
    Options { renewed_every: Duration::from_millis(50), ..Options::of(node) }
}

/// Claims that are only refused because another node has, or had, the table.
async fn claim_when_free(store: &PostgresStore, table: TableCode) -> tablier_store::Claim {
    let claim = async {
        loop {
            match store.claim(table).await {
                Ok(claim) => return claim,
                Err(ClaimError::Elsewhere { .. }) => tokio::time::sleep(Duration::from_millis(20)).await,
                Err(other) => panic!("{other}"),
            }
        }
    };
    timeout(LONG, claim).await.unwrap()
}

#[tokio::test]
async fn a_table_is_one_nodes_until_that_gives_it_back_or_leaves() {
    let (_, address) = database();
    let (one, two) = (join(&address, Options::of("one")).await, join(&address, Options::of("two")).await);
    let claim = append(&*one, vec![opening(code(1), "corona")]).await;
    append(&*one, vec![opening(code(2), "corona")]).await;
    let elsewhere = || Err(ClaimError::Elsewhere { owner: "one".to_owned() });
    assert_eq!(two.claim(code(1)).await, elsewhere());
    let named = |name: Option<&str>| Ok(name.map(ToOwned::to_owned));
    assert_eq!(two.elsewhere(code(1)).await, named(Some("one")));
    assert_eq!(one.elsewhere(code(1)).await, named(None), "it is its own");
    assert_eq!(two.elsewhere(code(7)).await, named(None), "nobody's");
    // To have been refused took nothing from anybody.
    assert_eq!(one.append(&claim, vec![plain(code(1), 2)]).await, Ok(()));
    one.release(claim).await;
    assert_eq!(two.elsewhere(code(1)).await, named(None), "nobody's any more");
    let taken = two.claim(code(1)).await.unwrap();
    assert!(taken.epoch > claim.epoch);
    assert_eq!(one.append(&claim, vec![plain(code(1), 3)]).await, Err(AppendError::Fenced));
    assert_eq!(two.append(&taken, vec![plain(code(1), 3)]).await, Ok(()));
    assert_eq!(two.claim(code(2)).await, elsewhere());
    one.close().await;
    assert_eq!(two.elsewhere(code(2)).await, named(None), "its node has left");
    let taken = two.claim(code(2)).await.unwrap();
    assert_eq!(two.append(&taken, vec![plain(code(2), 2)]).await, Ok(()));
}

#[tokio::test]
async fn a_lease_that_is_renewed_does_not_run_out() {
    let (_, address) = database();
    let short = Options { lease: Duration::from_millis(1_500), ..brisk("one") };
    let (one, two) = (join(&address, short).await, join(&address, Options::of("two")).await);
    let claim = append(&*one, vec![opening(code(1), "corona")]).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(matches!(two.claim(code(1)).await, Err(ClaimError::Elsewhere { .. })));
    assert_eq!(one.append(&claim, vec![plain(code(1), 2)]).await, Ok(()));
}

#[tokio::test]
async fn a_lease_that_ran_out_ends_every_claim_and_the_node_comes_back_as_somebody_new() {
    let (name, address) = database();
    // It is not renewed in time.
    let late = Options { lease: Duration::from_millis(300), renewed_every: LONG, ..Options::of("late") };
    let (late, two) = (join(&address, late).await, join(&address, Options::of("two")).await);
    let claim = append(&*late, vec![opening(code(1), "corona")]).await;
    timeout(LONG, late.lost(claim)).await.unwrap();
    assert_eq!(late.append(&claim, vec![plain(code(1), 2)]).await, Err(AppendError::Fenced));
    let taken = claim_when_free(&two, code(1)).await;
    assert_eq!(two.append(&taken, vec![plain(code(1), 2)]).await, Ok(()));
    let incarnations = "SELECT count(*) FROM tablier.nodes WHERE name = 'late'";
    assert_eq!(server().run(&name, incarnations).unwrap(), "2");
}

#[tokio::test]
async fn a_node_that_stood_still_past_its_lease_is_fenced_though_it_believes_itself_alive() {
    let (name, address) = database();
    let never = Options { renewed_every: Duration::from_mins(10), ..Options::of("asleep") };
    let (asleep, two) = (join(&address, never).await, join(&address, Options::of("two")).await);
    let claim = append(&*asleep, vec![opening(code(1), "corona")]).await;
    // By the server's clock its time is over. Its own it has not looked at: that is what standing still means.
    let over = "UPDATE tablier.nodes SET lease_until = clock_timestamp() WHERE name = 'asleep'";
    server().run(&name, over).unwrap();
    let taken = two.claim(code(1)).await.unwrap();
    // In whatever order the two go on from here.
    let (stale, fresh) = tokio::join!(
        asleep.append(&claim, vec![plain(code(1), 2)]),
        two.append(&taken, vec![plain(code(1), 2)])
    );
    assert_eq!((stale, fresh), (Err(AppendError::Fenced), Ok(())));
    timeout(LONG, asleep.lost(claim)).await.unwrap();
    // It can claim nothing either, as long as it has not noticed.
    assert!(matches!(asleep.claim(code(3)).await, Err(ClaimError::Failing(_))));
}

#[tokio::test]
async fn a_lease_that_ran_out_is_never_renewed() {
    let (name, address) = database();
    let (one, two) = (join(&address, brisk("one")).await, join(&address, Options::of("two")).await);
    let claims = [1, 2].map(|n| one.claim(code(n)));
    let mut kept = Vec::new();
    for claim in claims {
        kept.push(claim.await.unwrap());
    }
    // Found run out by another node, it has ended, also for a clock that is set back.
    let over = "UPDATE tablier.nodes SET lease_until = clock_timestamp() - interval '1 hour' WHERE name = 'one';
        UPDATE tablier.nodes SET ended = TRUE, lease_until = clock_timestamp() + interval '1 hour' WHERE name = 'one'";
    server().run(&name, over).unwrap();
    for claim in kept {
        timeout(LONG, one.lost(claim)).await.unwrap();
    }
    let taken = claim_when_free(&two, code(1)).await;
    assert_eq!(two.append(&taken, vec![opening(code(1), "corona")]).await, Ok(()));
    // As somebody new it has the others, and no more of this one.
    let again = claim_when_free(&one, code(2)).await;
    assert_eq!(one.append(&again, vec![opening(code(2), "corona")]).await, Ok(()));
    assert!(matches!(one.claim(code(1)).await, Err(ClaimError::Elsewhere { owner }) if owner == "two"));
}

#[tokio::test]
async fn a_node_started_again_under_its_name_has_its_tables_at_once() {
    let (_, address) = database();
    let killed = join(&address, brisk("one")).await;
    let claim = append(&*killed, vec![opening(code(1), "corona")]).await;
    let again = join(&address, Options::of("one")).await;
    let taken = again.claim(code(1)).await.unwrap();
    assert_eq!(again.append(&taken, vec![plain(code(1), 2)]).await, Ok(()));
    // And if it was not killed after all, it learns that it has lost.
    assert_eq!(killed.append(&claim, vec![plain(code(1), 2)]).await, Err(AppendError::Fenced));
    timeout(LONG, killed.lost(claim)).await.unwrap();
    // The two do not push each other out for ever: both go on, with tables of their own.
    let other = claim_when_lease_is_back(&killed, code(2)).await;
    assert_eq!(killed.append(&other, vec![opening(code(2), "corona")]).await, Ok(()));
    assert_eq!(again.append(&taken, vec![plain(code(1), 3)]).await, Ok(()));
}

async fn claim_when_lease_is_back(store: &PostgresStore, table: TableCode) -> tablier_store::Claim {
    let claim = async {
        loop {
            match store.claim(table).await {
                Ok(claim) => return claim,
                Err(ClaimError::Failing(_)) => tokio::time::sleep(Duration::from_millis(20)).await,
                Err(other) => panic!("{other}"),
            }
        }
    };
    timeout(LONG, claim).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_nodes_that_race_for_a_table_one_has_it() {
    const TABLES: u32 = 40;
    let (_, address) = database();
    let nodes = [join(&address, Options::of("one")).await, join(&address, Options::of("two")).await];
    for table in (0..TABLES).map(code) {
        // Everybody knows it, and nobody has it.
        nodes[0].release(nodes[0].claim(table).await.unwrap()).await;
        let race = nodes.each_ref().map(|node| {
            let node = node.clone();
            tokio::spawn(async move { node.claim(table).await })
        });
        let [one, two] = race;
        let (one, two) = (one.await.unwrap(), two.await.unwrap());
        let elsewhere = |owner: &str| Err(ClaimError::Elsewhere { owner: owner.to_owned() });
        assert!(one.is_ok() != two.is_ok(), "{one:?}, {two:?}");
        assert!(one == elsewhere("two") || two == elsewhere("one"), "{one:?}, {two:?}");
    }
}

#[tokio::test]
async fn a_node_that_was_to_be_alone_is_refused_while_another_is_alive() {
    let (_, address) = database();
    let alone = || Options { alone: true, ..Options::of("alone") };
    let other = join(&address, Options::of("other")).await;
    let refused = PostgresStore::open(&address, alone()).await.err();
    assert_eq!(refused, Some(OpenError::NotAlone { other: "other".to_owned() }));
    other.close().await;
    // Itself, a moment ago, is nobody else.
    let first = join(&address, alone()).await;
    let again = join(&address, alone()).await;
    append(&*again, vec![opening(code(1), "corona")]).await;
    drop(first);
}

#[tokio::test]
async fn a_node_whose_name_can_not_be_one_is_refused() {
    let (_, address) = database();
    for name in ["", "a b", "a'b", "ä", &"x".repeat(65)] {
        assert!(PostgresStore::open(&address, Options::of(name)).await.is_err(), "{name}");
    }
}
