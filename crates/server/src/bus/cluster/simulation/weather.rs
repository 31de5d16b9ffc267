//! What happens to a simulated cluster, all of it by one seed: how long things take, what is lost, who stands still.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use tablier_game::Seed;
use tablier_store::contract::simulated::{Fate, Weather};
use tokio::sync::watch;
use tokio::time::sleep;

/// The one source of chance, and how bad it is.
pub(super) struct Sky {
    chance: Mutex<ChaCha8Rng>,
    /// So many store calls in a hundred go wrong.
    pub(super) storm: AtomicU32,
    /// So many messages in a hundred are lost, and so many come twice.
    pub(super) loss: AtomicU32,
    /// Nobody hears anything of anybody.
    pub(super) bus_down: AtomicBool,
    /// Laws that were broken where nobody could be told of it.
    broken: Mutex<Vec<&'static str>>,
}

impl Sky {
    pub(super) fn new(seed: u64) -> Arc<Sky> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        Arc::new(Sky {
            chance: Mutex::new(Seed(bytes).rng()),
            storm: AtomicU32::new(0),
            loss: AtomicU32::new(0),
            bus_down: AtomicBool::new(false),
            broken: Mutex::default(),
        })
    }

    /// A law is broken, as is found in the middle of a node.
    pub(super) fn breaks(&self, law: &'static str) {
        self.broken.lock().unwrap_or_else(PoisonError::into_inner).push(law);
    }

    pub(super) fn broken(&self) -> Vec<&'static str> {
        self.broken.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Nothing goes wrong any more by itself.
    pub(super) fn clears(&self) {
        for weather in [&self.storm, &self.loss] {
            weather.store(0, Ordering::Relaxed);
        }
        self.bus_down.store(false, Ordering::Relaxed);
    }

    pub(super) fn draw(&self, below: u32) -> u32 {
        self.chance.lock().unwrap_or_else(PoisonError::into_inner).random_range(0..below)
    }

    pub(super) fn millis(&self, below: u32) -> Duration {
        Duration::from_millis(u64::from(self.draw(below)))
    }

    pub(super) fn bytes<const COUNT: usize>(&self) -> [u8; COUNT] {
        std::array::from_fn(|_| u8::try_from(self.draw(256)).unwrap_or(0))
    }
}

/// Whether a node's words and deeds get out, and anything in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    Running,
    /// It stands still.
    Paused,
    /// It is dead, for ever.
    Dead,
}

/// A node's way to the rest of the world. Whatever goes through it, in or out, is a step of the node's.
#[derive(Clone)]
pub(super) struct Gate {
    standing: Arc<watch::Sender<Standing>>,
    /// After so many more steps it dies; none: it is not its time.
    steps: Arc<AtomicU32>,
    /// Whether the store is out of its reach.
    pub(super) no_store: Arc<AtomicBool>,
    /// Which call to the store from now on is done and not heard of; none if all are.
    pub(super) unheard: Arc<AtomicU32>,
}

impl Gate {
    pub(super) fn new() -> Gate {
        let standing = Arc::new(watch::Sender::new(Standing::Running));
        Gate { standing, steps: Arc::default(), no_store: Arc::default(), unheard: Arc::default() }
    }

    /// It dies after so many more steps, between that one and the next.
    pub(super) fn dies_after(&self, steps: u32) {
        self.steps.store(steps, Ordering::Relaxed);
    }

    pub(super) fn set(&self, standing: Standing) {
        self.standing.send_if_modified(|now| {
            let changes = *now != Standing::Dead && *now != standing;
            if changes {
                *now = standing;
            }
            changes
        });
    }

    /// A step: waits until the node runs, for ever if it is dead.
    pub(super) async fn pass(&self) {
        self.runs().await;
        let left = self.steps.load(Ordering::Relaxed);
        if left > 0 {
            self.steps.store(left - 1, Ordering::Relaxed);
            if left == 1 {
                self.set(Standing::Dead);
            }
        }
    }

    /// Waits until the node runs: for ever, if it is dead.
    async fn runs(&self) {
        let mut standing = self.standing.subscribe();
        let runs = standing.wait_for(|now| *now != Standing::Paused).await;
        if runs.is_ok_and(|now| *now == Standing::Dead) {
            std::future::pending::<()>().await;
        }
    }

    pub(super) async fn death(&self) {
        let _ = self.standing.subscribe().wait_for(|now| *now == Standing::Dead).await;
    }
}

/// The weather between a node and the store.
pub(super) struct NodeWeather {
    pub(super) sky: Arc<Sky>,
    pub(super) gate: Gate,
}

#[async_trait]
impl Weather for NodeWeather {
    async fn call(&self) -> Fate {
        self.gate.pass().await;
        sleep(self.sky.millis(12)).await;
        self.gate.pass().await;
        if self.gate.no_store.load(Ordering::Relaxed) {
            return Fate::Fails;
        }
        let unheard = self.gate.unheard.load(Ordering::Relaxed);
        if unheard > 0 {
            self.gate.unheard.store(unheard - 1, Ordering::Relaxed);
            return if unheard == 1 { Fate::Unheard } else { Fate::Done };
        }
        let storm = self.sky.storm.load(Ordering::Relaxed);
        if self.sky.draw(100) >= storm {
            return Fate::Done;
        }
        match self.sky.draw(3) {
            0 => Fate::Fails,
            1 => Fate::Unheard,
            _ => Fate::Late(self.sky.millis(3_000)),
        }
    }

    async fn answer(&self) {
        sleep(self.sky.millis(12)).await;
        self.gate.pass().await;
    }

    async fn awake(&self) {
        self.gate.runs().await;
    }
}
