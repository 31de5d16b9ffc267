//! Connections: taken in, served, and let go of. Somebody who does not get on with a request, or does not take in the
//! answer, is not waited for.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

use crate::server::Config;
use crate::stream::PatientStream;

/// How long the system is given to recover when it has no more connections for us.
const BREATH: Duration = Duration::from_millis(200);
/// How long answers under way may take when the server stops.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// What connections may take.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// How long the head of a request may take, the first and every other of a connection, and how long a write may
    /// get nowhere.
    pub patience: Duration,
    /// How many connections may be open at once; more are closed as soon as they come.
    pub most_connections: usize,
}

impl From<&Config> for Limits {
    fn from(config: &Config) -> Limits {
        Limits { patience: config.patience, most_connections: config.most_connections }
    }
}

/// Serves until `stop` is over, then finishes what is under way.
pub async fn serve(listener: TcpListener, routes: Router, limits: Limits, stop: impl Future<Output = ()>) {
    let Limits { patience, most_connections } = limits;
    let places = Arc::new(Semaphore::new(most_connections.min(Semaphore::MAX_PERMITS)));
    let mut full = false;
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
            Ok((stream, _)) => {
                let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
                    if !full {
                        tracing::warn!(most_connections, "too many connections: more are closed");
                    }
                    full = true;
                    continue;
                };
                full = false;
                // Messages are small, and each is waited for.
                let _ = stream.set_nodelay(true);
                let stream = PatientStream::new(stream, patience, place);
                tokio::spawn(connection(http.clone(), stream, routes.clone(), stopping.subscribe()));
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
    stream: PatientStream<TcpStream>,
    routes: Router,
    mut stopping: watch::Receiver<()>,
) {
    let service = TowerToHyperService::new(routes);
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
        let limits = Limits { patience: Duration::from_secs(1), most_connections: 1 };
        tokio::spawn(serve(listener, routes, limits, std::future::pending()));
        let mut deaf = TcpStream::connect(address).await.unwrap();
        deaf.write_all(b"GET /long HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        deaf.readable().await.unwrap();
        assert_eq!(ask(address, "/").await, "", "there is one place, and somebody has it");
        let answered = async {
            loop {
                let answer = ask(address, "/").await;
                if !answer.is_empty() {
                    return answer;
                }
                sleep(Duration::from_millis(50)).await;
            }
        };
        let answer = timeout(limits.patience * 20, answered).await.expect("it has to give way");
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("short"), "{answer}");
    }
}
