//! What a log promises.

pub(super) mod appending;
pub(super) mod clocks;
pub(super) mod fitting;
pub(super) mod lasting;
pub(super) mod racing;
