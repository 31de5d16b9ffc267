//! A claim that was made and not heard of keeps nobody else from the table for long.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::sleep;

use super::Cluster;
use crate::edge::caller::Caller;
use crate::owner::{NoTable, Owners};

/// Its third call to the store, as it wakes a table, is the claim: it looks whether there is one, and whose game it is.
const THE_CLAIM: u32 = 3;

#[tokio::test(start_paused = true)]
async fn a_claim_that_nobody_heard_of_is_given_back() {
    let cluster = Cluster::new(1);
    let owners = |index: usize| -> Arc<Owners> { Arc::clone(&cluster.lives.get(index).server.shared.owners) };
    let table = owners(0).open("corona", None, Caller::NOBODY).await.expect("it opens");
    // Its first entry is stored, and it goes.
    sleep(Duration::from_secs(1)).await;
    let _ = cluster.lives.get(0).server.stop().await;
    cluster.lives.get(1).gate.unheard.store(THE_CLAIM, Ordering::Relaxed);
    assert!(matches!(owners(1).find(table).await, Err(NoTable::Store(_))), "the claim seems to have failed");
    let elsewhere = owners(2).find(table).await;
    assert!(matches!(&elsewhere, Err(NoTable::Elsewhere(node)) if node == "node-1"), "{elsewhere:?}");
    sleep(Duration::from_secs(3)).await;
    assert!(owners(2).find(table).await.is_ok(), "it was given back");
}
