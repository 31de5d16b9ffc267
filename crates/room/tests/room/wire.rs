//! What is sent and how it is read: names, codes of refusals, messages as JSON, and input of any kind.

use std::collections::BTreeSet;

use proptest::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use tablier_corona::Corona;
use tablier_game::{Millis, Seat};
use tablier_room::wire::{ClientMessage, ClockNow, Greeting, PlainMessage, ServerMessageOf, to_text};
use tablier_room::{CommandOf, GuestId, Moment, Name, Refusal, Refused, SessionId};

use crate::support::{ADA, Table};

#[test]
fn refusals_have_codes_of_their_own_in_snake_case() {
    let codes: BTreeSet<_> = Refused::ALL.iter().map(|refused| refused.code()).collect();
    assert_eq!(codes.len(), Refused::ALL.len());
    let plain = |c: char| c.is_ascii_lowercase() || c == '_';
    assert!(
        codes.iter().all(|code| code.chars().all(plain) && !code.starts_with('_') && !code.ends_with('_'))
    );
    let games: BTreeSet<_> = <tablier_corona::game::Refusal as tablier_game::Refuse>::all()
        .iter()
        .map(tablier_game::Refuse::code)
        .collect();
    assert!(codes.is_disjoint(&games), "a code tells a room's refusal from a game's");
}

