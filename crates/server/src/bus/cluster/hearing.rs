//! What comes over the wire, handed on without waiting: what there is no room for is lost, and asked for again.

use std::ops::Bound;
use std::sync::Arc;

use tablier_room::TableCode;

use super::post::{Post, Stands};
use super::wire::Subject;
use super::{Answer, ClusterBus};
use crate::bus::{Bus, EdgeId, Question, ToOwner, Word};

impl ClusterBus {
    /// Something was heard.
    pub(crate) fn hear(self: &Arc<Self>, payload: &[u8]) {
        let Some(post) = Post::read(payload) else {
            return self.parts.counters.bus_unread.one();
        };
        match post {
            Post::Letter { table, letter } => self.letter(table, letter),
            Post::Ask { table, question, from, id } => self.asked(table, question, from, id),
            Post::Answer { id, reply } => self.asks.answered(id, reply),
            Post::Tell(letter) => {
                if matches!(letter.what, Word::Moved) {
                    self.routes.forget(letter.table);
                }
                self.parts.local.tell(self.parts.edge, *letter);
            }
            Post::Stands(Stands { edge, above, up_to, at }) => {
                if let Ok(owners) = self.parts.local.owners() {
                    let above = above.map_or(Bound::Unbounded, Bound::Excluded);
                    let up_to = up_to.map_or(Bound::Unbounded, Bound::Included);
                    owners.hear(edge, (above, up_to), at);
                }
            }
            Post::Alive { node, edge } => {
                if node == self.parts.node && edge != self.parts.edge {
                    return tracing::warn!(node, "another node has this one's name");
                }
                let moved = self.routes.hear(&node, edge);
                self.tell_here(moved, &Word::Moved);
            }
        }
    }

    /// A letter to an owner who may be here. It wakes nobody.
    fn letter(&self, table: TableCode, letter: ToOwner) {
        let (from, wakes) = (letter.from, letter.what.wakes());
        let Ok(owners) = self.parts.local.owners() else { return };
        if !owners.take_here(table, letter) && wakes {
            owners.not_here(from, table);
        }
    }

    fn asked(self: &Arc<Self>, table: TableCode, question: Question, from: EdgeId, id: u64) {
        let bus = Arc::clone(self);
        tokio::spawn(async move {
            let reply: Answer = match bus.parts.local.owners() {
                Ok(owners) => owners.ask_here(table, question).await,
                Err(_) => None,
            };
            bus.post(&Subject::Edge(from), &Post::Answer { id, reply });
        });
    }
}
