//! The load driver: opens tables over real sockets, sends commands at times fixed beforehand, and says how long the
//! answers took and what they cost the server. `cargo xtask load` builds what it needs and starts it.

mod address;
mod args;
mod backing;
mod boardgame_speech;
mod contestant;
mod crowd;
mod disturbed;
mod faulty;
mod frame;
mod heard;
mod http;
mod injection;
#[path = "../../../crates/tablier/tests/tablier/support/nats.rs"]
#[allow(
    dead_code,
    clippy::unwrap_used,
    reason = "the tests' own, which use more of it and end with what fails"
)]
mod nats;
mod opening;
mod outcome;
mod people;
mod percentiles;
mod picture;
mod proc;
mod process;
mod report;
mod run;
mod schedule;
mod servers;
mod socket;
mod tablier_speech;
mod tally;
mod vandals;
mod voice;
#[path = "../../../crates/tablier/tests/tablier/support/watched.rs"]
#[allow(clippy::unwrap_used, reason = "the tests' own, which end with what fails")]
mod watched;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, thread};

use anyhow::{Context, Result, bail, ensure};
use clap::Parser;

use args::{Args, Trouble};
use contestant::Contestant;
use outcome::Outcome;

/// What a process opens besides its sockets.
const OTHER_FILES: usize = 200;

fn main() -> ExitCode {
    let driven = vandals::wanted(std::env::args().skip(1)).unwrap_or_else(|| drive(&Args::parse()));
    match driven {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn drive(args: &Args) -> Result<()> {
    args.check()?;
    check_open_files(args)?;
    println!("{}\n{}", title(args), machine());
    let scratch = Scratch::new()?;
    // One thread listens to all players: more would take the cores from the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    if let Some(trouble) = args.trouble {
        let report = runtime.block_on(unless_interrupted(put_to_the_test(args, trouble, &scratch.0)))?;
        println!("\n{report}");
        return Ok(());
    }
    let outcomes = runtime.block_on(unless_interrupted(measure_all(args, &scratch.0)))?;
    println!("\n{}", report::table(&outcomes));
    if let Some(file) = &args.picture {
        let series: Vec<_> =
            outcomes.iter().map(|outcome| (outcome.contestant.name(), outcome.latencies.sorted())).collect();
        fs::write(file, picture::draw(&title(args), &series))
            .with_context(|| format!("could not write {}", file.display()))?;
        println!("The picture is {}", file.display());
    }
    Ok(())
}

async fn unless_interrupted<T>(measuring: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::select! {
        measured = measuring => measured,
        _ = tokio::signal::ctrl_c() => bail!("interrupted"),
    }
}

async fn put_to_the_test(args: &Args, trouble: Trouble, scratch: &Path) -> Result<String> {
    match trouble {
        Trouble::Vandals => disturbed::measure(args, scratch).await,
        Trouble::Faults => faulty::measure(args, scratch).await,
    }
}

async fn measure_all(args: &Args, scratch: &Path) -> Result<Vec<Outcome>> {
    let mut outcomes: Vec<Outcome> = Vec::new();
    for contestant in Contestant::wanted(args) {
        let told = outcomes.first().and_then(|outcome| outcome.players.told_length());
        let told = told.and_then(|told| usize::try_from(told).ok()).unwrap_or(args.told_bytes);
        outcomes.push(run::measure(args, contestant, scratch, told).await?);
    }
    Ok(outcomes)
}

fn title(args: &Args) -> String {
    let Args { tables, seats, rate, seconds, spectators, .. } = args;
    let nodes = args.nodes.map(|nodes| format!(", {nodes} nodes on PostgreSQL")).unwrap_or_default();
    let watching = if *spectators > 0 { format!(", {spectators} spectators") } else { String::new() };
    format!("{tables} tables × {seats} seats, {rate} commands/s per seat, {seconds} s{watching}{nodes}")
}

fn machine() -> String {
    let cores = thread::available_parallelism().map_or(0, usize::from);
    let busy = proc::busy().unwrap_or(0.0);
    let warning = if busy > 0.5 {
        ": something else works here, or just did, so these figures are worth nothing"
    } else {
        ""
    };
    format!("{cores} cores, shared by server and driver; load average {busy:.1} before it{warning}")
}

/// The server inherits the limit and has as many sockets as the driver.
fn check_open_files(args: &Args) -> Result<()> {
    let needed = args.tables * args.seats + args.spectators + args.openers + OTHER_FILES;
    if let Some(allowed) = proc::open_files() {
        ensure!(
            needed <= allowed,
            "this takes {needed} open files, and {allowed} are allowed (ulimit -n): raise the limit, or take fewer"
        );
    }
    Ok(())
}

/// A folder that is gone afterwards, beside the program: on the disk that the house is on, while the system's folder
/// for such things may be in memory, where storing costs nothing.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Scratch> {
        let program = std::env::current_exe()?;
        let folder = program.parent().context("a program is in a folder")?;
        let folder = folder.join(format!("load-{}", std::process::id()));
        fs::create_dir_all(&folder).with_context(|| format!("could not make {}", folder.display()))?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
