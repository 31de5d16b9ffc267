//! What a run showed of one server.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::contestant::Contestant;
use crate::percentiles::Latencies;
use crate::proc::Memory;
use crate::tally::{Load, Tally};

pub(crate) struct Outcome {
    pub(crate) contestant: Contestant,
    pub(crate) latencies: Latencies,
    /// Commands acknowledged while it was measured.
    pub(crate) acked: usize,
    pub(crate) seconds: Duration,
    /// What the server took meanwhile; all nodes together.
    pub(crate) cpu: Duration,
    /// And what they have behind them, where they are nodes of a cluster.
    pub(crate) behind: Option<Behind>,
    /// What the driver took meanwhile.
    pub(crate) own_cpu: Duration,
    /// How late the driver was with its commands.
    pub(crate) late: Latencies,
    pub(crate) memory: MemoryTaken,
    pub(crate) opening: Duration,
    /// How long it took to stop; nothing if it had to be killed.
    pub(crate) stopping: Option<Duration>,
    pub(crate) players: Counts,
    pub(crate) spectators: Counts,
}

/// The CPU time that was taken behind the nodes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Behind {
    pub(crate) postgres: Duration,
    /// None for a node that is alone.
    pub(crate) nats: Option<Duration>,
}

/// Memory, at the moments that matter.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MemoryTaken {
    pub(crate) tables: usize,
    pub(crate) spectators: usize,
    /// Before the first table, with all tables, with all spectators, at the end.
    pub(crate) empty: Memory,
    pub(crate) opened: Memory,
    pub(crate) watched: Memory,
    pub(crate) end: Memory,
}

/// Counts over many sockets.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) lost: u64,
    pub(crate) resyncs: u64,
    pub(crate) resends: u64,
    pub(crate) told: u64,
    pub(crate) told_bytes: u64,
    pub(crate) refused: BTreeMap<String, u64>,
    /// Sockets that ended, by the reason.
    pub(crate) ended: BTreeMap<String, u64>,
}

impl Counts {
    pub(crate) fn add(&mut self, tally: &Tally) {
        self.resyncs += tally.resyncs;
        self.resends += tally.resends;
        self.told += tally.told;
        self.told_bytes += tally.told_bytes;
        for (code, count) in &tally.refused {
            *self.refused.entry(code.clone()).or_default() += count;
        }
        if let Some(why) = &tally.ended {
            *self.ended.entry(why.clone()).or_default() += 1;
        }
    }

    /// How long a text that everybody got was, on average.
    pub(crate) fn told_length(&self) -> Option<u64> {
        self.told_bytes.checked_div(self.told)
    }
}

/// What all seats counted together: latencies of what was due while it was measured, how many answers came while it was
/// measured, and the counts.
pub(crate) fn of_players(load: &Load, tallies: &[Tally]) -> (Latencies, usize, Counts) {
    let (mut latencies, mut acked, mut counts) = (Vec::new(), 0, Counts::default());
    for (seat, tally) in tallies.iter().enumerate() {
        let measured = tally.acked.iter().filter(|acked| load.measures(acked.at));
        latencies.extend(measured.map(|acked| acked.latency));
        acked += tally.acked.iter().filter(|acked| load.measures(acked.at + acked.latency)).count();
        counts.add(tally);
        counts.lost += tally.lost(load, seat);
    }
    (Latencies::of(latencies), acked, counts)
}

impl Outcome {
    #[allow(clippy::cast_precision_loss, reason = "counts of a run are far below 2^53")]
    pub(crate) fn acked_per_second(&self) -> f64 {
        self.acked as f64 / self.seconds.as_secs_f64()
    }

    /// Microseconds of the server's CPU per command; nothing if there were none.
    pub(crate) fn cpu_per_command(&self) -> Option<f64> {
        self.per_command(self.cpu)
    }

    /// And of PostgreSQL's.
    pub(crate) fn postgres_per_command(&self) -> Option<f64> {
        self.per_command(self.behind?.postgres)
    }

    /// And of NATS's.
    pub(crate) fn nats_per_command(&self) -> Option<f64> {
        self.per_command(self.behind?.nats?)
    }

    /// And of the driver's.
    pub(crate) fn own_cpu_per_command(&self) -> Option<f64> {
        self.per_command(self.own_cpu)
    }

    #[allow(clippy::cast_precision_loss, reason = "counts of a run are far below 2^53")]
    fn per_command(&self, cpu: Duration) -> Option<f64> {
        (self.acked > 0).then(|| cpu.as_secs_f64() * 1e6 / self.acked as f64)
    }
}

impl MemoryTaken {
    /// kB per table with everyone at it.
    pub(crate) fn per_table(&self) -> f64 {
        per(self.tables, self.empty, self.opened)
    }

    /// kB per spectator.
    pub(crate) fn per_spectator(&self) -> Option<f64> {
        (self.spectators > 0).then(|| per(self.spectators, self.opened, self.watched))
    }
}

#[allow(clippy::cast_precision_loss, reason = "kilobytes of one machine are far below 2^53")]
fn per(count: usize, before: Memory, after: Memory) -> f64 {
    (after.resident as f64 - before.resident as f64) / count as f64
}
