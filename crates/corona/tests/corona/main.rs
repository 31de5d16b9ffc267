//! Corona's tests: the rule book, laws over random games, hostile logs, recorded games, the solver and the bidders.
#![allow(clippy::unwrap_used, reason = "test code")]

mod bidders;
mod golden;
mod grading;
mod hostile;
mod positions;
mod properties;
mod review;
mod rules;
mod solver;
mod support;
