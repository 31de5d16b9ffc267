//! Fist, the toy that the conformance suite is proved on: a secret, a timer, an end. Nobody has to like playing it.
//!
//! - F1: two to six players. F2: each round everyone secretly shows 0 to 5 fingers (or fewer, if so agreed),
//! - F3: once, F4: within the time limit; whoever is late has their hand drawn by chance.
//! - F5: then all hands are seen; whoever showed the sum modulo the number of players gets a point.
//! - F6: the game ends after the agreed rounds or points, by agreement, or when one player is left.
//! - F7: whoever leaves has nothing more to do and is not ranked.

mod bot;
pub(crate) mod data;
pub(crate) mod flaw;
pub(crate) mod game;
mod probe;
mod state;
mod view;
