//! The engine: its search, the bots that play with it, and its reviews of finished games.

mod bots;
mod match_review;
mod review;
mod search;
mod strength;
