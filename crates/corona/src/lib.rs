//! Corona (Alex Randolph, 1974): six pieces on a ring of twelve spaces, six dice, one minute, and an auction.
//!
//! [`board`] holds the material; [`solver`] knows what every situation is worth.

pub mod board;
pub mod solver;
