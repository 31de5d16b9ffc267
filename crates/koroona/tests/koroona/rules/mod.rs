//! The rule book, one test per clause of a rule, each with a small scene: `n14_…` tests N14.

mod discs_put;
mod early;
mod fouls;
mod light_and_dark;
mod long_sets;
pub(crate) mod matches;
pub(crate) mod rest;
mod spots;
pub(crate) mod start;
mod turn;
