//! People who watch and never read what they are told.

use std::time::Duration;

use anyhow::Result;
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::gang::Gang;
use crate::address::{From, connect_narrowly};
use crate::frame;
use crate::socket::upgrade;
use crate::tablier_speech::hello;

const READERS: usize = 400;

pub(crate) fn begin(gang: &Gang, all: &mut JoinSet<()>) {
    for nth in 0..READERS {
        all.spawn(gang.clone().again(400 + nth / 100, move |gang, from, _| sit_and_stare(gang, from, nth)));
    }
}

async fn sit_and_stare(gang: Gang, from: From, nth: usize) -> Result<()> {
    let stream = connect_narrowly(gang.server, from).await?;
    let path = format!("/api/tables/{}/socket", gang.some_table());
    let (mut stream, _) = upgrade(stream, gang.server, &path, None).await?;
    stream.write_all(&frame::text(&hello(u64::MAX - nth as u64))).await?;
    gang.count("people who never read", 1);
    loop {
        sleep(Duration::from_secs(1)).await;
        // An answer to no ping: it costs the server little and tells whether one is still there.
        if stream.write_all(&frame::text(r#"{"kind":"pong","ping":0}"#)).await.is_err() {
            gang.count("of those, dropped", 1);
            return Ok(());
        }
    }
}
