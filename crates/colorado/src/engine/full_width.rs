//! The plain search that the pruned one is measured against: every move to the full depth.

use std::sync::Arc;

use super::node::Node;
use super::position::SearchPosition;
use super::pruning::Prunings;
use super::report::Limits;
use super::searcher::Searcher;
use super::transposition::TranspositionTable;
use crate::{Course, Geometry};

/// The full-width score at this depth, quiescence below it. It depends on the position alone, not on move order.
pub fn full_width(geometry: &Arc<Geometry>, course: &Course, depth: u32) -> i32 {
    // Without pruning the table's scores are not used; its best moves only order.
    let table = TranspositionTable::with_slots(geometry, 1 << 12);
    let never = || false;
    let searcher = Searcher { prunings: Prunings::NONE, ..Searcher::new(&table, &never) };
    let mut search = searcher.search(course, Limits::default());
    search.search(Node::root(&SearchPosition::from(course), depth))
}
