//! One socket: reads a client's messages, writes what its table has for it, and measures how far away it is.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use tablier_game::Millis;
use tablier_room::wire::{ClientMessage, PlainMessage, ServerMessage, to_text};
use tablier_room::{Person, Refusal};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval, timeout};

use crate::server::Shared;
use crate::table::{Input, LINE_LENGTH, SocketId, TableSender};

/// The longest message a client may send.
pub(crate) const LONGEST_MESSAGE: usize = 16 * 1024;
/// How long a client may take to say hello, to take a message in, to answer a ping.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often the delay is measured.
const PING_EVERY: Duration = Duration::from_secs(5);
/// The lowest of so many recent round trips counts.
const ROUND_TRIPS: usize = 8;
/// Messages a second, and at once.
const RATE: f64 = 20.0;
const BURST: f64 = 60.0;
/// Messages that can't be read, before the socket is closed.
const MALFORMED_AT_MOST: u32 = 10;

/// Why a socket ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// The client went, or the table did.
    Gone,
    /// The client does what none should: the code says what.
    Misbehaved(&'static str),
    /// It does not read, or does not answer.
    Silent,
}

/// Serves a socket until it ends.
pub(crate) async fn serve(
    mut socket: WebSocket,
    table: TableSender,
    person: Option<Person>,
    shared: Arc<Shared>,
) {
    shared.counters.sockets.one();
    let seen = match hello(&mut socket).await {
        Ok(seen) => seen,
        Err(why) => {
            shared.counters.malformed.one();
            let _ = socket.send(Message::Text(bye(why).into())).await;
            return;
        }
    };
    let (line, texts) = mpsc::channel(LINE_LENGTH);
    let (answer, connected) = oneshot::channel();
    if table.send(Input::Connect { person, seen, line, answer }).await.is_err() {
        return;
    }
    let Ok(id) = connected.await else { return };
    let (sink, mut messages) = socket.split();
    let mut session = Session {
        id,
        table: table.clone(),
        sink,
        shared: Arc::clone(&shared),
        trips: VecDeque::new(),
        ping: None,
        pings: 0,
        allowance: BURST,
        last: Instant::now(),
        malformed: 0,
    };
    let end = session.run(&mut messages, texts).await;
    let _ = table.send(Input::Disconnect { socket: id }).await;
    match end {
        End::Gone => {}
        End::Misbehaved(why) => {
            let _ = timeout(PATIENCE, session.sink.send(Message::Text(bye(why).into()))).await;
        }
        End::Silent => shared.counters.dropped.one(),
    }
    let _ = timeout(PATIENCE, session.sink.close()).await;
}

fn bye(why: &str) -> String {
    to_text(&PlainMessage::Bye { why: why.to_owned() })
}

/// The first message must be a hello.
async fn hello(socket: &mut WebSocket) -> Result<Option<u64>, &'static str> {
    match timeout(PATIENCE, socket.recv()).await {
        Ok(Some(Ok(Message::Text(text)))) => match serde_json::from_str(&text) {
            Ok(ClientMessage::Hello { seen }) => Ok(seen),
            _ => Err("hello_expected"),
        },
        _ => Err("hello_expected"),
    }
}

struct Session {
    id: SocketId,
    table: TableSender,
    sink: SplitSink<WebSocket, Message>,
    shared: Arc<Shared>,
    /// Recent round trips.
    trips: VecDeque<Duration>,
    /// The ping that is under way, and since when.
    ping: Option<(u64, Instant)>,
    pings: u64,
    /// Messages it may still send just now.
    allowance: f64,
    last: Instant,
    malformed: u32,
}

impl Session {
    async fn run(
        &mut self,
        messages: &mut (impl StreamExt<Item = Result<Message, axum::Error>> + Unpin),
        mut texts: mpsc::Receiver<Arc<str>>,
    ) -> End {
        let mut pings = interval(PING_EVERY);
        loop {
            let result = tokio::select! {
                message = messages.next() => match message {
                    Some(Ok(message)) => self.take(message).await,
                    Some(Err(_)) => Err(End::Misbehaved("bad_frame")),
                    None => Err(End::Gone),
                },
                text = texts.recv() => match text {
                    Some(text) => self.write(text.as_ref().into()).await,
                    None => Err(End::Gone),
                },
                _ = pings.tick() => self.measure().await,
            };
            if let Err(end) = result {
                // What the table had to say last, such as goodbye, still goes out.
                while let Ok(text) = texts.try_recv() {
                    if end != End::Gone || self.write(text.as_ref().into()).await.is_err() {
                        break;
                    }
                }
                return end;
            }
        }
    }

    async fn write(&mut self, text: String) -> Result<(), End> {
        match timeout(PATIENCE, self.sink.send(Message::Text(text.into()))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Silent),
        }
    }

    async fn measure(&mut self) -> Result<(), End> {
        if let Some((_, since)) = self.ping {
            return if since.elapsed() > PATIENCE { Err(End::Silent) } else { Ok(()) };
        }
        self.pings += 1;
        self.ping = Some((self.pings, Instant::now()));
        self.write(to_text(&PlainMessage::Ping { ping: self.pings })).await
    }

    async fn take(&mut self, message: Message) -> Result<(), End> {
        match message {
            Message::Text(text) => self.read(&text).await,
            Message::Binary(_) => {
                self.shared.counters.binary.one();
                Err(End::Misbehaved("binary"))
            }
            Message::Close(_) => Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => Ok(()),
        }
    }

    async fn read(&mut self, text: &str) -> Result<(), End> {
        if !self.may_send() {
            self.shared.counters.too_fast.one();
            return Err(End::Misbehaved("too_fast"));
        }
        match serde_json::from_str(text) {
            Ok(ClientMessage::Do { id, command }) => {
                let input = Input::Command { socket: self.id, id, command, delay: self.delay() };
                self.table.send(input).await.map_err(|_| End::Gone)
            }
            Ok(ClientMessage::Pong { ping }) => {
                if let Some((expected, since)) = self.ping
                    && expected == ping
                {
                    self.ping = None;
                    self.trips.push_back(since.elapsed());
                    if self.trips.len() > ROUND_TRIPS {
                        self.trips.pop_front();
                    }
                }
                Ok(())
            }
            Ok(ClientMessage::Hello { .. }) | Err(_) => {
                self.shared.counters.malformed.one();
                self.malformed += 1;
                if self.malformed > MALFORMED_AT_MOST {
                    return Err(End::Misbehaved("malformed"));
                }
                let refusal = Refusal { code: "bad_message".into(), rule: None };
                self.write(to_text(&PlainMessage::from(ServerMessage::Refused { id: None, refusal }))).await
            }
        }
    }

    /// Half the lowest recent round trip, as the server measured it.
    fn delay(&self) -> Millis {
        let lowest = self.trips.iter().min().copied().unwrap_or_default();
        Millis(u64::try_from(lowest.as_millis() / 2).unwrap_or(0))
    }

    fn may_send(&mut self) -> bool {
        self.allowance = BURST.min(self.allowance + self.last.elapsed().as_secs_f64() * RATE);
        self.last = Instant::now();
        let may = self.allowance >= 1.0;
        if may {
            self.allowance -= 1.0;
        }
        may
    }
}
