//! What an expert says of a finished game, position by position, and of a position that no game stands behind. Not every
//! game has one.

use serde::Serialize;

use crate::{Game, Record, Started};

/// A game whose finished games an expert looks at again.
pub trait Review: Game {
    /// What is said of one position.
    type Said: Serialize;

    /// Which expert it is. It rises with every change by which it says otherwise of any position: what an earlier one said
    /// is not repeated then.
    const EDITION: u32;

    /// What the expert says of each position, in order. The same game is told the same, however fast the machine;
    /// told to stop, the expert keeps to what has been said so far. Of a record that does not replay nothing is said.
    fn review(record: &Record<Self::Setup, Self::Event>, should_stop: &dyn Fn() -> bool) -> Vec<Self::Said>;

    /// What the expert says of the position that a game begins with, as it would in a finished game; nothing where there
    /// is nothing to say yet, and when it is told to stop.
    fn consider(started: &Started<Self::Setup>, should_stop: &dyn Fn() -> bool) -> Option<Self::Said>;
}
