//! x
pub mod entries;
