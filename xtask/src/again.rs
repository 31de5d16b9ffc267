//! A second try for tests that failed beside others.
//!
//! Many tests here kill servers, cut lines and wait for clocks, several at once on cores that others may use as well. One
//! that fails then is run again, alone; if it passes, the run goes on and says in the end which tests are shaky. More than
//! a few failures, or a test program that did not come to its end, are what they look like.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::run::{check, shown};

/// As many failures are taken for bad luck.
const MOST: usize = 4;

/// Runs the tests and answers which of them were shaky. `alone` makes the command that runs just these.
pub(crate) fn test(tests: Command, alone: impl Fn(&[String]) -> Command) -> Result<Vec<String>> {
    let (passed, said) = follow(tests)?;
    if passed {
        return Ok(Vec::new());
    }
    match failures(&said) {
        Some(failed) if failed.len() <= MOST => {
            println!("\nagain, and alone: {}", failed.join(", "));
            check(alone(&failed)).with_context(|| format!("failed twice: {}", failed.join(", ")))?;
            Ok(failed)
        }
        Some(failed) => bail!("{} tests failed: {}", failed.len(), failed.join(", ")),
        None => bail!("a test program did not come to its end"),
    }
}

/// Runs it, its output going where ours goes, and keeps what it said of tests.
fn follow(mut command: Command) -> Result<(bool, Vec<String>)> {
    let text = shown(&command);
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("could not run {text}"))?;
    let output = child.stdout.take().context("its output is ours to read")?;
    let mut said = Vec::new();
    for line in BufReader::new(output).split(b'\n') {
        let line = String::from_utf8_lossy(&line?).into_owned();
        // Not past the test harness, which would take what these tests here print for its own.
        println!("{line}");
        said.push(line);
    }
    Ok((child.wait()?.success(), said))
}

/// The tests that failed, if every program that began to test came to its end.
fn failures(said: &[String]) -> Option<Vec<String>> {
    let begun = said.iter().filter(|line| is_beginning(line)).count();
    let ended = said.iter().filter(|line| line.starts_with("test result: ")).count();
    let mut failed = Vec::new();
    for (n, _) in said.iter().enumerate().filter(|(_, line)| line.starts_with("test result: FAILED.")) {
        // The names stand in a list of their own above, after an empty line.
        let names = said[..n].iter().rev().skip_while(|line| line.is_empty());
        failed.extend(names.map_while(|line| line.strip_prefix("    ")).map(str::to_owned));
    }
    (begun == ended && !failed.is_empty()).then_some(failed)
}

/// `running 12 tests`
fn is_beginning(line: &str) -> bool {
    let words: Vec<_> = line.split(' ').collect();
    matches!(words[..], ["running", number, "test" | "tests"] if number.parse::<u32>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::program;

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    fn shell(script: &str) -> Command {
        let mut command = program("sh");
        command.args(["-c", script]);
        command
    }

    const TWO_FAILED: &str = "running 3 tests\ntest a ... ok\n\nfailures:\n\n---- b::c stdout ----\n    indented\n\n\
        failures:\n    b::c\n    d\n\ntest result: FAILED. 1 passed; 2 failed\nrunning 1 test\ntest result: ok. 1 passed";

    #[test]
    fn the_names_of_those_that_failed_are_read() {
        let mut failed = failures(&lines(TWO_FAILED)).unwrap();
        failed.sort();
        assert_eq!(failed, ["b::c", "d"]);
    }

    #[test]
    fn a_program_that_did_not_end_gets_no_second_try() {
        assert_eq!(failures(&lines(&format!("{TWO_FAILED}\nrunning 9 tests\ntest e ... ok"))), None);
        assert_eq!(failures(&lines("error: it does not compile")), None);
        assert!(test(shell("exit 1"), |_| shell("exit 0")).is_err());
    }

    #[test]
    fn what_passes_alone_is_named_and_what_fails_twice_has_failed() {
        let failing = format!("printf '{TWO_FAILED}\n'; exit 101");
        assert_eq!(test(shell(&failing), |_| shell("exit 0")).unwrap().len(), 2);
        assert!(test(shell(&failing), |_| shell("exit 1")).is_err());
    }

    #[test]
    fn many_failures_are_no_bad_luck() {
        let list = "    it\n".repeat(MOST + 1);
        let failing =
            format!("printf 'running 9 tests\nfailures:\n{list}\ntest result: FAILED.\n'; exit 101");
        assert!(test(shell(&failing), |_| shell("exit 0")).is_err());
    }

    #[test]
    fn what_passes_at_once_is_not_shaky() {
        assert!(test(shell("exit 0"), |_| shell("exit 1")).unwrap().is_empty());
    }
}
