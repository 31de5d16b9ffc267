//! The system calls: between the last write to the write-ahead log and the answer lies a sync of it.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::tempdir;

use super::child;

const ENTRIES: u64 = 20;

#[test]
fn a_sync_precedes_every_answer() {
    let mut probe = Command::new("strace");
    let probe = probe.args(["-f", "true"]).stdout(Stdio::null()).stderr(Stdio::null());
    if !probe.status().is_ok_and(|status| status.success()) {
        println!("skipped: no system calls can be traced here (`cargo xtask test` installs strace)");
        return;
    }
    let folder = tempdir().unwrap();
    let trace = traced(folder.path());
    assert_eq!(judge(&trace), Ok(ENTRIES));

    // The judge can say no: without the syncs, and with an answer before its sync.
    let syncless: Vec<&str> = trace.lines().filter(|line| !line.contains("sync")).collect();
    assert!(judge(&syncless.join("\n")).is_err());
    let mut early: Vec<&str> = trace.lines().collect();
    let answer = early.iter().rposition(|line| line.contains("acked")).unwrap();
    let is_sync = |line: &&str| line.contains("sync(") && line.contains("-wal>");
    let sync = early[..answer].iter().rposition(is_sync).unwrap();
    let answer = early.remove(answer);
    early.insert(sync, answer);
    assert!(judge(&early.join("\n")).is_err());
}

fn traced(folder: &Path) -> String {
    let out = folder.join("trace");
    let calls = "trace=write,writev,pwrite64,pwritev,fsync,fdatasync";
    let under = ["strace", "-f", "-y", "-e", calls, "-e", "signal=none", "-o", out.to_str().unwrap()];
    let output = child::command(&under, &folder.join("log"), Some(ENTRIES)).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    std::fs::read_to_string(out).unwrap()
}

/// How many answers there are, if all of them came after their sync.
fn judge(trace: &str) -> Result<u64, String> {
    // Writes to the log so far, and how many of them were synchronised when.
    let (mut written, mut synced, mut answered_at, mut answers) = (0_u64, 0, 0, 0);
    // A call that others interrupt in the trace: what was written when it began, by thread.
    let mut syncing = BTreeMap::new();
    for line in trace.lines() {
        let (thread, call) = line.split_once(' ').ok_or(line)?;
        let call = call.trim_start();
        let is_sync = call.starts_with("fsync(") || call.starts_with("fdatasync(");
        if call.contains(r#""acked "#) {
            if synced < written || written == answered_at {
                return Err(format!("answer {answers}: {written} writes, {synced} of them on the disk"));
            }
            answered_at = written;
            answers += 1;
        } else if is_sync && call.contains("-wal>") {
            if call.contains("<unfinished") {
                syncing.insert(thread, written);
            } else if call.ends_with("= 0") {
                synced = written;
            }
        } else if call.starts_with("<...") && call.contains("sync resumed") && call.ends_with("= 0") {
            synced = syncing.remove(thread).map_or(synced, |begun| synced.max(begun));
        } else if call.contains("-wal>") {
            written += 1;
        }
    }
    Ok(answers)
}
