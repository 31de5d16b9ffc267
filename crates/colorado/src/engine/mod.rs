//! An opponent: iterative deepening, principal-variation search, quiescence, and a hand-made evaluation.
//!
//! Everything here is a function of what is handed in: the same search with the same limits visits the same nodes
//! on every machine. Clocks and threads are the caller's; a search asks `should_stop`, and a [`Table`] may be shared
//! by several searches at once.

mod eval;
mod full_width;
mod habit;
mod keys;
mod level;
mod line;
mod node;
mod order;
mod quiescence;
mod reduction;
mod report;
mod review;
mod score;
mod search;
mod table;
mod think;
mod weights;

pub use eval::{EARLIEST, Judge, features, phase};
pub use full_width::full_width;
pub use habit::{Habit, Habits};
pub use level::{Choice, LEVELS, Level, choose};
pub use line::Line;
pub use report::{Limits, Report};
pub use review::{NotPlayable, REVIEW_NODES, Review, Reviewed, review};
pub use score::Score;
pub use table::Table;
pub use think::{Thinker, think};
pub use weights::{TERMS, Term, WEIGHTS, Weight, Weights};
