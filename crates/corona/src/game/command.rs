//! What a player asks for.

use serde::{Deserialize, Serialize};
use tablier_game::{Nonce, nothing_else};

use crate::board::{Colour, Piece, Placement, Points};
use crate::placement::PutDown;

/// A player's command. Who gives it and when comes with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The setter's pieces, and the nonce that makes the dice theirs as much as the server's (C5).
    SetUp {
        /// Where the six pieces go.
        placement: Placement,
        /// Drawn by the setter's device.
        nonce: Nonce,
    },
    /// What the setter has put down so far (C5): it stays, should they be called away.
    PlaceSoFar {
        /// Where each piece is, if anywhere yet.
        pieces: PutDown,
    },
    /// "Thirteen!" (C6)
    PlaceCall {
        /// How many points.
        points: Points,
    },
    /// Nothing more to call in this auction (an option of the table).
    #[serde(deserialize_with = "nothing_else")]
    SayDone,
    /// A marker onto a piece; from wherever it was, and in place of whatever was there (C10).
    PutMarker {
        /// The piece to be marked.
        piece: Piece,
        /// The marker's colour.
        colour: Colour,
    },
    /// A marker back off a piece (C10).
    TakeMarker {
        /// The piece that is to lose its marker.
        piece: Piece,
    },
    /// Touching a piece: if it is marked, that is its move (C11).
    Touch {
        /// The piece that is touched.
        piece: Piece,
    },
    /// Playing no piece at all (C10): the round ends with no points.
    #[serde(deserialize_with = "nothing_else")]
    EndPlay,
}
