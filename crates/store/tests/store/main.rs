//! The store's tests: the contract on SQLite, its file, its bounds, and crashes.
#![allow(clippy::unwrap_used, reason = "test code")]

mod contract;
mod crash;
mod full;
mod grouping;
mod interleaving;
mod opening;
mod support;
