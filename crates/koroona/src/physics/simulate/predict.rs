//! What happens next: the earliest of all that is foreseen, and foreseeing anew what has changed.

use super::super::detect::{disc_disc, disc_line, disc_pocket, disc_rim};
use super::super::model::Kind;
use super::{Alone, Disc, Next, Simulator, pair};

impl Simulator {
    /// The earliest thing foreseen; of things that fall together, the first in the order that the module's first lines
    /// state: the loops below run in it, and only what is earlier replaces what was found.
    pub(super) fn next(&self) -> Option<(f64, Next)> {
        let mut first: Option<(f64, Next)> = None;
        let mut earliest = f64::INFINITY;
        let mut at = 0;
        for j in 1..self.discs.len() {
            for i in 0..j {
                let time = self.meetings[at];
                at += 1;
                if time < earliest {
                    earliest = time;
                    first = Some((time, Next::Meeting(i, j)));
                }
            }
        }
        for (i, disc) in self.discs.iter().enumerate() {
            if let Some((time, alone)) = disc.next
                && time < earliest
            {
                earliest = time;
                first = Some((time, Next::Alone(i, alone)));
            }
        }
        first
    }

    /// Predicts anew what the changed discs meet.
    pub(super) fn predict_changed(&mut self) {
        self.changed.sort_unstable();
        self.changed.dedup();
        for n in 0..self.changed.len() {
            let disc = self.changed[n];
            self.discs[disc].next = self.alone(disc);
            for other in 0..self.discs.len() {
                if other != disc {
                    self.meetings[pair(disc.min(other), disc.max(other))] =
                        self.meeting(disc.min(other), disc.max(other));
                }
            }
        }
    }

    pub(super) fn meeting(&self, a: usize, b: usize) -> f64 {
        let reach = self.reach(a, b);
        let (a, b) = (&self.discs[a], &self.discs[b]);
        if a.gone.is_some() || b.gone.is_some() {
            return f64::INFINITY;
        }
        disc_disc::next(&self.model, &a.motion, &b.motion, reach, self.now).unwrap_or(f64::INFINITY)
    }

    /// What a disc meets next on its own.
    pub(super) fn alone(&self, disc: usize) -> Option<(f64, Alone)> {
        let Disc { kind, mould, motion, gone, across, .. } = &self.discs[disc];
        if gone.is_some() {
            return None;
        }
        let (model, now) = (&self.model, self.now);
        let rests = if motion.slides() {
            Some(motion.slides_until)
        } else {
            (motion.edge != 0.0).then_some(motion.spins_until)
        };
        let rim = disc_rim::next(model, mould, motion, now).map(|(at, rim)| (at, Alone::Rim(rim)));
        let pocket = disc_pocket::next(model, motion, now).map(|(at, pocket)| (at, Alone::Pocket(pocket)));
        let line = (*kind == Kind::Striker)
            .then(|| disc_line::next(model, mould, motion, *across, now))
            .flatten()
            .map(|(at, across)| (at, Alone::Line(across)));
        let rests = rests.map(|at| (at.max(now), Alone::Rests));
        [rim, pocket, line, rests]
            .into_iter()
            .flatten()
            .reduce(|first, other| if other.0 < first.0 { other } else { first })
    }
}
