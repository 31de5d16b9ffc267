//! An opponent: iterative deepening, principal-variation search, quiescence, and a hand-made evaluation.
//!
//! Everything here is a function of what is handed in: the same search with the same limits visits the same nodes
//! on every machine. Clocks and threads are the caller's; a search asks `should_stop`, and several searches at once
//! may share a [`TranspositionTable`].

mod chance;
mod evaluator;
mod full_width;
mod history;
mod keys;
mod level;
mod node;
mod order;
mod position;
mod pruning;
mod quiescence;
mod reduction;
mod report;
mod review;
mod score;
mod search;
mod searcher;
mod transposition;
mod weights;

pub use chance::{SLOPE, Slope, chance};
pub use evaluator::{EARLIEST, Evaluator, features, phase};
pub use full_width::full_width;
pub use level::{Choice, LEVELS, Level, choose};
pub use pruning::{Pruning, Prunings};
pub use report::{Limits, Report};
pub use review::{GameReview, NotPlayable, REVIEW_NODES, Reviewed, review};
pub use score::Score;
pub use searcher::{Searcher, think};
pub use transposition::TranspositionTable;
pub use weights::{TERMS, Term, WEIGHTS, Weight, Weights};
