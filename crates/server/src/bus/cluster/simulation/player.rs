//! Somebody who plays in a simulation: gives commands, comes back wherever there is a node, sends again what was not
//! answered, and holds everything that is said against the store.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::Value;
use tablier_corona::game::Corona;
use tablier_room::{
    AHEAD, Author, Command, CommandId, CommandOf, GuestId, Moment, Name, Person, SessionId, TableCode,
    ViewOf, moment_of,
};
use tablier_store::contract::simulated::Simulated;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

use super::Lives;
use super::ether::STALE;
use super::weather::Sky;
use crate::edge::{Order, Parcel, Visit};

/// How long a line may be silent, and a node take to do anything, before somebody goes elsewhere.
const SILENT: Duration = Duration::from_secs(12);
const PATIENCE: Duration = Duration::from_secs(5);

/// How far a simulation has come.
#[derive(Default)]
pub(super) struct Stage {
    /// No more commands.
    pub(super) winding_down: AtomicBool,
    /// Everybody goes home.
    pub(super) over: AtomicBool,
}

pub(super) struct Player {
    pub(super) table: TableCode,
    pub(super) person: Person,
    pub(super) guest: GuestId,
    pub(super) session: SessionId,
    pub(super) store: Simulated,
    pub(super) sky: Arc<Sky>,
    pub(super) lives: Lives,
    pub(super) stage: Arc<Stage>,
    pub(super) seen: Option<u64>,
    pub(super) view: Value,
    /// Every view that was shown, by the number of the log that it was of.
    pub(super) views: BTreeMap<u64, Value>,
    /// The latest table time that was told.
    latest: u64,
    next: u64,
    unanswered: BTreeMap<u64, (Moment, Value)>,
    /// Commands that were done, with their entries, and those that were not.
    pub(super) acked: BTreeMap<u64, u64>,
    pub(super) refused: BTreeSet<u64>,
}

impl Player {
    pub(super) fn new(
        (table, person, guest): (TableCode, Person, GuestId),
        store: Simulated,
        sky: Arc<Sky>,
        lives: Lives,
        stage: Arc<Stage>,
    ) -> Player {
        let session = SessionId(sky.bytes());
        let (unanswered, acked, refused) = (BTreeMap::new(), BTreeMap::new(), BTreeSet::new());
        let (seen, view, views, latest, next) = (None, Value::Null, BTreeMap::new(), 0, 1);
        Player {
            table,
            person,
            guest,
            session,
            store,
            sky,
            lives,
            stage,
            seen,
            view,
            views,
            latest,
            next,
            unanswered,
            acked,
            refused,
        }
    }

    /// What they have heard and wait for, for whoever looks into it.
    pub(super) fn stands(&self) -> String {
        let waits: Vec<u64> = self.unanswered.keys().copied().collect();
        format!("guest {}: seen {:?}, waits for {waits:?}", self.guest.0, self.seen)
    }

    /// Nothing is left to hear.
    pub(super) fn is_settled(&self) -> bool {
        let end = self.store.end(self.table).map(|end| end.number);
        self.unanswered.is_empty() && self.seen == end && self.stage.winding_down.load(Ordering::Relaxed)
    }

    /// Plays until everybody goes home, then shows what they know. `settled` says whether they have heard everything.
    pub(super) async fn play(mut self, settled: Arc<AtomicBool>) -> Player {
        while !self.stage.over.load(Ordering::Relaxed) {
            let life = self.lives.any(&self.sky);
            let (writer, texts) = mpsc::channel(128);
            let entered = life.server.shared.edge.enter(self.table, Some(self.person), self.seen, writer);
            let Ok(Ok(visit)) = timeout(PATIENCE, entered).await else {
                sleep(self.sky.millis(500)).await;
                continue;
            };
            tokio::select! {
                () = self.stay(&visit, texts, &settled) => {}
                () = life.gate.death() => {}
            }
            let _ = timeout(PATIENCE, visit.leave()).await;
            sleep(self.sky.millis(300)).await;
        }
        self
    }

