//! A line to a server that loses words when it is told to: first the server's, then the one that the client is gone.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Nothing is lost.
const PASS: u64 = u64::MAX;

/// It takes connections for as long as it is there.
pub(crate) struct Proxy {
    port: u16,
    /// How many more answers get through, on all connections together.
    left: Arc<AtomicU64>,
    accepts: tokio::task::JoinHandle<()>,
}

impl Proxy {
    pub(crate) async fn to(server: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let left = Arc::new(AtomicU64::new(PASS));
        let counts = left.clone();
        let accepts = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (server, left) =
                    (TcpStream::connect(("127.0.0.1", server)).await.unwrap(), counts.clone());
                tokio::spawn(forward(client, server, left));
            }
        });
        Proxy { port, left, accepts }
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// So many answers still get through; from then on none does.
    pub(crate) fn lose_after(&self, answers: u64) {
        self.left.store(answers, Ordering::SeqCst);
    }

    pub(crate) fn pass(&self) {
        self.left.store(PASS, Ordering::SeqCst);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepts.abort();
    }
}

async fn forward(client: TcpStream, server: TcpStream, left: Arc<AtomicU64>) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let lost = left.clone();
    let there = tokio::spawn(async move {
        let _ = tokio::io::copy(&mut from_client, &mut to_server).await;
        if lost.load(Ordering::SeqCst) != PASS {
            // Nor does the server hear that the other end is gone.
            std::future::pending::<()>().await;
        }
    });
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from_server.read(&mut buffer).await {
        let heard = left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| match left {
            PASS => Some(PASS),
            left => left.checked_sub(1),
        });
        if heard.is_ok() && to_client.write_all(&buffer[..length]).await.is_err() {
            break;
        }
    }
    there.abort();
}
