//! The figures for whoever collects them, on an address of their own: they are the operator's business and nobody else's.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::registry::Registry;
use tokio::time::timeout;

use crate::server::{Server, Shared};

/// What Prometheus asks for first.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// A store that takes longer to say whether it takes writes is not ready.
const READY_WITHIN: Duration = Duration::from_secs(1);

struct Shown {
    registry: Registry,
    shared: Arc<Shared>,
}

/// The one route `/metrics`, with everything that this server counts and measures.
pub fn metrics(server: &Server) -> Router {
    let mut registry = Registry::with_prefix("tablier");
    server.shared.counters.register(&mut registry);
    let shown = Shown { registry, shared: Arc::clone(&server.shared) };
    Router::new().route("/metrics", get(show)).with_state(Arc::new(shown))
}

async fn show(State(shown): State<Arc<Shown>>) -> Response {
    let Shown { registry, shared } = &*shown;
    let figures = &shared.counters.figures;
    let ready = timeout(READY_WITHIN, shared.ready()).await.is_ok_and(|ready| ready.is_ok());
    let count = |many: usize| i64::try_from(many).unwrap_or(i64::MAX);
    figures.ready.set(i64::from(ready));
    let bus = shared.bus.health();
    figures.bus_up.set(i64::from(bus.is_up));
    figures.nodes.set(count(bus.nodes));
    figures.tables_awake.set(count(shared.owners.awake()));
    figures.sockets_open.set(count(*shared.open_sockets.borrow()));
    let mut text = String::new();
    match encode(&mut text, registry) {
        Ok(()) => ([(header::CONTENT_TYPE, OPEN_METRICS)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
