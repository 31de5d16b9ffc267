//! The rule book as tests: one per clause of a numbered rule, named after it, and then what the rules leave to
//! software.

mod auction;
mod ending;
mod options;
mod play;
mod preparation;
mod setting_up;
mod settlement;
mod software;
