//! Hostile sockets: each is refused with a code or disconnected, counted, and changes nothing.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use proptest::prelude::*;
use serde_json::{Value, json};
use tablier_client::Request;
use tablier_corona::game::{Corona, Setup};
use tablier_room::wire::{ClientMessage, PlainMessage, ServerMessage, to_text};
use tablier_room::{Moment, TableCode};
use tablier_server::Config;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::house::{House, Table, code_of, set_name, the_end, within};

/// The next refusal of something that had no name.
async fn refusal(table: &mut Table) -> String {
    loop {
        if let ServerMessage::Refused { id: None, refusal } = table.next().await.unwrap() {
            return refusal.code.into_owned();
        }
    }
}

#[tokio::test]
async fn messages_that_are_none_are_refused() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let before = house.number(code).await;
        let mut cases: Vec<String> = [
            "",
            " ",
            "{",
            "[]",
            "null",
            "42",
            "\"do\"",
            "{}",
            "\u{0}",
            r#"{"kind":"nope"}"#,
            r#"{"kind":7}"#,
            r#"{"kind":"do"}"#,
            r#"{"kind":"do","id":"a"}"#,
            r#"{"kind":"do","id":"","command":{"kind":"start"}}"#,
            r#"{"kind":"do","id":"a b","command":{"kind":"start"}}"#,
            r#"{"kind":"do","id":7,"command":{"kind":"start"}}"#,
            r#"{"kind":"do","id":"a","command":{"kind":"start"},"as":0}"#,
            r#"{"kind":"do","id":"a","id":"b","command":{"kind":"start"}}"#,
            r#"{"kind":"hello"}"#,
            r#"{"kind":"hello","seen":-1}"#,
            r#"{"kind":"pong"}"#,
            r#"{"kind":"pong","ping":18446744073709551616}"#,
            r#"{"kind":"told","number":1}"#,
        ]
        .map(str::to_owned)
        .to_vec();
        cases.push("[".repeat(10_000));
        cases.push(format!(r#"{{"kind":"do","id":"a","command":{}}}"#, "[".repeat(10_000)));
        cases.push(format!(r#"{{"kind":"do","id":"{}","command":{{}}}}"#, "x".repeat(65)));
        let count = cases.len() as u64;
        // A socket is closed after ten of them.
        for cases in cases.chunks(9) {
            ada.reconnect().await.unwrap();
            for case in cases {
                ada.send_text(case.clone()).await.unwrap();
                assert_eq!(refusal(&mut ada).await, "bad_message", "{case:.80}");
            }
        }
        assert_eq!(house.server.counters().read().malformed, count);
        assert_eq!(house.number(code).await, before);
    })
    .await;
}

#[tokio::test]
async fn commands_that_are_none_are_refused_by_name() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let before = house.number(code).await;
        let cases: Vec<Value> = vec![
            json!(null),
            json!(7),
            json!([]),
            json!({}),
            json!("start"),
            json!({"kind": "nope"}),
            json!({"kind": "stand", "seat": 0, "extra": 1}),
            json!({"kind": "seat_bot", "level": -1}),
            json!({"kind": "seat_bot", "level": 1.5}),
            json!({"kind": "seat_bot", "level": "0"}),
            json!({"kind": "stand", "seat": 70_000}),
            json!({"kind": "ready", "seat": 0, "nonce": "00"}),
            json!({"kind": "ready", "seat": 0, "nonce": "zz".repeat(16)}),
            json!({"kind": "set_name", "name": 3}),
            json!({"kind": "change_setup", "setup": {"glass": -5}}),
            json!({"kind": "change_setup", "setup": {"cheat": true}}),
            json!({"kind": "play", "seat": 0, "command": {"kind": "place_call", "points": 999}}),
            json!({"kind": "play", "seat": 0, "command": {"kind": "nope"}}),
            json!({"kind": "make_link", "seat": 0, "hash": "short"}),
            json!({"kind": "take_link", "secret": null}),
        ];
        for (index, command) in cases.into_iter().enumerate() {
            let (id, moment) = (1 + index as u64, Moment::Any);
            ada.say(&ClientMessage::Do { id, moment, command: command.clone() }).await.unwrap();
            let refused = code_of(ada.answer(id).await);
            assert_eq!(refused, "bad_command", "{command}");
        }
        assert_eq!(house.number(code).await, before);
    })
    .await;
}

/// One way to be thrown out: what is sent, and the code that comes back, if there is somebody to read it.
async fn thrown_out(ada: &mut Table, misbehave: impl AsyncFnOnce(&mut Table)) -> Option<String> {
    ada.reconnect().await.unwrap();
    misbehave(ada).await;
    the_end(ada).await
}

