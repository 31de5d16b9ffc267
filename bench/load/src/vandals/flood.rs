//! People at tables of their own who never stop: some faster than anybody may, some as fast as one may.

use std::time::Duration;

use anyhow::{Result, bail};
use tokio::task::JoinSet;
use tokio::time::{interval, timeout};

use super::gang::Gang;
use crate::address::From;
use crate::heard::Heard;
use crate::socket::Socket;

const TABLES: usize = 12;
/// Their tables' numbers, beyond those of honest people.
const FIRST: usize = 3_000_000;
/// Commands in one breath; sixty at once are allowed.
const BREATH: u32 = 100;
/// Twenty a second are allowed.
const ALLOWED: Duration = Duration::from_millis(52);

pub(crate) fn begin(gang: &Gang, all: &mut JoinSet<()>) {
    for nth in 0..TABLES {
        let gang = gang.clone();
        if nth % 2 == 0 {
            all.spawn(gang.again(nth, flood));
        } else {
            all.spawn(gang.again(nth, keep_at_it));
        }
    }
}

async fn table(gang: &Gang, from: From, time: usize) -> Result<Vec<Socket>> {
    let From::Vandal(nth) = from else { bail!("only vandals do this") };
    let opened = gang.door.open_table(FIRST + nth + time * TABLES).await?;
    gang.count("tables opened to flood them", 1);
    Ok(opened.sockets)
}

async fn flood(gang: Gang, from: From, time: usize) -> Result<()> {
    for mut socket in table(&gang, from, time).await? {
        let mut sent = 0;
        loop {
            for nth in sent..sent + BREATH {
                socket.line.send(&socket.voice.nth(nth));
            }
            sent += BREATH;
            gang.count("commands, faster than anybody may", u64::from(BREATH));
            if let Ok(Err(_)) = timeout(Duration::from_millis(5), socket.listen(&mut |_, _| {})).await {
                gang.count("sockets closed on somebody too fast", 1);
                break;
            }
        }
    }
    Ok(())
}

async fn keep_at_it(gang: Gang, from: From, time: usize) -> Result<()> {
    let mut all = JoinSet::new();
    for mut socket in table(&gang, from, time).await? {
        let gang = gang.clone();
        all.spawn(async move {
            let (mut next, mut nth) = (interval(ALLOWED), 0);
            loop {
                let mut each = |_: &[u8], heard: Heard| {
                    gang.count(
                        "commands done, as fast as one may",
                        u64::from(matches!(heard, Heard::Ack(_))),
                    );
                };
                tokio::select! {
                    _ = next.tick() => {
                        socket.line.send(&socket.voice.nth(nth));
                        nth += 1;
                    }
                    heard = socket.listen(&mut each) => if heard.is_err() {
                        return;
                    },
                }
            }
        });
    }
    all.join_all().await;
    Ok(())
}
