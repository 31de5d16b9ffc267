//! What one socket counts while the load lasts.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::heard::Heard;
use crate::schedule::Schedule;

/// The load, as everybody who takes part knows it.
pub(crate) struct Load {
    pub(crate) schedule: Schedule,
    /// What is sent before this is not measured.
    pub(crate) warm_up: Duration,
    /// When it began.
    pub(crate) start: OnceLock<Instant>,
    /// How many commands were answered, one way or the other.
    pub(crate) answered: AtomicUsize,
}

impl Load {
    pub(crate) fn new(schedule: Schedule, warm_up: Duration) -> Load {
        Load { schedule, warm_up, start: OnceLock::new(), answered: AtomicUsize::new(0) }
    }

    /// How long it has lasted.
    fn now(&self) -> Option<Duration> {
        self.start.get().map(Instant::elapsed)
    }

    /// Whether this moment is measured.
    pub(crate) fn measures(&self, at: Duration) -> bool {
        (self.warm_up..self.schedule.length).contains(&at)
    }
}

/// A command that was done: when it was due, and how long after that its answer was here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Acked {
    /// Which of the seat's commands.
    pub(crate) nth: u32,
    pub(crate) at: Duration,
    pub(crate) latency: Duration,
}

/// What a seat or a spectator counted.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) acked: Vec<Acked>,
    /// Which of its commands were answered.
    answered: BTreeSet<u32>,
    /// Refusals by code, of what was measured.
    pub(crate) refused: BTreeMap<String, u64>,
    /// How often it got everything anew.
    pub(crate) resyncs: u64,
    /// How often it was asked to send something again.
    pub(crate) resends: u64,
    pub(crate) told: u64,
    pub(crate) told_bytes: u64,
    /// Why its socket ended, if it did.
    pub(crate) ended: Option<String>,
}

impl Tally {
    /// Takes a message into account. The answer is the command that is to be sent again, if one is.
    pub(crate) fn take(
        &mut self,
        load: &Load,
        seat: usize,
        length: usize,
        heard: Heard,
        which: impl Fn(u64) -> Option<u32>,
    ) -> Option<u32> {
        let now = load.now()?;
        let measured = load.measures(now);
        if measured && matches!(heard, Heard::Told | Heard::AckTold(_)) {
            self.told += 1;
            self.told_bytes += length as u64;
        }
        match heard {
            Heard::Ack(id) | Heard::AckTold(id) => {
                let nth = which(id)?;
                if self.answer(load, nth) {
                    let at = load.schedule.at(seat, nth);
                    self.acked.push(Acked { nth, at, latency: now.saturating_sub(at) });
                }
            }
            Heard::Refused(id, code) => {
                let nth = id.and_then(which);
                let at = nth.map_or(now, |nth| load.schedule.at(seat, nth));
                if nth.is_none_or(|nth| self.answer(load, nth)) && load.measures(at) {
                    *self.refused.entry(code).or_default() += 1;
                }
            }
            Heard::Anew => self.resyncs += u64::from(measured),
            Heard::Resend(id) => {
                self.resends += u64::from(measured);
                return which(id);
            }
            Heard::Told | Heard::Answer(_) | Heard::Bye(_) | Heard::Other => {}
        }
        None
    }

    /// Notes that a command was answered. False if it was already.
    fn answer(&mut self, load: &Load, nth: u32) -> bool {
        let first = self.answered.insert(nth);
        load.answered.fetch_add(usize::from(first), Ordering::Relaxed);
        first
    }

    /// How many of this seat's measured commands got no answer.
    pub(crate) fn lost(&self, load: &Load, seat: usize) -> u64 {
        let all = (0..).map(|nth| (nth, load.schedule.at(seat, nth)));
        let all = all.take_while(|(_, at)| *at < load.schedule.length);
        all.filter(|(nth, at)| load.measures(*at) && !self.answered.contains(nth)).count() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load() -> Load {
        let schedule = Schedule { seats: 1, rate: 1.0, length: Duration::from_secs(10) };
        let load = Load::new(schedule, Duration::from_secs(4));
        load.start.set(Instant::now().checked_sub(Duration::from_secs(5)).unwrap()).unwrap();
        load
    }

    #[test]
    fn an_answer_counts_once_and_from_when_its_command_was_due() {
        let (load, mut tally) = (load(), Tally::default());
        let which = |id| u32::try_from(id).ok();
        assert_eq!(tally.take(&load, 0, 30, Heard::Ack(2), which), None);
        assert_eq!(tally.take(&load, 0, 30, Heard::Ack(2), which), None);
        assert_eq!(tally.acked.len(), 1);
        let Acked { nth, at, latency } = tally.acked[0];
        assert_eq!(nth, 2);
        assert_eq!(at, load.schedule.at(0, 2));
        assert!(latency + at >= Duration::from_secs(5) && latency < Duration::from_secs(4), "{latency:?}");
        assert_eq!(load.answered.load(Ordering::Relaxed), 1);
    }

    #[test]
    fn what_is_not_answered_is_lost_and_a_refusal_is_an_answer() {
        let (load, mut tally) = (load(), Tally::default());
        let which = |id| u32::try_from(id).ok();
        assert_eq!(tally.lost(&load, 0), 6, "those of the warm-up don't count");
        tally.take(&load, 0, 0, Heard::Ack(4), which);
        tally.take(&load, 0, 0, Heard::Refused(Some(5), "too_late".into()), which);
        tally.take(&load, 0, 0, Heard::Refused(Some(1), "in_the_warm_up".into()), which);
        assert_eq!(tally.lost(&load, 0), 4);
        assert_eq!(tally.refused, BTreeMap::from([("too_late".to_owned(), 1)]));
    }

    #[test]
    fn what_is_asked_for_again_is_named_and_everything_anew_is_a_resync() {
        let (load, mut tally) = (load(), Tally::default());
        let asked = tally.take(&load, 0, 0, Heard::Resend(7), |id| u32::try_from(id).ok());
        assert_eq!((asked, tally.resends), (Some(7), 1));
        tally.take(&load, 0, 900, Heard::Anew, |_| None);
        tally.take(&load, 0, 900, Heard::Told, |_| None);
        assert_eq!((tally.resyncs, tally.told, tally.told_bytes), (1, 1, 900));
    }
}
