//! The command line.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, ensure};
use clap::{Parser, ValueEnum};

/// Opens tables, lets every seat send commands at times fixed beforehand, and reports how long the answers took and
/// what they cost the server.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask load", bin_name = "cargo xtask load")]
pub(crate) struct Args {
    /// How many tables.
    #[arg(long, default_value_t = 1000)]
    pub(crate) tables: usize,
    /// How many people sit at each.
    #[arg(long, default_value_t = 4)]
    pub(crate) seats: usize,
    /// How many commands each of them sends per second.
    #[arg(long, default_value_t = 0.5)]
    pub(crate) rate: f64,
    /// How many seconds are measured.
    #[arg(long, default_value_t = 20.0)]
    pub(crate) seconds: f64,
    /// How many seconds of the same load come before them.
    #[arg(long, default_value_t = 10.0)]
    pub(crate) warm_up: f64,
    /// How many people watch.
    #[arg(long, default_value_t = 0)]
    pub(crate) spectators: usize,
    /// How many tables they watch, from the first on.
    #[arg(long, default_value_t = 1)]
    pub(crate) watched: usize,
    /// How many nodes share a PostgreSQL, which is started for them; more than one talk over a NATS, which is, too. The
    /// people of a table are at different nodes.
    #[arg(long, conflicts_with_all = ["store", "trouble"])]
    pub(crate) nodes: Option<usize>,
    /// Another server that gets the same load after Tablier, to compare with.
    #[arg(long)]
    pub(crate) peer: Option<Peer>,
    /// Measure the peer only, without Tablier before it.
    #[arg(long, requires = "peer")]
    pub(crate) alone: bool,
    /// Take boardgame.io as it is when nobody sets anything, not as it serves best: moves made in a state that has
    /// passed are dropped, and it remembers every move of a turn to undo it.
    #[arg(long)]
    pub(crate) plain_peer: bool,
    /// How long the bare server's texts are when there was no Tablier before it to take the length from.
    #[arg(long, default_value_t = 1000)]
    pub(crate) told_bytes: usize,
    /// A new file for Tablier's store, which is kept; by default one beside the programs, which is removed.
    #[arg(long)]
    pub(crate) store: Option<PathBuf>,
    /// Draw the latencies into this SVG file.
    #[arg(long)]
    pub(crate) picture: Option<PathBuf>,
    /// How many tables are opened at the same time.
    #[arg(long, default_value_t = 48)]
    pub(crate) openers: usize,
    /// How many seconds late an answer may be before its command counts as lost.
    #[arg(long, default_value_t = 10.0)]
    pub(crate) patience: f64,
    /// Put Tablier to the test instead of comparing it, with the limits as they are shipped.
    #[arg(long, conflicts_with_all = ["peer", "spectators", "picture"])]
    pub(crate) trouble: Option<Trouble>,
    /// The program `tablier`.
    #[arg(long, hide = true)]
    pub(crate) tablier: PathBuf,
    /// The program `tablier-peer-bare`.
    #[arg(long, hide = true)]
    pub(crate) bare: Option<PathBuf>,
    /// The folder with boardgame.io's server, its packages installed.
    #[arg(long, hide = true)]
    pub(crate) boardgame_io: Option<PathBuf>,
    /// Handed on to `tablier serve`, after `--`.
    #[arg(last = true)]
    pub(crate) serve: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Peer {
    /// boardgame.io on Node, matches in memory.
    #[value(name = "boardgame.io")]
    BoardgameIo,
    /// The same, matches in files, by the storage that it ships with.
    #[value(name = "boardgame.io-files")]
    BoardgameIoFiles,
    /// A bare broadcast of as many bytes over axum's sockets: the yardstick of CPU.
    Bare,
    /// All of them.
    All,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Trouble {
    /// Measures it three times: undisturbed, beside vandals, and after they left.
    Vandals,
    /// Makes its disk fail under the load in one way after the other, each for that long, and stops it while the disk
    /// hangs (needs strace).
    Faults,
}

impl Args {
    /// What can't be measured is refused before anything is started.
    pub(crate) fn check(&self) -> Result<()> {
        ensure!(self.tables >= 1 && self.seats >= 1, "there must be a table and a seat");
        ensure!(self.tables <= 0x3f_ffff && self.spectators <= 0x3f_ffff, "there are not so many addresses");
        ensure!((1..=self.tables).contains(&self.watched), "--watched is between 1 and the number of tables");
        ensure!(self.nodes.is_none_or(|nodes| (1..=9).contains(&nodes)), "--nodes is between 1 and 9");
        ensure!(self.openers >= 1, "somebody must open the tables: --openers is 1 or more");
        ensure!(self.rate.is_finite() && self.rate > 0.0, "--rate is more than 0");
        for (name, seconds) in
            [("--seconds", self.seconds), ("--warm-up", self.warm_up), ("--patience", self.patience)]
        {
            ensure!((0.0..=86_400.0).contains(&seconds), "{name} is between 0 and a day");
        }
        ensure!(self.seconds > 0.0, "--seconds is more than 0");
        if let Some(store) = &self.store {
            ensure!(!store.exists(), "{} is there already: the store must be a new file", store.display());
        }
        Ok(())
    }

    pub(crate) fn warm_up(&self) -> Duration {
        Duration::from_secs_f64(self.warm_up)
    }

    pub(crate) fn seconds(&self) -> Duration {
        Duration::from_secs_f64(self.seconds)
    }

    pub(crate) fn patience(&self) -> Duration {
        Duration::from_secs_f64(self.patience)
    }
}
