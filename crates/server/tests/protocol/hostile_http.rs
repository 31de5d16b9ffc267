//! Hostile requests: each is refused with a code and counted, and changes nothing.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tablier_client::{Habits, Request, Visitor};
use tablier_corona::game::{Corona, Setup};
use tablier_server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::house::{House, code_of, within};

#[tokio::test]
async fn odd_requests_get_a_code() {
    within(async {
        let house = House::open().await;
        let (code, _, _ada) = house.table(Setup::default()).await;
        let before = house.number(code).await;
        let table = format!("/api/tables/{}", code.as_str());
        let cases: Vec<(Request, u16, &str)> = vec![
            (Request::get("/api/tables/"), 404, "nothing_here"),
            (Request::get("/api/nowhere"), 404, "nothing_here"),
            (Request::get("/api/../../etc/passwd"), 404, ""),
            (Request::get("/api/tables/AAAAAA"), 404, "no_such_table"),
            (Request::get("/api/tables/BBBBBB"), 404, "no_such_table"),
            (Request::get("/api/tables/B%00BBBB"), 404, "no_such_table"),
            (Request::get("/api/tables/%F0%9F%8E%B2"), 404, "no_such_table"),
            (Request::get("/api/tables/%FF%FE"), 400, "bad_request"),
            (Request::get(format!("/api/tables/{}", "B".repeat(4_000))), 404, "no_such_table"),
            (Request::get("/api/tables/BBBBBB/socket"), 400, "bad_request"),
            (Request::get(format!("{table}/socket")), 400, "bad_request"),
            (Request::get("/api/played/xyz"), 404, "no_such_game"),
            (Request::get(format!("/api/played/{}", "0".repeat(32))), 404, "no_such_game"),
            (Request::get(format!("/api/played/{}/replay", "0".repeat(32))), 404, "no_such_game"),
            (Request::get("/api/played/xyz/replay"), 404, "no_such_game"),
            (Request::get(format!("/api/played/{}/replay?from=-1", "0".repeat(32))), 400, "bad_request"),
            (Request::get(format!("/api/played/{}/replay?to=1", "0".repeat(32))), 400, "bad_request"),
            (Request::post("/api/health", ""), 405, "not_allowed"),
            (Request::post(&*table, ""), 405, "not_allowed"),
            (Request::post("/api/tables", "{"), 400, "bad_request"),
            (Request::post("/api/tables", "[]"), 400, "bad_request"),
            (Request::post("/api/tables", "{}"), 400, "bad_request"),
            (Request::post("/api/tables", r#"{"game":7}"#), 400, "bad_request"),
            (Request::post("/api/tables", r#"{"game":"corona","cheat":true}"#), 400, "bad_request"),
            (Request::post("/api/tables", r#"{"game":"chess"}"#), 400, "no_such_game"),
            (Request::post("/api/tables", r#"{"game":"corona","setup":{"glass":"x"}}"#), 400, "bad_setup"),
            (Request::post("/api/tables", vec![0xff; 10]), 400, "bad_request"),
            (Request::post("/api/tables", "[".repeat(10_000)), 400, "bad_request"),
            (Request::post("/api/tables", " ".repeat(20_000)), 413, "too_long"),
            (Request::post(format!("{table}/guests"), r#"{"name":3}"#), 400, "bad_request"),
            (Request::post(format!("{table}/guests"), r#"{"guest":0}"#), 400, "bad_request"),
            (Request::post("/api/tables/BBBBBB/guests", "{}"), 404, "no_such_table"),
        ];
        let count = cases.len() as u64;
        let refused = house.server.counters().read().bad_request;
        for (request, status, refused) in cases {
            let asked = format!("{} {:.60}", request.method, request.path);
            let reply = house.visitor().ask(request).await.unwrap();
            assert_eq!(reply.status, status, "{asked}: {}", String::from_utf8_lossy(&reply.body));
            if !refused.is_empty() {
                assert_eq!(reply.refusal().unwrap().code, refused, "{asked}");
            }
        }
        assert!(house.server.counters().read().bad_request >= refused + count - 1, "all are counted");
        assert_eq!(house.number(code).await, before);
    })
    .await;
}

#[tokio::test]
async fn a_broken_cookie_is_nobodys_and_is_replaced_when_its_bearer_does_something() {
    within(async {
        let house = House::open().await;
        let (code, owner, _ada) = house.table(Setup::default()).await;
        let cut = owner.token().unwrap()[1..].to_owned();
        for token in ["", "x", "zz", &cut, &"ab".repeat(33), &"0".repeat(10_000)] {
            let mut visitor = Visitor::with_token(house.host(), token);
            assert_eq!(visitor.tables().await.unwrap().len(), 0, "{token}");
            let watching = visitor.connect::<Corona>(code).await.unwrap();
            assert_eq!(watching.you(), None, "{token}");
            visitor.come_in(code, "Mallory").await.unwrap();
            let renewed = visitor.token().unwrap().to_owned();
            assert_eq!(renewed.len(), 64, "{token}");
            let again = visitor.come_in(code, "Mallory").await.unwrap();
            assert_eq!(visitor.token(), Some(renewed.as_str()), "and is then kept");
            assert_eq!(visitor.connect::<Corona>(code).await.unwrap().you(), Some(again));
        }
        assert!(house.server.counters().read().bad_token >= 18);
    })
    .await;
}

#[tokio::test]
async fn whoever_comes_back_keeps_their_cookie_for_another_year() {
    within(async {
        let house = House::open().await;
        let (_, mut ada, _table) = house.table(Setup::default()).await;
        let token = ada.token().unwrap().to_owned();
        for path in ["/api/tables", "/api/played"] {
            let reply = ada.ask(Request::get(path)).await.unwrap();
            let cookie = reply.header("set-cookie").unwrap_or_default().to_owned();
            assert!(cookie.starts_with(&format!("tablier={token};")), "{path}: {cookie}");
            assert!(cookie.contains("Max-Age=31536000"), "{cookie}");
        }
        let mut stranger = house.visitor();
        let reply = stranger.ask(Request::get("/api/tables")).await.unwrap();
        assert_eq!(reply.header("set-cookie"), None, "whoever only looks stays nobody");
    })
    .await;
}

#[tokio::test]
async fn other_origins_may_neither_write_nor_connect() {
    within(async {
        let house = House::open().await;
        let (code, mut owner, _ada) = house.table(Setup::default()).await;
        let before = house.number(code).await;
        let origins = ["http://evil.example", "null", "http://127.0.0.1", "file://", ""];
        for origin in origins {
            let path = format!("/api/tables/{}/guests", code.as_str());
            let reply = owner.ask(Request::post(path, "{}").with("origin", origin)).await.unwrap();
            assert_eq!((reply.status, &*reply.refusal().unwrap().code), (403, "foreign_origin"), "{origin}");
            let request = Request::post("/api/tables", r#"{"game":"corona"}"#).with("origin", origin);
            assert_eq!(owner.ask(request).await.unwrap().status, 403, "{origin}");
            let habits = Habits { origin: Some(origin.to_owned()), ..Habits::default() };
            assert_eq!(code_of(owner.connect_as::<Corona>(code, habits).await), "foreign_origin", "{origin}");
        }
        assert_eq!(house.server.counters().read().foreign_origin, 15);
        assert_eq!(house.number(code).await, before);
        // Our own pages may.
        let own = Habits { origin: Some(format!("http://{}", house.host())), ..Habits::default() };
        owner.connect_as::<Corona>(code, own).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn whoever_does_not_get_on_with_a_request_is_not_waited_for() {
    within(async {
        let patience = Duration::from_millis(300);
        let house = House::open_with(Config { patience, ..Config::default() }).await;
        let post = "POST /api/tables HTTP/1.1\r\nhost: x\r\n";
        let half_a_body = format!("{post}content-length: 20\r\n\r\n{{");
        for (said, answered) in [("", ""), (post, ""), (half_a_body.as_str(), "HTTP/1.1 4")] {
            let mut stream = TcpStream::connect(house.host()).await.unwrap();
            stream.write_all(said.as_bytes()).await.unwrap();
            let mut answer = Vec::new();
            // Ends only when the server ends the connection.
            let _ = stream.read_to_end(&mut answer).await;
            let answer = String::from_utf8_lossy(&answer).into_owned();
            assert!(answer.starts_with(answered), "{said:?}: {answer}");
        }
    })
    .await;
}

#[tokio::test]
async fn whoever_sends_a_request_drop_by_drop_is_not_waited_for() {
    within(async {
        let patience = Duration::from_millis(500);
        let house = House::open_with(Config { patience, ..Config::default() }).await;
        let stream = TcpStream::connect(house.host()).await.unwrap();
        let (mut listening, mut saying) = stream.into_split();
        let post = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 16000\r\n\r\n{";
        saying.write_all(post.as_bytes()).await.unwrap();
        // Always well within its patience, and never at an end.
        let dripping = tokio::spawn(async move {
            while saying.write_all(b" ").await.is_ok() {
                sleep(patience / 5).await;
            }
        });
        let mut answer = Vec::new();
        // Ends only when the server ends the connection.
        let ended = timeout(patience * 20, listening.read_to_end(&mut answer)).await;
        dripping.abort();
        assert!(ended.is_ok(), "it is still waited for");
        assert!(
            answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"),
            "{}",
            String::from_utf8_lossy(&answer)
        );
    })
    .await;
}

#[tokio::test]
async fn however_often_one_asks_whether_all_is_well_the_store_is_asked_once_a_second() {
    within(async {
        let house = House::open().await;
        let begun = Instant::now();
        for _ in 0..5 {
            let asked = (0..20).map(|_| async { house.visitor().is_ready().await.unwrap() });
            assert!(join_all(asked).await.into_iter().all(|ready| ready));
        }
        let pings = house.moods.pings();
        assert!(pings <= 1 + begun.elapsed().as_secs(), "{pings}");
    })
    .await;
}

#[tokio::test]
async fn whoever_asks_whether_all_is_well_and_goes_leaves_no_second_question_behind() {
    within(async {
        let house = House::open().await;
        house.moods.wait(true);
        for _ in 0..20 {
            let mut stream = TcpStream::connect(house.host()).await.unwrap();
            stream.write_all(b"GET /api/ready HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
            sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(house.moods.pings(), 1);
        house.moods.wait(false);
        assert!(house.visitor().is_ready().await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn what_is_no_http_is_dropped() {
    within(async {
        let house = House::open().await;
        let (code, _, _ada) = house.table(Setup::default()).await;
        let before = house.number(code).await;
        for noise in [
            b"\x16\x03\x01\x02\x00\x01\x00".as_slice(),
            b"HELLO\r\n\r\n",
            &[0; 4_096],
            &vec![b'a'; 1_000_000],
        ] {
            let mut stream = TcpStream::connect(house.host()).await.unwrap();
            // It may be closed before it has taken everything in.
            let _ = stream.write_all(noise).await;
            let _ = stream.shutdown().await;
            let mut answer = Vec::new();
            let _ = stream.read_to_end(&mut answer).await;
            assert!(
                answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"),
                "{:?}",
                String::from_utf8_lossy(&answer)
            );
        }
        assert_eq!(house.number(code).await, before);
    })
    .await;
}
