//! The bus between nodes. What is for a table that is here goes the way it goes within a process; what is not goes to the
//! node that has the table, which the store names, over a wire. `docs/cluster.md` has the subjects and the payloads.
//!
//! - A table is woken where it is first wanted: only its own node's edge wakes one. A node that is asked for a table that
//!   it does not have says that it has moved, and whoever asked looks anew.
//! - Every node says every two seconds that it is there, and to each other where its edge stands at that one's tables. One
//!   that was not heard of for six seconds is gone. A node hears itself, too: if it does not, the bus is gone.
//! - While the bus is gone, tables that are here go on for whoever is here. Everybody else's sockets are closed.
//!
//! Bounds: ways to tables are as many as tables with sockets here, and those asked for in the last minute; questions are as
//! many as requests; what the wire can't take is lost.

mod asks;
pub(crate) mod epoch;
mod hearing;
pub(crate) mod nats;
mod post;
mod routes;
#[cfg(test)]
mod simulation;
pub(crate) mod text;
pub(crate) mod wire;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tablier_room::TableCode;
use tablier_store::Store;
use tokio::time::{Instant, sleep, timeout};

use self::asks::{Answer, Asks};
use self::post::{Post, Stands};
use self::routes::Routes;
use self::wire::{Subject, Wire};
use super::local::LocalBus;
use super::{Bus, EdgeId, EdgeStatus, Health, Question, Reply, ToEdge, ToOwner, Word};
use crate::code::Bye;
use crate::owner::NoTable;
use crate::telemetry::Counters;

/// How often it is looked for a table that goes elsewhere while it is looked for.
const TRIES: usize = 3;
/// How long a question may take in all, and how long one node is waited for before it is looked anew.
const ANSWERED_WITHIN: Duration = Duration::from_secs(5);
const ONE_ANSWER: Duration = Duration::from_secs(2);
/// How long until a question that found nobody is asked again.
const ASK_AGAIN: Duration = Duration::from_millis(100);
/// A node hears itself within this time, or the bus is gone.
const HEARS_ITSELF: Duration = Duration::from_secs(6);

/// What a bus between nodes is made of.
pub(crate) struct ClusterParts {
    pub(crate) local: Arc<LocalBus>,
    pub(crate) node: String,
    pub(crate) edge: EdgeId,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) wire: Arc<dyn Wire>,
    pub(crate) counters: Arc<Counters>,
}

/// A node's end of the bus.
pub(crate) struct ClusterBus {
    parts: ClusterParts,
    routes: Routes,
    asks: Asks,
    began: Instant,
}

/// Where a table is.
enum Way {
    /// Here, or nowhere yet.
    Here,
    There(Arc<str>),
    /// Nowhere that is known, and it is not worth looking.
    Nowhere,
}

impl ClusterBus {
    /// Joins the others.
    pub(crate) fn join(parts: ClusterParts) -> Arc<ClusterBus> {
        let (routes, asks) = (Routes::default(), Asks::default());
        let bus = Arc::new(ClusterBus { parts, routes, asks, began: Instant::now() });
        let ClusterParts { wire, node, edge, .. } = &bus.parts;
        wire.begin(node, *edge, Arc::downgrade(&bus));
        bus
    }

    fn is_here(&self, table: TableCode) -> Result<bool, NoTable> {
        self.parts.local.owners()?.is_awake(table)
    }

    /// Finds a table, by what is known or by asking the store, if it is worth that.
    async fn way(&self, table: TableCode, look: bool) -> Result<Way, NoTable> {
        if self.is_here(table)? {
            return Ok(Way::Here);
        }
        if let Some(node) = self.routes.to(table) {
            return Ok(Way::There(node));
        }
        if !look {
            return Ok(Way::Nowhere);
        }
        match self.parts.store.elsewhere(table).await? {
            Some(node) if node != self.parts.node => Ok(Way::There(self.routes.found(table, &node))),
            _ => {
                self.routes.forget(table);
                Ok(Way::Here)
            }
        }
    }

    /// What became of something that was tried here; `None` if the table turned out to be elsewhere.
    fn tried<T>(&self, table: TableCode, tried: Result<T, NoTable>) -> Option<Result<T, NoTable>> {
        match tried {
            Err(NoTable::Elsewhere(node)) => {
                self.routes.found(table, &node);
                None
            }
            other => Some(other),
        }
    }

    fn post(&self, subject: &Subject<'_>, post: &Post) {
        if !self.parts.wire.post(subject, post.write()) {
            self.parts.counters.bus_lost.one();
        }
    }

    /// The same, if it is of any use.
    fn post_if_up(&self, subject: &Subject<'_>, post: &Post) -> Result<(), NoTable> {
        if !self.is_up() {
            return Err(NoTable::Unreachable);
        }
        self.post(subject, post);
        Ok(())
    }

