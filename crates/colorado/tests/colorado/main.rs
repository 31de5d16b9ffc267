//! Colorado's tests: the rule book's facts and rules, laws over random positions, and the engine.
#![allow(clippy::unwrap_used, reason = "test code")]

mod boards;
mod bots;
mod draws;
mod engine;
mod golden;
mod match_review;
mod matches;
mod notation;
mod perft;
mod review;
mod rules;
mod strength;
mod support;
