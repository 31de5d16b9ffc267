//! What is measured beside the counts: how long things take, how much they hold, how many there are just now.

use std::time::Instant;

use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use tablier_room::BotJob;
use tablier_store::Commit;

use super::histogram::{Histogram, PIECES, SECONDS};

/// Gauges and histograms.
#[derive(Debug)]
pub(crate) struct Figures {
    /// From when a command was read to when its answer was handed to the socket.
    pub(crate) answer: Histogram,
    commit: Histogram,
    commit_calls: Histogram,
    commit_entries: Histogram,
    thinking: Histogram,
    bots_waiting: Gauge,
    bots_thinking: Gauge,
    /// Read where they are known, whenever somebody looks.
    pub(super) tables_awake: Gauge,
    pub(super) sockets_open: Gauge,
    pub(super) ready: Gauge,
    pub(super) bus_up: Gauge,
    pub(super) nodes: Gauge,
}

impl Default for Figures {
    fn default() -> Figures {
        let (seconds, pieces) = (|| Histogram::new(&SECONDS), || Histogram::new(&PIECES));
        Figures {
            answer: seconds(),
            commit: seconds(),
            commit_calls: pieces(),
            commit_entries: pieces(),
            thinking: seconds(),
            bots_waiting: Gauge::default(),
            bots_thinking: Gauge::default(),
            tables_awake: Gauge::default(),
            sockets_open: Gauge::default(),
            ready: Gauge::default(),
            bus_up: Gauge::default(),
            nodes: Gauge::default(),
        }
    }
}

impl Figures {
    pub(super) fn register(&self, registry: &mut Registry) {
        let histograms = [
            ("answer_seconds", "From reading a command to handing its answer to the socket", &self.answer),
            ("commit_seconds", "What a commit to the store took", &self.commit),
            ("commit_calls", "Calls that shared a commit", &self.commit_calls),
            ("commit_entries", "Entries in a commit", &self.commit_entries),
            ("bot_thinking_seconds", "How long bots thought about a question", &self.thinking),
        ];
        for (name, help, histogram) in histograms {
            registry.register(name, help, histogram.clone());
        }
        let gauges = [
            ("bots_waiting", "Questions that wait for a bot to have a place to think", &self.bots_waiting),
            ("bots_thinking", "Bots that are thinking", &self.bots_thinking),
            ("tables_awake", "Tables in memory", &self.tables_awake),
            ("sockets_open", "Sockets that are open", &self.sockets_open),
            (
                "ready",
                "1 if people can be sent here: the store takes writes, the bus carries, the server does not stop",
                &self.ready,
            ),
            ("bus_up", "1 if the bus between nodes carries; on a machine alone always", &self.bus_up),
            ("nodes", "Nodes that were heard of lately, this one among them", &self.nodes),
        ];
        for (name, help, gauge) in gauges {
            registry.register(name, help, gauge.clone());
        }
    }

    pub(super) fn committed(&self, commit: Commit) {
        self.commit.took(commit.took);
        self.commit_calls.note(commit.calls as u64);
        self.commit_entries.note(commit.entries as u64);
    }

    /// The same question, watched: how long it waits for a place, and how long it is thought about. However it ends,
    /// thought about or dropped, it does not wait any more.
    pub(crate) fn watched(&self, mut job: BotJob) -> BotJob {
        let (waiting, thinking) = (Present::at(&self.bots_waiting), self.bots_thinking.clone());
        let (took, think) = (self.thinking.clone(), job.think);
        job.think = Box::new(move |should_stop| {
            drop(waiting);
            let (_thinking, begun) = (Present::at(&thinking), Instant::now());
            let report = think(should_stop);
            took.took(begun.elapsed());
            report
        });
        job
    }
}

/// One of those that a gauge counts, until it is dropped.
struct Present(Gauge);

impl Present {
    fn at(gauge: &Gauge) -> Present {
        gauge.inc();
        Present(gauge.clone())
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.0.dec();
    }
}
