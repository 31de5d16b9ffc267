//! The program as people and other programs start it: arguments and standard input in, everything it says out.

#[cfg(all(unix, feature = "cluster"))]
pub(crate) mod nats;
#[cfg(all(unix, feature = "cluster"))]
pub(crate) mod nginx;
pub(crate) mod process;
#[cfg(all(unix, feature = "cluster"))]
pub(crate) mod watched;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs one of a game's tools to its end.
pub(crate) fn tool(game: &str, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .arg(game)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// What it printed, if it ended well.
pub(crate) fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Held by tests that start several servers at once: one such test at a time is enough for a small machine.
#[cfg(all(unix, feature = "cluster"))]
pub(crate) async fn alone() -> tokio::sync::MutexGuard<'static, ()> {
    static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
    ALONE.lock().await
}
