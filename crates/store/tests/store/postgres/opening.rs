//! Joining: migrations by one node at a time, databases that are refused, and what is said of addresses.

use tablier_store::Log;
use tablier_store::postgres::{Address, OpenError, Options, PostgresStore};

use super::support::{database, server};

#[tokio::test(flavor = "multi_thread")]
async fn many_nodes_that_find_nothing_make_it_once() {
    let (name, address) = database();
    let nodes: Vec<_> = (0..6)
        .map(|node| {
            let address = address.clone();
            tokio::spawn(
                async move { PostgresStore::open(&address, Options::of(format!("node-{node}"))).await },
            )
        })
        .collect();
    for node in nodes {
        assert!(node.await.unwrap().unwrap().ping().await.is_ok());
    }
    assert_eq!(server().run(&name, "SELECT count(*) FROM tablier.migrations").unwrap(), "4");
}

#[tokio::test]
async fn a_database_of_another_history_is_refused() {
    let (name, address) = database();
    PostgresStore::open(&address, Options::of("one")).await.unwrap().close().await;
    server().run(&name, "UPDATE tablier.migrations SET digest = ''").unwrap();
    let other = PostgresStore::open(&address, Options::of("one")).await.err();
    assert!(matches!(other, Some(OpenError::Migration(_))), "{other:?}");
}

#[tokio::test]
async fn a_server_whose_word_is_not_durable_is_refused() {
    let (name, address) = database();
    server().run("postgres", &format!("ALTER DATABASE {name} SET synchronous_commit = off")).unwrap();
    let error = PostgresStore::open(&address, Options::of("one")).await.err().unwrap();
    assert_eq!(error.to_string(), "PostgreSQL's setting synchronous_commit has to be on, but is off");
}

#[tokio::test]
async fn nothing_that_is_said_of_an_address_has_a_password_in_it() {
    let secret = "hunter2";
    let port = server().port();
    for url in [
        format!("postgres://tablier:{secret}@127.0.0.1:{port}/nowhere"),
        format!("postgres://tablier:{secret}@127.0.0.1:1/nowhere"),
        format!("postgres://tablier:{secret}@127.0.0.1:{port}/nowhere?sslmode=require"),
    ] {
        let address: Address = url.parse().unwrap();
        let error = PostgresStore::open(&address, Options::of("one")).await.err().unwrap();
        assert!(matches!(error, OpenError::Unreachable(_)), "{error}");
        let said = format!("{address:?} {error} {error:?}");
        assert!(!said.contains(secret), "{said}");
    }
    for text in ["", "hunter2", "postgres://a:hunter2@[/"] {
        let error = text.parse::<Address>().err().unwrap();
        assert_eq!(error, OpenError::Address);
        assert!(!format!("{error} {error:?}").contains(secret));
    }
}
