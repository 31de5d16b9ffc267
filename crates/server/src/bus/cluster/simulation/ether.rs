//! The wire of a simulated cluster: it loses, delays, repeats and reorders, and cuts nodes off from each other.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use async_trait::async_trait;
use tokio::time::sleep;

use super::weather::{Gate, Sky};
use crate::bus::EdgeId;
use crate::bus::cluster::ClusterBus;
use crate::bus::cluster::wire::{Subject, Wire};

/// What lies between all nodes.
pub(super) struct Ether {
    pub(super) sky: Arc<Sky>,
    ports: Mutex<Vec<Port>>,
    /// Pairs of nodes that don't hear each other.
    pub(super) cuts: Mutex<BTreeSet<(String, String)>>,
}

#[derive(Clone)]
struct Port {
    node: String,
    edge: EdgeId,
    ears: Weak<ClusterBus>,
    gate: Gate,
}

impl Ether {
    pub(super) fn new(sky: Arc<Sky>) -> Arc<Ether> {
        Arc::new(Ether { sky, ports: Mutex::default(), cuts: Mutex::default() })
    }

    pub(super) fn lock_cuts(&self) -> MutexGuard<'_, BTreeSet<(String, String)>> {
        self.cuts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ports(&self) -> MutexGuard<'_, Vec<Port>> {
        self.ports.lock().unwrap_or_else(PoisonError::into_inner)
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
        self.ether.ports().push(port);
    }

    fn post(&self, subject: &Subject<'_>, payload: Vec<u8>) -> bool {
        if !self.is_connected() {
            return false;
        }
        let is_for = |port: &Port| match subject {
            Subject::Owner { node, .. } | Subject::Stands { node } => port.node == *node,
            Subject::Edge(edge) => port.edge == *edge,
            Subject::Nodes => true,
        };
        let ports: Vec<Port> = self.ether.ports().iter().filter(|port| is_for(port)).cloned().collect();
        let payload: Arc<[u8]> = payload.into();
        for port in ports {
            for late in self.ether.copies() {
                let (ether, from, gate) = (Arc::clone(&self.ether), self.node.clone(), self.gate.clone());
                let (port, payload) = (port.clone(), Arc::clone(&payload));
                tokio::spawn(async move {
                    gate.pass().await;
                    sleep(late).await;
                    if ether.is_cut(&from, &port.node) || ether.sky.bus_down.load(Ordering::Relaxed) {
                        return;
                    }
                    port.gate.pass().await;
                    if let Some(bus) = port.ears.upgrade() {
                        bus.hear(&payload);
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
