//! What all vandals share: whom they attack, how long, and what came of it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::address::{From, connect};
use crate::frame;
use crate::opening::Door;
use crate::socket::{lock, upgrade};
use crate::tablier_speech::hello;

/// How long somebody who was turned away sulks.
const SULKING: Duration = Duration::from_millis(20);

#[derive(Clone)]
pub(crate) struct Gang {
    pub(crate) server: SocketAddr,
    pub(crate) until: Instant,
    /// The tables of honest people, whose links got about.
    pub(crate) codes: Arc<[String]>,
    /// For tables of their own.
    pub(crate) door: Door,
    done: Arc<Mutex<BTreeMap<&'static str, u64>>>,
    drawn: Arc<AtomicUsize>,
}

impl Gang {
    pub(crate) fn new(server: SocketAddr, until: Instant, codes: Arc<[String]>) -> Result<Gang> {
        let door = Door::of_tablier(server, 4)?;
        Ok(Gang { server, until, codes, door, done: Arc::default(), drawn: Arc::default() })
    }

    /// Does something again and again, from one address after the other.
    pub(crate) async fn again<F>(self, from: usize, deed: impl Fn(Gang, From, usize) -> F)
    where
        F: Future<Output = Result<()>>,
    {
        for time in 0.. {
            if deed(self.clone(), From::Vandal(from), time).await.is_err() {
                sleep(SULKING).await;
            }
        }
    }

    pub(crate) fn count(&self, what: &'static str, times: u64) {
        *lock(&self.done).entry(what).or_default() += times;
    }

    pub(crate) fn report(&self) -> String {
        lock(&self.done).iter().fold(String::new(), |mut text, (what, times)| {
            let _ = writeln!(text, "{times:>9} {what}");
            text
        })
    }

    /// An honest table, one after the other.
    pub(crate) fn some_table(&self) -> &str {
        let nth = self.drawn.fetch_add(1, Ordering::Relaxed);
        self.codes.get(nth % self.codes.len().max(1)).map_or("", String::as_str)
    }

    /// A stranger's socket at an honest table, greeted.
    pub(crate) async fn intrude(&self, from: From) -> Result<TcpStream> {
        let stream = connect(self.server, from).await?;
        let path = format!("/api/tables/{}/socket", self.some_table());
        let (mut stream, _) = upgrade(stream, self.server, &path, None).await?;
        let page = self.drawn.fetch_add(1, Ordering::Relaxed) as u64;
        stream.write_all(&frame::text(&hello(page))).await?;
        Ok(stream)
    }
}

/// Sends as much of it as is taken in a second, and waits as long for the end of the connection. Whether it came.
pub(crate) async fn send_and_see(stream: &mut TcpStream, bytes: &[u8]) -> bool {
    let _ = timeout(Duration::from_secs(1), stream.write_all(bytes)).await;
    let end = async {
        let mut buffer = [0; 4096];
        while !matches!(stream.read(&mut buffer).await, Ok(0) | Err(_)) {}
    };
    timeout(Duration::from_secs(1), end).await.is_ok()
}
