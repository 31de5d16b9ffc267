//! One socket: reads a client's messages, writes what its table has for it, and measures how far away it is.

use std::io::ErrorKind;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use futures_util::SinkExt;
use tablier_room::wire::{ClientMessage, Greeting, OLDEST_PROTOCOL, PROTOCOL, PlainMessage, to_text};
use tablier_room::{CommandId, Person, SessionId, TableCode};
use tokio::sync::mpsc;
use tokio::time::error::Elapsed;
use tokio::time::{Instant, sleep, timeout};

use super::caller::Caller;
use super::gate::{SocketCounted, TooMany};
use super::parting::part;
use super::rate::{Allowance, Rate};
use super::{Order, Parcel, Visit};
use crate::code::{Bye, Refused};
use crate::owner::NoTable;
use crate::server::Shared;

/// The longest message a client may send.
pub(crate) const LONGEST_MESSAGE: usize = 16 * 1024;
/// How much of a socket is read at once, more than nearly all of what clients send: axum's own 128 KiB, zeroed, would be
/// most of a table's memory.
pub(crate) const READ_BUFFER: usize = 1024;
/// What is written waits for this much, or until there is nothing more to be written: a telling and an answer that come
/// together leave together.
pub(crate) const WRITE_BUFFER: usize = 4 * 1024;
/// Messages a client may send, of whatever kind.
const RATE: Rate = Rate::new(60, Duration::from_millis(50));
/// A connection is measured by so many pings at first; after that only one that is silent is pinged.
const FIRST_PINGS: u64 = 3;
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
pub(crate) async fn serve(
    mut socket: WebSocket,
    code: TableCode,
    person: Option<Person>,
    place: SocketPermit,
) {
    let shared = Arc::clone(&place.shared);
    let patience = shared.config.patience;
    shared.counters.sockets.one();
    let greeted = tokio::select! {
        greeted = hello(&mut socket, &shared) => greeted,
        () = shared.stopping.begun() => return part(socket, Some(Bye::ServerStops), patience).await,
    };
    let Hello { session, seen } = match greeted {
        Ok(hello) => hello,
        Err(End::Misbehaved(why)) => return part(socket, Some(why), patience).await,
        Err(End::Gone | End::Silent) => return,
    };
    let (line, texts) = mpsc::channel(shared.config.line);
    // The edge has the one end of the line: when it ends, so does the socket.
    let visit = match shared.edge.enter(code, person, seen, line).await {
        Ok(visit) => visit,
        Err(NoTable::Stopping) => return part(socket, Some(Bye::ServerStops), patience).await,
        Err(_) => return part(socket, Some(Bye::TableGone), patience).await,
    };
    let now = Instant::now();
    let mut socket = Socket {
        wire: socket,
        visit,
        session,
        shared,
        nearest: None,
        ping: None,
        pings: 0,
        heard: now,
        said: now,
        allowance: Allowance::whole(RATE, now),
        malformed: 0,
    };
    let end = socket.run(texts).await;
    let Socket { wire: socket, visit, .. } = socket;
    visit.leave().await;
    match end {
        End::Gone => part(socket, None, patience).await,
        End::Misbehaved(why) => part(socket, Some(why), patience).await,
        End::Silent => {}
    }
}

/// A socket's place in the house, given back when the socket ends.
pub(crate) struct SocketPermit {
    shared: Arc<Shared>,
    _counted: SocketCounted,
}

impl SocketPermit {
    /// A place for whoever this is, if they may have another and there is one left.
    pub(crate) fn take(
        shared: &Arc<Shared>,
        caller: Caller,
        person: Option<Person>,
    ) -> Result<SocketPermit, NoPlace> {
        let counted = shared.gate.socket(caller, person).map_err(NoPlace::TooMany)?;
        let most = shared.config.most_sockets;
        let take = |count: &mut usize| {
            let free = *count < most;
            *count += usize::from(free);
            free
        };
        if shared.open_sockets.send_if_modified(take) {
            return Ok(SocketPermit { shared: Arc::clone(shared), _counted: counted });
        }
        shared.counters.too_many_sockets.one();
        Err(NoPlace::Full)
    }
}

/// Why there is no place for a socket.
pub(crate) enum NoPlace {
    /// Whoever wants it has too many.
    TooMany(TooMany),
    /// The house has too many.
    Full,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.shared.open_sockets.send_modify(|count| *count -= 1);
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
    wire: WebSocket,
    visit: Visit,
    session: SessionId,
    shared: Arc<Shared>,
    /// The lowest round trip since it connected: what it once managed, its connection can.
    nearest: Option<Duration>,
    /// The ping that is under way, and since when.
    ping: Option<(u64, Instant)>,
    pings: u64,
    /// When it last said something, and when something was last said to it.
    heard: Instant,
    said: Instant,
    /// Messages it may still send just now.
    allowance: Allowance,
    malformed: u32,
}

