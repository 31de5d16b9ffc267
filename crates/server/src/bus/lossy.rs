//! A bus as bad as one may be: it drops, delays, repeats and reorders, in both directions. Over it people must notice
//! nothing but that things take longer.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use tablier_client::{Client, Visitor};
use tablier_corona::game::{Corona, Setup};
use tablier_game::{Seat, Seed};
use tablier_room::wire::{ClockNow, ServerMessage};
use tablier_room::{Command, CommandId, Kind, Moment, Name, Person, SessionId, TableCode};
use tablier_store::sqlite::{Options, SqliteStore};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

use super::local::LocalBus;
use super::{Bus, EdgeId, EdgeStatus, Epoch, Health, Question, Reply, Said, SocketId, ToEdge, ToOwner};
use crate::owner::NoTable;
use crate::{Config, Limits, Parts, Server, app, serve};

/// What happens to a message.
#[derive(Debug, Clone, Copy)]
struct Fate {
    /// How many copies arrive.
    copies: usize,
    /// After how long each.
    delays: [Duration; 2],
}

/// How bad it is: so many in a hundred are lost, come twice, come late.
#[derive(Debug, Clone, Copy)]
struct Badness {
    lost: u32,
    twice: u32,
    late: u32,
}

struct LossyBus {
    local: Arc<LocalBus>,
    badness: Badness,
    chance: Mutex<ChaCha8Rng>,
    lost: AtomicU64,
    twice: AtomicU64,
}

impl LossyBus {
    fn new(local: Arc<LocalBus>, badness: Badness, seed: u8) -> LossyBus {
        let chance = Mutex::new(Seed([seed; 32]).rng());
        LossyBus { local, badness, chance, lost: AtomicU64::new(0), twice: AtomicU64::new(0) }
    }

    fn fate(&self) -> Fate {
        let Badness { lost, twice, late } = self.badness;
        let mut chance = self.chance.lock().unwrap_or_else(PoisonError::into_inner);
        let mut delay = || {
            let is_late = chance.random_range(0..100) < late;
            Duration::from_millis(if is_late { chance.random_range(1..120) } else { 0 })
        };
        let delays = [delay(), delay()];
        let copies = match chance.random_range(0..100) {
            drawn if drawn < lost => {
                self.lost.fetch_add(1, Ordering::Relaxed);
                0
            }
            drawn if drawn < lost + twice => {
                self.twice.fetch_add(1, Ordering::Relaxed);
                2
            }
            _ => 1,
        };
        Fate { copies, delays }
    }

    /// Lets something happen as often, and as late, as fate has it.
    fn deliver<F: Future<Output = ()> + Send + 'static>(&self, send: impl Fn(Arc<LocalBus>) -> F) {
        let Fate { copies, delays } = self.fate();
        for delay in delays.into_iter().take(copies) {
            let delivered = send(Arc::clone(&self.local));
            tokio::spawn(async move {
                sleep(delay).await;
                delivered.await;
            });
        }
    }
}

#[async_trait]
impl Bus for LossyBus {
    async fn send(&self, table: TableCode, letter: ToOwner) -> Result<(), NoTable> {
        self.deliver(|local| {
            let letter = letter.clone();
            async move { drop(local.send(table, letter).await) }
        });
        Ok(())
    }

    async fn ask(&self, table: TableCode, question: Question) -> Result<Reply, NoTable> {
        // A question comes back unanswered, and whoever asked asks again.
        self.local.ask(table, question).await
    }

    async fn reach(&self, table: TableCode) -> Result<(), NoTable> {
        self.local.reach(table).await
    }

    fn health(&self) -> Health {
        Health::ALONE
    }

    fn tell(&self, edge: EdgeId, letter: ToEdge) {
        self.deliver(|local| {
            let letter = letter.clone();
            async move { local.tell(edge, letter) }
        });
    }

    fn beat(&self, edge: EdgeId, stands: Vec<(TableCode, EdgeStatus)>) {
        self.deliver(|local| {
            let stands = stands.clone();
            async move { local.beat(edge, stands) }
        });
    }
}

/// A server over a bad bus.
struct House {
    _folder: TempDir,
    address: String,
    server: Server,
    bus: Arc<LossyBus>,
}