    fn is_up(&self) -> bool {
        let ClusterParts { wire, node, edge, .. } = &self.parts;
        wire.is_connected() && (self.began.elapsed() < HEARS_ITSELF || self.routes.hears(node, *edge))
    }

    /// Asks the owner at a node; no answer if it is not there or does not answer in time.
    async fn ask_there(&self, node: &str, table: TableCode, question: Question) -> Result<Answer, NoTable> {
        let mut asking = self.asks.open();
        let post = Post::Ask { table, question, from: self.parts.edge, id: asking.id };
        self.post_if_up(&Subject::Owner { node, table }, &post)?;
        Ok(timeout(ONE_ANSWER, &mut asking.answer).await.ok().and_then(Result::ok).flatten())
    }

    /// This node's edge hears something of tables that are elsewhere.
    fn tell_here(&self, tables: Vec<TableCode>, what: &Word) {
        for table in tables {
            self.parts.local.tell(self.parts.edge, ToEdge { table, epoch: None, what: what.clone() });
        }
    }
}

#[async_trait]
impl Bus for ClusterBus {
    async fn send(&self, table: TableCode, letter: ToOwner) -> Result<(), NoTable> {
        let wakes = letter.what.wakes();
        for _ in 0..TRIES {
            match self.way(table, wakes).await? {
                Way::Here => {
                    let sent = self.parts.local.send(table, letter.clone()).await;
                    if let Some(sent) = self.tried(table, sent) {
                        return sent;
                    }
                }
                Way::There(node) => {
                    let subject = Subject::Owner { node: &node, table };
                    return self.post_if_up(&subject, &Post::Letter { table, letter });
                }
                Way::Nowhere => return Ok(()),
            }
        }
        Err(NoTable::Gone)
    }

    async fn ask(&self, table: TableCode, question: Question) -> Result<Reply, NoTable> {
        let until = Instant::now() + ANSWERED_WITHIN;
        while Instant::now() < until {
            match self.way(table, true).await? {
                Way::Here => {
                    let reply = self.parts.local.ask(table, question.clone()).await;
                    if let Some(reply) = self.tried(table, reply) {
                        return reply;
                    }
                }
                Way::There(node) => match self.ask_there(&node, table, question.clone()).await? {
                    Some(reply) => return Ok(reply),
                    None => self.routes.forget(table),
                },
                Way::Nowhere => break,
            }
            sleep(ASK_AGAIN).await;
        }
        Err(NoTable::Gone)
    }

    async fn reach(&self, table: TableCode) -> Result<(), NoTable> {
        for _ in 0..TRIES {
            match self.way(table, true).await? {
                Way::Here => {
                    let reached = self.parts.local.reach(table).await;
                    if let Some(reached) = self.tried(table, reached) {
                        return reached;
                    }
                }
                Way::There(_) if !self.is_up() => return Err(NoTable::Unreachable),
                Way::There(_) => return Ok(()),
                Way::Nowhere => break,
            }
        }
        Err(NoTable::Gone)
    }

    fn tell(&self, edge: EdgeId, letter: ToEdge) {
        if edge == self.parts.edge {
            return self.parts.local.tell(edge, letter);
        }
        self.post(&Subject::Edge(edge), &Post::Tell(Box::new(letter)));
    }

    fn beat(&self, edge: EdgeId, stands: Vec<(TableCode, EdgeStatus)>) {
        let node = self.parts.node.clone();
        self.post(&Subject::Nodes, &Post::Alive { node, edge });
        let followed: Vec<TableCode> = stands.iter().map(|(table, _)| *table).collect();
        let gone = self.routes.look(|table| followed.binary_search(&table).is_ok());
        self.tell_here(gone, &Word::Moved);
        if !self.is_up() {
            // Whoever is at another node's table can't be served.
            let text = Bye::TableGone.message().into();
            self.tell_here(self.routes.tables(), &Word::Over { text });
        }
        let mut here = Vec::new();
        let mut there: BTreeMap<Arc<str>, Vec<(TableCode, EdgeStatus)>> = BTreeMap::new();
        for (table, stand) in stands {
            let node = self.routes.last(table).filter(|_| !matches!(self.is_here(table), Ok(true)));
            node.map_or(&mut here, |node| there.entry(node).or_default()).push((table, stand));
        }
        self.parts.local.beat(edge, here);
        for (node, stands) in there {
            for part in Stands::parts(edge, stands) {
                self.post(&Subject::Stands { node: &node }, &Post::Stands(part));
            }
        }
    }

    fn health(&self) -> Health {
        Health { is_up: self.is_up(), nodes: self.routes.nodes().max(1) }
    }

    async fn flush(&self) {
        self.parts.wire.flush().await;
    }
}
