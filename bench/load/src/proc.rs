//! What the system knows of a process: the CPU time it took, the memory it holds, the files it may open.

use std::collections::BTreeMap;
use std::fs;
use std::iter::successors;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

/// The system's clock ticks per second, in which it counts CPU time.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ticks(u32);

impl Ticks {
    pub(crate) fn ask() -> Ticks {
        let told = Command::new("getconf").arg("CLK_TCK").output().ok();
        let told = told.and_then(|told| String::from_utf8_lossy(&told.stdout).trim().parse().ok());
        // Linux has had 100 on every machine one meets for twenty years.
        Ticks(told.filter(|ticks| *ticks > 0).unwrap_or(100))
    }

    /// The CPU time that a process took so far, in its own code and in the system's on its behalf.
    pub(crate) fn cpu(self, process: u32) -> Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{process}/stat"));
        let stat = stat.with_context(|| format!("process {process} is gone, or this is not Linux"))?;
        let ticks = ticks_in(&stat).context("/proc/PID/stat is not as it should be")?;
        Ok(Duration::from_secs(ticks) / self.0)
    }

    /// The same of a process with all it started, also of those that have ended.
    pub(crate) fn cpu_of_family(self, eldest: u32) -> Result<Duration> {
        let mut processes = BTreeMap::new();
        for entry in fs::read_dir("/proc").context("this is not Linux")? {
            let Some(process) = entry?.file_name().to_str().and_then(|name| name.parse().ok()) else {
                continue;
            };
            let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok();
            processes.extend(stat.and_then(|stat| kin_in(&stat)).map(|kin| (process, kin)));
        }
        Ok(Duration::from_secs(family_ticks(&processes, eldest)) / self.0)
    }
}

/// What a process is a child of, and the ticks that it and those of its children took that are over.
fn kin_in(stat: &str) -> Option<(u32, u64)> {
    let (_, rest) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    let ticks = fields.get(11..15)?.iter().map(|ticks| ticks.parse::<u64>().unwrap_or(0)).sum();
    Some((fields.get(1)?.parse().ok()?, ticks))
}

/// What a process and all it ever started took, of each process's parent and ticks.
fn family_ticks(processes: &BTreeMap<u32, (u32, u64)>, eldest: u32) -> u64 {
    let is_kin = |process: u32| {
        let mut line = successors(Some(process), |process| processes.get(process).map(|(parent, _)| *parent));
        // As deep as none is: the table is not read in one moment, and may have gone round.
        line.by_ref().take(64).any(|ancestor| ancestor == eldest)
    };
    processes.iter().filter(|(process, _)| is_kin(**process)).map(|(_, (_, ticks))| ticks).sum()
}

/// utime and stime: the 14th and 15th field. The second is the program's name, which may hold anything.
fn ticks_in(stat: &str) -> Option<u64> {
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    Some(fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?)
}

/// Memory, in kB.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Memory {
    /// What is in memory now.
    pub(crate) resident: u64,
    /// The most there ever was.
    pub(crate) most: u64,
}

pub(crate) fn memory(process: u32) -> Result<Memory> {
    let status = fs::read_to_string(format!("/proc/{process}/status"));
    let status = status.with_context(|| format!("process {process} is gone, or this is not Linux"))?;
    memory_in(&status).context("/proc/PID/status is not as it should be")
}

fn memory_in(status: &str) -> Option<Memory> {
    let field = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
        line.split_whitespace().next()?.parse().ok()
    };
    Some(Memory { resident: field("VmRSS")?, most: field("VmHWM")? })
}

/// Whether a process has ended and is only still known.
pub(crate) fn is_zombie(process: u32) -> bool {
    fs::read_to_string(format!("/proc/{process}/status")).is_ok_and(|status| status.contains("State:\tZ"))
}

/// How many files this process may have open; nothing if there is no limit or it is not known.
pub(crate) fn open_files() -> Option<usize> {
    open_files_in(&fs::read_to_string("/proc/self/limits").ok()?)
}

fn open_files_in(limits: &str) -> Option<usize> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// How many programs wanted to run at the same time in the last minute, on average.
pub(crate) fn busy() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cpu_time_is_read_whatever_the_program_is_called() {
        let stat = "42 (a) S (b) R 1 42 42 0 -1 4194560 100 0 0 0 1234 566 0 0 20 0 5 0 100 1000 200";
        assert_eq!(ticks_in(stat), Some(1_800));
        assert_eq!(ticks_in("42 (tablier) S 1"), None);
    }

    #[test]
    fn a_family_is_a_process_with_all_it_started_and_what_those_took_that_are_over() {
        let stat = "42 (a) S (b) R 7 42 42 0 -1 4194560 100 0 0 0 10 20 300 400 20 0 5 0 100 1000 200";
        assert_eq!(kin_in(stat), Some((7, 730)));
        let processes =
            BTreeMap::from([(1, (0, 1)), (7, (1, 10)), (8, (7, 100)), (9, (8, 1_000)), (10, (1, 10_000))]);
        assert_eq!(family_ticks(&processes, 7), 1_110);
        assert_eq!(family_ticks(&processes, 11), 0);
    }

    #[test]
    fn memory_and_limits_are_read() {
        let status = "Name:\ttablier\nVmHWM:\t  2048 kB\nVmRSS:\t  1024 kB\n";
        assert_eq!(memory_in(status), Some(Memory { resident: 1_024, most: 2_048 }));
        assert_eq!(memory_in("Name:\tx"), None);
        let limits = "Limit  Soft  Hard  Units\nMax open files            20000   65536   files\n";
        assert_eq!(open_files_in(limits), Some(20_000));
        assert_eq!(open_files_in("Max open files   unlimited unlimited files"), None);
    }
}