impl House {
    async fn open(badness: Badness, seed: u8) -> House {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("log"), Options::default()).await.unwrap();
        let local = Arc::new(LocalBus::default());
        let bus = Arc::new(LossyBus::new(Arc::clone(&local), badness, seed));
        // Whoever does not read for a while is not cut off here.
        let config = Config { patience: Duration::from_mins(2), ..Config::default() };
        let limits = Limits::from(&config);
        let parts = Parts::new(vec![Kind::of::<Corona>()], Arc::new(store), config);
        let server = Server::on_bus(Arc::clone(&bus) as Arc<dyn Bus>, (&local, EdgeId(1)), parts);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(serve(listener, app(&server), limits, std::future::pending()));
        House { _folder: folder, address, server, bus }
    }

    async fn table(&self) -> (TableCode, Client<Corona>) {
        let mut visitor = Visitor::new(self.address.clone());
        let (code, _) = visitor.open_table::<Corona>(Some(&Setup::default()), "Ada").await.unwrap();
        (code, visitor.connect(code).await.unwrap())
    }

    async fn guest(&self, code: TableCode, name: &str) -> Client<Corona> {
        let mut visitor = Visitor::new(self.address.clone());
        visitor.come_in(code, name).await.unwrap();
        visitor.connect(code).await.unwrap()
    }
}

fn named(name: &str) -> tablier_room::CommandOf<Corona> {
    Command::SetName { name: Name::clean(name) }
}

async fn within<T>(work: Pin<Box<dyn Future<Output = T>>>) -> T {
    timeout(Duration::from_secs(100), work).await.expect("it comes to an end")
}

