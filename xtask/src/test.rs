//! `cargo xtask test`: everything that must hold, step by step, with what each took; one that fails does not keep the
//! others from running.

use std::panic::resume_unwind;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::Args;

use crate::run::{cargo, check};
use crate::{again, needs, tidy, web};

#[derive(Args)]
pub(crate) struct Options {
    /// Install missing system packages even when not root (asks sudo).
    #[arg(long)]
    install: bool,
}

type Step<'a> = (&'static str, Box<dyn Fn() -> Result<()> + Send + Sync + 'a>);

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
    let shaky = Mutex::new(Vec::new());
    let needs: [Step<'_>; 1] = [("needs", Box::new(|| needs::provide(options.install)))];
    // What cargo does, one thing after the other: its builds would wait for each other anyway.
    let house: [Step<'_>; 4] = [
        ("format", Box::new(|| check(cargo(["fmt", "--all", "--check"])))),
        ("lint", Box::new(lint)),
        ("build", Box::new(|| check(cargo(["test", "--no-run"].into_iter().chain(ALL))))),
        ("tests", Box::new(|| tests(&shaky))),
    ];
    // Beside it, what needs none of that; done long before the tests begin, which are better left alone.
    let beside: [Step<'_>; 2] = [("client", Box::new(web::check_client)), ("tidy", Box::new(tidy::run))];
    // With the flags of the tests, which have built the program already.
    let after: [Step<'_>; 2] = [("browser", Box::new(|| web::browse(&ALL))), ("docs", Box::new(docs))];

    let mut results = run_all(&needs);
    results.extend(side_by_side(&house, &beside));
    results.extend(run_all(&after));
    println!("\n{}", summary(&results));
    for name in shaky.lock().unwrap_or_else(PoisonError::into_inner).iter() {
        println!("shaky: {name} failed beside others and passed alone");
    }
    let failed: Vec<_> = results.iter().filter(|r| r.error.is_some()).map(|r| r.name).collect();
    ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    Ok(())
}

/// All of Rust's tests; what fails beside others and passes alone is shaky.
fn tests(shaky: &Mutex<Vec<String>>) -> Result<()> {
    let all = cargo(["test", "--no-fail-fast"].into_iter().chain(ALL));
    let found = again::test(all, |names| {
        let names = names.iter().map(String::as_str);
        cargo(
            ["test", "--no-fail-fast"]
                .into_iter()
                .chain(ALL)
                .chain(["--", "--exact", "--test-threads=1"])
                .chain(names),
        )
    })?;
    shaky.lock().unwrap_or_else(PoisonError::into_inner).extend(found);
    Ok(())
}

fn lint() -> Result<()> {
    let deny = ["--", "-D", "warnings"];
    check(cargo(["clippy", "--all-targets"].into_iter().chain(ALL).chain(deny)))?;
    // The rules alone, as who wants no bots has them: nothing else here compiles the games without a feature.
    let games: Vec<String> = tidy::GAMES.iter().map(|(game, ..)| format!("tablier-{game}")).collect();
    let packages = games.iter().flat_map(|game| ["--package", game]);
    check(cargo(["clippy", "--no-default-features"].into_iter().chain(packages).chain(deny)))
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

/// Two rows of steps at the same time; their results one after the other.
fn side_by_side(one: &[Step<'_>], other: &[Step<'_>]) -> Vec<StepResult> {
    thread::scope(|scope| {
        let beside = scope.spawn(|| run_all(other));
        let mut results = run_all(one);
        results.extend(beside.join().unwrap_or_else(|panic| resume_unwind(panic)));
        results
    })
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

    #[test]
    fn two_rows_of_steps_run_at_the_same_time_and_all_are_reported() {
        let meet = std::sync::Barrier::new(2);
        let meeting = || {
            meet.wait();
            Ok(())
        };
        let one: [Step<'_>; 1] = [("one", Box::new(meeting))];
        let other: [Step<'_>; 2] = [("two", Box::new(meeting)), ("three", Box::new(|| bail!("it broke")))];
        let names: Vec<_> = side_by_side(&one, &other).iter().map(|r| (r.name, r.error.is_some())).collect();
        assert_eq!(names, [("one", false), ("two", false), ("three", true)]);
    }
}
