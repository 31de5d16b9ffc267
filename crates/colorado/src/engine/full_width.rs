//! The plain search that the clever one is measured against: every move to the full depth, nothing cut on suspicion.

use super::habit::Habits;
use super::line::Line;
use super::node::Node;
use super::report::Limits;
use super::table::Table;
use super::think::Thinker;
use crate::{Geometry, Situation};

/// The full-width score at this depth, quiescence below it. It depends on the position alone, not on move order.
pub fn full_width(geometry: &Geometry, situation: &Situation, depth: u32) -> i32 {
    // Without pruning the table's scores are not believed; its best moves only order.
    let table = Table::with_slots(1 << 12);
    let never = || false;
    let thinker = Thinker { habits: Habits::NONE, ..Thinker::new(geometry, &table, &never) };
    let mut search = thinker.search(situation, Limits::default());
    search.search(Node::root(&Line::from(situation), depth))
}
