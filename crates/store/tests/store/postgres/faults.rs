//! Trouble: a server that is killed, connections that are cut in the middle of anything, answers that get lost. Each of
//! these tests has a server of its own, or a line of its own to it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use tablier_room::Entry;
use tablier_store::contract::entries::{code, opening, plain, unmarked};
use tablier_store::contract::postgres::Server;
use tablier_store::postgres::{Address, Options, PostgresStore};
use tablier_store::{AppendError, Claim, ClaimError, Claims, Log, ReadError};
use tokio::time::{sleep, timeout};

use super::proxy::Proxy;
use super::support::{address, database, join, server};
use crate::support::append;

const LONG: Duration = Duration::from_mins(1);

fn impatient(node: &str) -> Options {
    Options {
        patience: Duration::from_millis(800),
        renewed_every: Duration::from_millis(200),
        ..Options::of(node)
    }
}

/// Claims once the store works again and this node has a lease.
async fn claim_again(store: &PostgresStore, table: u32) -> Claim {
    let claim = async {
        loop {
            match store.claim(code(table)).await {
                Ok(claim) => return claim,
                Err(ClaimError::Closed) => panic!("closed"),
                Err(_) => sleep(Duration::from_millis(20)).await,
            }
        }
    };
    timeout(LONG, claim).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_is_a_store_that_is_failing_until_it_is_back() {
    let server = Server::start().unwrap();
    let address: Address = address(&server, "postgres");
    let store = join(&address, impatient("one")).await;
    let claim = append(&*store, vec![opening(code(1), "corona")]).await;
    let mut answered = 1;
    for number in 2..30 {
        assert_eq!(store.append(&claim, vec![plain(code(1), number)]).await, Ok(()));
        answered = number;
    }
    server.kill().unwrap();
    let next = || vec![plain(code(1), answered + 1)];
    let failing = store.append(&claim, next()).await;
    assert!(failing.as_ref().is_err_and(AppendError::is_trouble), "{failing:?}");
    assert!(store.ping().await.is_err_and(|error| error.is_trouble()));
    assert!(matches!(store.read(code(1), 0, 9).await, Err(ReadError::Failing(_))));
    assert!(matches!(store.claim(code(1)).await, Err(ClaimError::Failing(_))));
    server.start_again().unwrap();
    let claim = claim_again(&store, 1).await;
    assert_eq!(store.last(code(1)).await.unwrap().unwrap().number, answered);
    assert_eq!(store.append(&claim, next()).await, Ok(()));
    assert_eq!(store.ping().await, Ok(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_append_whose_answer_is_lost_is_there_or_never_will_be() {
    let (name, _) = database();
    let proxy = Proxy::to(server().port()).await;
    let address: Address = format!("postgres://tablier@127.0.0.1:{}/{name}", proxy.port()).parse().unwrap();
    // Nothing else is said meanwhile: the lease is long.
    let long = Duration::from_mins(10);
    let options = Options { writers: 1, lease: long, renewed_every: long, ..impatient("far") };
    let store = join(&address, options).await;
    append(&*store, vec![opening(code(1), "corona")]).await;
    let mut landed = [0, 0];
    // The words of the server get lost from the n-th on: while it begins, while it locks, looks, writes, and at last
    // after it has committed; until an append needs no more words than get through.
    for words in 0.. {
        let claim = claim_again(&store, 1).await;
        let last = store.last(code(1)).await.unwrap().unwrap().number;
        assert_eq!(store.ping().await, Ok(()));
        proxy.lose_after(words);
        let appended = store.append(&claim, vec![plain(code(1), last + 1)]).await;
        proxy.pass();
        if appended.is_ok() {
            break;
        }
        assert!(matches!(appended, Err(AppendError::Failing(_))), "{words}: {appended:?}");
        // The server knows nothing of it, and holds the table's lock for the other end; but not for ever.
        claim_again(&store, 1).await;
        let stood = store.last(code(1)).await.unwrap().unwrap().number;
        assert!(stood == last || stood == last + 1, "{words}: {last}, {stood}");
        landed[usize::from(stood > last)] += 1;
        // The claim was answered: nothing of before comes any more.
        sleep(Duration::from_millis(50)).await;
        assert_eq!(store.last(code(1)).await.unwrap().unwrap().number, stood);
    }
    assert!(landed[0] > 2, "few appends were lost before their commit: {landed:?}");
    assert_eq!(landed[1], 1, "committed without an answer: {landed:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_cut_again_and_again_lose_nothing_and_do_nothing_twice() {
    let (name, address) = database();
    let nodes = [join(&address, impatient("one")).await, join(&address, impatient("two")).await];
    let writers: Vec<_> = nodes
        .iter()
        .zip(0..)
        .flat_map(|(node, index)| {
            [2 * index, 2 * index + 1].map(|table| tokio::spawn(write(node.clone(), table)))
        })
        .collect();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()";
    while !writers.iter().all(tokio::task::JoinHandle::is_finished) {
        server().run(&name, cut).unwrap();
        sleep(Duration::from_millis(60)).await;
    }
    for (writer, table) in writers.into_iter().zip(0..) {
        let answered = writer.await.unwrap();
        let read: BTreeMap<u64, Entry> = {
            let reader = &nodes[0];
            let entries = loop {
                if let Ok(entries) = reader.read(code(table), 0, u32::MAX).await {
                    break entries;
                }
            };
            entries.into_iter().map(|entry| (entry.number, entry)).collect()
        };
        assert!(read.keys().copied().eq(1..=read.len() as u64), "gaps: {:?}", read.keys());
        for entry in answered {
            assert_eq!(read.get(&entry.number), Some(&entry), "answered, and not there");
        }
    }
}

/// Appends until enough was answered, as an owner does: after trouble it claims and reads anew. Says what was answered.
async fn write(store: Arc<PostgresStore>, table: u32) -> Vec<Entry> {
    const ENOUGH: usize = 60;
    let mut answered = Vec::new();
    while answered.len() < ENOUGH {
        let claim = claim_again(&store, table).await;
        let Ok(last) = store.last(code(table)).await else { continue };
        let last = last.map_or(0, |last| last.number);
        for number in last + 1.. {
            let mut entry = match number {
                1 => opening(code(table), "corona"),
                _ => plain(code(table), number),
            };
            entry.events = format!("{table}, {number}, after {}", answered.len());
            match store.append(&claim, vec![entry.clone()]).await {
                Ok(()) => answered.push(unmarked(entry)),
                Err(AppendError::Failing(_) | AppendError::Fenced) => break,
                Err(other) => panic!("{other}"),
            }
            if answered.len() == ENOUGH {
                break;
            }
        }
    }
    answered
}
