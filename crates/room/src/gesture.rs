//! What people at a table show each other as it happens. Nothing of it is stored, and nothing changes by it.

use serde::{Deserialize, Serialize};

/// A gesture of somebody on a chair.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gesture<Play> {
    /// A movement of the hand, as the game knows them.
    Play(Play),
    /// A small word or sign.
    React(Reaction),
    /// Seen enough of how this part of the game ended: go on.
    GoOn {
        /// Which part, as the view counts ([`Moments::part`](tablier_game::Moments::part)).
        part: u32,
    },
}

/// What one can say without words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Well played.
    Bravo,
    /// That was close.
    Phew,
    /// That hurt.
    Ouch,
    /// Sorry.
    Sorry,
    /// Thanks.
    Thanks,
    /// I need a moment.
    Thinking,
}

impl Reaction {
    /// All there are.
    pub const ALL: [Reaction; 6] = [
        Reaction::Bravo,
        Reaction::Phew,
        Reaction::Ouch,
        Reaction::Sorry,
        Reaction::Thanks,
        Reaction::Thinking,
    ];
}
