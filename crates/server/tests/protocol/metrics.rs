//! The figures for operators: on an address of their own, moved by what people do, and each of them in the docs.

#![expect(clippy::float_cmp, reason = "counts are whole, as far as they go here")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use tablier_client::{Request, Visitor};
use tablier_corona::game::{Corona, Setup};
use tablier_game::{Nonce, Seat};
use tablier_room::{Command, TableCode};
use tablier_server::{Config, Limits, metrics, serve};
use tokio::net::TcpListener;
use tokio::time::{Instant, sleep};

use crate::house::{House, Table, code_of, quick, set_name, within};

/// Serves a house's figures; where they are.
async fn beside(house: &House) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let limits = Limits::from(&Config::default());
    tokio::spawn(serve(listener, metrics(&house.server), limits, std::future::pending()));
    address
}

async fn ask(address: &str, path: &str) -> (u16, String) {
    let reply = Visitor::new(address).ask(Request::get(path)).await.unwrap();
    (reply.status, String::from_utf8(reply.body).unwrap())
}

/// What is shown: every figure under its name with its labels, but for the buckets.
async fn figures(address: &str) -> BTreeMap<String, f64> {
    let (status, text) = ask(address, "/metrics").await;
    assert_eq!(status, 200);
    assert!(text.ends_with("# EOF\n"), "{text}");
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.contains("_bucket{"));
    let figures = lines.map(|line| line.rsplit_once(' ').unwrap());
    figures.map(|(name, value)| (name.to_owned(), value.parse().unwrap())).collect()
}

