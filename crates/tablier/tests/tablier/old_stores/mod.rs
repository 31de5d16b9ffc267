//! Stores that earlier versions wrote, with games finished and under way: they open, wake, replay and go on, for ever.
//! `crates/tablier/tests/stores/README.md` says what is in them.

mod going_on;
mod kept;
mod party;
mod replaying;
mod reviewed;
