//! A bare broadcast: whatever a socket sends is acknowledged to it, and a text of a given length goes to every socket
//! of its table. No rules, no views, no store. What this costs is what sockets cost, and the yardstick of the rest.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt;
use clap::Parser;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// How much of a socket is read at once. axum's own 128 KiB would be most of a table's memory.
const READ_BUFFER: usize = 4 * 1024;
/// How many texts may wait for a socket. One that is slower than that is not what is measured here: it misses some.
const LINE: usize = 128;

#[derive(Parser)]
struct Options {
    /// How long the text is that a command makes for everyone at its table.
    #[arg(long, default_value_t = 1500)]
    told_bytes: usize,
}

/// A table is its sockets.
type Table = Arc<Mutex<Vec<mpsc::Sender<Utf8Bytes>>>>;

struct House {
    tables: Mutex<BTreeMap<String, Table>>,
    padding: String,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let options = Options::parse();
    let padding = "x".repeat(options.told_bytes);
    let house = Arc::new(House { tables: Mutex::default(), padding });
    let routes = Router::new().route("/tables/{code}", get(come)).with_state(house);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("The bare server is open: http://{}", listener.local_addr()?);
    // Messages are small, and each is waited for.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    Ok(axum::serve(listener, routes).await?)
}

async fn come(
    State(house): State<Arc<House>>,
    Path(code): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(0);
    upgrade.on_upgrade(move |socket| async move {
        let table = Arc::clone(lock(&house.tables).entry(code).or_default());
        // Whoever can't be written to is gone.
        let _ = serve(socket, &table, &house.padding).await;
    })
}

/// Speaks as much of Tablier's protocol as the driver needs.
async fn serve(mut socket: WebSocket, table: &Table, padding: &str) -> Result<(), axum::Error> {
    let (line, mut texts) = mpsc::channel(LINE);
    let snapshot = format!(r#"{{"kind":"snapshot","number":0,"view":"{padding}"}}"#);
    socket.send(Message::Text(snapshot.into())).await?;
    lock(table).push(line);
    loop {
        tokio::select! {
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => {
                    if let Some(id) = id_in(&text) {
                        tell(table, id, padding);
                        socket.send(Message::Text(format!(r#"{{"kind":"ack","id":{id},"number":{id}}}"#).into())).await?;
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error),
                None => return Ok(()),
            },
            Some(text) = texts.recv() => socket.send(Message::Text(text)).await?,
        }
    }
}

fn tell(table: &Table, number: u64, padding: &str) {
    // One text, shared by all sockets.
    let text = Utf8Bytes::from(told(number, padding));
    lock(table).retain(|line| match line.try_send(text.clone()) {
        Ok(()) | Err(mpsc::error::TrySendError::Full(_)) => true,
        Err(mpsc::error::TrySendError::Closed(_)) => false,
    });
}

/// As long as the padding is, all in all.
fn told(number: u64, padding: &str) -> String {
    const END: &str = r#""}"#;
    let mut text = format!(r#"{{"kind":"told","number":{number},"view":""#);
    let rest = padding.len().saturating_sub(text.len() + END.len());
    text.push_str(&padding[..rest]);
    text + END
}

fn id_in(text: &str) -> Option<u64> {
    let (_, rest) = text.split_once(r#""id":"#)?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
