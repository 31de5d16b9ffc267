//! What nodes of a cluster have behind them: a PostgreSQL, and a NATS if there are several. Private and temporary, on the
//! disk that the house is on, with every commit synced.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Error, Result};
use tablier_store::contract::postgres;

use crate::args::Args;
use crate::contestant::tablier;
use crate::nats::Nats;
use crate::outcome::Behind;
use crate::proc::Ticks;

pub(crate) struct Backing {
    postgres: postgres::Server,
    nats: Option<Nats>,
}

impl Backing {
    pub(crate) fn start(nodes: usize, scratch: &Path) -> Result<Backing> {
        let postgres = postgres::Server::start_durable(scratch).map_err(Error::msg)?;
        Ok(Backing { postgres, nats: (nodes > 1).then(Nats::start) })
    }

    /// The command that starts a node.
    pub(crate) fn node(&self, args: &Args, nth: usize) -> Command {
        let mut command = tablier(args, self.postgres.url("postgres").as_ref());
        command.args(["--node", &format!("node-{nth}")]);
        if let Some(nats) = &self.nats {
            command.args(["--bus", &nats.url()]);
        }
        command
    }

    /// The CPU time that was taken so far.
    pub(crate) fn cpu(&self, ticks: Ticks) -> Result<Behind> {
        let postgres = self.postgres.pid().context("PostgreSQL has ended")?;
        let nats = self.nats.as_ref().map(|nats| nats.id().context("NATS has ended"));
        let nats = nats.map(|id| ticks.cpu_of_family(id?)).transpose()?;
        Ok(Behind { postgres: ticks.cpu_of_family(postgres)?, nats })
    }
}

impl Behind {
    pub(crate) fn since(self, before: Behind) -> Behind {
        let since = |now: Duration, before: Duration| now.saturating_sub(before);
        Behind {
            postgres: since(self.postgres, before.postgres),
            nats: self.nats.zip(before.nats).map(|(now, before)| since(now, before)),
        }
    }
}
