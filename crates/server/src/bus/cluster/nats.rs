//! The wire between machines: core NATS. It keeps nothing and promises nothing, which is all that is asked of it.

use std::error::Error;
use std::iter::successors;
use std::path::PathBuf;
use std::sync::{Arc, Weak};
use std::time::Duration;
use std::{fmt, io};

use async_nats::connection::State;
use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions, Event, ServerAddr};
use async_trait::async_trait;
use futures_util::StreamExt;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::ClusterBus;
use super::wire::{Subject, Wire, heard_by};
use crate::bus::EdgeId;

/// How many messages may wait to be sent: a second of a busy node. More are lost, and asked for again.
const WAITING: usize = 8_192;
/// How often the line is tried; two answers missing, and it is made anew.
const PING_EVERY: Duration = Duration::from_secs(2);
/// How long NATS may take to answer as a node starts.
const CONNECTED_WITHIN: Duration = Duration::from_secs(10);
/// How long until it is tried again to connect.
const RECONNECT_AFTER: Duration = Duration::from_millis(200);

/// Where a NATS is, and who one is there. It shows neither when it is printed.
#[derive(Clone, Default)]
pub struct NatsOptions {
    /// One or more addresses with commas between: `nats://host:4222`, or `tls://host:4222`.
    pub address: String,
    /// A name and a password.
    pub user: Option<(String, String)>,
    /// A file with credentials, as NATS's own tools make them.
    pub credentials: Option<PathBuf>,
    /// A file with the certificates to trust, besides the system's.
    pub root_certificates: Option<PathBuf>,
}

impl fmt::Debug for NatsOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NatsOptions")
    }
}

/// Why there is no line to NATS.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NatsError {
    /// It is no address.
    #[error("not an address of NATS: it looks like nats://host:4222 or tls://host:4222")]
    Address,
    /// The file with credentials can't be read.
    #[error("the file with NATS's credentials can't be read, or holds none")]
    Credentials,
    /// NATS knows nobody by that name and password, or by those credentials.
    #[error("NATS does not let this server in: name, password or credentials are others than it knows")]
    NotLetIn,
    /// NATS shows a certificate that nobody signed who is known here, or that is for another host.
    #[error("NATS's certificate is not known here, or is another host's")]
    Certificate,
    /// A file with certificates can't be read, or TLS can't be spoken for another reason.
    #[error("TLS to NATS can't be begun: can the file with its certificates be read?")]
    Tls,
    /// NATS can't be reached.
    #[error("NATS can't be reached: {0}")]
    Unreachable(String),
}

/// A line to NATS.
pub struct Nats {
    client: Client,
    queue: mpsc::Sender<(String, Vec<u8>)>,
}

impl Nats {
    /// Connects, for a node of this name.
    ///
    /// # Errors
    /// See [`NatsError`].
    pub async fn connect(node: &str, options: NatsOptions) -> Result<Nats, NatsError> {
        let addresses: Result<Vec<ServerAddr>, _> =
            options.address.split(',').map(|address| address.trim().parse()).collect();
        // Its words may repeat what they are about.
        let addresses = addresses.map_err(|_| NatsError::Address)?;
        let mut connect = ConnectOptions::new()
            .name(format!("tablier {node}"))
            .ping_interval(PING_EVERY)
            .connection_timeout(CONNECTED_WITHIN)
            .reconnect_delay_callback(|_| RECONNECT_AFTER)
            .event_callback(|event| async move { noted(&event) });
        if let Some((user, password)) = options.user {
            connect = connect.user_and_password(user, password);
        }
        if let Some(file) = options.credentials {
            connect = connect.credentials_file(file).await.map_err(|_| NatsError::Credentials)?;
        }
        if let Some(file) = options.root_certificates {
            connect = connect.add_root_certificates(file);
        }
        let connected = timeout(CONNECTED_WITHIN, connect.connect(addresses)).await;
        let late = |_| NatsError::Unreachable("it does not answer".to_owned());
        let client = connected.map_err(late)?.map_err(|error| why(&error))?;
        let (queue, waiting) = mpsc::channel(WAITING);
        tokio::spawn(send(client.clone(), waiting));
        Ok(Nats { client, queue })
    }
}

/// What it means that there is no line, in words that name neither address nor password.
fn why(error: &ConnectError) -> NatsError {
    let causes = successors(error.source(), |&cause| cause.source());
    let io = causes.filter_map(<dyn Error>::downcast_ref::<io::Error>).map(io::Error::kind).last();
    match (error.kind(), io) {
        (ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication, _) => {
            NatsError::NotLetIn
        }
        // So TLS says that it does not believe what it was shown.
        (_, Some(io::ErrorKind::InvalidData)) => NatsError::Certificate,
        (ConnectErrorKind::Tls, _) => NatsError::Tls,
        (_, Some(io)) => NatsError::Unreachable(io.to_string()),
        (kind, None) => NatsError::Unreachable(kind.to_string()),
    }
}

fn noted(event: &Event) {
    match event {
        Event::Connected => tracing::info!("connected to NATS"),
        Event::Disconnected => tracing::warn!("the line to NATS is lost"),
        other => tracing::warn!(%other, "NATS"),
    }
}

/// Sends what waits, in order.
async fn send(client: Client, mut waiting: mpsc::Receiver<(String, Vec<u8>)>) {
    while let Some((subject, payload)) = waiting.recv().await {
        if let Err(error) = client.publish(subject, payload.into()).await {
            tracing::debug!(%error, "something was not sent over NATS");
        }
    }
}

/// Hands over what is heard under a subject, as long as there is anybody to hear it.
async fn listen(client: Client, subject: String, ears: Weak<ClusterBus>) {
    // It fails only where there is no client any more.
    let Ok(mut heard) = client.subscribe(subject).await else { return };
    while let Some(message) = heard.next().await {
        let Some(bus) = ears.upgrade() else { return };
        bus.hear(&message.payload);
    }
}

#[async_trait]
impl Wire for Nats {
    fn begin(&self, node: &str, edge: EdgeId, ears: Weak<ClusterBus>) {
        for subject in heard_by(node, edge) {
            tokio::spawn(listen(self.client.clone(), subject, Weak::clone(&ears)));
        }
    }

    fn post(&self, subject: &Subject<'_>, payload: Vec<u8>) -> bool {
        self.is_connected() && self.queue.try_send((subject.to_string(), payload)).is_ok()
    }

    fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    async fn flush(&self) {
        // Whoever waits in the queue goes first.
        while self.queue.capacity() < self.queue.max_capacity() && self.is_connected() {
            tokio::task::yield_now().await;
        }
        let _ = self.client.flush().await;
    }
}

impl From<Nats> for Arc<dyn Wire> {
    fn from(nats: Nats) -> Arc<dyn Wire> {
        Arc::new(nats)
    }
}
