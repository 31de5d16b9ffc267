//! The server as a whole: its settings, its parts, its routes, its end.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response, map_response_with_state};
use axum::routing::{any, get, post};
use tablier_room::Kind;
use tablier_store::Store;
use tokio::sync::{Semaphore, watch};
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyDeadlineLayer;

use crate::almanac::{Almanac, Shelf};
use crate::api;
#[cfg(feature = "cluster")]
use crate::bus::cluster::{ClusterBus, ClusterParts, nats::Nats, wire::Wire};
use crate::bus::local::LocalBus;
use crate::bus::{Bus, EdgeId};
use crate::code::Refused;
use crate::edge::Edge;
use crate::edge::caller::Network;
use crate::edge::gate::{Gate, PerAddress, PerPerson};
use crate::edge::listen::Limits;
use crate::owner::{Around, Owners, Thinkers};
use crate::press::{Press, Prints};
use crate::readiness::Readiness;
use crate::reviews::Reviews;
use crate::stopping::{self, Stopping};
use crate::telemetry::Counters;
use crate::world::World;

/// The longest body of a request.
const LONGEST_BODY: usize = 16 * 1024;
/// How many finished games may be read from their logs at once; others wait, for a while.
const READERS: usize = 2;

/// What can be set.
#[derive(Debug, Clone, PartialEq, Eq)]
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
    /// How many connections may be open at once, those of sockets among them; more are told so and closed.
    /// Comfortably more than sockets, so that there is room for requests when there is none for another socket.
    pub most_connections: usize,
    /// Proxies that are believed when they say for whom they speak, in `X-Forwarded-For`.
    pub trusted_proxies: Vec<Network>,
    /// What one address may do.
    pub per_address: PerAddress,
    /// What one person may do.
    pub per_person: PerPerson,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How many questions to bots may wait for that. Beyond it one of whoever has most is dropped, and asked again by
    /// its table.
    pub most_questions: usize,
    /// How many may wait for an expert to look at a finished game; beyond that one of whoever wants most is refused.
    pub most_reviews: usize,
    /// How long a client may take to say hello, to take a message in, to answer a ping, to send a request, to get on
    /// with an answer.
    pub patience: Duration,
    /// How often a socket's delay is measured.
    pub ping_every: Duration,
    /// How many messages may wait for a slow socket before it is resynchronised. At least what somebody who comes back
    /// can have missed.
    pub line: usize,
    /// How long the server may take to stop.
    pub stop_within: Duration,
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
            trusted_proxies: Vec::new(),
            per_address: PerAddress::default(),
            per_person: PerPerson::default(),
            thinkers: 2,
            most_questions: 4_096,
            most_reviews: 32,
            patience: Duration::from_secs(20),
            ping_every: Duration::from_secs(5),
            line: 128,
            stop_within: Duration::from_secs(10),
        }
    }
}

/// What every request can reach.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) world: Arc<World>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) edge: Arc<Edge>,
    pub(crate) gate: Gate,
    pub(crate) owners: Arc<Owners>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) readiness: Readiness,
    pub(crate) stopping: Stopping,
    pub(crate) counters: Arc<Counters>,
    /// How many sockets are open.
    pub(crate) open_sockets: watch::Sender<usize>,
    /// Whoever reads a finished game takes a place here.
    pub(crate) reading_places: Arc<Semaphore>,
    pub(crate) reviews: Reviews,
    pub(crate) prints: Prints,
    pub(crate) almanac: Shelf,
    pub(crate) thinkers: Thinkers,
}

/// A server for a list of games over a store.
#[derive(Clone)]
pub struct Server {
    pub(crate) shared: Arc<Shared>,
}

impl Server {
    /// Puts a server together, in the world as it is. It serves nothing yet: see [`app`].
    ///
    /// # Panics
    /// Outside a runtime: it has timers.
    pub fn new(kinds: Vec<Kind>, store: Arc<dyn Store>, config: Config) -> Server {
        let counters = Arc::new(Counters::new(&kinds));
        Server::counted_by(counters, kinds, store, config)
    }

    /// The same, with counters of the caller's making: the store tells them of its commits
    /// ([`Counters::observer`]), and so must be there before the server is.
    ///
    /// # Panics
    /// Outside a runtime: it has timers.
    pub fn counted_by(
        counters: Arc<Counters>,
        kinds: Vec<Kind>,
        store: Arc<dyn Store>,
        config: Config,
    ) -> Server {
        Server::in_world(World::real(), counters, kinds, store, config)
    }

    /// The same in a world of the caller's making.
    ///
    /// # Panics
    /// Outside a runtime: it has timers.
    pub fn in_world(
        world: World,
        counters: Arc<Counters>,
        kinds: Vec<Kind>,
        store: Arc<dyn Store>,
        config: Config,
    ) -> Server {
        let (local, edge) = (Arc::new(LocalBus::default()), EdgeId::draw(&world));
        let bus = Arc::clone(&local) as Arc<dyn Bus>;
        Server::on_bus(bus, (&local, edge), world, counters, kinds, store, config)
    }

    /// The same as a node among others, which share the store and talk over a wire.
    #[cfg(feature = "cluster")]
    pub(crate) fn on_wire(
        node: &str,
        wire: Arc<dyn Wire>,
        world: World,
        counters: Arc<Counters>,
        kinds: Vec<Kind>,
        store: Arc<dyn Store>,
        config: Config,
    ) -> Server {
        let (local, edge) = (Arc::new(LocalBus::default()), EdgeId::draw(&world));
        let bus = ClusterBus::join(ClusterParts {
            local: Arc::clone(&local),
            node: node.to_owned(),
            edge,
            store: Arc::clone(&store),
            wire,
            counters: Arc::clone(&counters),
        });
        Server::on_bus(bus, (&local, edge), world, counters, kinds, store, config)
    }

