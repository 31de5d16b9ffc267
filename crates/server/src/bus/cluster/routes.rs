//! Which node has which table, as far as is known here, and which nodes were heard of.
//!
//! What is known may be wrong: whoever follows it then hears nothing, or that the table has moved, and looks again.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tablier_room::TableCode;
use tokio::time::Instant;

use crate::bus::EdgeId;

/// A node that was not heard of for so long is gone.
const NODE_GONE: Duration = Duration::from_secs(6);
/// The way to a node that is not heard of holds for so long, then the store is asked again.
const IN_DOUBT: Duration = Duration::from_millis(500);
/// A way that nobody here has a socket at is kept for so long after it was found.
const KEPT: Duration = Duration::from_mins(1);

#[derive(Default)]
pub(super) struct Routes(Mutex<Known>);

#[derive(Default)]
struct Known {
    tables: BTreeMap<TableCode, Route>,
    nodes: BTreeMap<Arc<str>, Heard>,
}

struct Route {
    node: Arc<str>,
    found: Instant,
}

struct Heard {
    edge: EdgeId,
    at: Instant,
}

impl Known {
    fn is_heard(&self, node: &str) -> bool {
        self.nodes.get(node).is_some_and(|heard| heard.at.elapsed() < NODE_GONE)
    }
}

impl Routes {
    /// Where a table is, unless that is in doubt.
    pub(super) fn to(&self, table: TableCode) -> Option<Arc<str>> {
        let known = self.lock();
        let route = known.tables.get(&table)?;
        let holds = known.is_heard(&route.node) || route.found.elapsed() < IN_DOUBT;
        holds.then(|| Arc::clone(&route.node))
    }

    /// Where a table was last, in doubt or not.
    pub(super) fn last(&self, table: TableCode) -> Option<Arc<str>> {
        self.lock().tables.get(&table).map(|route| Arc::clone(&route.node))
    }

    /// A table was found to be at a node.
    pub(super) fn found(&self, table: TableCode, node: &str) -> Arc<str> {
        let node: Arc<str> = node.into();
        let route = Route { node: Arc::clone(&node), found: Instant::now() };
        self.lock().tables.insert(table, route);
        node
    }

    /// A table is not where it was.
    pub(super) fn forget(&self, table: TableCode) {
        self.lock().tables.remove(&table);
    }

    /// A node was heard of. If it was started again, its tables are nobody's any more: they come back.
    pub(super) fn hear(&self, node: &str, edge: EdgeId) -> Vec<TableCode> {
        let mut known = self.lock();
        let heard = Heard { edge, at: Instant::now() };
        match known.nodes.insert(node.into(), heard) {
            Some(before) if before.edge != edge => known.take(|route| *route.node == *node),
            _ => Vec::new(),
        }
    }

    /// Looks for nodes that are gone, and for ways that nobody follows any more. The tables of those that are gone come
    /// back: they are to be looked for anew.
    pub(super) fn look(&self, is_followed: impl Fn(TableCode) -> bool) -> Vec<TableCode> {
        let mut known = self.lock();
        known.tables.retain(|table, route| is_followed(*table) || route.found.elapsed() < KEPT);
        known.nodes.retain(|_, heard| heard.at.elapsed() < NODE_GONE);
        let nodes: Vec<Arc<str>> = known.nodes.keys().cloned().collect();
        known.take(|route| route.found.elapsed() >= NODE_GONE && !nodes.contains(&route.node))
    }

    /// How many nodes were heard of lately.
    pub(super) fn nodes(&self) -> usize {
        let known = self.lock();
        known.nodes.values().filter(|heard| heard.at.elapsed() < NODE_GONE).count()
    }

    /// Whether a node, as it is now, was heard of lately.
    pub(super) fn hears(&self, node: &str, edge: EdgeId) -> bool {
        let known = self.lock();
        known.is_heard(node) && known.nodes.get(node).is_some_and(|heard| heard.edge == edge)
    }

    /// All tables that are elsewhere, as far as is known.
    pub(super) fn tables(&self) -> Vec<TableCode> {
        self.lock().tables.keys().copied().collect()
    }

    /// No wait and no panic comes while it is held.
    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn take(&mut self, which: impl Fn(&Route) -> bool) -> Vec<TableCode> {
        let taken: Vec<TableCode> =
            self.tables.iter().filter(|(_, route)| which(route)).map(|(table, _)| *table).collect();
        for table in &taken {
            self.tables.remove(table);
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    fn code(text: &str) -> TableCode {
        text.parse().unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn a_way_holds_while_its_node_is_heard_of() {
        let (routes, table) = (Routes::default(), code("KLMPRT"));
        assert_eq!(routes.to(table), None);
        routes.found(table, "one");
        assert_eq!(routes.to(table).as_deref(), Some("one"), "not heard of, but just found");
        advance(IN_DOUBT).await;
        assert_eq!(routes.to(table), None, "in doubt");
        assert_eq!(routes.last(table).as_deref(), Some("one"));
        routes.hear("one", EdgeId(1));
        assert_eq!(routes.to(table).as_deref(), Some("one"));
        advance(Duration::from_millis(5_999)).await;
        assert_eq!(routes.look(|_| true), []);
        advance(Duration::from_millis(1)).await;
        assert_eq!((routes.nodes(), routes.to(table)), (0, None));
        assert_eq!(routes.look(|_| true), [table], "its node is gone");
        assert_eq!(routes.last(table), None);
    }

    #[tokio::test(start_paused = true)]
    async fn a_node_that_was_started_again_has_none_of_its_tables() {
        let routes = Routes::default();
        let (hers, his) = (code("KLMPRT"), code("BCDFGH"));
        routes.hear("one", EdgeId(1));
        routes.hear("two", EdgeId(2));
        routes.found(hers, "one");
        routes.found(his, "two");
        assert_eq!(routes.hear("one", EdgeId(1)), []);
        assert_eq!(routes.hear("one", EdgeId(9)), [hers]);
        assert_eq!((routes.to(hers), routes.to(his).as_deref()), (None, Some("two")));
        assert!(routes.hears("one", EdgeId(9)) && !routes.hears("one", EdgeId(1)));
    }

    #[tokio::test(start_paused = true)]
    async fn a_way_that_nobody_follows_is_not_kept_for_ever() {
        let (routes, table) = (Routes::default(), code("KLMPRT"));
        routes.found(table, "one");
        for _ in 0..31 {
            routes.hear("one", EdgeId(1));
            advance(Duration::from_secs(2)).await;
        }
        assert_eq!(routes.look(|_| true), []);
        assert_eq!(routes.tables(), [table]);
        routes.look(|_| false);
        assert_eq!(routes.tables(), []);
    }
}