#[tokio::test]
async fn misbehaviour_ends_the_connection_and_nothing_else() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let before = house.number(code).await;
        let bye = thrown_out(&mut ada, async |ada| ada.send_binary(vec![1, 2, 3]).await.unwrap()).await;
        assert_eq!(bye.as_deref(), Some("binary"));
        let bye = thrown_out(&mut ada, async |ada| {
            // The server may have had enough before all of it is out.
            let _ = ada.send_text("x".repeat(1_000_000)).await;
        })
        .await;
        assert!(matches!(bye.as_deref(), Some("bad_frame") | None), "{bye:?}");
        let bye = thrown_out(&mut ada, async |ada| {
            for _ in 0..11 {
                ada.send_text("{").await.unwrap();
            }
        })
        .await;
        assert_eq!(bye.as_deref(), Some("malformed"));
        let bye = thrown_out(&mut ada, async |ada| {
            for ping in 0..2_000 {
                if ada.say(&ClientMessage::Pong { ping }).await.is_err() {
                    break;
                }
            }
        })
        .await;
        assert!(matches!(bye.as_deref(), Some("too_fast") | None), "{bye:?}");
        let counted = house.server.counters().read();
        assert_eq!((counted.binary, counted.bad_frame, counted.too_fast), (1, 1, 1));
        assert_eq!(counted.malformed, 11);
        assert_eq!(house.number(code).await, before);
        // And then it is as welcome as before.
        ada.reconnect().await.unwrap();
        assert_eq!(ada.perform(&set_name("Ada L.")).await.unwrap(), before + 1);
    })
    .await;
}

/// A socket that does as it likes from the first byte on.
pub(crate) async fn raw(house: &House, code: TableCode) -> WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(house.host()).await.unwrap();
    let url = format!("ws://{}/api/tables/{}/socket", house.host(), code.as_str());
    client_async(url, stream).await.unwrap().0
}

/// The code the server says goodbye with.
pub(crate) async fn goodbye(socket: &mut WebSocketStream<TcpStream>) -> Option<String> {
    let mut why = None;
    while let Some(Ok(message)) = socket.next().await {
        if let Message::Text(text) = message
            && let Ok(PlainMessage::Bye { why: code }) = serde_json::from_str(&text)
        {
            why = Some(code);
        }
    }
    why
}

