//! Stores that earlier versions wrote, with games finished and under way: they open, wake, replay and go on, for ever.
//! `crates/tablier/tests/stores/README.md` says what is in them.
#![allow(clippy::unwrap_used, reason = "test code")]

#[path = "../../src/games.rs"]
mod games;
mod going_on;
mod kept;
mod party;
mod replaying;
