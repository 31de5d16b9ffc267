//! The first event of every game.

use serde::{Deserialize, Serialize};

use crate::{Commitment, GameId, Millis, Nonce, Seat, Seed};

/// How a game began: all that its state is built from besides its later events.
///
/// It holds the seed and therefore never leaves the server before the game is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Started<Setup> {
    /// This game's own name.
    pub id: GameId,
    /// The version of the game's rules and events it was begun under ([`crate::Game::SCHEMA`]).
    pub rules: u32,
    /// What the players agreed on.
    pub setup: Setup,
    /// One nonce per seat, fixed before the start: each player's part in what chance decides at the start.
    pub nonces: Vec<Nonce>,
    /// The secret behind everything random.
    pub seed: Seed,
    /// Table time of the start.
    pub at: Millis,
}

impl<Setup> Started<Setup> {
    /// How many seats the game has.
    pub fn seat_count(&self) -> usize {
        self.nonces.len()
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<Setup> {
        Seat::all(self.nonces.len())
    }

    /// What was shown before the game.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment(self.id)
    }

    /// Every seat's nonce, one after the other: the nonce of what belongs to nobody in particular.
    pub fn joint_nonce(&self) -> Vec<u8> {
        self.nonces.iter().flat_map(|nonce| nonce.0).collect()
    }
}
