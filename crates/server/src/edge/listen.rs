//! Connections: taken in, served, and let go of. Somebody who does not get on with a request, or does not take in the
//! answer, is not waited for.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{sleep, timeout};

use super::caller::{Caller, Network, Peer, Proxies};
use super::full::{Full, Usher};
use super::stream::PatientStream;
use super::tally::{Counted, Tally};
use crate::config::Config;
use crate::telemetry::Counters;

/// How long the system is given to recover when it has no more connections for us.
const BREATH: Duration = Duration::from_millis(200);
/// How long answers under way may take when the server stops.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// What connections may take.
#[derive(Debug, Clone)]
pub struct Limits {
    /// How long the head of a request may take, the first and every other of a connection, and how long a write may
    /// get nowhere.
    pub patience: Duration,
    /// How many connections may be open at once; more are told so as soon as they come, and closed.
    pub most_connections: usize,
    /// How many may be open from one address; more are told so as soon as they come, and closed. The first 64 bits of an
    /// address of IPv6 count.
    pub most_of_address: usize,
    /// Proxies that may have as many as they like: they speak for others.
    pub trusted_proxies: Vec<Network>,
    /// Where it is counted how many were closed: a server's own, if it is [`limits`](crate::Server::limits) of its.
    pub counters: Arc<Counters>,
}

impl From<&Config> for Limits {
    fn from(config: &Config) -> Limits {
        Limits {
            patience: config.patience,
            most_connections: config.most_connections,
            most_of_address: config.per_address.connections,
            trusted_proxies: config.trusted_proxies.clone(),
            counters: Arc::new(Counters::new(&[])),
        }
    }
}

/// The places for connections.
struct House {
    places: Arc<Semaphore>,
    of_address: Arc<Tally<Caller>>,
    proxies: Proxies,
    counters: Arc<Counters>,
    most: usize,
    /// It was full, and that was said.
    was_full: bool,
}

/// A connection's place, given back when it is gone.
struct ConnectionPermit {
    _permit: OwnedSemaphorePermit,
    _of_address: Option<Counted<Caller>>,
}

impl House {
    fn new(limits: &Limits) -> House {
        House {
            places: Arc::new(Semaphore::new(limits.most_connections.min(Semaphore::MAX_PERMITS))),
            of_address: Tally::new(limits.most_of_address),
            proxies: Proxies::new(limits.trusted_proxies.clone()),
            counters: Arc::clone(&limits.counters),
            most: limits.most_connections,
            was_full: false,
        }
    }

    /// A place for a connection from there, if there is one.
    fn permit(&mut self, peer: IpAddr) -> Result<ConnectionPermit, Full> {
        let of_address = if self.proxies.trusts(peer) {
            None
        } else {
            let counted = self.of_address.add(Caller::at(peer));
            if counted.is_none() {
                self.counters.connections_of_address.one();
                return Err(Full::Address);
            }
            counted
        };
        let Ok(permit) = Arc::clone(&self.places).try_acquire_owned() else {
            self.counters.too_many_connections.one();
            if !std::mem::replace(&mut self.was_full, true) {
                tracing::warn!(most_connections = self.most, "too many connections: more are closed");
            }
            return Err(Full::House);
        };
        self.was_full = false;
        Ok(ConnectionPermit { _permit: permit, _of_address: of_address })
    }
}

/// Serves until `stop` is over, then finishes what is under way.
pub async fn serve(listener: TcpListener, routes: Router, limits: Limits, stop: impl Future<Output = ()>) {
    let (patience, mut house, usher) = (limits.patience, House::new(&limits), Usher::new());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    // Every connection has the other end: it hears from us that we stop, and we from it that it is gone.
    let stopping = watch::Sender::new(());
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let place = match house.permit(peer.ip()) {
                    Ok(place) => place,
                    Err(why) => {
                        usher.send_away(stream, why);
                        continue;
                    }
                };
                // Messages are small, and each is waited for.
                let _ = stream.set_nodelay(true);
                let stream = PatientStream::new(stream, patience, place);
                let (http, routes, peer) = (http.clone(), routes.clone(), Peer(peer.ip()));
                tokio::spawn(connection(http, stream, peer, routes, stopping.subscribe()));
            }
            Err(error) => {
                tracing::warn!(%error, "could not take a connection in");
                sleep(BREATH).await;
            }
        }
    }
    drop(listener);
    stopping.send_replace(());
    let _ = timeout(LAST_ANSWERS, stopping.closed()).await;
}

