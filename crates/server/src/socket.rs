//! One socket: reads a client's messages, writes what its table has for it, and measures how far away it is.

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use tablier_game::Millis;
use tablier_room::wire::{ClientMessage, Greeting, OLDEST_PROTOCOL, PROTOCOL, PlainMessage, to_text};
use tablier_room::{CommandId, Person, SessionId, TableCode};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval, timeout};

use crate::code::{Bye, Refused};
use crate::moment;
use crate::server::Shared;
use crate::table::{Command, Input, SocketId, TableSender};

/// The longest message a client may send.
pub(crate) const LONGEST_MESSAGE: usize = 16 * 1024;
/// Messages a second, and at once.
const RATE: f64 = 20.0;
const BURST: f64 = 60.0;
/// How long a client that was said goodbye to may take to close the connection.
const LINGER: Duration = Duration::from_secs(2);
/// Messages that can't be read, before the socket is closed.
const MALFORMED_AT_MOST: u32 = 10;

/// Why a socket ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// The client went, or the table did.
    Gone,
    /// The client does what none should: the code says what.
    Misbehaved(Bye),
    /// It does not read, or does not answer.
    Silent,
}

/// Serves a socket until it ends.
pub(crate) async fn serve(mut socket: WebSocket, code: TableCode, person: Option<Person>, place: Place) {
    let shared = Arc::clone(&place.0);
    let patience = shared.config.patience;
    shared.counters.sockets.one();
    let Hello { session, seen } = match hello(&mut socket, &shared).await {
        Ok(hello) => hello,
        Err(End::Misbehaved(why)) => return dismiss(socket, why, patience).await,
        Err(End::Gone | End::Silent) => return,
    };
    let (line, texts) = mpsc::channel(shared.config.line);
    let connect = |answer| Input::Connect { person, seen, line: line.clone(), answer };
    let connected = shared.registry.ask(code, connect).await;
    // From here on the table has the one end of the line: when it ends, so does the socket.
    drop(line);
    let Ok((id, table)) = connected else { return dismiss(socket, Bye::TableGone, patience).await };
    let (sink, mut messages) = socket.split();
    let mut socket = Socket {
        id,
        session,
        table: table.clone(),
        sink,
        shared: Arc::clone(&shared),
        nearest: None,
        ping: None,
        pings: 0,
        allowance: BURST,
        last: Instant::now(),
        malformed: 0,
    };
    let end = socket.run(&mut messages, texts).await;
    let _ = table.send(Input::Disconnect { socket: id }).await;
    match end {
        End::Gone => {}
        End::Misbehaved(why) => {
            let _ = timeout(patience, socket.sink.send(Message::Text(why.message().into()))).await;
        }
        End::Silent => return,
    }
    let _ = timeout(patience, socket.sink.close()).await;
    // Until the client closes too: what it still sends would otherwise be answered with a reset, which takes the
    // goodbye from it before it is read.
    let _ = timeout(LINGER.min(patience), async { while let Some(Ok(_)) = messages.next().await {} }).await;
}

/// Says why a socket gets no further, and closes it.
async fn dismiss(mut socket: WebSocket, why: Bye, patience: Duration) {
    let goodbye = async {
        let _ = socket.send(Message::Text(why.message().into())).await;
        let _ = socket.send(Message::Close(None)).await;
        while let Some(Ok(_)) = socket.recv().await {}
    };
    let _ = timeout(LINGER.min(patience), goodbye).await;
}

/// A socket's place in the house, given back when the socket ends.
pub(crate) struct Place(Arc<Shared>);

impl Place {
    /// A place, if there is one left.
    pub(crate) fn take(shared: &Arc<Shared>) -> Option<Place> {
        let most = shared.config.most_sockets;
        let take = |count: &mut usize| {
            let free = *count < most;
            *count += usize::from(free);
            free
        };
        shared.open_sockets.send_if_modified(take).then(|| Place(Arc::clone(shared)))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.open_sockets.send_modify(|count| *count -= 1);
    }
}

/// What a client said of itself.
struct Hello {
    session: SessionId,
    seen: Option<u64>,
}

/// The first message must be a hello, in a protocol that is spoken here.
async fn hello(socket: &mut WebSocket, shared: &Shared) -> Result<Hello, End> {
    let first = match timeout(shared.config.patience, socket.recv()).await {
        Ok(Some(Ok(message))) => message,
        Ok(Some(Err(error))) => return Err(broken(error, shared)),
        Ok(None) => return Err(End::Gone),
        Err(_) => {
            shared.counters.dropped.one();
            return Err(End::Misbehaved(Bye::HelloExpected));
        }
    };
    match first {
        Message::Close(_) => return Err(End::Gone),
        Message::Text(text) => {
            if let Ok(Greeting::Hello { protocol, session, seen, .. }) = serde_json::from_str(&text) {
                if !(OLDEST_PROTOCOL..=PROTOCOL).contains(&protocol) {
                    shared.counters.old_pages.one();
                    return Err(End::Misbehaved(Bye::OldPage));
                }
                if let Some(session) = session {
                    return Ok(Hello { session, seen });
                }
            }
            shared.counters.malformed.one();
        }
        Message::Binary(_) => shared.counters.binary.one(),
        Message::Ping(_) | Message::Pong(_) => shared.counters.malformed.one(),
    }
    Err(End::Misbehaved(Bye::HelloExpected))
}

