//! The store's tests: the contract on SQLite, its file, its bounds, copies of it, and crashes; then PostgreSQL.
#![allow(clippy::unwrap_used, reason = "test code")]

mod backup;
mod contract;
mod crash;
mod full;
mod grouping;
mod interleaving;
mod opening;
#[cfg(all(unix, feature = "postgres"))]
mod postgres;
#[cfg(feature = "postgres")]
mod simulated;
mod support;
