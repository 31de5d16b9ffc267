//! What comes for tables that are here: letters and questions of edges, and where each edge stands.

use std::collections::BTreeMap;
use std::ops::RangeBounds;
use std::sync::{Arc, PoisonError, Weak};
use std::time::Duration;

use tablier_room::TableCode;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval};

use super::Input;
use super::registry::{NoTable, Owners};
#[cfg(feature = "cluster")]
use super::slots::Slot;
use crate::bus::{EdgeId, EdgeStatus, Question, Reply, ToEdge, ToOwner, Word};

/// An edge that was not heard of for so long is gone.
const EDGE_GONE: Duration = Duration::from_secs(6);
/// How often that is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(1);

impl Owners {
    /// What an edge says to a table's owner. A table that sleeps is woken for whoever comes to it or wants something, and
    /// for nobody who goes.
    pub(crate) async fn take(self: &Arc<Self>, code: TableCode, letter: ToOwner) -> Result<(), NoTable> {
        let came = self.around.world.exact();
        let wakes = letter.what.wakes();
        let mut letter = Box::new(letter);
        // A table may fall asleep with it in its hands: then it is woken, and gets it again.
        for _ in 0..2 {
            let table = match self.with_slots(|slots| slots.get(code))? {
                Some(slot) => slot.table().await?,
                None if wakes => self.find(code).await?,
                None => return Ok(()),
            };
            match table.send(Input::FromEdge { letter, came }).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(Input::FromEdge { letter: back, .. })) => letter = back,
                Err(_) => break,
            }
        }
        Err(NoTable::Gone)
    }

    /// What an edge at another node says to a table's owner, if that is here: nothing is woken for it, and nobody waits.
    /// False if the table is not here. Whether the owner had room for it, it does not say.
    #[cfg(feature = "cluster")]
    pub(crate) fn take_here(self: &Arc<Self>, code: TableCode, letter: ToOwner) -> bool {
        // An edge that says something and is never heard of again is missed, too.
        self.edges
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .entry(letter.from)
            .or_insert_with(Instant::now);
        match self.with_slots(|slots| slots.get(code)) {
            Ok(Some(Slot::Awake(awake))) => {
                awake.tell(Input::FromEdge { letter: Box::new(letter), came: self.around.world.exact() });
                true
            }
            Ok(Some(Slot::Waking(_))) => {
                let owners = Arc::clone(self);
                tokio::spawn(async move { owners.take(code, letter).await });
                true
            }
            Ok(None) | Err(_) => false,
        }
    }

    /// Asks a table that is here something, for another node. None if it is not here, or goes just then.
    #[cfg(feature = "cluster")]
    pub(crate) async fn ask_here(&self, code: TableCode, question: Question) -> Option<Reply> {
        let table = self.with_slots(|slots| slots.get(code)).ok()??.table().await.ok()?;
        let (reply, replied) = oneshot::channel();
        table.send(Input::Asked { question: Box::new(question), reply }).await.ok()?;
        replied.await.ok()
    }

    /// Asks a table something. One that falls asleep just then, with the question in its hands, is woken and asked once
    /// more.
    pub(crate) async fn ask(self: &Arc<Self>, code: TableCode, question: Question) -> Result<Reply, NoTable> {
        for _ in 0..2 {
            let table = self.find(code).await?;
            let (reply, replied) = oneshot::channel();
            let question = Box::new(question.clone());
            if table.send(Input::Asked { question, reply }).await.is_ok()
                && let Ok(reply) = replied.await
            {
                return Ok(reply);
            }
        }
        Err(NoTable::Gone)
    }

    /// An edge is there, and stands so at the tables it has sockets at. What differs is put right by the table.
    /// It says so of all tables within some bounds.
    pub(crate) fn hear(
        &self,
        edge: EdgeId,
        within: impl RangeBounds<TableCode>,
        stands: Vec<(TableCode, EdgeStatus)>,
    ) {
        self.edges.lock().unwrap_or_else(PoisonError::into_inner).insert(edge, Instant::now());
        let stands: BTreeMap<TableCode, EdgeStatus> = stands.into_iter().collect();
        let asleep = self.with_slots(|slots| {
            for (code, awake) in slots.awake().filter(|(code, _)| within.contains(code)) {
                let stand = stands.get(&code).copied().unwrap_or_default();
                let known = awake.status_of(edge);
                if known.unwrap_or_default() != stand && (known.is_some() || stand.sockets.count > 0) {
                    awake.tell(Input::Stands { edge, stand });
                }
            }
            stands.keys().copied().filter(|code| slots.get(*code).is_none()).collect::<Vec<_>>()
        });
        for table in asleep.unwrap_or_default() {
            self.not_here(edge, table);
        }
    }

    /// Whoever is at a table that sleeps, or has gone elsewhere, has not heard of it.
    pub(crate) fn not_here(&self, edge: EdgeId, table: TableCode) {
        self.around.bus.tell(edge, ToEdge { table, epoch: None, what: Word::Moved });
    }

    /// Edges that were not heard of for long are gone from every table.
    fn miss_edges(&self) {
        let mut edges = self.edges.lock().unwrap_or_else(PoisonError::into_inner);
        let gone: Vec<EdgeId> =
            edges.iter().filter(|(_, heard)| heard.elapsed() > EDGE_GONE).map(|(edge, _)| *edge).collect();
        for edge in gone {
            edges.remove(&edge);
            let _ = self.with_slots(|slots| {
                for (_, awake) in slots.awake().filter(|(_, awake)| awake.status_of(edge).is_some()) {
                    awake.tell(Input::EdgeGone { edge });
                }
            });
        }
    }
}

/// Looks now and then whether edges are still there, as long as there are owners.
pub(super) async fn watch_edges(owners: Weak<Owners>) {
    let mut looks = interval(LOOK_EVERY);
    loop {
        looks.tick().await;
        let Some(owners) = owners.upgrade() else { return };
        owners.miss_edges();
    }
}
