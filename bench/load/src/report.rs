//! The report: one table with a column for every server, and how Tablier compares.

use std::fmt::Write as _;
use std::time::Duration;

use crate::contestant::Contestant;
use crate::outcome::{Counts, Outcome};

/// Beyond this the driver is what was measured.
const TOO_LATE: Duration = Duration::from_millis(5);

/// A line of the table: what it says, how precisely, and its value for a server.
struct Row {
    name: &'static str,
    decimals: usize,
    /// Whether a ratio says anything.
    compared: bool,
    value: fn(&Outcome) -> Option<f64>,
}

const fn row(name: &'static str, decimals: usize, compared: bool, value: fn(&Outcome) -> Option<f64>) -> Row {
    Row { name, decimals, compared, value }
}

const ROWS: &[Row] = &[
    row("acknowledged, commands/s", 1, true, |outcome| Some(outcome.acked_per_second())),
    row("ack p50, ms", 2, true, |outcome| per_mille(outcome, 500)),
    row("ack p95, ms", 2, true, |outcome| per_mille(outcome, 950)),
    row("ack p99, ms", 2, true, |outcome| per_mille(outcome, 990)),
    row("ack max, ms", 2, true, |outcome| outcome.latencies.longest().map(millis)),
    row("server's CPU per command, µs", 0, true, Outcome::cpu_per_command),
    row("PostgreSQL's CPU per command, µs", 0, false, Outcome::postgres_per_command),
    row("NATS's CPU per command, µs", 0, false, Outcome::nats_per_command),
    row("memory per table, kB", 1, true, |outcome| Some(outcome.memory.per_table())),
    row("memory per spectator, kB", 1, true, |outcome| outcome.memory.per_spectator()),
    row("memory at the end, MB", 1, false, |outcome| Some(megabytes(outcome.memory.end.resident))),
    row("memory at most, MB", 1, false, |outcome| Some(megabytes(outcome.memory.end.most))),
    row("resyncs of players", 0, false, |outcome| Some(count(outcome.players.resyncs))),
    row("resyncs of spectators", 0, false, |outcome| {
        (outcome.memory.spectators > 0).then(|| count(outcome.spectators.resyncs))
    }),
    row("asked to send again", 0, false, |outcome| Some(count(outcome.players.resends))),
    row("refused", 0, false, |outcome| Some(count(outcome.players.refused.values().sum()))),
    row("lost", 0, false, |outcome| Some(count(outcome.players.lost))),
    row("sockets that ended", 0, false, |outcome| {
        Some(count(outcome.players.ended.values().chain(outcome.spectators.ended.values()).sum()))
    }),
    row("length of what all are told, bytes", 0, false, |outcome| outcome.players.told_length().map(count)),
    row("players told per command", 2, false, |outcome| told_per_command(outcome, &outcome.players)),
    row("spectators told per command", 2, false, |outcome| told_per_command(outcome, &outcome.spectators)),
    row("opening all tables, s", 1, false, |outcome| Some(outcome.opening.as_secs_f64())),
    row("stopping, s", 1, false, |outcome| Some(outcome.stopping?.as_secs_f64())),
    row("driver's CPU per command, µs", 0, false, Outcome::own_cpu_per_command),
    row("driver late p99, ms", 2, false, |outcome| outcome.late.per_mille(990).map(millis)),
];

