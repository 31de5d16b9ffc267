//! Everything that is tested of Koroona from outside, in one binary: the rule book, the physics, the bots, old logs.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod golden;
mod physics;
mod positions;
mod properties;
mod rules;
#[cfg(feature = "bots")]
mod shooter;
mod support;
