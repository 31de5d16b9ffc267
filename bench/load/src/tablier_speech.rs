//! How a seat at Tablier speaks, and what it hears: protocol 2 of `crates/room/src/wire.rs`. The texts are made of its
//! types once; after that only numbers change.

use anyhow::{Context, Result};
use serde_json::Value;
use tablier_room::wire::{ClientMessage, Greeting, PROTOCOL, to_text};
use tablier_room::{Command, Moment, Name, SessionId};

use crate::heard::{Heard, number_after, word_after};

/// Stands where a command's number comes, until it does.
const MARK: u64 = 4_242_424_242;
/// The number of the command with which a seat sits down.
pub(crate) const SIT: u64 = 1;
/// The number of a seat's first command under load: all before it are for opening the table.
const FIRST: u64 = 100;

/// The text of a command, but for its number. The load is people changing their names: it is always allowed, becomes an
/// entry, and everyone at the table is told.
#[derive(Debug, Clone)]
pub(crate) struct Template([String; 3]);

impl Template {
    pub(crate) fn new() -> Result<Template> {
        let name = Name::clean(&MARK.to_string());
        let command = serde_json::to_value(Command::<(), ()>::SetName { name })?;
        let text = to_text(&ClientMessage::Do { id: MARK, moment: Moment::Any, command });
        let parts: Vec<String> = text.split(&MARK.to_string()).map(str::to_owned).collect();
        let parts = parts.try_into().ok().context("a command holds its number and a name, once each")?;
        Ok(Template(parts))
    }

    pub(crate) fn nth(&self, nth: u32) -> String {
        let ([start, middle, end], id) = (&self.0, number_of(nth));
        format!("{start}{id}{middle}{id}{end}")
    }
}

/// The session of a page.
pub(crate) fn session_of(page: u64) -> [u8; 16] {
    u128::from(page).to_be_bytes()
}

/// A page's first words.
pub(crate) fn hello(page: u64) -> String {
    let session = session_of(page);
    to_text(&Greeting::Hello {
        protocol: PROTOCOL,
        build: None,
        session: Some(SessionId(session)),
        seen: None,
    })
}

/// Sitting down, at a table whose snapshot this is.
pub(crate) fn sit(snapshot: &[u8]) -> Result<String> {
    let snapshot: Value = serde_json::from_slice(snapshot)?;
    let next = serde_json::json!({ "next": snapshot["view"]["next"]["id"] });
    let moment = serde_json::from_value(next).context("a new table's view shows which game is next")?;
    let command = serde_json::to_value(Command::<(), ()>::Sit { name: None })?;
    Ok(to_text(&ClientMessage::Do { id: SIT, moment, command }))
}

/// What a message is.
pub(crate) fn hear(text: &[u8]) -> Heard {
    let Some(rest) = text.strip_prefix(br#"{"kind":""#) else { return Heard::Other };
    let end = rest.iter().position(|byte| *byte == b'"').unwrap_or(rest.len());
    let id = || number_after(rest, br#""id":"#);
    match &rest[..end] {
        b"ack" => id().map_or(Heard::Other, Heard::Ack),
        b"told" => Heard::Told,
        b"snapshot" => Heard::Anew,
        b"refused" => Heard::Refused(id(), word_after(rest, br#""code":""#).unwrap_or_default()),
        b"resend" => id().map_or(Heard::Other, Heard::Resend),
        b"ping" => number_after(rest, br#""ping":"#)
            .map_or(Heard::Other, |ping| Heard::Answer(to_text(&ClientMessage::Pong { ping }))),
        b"bye" => Heard::Bye(word_after(rest, br#""why":""#).unwrap_or_default()),
        _ => Heard::Other,
    }
}

/// The number of a seat's nth command under load.
pub(crate) fn number_of(nth: u32) -> u64 {
    FIRST + u64::from(nth)
}

/// Which of a seat's commands under load has this number.
pub(crate) fn nth(id: u64) -> Option<u32> {
    u32::try_from(id.checked_sub(FIRST)?).ok()
}

#[cfg(test)]
mod tests {
    use tablier_room::Refusal;
    use tablier_room::wire::{ClockNow, PlainMessage, ServerMessage};

    use super::*;

    type Message = ServerMessage<Value, Value, ()>;

    fn heard(message: &Message) -> Heard {
        hear(to_text(message).as_bytes())
    }

    #[test]
    fn every_message_is_told_from_the_others_as_the_room_writes_them() {
        let clock: ClockNow = serde_json::from_str(r#"{"at":5,"runs":true}"#).unwrap();
        let view = serde_json::json!({ "kind": "ack", "id": 7 });
        let refusal = Refusal { code: "not_now".into(), rule: None };
        assert_eq!(heard(&Message::Ack { id: 123, number: 9 }), Heard::Ack(123));
        let told = Message::Told { after: 7, number: 8, clock, told: vec![view.clone()], view: view.clone() };
        assert_eq!(heard(&told), Heard::Told);
        assert_eq!(heard(&Message::Snapshot { number: 8, clock, view, lately: Vec::new() }), Heard::Anew);
        let refused = Message::Refused { id: Some(4), refusal: refusal.clone() };
        assert_eq!(heard(&refused), Heard::Refused(Some(4), "not_now".into()));
        let unread = Message::Refused { id: None, refusal };
        assert_eq!(heard(&unread), Heard::Refused(None, "not_now".into()));
        assert_eq!(heard(&Message::Resend { id: 5 }), Heard::Resend(5));
        assert_eq!(heard(&Message::Ping { ping: 6 }), Heard::Answer(r#"{"kind":"pong","ping":6}"#.into()));
        assert_eq!(heard(&Message::Bye { why: "server_stops".into() }), Heard::Bye("server_stops".into()));
        assert_eq!(hear(to_text(&PlainMessage::Store { read_only: true }).as_bytes()), Heard::Other);
        assert_eq!(hear(b"nothing of ours"), Heard::Other);
    }

    #[test]
    fn a_command_is_one_that_the_room_reads_with_its_own_number() {
        let text = Template::new().unwrap().nth(17);
        let read: ClientMessage = serde_json::from_str(&text).unwrap();
        let command = serde_json::json!({ "kind": "set_name", "name": "117" });
        assert_eq!(read, ClientMessage::Do { id: 117, moment: Moment::Any, command });
        assert_eq!((nth(117), nth(SIT)), (Some(17), None));
    }

    #[test]
    fn a_seat_is_taken_in_the_game_that_the_snapshot_names() {
        let id = "00112233445566778899aabbccddeeff";
        let snapshot = serde_json::json!({ "kind": "snapshot", "view": { "next": { "id": id } } });
        match sit(snapshot.to_string().as_bytes()) {
            Ok(text) => assert!(text.contains(id) && text.contains(r#""kind":"sit""#), "{text}"),
            Err(error) => panic!("{error:#}"),
        }
        assert!(sit(br#"{"view":{}}"#).is_err());
    }

    #[test]
    fn pages_have_names_of_their_own() {
        assert_ne!(hello(1), hello(2));
        assert!(serde_json::from_str::<Greeting>(&hello(3)).is_ok());
    }
}
