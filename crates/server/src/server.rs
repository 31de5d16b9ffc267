//! The server as a whole: its settings, its parts, its routes, its end.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{map_response, map_response_with_state};
use axum::routing::{any, get, post};
use tablier_room::Kind;
use tablier_store::Store;
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyDeadlineLayer;

use crate::api;
use crate::bots::Thinkers;
use crate::readiness::Readiness;
use crate::registry::Registry;
use crate::reviews::Reviews;
use crate::telemetry::Counters;

/// The longest body of a request.
const LONGEST_BODY: usize = 16 * 1024;
/// How many finished games may be read from their logs at once; others wait, for a while.
const READERS: usize = 2;
/// How long the last words to all sockets may take when the server stops.
const GOODBYE: Duration = Duration::from_secs(3);

/// What can be set.
#[derive(Debug, Clone)]
pub struct Config {
    /// The address people see, if it is not the one we listen on: `https://play.example`.
    pub public_url: Option<String>,
    /// The build of the page that is served with it, if one is.
    pub build: String,
    /// How long a table that nobody touches stays awake.
    pub awake_for: Duration,
    /// How many tables may be awake at once. For one more the one that was deserted first is put to sleep; if somebody
    /// is at every one, it is refused.
    pub most_awake: usize,
    /// How many sockets may be open at once; more are refused.
    pub most_sockets: usize,
    /// How many connections may be open at once, those of sockets among them; more are closed as soon as they come.
    /// Comfortably more than sockets, so that there is room for requests when there is none for another socket.
    pub most_connections: usize,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How long a client may take to say hello, to take a message in, to answer a ping, to send a request, to get on
    /// with an answer.
    pub patience: Duration,
    /// How often a socket's delay is measured.
    pub ping_every: Duration,
    /// How many messages may wait for a slow socket before it is resynchronised. At least what somebody who comes back
    /// can have missed.
    pub line: usize,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            public_url: None,
            build: String::new(),
            awake_for: Duration::from_mins(10),
            most_awake: 10_000,
            most_sockets: 20_000,
            most_connections: 25_000,
            thinkers: 2,
            patience: Duration::from_secs(20),
            ping_every: Duration::from_secs(5),
            line: 128,
        }
    }
}

/// What every request can reach.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) registry: Arc<Registry>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) readiness: Readiness,
    pub(crate) counters: Arc<Counters>,
    /// How many sockets are open.
    pub(crate) open_sockets: watch::Sender<usize>,
    /// Whoever reads whole logs takes a place here.
    pub(crate) reading_places: Arc<Semaphore>,
    pub(crate) reviews: Reviews,
    pub(crate) thinkers: Thinkers,
}

/// A server for a list of games over a store.
#[derive(Clone)]
pub struct Server {
    shared: Arc<Shared>,
}

impl Server {
    /// Puts a server together. It serves nothing yet: see [`app`].
    pub fn new(kinds: Vec<Kind>, store: Arc<dyn Store>, config: Config) -> Server {
        let counters = Arc::new(Counters::default());
        let thinkers = Thinkers::new(config.thinkers);
        let registry =
            Registry::new(kinds, Arc::clone(&store), thinkers.clone(), Arc::clone(&counters), &config);
        let registry = Arc::new(registry);
        let open_sockets = watch::Sender::new(0);
        let reading_places = Arc::new(Semaphore::new(READERS));
        let reviews = Reviews::new();
        let shared = Shared {
            config,
            registry,
            store,
            readiness: Readiness::default(),
            counters,
            open_sockets,
            reading_places,
            reviews,
            thinkers,
        };
        Server { shared: Arc::new(shared) }
    }

    /// What was counted so far.
    pub fn counters(&self) -> &Counters {
        &self.shared.counters
    }

    /// Stops gracefully: everyone at a table is told, everything decided is durable, the store is closed.
    pub async fn stop(&self) {
        self.shared.thinkers.stop();
        self.shared.registry.stop().await;
        // The goodbyes are on their way: the program must not end before they are out.
        let mut sockets = self.shared.open_sockets.subscribe();
        let _ = timeout(GOODBYE, sockets.wait_for(|count| *count == 0)).await;
        self.shared.store.close().await;
    }
}

/// The routes of the API. What else there is, such as the page in the browser, is the caller's fallback.
pub fn app(server: &Server) -> Router {
    // Hundreds of views that are nearly the same: compressed, a replay is a tenth of itself or less.
    let finished = Router::new()
        .route("/played/{id}", get(api::export))
        .route("/played/{id}/replay", get(api::replay))
        .route("/played/{id}/review", get(api::review))
        .layer(CompressionLayer::new());
    let api = Router::new()
        .route("/games", get(api::games))
        .route("/tables", post(api::open_table).get(api::own_tables))
        .route("/tables/{code}", get(api::look))
        .route("/tables/{code}/guests", post(api::come))
        .route("/tables/{code}/socket", get(api::socket))
        .route("/played", get(api::own_games))
        .merge(finished)
        .route("/version", get(api::version))
        .route("/mishaps", post(api::mishap))
        .route("/health", get(api::health))
        .route("/ready", get(api::ready))
        .route("/counters", get(api::counters))
        .fallback(api::nothing_here)
        .method_not_allowed_fallback(api::not_allowed);
    Router::new()
        .nest("/api", api)
        // The one address below it that nesting leaves out.
        .route("/api/", any(api::nothing_here))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        // For the whole of it, however often a little of it comes.
        .layer(RequestBodyDeadlineLayer::new(server.shared.config.patience))
        .layer(map_response_with_state(Arc::clone(&server.shared), api::refusals_have_codes))
        .layer(map_response(api::nobody_keeps_it))
        .with_state(Arc::clone(&server.shared))
}
