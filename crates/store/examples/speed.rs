//! What an entry costs: how many a second this machine's disk makes durable and how long each waits, by how many tables
//! write at the same time; and the processor's time for each. Linux only: it reads `/proc`.
//!
//! `cargo run --release -p tablier-store --example speed --features contract [FOLDER [MS]]`, with the milliseconds between two
//! commits' beginnings, if they are to be others. With `--features contract,postgres` and `postgres://…` instead of the
//! folder, the same in that database, which is to be empty; the server's own processor time is not counted.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tablier_store::contract::entries::{code, commanded, guest, opening, plain};
use tablier_store::sqlite::{Options, SqliteStore};
use tablier_store::{Claim, Observer, Store};
use tokio::time::{Instant as Then, sleep_until};

const FOR: Duration = Duration::from_secs(8);

#[derive(Clone, Copy)]
enum Pace {
    /// Each after the last was answered.
    FlatOut,
    /// Each table one in this time, whatever became of the last.
    Every(Duration),
}

#[tokio::main]
async fn main() {
    let place = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    let apart: Option<f64> = std::env::args().nth(2).map(|ms| ms.parse().expect("a number of milliseconds"));
    let apart = apart.map_or(Options::default().apart, |ms| Duration::from_secs_f64(ms / 1e3));
    let in_a_file = !place.starts_with("postgres:");
    let folder = in_a_file.then(|| tempfile::tempdir_in(&place).expect("a folder to write to"));
    let mut tables_before = 0;
    let half_a_second = Pace::Every(Duration::from_millis(500));
    let runs = [
        ("1 table, flat out", 1, Pace::FlatOut),
        ("100 tables, flat out", 100, Pace::FlatOut),
        ("1000 tables, flat out", 1000, Pace::FlatOut),
        ("100 tables, 200/s", 100, half_a_second),
        ("1000 tables, 2000/s", 1000, half_a_second),
    ];
    println!("{:>22} entries/s  a commit      p50      p99      max     CPU an entry", "");
    for (name, tables, pace) in runs {
        let file =
            folder.as_ref().map(|folder| folder.path().join(format!("{}.db", name.replace('/', " in "))));
        let run =
            Run { name, place: file.as_ref().unwrap_or(&place), apart, first: tables_before, tables, pace };
        run.run().await;
        tables_before += tables;
    }
}

#[cfg(feature = "postgres")]
async fn in_postgres(url: &str, observer: Observer) -> Arc<dyn Store> {
    use tablier_store::postgres::{Options, PostgresStore};
    let options = Options { observer: Some(observer), ..Options::of("speed") };
    let address = url.parse().expect("an address of PostgreSQL");
    Arc::new(PostgresStore::open(&address, options).await.expect("a store in PostgreSQL"))
}

#[cfg(not(feature = "postgres"))]
#[expect(clippy::unused_async, reason = "the other one has to wait")]
async fn in_postgres(_: &str, _: Observer) -> Arc<dyn Store> {
    panic!("say --features contract,postgres")
}

struct Run<'a> {
    name: &'a str,
    place: &'a PathBuf,
    apart: Duration,
    /// The first table's number.
    first: u32,
    tables: u32,
    pace: Pace,
}

impl Run<'_> {
    async fn run(self) {
        let Run { name, place, apart, first, tables, pace } = self;
        let commits = Arc::new(AtomicUsize::new(0));
        let observer = Observer::new({
            let commits = commits.clone();
            move |_| {
                commits.fetch_add(1, Ordering::Relaxed);
            }
        });
        let store: Arc<dyn Store> = if place.starts_with("postgres:") {
            in_postgres(place.to_str().expect("an address"), observer).await
        } else {
            let options = Options { apart, observer: Some(observer), ..Options::default() };
            Arc::new(SqliteStore::open(place, options).await.expect("a new store"))
        };
        let openings: Vec<_> =
            (first..first + tables).map(|table| tokio::spawn(open(store.clone(), table))).collect();
        let mut claims = Vec::new();
        for opened in openings {
            claims.push(opened.await.expect("a table that opens"));
        }
        commits.store(0, Ordering::Relaxed);
        let (start, cpu) = (Instant::now(), processor());
        let tables = (0..tables).zip(claims);
        let writers: Vec<_> =
            tables.map(|(n, claim)| tokio::spawn(write(store.clone(), claim, pace, n))).collect();
        let mut waits = Vec::new();
        for writer in writers {
            waits.extend(writer.await.expect("a writer that ends"));
        }
        let (entries, elapsed) = (waits.len(), start.elapsed().as_secs_f64());
        let cpu = processor().saturating_sub(cpu);
        waits.sort_unstable();
        let wait = |share: usize| format!("{:.1} ms", waits[(entries - 1) * share / 100].as_secs_f64() * 1e3);
        #[expect(clippy::cast_precision_loss, reason = "these are for people")]
        let (count, in_a_commit) = (entries as f64, entries as f64 / commits.load(Ordering::Relaxed) as f64);
        println!(
            "{name:>22} {:>9.0} {in_a_commit:>9.1} {:>8} {:>8} {:>8} {:>13.1} µs",
            count / elapsed,
            wait(50),
            wait(99),
            wait(100),
            cpu.as_secs_f64() * 1e6 / count,
        );
        store.close().await;
    }
}

async fn open(store: Arc<dyn Store>, table: u32) -> Claim {
    let claim = store.claim(code(table)).await.expect("an open store");
    store.append(&claim, vec![opening(code(table), "corona")]).await.expect("a new table");
    claim
}

/// One table; how long each entry waited.
async fn write(store: Arc<dyn Store>, claim: Claim, pace: Pace, n: u32) -> Vec<Duration> {
    let (start, mut waits) = (Then::now(), Vec::new());
    // Spread over the period, as people are.
    let offset = |period: Duration| period.mul_f64(f64::from(n.wrapping_mul(2_654_435_761) >> 16) / 65_536.0);
    for number in 2.. {
        let due = match pace {
            Pace::FlatOut => Then::now(),
            Pace::Every(period) => start + offset(period) + period * (number - 2),
        };
        if due >= start + FOR {
            break;
        }
        if let Pace::Every(_) = pace {
            sleep_until(due).await;
        }
        let mut entry = plain(claim.table, u64::from(number));
        entry = commanded(entry, guest(number % 4), "a page");
        entry.command.as_mut().expect("just made").number = u64::from(number);
        entry.events = "x".repeat(400);
        store.append(&claim, vec![entry]).await.expect("an entry that is next");
        waits.push(due.elapsed());
    }
    waits
}

/// The processor's time that this process has had, its own and the system's for it.
fn processor() -> Duration {
    /// What the kernel counts in, on every Linux there is.
    const TICK: Duration = Duration::from_millis(10);
    let stat = std::fs::read_to_string("/proc/self/stat").expect("a Linux");
    // The name, which may have anything in it, ends with the last parenthesis; user and system come 12th and 13th after.
    let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
    let ticks: u32 = fields.skip(11).take(2).map(|ticks| ticks.parse::<u32>().unwrap_or(0)).sum();
    TICK * ticks
}
