//! A disk that fails under load, one way after the other, and last a stop while it hangs: when commands are done again
//! after each, how long the stop takes, and whether everything that was acknowledged is in the log afterwards.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use tablier_room::{Author, CommandId, GuestId, SessionId};
use tablier_store::Log;
use tablier_store::sqlite::{Options, SqliteStore};
use tokio::time::{sleep, sleep_until};

use crate::args::Args;
use crate::contestant::Contestant;
use crate::injection::Injection;
use crate::opening::Door;
use crate::outcome::of_players;
use crate::people::{Person, begin_sending, open_tables};
use crate::percentiles::Latencies;
use crate::process::Process;
use crate::report::aligned;
use crate::schedule::Schedule;
use crate::tablier_speech::{number_of, session_of};
use crate::tally::{Load, Tally};

/// What is done to the disk, one after the other.
const FAULTS: [(&str, &str); 3] = [
    ("failing syncs", "fsync,fdatasync:error=EIO"),
    ("full disk", "pwrite64:error=ENOSPC"),
    ("syncs of 1.5 s", "fsync,fdatasync:delay_enter=1500000"),
];
/// And while it is told to stop.
const HANGS: &str = "fsync,fdatasync:delay_enter=25000000";
/// What a stop may take (`--stop-within`), and some time to notice that it is over.
const TO_STOP: Duration = Duration::from_millis(10_500);

/// A time in which the disk was ill, or well again.
struct Spell {
    name: String,
    from: Duration,
    to: Duration,
}

/// Starts a server, makes its disk fail, stops it, looks into its log, and answers the report.
pub(crate) async fn measure(args: &Args, scratch: &Path) -> Result<String> {
    let complaints = scratch.join("tablier.stderr");
    let mut process = Process::start(Contestant::Tablier.command(args, scratch, 0)?, &complaints)?;
    let server = *process.addresses.first().context("it has no address")?;
    let door = Door::of_tablier(server, args.seats)?;
    let count = u32::try_from(FAULTS.len() * 2 + 1)?;
    let length = args.warm_up() + args.seconds() * count;
    let schedule = Schedule { seats: args.tables * args.seats, rate: args.rate, length };
    let load = Arc::new(Load::new(schedule, args.warm_up()));
    let tables = open_tables(&door, args.tables, args.openers, &load).await?;

    let start = *load.start.get_or_init(Instant::now);
    let (stop, sender) = begin_sending(&load, &tables.people);
    let spells = fall_ill(args, start, process.id()).await?;
    let injection = Injection::begin(process.id(), HANGS)?;
    sleep(args.seconds().min(Duration::from_secs(5))).await;
    let (process, stopping) = tokio::task::spawn_blocking(move || {
        let stopping = process.stop();
        (process, stopping)
    })
    .await?;
    // The tracer holds the process, and the process its store: one after the other.
    drop(injection);
    drop(process);
    let stopping = stopping?;
    drop(stop);
    sender.await.context("the sender broke")?;

    let tallies: Vec<Tally> = tables.people.iter().map(Person::take_tally).collect();
    let store = args.store.clone().unwrap_or_else(|| scratch.join("tables.db"));
    let acked = find_all(&store, &tables.codes, args.seats, &tallies).await?;
    let stopping = stopping.context("it did not stop while the disk hung")?;
    ensure!(stopping <= TO_STOP, "stopping while the disk hung took {stopping:?}");
    let said = std::fs::read_to_string(&complaints)?;
    ensure!(!said.contains("panicked"), "something panicked in the server:\n{said}");
    let (_, _, counts) = of_players(&load, &tallies);
    Ok(format!(
        "{}\nstopping while a sync takes 25 s: {:.1} s\n\
         {acked} commands were acknowledged, and every one of them is in the log\n\
         refused: {:?}; asked to send again: {}; everything anew: {}\n",
        table(&spells, &tallies),
        stopping.as_secs_f64(),
        counts.refused,
        counts.resends,
        counts.resyncs,
    ))
}

/// One fault after the other, and time to recover after each.
async fn fall_ill(args: &Args, start: Instant, server: u32) -> Result<Vec<Spell>> {
    let mut end = args.warm_up() + args.seconds();
    let mut spells = vec![Spell { name: "well".into(), from: args.warm_up(), to: end }];
    for (name, fault) in FAULTS {
        sleep_until((start + end).into()).await;
        let injection = Injection::begin(server, fault)?;
        let from = end;
        end += args.seconds();
        sleep_until((start + end).into()).await;
        // On a thread where it may block: letting go takes as long as a delay that has begun.
        tokio::task::spawn_blocking(|| drop(injection)).await?;
        spells.push(Spell { name: name.into(), from, to: end });
        let well = start.elapsed();
        spells.push(Spell { name: "well again".into(), from: well, to: end + args.seconds() });
        end += args.seconds();
    }
    sleep_until((start + end).into()).await;
    Ok(spells)
}

/// Looks for every acknowledged command in the log; answers how many there are.
async fn find_all(store: &Path, codes: &[String], seats: usize, tallies: &[Tally]) -> Result<usize> {
    let store = SqliteStore::open(store, Options::default()).await?;
    let mut found = 0;
    for (seat, tally) in tallies.iter().enumerate() {
        let code = codes[seat / seats].parse().ok().context("a code that is none")?;
        // Those who came in have their numbers in the order they sat down.
        let guest = Author::Guest(GuestId(u32::try_from(seat % seats)?));
        let session = SessionId(session_of(seat as u64));
        for acked in &tally.acked {
            let id = CommandId { session, number: number_of(acked.nth) };
            let number = store.find_command(code, guest, &id).await?;
            ensure!(
                number.is_some(),
                "seat {seat}'s command {} was acknowledged and is not in the log",
                id.number
            );
            found += 1;
        }
    }
    store.close().await;
    Ok(found)
}

fn table(spells: &[Spell], tallies: &[Tally]) -> String {
    let heading =
        ["", "acknowledged", "p50, ms", "p99, ms", "first done after, s"].map(str::to_owned).to_vec();
    let rows = spells.iter().map(|spell| {
        let acked = tallies.iter().flat_map(|tally| &tally.acked);
        // By when they were answered: what waited for the disk to get well says when it was.
        let done: Vec<Duration> = acked
            .clone()
            .map(|acked| acked.at + acked.latency)
            .filter(|done| (spell.from..spell.to).contains(done))
            .collect();
        let due = acked.filter(|acked| (spell.from..spell.to).contains(&acked.at));
        let latencies = Latencies::of(due.map(|acked| acked.latency).collect());
        let millis = |of_thousand| {
            latencies
                .per_mille(of_thousand)
                .map_or("–".into(), |latency| format!("{:.1}", latency.as_secs_f64() * 1e3))
        };
        let first =
            done.iter().min().map(|first| format!("{:.2}", first.saturating_sub(spell.from).as_secs_f64()));
        vec![
            spell.name.clone(),
            done.len().to_string(),
            millis(500),
            millis(990),
            first.unwrap_or("–".into()),
        ]
    });
    aligned(&std::iter::once(heading).chain(rows).collect::<Vec<_>>())
}
