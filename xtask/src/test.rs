//! `cargo xtask test`: everything that must hold, step by step; one that fails does not keep the others from running.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::Args;

use crate::run::{cargo, check};
use crate::{needs, tidy, web};

#[derive(Args)]
pub(crate) struct Options {
    /// Install missing system packages even when not root (asks sudo).
    #[arg(long)]
    install: bool,
}

type Step<'a> = (&'static str, Box<dyn Fn() -> Result<()> + 'a>);

/// The benchmarks and their peers are big: they are compiled by `cargo xtask bench` and `cargo xtask load` alone.
const ALL: [&str; 8] = [
    "--workspace",
    "--exclude",
    "tablier-bench",
    "--exclude",
    "tablier-load",
    "--exclude",
    "tablier-peer-bare",
    "--all-features",
];

pub(crate) fn run(options: &Options) -> Result<()> {
    let steps: [Step<'_>; 8] = [
        ("needs", Box::new(|| needs::provide(options.install))),
        ("format", Box::new(|| check(cargo(["fmt", "--all", "--check"])))),
        ("lint", Box::new(lint)),
        ("tests", Box::new(|| check(cargo(["test"].into_iter().chain(ALL))))),
        ("client", Box::new(web::check_client)),
        // With the flags of the tests, which have built the program already.
        ("browser", Box::new(|| web::browse(&ALL))),
        ("docs", Box::new(docs)),
        ("tidy", Box::new(tidy::run)),
    ];
    let results = run_all(&steps);
    println!("\n{}", summary(&results));
    let failed: Vec<_> = results.iter().filter(|r| r.error.is_some()).map(|r| r.name).collect();
    ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    Ok(())
}

fn lint() -> Result<()> {
    let deny = ["--all-targets", "--", "-D", "warnings"];
    check(cargo(["clippy"].into_iter().chain(ALL).chain(deny)))
}

fn docs() -> Result<()> {
    let mut command = cargo(["doc", "--no-deps"].into_iter().chain(ALL));
    command.env("RUSTDOCFLAGS", "-D warnings");
    check(command)
}

struct StepResult {
    name: &'static str,
    took: Duration,
    error: Option<String>,
}

fn run_all(steps: &[Step<'_>]) -> Vec<StepResult> {
    steps.iter().map(run_one).collect()
}

fn run_one((name, step): &Step<'_>) -> StepResult {
    println!("\n==> {name}");
    let start = Instant::now();
    let error = step().err().map(|error| format!("{error:#}"));
    let result = StepResult { name, took: start.elapsed(), error };
    println!("<== {}", line(&result));
    result
}

fn line(result: &StepResult) -> String {
    let took = result.took.as_secs_f64();
    match &result.error {
        None => format!("{:<7} ok     {took:>7.1} s", result.name),
        Some(error) => format!("{:<7} FAILED {took:>7.1} s  {error}", result.name),
    }
}

fn summary(results: &[StepResult]) -> String {
    results.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn a_failing_step_is_reported_and_the_others_still_run() {
        let steps: [Step<'_>; 3] = [
            ("one", Box::new(|| Ok(()))),
            ("two", Box::new(|| bail!("it broke"))),
            ("three", Box::new(|| Ok(()))),
        ];
        let summary = summary(&run_all(&steps));
        let lines: Vec<_> = summary.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[0].starts_with("one     ok "), "{summary}");
        assert!(lines[1].starts_with("two     FAILED ") && lines[1].ends_with("it broke"), "{summary}");
        assert!(lines[2].starts_with("three   ok "), "{summary}");
    }
}
