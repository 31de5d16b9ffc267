//! The solver against a plain second one, the census, the count of best lines, and what bidders find.
#![allow(clippy::unwrap_used, reason = "test code")]

#[path = "../support/mod.rs"]
mod support;

mod agreement;
mod best_sets;
mod bidders;
mod census;