const GOOD: Badness = Badness { lost: 0, twice: 0, late: 0 };
const BAD: Badness = Badness { lost: 20, twice: 20, late: 60 };

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_a_bus_that_loses_repeats_and_reorders_everything_is_done_once_and_in_order() {
    within(Box::pin(async {
        let house = House::open(BAD, 1).await;
        let (code, mut ada) = house.table().await;
        let mut bob = house.guest(code, "Bob").await;
        // What Ada knows may be late; Bob was just told where the log ends.
        let before = bob.number();
        // Sit and stand, again and again, without waiting: only in this order is each of them possible.
        let mut sent = Vec::new();
        for turn in 0..6 {
            sent.push(ada.send(&Command::Sit { name: None }).await.unwrap());
            sent.push(ada.send(&Command::Stand { seat: Seat(0) }).await.unwrap());
            sent.push(ada.send(&named(&format!("Ada {turn}"))).await.unwrap());
        }
        let mut answers: BTreeMap<u64, Option<u64>> = BTreeMap::new();
        while answers.len() < sent.len() {
            match ada.next().await.unwrap() {
                ServerMessage::Ack { id, number } => assert_eq!(answers.insert(id, Some(number)), None),
                // Going by what she sees, she means a lobby that has changed since: refused, and not done later either.
                ServerMessage::Refused { id: Some(id), .. } => assert_eq!(answers.insert(id, None), None),
                _ => {}
            }
        }
        let numbers: Vec<u64> = answers.into_values().flatten().collect();
        assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "in order: {numbers:?}");
        let last = *numbers.last().expect("at least the names are set");
        bob.until(|bob| bob.number() >= last).await.unwrap();
        ada.until(|ada| ada.number() >= last).await.unwrap();
        let looked = Visitor::new(house.address.clone()).look::<Corona>(code).await.unwrap();
        assert_eq!(looked.number, last, "nothing was done twice, or afterwards");
        assert_eq!((numbers.len() as u64, ada.number()), (last - before, last), "nothing else was done");
        assert_eq!(bob.view(), ada.view());
        assert!(house.bus.lost.load(Ordering::Relaxed) > 0 && house.bus.twice.load(Ordering::Relaxed) > 0);
        let acked = house.server.counters().read().acked;
        assert_eq!(acked, numbers.len() as u64);
    }))
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_a_bad_bus_everybody_sees_the_same_in_the_end() {
    within(Box::pin(async {
        let house = House::open(BAD, 2).await;
        let (code, mut ada) = house.table().await;
        let mut others = Vec::new();
        for index in 0..5 {
            others.push(house.guest(code, &format!("guest {index}")).await);
        }
        let mut eve: Client<Corona> = Visitor::new(house.address.clone()).connect(code).await.unwrap();
        for turn in 0..8 {
            let names: Vec<_> = (0..others.len()).map(|index| format!("guest {index}, {turn}")).collect();
            for (other, name) in others.iter_mut().zip(&names) {
                other.send(&named(name)).await.unwrap();
            }
            for other in &mut others {
                other.until(|other| other.unanswered().next().is_none()).await.unwrap();
            }
        }
        // The last thing told may be lost, and nothing comes after it: the next beat shows that.
        let looked = Visitor::new(house.address.clone()).look::<Corona>(code).await.unwrap();
        for table in others.iter_mut().chain([&mut ada, &mut eve]) {
            table.until(|table| table.number() == looked.number).await.unwrap();
            assert_eq!(table.view().guests, looked.view.guests);
        }
    }))
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_a_bad_bus_whoever_goes_is_seen_to_be_gone() {
    within(Box::pin(async {
        let house = House::open(BAD, 3).await;
        let (code, mut ada) = house.table().await;
        for _ in 0..3 {
            let mut bob = house.guest(code, "Bob").await;
            ada.until(|ada| ada.present().len() == 2).await.unwrap();
            bob.drop_hard();
            ada.until(|ada| ada.present().len() == 1).await.unwrap();
        }
    }))
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_edge_that_is_not_heard_of_any_more_is_gone() {
    within(Box::pin(async {
        let house = House::open(GOOD, 4).await;
        let (code, mut ada) = house.table().await;
        ada.until(|ada| ada.present().len() == 1).await.unwrap();
        // Another machine's edge comes with a spectator, beats once and falls silent.
        let elsewhere = EdgeId(7);
        let connect = Said::Connect { socket: SocketId(1), person: None, seen: None, turn: 1 };
        let letter = ToOwner { from: elsewhere, epoch: None, what: connect };
        house.bus.send(code, letter).await.unwrap();
        let mut sockets = super::Roll::default();
        sockets.add(SocketId(1));
        house.bus.beat(elsewhere, vec![(code, EdgeStatus { sockets, ..EdgeStatus::default() })]);
        let watching = |message: &ServerMessage<_, _, _>| match message {
            ServerMessage::Presence { watching, clock: ClockNow { .. }, .. } => Some(*watching),
            _ => None,
        };
        let mut seen = Vec::new();
        while seen.last() != Some(&0) || !seen.contains(&1) {
            seen.extend(watching(&ada.next().await.unwrap()));
        }
    }))
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_meant_for_another_owner_is_not_done() {
    within(Box::pin(async {
        let house = House::open(GOOD, 5).await;
        let (code, mut ada) = house.table().await;
        // Bob is at another machine's edge, and known to the owner.
        let (from, socket, person) = (EdgeId(7), SocketId(1), Person([7; 32]));
        let bob = Question::Come { person, name: Name::clean("Bob") };
        assert!(matches!(house.bus.ask(code, bob).await, Ok(Reply::Guest(_))));
        let say = |epoch, what| house.bus.local.send(code, ToOwner { from, epoch, what });
        say(None, Said::Connect { socket, person: Some(person), seen: None, turn: 1 }).await.unwrap();
        let renamed = |number: u64, name: &str| {
            let id = CommandId { session: SessionId([7; 16]), number };
            let what = serde_json::json!({ "kind": "set_name", "name": name });
            let (moment, delay) = (Moment::Any, Duration::ZERO);
            let command = super::Command { socket, turn: 1, settled: 1, id, moment, what, delay };
            Said::Command { command: Arc::new(command), held: Duration::ZERO }
        };
        let Epoch(owner) = house.server.shared.edge.epoch(code).expect("Ada was welcomed by somebody");
        say(Some(Epoch(owner - 1)), renamed(1, "said to the last owner")).await.unwrap();
        say(Some(Epoch(owner + 1)), renamed(2, "said to the next owner")).await.unwrap();
        say(Some(Epoch(owner)), renamed(3, "said to this owner")).await.unwrap();
        let called = |ada: &Client<Corona>| ada.view().guests.last().map(|guest| guest.name.to_string());
        ada.until(|ada| called(ada).is_some_and(|name| name.starts_with("said"))).await.unwrap();
        assert_eq!(called(&ada).as_deref(), Some("said to this owner"));
    }))
    .await;
}
