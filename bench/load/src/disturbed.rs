//! Honest people beside vandals: the same load undisturbed, beside them, and after they left, in one run of one server
//! with its limits as they are shipped.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use tokio::time::{sleep, sleep_until};

use crate::address::From;
use crate::args::Args;
use crate::contestant::Contestant;
use crate::http::Http;
use crate::opening::Door;
use crate::outcome::{Counts, of_players};
use crate::people::{Person, begin_sending, open_tables};
use crate::percentiles::Latencies;
use crate::proc::{Memory, Ticks, memory};
use crate::process::Process;
use crate::report::aligned;
use crate::schedule::Schedule;
use crate::tally::{Load, Tally};
use crate::vandals::Vandals;

/// How long everything is left alone before memory is looked at again: deserted tables fall asleep after fifteen
/// seconds, silent connections are dropped after twenty.
const REST: Duration = Duration::from_secs(40);

/// A part of the run.
struct Part {
    name: &'static str,
    latencies: Latencies,
    /// What the server took.
    cpu: Duration,
    /// At its end.
    memory: Memory,
}

/// Starts a server, measures it in three parts, stops it, and answers the report.
pub(crate) async fn measure(args: &Args, scratch: &Path) -> Result<String> {
    let complaints = scratch.join("tablier.stderr");
    let mut process = Process::start(Contestant::Tablier.command(args, scratch, 0)?, &complaints)?;
    let report = match in_three_parts(args, &process).await {
        Ok(report) => report,
        Err(error) => return Err(error.context(format!("it could not be measured{}", process.complained()))),
    };
    let stopped = process.stop()?.context("it did not stop when asked")?;
    let said = std::fs::read_to_string(&complaints)?;
    ensure!(!said.contains("panicked"), "something panicked in the server:\n{said}");
    Ok(format!("{report}\nNothing panicked; it stopped after {:.1} s.\n", stopped.as_secs_f64()))
}

async fn in_three_parts(args: &Args, process: &Process) -> Result<String> {
    let (id, ticks) = (process.id(), Ticks::ask());
    let server = *process.addresses.first().context("it has no address")?;
    let door = Door::of_tablier(server, args.seats)?;
    let ends = [1, 2, 3].map(|parts| args.warm_up() + args.seconds() * parts);
    let schedule = Schedule { seats: args.tables * args.seats, rate: args.rate, length: ends[2] };
    let load = Arc::new(Load::new(schedule, args.warm_up()));
    let tables = open_tables(&door, args.tables, args.openers, &load).await?;

    let start = *load.start.get_or_init(Instant::now);
    let (_stop, sender) = begin_sending(&load, &tables.people);
    sleep_until((start + load.warm_up).into()).await;
    let (mut seen, mut vandals) = (vec![(ticks.cpu(id)?, memory(id)?)], None);
    for (part, end) in ends.into_iter().enumerate() {
        if part == 1 {
            vandals = Some(Vandals::start(server, args.seconds(), &tables.codes)?);
        }
        sleep_until((start + end).into()).await;
        seen.push((ticks.cpu(id)?, memory(id)?));
    }
    sender.await.context("the sender broke")?;
    let deeds = tokio::task::spawn_blocking(move || vandals.map(Vandals::wait)).await?;
    let deeds = deeds.transpose()?.unwrap_or_default();
    sleep(REST).await;
    let rested = memory(id)?;
    let counted = Http::connect(server, From::Table(0)).await?.get("/api/counters").await?;
    let deeds =
        format!("{deeds}{:>9} messages that can't be read, which the server read\n", counted["malformed"]);

    let tallies: Vec<Tally> = tables.people.iter().map(Person::take_tally).collect();
    let from = [load.warm_up, ends[0], ends[1]];
    let parts: Vec<Part> = ["undisturbed", "beside vandals", "afterwards"]
        .into_iter()
        .enumerate()
        .map(|(nth, name)| Part {
            name,
            latencies: between(&tallies, from[nth], ends[nth]),
            cpu: seen[nth + 1].0.saturating_sub(seen[nth].0),
            memory: seen[nth + 1].1,
        })
        .collect();
    let (_, _, counts) = of_players(&load, &tallies);
    Ok(report(&parts, &counts, rested, &deeds))
}

/// Of the commands that were due in this time.
fn between(tallies: &[Tally], from: Duration, to: Duration) -> Latencies {
    let acked = tallies.iter().flat_map(|tally| &tally.acked);
    Latencies::of(acked.filter(|acked| (from..to).contains(&acked.at)).map(|acked| acked.latency).collect())
}

fn report(parts: &[Part], counts: &Counts, rested: Memory, deeds: &str) -> String {
    let row = |name: &str, value: fn(&Part) -> f64| {
        let cells = parts.iter().map(|part| format!("{:.1}", value(part)));
        std::iter::once(name.to_owned()).chain(cells).collect::<Vec<String>>()
    };
    let mut heading = vec![String::new()];
    heading.extend(parts.iter().map(|part| part.name.to_owned()));
    let lines = [
        heading,
        row("ack p50, ms", |part| millis(part, 500)),
        row("ack p95, ms", |part| millis(part, 950)),
        row("ack p99, ms", |part| millis(part, 990)),
        row("ack max, ms", |part| millis(part, 1_000)),
        row("server's CPU, s", |part| part.cpu.as_secs_f64()),
        row("memory at its end, MB", |part| megabytes(part.memory.resident)),
    ];
    let refused: u64 = counts.refused.values().sum();
    let ended: u64 = counts.ended.values().sum();
    format!(
        "{}\nmemory at most {:.1} MB; {} s after all that {:.1} MB\n\
         of the honest: {} commands lost, {refused} refused, {} resyncs, {ended} sockets ended {:?}\n\
         p99 beside vandals ÷ undisturbed: {:.2}\n\nwhat the vandals did:\n{deeds}",
        aligned(&lines),
        megabytes(rested.most),
        REST.as_secs(),
        megabytes(rested.resident),
        counts.lost,
        counts.resyncs,
        counts.ended,
        millis(&parts[1], 990) / millis(&parts[0], 990),
    )
}

fn millis(part: &Part, of_thousand: u32) -> f64 {
    part.latencies.per_mille(of_thousand).unwrap_or_default().as_secs_f64() * 1e3
}

#[allow(clippy::cast_precision_loss, reason = "kilobytes of one machine are far below 2^53")]
fn megabytes(kilobytes: u64) -> f64 {
    kilobytes as f64 / 1024.0
}