fn per_mille(outcome: &Outcome, of_thousand: u32) -> Option<f64> {
    outcome.latencies.per_mille(of_thousand).map(millis)
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

#[allow(clippy::cast_precision_loss, reason = "counts of a run are far below 2^53")]
fn count(count: u64) -> f64 {
    count as f64
}

fn megabytes(kilobytes: u64) -> f64 {
    count(kilobytes) / 1024.0
}

#[allow(clippy::cast_precision_loss, reason = "counts of a run are far below 2^53")]
fn told_per_command(outcome: &Outcome, counts: &Counts) -> Option<f64> {
    (outcome.acked > 0 && counts.told > 0).then(|| counts.told as f64 / outcome.acked as f64)
}

/// The whole report.
pub(crate) fn table(outcomes: &[Outcome]) -> String {
    let tablier = outcomes.iter().find(|outcome| outcome.contestant == Contestant::Tablier);
    let peers: Vec<&Outcome> = outcomes
        .iter()
        .filter(|outcome| tablier.is_some() && outcome.contestant != Contestant::Tablier)
        .collect();
    let mut lines = vec![heading(outcomes, &peers)];
    for row in ROWS {
        let values: Vec<Option<f64>> = outcomes.iter().map(row.value).collect();
        if values.iter().all(Option::is_none) {
            continue;
        }
        let mut cells = vec![row.name.to_owned()];
        cells.extend(values.iter().map(|value| shown(*value, row.decimals)));
        cells.extend(peers.iter().map(|peer| {
            let both = tablier.and_then(row.value).zip((row.value)(peer)).filter(|_| row.compared);
            shown(both.filter(|(_, theirs)| *theirs > 0.0).map(|(ours, theirs)| ours / theirs), 2)
        }));
        lines.push(cells);
    }
    aligned(&lines) + &notes(outcomes)
}

fn heading(outcomes: &[Outcome], peers: &[&Outcome]) -> Vec<String> {
    let names = outcomes.iter().map(|outcome| outcome.contestant.name().to_owned());
    let ratios = peers.iter().map(|peer| format!("tablier ÷ {}", peer.contestant.name()));
    std::iter::once(String::new()).chain(names).chain(ratios).collect()
}

fn shown(value: Option<f64>, decimals: usize) -> String {
    value.map_or_else(|| "–".to_owned(), |value| format!("{value:.decimals$}"))
}

/// Cells under each other: names to the left, numbers to the right.
pub(crate) fn aligned(lines: &[Vec<String>]) -> String {
    let columns = lines.first().map_or(0, Vec::len);
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for line in lines {
        let mut shown = String::new();
        for (column, (cell, width)) in line.iter().zip(&widths).enumerate() {
            let _ = match column {
                0 => write!(shown, "{cell:<width$}"),
                _ => write!(shown, "   {cell:>width$}"),
            };
        }
        let _ = writeln!(text, "{}", shown.trim_end());
    }
    text
}

/// What the numbers alone don't say.
fn notes(outcomes: &[Outcome]) -> String {
    let mut text = String::new();
    for outcome in outcomes {
        let name = outcome.contestant.name();
        for (code, count) in &outcome.players.refused {
            let _ = writeln!(text, "{name}: {count} refused with {code}");
        }
        for (who, counts) in [("players'", &outcome.players), ("spectators'", &outcome.spectators)] {
            for (why, count) in &counts.ended {
                let _ = writeln!(text, "{name}: {count} {who} sockets ended: {why}");
            }
        }
        if let Some(note) = keeping_up(outcome) {
            let _ = writeln!(text, "{name}: {note}");
        }
        if outcome.stopping.is_none() {
            let _ = writeln!(text, "{name}: it did not stop when asked and was killed");
        }
        if outcome.late.per_mille(990).is_some_and(|late| late > TOO_LATE) {
            let _ = writeln!(
                text,
                "{name}: the driver itself sent late, which its latencies include: the machine is too busy"
            );
        }
    }
    text
}

/// Whether as many answers came as commands were due; if not, latencies depend on when one looks.
fn keeping_up(outcome: &Outcome) -> Option<&'static str> {
    let due = outcome.latencies.sorted().len() as u64 + outcome.players.lost;
    let (acked, some) = (outcome.acked as u64, due / 50);
    if acked > due + some {
        Some("it was still busy with what the warm-up left behind: a longer one (--warm-up) shows more")
    } else if acked + some < due {
        Some("it did not keep up: fewer answers came than commands were due")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_under_each_other_whatever_letters_they_have() {
        let lines = [["", "tablier", "a ÷ b"], ["CPU, µs", "12", "0.50"]];
        let lines = lines.map(|line| line.map(str::to_owned).to_vec());
        assert_eq!(aligned(&lines), "          tablier   a ÷ b\nCPU, µs        12    0.50\n");
    }

    #[test]
    fn what_there_is_not_is_a_dash() {
        assert_eq!((shown(None, 2).as_str(), shown(Some(1.005), 1).as_str()), ("–", "1.0"));
    }
}