    /// The same as [`counted_by`](Server::counted_by), as the node of this name among those that share the store.
    ///
    /// # Panics
    /// Outside a runtime: it has timers.
    #[cfg(feature = "cluster")]
    pub fn in_cluster(
        node: &str,
        nats: Nats,
        counters: Arc<Counters>,
        kinds: Vec<Kind>,
        store: Arc<dyn Store>,
        config: Config,
    ) -> Server {
        Server::on_wire(node, nats.into(), World::real(), counters, kinds, store, config)
    }

    /// The same over a bus that ends in the local one.
    pub(crate) fn on_bus(
        bus: Arc<dyn Bus>,
        (local, edge_id): (&LocalBus, EdgeId),
        world: World,
        counters: Arc<Counters>,
        kinds: Vec<Kind>,
        store: Arc<dyn Store>,
        config: Config,
    ) -> Server {
        let world = Arc::new(world);
        let thinkers = Thinkers::new(&config, Arc::clone(&counters));
        let around = Around {
            store: Arc::clone(&store),
            bus: Arc::clone(&bus),
            world: Arc::clone(&world),
            thinkers: thinkers.clone(),
            counters: Arc::clone(&counters),
        };
        let owners = Owners::new(kinds, around, &config);
        let edge = Edge::new(edge_id, Arc::clone(&bus), Arc::clone(&counters));
        local.join(Arc::downgrade(&owners), Arc::downgrade(&edge));
        let shared = Shared {
            gate: Gate::new(&config, Arc::clone(&counters)),
            reviews: Reviews::new(config.most_reviews),
            prints: Prints::new(),
            almanac: Shelf::default(),
            config,
            world,
            bus,
            edge,
            owners,
            store,
            readiness: Readiness::default(),
            stopping: Stopping::new(),
            counters,
            open_sockets: watch::Sender::new(0),
            reading_places: Arc::new(Semaphore::new(READERS)),
            thinkers,
        };
        Server { shared: Arc::new(shared) }
    }

    /// Prints with this press from now on; without one there is nothing at its addresses.
    pub fn prints_with(&self, press: Arc<dyn Press>) {
        self.shared.prints.set(press);
    }

    /// Has the days of this almanac from now on; without one there is nothing at their addresses.
    pub fn has_days_of(&self, almanac: Arc<dyn Almanac>) {
        self.shared.almanac.set(almanac);
    }

    /// What was counted so far.
    pub fn counters(&self) -> &Counters {
        &self.shared.counters
    }

    /// What its connections may take, counted where everything is.
    pub fn limits(&self) -> Limits {
        Limits { counters: Arc::clone(&self.shared.counters), ..Limits::from(&self.shared.config) }
    }
}

impl Shared {
    /// Whether people can be sent here, or why not. Whoever waits for a slow store hears at once of a stop.
    pub(crate) async fn ready(&self) -> Result<(), Refused> {
        let writable = tokio::select! {
            biased;
            () = self.stopping.begun() => false,
            writable = self.readiness.of(&self.store) => writable,
        };
        if self.stopping.has_begun() {
            return Err(Refused::ServerStops);
        }
        if !writable {
            return Err(Refused::StoreFailing);
        }
        self.bus.health().is_up.then_some(()).ok_or(Refused::BusFailing)
    }
}

/// The routes of the API.
pub fn app(server: &Server) -> Router {
    behind_the_gate(server, api_routes(server))
}

/// The routes of the API, and for all other addresses the page in the browser.
pub fn app_with_pages(server: &Server, pages: Router) -> Router {
    behind_the_gate(server, api_routes(server).fallback_service(pages))
}

/// Whatever is asked for, it is found out first who asks.
fn behind_the_gate(server: &Server, routes: Router) -> Router {
    routes.layer(from_fn_with_state(Arc::clone(&server.shared), api::at_the_gate))
}

fn api_routes(server: &Server) -> Router {
    // Hundreds of views that are nearly the same: compressed, a replay is a tenth of itself or less.
    let finished = Router::new()
        .route("/played/{id}", get(api::export))
        .route("/played/{id}/replay", get(api::replay))
        .route("/played/{id}/review", get(api::review))
        .route("/positions", post(api::lay))
        .route("/positions/review", post(api::consider))
        .layer(CompressionLayer::new());
    let api = Router::new()
        .route("/games", get(api::games))
        .route("/tables", post(api::open_table).get(api::own_tables))
        .route("/tables/{code}", get(api::look))
        .route("/tables/{code}/guests", post(api::come))
        .route("/tables/{code}/socket", get(api::socket))
        .route("/doors/{code}", get(api::door))
        .route("/played", get(api::own_games))
        .merge(finished)
        .route("/print/{game}", get(api::print))
        .route("/days", get(api::older))
        .route("/days/{day}", get(api::day))
        .route("/days/{day}/begin", post(api::begin))
        .route("/days/{day}/play", post(api::play))
        .route("/days/{day}/found", post(api::hand_in))
        .route("/days/{day}/practice", post(api::practise))
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
        .layer(from_fn_with_state(Arc::clone(&server.shared), stopping::answer_by_the_last_call))
        .layer(map_response_with_state(Arc::clone(&server.shared), api::refusals_have_codes))
        .layer(map_response(api::nobody_keeps_it))
        .with_state(Arc::clone(&server.shared))
}
