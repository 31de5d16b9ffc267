//! The rule book, one test per rule, each with a small scene: `n14_…` tests N14.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod discs_put;
mod fouls;
mod light_and_dark;
mod matches;
mod rest;
mod scene;
mod start;
mod turn;
