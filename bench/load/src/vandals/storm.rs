//! Connections, tables and requests, as many as can be: made and dropped.

use anyhow::Result;
use serde_json::json;
use tokio::task::JoinSet;

use super::gang::Gang;
use crate::address::{From, connect};
use crate::http::Http;

const STORMS: usize = 16;
/// Addresses of each: one address runs out of ports.
const ADDRESSES: usize = 16;

pub(crate) fn begin(gang: &Gang, all: &mut JoinSet<()>) {
    for nth in 0..STORMS {
        all.spawn(gang.clone().again(0, move |gang, _, time| {
            let from = From::Vandal(1_000 + nth * ADDRESSES + time % ADDRESSES);
            burst(gang, from, time)
        }));
    }
    for nth in 0..4 {
        all.spawn(gang.clone().again(500 + nth, open));
        all.spawn(gang.clone().again(600 + nth, ask));
    }
}

/// Comes and goes: at once, after a greeting, in the middle of one.
async fn burst(gang: Gang, from: From, time: usize) -> Result<()> {
    if time.is_multiple_of(3) {
        drop(gang.intrude(from).await?);
    } else {
        drop(connect(gang.server, from).await?);
    }
    gang.count("connections made and dropped", 1);
    Ok(())
}

/// Opens tables and leaves them.
async fn open(gang: Gang, from: From, _: usize) -> Result<()> {
    let mut http = Http::connect(gang.server, from).await?;
    while http.post("/api/tables", &json!({ "game": "koroona", "name": "Nobody" })).await.is_ok() {
        gang.count("tables opened and left", 1);
    }
    gang.count("times that no more tables were opened", 1);
    Ok(())
}

/// Asks the same over and over.
async fn ask(gang: Gang, from: From, _: usize) -> Result<()> {
    let mut http = Http::connect(gang.server, from).await?;
    loop {
        let answer = match http.status_of("/api/games").await? {
            200 => "requests answered",
            429 => "requests not answered",
            _ => "requests answered otherwise",
        };
        gang.count(answer, 1);
    }
}