#[tokio::test]
async fn the_first_message_must_be_a_hello() {
    within(async {
        let config = Config { patience: Duration::from_millis(300), ..Config::default() };
        let house = House::open_with(config).await;
        let (code, _, _ada) = house.table(Setup::default()).await;
        let before = house.number(code).await;
        let (id, moment, command) = (1, Moment::Any, json!({"kind": "sit"}));
        let firsts = [
            Message::Text("{".into()),
            Message::Text(to_text(&ClientMessage::Do { id, moment, command }).into()),
            Message::Text(r#"{"kind":"hello","seen":"x"}"#.into()),
            Message::Text(r#"{"kind":"hello","protocol":2}"#.into()),
            Message::Binary(vec![0; 10].into()),
        ];
        for first in firsts {
            let mut socket = raw(&house, code).await;
            socket.send(first.clone()).await.unwrap();
            assert_eq!(goodbye(&mut socket).await.as_deref(), Some("hello_expected"), "{first:?}");
        }
        // Saying nothing at all.
        let mut socket = raw(&house, code).await;
        assert_eq!(goodbye(&mut socket).await.as_deref(), Some("hello_expected"));
        let counted = house.server.counters().read();
        assert_eq!((counted.malformed, counted.binary, counted.dropped), (4, 1, 1));
        assert_eq!(house.number(code).await, before);
    })
    .await;
}

#[tokio::test]
async fn there_are_only_so_many_sockets() {
    within(async {
        let house = House::open_with(Config { most_sockets: 2, ..Config::default() }).await;
        let (code, visitor, mut ada) = house.table(Setup::default()).await;
        // One that says nothing takes a place too.
        let silent = raw(&house, code).await;
        assert_eq!(code_of(visitor.connect::<Corona>(code).await), "too_many_sockets");
        ada.perform(&set_name("Ada L.")).await.unwrap();
        drop(silent);
        while let Err(error) = visitor.connect::<Corona>(code).await {
            assert_eq!(error.code(), Some("too_many_sockets"));
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn there_are_only_so_many_connections_and_a_socket_is_one_of_them() {
    within(async {
        let house = House::open_with(Config { most_connections: 1, ..Config::default() }).await;
        let pause = || tokio::time::sleep(Duration::from_millis(20));
        let mut visitor = house.visitor();
        let (code, _) = visitor.open_table::<Corona>(None, "Ada").await.unwrap();
        // Until the request before it has left.
        let mut ada = loop {
            match visitor.connect::<Corona>(code).await {
                Ok(ada) => break ada,
                Err(_) => pause().await,
            }
        };
        for _ in 0..5 {
            let told = house.visitor().ask(Request::get("/api/health")).await.unwrap();
            assert_eq!((told.status, &*told.refusal().unwrap().code), (503, "busy"));
            assert!(told.header("retry-after").is_some());
        }
        ada.perform(&set_name("Ada L.")).await.unwrap();
        ada.close().await;
        while house.visitor().ask(Request::get("/api/health")).await.unwrap().status != 200 {
            pause().await;
        }
    })
    .await;
}

#[tokio::test]
async fn frames_that_are_none_end_the_connection() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let before = house.number(code).await;
        let hello = r#"{"kind":"hello","protocol":2,"session":"07070707070707070707070707070707"}"#;
        for (noise, bad) in [
            // Reserved bits; a text without a mask; a mad length; text that is no UTF-8.
            ([0xff; 32].to_vec(), true),
            (vec![0x81, 0x02, b'{', b'}'], true),
            (vec![0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0], true),
            (vec![0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe], true),
            // Half a frame, then nothing.
            (vec![0x81], false),
        ] {
            let counted = house.server.counters().read().bad_frame;
            let mut socket = raw(&house, code).await;
            socket.send(Message::Text(hello.into())).await.unwrap();
            socket.get_mut().write_all(&noise).await.unwrap();
            if bad {
                goodbye(&mut socket).await;
                assert_eq!(house.server.counters().read().bad_frame, counted + 1, "{noise:?}");
            }
        }
        ada.until(|ada| ada.watching() == 0).await.unwrap();
        assert_eq!(house.number(code).await, before);
    })
    .await;
}

#[tokio::test]
async fn pings_of_the_protocols_own_are_messages_as_any() {
    within(async {
        let house = House::open().await;
        let (code, _, _ada) = house.table(Setup::default()).await;
        for control in [Message::Ping(Vec::new().into()), Message::Pong(Vec::new().into())] {
            let counted = house.server.counters().read().too_fast;
            let mut socket = raw(&house, code).await;
            let hello = r#"{"kind":"hello","protocol":2,"session":"07070707070707070707070707070707"}"#;
            socket.send(Message::Text(hello.into())).await.unwrap();
            // Somebody who sends no more than they may of them is welcome.
            for _ in 0..20 {
                socket.send(control.clone()).await.unwrap();
            }
            assert_eq!(house.server.counters().read().too_fast, counted);
            for _ in 0..500 {
                if socket.send(control.clone()).await.is_err() {
                    break;
                }
            }
            let bye = goodbye(&mut socket).await;
            assert!(matches!(bye.as_deref(), Some("too_fast") | None), "{control:?}: {bye:?}");
            assert_eq!(house.server.counters().read().too_fast, counted + 1, "{control:?}");
        }
    })
    .await;
}

proptest! {
    /// Whatever comes, reading it never panics, and what can be read is what was meant.
    #[test]
    fn the_decoder_takes_anything(text in ".{0,200}", bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = serde_json::from_str::<ClientMessage>(&text);
        if let Ok(message) = serde_json::from_slice::<ClientMessage>(&bytes) {
            let again: ClientMessage = serde_json::from_str(&to_text(&message)).unwrap();
            prop_assert_eq!(message, again);
        }
    }

    /// A good message with one place spoilt is refused, or means exactly what it says.
    #[test]
    fn the_decoder_takes_spoilt_messages(at in any::<prop::sample::Index>(), with in any::<u8>(), cut: bool) {
        for good in [
            r#"{"kind":"hello","seen":12}"#,
            r#"{"kind":"do","id":"a-1","command":{"kind":"ready","seat":3,"nonce":"00"}}"#,
            r#"{"kind":"pong","ping":7}"#,
        ] {
            let mut bytes = good.as_bytes().to_vec();
            let at = at.index(bytes.len());
            if cut { bytes.truncate(at); } else { bytes[at] = with; }
            if let Ok(message) = serde_json::from_slice::<ClientMessage>(&bytes) {
                let again: ClientMessage = serde_json::from_str(&to_text(&message)).unwrap();
                prop_assert_eq!(message, again);
            }
        }
    }
}
