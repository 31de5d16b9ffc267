//! The end of a server. Everybody is told, every table stores what it has, and nothing holds it beyond its time: not a
//! disk that hangs, nor a client that does not read. What is cut off then was acknowledged to nobody.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, timeout_at};

use crate::api::stops;
use crate::code::Bye;
use crate::edge::listen::serve;
use crate::server::{Server, Shared};

/// How long the last words to all sockets may take, if there is as much time.
const GOODBYE: Duration = Duration::from_secs(3);

/// How far the end has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// It has not begun.
    Open,
    /// Nobody new is taken; what is under way is finished.
    Stopping,
    /// Half the time is over: whoever still waits for an answer is told that there will be none.
    LastCall,
}

/// Where everybody sees how far the end has come.
pub(crate) struct Stopping(watch::Sender<Stage>);

impl Stopping {
    pub(crate) fn new() -> Stopping {
        Stopping(watch::Sender::new(Stage::Open))
    }

    pub(crate) fn has_begun(&self) -> bool {
        *self.0.borrow() >= Stage::Stopping
    }

    /// Waits for its beginning.
    pub(crate) async fn begun(&self) {
        self.reached(Stage::Stopping).await;
    }

    async fn reached(&self, stage: Stage) {
        // The sender is here: it can't end before.
        let _ = self.0.subscribe().wait_for(|now| *now >= stage).await;
    }

    fn reach(&self, stage: Stage) {
        self.0.send_if_modified(|now| std::mem::replace(now, stage.max(*now)) < stage);
    }
}

/// How a server stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use = "it may not have been in time"]
pub struct Stopped {
    /// Tables that had not stored everything when the time was over. What they had acknowledged is stored.
    pub tables_left: usize,
    /// Whether the store was closed. If not, the next start tidies up.
    pub store_closed: bool,
}

impl Stopped {
    /// Whether everything was done in time.
    pub fn in_time(&self) -> bool {
        self.tables_left == 0 && self.store_closed
    }
}

impl Server {
    /// Stops within [`Config::stop_within`](crate::Config::stop_within). At once nobody new is taken and readiness is
    /// off; every table stores what it has, marks its time and says goodbye, all of them at the same time; then the store
    /// is closed. After half the time those who still wait for a table are told goodbye all the same.
    pub async fn stop(&self) -> Stopped {
        self.stop_by(Instant::now() + self.shared.config.stop_within).await
    }

    async fn stop_by(&self, end: Instant) -> Stopped {
        let Shared { stopping, thinkers, owners, bus, edge, open_sockets, store, .. } = &*self.shared;
        stopping.reach(Stage::Stopping);
        edge.stop(Bye::ServerStops.message().into());
        thinkers.stop();
        let mut tables = owners.stop();
        if timeout_at(part_of_the_way(end), tables.all()).await.is_err() {
            stopping.reach(Stage::LastCall);
            edge.dismiss(&Bye::ServerStops.message().into());
            let _ = timeout_at(end, tables.all()).await;
        }
        // Whoever is left is at another node's table.
        edge.dismiss(&Bye::ServerStops.message().into());
        let _ = timeout_at(part_of_the_way(end), bus.flush()).await;
        // The goodbyes are on their way: the program must not end before they are out.
        let goodbyes = part_of_the_way(end).min(Instant::now() + GOODBYE);
        let _ = timeout_at(goodbyes, open_sockets.subscribe().wait_for(|count| *count == 0)).await;
        let store_closed = timeout_at(end, store.close()).await.is_ok();
        Stopped { tables_left: tables.left(), store_closed }
    }
}

/// Half of the time that is left.
fn part_of_the_way(end: Instant) -> Instant {
    let now = Instant::now();
    now + end.saturating_duration_since(now) / 2
}

/// Serves on an address until it is told to stop, and then for as long as stopping takes: within
/// [`Config::stop_within`](crate::Config::stop_within), answers under way and all. Whether all is well, and that it
/// stops, is answered until the end.
pub async fn serve_until(
    server: &Server,
    listener: TcpListener,
    routes: Router,
    told_to_stop: impl Future<Output = ()>,
) -> Stopped {
    let config = &server.shared.config;
    let (tell, heard) = oneshot::channel::<()>();
    let stop = async {
        let _ = heard.await;
    };
    let serving = serve(listener, routes, server.limits(), stop);
    let stopping = async {
        told_to_stop.await;
        let end = Instant::now() + config.stop_within;
        let stopped = server.stop_by(end).await;
        let _ = tell.send(());
        (stopped, end)
    };
    let mut serving = std::pin::pin!(serving);
    let (stopped, end) = tokio::select! {
        stopped = stopping => stopped,
        () = &mut serving => unreachable!("it serves until it hears of the stop"),
    };
    if timeout_at(end, serving).await.is_err() {
        tracing::warn!("some answers under way were cut off");
    }
    stopped
}

/// Whoever has no answer by the last call gets this one.
pub(crate) async fn answer_by_the_last_call(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    tokio::select! {
        response = next.run(request) => response,
        () = shared.stopping.reached(Stage::LastCall) => stops().into_response(),
    }
}
