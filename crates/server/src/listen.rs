//! Connections: taken in, served, and let go of. Somebody who does not get on with a request is not waited for.

use std::pin::pin;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How long the system is given to recover when it has no more connections for us.
const BREATH: Duration = Duration::from_millis(200);
/// How long answers under way may take when the server stops.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// Serves until `stop` is over, then finishes what is under way. `patience` is for the head of a request, the first
/// and every other of a connection.
pub async fn serve(
    listener: TcpListener,
    routes: Router,
    patience: Duration,
    stop: impl Future<Output = ()>,
) {
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
    stream: TcpStream,
    routes: Router,
    mut stopping: watch::Receiver<()>,
) {
    // Messages are small, and each is waited for.
    let _ = stream.set_nodelay(true);
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
        let serving = tokio::spawn(serve(listener, routes, Duration::from_mins(1), async {
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
}
