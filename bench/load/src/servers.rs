//! What is measured, running: one server, or the nodes of a cluster with what they have behind them.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::args::Args;
use crate::backing::Backing;
use crate::contestant::Contestant;
use crate::opening::Door;
use crate::outcome::Behind;
use crate::proc::{Memory, Ticks, memory};
use crate::process::Process;
use crate::tablier_speech::Template;

pub(crate) struct Servers {
    contestant: Contestant,
    // Before what is behind them: they stop first.
    processes: Vec<Process>,
    backing: Option<Backing>,
}

impl Servers {
    pub(crate) fn start(args: &Args, contestant: Contestant, scratch: &Path, told: usize) -> Result<Servers> {
        let nodes = args.nodes.filter(|_| contestant == Contestant::Tablier);
        let backing = nodes.map(|nodes| Backing::start(nodes, scratch)).transpose()?;
        let commands = match (&backing, nodes) {
            (Some(backing), Some(nodes)) => (0..nodes).map(|nth| backing.node(args, nth)).collect(),
            _ => vec![contestant.command(args, scratch, told)?],
        };
        let mut processes = Vec::new();
        for (nth, command) in commands.into_iter().enumerate() {
            let complaints = scratch.join(format!("{}-{nth}.stderr", contestant.name()));
            processes.push(Process::start(command, &complaints)?);
        }
        Ok(Servers { contestant, processes, backing })
    }

    /// As those who come see them.
    pub(crate) fn door(&self, seats: usize) -> Result<Door> {
        let no_address = "it has no address";
        let firsts = self.processes.iter().map(|process| process.addresses.first().copied());
        let lasts = self.processes.iter().map(|process| process.addresses.last().copied());
        let sockets = firsts.collect::<Option<Vec<_>>>().context(no_address)?;
        let lobbies = lasts.collect::<Option<Vec<_>>>().context(no_address)?;
        let template = Arc::new(Template::new()?);
        Ok(Door { contestant: self.contestant, sockets, lobbies, seats, template })
    }

    /// The CPU time they took so far, and what was taken behind them.
    pub(crate) fn cpu(&self, ticks: Ticks) -> Result<(Duration, Option<Behind>)> {
        let each = self.processes.iter().map(|process| ticks.cpu(process.id()));
        let own = each.sum::<Result<Duration>>()?;
        Ok((own, self.backing.as_ref().map(|backing| backing.cpu(ticks)).transpose()?))
    }

    /// What they hold, without what is behind them.
    pub(crate) fn memory(&self) -> Result<Memory> {
        let mut all = Memory { resident: 0, most: 0 };
        for process in &self.processes {
            let Memory { resident, most } = memory(process.id())?;
            all = Memory { resident: all.resident + resident, most: all.most + most };
        }
        Ok(all)
    }

    /// The last they complained of, for an error.
    pub(crate) fn complained(&self) -> String {
        self.processes.iter().map(Process::complained).collect()
    }

    /// Asks them to stop, one after the other. How long it took; nothing if one has to be killed.
    pub(crate) fn stop(&mut self) -> Result<Option<Duration>> {
        let stopped: Result<Vec<_>> = self.processes.iter_mut().map(Process::stop).collect();
        Ok(stopped?.into_iter().sum())
    }
}