impl Socket {
    async fn run(&mut self, mut texts: mpsc::Receiver<Parcel>) -> End {
        let mut looks = pin!(sleep(Duration::ZERO));
        loop {
            let result = tokio::select! {
                // With as many commands under way as may be, the client has to wait until some are answered: that is
                // when something is to be written.
                message = self.wire.recv(), if !self.visit.is_busy() => match message {
                    Some(Ok(message)) => self.take(message).await,
                    Some(Err(error)) => Err(broken(error, &self.shared)),
                    None => Err(End::Gone),
                },
                text = texts.recv() => match text {
                    Some(text) => self.write_all(text, &mut texts).await,
                    None => Err(End::Gone),
                },
                () = &mut looks => {
                    let measured = self.measure().await;
                    looks.as_mut().reset(self.next_look());
                    measured
                }
            };
            if let Err(end) = result {
                // What the table had to say last, such as goodbye, still goes out.
                while let Ok(text) = texts.try_recv() {
                    if end != End::Gone || self.write_parcel(text).await.is_err() {
                        break;
                    }
                }
                return end;
            }
        }
    }

    /// Writes a text and whatever waits behind it, and hands it all to the system at once.
    async fn write_all(&mut self, first: Parcel, texts: &mut mpsc::Receiver<Parcel>) -> Result<(), End> {
        let mut next = Some(first);
        while let Some(Parcel { text, read }) = next.take() {
            next = texts.try_recv().ok();
            if next.is_none() {
                return self.write_parcel(Parcel { text, read }).await;
            }
            let fed = timeout(self.shared.config.patience, self.wire.feed(Message::Text(text))).await;
            self.written(fed)?;
            self.answered(read);
        }
        Ok(())
    }

    async fn write_parcel(&mut self, Parcel { text, read }: Parcel) -> Result<(), End> {
        self.write(Message::Text(text)).await?;
        self.answered(read);
        Ok(())
    }

    /// What was just written answers a command that was read then.
    fn answered(&self, read: Option<Instant>) {
        if let Some(read) = read {
            self.shared.counters.figures.answer.took(self.said - read);
        }
    }

    async fn write(&mut self, message: Message) -> Result<(), End> {
        let sent = timeout(self.shared.config.patience, SinkExt::send(&mut self.wire, message)).await;
        self.written(sent)
    }

    fn written(&mut self, written: Result<Result<(), axum::Error>, Elapsed>) -> Result<(), End> {
        match written {
            Ok(Ok(())) => {
                self.said = Instant::now();
                Ok(())
            }
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

    /// Measures the connection, and finds out whether there still is one. While both sides say something anyway, there
    /// is.
    async fn measure(&mut self) -> Result<(), End> {
        if let Some((_, since)) = self.ping {
            return if since.elapsed() > self.shared.config.patience { Err(self.silent()) } else { Ok(()) };
        }
        let every = self.shared.config.ping_every;
        if self.pings >= FIRST_PINGS && self.heard.elapsed() < every && self.said.elapsed() < every {
            return Ok(());
        }
        self.pings += 1;
        self.ping = Some((self.pings, Instant::now()));
        self.write(Message::Text(to_text(&PlainMessage::Ping { ping: self.pings }).into())).await
    }

    /// When the connection is looked at again: no client hears nothing for longer than it was told to expect.
    fn next_look(&self) -> Instant {
        let every = self.shared.config.ping_every;
        let since = if self.ping.is_some() || self.pings < FIRST_PINGS {
            Instant::now()
        } else {
            self.heard.min(self.said)
        };
        since + every
    }

    async fn take(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        // Whatever it is: a ping of the protocol's own is read and answered, too, and nobody who plays sends any.
        if !matches!(message, Message::Close(_)) && !self.allowance.take(RATE, self.heard) {
            self.shared.counters.too_fast.one();
            return Err(End::Misbehaved(Bye::TooFast));
        }
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
        match serde_json::from_str(text) {
            Ok(ClientMessage::Do { id, moment, command }) => {
                let id = CommandId { session: self.session, number: id };
                let order = Order { id, moment, what: command, delay: self.delay(), read: self.heard };
                self.visit.order(order).await.map_err(|_| End::Gone)
            }
            Ok(ClientMessage::Gesture { seat, gesture }) => {
                self.visit.gesture(seat, gesture).await.map_err(|_| End::Gone)
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
                self.write(Message::Text(to_text(&PlainMessage::Refused { id: None, refusal }).into())).await
            }
        }
    }

    /// Half the lowest round trip, as the server measured it.
    fn delay(&self) -> Duration {
        self.nearest.unwrap_or_default() / 2
    }
}
