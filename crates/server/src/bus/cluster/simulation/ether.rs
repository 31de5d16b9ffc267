//! The wire of a simulated cluster: it loses, delays, repeats and reorders, and cuts nodes off from each other.
//!
//! Two laws are seen to here, where everything goes by. What is told is durable when it is told. And what is of an older epoch
//! than whoever gets it knows must be dropped there: so it is made unmistakable on its way.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use async_trait::async_trait;
use tablier_store::contract::simulated::{Simulated, SimulatedNode};
use tokio::time::sleep;

use super::weather::{Gate, Sky};
use crate::bus::cluster::ClusterBus;
use crate::bus::cluster::post::Post;
use crate::bus::cluster::wire::{Subject, Wire};
use crate::bus::{Command, EdgeId, Said, ToEdge, ToOwner, Word};
use crate::edge::Edge;

/// The word that nobody may ever hear, and no log ever have.
pub(super) const STALE: &str = "of another epoch";

/// A node's edge and its store, as long as it lives.
type End = (Weak<Edge>, Weak<SimulatedNode>);

/// What lies between all nodes.
pub(super) struct Ether {
    pub(super) sky: Arc<Sky>,
    store: Simulated,
    ports: Mutex<Vec<Port>>,
    ends: Mutex<BTreeMap<EdgeId, End>>,
    /// Pairs of nodes that don't hear each other.
    pub(super) cuts: Mutex<BTreeSet<(String, String)>>,
    /// How many messages of another epoch were on their way.
    pub(super) stale: AtomicU32,
}

#[derive(Clone)]
struct Port {
    node: String,
    edge: EdgeId,
    ears: Weak<ClusterBus>,
    gate: Gate,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Ether {
    pub(super) fn new(sky: Arc<Sky>, store: Simulated) -> Arc<Ether> {
        let (ports, ends, cuts) = (Mutex::default(), Mutex::default(), Mutex::default());
        Arc::new(Ether { sky, store, ports, ends, cuts, stale: AtomicU32::new(0) })
    }

    pub(super) fn lock_cuts(&self) -> MutexGuard<'_, BTreeSet<(String, String)>> {
        lock(&self.cuts)
    }

    /// A node is there: its sockets, and its store.
    pub(super) fn knows(&self, edge: &Arc<Edge>, store: &Arc<SimulatedNode>) {
        lock(&self.ends).insert(edge.id(), (Arc::downgrade(edge), Arc::downgrade(store)));
    }

    fn is_cut(&self, one: &str, two: &str) -> bool {
        let pair = if one < two { (one, two) } else { (two, one) };
        self.lock_cuts().contains(&(pair.0.to_owned(), pair.1.to_owned()))
    }

    /// How late the copies of a message come that come at all.
    fn copies(&self) -> Vec<Duration> {
        let loss = self.sky.loss.load(Ordering::Relaxed);
        let drawn = self.sky.draw(100);
        let copies = if drawn < loss { 0 } else { 1 + u32::from(drawn < 2 * loss) };
        let late = |_| if self.sky.draw(100) < 3 * loss { self.sky.millis(400) } else { self.sky.millis(4) };
        (0..copies).map(late).collect()
    }

    /// The law: what is told now is durable now.
    fn is_durable(&self, letter: &ToEdge) -> bool {
        let number = match &letter.what {
            Word::Welcome { number, .. } | Word::CaughtUp { number, .. } | Word::At { number } => *number,
            Word::Telling(telling) => telling.number,
            _ => return true,
        };
        self.store.end(letter.table).is_some_and(|end| number <= end.number)
    }

    /// What arrives: what was sent, or something unmistakable in its place if it is of another epoch.
    fn arrives(&self, post: &Post, at: EdgeId) -> Option<Vec<u8>> {
        let (edge, store) = lock(&self.ends).get(&at).cloned()?;
        let (edge, store) = (edge.upgrade()?, store.upgrade()?);
        let other = match post {
            Post::Tell(letter) => {
                let ToEdge { table, epoch: Some(epoch), .. } = **letter else { return None };
                let is_stale = edge.epoch(table).is_some_and(|known| epoch < known);
                let what = Word::Everybody { text: format!(r#"{{"kind":"{STALE}"}}"#).into() };
                is_stale.then(|| Post::Tell(Box::new(ToEdge { table, epoch: Some(epoch), what })))
            }
            Post::Letter { table, letter: ToOwner { from, epoch: Some(epoch), what } } => {
                let Said::Command { command, held } = what else { return None };
                let is_stale = store.epoch(*table).is_some_and(|known| *epoch < known);
                let what = serde_json::json!({ "kind": "set_name", "name": STALE });
                let command = Arc::new(Command { what, ..Command::clone(command) });
                let letter = ToOwner {
                    from: *from,
                    epoch: Some(*epoch),
                    what: Said::Command { command, held: *held },
                };
                is_stale.then(|| Post::Letter { table: *table, letter })
            }
            _ => None,
        };
        let other = other?.write();
        self.stale.fetch_add(1, Ordering::Relaxed);
        Some(other)
    }
}

/// A node's end of it.
pub(super) struct Antenna {
    pub(super) ether: Arc<Ether>,
    pub(super) node: String,
    pub(super) gate: Gate,
}

#[async_trait]
impl Wire for Antenna {
    fn begin(&self, node: &str, edge: EdgeId, ears: Weak<ClusterBus>) {
        let port = Port { node: node.to_owned(), edge, ears, gate: self.gate.clone() };
        lock(&self.ether.ports).push(port);
    }

    fn post(&self, subject: &Subject<'_>, payload: Vec<u8>) -> bool {
        if !self.is_connected() {
            return false;
        }
        let post = Post::read(&payload).expect("what is sent can be read");
        if let Post::Tell(letter) = &post
            && !self.ether.is_durable(letter)
        {
            self.ether.sky.breaks("something is told that is not durable");
        }
        let is_for = |port: &Port| match subject {
            Subject::Owner { node, .. } | Subject::Stands { node } => port.node == *node,
            Subject::Edge(edge) => port.edge == *edge,
            Subject::Nodes => true,
        };
        let reached: Vec<Port> =
            lock(&self.ether.ports).iter().filter(|port| is_for(port)).cloned().collect();
        let message = Arc::new((post, payload));
        for there in reached {
            for late in self.ether.copies() {
                let (ether, from, gate) = (Arc::clone(&self.ether), self.node.clone(), self.gate.clone());
                let (there, message) = (there.clone(), Arc::clone(&message));
                tokio::spawn(async move {
                    gate.pass().await;
                    sleep(late).await;
                    if ether.is_cut(&from, &there.node) || ether.sky.bus_down.load(Ordering::Relaxed) {
                        return;
                    }
                    there.gate.pass().await;
                    if let Some(bus) = there.ears.upgrade() {
                        let (post, payload) = &*message;
                        bus.hear(ether.arrives(post, there.edge).as_ref().unwrap_or(payload));
                    }
                });
            }
        }
        true
    }

    fn is_connected(&self) -> bool {
        !self.ether.sky.bus_down.load(Ordering::Relaxed)
    }

    async fn flush(&self) {}
}
