//! The server as a whole: what it is put together from, its routes, its end.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response, map_response_with_state};
use axum::routing::{any, get, post};
use tablier_game::GameId;
use tablier_room::Kind;
use tablier_store::Store;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyDeadlineLayer;

use crate::almanac::{Almanac, Shelf};
use crate::api;
#[cfg(feature = "cluster")]
use crate::bus::cluster::{ClusterBus, ClusterParts, nats::Nats, wire::Wire};
use crate::bus::local::LocalBus;
use crate::bus::{Bus, EdgeId};
use crate::code::Refused;
use crate::config::Config;
use crate::edge::Edge;
use crate::edge::gate::Gate;
use crate::edge::listen::Limits;
use crate::fair::Places;
use crate::owner::{Around, Owners, Thinkers};
use crate::press::{Press, Prints};
use crate::readiness::Readiness;
use crate::reviews::Reviews;
use crate::stopping::{self, Stopping};
use crate::telemetry::Counters;
use crate::world::World;

/// The longest body of a request.
const LONGEST_BODY: usize = 16 * 1024;
/// How many finished games may be read from their logs at once; so many others may wait, for a while.
const READERS: usize = 2;
const MOST_READERS: usize = 256;

/// What every request can reach.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) world: Arc<World>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) edge: Arc<Edge>,
    pub(crate) gate: Gate,
    pub(crate) owners: Arc<Owners>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) readiness: Arc<Readiness>,
    pub(crate) stopping: Stopping,
    pub(crate) counters: Arc<Counters>,
    /// How many sockets are open.
    pub(crate) open_sockets: watch::Sender<usize>,
    /// Whoever reads a finished game takes a place here.
    pub(crate) reading_places: Places<GameId>,
    pub(crate) reviews: Reviews,
    pub(crate) prints: Prints,
    pub(crate) almanac: Shelf,
    pub(crate) thinkers: Thinkers,
}

/// What a server is put together from.
pub struct Parts {
    /// Its clock and its chance.
    pub world: World,
    /// The store tells them of its commits ([`Counters::observer`]), and so they may be there before the server is.
    pub counters: Arc<Counters>,
    /// The games it has.
    pub kinds: Vec<Kind>,
    /// Where its tables are kept.
    pub store: Arc<dyn Store>,
    /// What can be set.
    pub config: Config,
}

impl Parts {
    /// In the world as it is, with counters of its own.
    pub fn new(kinds: Vec<Kind>, store: Arc<dyn Store>, config: Config) -> Parts {
        let counters = Arc::new(Counters::new(&kinds));
        Parts { world: World::real(), counters, kinds, store, config }
    }
}

/// A server for a list of games over a store.
#[derive(Clone)]
pub struct Server {
    pub(crate) shared: Arc<Shared>,
}

impl Server {
    /// Puts a server together. It serves nothing yet: see [`app`].
    ///
    /// # Panics
    /// Outside a runtime: it has timers.
    pub fn new(parts: Parts) -> Server {
        let (local, edge) = (Arc::new(LocalBus::default()), EdgeId::draw(&parts.world));
        let bus = Arc::clone(&local) as Arc<dyn Bus>;
        Server::on_bus(bus, (&local, edge), parts)
    }

    /// The same as the node of this name among those that share the store.
    ///
    /// # Panics
    /// Outside a runtime: it has timers.
    #[cfg(feature = "cluster")]
    pub fn in_cluster(node: &str, nats: Nats, parts: Parts) -> Server {
        Server::on_wire(node, nats.into(), parts)
    }

    /// The same over any wire.
    #[cfg(feature = "cluster")]
    pub(crate) fn on_wire(node: &str, wire: Arc<dyn Wire>, parts: Parts) -> Server {
        let (local, edge) = (Arc::new(LocalBus::default()), EdgeId::draw(&parts.world));
        let bus = ClusterBus::join(ClusterParts {
            local: Arc::clone(&local),
            node: node.to_owned(),
            edge,
            store: Arc::clone(&parts.store),
            wire,
            counters: Arc::clone(&parts.counters),
        });
        Server::on_bus(bus, (&local, edge), parts)
    }

    /// The same over a bus that ends in the local one.
    pub(crate) fn on_bus(bus: Arc<dyn Bus>, (local, edge_id): (&LocalBus, EdgeId), parts: Parts) -> Server {
        let Parts { world, counters, kinds, store, config } = parts;
        let world = Arc::new(world);
        let thinkers = Thinkers::new(&config, Arc::clone(&counters));
        let readiness = Arc::new(Readiness::new(Arc::clone(&store)));
        let around = Around {
            store: Arc::clone(&store),
            readiness: Arc::clone(&readiness),
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
            readiness,
            stopping: Stopping::new(),
            counters,
            open_sockets: watch::Sender::new(0),
            reading_places: Places::new(READERS, MOST_READERS),
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
            writable = self.readiness.is_writable() => writable,
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
