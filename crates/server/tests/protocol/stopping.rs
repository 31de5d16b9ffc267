//! The server stops: everybody hears of it, nothing acknowledged is lost, and nothing holds it beyond its time.

use std::time::Duration;

use axum::routing::get;
use futures_util::future::join_all;
use tablier_client::Request;
use tablier_corona::game::{Corona, Setup};
use tablier_room::{Command, TableCode};
use tablier_server::{Config, app, serve_until};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, timeout};

use crate::hostile_socket::{goodbye, raw};
use crate::house::{House, Table, code_of, set_name, the_end, within};

/// Long enough for whatever is not kept waiting.
const A_MOMENT: Duration = Duration::from_millis(700);

/// The status and the code that somebody gets who asks for this.
async fn asked(host: &str, path: &str) -> (u16, Option<String>) {
    let reply = tablier_client::Visitor::new(host).ask(Request::get(path)).await.unwrap();
    (reply.status, reply.refusal().map(|refusal| refusal.code.into_owned()))
}

fn stops(status: u16) -> (u16, Option<String>) {
    (status, Some("server_stops".to_owned()))
}

#[tokio::test]
async fn a_stop_stores_everything_tells_everybody_and_takes_nobody_new() {
    within(async {
        let mut house = House::open().await;
        let mut tables: Vec<(TableCode, Table, u64)> = Vec::new();
        for _ in 0..20 {
            let (code, _, mut ada) = house.table(Setup::default()).await;
            let number = ada.perform(&set_name("Ada L.")).await.unwrap();
            tables.push((code, ada, number));
        }
        let code = tables[0].0;
        let mut silent = raw(&house, code).await;
        let begun = Instant::now();
        let ends = join_all(tables.iter_mut().map(|(_, ada, _)| the_end(ada)));
        let (stopped, ends, silent) = tokio::join!(house.server.stop(), ends, goodbye(&mut silent));
        assert!(stopped.in_time(), "{stopped:?}");
        assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
        assert!(ends.iter().all(|end| end.as_deref() == Some("server_stops")), "{ends:?}");
        assert_eq!(silent.as_deref(), Some("server_stops"), "also who had said nothing yet");

        let host = house.host();
        assert_eq!(asked(&host, "/api/health").await, (200, None));
        assert_eq!(asked(&host, "/api/ready").await, stops(503));
        assert_eq!(asked(&host, &format!("/api/tables/{}", code.as_str())).await, stops(503));
        assert_eq!(code_of(house.visitor().open_table::<Corona>(None, "Eve").await), "server_stops");
        assert_eq!(code_of(house.visitor().come_in(code, "Eve").await), "server_stops");
        assert_eq!(code_of(house.visitor().connect::<Corona>(code).await), "server_stops");
        assert!(house.server.stop().await.in_time(), "once more does no harm");

        house.restart().await;
        for (code, _, number) in tables {
            assert_eq!(house.number(code).await, number);
        }
    })
    .await;
}

#[tokio::test]
async fn a_disk_that_hangs_holds_nobody_and_nothing_acknowledged_is_lost() {
    within(async {
        let stop_within = Duration::from_secs(4);
        let mut house = House::open_with(Config { stop_within, ..Config::default() }).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let host = listener.local_addr().unwrap().to_string();
        let routes = app(&house.server).route("/never", get(std::future::pending::<()>));
        let (tell, told) = oneshot::channel::<()>();
        let server = house.server.clone();
        let serving = tokio::spawn(async move {
            let told = async { told.await.unwrap() };
            serve_until(&server, listener, routes, told).await
        });

        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        let acked = ada.perform(&Command::Sit { name: None }).await.unwrap();
        house.moods.wait(true);
        let sent = ada.send(&set_name("Ada L.")).await.unwrap();
        let mut visitor = tablier_client::Visitor::new(&host);
        let coming = tokio::spawn(async move { code_of(visitor.come_in(code, "Cid").await) });
        let never = tokio::spawn({
            let host = host.clone();
            async move { tablier_client::Visitor::new(host).ask(Request::get("/never")).await.is_err() }
        });
        sleep(A_MOMENT / 2).await;
        let waiting = tokio::spawn({
            let host = host.clone();
            async move { asked(&host, "/api/ready").await }
        });
        sleep(A_MOMENT / 2).await;

        tell.send(()).unwrap();
        let begun = Instant::now();
        // Whoever asked before, too, and waited for the disk.
        assert_eq!(timeout(A_MOMENT, waiting).await.expect("at once").unwrap(), stops(503));
        assert_eq!(timeout(A_MOMENT, asked(&host, "/api/ready")).await.expect("at once"), stops(503));
        assert_eq!(timeout(A_MOMENT, asked(&host, "/api/health")).await.expect("at once"), (200, None));
        let (ada_hears, bob_hears) = tokio::join!(the_end(&mut ada), the_end(&mut bob));
        assert_eq!(
            (ada_hears.as_deref(), bob_hears.as_deref()),
            (Some("server_stops"), Some("server_stops"))
        );
        assert_eq!(coming.await.unwrap(), "server_stops");
        assert!(
            begun.elapsed() < stop_within.saturating_sub(A_MOMENT),
            "{:?}: well before the end",
            begun.elapsed()
        );
        let stopped = serving.await.unwrap();
        let took = begun.elapsed();
        assert_eq!(stopped.tables_left, 1);
        assert!(took >= stop_within.saturating_sub(A_MOMENT) && took < stop_within + A_MOMENT, "{took:?}");
        assert!(!never.is_finished(), "it would have gone on for ever");
        never.abort();

        house.moods.wait(false);
        house.restart().await;
        assert!(house.number(code).await >= acked);
        ada.reconnect().await.unwrap();
        ada.until(|ada| ada.unanswered().count() == 0).await.unwrap();
        ada.until(|ada| ada.view().chairs.len() == 1).await.unwrap();
        assert!(house.number(code).await > acked, "what was not answered was sent again: {sent}");
    })
    .await;
}

#[tokio::test]
async fn what_is_being_stored_when_it_stops_is_acknowledged_before_the_goodbye() {
    within(async {
        let mut house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        house.moods.wait(true);
        let sit = ada.send(&Command::Sit { name: None }).await.unwrap();
        let name = ada.send(&set_name("Ada L.")).await.unwrap();
        sleep(A_MOMENT).await;
        let server = house.server.clone();
        let stopping = tokio::spawn(async move { server.stop().await });
        sleep(A_MOMENT).await;
        house.moods.wait(false);
        let first = ada.answer(sit).await.unwrap();
        assert_eq!(ada.answer(name).await.unwrap(), first + 1);
        assert_eq!(the_end(&mut ada).await.as_deref(), Some("server_stops"));
        assert!(stopping.await.unwrap().in_time());
        house.restart().await;
        assert_eq!(house.number(code).await, first + 1);
    })
    .await;
}
