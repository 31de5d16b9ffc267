//! Colorado's tests: the rule book rule by rule, the game at the table, laws over random positions, and the engine.
#![allow(clippy::unwrap_used, reason = "test code")]

#[cfg(feature = "bots")]
mod engine;
mod golden;
mod notation;
mod perft;
mod positions;
mod properties;
mod rules;
mod support;
mod table;
