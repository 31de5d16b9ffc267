//! Gestures: shown to everybody else at once, or, when they come faster than people can look, the latest of them a little
//! later. Nothing of them is kept.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tablier_game::Seat;
use tablier_room::{GestureKind, Shown};
use tokio::time::Instant;

use super::task::Owner;
use crate::bus::{Address, Word};

/// How often a seat's gestures are shown.
const fn every(kind: GestureKind) -> Duration {
    match kind {
        GestureKind::Hand => Duration::from_millis(50),
        GestureKind::Sign => Duration::from_millis(500),
    }
}

/// A seat's gestures of one kind: when the last was shown, and the latest that was not.
struct Hand {
    shown: Instant,
    waiting: Option<(Address, Arc<str>)>,
}

/// The gestures at a table. As many as there are chairs, times two.
#[derive(Default)]
pub(super) struct Hands(BTreeMap<(Seat, GestureKind), Hand>);

impl Hands {
    /// When the next of those that wait may be shown.
    pub(super) fn next(&self) -> Option<Instant> {
        let waiting = self.0.iter().filter(|(_, hand)| hand.waiting.is_some());
        waiting.map(|((_, kind), hand)| hand.shown + every(*kind)).min()
    }

    /// Takes a gesture in. What can be shown now comes back.
    fn take(
        &mut self,
        seat: Seat,
        Shown { kind, text }: Shown,
        from: Address,
        now: Instant,
    ) -> Option<(Address, Arc<str>)> {
        let hand = self.0.entry((seat, kind)).or_insert(Hand { shown: now - every(kind), waiting: None });
        if now < hand.shown + every(kind) {
            hand.waiting = Some((from, text));
            return None;
        }
        (hand.shown, hand.waiting) = (now, None);
        Some((from, text))
    }

    /// What waited and may be shown now.
    fn due(&mut self, now: Instant) -> Vec<(Address, Arc<str>)> {
        let due = self.0.iter_mut().filter(|((_, kind), hand)| now >= hand.shown + every(*kind));
        due.filter_map(|(_, hand)| {
            let waited = hand.waiting.take()?;
            hand.shown = now;
            Some(waited)
        })
        .collect()
    }
}

impl Owner {
    pub(super) fn gesture(&mut self, from: Address, seat: Seat, gesture: &Value) {
        let Some(guest) = self.sockets.get(from).and_then(|socket| socket.guest) else { return };
        let Some(shown) = self.parts.desk.gesture(guest, seat, gesture) else { return };
        let shown = self.hands.take(seat, shown, from, Instant::now());
        self.pass_on(shown);
    }

    pub(super) fn show_hands(&mut self) {
        let due = self.hands.due(Instant::now());
        self.pass_on(due);
    }

    fn pass_on(&self, shown: impl IntoIterator<Item = (Address, Arc<str>)>) {
        for (from, text) in shown {
            self.say_to_all(&Word::Gesture { from, text: text.as_ref().into() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::{EdgeId, SocketId};

    #[test]
    fn of_gestures_that_come_too_fast_the_latest_is_shown() {
        let from = Address { edge: EdgeId(1), socket: SocketId(1) };
        let shown = |text: &str| Shown { kind: GestureKind::Hand, text: text.into() };
        let (mut hands, begun) = (Hands::default(), Instant::now());
        let later = |millis| begun + Duration::from_millis(millis);
        let text = |shown: Option<(Address, Arc<str>)>| shown.map(|(_, text)| text.to_string());
        assert_eq!(text(hands.take(Seat(0), shown("a"), from, begun)), Some("a".to_owned()));
        assert_eq!(text(hands.take(Seat(0), shown("b"), from, later(10))), None);
        assert_eq!(text(hands.take(Seat(0), shown("c"), from, later(20))), None);
        assert_eq!(text(hands.take(Seat(1), shown("x"), from, later(20))), Some("x".to_owned()));
        assert_eq!(hands.next(), Some(later(50)));
        assert!(hands.due(later(49)).is_empty());
        assert_eq!(text(hands.due(later(50)).pop()), Some("c".to_owned()));
        assert_eq!(hands.next(), None);
        assert_eq!(text(hands.take(Seat(0), shown("d"), from, later(200))), Some("d".to_owned()));
    }
}