async fn connection(
    http: http1::Builder,
    stream: PatientStream<TcpStream, ConnectionPermit>,
    peer: Peer,
    routes: Router,
    mut stopping: watch::Receiver<()>,
) {
    let routes = TowerToHyperService::new(routes);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        routes.call(request)
    });
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = stopping.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::{mpsc, oneshot};

    use super::*;

    #[tokio::test]
    async fn when_it_stops_answers_under_way_go_out_and_idle_connections_are_not_waited_for() {
        let (asked, mut was_asked) = mpsc::channel(1);
        let slow = move || async move {
            let _ = asked.send(()).await;
            sleep(Duration::from_millis(100)).await;
            "late"
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let routes = Router::new().route("/", get(slow));
        let serving = tokio::spawn(serve(listener, routes, Limits::from(&Config::default()), async {
            let _ = stopped.await;
        }));
        let _idle = TcpStream::connect(address).await.unwrap();
        let mut busy = TcpStream::connect(address).await.unwrap();
        busy.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        was_asked.recv().await.unwrap();
        stop.send(()).unwrap();
        let mut answer = String::new();
        busy.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("late"), "{answer}");
        timeout(LAST_ANSWERS / 2, serving).await.expect("nobody is waited for").unwrap();
        assert!(TcpStream::connect(address).await.is_err());
    }

    /// Asks for something in one go and reads whatever is answered.
    async fn ask(address: SocketAddr, path: &str) -> String {
        let mut answer = Vec::new();
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        // It may be closed before it has said anything.
        let _ = stream.write_all(request.as_bytes()).await;
        let _ = stream.read_to_end(&mut answer).await;
        String::from_utf8(answer).unwrap()
    }

    #[tokio::test]
    async fn whoever_does_not_read_is_not_waited_for_and_meanwhile_more_than_there_is_room_for_are_closed() {
        let long = "long ".repeat(4 << 20);
        let routes =
            Router::new().route("/", get(|| async { "short" })).route("/long", get(|| async { long }));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let patience = Duration::from_secs(1);
        let limits = Limits { patience, most_connections: 1, ..Limits::from(&Config::default()) };
        let counters = Arc::clone(&limits.counters);
        tokio::spawn(serve(listener, routes, limits, std::future::pending()));
        let mut deaf = TcpStream::connect(address).await.unwrap();
        deaf.write_all(b"GET /long HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        deaf.readable().await.unwrap();
        let told = ask(address, "/").await;
        assert!(
            told.starts_with("HTTP/1.1 503") && told.contains("busy"),
            "one place, and it is taken: {told}"
        );
        assert_eq!(counters.read().too_many_connections, 1);
        let answered = async {
            loop {
                let answer = ask(address, "/").await;
                if !answer.starts_with("HTTP/1.1 503") {
                    return answer;
                }
                sleep(Duration::from_millis(50)).await;
            }
        };
        let answer = timeout(patience * 20, answered).await.expect("it has to give way");
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("short"), "{answer}");
    }

    #[tokio::test]
    async fn one_address_has_so_many_and_a_trusted_proxy_as_many_as_it_likes() {
        for (trusted, closed) in [(vec![], 1), (vec!["127.0.0.0/8".parse().unwrap()], 0)] {
            let routes = Router::new().route("/", get(|| async { "short" }));
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let defaults = Limits::from(&Config::default());
            let limits = Limits { most_of_address: 2, trusted_proxies: trusted, ..defaults };
            let counters = Arc::clone(&limits.counters);
            tokio::spawn(serve(listener, routes, limits, std::future::pending()));
            let idle =
                (TcpStream::connect(address).await.unwrap(), TcpStream::connect(address).await.unwrap());
            let expected = if closed == 1 { "HTTP/1.1 429" } else { "HTTP/1.1 200" };
            assert!(ask(address, "/").await.starts_with(expected));
            assert_eq!(counters.read().connections_of_address, closed);
            drop(idle);
            let answered = async {
                while !ask(address, "/").await.starts_with("HTTP/1.1 200") {
                    sleep(Duration::from_millis(10)).await;
                }
            };
            timeout(Duration::from_secs(20), answered).await.expect("there is room again");
        }
    }
}