#[test]
fn a_games_refusal_travels_with_its_rule_and_a_rooms_without() {
    let room: Refusal = Refused::Paused.into();
    assert_eq!(to_text(&room), r#"{"code":"paused"}"#);
    let game = Refusal::by_game(&tablier_corona::game::Refusal::NoEnding);
    assert!(to_text(&game).starts_with(r#"{"code":"no_ending","rule":"C"#));
}

fn survives<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(message: &T) {
    let text = to_text(message);
    assert_eq!(serde_json::from_str::<T>(&text).expect("reads back"), *message, "{text}");
    assert!(text.starts_with(r#"{"kind":""#), "{text}");
}

#[test]
fn every_message_survives_json() {
    for message in [
        ClientMessage::Do { id: 7, moment: Moment::Lobby(3), command: json!({"kind": "start"}) },
        ClientMessage::Gesture { seat: Seat(1), gesture: json!({"react": "bravo"}) },
        ClientMessage::Pong { ping: u64::MAX },
    ] {
        survives(&message);
    }
    let (protocol, build, session) = (2, Some("b".to_owned()), Some(SessionId([7; 16])));
    survives(&Greeting::Hello { protocol, build, session, seen: Some(7) });
    let clock = ClockNow { at: Millis(7), runs: true };
    for message in [
        PlainMessage::Welcome { you: Some(ADA), protocol, build: "b".into(), ping_every: Millis(5_000) },
        PlainMessage::Welcome { you: None, protocol, build: String::new(), ping_every: Millis(1) },
        PlainMessage::Ack { id: 9, number: 3 },
        PlainMessage::Gesture { seat: Seat(0), gesture: () },
        PlainMessage::Refused { id: None, refusal: Refused::Paused.into() },
        PlainMessage::Resend { id: u64::MAX },
        PlainMessage::Presence { present: vec![ADA], watching: 2, clock },
        PlainMessage::Ping { ping: 1 },
        PlainMessage::Store { read_only: true },
        PlainMessage::Bye { why: "going_down".to_owned() },
    ] {
        survives(&message);
    }
    let mut table = Table::playing(3);
    table.set_up();
    table.pass(6_000);
    for text in table.told.iter().flat_map(tablier_room::Messages::texts) {
        let message = serde_json::from_str::<ServerMessageOf<Corona>>(text).expect("a message");
        survives(&message);
        assert_eq!(
            to_text(&message),
            *text,
            "put together from its parts, it is what it would be in one piece"
        );
    }
}

#[test]
fn unknown_fields_and_kinds_are_refused() {
    let mut table = Table::playing(2);
    let hash = "00".repeat(32);
    for (number, bad) in [
        json!(null),
        json!([]),
        json!("start"),
        json!({}),
        json!({"kind": "dance"}),
        json!({"kind": "Start"}),
        json!({"kind": "start", "now": true}),
        json!({"kind": "pause", "now": true}),
        json!({"kind": "resume", "now": true}),
        json!({"kind": "play_on", "now": true}),
        json!({"kind": "open_door", "code": "KLMPRT"}),
        json!({"kind": "close_door", "now": true}),
        json!({"kind": "sit", "seat": 0}),
        json!({"kind": "sit", "name": 7}),
        json!({"kind": "set_name"}),
        json!({"kind": "seat_bot", "level": 256}),
        json!({"kind": "seat_bot", "level": -1}),
        json!({"kind": "stand", "seat": 65_536}),
        json!({"kind": "ready", "seat": 0, "nonce": "00"}),
        json!({"kind": "take_link", "secret": "zz"}),
        json!({"kind": "make_link", "seat": 0, "hash": hash, "more": 1}),
        json!({"kind": "play", "seat": 0, "command": {"kind": "place_call", "points": 3, "at": 0}}),
        json!({"kind": "play", "seat": 0, "command": {"kind": "touch", "piece": 6}}),
        json!({"kind": "play", "seat": 0, "command": {"kind": "say_done", "now": true}}),
        json!({"kind": "play", "seat": 0, "command": {"kind": "end_play", "piece": 1}}),
        json!({"kind": "change_setup", "setup": {"glas": 5}}),
    ]
    .iter()
    .enumerate()
    {
        let entries = table.log.len();
        assert_eq!(table.send(ADA, 1_000 + number as u64, bad, 0), Err("bad_command".to_owned()), "{bad}");
        assert_eq!(table.log.len(), entries);
    }
    for bad in [
        r#"{"kind":"hello","seen":1}"#,
        r#"{"kind":"do","id":"","moment":"any","command":{}}"#,
        r#"{"kind":"do","id":-1,"moment":"any","command":{}}"#,
        r#"{"kind":"do","moment":"any","command":{}}"#,
        r#"{"kind":"do","id":1,"command":{}}"#,
        r#"{"kind":"do","id":1,"moment":"now","command":{}}"#,
        r#"{"kind":"do","id":1,"moment":{"play":{"game":"00"}},"command":{}}"#,
        r#"{"kind":"do","id":1,"moment":"any","command":{},"by":1}"#,
        r#"{"kind":"gesture","gesture":{}}"#,
        r#"{"kind":"told"}"#,
        r#"{"kind":"hello"} {"kind":"hello"}"#,
        "",
        "7",
    ] {
        assert!(serde_json::from_str::<ClientMessage>(bad).is_err(), "{bad}");
    }
}

#[test]
fn a_greeting_ignores_what_it_does_not_know_and_old_pages_are_told_apart() {
    let read = |text: &str| serde_json::from_str::<Greeting>(text).ok();
    let newer = r#"{"kind":"hello","protocol":9,"session":"07070707070707070707070707070707","hat":"red"}"#;
    let session = Some(SessionId([7; 16]));
    assert_eq!(read(newer), Some(Greeting::Hello { protocol: 9, build: None, session, seen: None }));
    let oldest = Greeting::Hello { protocol: 1, build: None, session: None, seen: Some(3) };
    assert_eq!(read(r#"{"kind":"hello","seen":3}"#), Some(oldest));
    for bad in
        [r#"{"kind":"hello","seen":-1}"#, r#"{"kind":"hello","session":"07"}"#, r#"{"kind":"do"}"#, "7"]
    {
        assert_eq!(read(bad), None, "{bad}");
    }
}

#[test]
fn json_too_deep_to_read_is_refused() {
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let text = format!(r#"{{"kind":"do","id":1,"moment":"any","command":{deep}}}"#);
    assert!(serde_json::from_str::<ClientMessage>(&text).is_err());
    let mut table = Table::playing(2);
    let deep: Value = serde_json::from_str(&format!("{}{}", "[".repeat(120), "]".repeat(120))).expect("JSON");
    for command in [deep.clone(), json!({"kind": "sit", "name": deep}), json!({"kind": deep})] {
        assert_eq!(table.send(ADA, 1_000, &command, 0), Err("bad_command".to_owned()));
    }
}

#[test]
fn names_come_in_cleaned() {
    let mut table = Table::seated(1);
    let name = json!({"kind": "set_name", "name": "  A\u{202e}d\u{200b}a\n\u{0}  "});
    table.send(ADA, 1_000, &name, 0).expect("any text is a name");
    assert_eq!(table.view(ADA).guests[0].name.as_str(), "Ada");
    let sit = json!({"kind": "sit", "name": "\u{2066}"});
    table.send(ADA, 1_001, &sit, 0).expect("any text is a name");
    assert!(table.told.last().expect("told").of(Some(ADA)).expect("worded").contains(r#""name":"?""#));
}

fn any_json() -> impl Strategy<Value = Value> {
    let words = proptest::sample::select(vec![
        "kind",
        "seat",
        "command",
        "sit",
        "start",
        "play",
        "ready",
        "nonce",
        "name",
        "level",
        "stand",
        "pause",
        "give_up",
        "setup",
        "points",
        "place_call",
        "take_link",
        "secret",
        "hand_over",
        "to",
        "guest",
    ]);
    let word = words.prop_map(str::to_owned);
    let text = prop_oneof![3 => word.clone(), 1 => ".{0,12}", 1 => "[0-9a-f]{32}", 1 => "[0-9a-f]{64}"];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0_u8..8).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        text.prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 40, 5, move |inner| {
        let key = prop_oneof![4 => word.clone(), 1 => ".{0,6}"];
        prop_oneof![
            1 => proptest::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            3 => proptest::collection::btree_map(key, inner, 0..5)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn no_json_harms_a_table(values in proptest::collection::vec((any_json(), 0_u32..5, any::<u64>()), 20..60)) {
        let mut table = Table::playing(2);
        for (number, (value, guest, delay)) in values.iter().enumerate() {
            let entries = table.log.len();
            let accepted = table.send(GuestId(*guest), 1_000 + number as u64, value, *delay).is_ok();
            prop_assert_eq!(accepted, table.log.len() > entries);
            let _ = serde_json::from_str::<ClientMessage>(&value.to_string());
            if let Ok(command) = serde_json::from_value::<CommandOf<Corona>>(value.clone()) {
                survives(&command);
            }
        }
        table.restart();
    }

    #[test]
    fn a_cleaned_name_is_clean(text in any::<String>()) {
        let name = Name::clean(&text);
        prop_assert_eq!(Name::clean(name.as_str()), name.clone());
        prop_assert!((1..=Name::LONGEST).contains(&name.as_str().chars().count()));
        prop_assert!(!name.as_str().chars().any(char::is_control));
        prop_assert_eq!(name.as_str().trim(), name.as_str());
    }
}
