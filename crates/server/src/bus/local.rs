//! The bus within a process: straight to the owner's queue, straight into the edge's hands. It loses nothing, and costs
//! next to nothing.

use std::sync::{OnceLock, Weak};

use async_trait::async_trait;
use tablier_room::TableCode;

use super::{Bus, EdgeId, EdgeStatus, Health, Question, Reply, ToEdge, ToOwner};
use crate::edge::Edge;
use crate::owner::{NoTable, Owners};

/// The two ends.
#[derive(Default)]
pub(crate) struct LocalBus {
    owners: OnceLock<Weak<Owners>>,
    edge: OnceLock<Weak<Edge>>,
}

impl LocalBus {
    /// Joins the two ends, once.
    pub(crate) fn join(&self, owners: Weak<Owners>, edge: Weak<Edge>) {
        self.owners.get_or_init(|| owners);
        self.edge.get_or_init(|| edge);
    }

    pub(crate) fn owners(&self) -> Result<std::sync::Arc<Owners>, NoTable> {
        self.owners.get().and_then(Weak::upgrade).ok_or(NoTable::Stopping)
    }
}

#[async_trait]
impl Bus for LocalBus {
    async fn send(&self, table: TableCode, letter: ToOwner) -> Result<(), NoTable> {
        self.owners()?.take(table, letter).await
    }

    async fn ask(&self, table: TableCode, question: Question) -> Result<Reply, NoTable> {
        self.owners()?.ask(table, question).await
    }

    async fn reach(&self, table: TableCode) -> Result<(), NoTable> {
        self.owners()?.find(table).await.map(drop)
    }

    fn tell(&self, edge: EdgeId, letter: ToEdge) {
        if let Some(here) = self.edge.get().and_then(Weak::upgrade).filter(|here| here.id() == edge) {
            here.take(letter);
        }
    }

    fn beat(&self, edge: EdgeId, stands: Vec<(TableCode, EdgeStatus)>) {
        if let Ok(owners) = self.owners() {
            owners.hear(edge, .., stands);
        }
    }

    fn health(&self) -> Health {
        Health::ALONE
    }
}
