//! One server's run: started, filled with tables, put under load, measured, stopped.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use tokio::time::{sleep, sleep_until};

use crate::args::Args;
use crate::contestant::Contestant;
use crate::crowd::Crowd;
use crate::outcome::{Behind, Counts, MemoryTaken, Outcome, of_players};
use crate::people::{Person, begin_sending, open_tables};
use crate::percentiles::Latencies;
use crate::proc::Ticks;
use crate::schedule::Schedule;
use crate::servers::Servers;
use crate::tally::{Load, Tally};

/// How long everything is left alone between opening and measuring: what opening leaves to do is done then.
const SETTLE: Duration = Duration::from_secs(1);

/// Starts a server, measures it, stops it.
pub(crate) async fn measure(
    args: &Args,
    contestant: Contestant,
    scratch: &Path,
    told: usize,
) -> Result<Outcome> {
    let name = contestant.name();
    let mut servers = Servers::start(args, contestant, scratch, told)?;
    let mut outcome = match under_load(args, contestant, &servers).await {
        Ok(outcome) => outcome,
        Err(error) => {
            return Err(error.context(format!("{name} could not be measured{}", servers.complained())));
        }
    };
    outcome.stopping = servers.stop()?;
    Ok(outcome)
}

async fn under_load(args: &Args, contestant: Contestant, servers: &Servers) -> Result<Outcome> {
    let door = servers.door(args.seats)?;
    let length = args.warm_up() + args.seconds();
    let schedule = Schedule { seats: args.tables * args.seats, rate: args.rate, length };
    let load = Arc::new(Load::new(schedule, args.warm_up()));

    let began = Instant::now();
    let empty = servers.memory()?;
    let tables = open_tables(&door, args.tables, args.openers, &load).await?;
    sleep(SETTLE).await;
    let opened = servers.memory()?;
    let crowd = match args.spectators {
        0 => None,
        count => {
            let codes = tables.codes[..args.watched].to_vec();
            Some(Crowd::gather(door, codes, count, args.openers, Arc::clone(&load)).await?)
        }
    };
    sleep(SETTLE).await;
    let watched = servers.memory()?;
    let opening = began.elapsed().saturating_sub(SETTLE * 2);
    eprintln!(
        "{}: open after {:.1} s; now the load, for {:.0} s",
        contestant.name(),
        opening.as_secs_f64(),
        length.as_secs_f64()
    );

    let Loaded { cpu, behind, own_cpu, late } =
        apply(&load, &tables.people, servers, args.patience()).await?;
    let end = servers.memory()?;
    let spectators = crowd.map(Crowd::disperse).transpose()?.unwrap_or_default();
    let tallies: Vec<Tally> = tables.people.iter().map(Person::take_tally).collect();
    let (latencies, acked, players) = of_players(&load, &tallies);
    let mut watching = Counts::default();
    for tally in &spectators {
        watching.add(tally);
    }
    let memory =
        MemoryTaken { tables: args.tables, spectators: args.spectators, empty, opened, watched, end };
    Ok(Outcome {
        contestant,
        latencies,
        acked,
        seconds: args.seconds(),
        cpu,
        behind,
        own_cpu,
        late: Latencies::of(late),
        memory,
        opening,
        stopping: None,
        players,
        spectators: watching,
    })
}

struct Loaded {
    cpu: Duration,
    behind: Option<Behind>,
    own_cpu: Duration,
    late: Vec<Duration>,
}

/// Sends everything at its time, takes the CPU time over what is measured, and waits for the last answers.
async fn apply(load: &Arc<Load>, people: &[Person], servers: &Servers, patience: Duration) -> Result<Loaded> {
    let (ticks, own) = (Ticks::ask(), std::process::id());
    let start = *load.start.get_or_init(Instant::now);
    let (_stop, sender) = begin_sending(load, people);
    sleep_until((start + load.warm_up).into()).await;
    let before = (servers.cpu(ticks)?, ticks.cpu(own)?);
    sleep_until((start + load.schedule.length).into()).await;
    let after = (servers.cpu(ticks)?, ticks.cpu(own)?);
    let late = sender.await.context("the sender broke")?;
    let sent = load.schedule.count_from(Duration::ZERO);
    let waiting = Instant::now();
    while load.answered.load(Ordering::Relaxed) < sent && waiting.elapsed() < patience {
        sleep(Duration::from_millis(50)).await;
    }
    let ((cpu, behind), (cpu_before, behind_before)) = (after.0, before.0);
    Ok(Loaded {
        cpu: cpu.saturating_sub(cpu_before),
        behind: behind.zip(behind_before).map(|(now, before)| now.since(before)),
        own_cpu: after.1.saturating_sub(before.1),
        late,
    })
}
