//! The game crate's tests: the conformance suite proved on a toy and on copies of it that break one law each, and
//! sessions.

mod conformance;
mod session;
mod toy;
