//! What a command is meant for: a number that its sender saw, so that one that comes late is not taken for another's.

use serde::{Deserialize, Serialize};

/// How much of a game a command concerns, and so how long it keeps its meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Span {
    /// The turn at hand.
    Turn,
    /// The part at hand: a round, a game of the match, a set.
    Part,
    /// The offer that waits for an answer.
    Offer,
}

/// The moments of a game as it stands: what a command must name to be meant for now. Each number means one thing in
/// a game, and never comes back.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moments {
    /// The turn. It rises with whatever makes the last turn's commands meaningless, and not with what people may do
    /// several of without waiting.
    pub turn: u32,
    /// The part.
    pub part: u32,
    /// The turn in which the offer was made that waits for an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub offer: Option<u32>,
}

impl Moments {
    /// What a command of this span must name.
    pub fn of(self, span: Span) -> Option<u32> {
        match span {
            Span::Turn => Some(self.turn),
            Span::Part => Some(self.part),
            Span::Offer => self.offer,
        }
    }
}
