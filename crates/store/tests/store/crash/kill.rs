//! SIGKILL at any moment, again and again on the same file: what was answered is there.

use std::io::{BufRead, BufReader};

use tablier_store::Log;
use tablier_store::sqlite::{Options, SqliteStore};
use tempfile::tempdir;

use super::{TABLES, child, whole};

const ROUNDS: usize = 6;

#[tokio::test]
async fn what_was_answered_survives_a_kill() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    let mut answered = [0; TABLES as usize];
    for round in 0..ROUNDS {
        let mut child = child::command(&[], &path, None).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (mut count, enough) = (0, 7 + 23 * round);
        // The pipe still holds what was said between the decision to kill and the end.
        for line in lines.map_while(Result::ok) {
            if let Some((table, number)) = child::understood(&line) {
                answered[table] = answered[table].max(number);
                count += 1;
            }
            if count == enough {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        assert!(count >= enough, "the child stopped by itself in round {round}");

        let store = SqliteStore::open(&path, Options::default()).await.unwrap();
        for (table, &answered) in (0..).zip(&answered) {
            let there = whole(&store, table).await;
            assert!(there >= answered, "round {round}: {there} of {answered} entries");
        }
        store.close().await;
    }
}
