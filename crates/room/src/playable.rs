//! What a game needs to be played in a room.

use tablier_game::{Bots, Gestures};

/// A game with bots for empty seats, whose players see each other's hands.
pub trait Playable: Bots + Gestures {}
impl<G: Bots + Gestures> Playable for G {}
