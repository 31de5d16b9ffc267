//! The greeting: protocols and builds, and what a page is told that is too old; what pages tell of themselves.

use serde_json::{Value, json};
use tablier_client::Request;
use tablier_corona::game::{Corona, Setup};
use tablier_room::wire::{PROTOCOL, PlainMessage, ServerMessage};
use tablier_server::Config;

use crate::hostile_socket::{goodbye, raw};
use crate::house::{House, within};
use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::Message;

fn built() -> Config {
    Config { build: "index-A1b2".to_owned(), ..Config::default() }
}

#[tokio::test]
async fn a_welcome_says_what_is_spoken_served_and_how_often_it_pings() {
    within(async {
        let house = House::open_with(built()).await;
        let (code, _, _ada) = house.table(Setup::default()).await;
        let mut socket = raw(&house, code).await;
        let hello = json!({"kind": "hello", "protocol": PROTOCOL, "build": "other", "session": "07".repeat(16),
            "shoe_size": 43});
        socket.send(Message::Text(hello.to_string().into())).await.unwrap();
        let Some(Ok(Message::Text(first))) = socket.next().await else { panic!("no welcome") };
        let welcome: PlainMessage = serde_json::from_str(&first).unwrap();
        let ServerMessage::Welcome { you, protocol, build, ping_every } = welcome else { panic!("{first}") };
        assert_eq!((you, protocol, build.as_str(), ping_every.0), (None, PROTOCOL, "index-A1b2", 5_000));
        let version = house.visitor().ask(Request::get("/api/version")).await.unwrap();
        assert_eq!(version.read::<Value>().unwrap(), json!({"protocol": PROTOCOL, "build": "index-A1b2"}));
    })
    .await;
}

#[tokio::test]
async fn a_page_whose_protocol_is_not_spoken_is_told_that_it_is_old() {
    within(async {
        let house = House::open().await;
        let (code, _, _ada) = house.table(Setup::default()).await;
        let before = house.number(code).await;
        let session = "07".repeat(16);
        for hello in [
            json!({"kind": "hello"}),
            json!({"kind": "hello", "seen": 3}),
            json!({"kind": "hello", "protocol": PROTOCOL - 1, "session": session}),
            json!({"kind": "hello", "protocol": PROTOCOL + 1, "session": session}),
        ] {
            let mut socket = raw(&house, code).await;
            socket.send(Message::Text(hello.to_string().into())).await.unwrap();
            assert_eq!(goodbye(&mut socket).await.as_deref(), Some("old_page"), "{hello}");
        }
        let counted = house.server.counters().read();
        assert_eq!((counted.old_pages, counted.malformed), (4, 0));
        assert_eq!(house.number(code).await, before);
    })
    .await;
}

#[tokio::test]
async fn mishaps_of_pages_are_counted_and_only_from_ones_own() {
    within(async {
        let house = House::open().await;
        let mut visitor = house.visitor();
        let body = json!({"place": "board", "what": "x is undefined\n\u{1b}[31m", "build": "b"}).to_string();
        let told = |body: &str| Request::post("/api/mishaps", body);
        assert_eq!(visitor.ask(told(&body)).await.unwrap().status, 204);
        assert_eq!(visitor.ask(told(&body).with("origin", "http://evil.example")).await.unwrap().status, 403);
        assert_eq!(visitor.ask(told("{}")).await.unwrap().status, 400);
        assert_eq!(visitor.ask(told(&"x".repeat(20_000))).await.unwrap().status, 413);
        assert_eq!(house.server.counters().read().client_errors, 1);
        assert_eq!(visitor.token(), None, "whoever stumbles stays nobody");
    })
    .await;
}

/// Counts what is written to the log.
#[derive(Default)]
struct Lines(std::sync::atomic::AtomicUsize);

impl tracing::Subscriber for Lines {
    fn enabled(&self, metadata: &tracing::Metadata<'_>) -> bool {
        *metadata.level() <= tracing::Level::WARN
    }
    fn new_span(&self, _: &tracing::span::Attributes<'_>) -> tracing::span::Id {
        tracing::span::Id::from_u64(1)
    }
    fn record(&self, _: &tracing::span::Id, _: &tracing::span::Record<'_>) {}
    fn record_follows_from(&self, _: &tracing::span::Id, _: &tracing::span::Id) {}
    fn event(&self, _: &tracing::Event<'_>) {
        self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    }
    fn enter(&self, _: &tracing::span::Id) {}
    fn exit(&self, _: &tracing::span::Id) {}
}

#[tokio::test]
async fn mishaps_are_all_counted_and_not_all_written_to_the_log() {
    let lines = std::sync::Arc::new(Lines::default());
    // The whole house is on this thread.
    let _guard = tracing::subscriber::set_default(std::sync::Arc::clone(&lines));
    within(async {
        let house = House::open().await;
        let mut visitor = house.visitor();
        let body = json!({"place": "board", "what": "x", "build": "b"}).to_string();
        for _ in 0..50 {
            assert_eq!(visitor.ask(Request::post("/api/mishaps", &*body)).await.unwrap().status, 204);
        }
        assert_eq!(house.server.counters().read().client_errors, 50);
        let written = lines.0.load(std::sync::atomic::Ordering::Relaxed);
        // Ten at once, and another for every ten seconds that this took.
        assert!((10..15).contains(&written), "{written}");
    })
    .await;
}

#[tokio::test]
async fn a_setup_that_cannot_begin_opens_no_table() {
    within(async {
        let house = House::open().await;
        let mut visitor = house.visitor();
        let never = json!({"rounds": null, "time": null, "broke": false, "doubled": false});
        for (setup, code, rule) in [
            (json!({"glass": 1}), "time_out_of_range", Some("C17")),
            (
                json!({"endings": {"rounds": 0, "time": null, "broke": false, "doubled": false}}),
                "no_rounds",
                Some("C17"),
            ),
            (json!({"endings": never}), "no_ending", Some("C17")),
            (json!({"glas": 5}), "bad_setup", None),
        ] {
            let body = json!({"game": "corona", "setup": setup}).to_string();
            let reply = visitor.ask(Request::post("/api/tables", body)).await.unwrap();
            let refusal = reply.refusal().unwrap();
            assert_eq!((reply.status, &*refusal.code, refusal.rule.as_deref()), (400, code, rule), "{setup}");
        }
        assert_eq!(visitor.tables().await.unwrap().len(), 0);
        visitor.open_table::<Corona>(None, "Ada").await.unwrap();
    })
    .await;
}
