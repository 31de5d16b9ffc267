//! Peers.

pub mod colorado;
