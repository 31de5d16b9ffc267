//! What every situation is worth, and which moves get it.
//!
//! [`Tablebase`] is the whole game solved from its end: a few megabytes, built in milliseconds, then every answer is
//! looked up. [`solve`] finds one situation's best without it. [`best_sets()`] counts how many ways lead to the best.
//!
//! ```
//! use tablier_corona::board::{Pips, Placement, Points, Situation, Space, Throw};
//! use tablier_corona::solver::{Tablebase, best_sets, solve};
//!
//! // C19: five pieces on one space, one six spaces away, all dice 6.
//! let [near, far] = [0, 6].map(|space| Space::try_from(space).unwrap());
//! let six = Pips::try_from(6).unwrap();
//! let situation = Situation {
//!     placement: Placement([near, near, near, near, near, far]),
//!     throw: Throw([six; 6]),
//! };
//!
//! let tablebase = Tablebase::build();
//! assert_eq!(tablebase.value(&situation), Points(21));
//! let scored = tablebase.best_line(&situation).iter().map(|m| m.points.0).collect::<Vec<_>>();
//! assert_eq!(scored, [2, 5, 2, 3, 4, 5]);
//!
//! assert_eq!(solve(&situation).best, Points(21));
//! assert_eq!(best_sets(&situation).tight, 1);
//! ```
//!
//! Every answer is the most to be had when any of the pieces may be moved, each by one die (C10, C11), every landing
//! scored by itself (C12).

mod bags;
mod best_sets;
mod build;
mod census;
mod growth;
mod line;
mod numbering;
mod orbits;
mod plan;
mod plans;
mod search;
mod tablebase;

pub use best_sets::{BestSets, best_sets};
pub use census::Census;
pub use search::{Solution, solve};
pub use tablebase::Tablebase;
