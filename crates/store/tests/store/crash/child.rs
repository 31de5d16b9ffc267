//! The process to be killed or watched: this test program again, appending and saying what was answered.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use tablier_store::contract::entries::code;
use tablier_store::sqlite::{Options, SqliteStore};
use tablier_store::{Claims, Log};

use super::{TABLES, entry};

const STORE: &str = "TABLIER_CHILD_STORE";
const COUNT: &str = "TABLIER_CHILD_COUNT";

/// This program, as the child; before it, what it is to be run under. It appends so many entries to the first table,
/// one after the other, or to all of them for ever.
pub(super) fn command(under: &[&str], store: &Path, count: Option<u64>) -> Command {
    let this = std::env::current_exe().unwrap();
    let this = this.to_str().unwrap();
    let line = [under, &[this, "--exact", "crash::child::child", "--ignored", "--nocapture"]].concat();
    let mut command = Command::new(line[0]);
    command.args(&line[1..]).env(STORE, store).stdout(Stdio::piped());
    if let Some(count) = count {
        command.env(COUNT, count.to_string());
    }
    command
}

/// What the child says of an entry, as a line.
pub(super) fn acked(table: u32, number: u64) -> String {
    format!("acked {table} {number}\n")
}

/// Such a line, understood.
pub(super) fn understood(line: &str) -> Option<(usize, u64)> {
    let (table, number) = line.strip_prefix("acked ")?.split_once(' ')?;
    Some((table.parse().ok()?, number.trim_end().parse().ok()?))
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "run by the other tests, as a process of its own"]
async fn child() {
    let Some(path) = std::env::var_os(STORE) else {
        return;
    };
    let count = std::env::var(COUNT).ok().map(|count| count.parse::<u64>().unwrap());
    let options = match count {
        // To be watched: nothing but the writer writes.
        Some(_) => Options { look_every: Duration::from_mins(10), ..Options::default() },
        // To be killed: checkpoints all the time, so that some are hit.
        None => Options {
            look_every: Duration::from_millis(1),
            long_wal: 15,
            longest_wal: 50,
            ..Options::default()
        },
    };
    let store = Arc::new(SqliteStore::open(path, options).await.unwrap());
    let tables = if count.is_some() { 1 } else { TABLES };
    let writers: Vec<_> = (0..tables)
        .map(|table| tokio::spawn(write(store.clone(), table, count.unwrap_or(u64::MAX))))
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn write(store: Arc<SqliteStore>, table: u32, count: u64) {
    let claim = store.claim(code(table)).await.unwrap();
    let last = store.last(code(table)).await.unwrap().map_or(0, |last| last.number);
    for number in (last + 1..).take(usize::try_from(count).unwrap_or(usize::MAX)) {
        assert_eq!(store.append(&claim, vec![entry(code(table), number)]).await, Ok(()));
        let line = acked(table, number);
        std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
    }
}
