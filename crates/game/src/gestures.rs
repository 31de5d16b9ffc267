//! What a player is about to do, shown to the others as it happens: stored nowhere, and no state changes by it.

use crate::{Data, Game, Seat};

/// A game whose players see each other's hands.
pub trait Gestures: Game {
    /// A movement of somebody's hand. Small: it travels many times a second.
    type Gesture: Data;

    /// Does it mean anything for this seat now? What does not is shown to nobody.
    fn is_shown(state: &Self::State, by: Seat, gesture: &Self::Gesture) -> bool;
}