    async fn stay(&mut self, visit: &Visit, mut texts: mpsc::Receiver<Parcel>, settled: &AtomicBool) {
        for id in self.unanswered.keys().copied().collect::<Vec<_>>() {
            self.send(visit, id).await;
        }
        let mut heard = Instant::now();
        loop {
            let pause = Duration::from_millis(30) + self.sky.millis(600);
            let text = timeout(pause, texts.recv()).await;
            settled.store(self.is_settled(), Ordering::Relaxed);
            match text {
                Ok(Some(parcel)) => {
                    heard = Instant::now();
                    if let Some(again) = self.read(&parcel.text) {
                        self.send(visit, again).await;
                    }
                }
                Ok(None) => return,
                Err(_) if self.stage.over.load(Ordering::Relaxed) || heard.elapsed() > SILENT => return,
                Err(_) => {
                    if !self.stage.winding_down.load(Ordering::Relaxed) && self.unanswered.len() < 3 {
                        let name = Name::clean(&format!("{} {}", self.guest.0, self.next));
                        let id = self.wants(&Command::SetName { name });
                        self.send(visit, id).await;
                    }
                }
            }
        }
    }

    /// A command, as one means it by what one sees.
    fn wants(&mut self, command: &CommandOf<Corona>) -> u64 {
        let id = self.next;
        self.next += 1;
        let view: Option<ViewOf<Corona>> = serde_json::from_value(self.view.clone()).ok();
        let moment = view.and_then(|view| moment_of::<Corona>(&view, command)).unwrap_or(Moment::Any);
        let what = serde_json::to_value(command).expect("it is JSON");
        self.unanswered.insert(id, (moment, what));
        id
    }

    async fn send(&self, visit: &Visit, number: u64) {
        let Some((moment, what)) = self.unanswered.get(&number) else { return };
        let id = CommandId { session: self.session, number };
        let order =
            Order { id, moment: *moment, what: what.clone(), delay: Duration::ZERO, read: Instant::now() };
        let _ = timeout(PATIENCE, visit.order(order)).await;
    }

    /// Does something, and waits until it is done; for calm weather.
    pub(super) async fn perform(&mut self, command: &CommandOf<Corona>) {
        let life = self.lives.any(&self.sky);
        let (writer, mut texts) = mpsc::channel(128);
        let entered = life.server.shared.edge.enter(self.table, Some(self.person), self.seen, writer).await;
        let visit = entered.expect("the weather is calm");
        let mut id = None;
        while id.is_none_or(|id| self.unanswered.contains_key(&id)) {
            let parcel = texts.recv().await.expect("nobody is cut off in calm weather");
            self.read(&parcel.text);
            if id.is_none() && !self.view.is_null() {
                let wanted = self.wants(command);
                self.send(&visit, wanted).await;
                id = Some(wanted);
            }
        }
        assert!(id.is_some_and(|id| self.acked.contains_key(&id)), "{command:?} was refused");
        visit.leave().await;
    }

    /// Holds what is said against the store; what is to be sent again comes back.
    fn read(&mut self, text: &str) -> Option<u64> {
        let message: Value = serde_json::from_str(text).expect("messages are JSON");
        let number = |field: &str| message[field].as_u64();
        let end = self.store.end(self.table).expect("the table is there");
        if let Some(at) = message["clock"]["at"].as_u64() {
            assert!(at <= end.at.0 + AHEAD.0, "table time {at} is told, and {} is durable", end.at);
        }
        match message["kind"].as_str() {
            Some("snapshot" | "told") => {
                let told = number("number").expect("it has one");
                assert!(told <= end.number, "{told} is told, and {} is durable", end.number);
                if message["kind"] == "told" {
                    assert_eq!(number("after"), self.seen, "something was left out, or came twice");
                }
                assert!(self.seen.is_none_or(|seen| seen <= told), "what was seen is taken back");
                // Of what has a number: what has none may be late, and says then what was.
                let at = message["clock"]["at"].as_u64().expect("it has a time");
                let latest = self.latest;
                assert!(latest <= at + AHEAD.0, "table time goes back from {latest} to {at}");
                self.latest = latest.max(at);
                self.seen = Some(told);
                self.view = message["view"].clone();
                self.views.insert(told, self.view.clone());
            }
            Some("ack") => {
                let (id, entry) = (number("id")?, number("number")?);
                let found = self.store.entry(self.table, entry).expect("what is acknowledged is durable");
                let command = CommandId { session: self.session, number: id };
                assert_eq!(
                    (found.by, found.command),
                    (Author::Guest(self.guest), Some(command)),
                    "a false ack"
                );
                self.unanswered.remove(&id);
                self.acked.insert(id, entry);
            }
            Some("refused") => {
                let id = number("id")?;
                if self.unanswered.remove(&id).is_some() {
                    self.refused.insert(id);
                }
            }
            Some("resend") => return number("id"),
            Some(STALE) => panic!("what an earlier owner said was believed"),
            _ => {}
        }
        None
    }
}
