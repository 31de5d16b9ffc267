//! What an expert says of a finished game, position by position. Not every game has one: Corona's solver has its say
//! while the game is played, as an event.

use serde::Serialize;

use crate::{Game, Record};

/// A game whose finished games an expert looks at again.
pub trait Review: Game {
    /// What is said of one position.
    type Said: Serialize;

    /// What the expert says of each position, in order. The same game is told the same, however fast the machine;
    /// told to stop, the expert keeps to what has been said so far. Of a record that does not replay nothing is said.
    fn review(record: &Record<Self::Setup, Self::Event>, should_stop: &dyn Fn() -> bool) -> Vec<Self::Said>;
}
