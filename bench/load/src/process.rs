//! A server as a process: started, known to be open, and stopped, whatever happens in between.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::proc::is_zombie;

/// How long it may take to say where it is.
const TO_START: Duration = Duration::from_mins(1);
/// How long it may take to stop.
const TO_STOP: Duration = Duration::from_mins(1);
/// How much of what it complained of is shown.
const SHOWN: usize = 2_000;

pub(crate) struct Process {
    child: Child,
    /// Where it is open; the lobby's address last.
    pub(crate) addresses: Vec<SocketAddr>,
    complaints: PathBuf,
}

impl Process {
    /// Starts it, and waits until it prints an address.
    pub(crate) fn start(mut command: Command, complaints: &Path) -> Result<Process> {
        let program = command.get_program().to_string_lossy().into_owned();
        let stderr =
            File::create(complaints).with_context(|| format!("can't write {}", complaints.display()))?;
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(stderr);
        let mut child = command.spawn().with_context(|| format!("could not run {program}"))?;
        let stdout = child.stdout.take();
        let mut process = Process { child, addresses: Vec::new(), complaints: complaints.into() };
        let found = stdout.and_then(|stdout| first_addresses(stdout).recv_timeout(TO_START).ok());
        let found = found.with_context(|| format!("{program} did not open{}", process.complained()))?;
        process.addresses = found;
        Ok(process)
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The last it complained of, for an error.
    pub(crate) fn complained(&self) -> String {
        let text = std::fs::read_to_string(&self.complaints).unwrap_or_default();
        let text = text.trim();
        let start = (text.len().saturating_sub(SHOWN)..text.len()).find(|at| text.is_char_boundary(*at));
        start.map(|start| format!(". It said last:\n{}", &text[start..])).unwrap_or_default()
    }

    /// Asks it to stop, and waits until it is over: it has ended, or is a zombie of which a tracer holds on to some
    /// thread. How long it took; nothing if it has to be killed.
    pub(crate) fn stop(&mut self) -> Result<Option<Duration>> {
        let asked = Instant::now();
        // std has no signals but the last.
        let term = Command::new("kill").args(["-TERM", &self.id().to_string()]).status();
        term.context("could not run kill")?;
        while asked.elapsed() < TO_STOP {
            if self.child.try_wait()?.is_some() || is_zombie(self.id()) {
                return Ok(Some(asked.elapsed()));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(None)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Nothing if it is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends on the addresses in the first line that has any, and goes on reading: a full pipe would stop a server.
fn first_addresses(stdout: ChildStdout) -> mpsc::Receiver<Vec<SocketAddr>> {
    let (found, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut found = Some(found);
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            let addresses = addresses_in(&line);
            if !addresses.is_empty()
                && let Some(found) = found.take()
            {
                let _ = found.send(addresses);
            }
        }
    });
    receiver
}

fn addresses_in(line: &str) -> Vec<SocketAddr> {
    line.split_whitespace().filter_map(|word| word.strip_prefix("http://")?.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_found_where_servers_print_them() {
        let port = |port: u16| SocketAddr::from(([127, 0, 0, 1], port));
        assert_eq!(addresses_in("The table is open: http://127.0.0.1:8080"), [port(8080)]);
        let two = "boardgame.io is open: http://127.0.0.1:1 and its lobby http://127.0.0.1:2";
        assert_eq!(addresses_in(two), [port(1), port(2)]);
        assert_eq!(addresses_in("Tables are kept in /a/b http://nowhere"), []);
    }
}
