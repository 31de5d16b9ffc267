//! How a seat at boardgame.io speaks, and what it hears: Socket.IO's texts in engine.io 4, over a plain socket.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::heard::{Heard, after_last, number_after_last};

/// The game's name in `bench/peers/boardgame.io/server.js`, which is its part of the socket too.
pub(crate) const GAME: &str = "load";
/// Joining the game's part of the socket.
pub(crate) const JOIN: &str = "40/load,";

/// A seat in a match.
#[derive(Debug)]
pub(crate) struct Player {
    /// The match.
    pub(crate) id: String,
    /// The seat's number; nothing for somebody who only watches.
    pub(crate) seat: Option<String>,
    /// What proves that it is theirs.
    pub(crate) credentials: String,
    /// The number of the last state that was seen: a client says what its move was made in.
    seen: AtomicU64,
}

impl Player {
    pub(crate) fn new(id: &str, seat: Option<usize>, credentials: &str) -> Player {
        let seat = seat.map(|seat| seat.to_string());
        Player { id: id.into(), seat, credentials: credentials.into(), seen: AtomicU64::new(0) }
    }

    /// Asks for everything, and to be told from now on.
    pub(crate) fn sync(&self, seats: usize) -> String {
        let (id, seat) = (&self.id, serde_json::json!(self.seat));
        let credentials = serde_json::json!(self.seat.is_some().then_some(&self.credentials));
        format!(r#"42/{GAME},["sync","{id}",{seat},{credentials},{seats}]"#)
    }

    pub(crate) fn nth(&self, nth: u32) -> String {
        let (id, credentials, seen) = (&self.id, &self.credentials, self.seen.load(Ordering::Relaxed));
        let seat = self.seat.as_deref().unwrap_or_default();
        format!(
            r#"42/{GAME},["update",{{"type":"MAKE_MOVE","payload":{{"type":"name","args":["{nth}"],"playerID":"{seat}","credentials":"{credentials}"}}}},{seen},"{id}","{seat}"]"#
        )
    }

    /// What a message is. A move is answered by the state it led to: its log, which comes last, names the move.
    pub(crate) fn hear(&self, text: &[u8]) -> Heard {
        match text {
            b"2" => return Heard::Answer("3".into()),
            [b'1', ..] | [b'4', b'1', ..] => return Heard::Bye("closed".into()),
            [b'4', b'4', ..] => return Heard::Bye(String::from_utf8_lossy(text).into_owned()),
            _ => {}
        }
        let Some(event) = text.strip_prefix(b"42/load,[\"") else { return Heard::Other };
        if event.starts_with(b"sync") {
            return Heard::Anew;
        }
        if !event.starts_with(b"update") {
            return Heard::Other;
        }
        let Some(moved) = after_last(event, br#""args":[""#) else { return Heard::Told };
        if let Some(before) = number_after_last(moved, br#""_stateID":"#) {
            self.seen.fetch_max(before + 1, Ordering::Relaxed);
        }
        let end = moved.iter().position(|byte| *byte == b'"').unwrap_or(0);
        let nth = std::str::from_utf8(&moved[..end]).ok().and_then(|nth| nth.parse().ok());
        match (nth, &self.seat) {
            (Some(nth), Some(seat)) if is_by(&moved[end..], seat) => Heard::AckTold(nth),
            _ => Heard::Told,
        }
    }
}

/// Whether the move whose log goes on like this is this seat's.
fn is_by(rest: &[u8], seat: &str) -> bool {
    rest.strip_prefix(br#""],"playerID":""#)
        .and_then(|rest| rest.strip_prefix(seat.as_bytes()))
        .is_some_and(|rest| rest.first() == Some(&b'"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As boardgame.io 0.50.2 wrote it.
    const UPDATE: &str = r#"42/load,["update","m",{"G":{"names":["3","7"]},"ctx":{"numPlayers":2},"plugins":{},"_undo":[],"_redo":[],"_stateID":12},[{"action":{"type":"MAKE_MOVE","payload":{"type":"name","args":["7"],"playerID":"1"}},"_stateID":11,"turn":1,"phase":null}]]"#;

    #[test]
    fn the_state_after_ones_own_move_is_its_answer_and_after_anothers_it_is_news() {
        let own = Player::new("m", Some(1), "secret");
        assert_eq!(own.hear(UPDATE.as_bytes()), Heard::AckTold(7));
        assert!(own.nth(8).ends_with(r#"},12,"m","1"]"#), "{}", own.nth(8));
        assert_eq!(Player::new("m", Some(0), "").hear(UPDATE.as_bytes()), Heard::Told);
        assert_eq!(Player::new("m", Some(11), "").hear(UPDATE.as_bytes()), Heard::Told);
        assert_eq!(Player::new("m", None, "").hear(UPDATE.as_bytes()), Heard::Told);
    }

    #[test]
    fn the_sockets_own_messages_are_known() {
        let player = Player::new("m", Some(0), "");
        assert_eq!(player.hear(b"2"), Heard::Answer("3".into()));
        assert_eq!(player.hear(br#"42/load,["sync","m",{"state":{}}]"#), Heard::Anew);
        assert_eq!(player.hear(br#"42/load,["matchData","m",[]]"#), Heard::Other);
        assert_eq!(player.hear(b"41/load,"), Heard::Bye("closed".into()));
        assert_eq!(player.hear(br#"0{"sid":"x"}"#), Heard::Other);
    }

    #[test]
    fn what_is_said_is_json_behind_its_number() {
        let player = Player::new("m", Some(1), "secret");
        for text in [player.nth(3), player.sync(4), Player::new("m", None, "").sync(4)] {
            let json = text.strip_prefix("42/load,").unwrap();
            assert!(serde_json::from_str::<serde_json::Value>(json).is_ok(), "{text}");
        }
    }
}
