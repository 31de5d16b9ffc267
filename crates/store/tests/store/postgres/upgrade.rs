//! Nodes of several versions on one database: what is written is what all that are alive can read. The version of a node is
//! what its row says; a later one than this program is, or an earlier one, is told by another row.

use std::time::Duration;

use tablier_store::contract::entries::{code, opening, plain};
use tablier_store::postgres::{Address, OpenError, Options, PostgresStore};
use tablier_store::{AppendError, Claims, Log};
use tokio::time::{sleep, timeout};

use super::support::{database, join, server};
use crate::support::append;

/// The schema that this program can read at the most.
const LATEST: i32 = 4;
/// Long enough for anything that is to come.
const LONG: Duration = Duration::from_secs(30);

/// Leases that are looked after often.
fn brisk(node: &str) -> Options {
    Options { renewed_every: Duration::from_millis(50), ..Options::of(node) }
}

fn ask(name: &str, question: &str) -> String {
    server().run(name, question).unwrap()
}

fn written(name: &str) -> String {
    ask(name, "SELECT schema FROM tablier.written")
}

/// In which schemas the entries of the first table are written, in order.
fn schemas(name: &str) -> String {
    ask(name, "SELECT string_agg(schema::text, ' ' ORDER BY number) FROM tablier.entries")
}

/// Nodes of this name read no more than the schema before.
fn is_older(name: &str, node: &str) {
    ask(name, &format!("UPDATE tablier.nodes SET reads = 2 WHERE name = '{node}'"));
}

async fn becomes(name: &str, schema: i32) {
    let becomes = async {
        while written(name) != schema.to_string() {
            sleep(Duration::from_millis(20)).await;
        }
        // The node that writes hears of it as it looks after its lease.
        sleep(Duration::from_millis(500)).await;
    };
    timeout(LONG, becomes).await.unwrap();
}

/// A database as a node of the schema before left it, with that node alive.
async fn half_way() -> (String, Address) {
    let (name, address) = database();
    PostgresStore::open(&address, Options::of("old")).await.unwrap().close().await;
    let before = "UPDATE tablier.written SET schema = 2;
        UPDATE tablier.nodes SET ended = FALSE, reads = 2, lease_until = clock_timestamp() + interval '1 hour'";
    ask(&name, before);
    (name, address)
}

#[tokio::test]
async fn what_is_written_is_what_the_oldest_node_alive_can_read() {
    let (name, address) = half_way().await;
    let new = join(&address, brisk("new")).await;
    assert_eq!(ask(&name, "SELECT reads FROM tablier.nodes WHERE name = 'new'"), LATEST.to_string());
    let claim = append(&*new, vec![opening(code(1), "corona")]).await;
    sleep(Duration::from_millis(300)).await;
    assert_eq!(written(&name), "2", "the old one is alive");
    assert_eq!(new.append(&claim, vec![plain(code(1), 2)]).await, Ok(()));
    ask(&name, "UPDATE tablier.nodes SET ended = TRUE WHERE name = 'old'");
    becomes(&name, LATEST).await;
    assert_eq!(new.append(&claim, vec![plain(code(1), 3)]).await, Ok(()));
    assert_eq!(schemas(&name), format!("2 2 {LATEST}"));
}

#[tokio::test]
async fn a_node_whose_lease_ran_out_keeps_nobody_from_writing_more() {
    let (name, address) = half_way().await;
    let _new = join(&address, brisk("new")).await;
    assert_eq!(written(&name), "2");
    ask(&name, "UPDATE tablier.nodes SET lease_until = clock_timestamp() WHERE name = 'old'");
    becomes(&name, LATEST).await;
}

#[tokio::test]
async fn the_first_node_of_all_writes_what_it_can() {
    let (name, address) = database();
    let one = join(&address, Options::of("one")).await;
    append(&*one, vec![opening(code(1), "corona")]).await;
    assert_eq!((written(&name), schemas(&name)), (LATEST.to_string(), LATEST.to_string()));
    // What was written once can't be unwritten, whoever comes.
    is_older(&name, "one");
    join(&address, Options::of("two")).await;
    assert_eq!(written(&name), LATEST.to_string());
}

#[tokio::test]
async fn a_node_that_can_not_read_what_is_written_does_not_start() {
    let (name, address) = database();
    PostgresStore::open(&address, Options::of("one")).await.unwrap().close().await;
    // A later node was here, and added something.
    ask(&name, "INSERT INTO tablier.migrations VALUES (99, '')");
    PostgresStore::open(&address, Options::of("one")).await.unwrap().close().await;
    // Now something is written in it.
    ask(&name, "UPDATE tablier.written SET schema = 99");
    let error = PostgresStore::open(&address, Options::of("one")).await.err().unwrap();
    assert_eq!(error, OpenError::Newer { found: 99, known: LATEST });
    let known = format!("this program can read {LATEST} at the most: it takes a newer one");
    assert_eq!(error.to_string(), format!("the store is written in schema 99, and {known}"));
    assert_eq!(ask(&name, "SELECT count(*) FROM tablier.nodes WHERE NOT ended"), "0", "nobody came");
}

#[tokio::test]
async fn a_node_that_stood_still_while_more_came_to_be_written_does_not_come_back() {
    let (name, address) = database();
    let (one, two) = (join(&address, brisk("one")).await, join(&address, brisk("two")).await);
    let claim = append(&*one, vec![opening(code(1), "corona")]).await;
    // While its lease was over, the others went on to what it can't read.
    ask(
        &name,
        "UPDATE tablier.nodes SET ended = TRUE WHERE name = 'one'; UPDATE tablier.written SET schema = 99",
    );
    timeout(LONG, one.lost(claim)).await.unwrap();
    sleep(Duration::from_millis(500)).await;
    assert_eq!(ask(&name, "SELECT count(*) FROM tablier.nodes WHERE name = 'one' AND NOT ended"), "0");
    assert_eq!(one.append(&claim, vec![plain(code(1), 2)]).await, Err(AppendError::Fenced));
    assert!(one.claim(code(2)).await.is_err(), "it has no part in it any more");
    drop(two);
}
