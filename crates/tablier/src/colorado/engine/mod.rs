//! `tablier colorado engine`: the Universal Game Interface on standard input and output.
//!
//! [`session`] understands lines and holds the position; this module reads them, and runs the search in a thread of
//! its own so that `stop` and `isready` are heard meanwhile. Every line gets an answer.

mod go;
mod lines;
mod session;

use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::JoinHandle;
use std::time::Instant;

use anyhow::Result;
use tablier_colorado::engine::Report;

use super::analyse::{Thinking, together, written};
use go::Go;
use lines::Lines;
use session::{Reply, Session, Task};

/// A search under way.
struct Running {
    thread: JoinHandle<()>,
    stop: Arc<AtomicBool>,
}

pub(crate) fn run() -> Result<()> {
    talk(std::io::stdin().lock())
}

fn talk(input: impl BufRead) -> Result<()> {
    let mut session = Session::default();
    let mut running: Option<Running> = None;
    for line in Lines::new(input) {
        let thinking = running.as_ref().is_some_and(|one| !one.thread.is_finished());
        match session.hear(line?.as_deref(), thinking) {
            Reply::Say(lines) => say(&lines)?,
            Reply::Think(task, go) => {
                finish(running.take());
                running = Some(begin(task, go));
            }
            Reply::Stop => finish(running.take()),
            Reply::Quit => break,
        }
    }
    // The end of the input ends an endless search; one with a limit is let finish.
    if let Some(one) = running {
        if session.is_endless() {
            one.stop.store(true, Relaxed);
        }
        let _ = one.thread.join();
    }
    Ok(())
}

/// Stops a search and waits for its answer.
fn finish(running: Option<Running>) {
    if let Some(one) = running {
        one.stop.store(true, Relaxed);
        let _ = one.thread.join();
    }
}

fn say(lines: &[String]) -> Result<()> {
    let mut out = std::io::stdout().lock();
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}

fn begin(task: Task, go: Go) -> Running {
    let stop = Arc::new(AtomicBool::new(false));
    let stopped = Arc::clone(&stop);
    let thread = std::thread::spawn(move || {
        let begun = Instant::now();
        let end = go.time.map(|time| begun + time);
        let should_stop = || stopped.load(Relaxed) || end.is_some_and(|end| Instant::now() >= end);
        let position = *task.course.position();
        let info = |report: &Report| {
            let millis = begun.elapsed().as_millis();
            let line = written(&position, &report.line).join(" ");
            session::info(report, millis, &line)
        };
        let report = together(
            &Thinking { table: &task.table, course: &task.course, limits: go.limits, threads: task.threads },
            &should_stop,
            &mut |report| {
                let _ = say(&[info(report)]);
            },
        );
        let best = written(&position, &report.line);
        let best = best.first().map_or("none", String::as_str);
        let _ = say(&[format!("bestmove {best}")]);
    });
    Running { thread, stop }
}
