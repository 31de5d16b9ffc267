//! Turns: where many want what only a few can have at a time, everybody gets theirs, however much somebody else wants.

mod places;
mod queue;

pub(crate) use places::{Permit, Places};
