//! The rule book as tests: one per numbered rule, named after it, and then what the rules leave to software.
#![allow(clippy::unwrap_used, reason = "test code")]

#[path = "../support/mod.rs"]
mod support;

mod auction;
mod ending;
mod options;
mod play;
mod preparation;
mod setting_up;
mod settlement;
mod software;
