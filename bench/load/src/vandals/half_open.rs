//! Connections that never become anything: silent ones, and requests that come a letter at a time.

use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::gang::Gang;
use crate::address::{From, connect};

const CONNECTIONS: usize = 1_500;
/// Connections of one address.
const PER_ADDRESS: usize = 300;
const EVERY: Duration = Duration::from_secs(2);

pub(crate) fn begin(gang: &Gang, all: &mut JoinSet<()>) {
    for nth in 0..CONNECTIONS {
        let from = 200 + nth / PER_ADDRESS;
        if nth % 2 == 0 {
            all.spawn(gang.clone().again(from, |gang, from, _| hold(gang, from, b"")));
        } else {
            let request = b"GET /api/tables/BCDFGHJKLMPR/socket HTTP/1.1\r\nhost: a-long-story.example";
            all.spawn(gang.clone().again(from, |gang, from, _| hold(gang, from, request)));
        }
    }
}

async fn hold(gang: Gang, from: From, request: &'static [u8]) -> Result<()> {
    let mut stream = connect(gang.server, from).await?;
    gang.count("half-open connections", 1);
    let mut letters = request.iter();
    loop {
        if let Some(letter) = letters.next() {
            stream.write_u8(*letter).await?;
        }
        if timeout(EVERY, stream.read_u8()).await.is_ok() {
            gang.count("half-open connections ended by the server", 1);
            return Ok(());
        }
    }
}
