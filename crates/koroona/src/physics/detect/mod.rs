//! When things will meet, if nothing happens before: one file per pair of things.
//!
//! Every function answers with an absolute time not before `now`, or `None` for "never, as they move now".

pub(crate) mod disc_disc;
pub(crate) mod disc_line;
pub(crate) mod disc_pocket;
pub(crate) mod disc_rim;