/// Looks again until it is so: what an answer was about may be counted a moment after it.
async fn until(address: &str, name: &str, holds: impl Fn(f64) -> bool) -> BTreeMap<String, f64> {
    let begun = Instant::now();
    loop {
        let figures = figures(address).await;
        if figures.get(name).copied().is_some_and(&holds) {
            return figures;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{name}: {figures:?}");
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn figures_move_with_what_people_do() {
    within(async {
        let house = House::open().await;
        let address = beside(&house).await;
        let before = figures(&address).await;
        for nothing in ["tablier_sockets_open", "tablier_tables_awake", "tablier_acked_total"] {
            assert_eq!(before[nothing], 0.0, "{nothing}");
        }
        assert_eq!((before["tablier_ready"], before["tablier_answer_seconds_count"]), (1.0, 0.0));

        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        ada.perform(&Command::Sit { name: None }).await.unwrap();
        assert_eq!(code_of(bob.perform(&Command::SeatBot { level: 0 }).await), "not_the_host");
        let unknown: TableCode = "BBBBBB".parse().unwrap();
        assert_eq!(code_of(house.visitor().look::<Corona>(unknown).await), "no_such_table");
        assert_eq!(ask(&house.host(), "/api/played/xyz").await.0, 404);

        let after = until(&address, "tablier_answer_seconds_count", |count| count == 2.0).await;
        for (name, value) in [
            ("tablier_tables_awake", 1.0),
            ("tablier_sockets_open", 2.0),
            ("tablier_sockets_total", 2.0),
            ("tablier_acked_total", 1.0),
            ("tablier_refused_total{code=\"not_the_host\"}", 1.0),
            ("tablier_bad_request_total{code=\"no_such_table\"}", 1.0),
            ("tablier_bad_request_total{code=\"no_such_game\"}", 1.0),
        ] {
            assert_eq!(after.get(name), Some(&value), "{name}: {after:?}");
        }
        assert!(after["tablier_answer_seconds_sum"] > 0.0);
        // The table, its two guests and the chair, each alone; and whether the store takes writes was asked as well.
        assert_eq!(after["tablier_commit_entries_sum"], 4.0);
        assert!(after["tablier_commit_seconds_count"] >= 4.0);
        assert!(after["tablier_commit_calls_sum"] >= after["tablier_commit_seconds_count"]);
        let counted = house.server.counters().read();
        assert_eq!((counted.acked, counted.refused, counted.bad_request), (1, 1, 2), "counted once");
    })
    .await;
}

#[tokio::test]
async fn trouble_shows() {
    within(async {
        let house = House::open_with(Config { most_sockets: 1, ..Config::default() }).await;
        let address = beside(&house).await;
        let (code, visitor, mut ada) = house.table(Setup::default()).await;
        assert_eq!(code_of(visitor.connect::<Corona>(code).await), "too_many_sockets");
        house.moods.fail_to_append(true);
        assert_eq!(code_of(ada.perform(&set_name("Ada L.")).await), "read_only");
        until(&address, "tablier_ready", |ready| ready == 0.0).await;
        for _ in 0..200 {
            if ada.send_text("{}").await.is_err() {
                break;
            }
        }
        let report = Request::post("/api/mishaps", r#"{"place":"a","what":"b","build":"c"}"#);
        assert_eq!(house.visitor().ask(report).await.unwrap().status, 204);
        let shown = until(&address, "tablier_sockets_open", |open| open == 0.0).await;
        for name in [
            "tablier_unavailable_total{code=\"too_many_sockets\"}",
            "tablier_refused_total{code=\"read_only\"}",
            "tablier_append_failed_total",
            "tablier_malformed_total",
            "tablier_client_errors_total",
        ] {
            assert!(shown.get(name).is_some_and(|value| *value >= 1.0), "{name}: {shown:?}");
        }
        // A store that does not answer is not ready, and whoever looks does not wait for it.
        house.moods.fail_to_append(false);
        until(&address, "tablier_ready", |ready| ready == 1.0).await;
        house.moods.wait(true);
        let begun = Instant::now();
        until(&address, "tablier_ready", |ready| ready == 0.0).await;
        assert!(begun.elapsed() < Duration::from_secs(10));
        house.moods.wait(false);
    })
    .await;
}

#[tokio::test]
async fn bots_are_seen_thinking() {
    within(async {
        let house = House::open().await;
        let address = beside(&house).await;
        let (_, _, mut ada): (_, _, Table) = house.table(quick(1)).await;
        ada.perform(&Command::Sit { name: None }).await.unwrap();
        ada.perform(&Command::SeatBot { level: 0 }).await.unwrap();
        ada.perform(&Command::Ready { seat: Seat(0), nonce: Nonce([1; 16]) }).await.unwrap();
        ada.perform(&Command::Start).await.unwrap();
        let shown = until(&address, "tablier_bot_thinking_seconds_count", |count| count >= 1.0).await;
        assert!(shown["tablier_bots_waiting"] >= 0.0 && shown["tablier_bots_thinking"] >= 0.0);
        until(&address, "tablier_bots_waiting", |waiting| waiting == 0.0).await;
        until(&address, "tablier_bot_answers_total", |answers| answers >= 1.0).await;
    })
    .await;
}

#[tokio::test]
async fn there_is_nothing_else_at_that_address() {
    within(async {
        let house = House::open().await;
        let address = beside(&house).await;
        for path in ["/", "/api/health", "/api/counters", "/api/tables", "/metrics/", "/metrics/x"] {
            assert_eq!(ask(&address, path).await.0, 404, "{path}");
        }
        let reply = Visitor::new(&address).ask(Request::get("/metrics")).await.unwrap();
        let kind = reply.header("content-type").unwrap();
        assert_eq!(kind, "application/openmetrics-text; version=1.0.0; charset=utf-8");
        assert_eq!(ask(&house.host(), "/metrics").await.0, 404, "and it is at no other");
    })
    .await;
}

/// The page for operators.
fn page() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operating.md");
    std::fs::read_to_string(page).unwrap()
}

/// The names in the first column of its table of metrics.
fn documented() -> BTreeSet<String> {
    let page = page();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `tablier_"));
    let names = rows.map(|row| row.split(['`', '{']).next().unwrap());
    names.map(|name| format!("tablier_{name}")).collect()
}

#[tokio::test]
async fn what_is_shown_is_documented_and_what_is_documented_is_shown() {
    within(async {
        let house = House::open().await;
        let (_, text) = ask(&beside(&house).await, "/metrics").await;
        let types = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
        let shown = types.map(|line| match line.split_once(' ').unwrap() {
            (name, "counter") => format!("{name}_total"),
            (name, _) => name.to_owned(),
        });
        assert_eq!(documented(), shown.collect::<BTreeSet<_>>());
        let limits = text.lines().filter_map(|line| line.strip_prefix("tablier_limits_total{limit=\""));
        let limits = limits.map(|line| line.split('"').next().unwrap().to_owned());
        assert_eq!(documented_limits(), limits.collect::<BTreeSet<_>>());
    })
    .await;
}

/// The values of the label of `tablier_limits_total`, as the page lists them.
fn documented_limits() -> BTreeSet<String> {
    let page = page();
    let row = page.lines().find(|line| line.starts_with("| `tablier_limits_total")).unwrap();
    row.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}