/// Tells a connection that was lost from one that speaks something else.
fn broken(error: axum::Error, shared: &Shared) -> End {
    use tungstenite::error::{Error, ProtocolError};
    match error.into_inner().downcast_ref::<Error>() {
        Some(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => End::Gone,
        // The stream lost its patience with a write: before or while we lost ours.
        Some(Error::Io(error)) if error.kind() == ErrorKind::TimedOut => {
            shared.counters.dropped.one();
            End::Silent
        }
        Some(Error::Capacity(_) | Error::Protocol(_) | Error::Utf8(_)) => {
            shared.counters.bad_frame.one();
            End::Misbehaved(Bye::BadFrame)
        }
        _ => End::Gone,
    }
}

struct Socket {
    id: SocketId,
    session: SessionId,
    table: TableSender,
    sink: SplitSink<WebSocket, Message>,
    shared: Arc<Shared>,
    /// The lowest round trip since it connected: what it once managed, its connection can.
    nearest: Option<Duration>,
    /// The ping that is under way, and since when.
    ping: Option<(u64, Instant)>,
    pings: u64,
    /// Messages it may still send just now.
    allowance: f64,
    last: Instant,
    malformed: u32,
}

impl Socket {
    async fn run(
        &mut self,
        messages: &mut (impl StreamExt<Item = Result<Message, axum::Error>> + Unpin),
        mut texts: mpsc::Receiver<Arc<str>>,
    ) -> End {
        let mut pings = interval(self.shared.config.ping_every);
        loop {
            let result = tokio::select! {
                message = messages.next() => match message {
                    Some(Ok(message)) => self.take(message).await,
                    Some(Err(error)) => Err(broken(error, &self.shared)),
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
        match timeout(self.shared.config.patience, self.sink.send(Message::Text(text.into()))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => match broken(error, &self.shared) {
                End::Silent => Err(End::Silent),
                End::Gone | End::Misbehaved(_) => Err(End::Gone),
            },
            Err(_) => Err(self.silent()),
        }
    }

    fn silent(&self) -> End {
        self.shared.counters.dropped.one();
        End::Silent
    }

    async fn measure(&mut self) -> Result<(), End> {
        if let Some((_, since)) = self.ping {
            return if since.elapsed() > self.shared.config.patience { Err(self.silent()) } else { Ok(()) };
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
                Err(End::Misbehaved(Bye::Binary))
            }
            Message::Close(_) => Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => Ok(()),
        }
    }

    async fn read(&mut self, text: &str) -> Result<(), End> {
        if !self.may_send() {
            self.shared.counters.too_fast.one();
            return Err(End::Misbehaved(Bye::TooFast));
        }
        match serde_json::from_str(text) {
            Ok(ClientMessage::Do { id, moment, command }) => {
                let id = CommandId { session: self.session, number: id };
                let (read, delay) = (moment::mono(), self.delay());
                let command = Command { socket: self.id, id, moment, what: command, read, delay };
                self.table.send(Input::Command(command)).await.map_err(|_| End::Gone)
            }
            Ok(ClientMessage::Gesture { seat, gesture }) => {
                let input = Input::Gesture { socket: self.id, seat, gesture };
                self.table.send(input).await.map_err(|_| End::Gone)
            }
            Ok(ClientMessage::Pong { ping }) => {
                if let Some((expected, since)) = self.ping
                    && expected == ping
                {
                    self.ping = None;
                    let trip = since.elapsed();
                    self.nearest = Some(self.nearest.map_or(trip, |nearest| nearest.min(trip)));
                }
                Ok(())
            }
            Err(_) => {
                self.shared.counters.malformed.one();
                self.malformed += 1;
                if self.malformed > MALFORMED_AT_MOST {
                    return Err(End::Misbehaved(Bye::Malformed));
                }
                let refusal = Refused::BadMessage.into();
                self.write(to_text(&PlainMessage::Refused { id: None, refusal })).await
            }
        }
    }

    /// Half the lowest round trip, as the server measured it.
    fn delay(&self) -> Millis {
        let nearest = self.nearest.unwrap_or_default();
        Millis(u64::try_from(nearest.as_millis() / 2).unwrap_or(0))
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
