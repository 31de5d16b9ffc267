//! Faults in a running process' system calls, by strace.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};

/// A fault, until it is dropped.
pub(crate) struct Injection(Child);

impl Injection {
    /// Begins with what strace calls an injection, as `fsync:error=EIO`.
    pub(crate) fn begin(process: u32, fault: &str) -> Result<Injection> {
        let calls = fault.split(':').next().unwrap_or_default();
        let mut command = Command::new("strace");
        command.args(["-f", "-p", &process.to_string(), "-e", &format!("trace={calls}")]);
        command.args(["-e", &format!("inject={fault}")]).stderr(Stdio::piped());
        let mut strace = command.spawn().context("could not run strace, which injects the faults")?;
        let mut lines = BufReader::new(strace.stderr.take().context("strace says nothing")?).lines();
        let first = lines.next().transpose()?.unwrap_or_default();
        ensure!(first.contains("attached"), "strace says: {first}");
        // Read on, or it would wait for somebody who does.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Injection(strace))
    }
}

impl Drop for Injection {
    fn drop(&mut self) {
        // Asked, not killed: it lets go of the process it holds.
        let _ = Command::new("kill").args(["-INT", &self.0.id().to_string()]).status();
        for _ in 0..150 {
            if self.0.try_wait().is_ok_and(|ended| ended.is_some()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        // One whose process ended in the middle of a delay hears nothing any more.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
