//! What happens next: the earliest of what each disc has before it, and foreseeing anew what has changed.
//!
//! Every disc keeps what it meets alone and the earliest of its meetings with discs of lower numbers, so that the next
//! event is the earliest of some dozens, not of all pairs; a disc whose motion changed is foreseen anew, and of the
//! others only those that were to meet it first.

use super::super::detect::disc_pocket::Over;
use super::super::detect::{disc_disc, disc_line, disc_pocket, disc_rim};
use super::super::model::Kind;
use super::{Alone, Disc, Next, Simulator, pair};

/// A contact and a fall so close together are at once, and the contact comes first (N23).
const AT_ONCE: f64 = 10e-6;

/// No meeting.
pub(super) const NEVER: (f64, usize) = (f64::INFINITY, usize::MAX);

impl Simulator {
    /// The earliest thing foreseen; of things that fall together, the first in the order that the module's first lines
    /// state.
    pub(super) fn next(&mut self) -> Option<(f64, Next)> {
        loop {
            let first = self.earliest();
            let Some((at, Next::Alone(disc, Alone::Pocket(Over::Falls(_, due))))) = first else {
                return first;
            };
            // The fall waits for a contact that is at once with it.
            match self.contact_of(disc) {
                contact if contact > at && contact <= due + AT_ONCE => {
                    if let Some((at, _)) = &mut self.discs[disc].next {
                        *at = contact;
                    }
                }
                _ => return first,
            }
        }
    }

    /// The loops run in the order of things that fall together, and only what is earlier replaces what was found.
    fn earliest(&self) -> Option<(f64, Next)> {
        let mut first: Option<(f64, Next)> = None;
        let mut earliest = f64::INFINITY;
        for (j, disc) in self.discs.iter().enumerate() {
            let (time, i) = disc.meets;
            if time < earliest {
                earliest = time;
                first = Some((time, Next::Meeting(i, j)));
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

    /// When a disc will next meet another.
    fn contact_of(&self, disc: usize) -> f64 {
        let higher = (disc + 1..self.discs.len()).map(|other| self.meetings[pair(disc, other)]);
        higher.fold(self.discs[disc].meets.0, f64::min)
    }

    /// Predicts anew what the changed discs meet.
    pub(super) fn predict_changed(&mut self) {
        self.changed.sort_unstable();
        self.changed.dedup();
        for n in 0..self.changed.len() {
            let disc = self.changed[n];
            self.discs[disc].next = self.alone(disc);
            for lower in 0..disc {
                self.meetings[pair(lower, disc)] = self.meeting(lower, disc);
            }
            self.find_first_meeting(disc);
            for higher in disc + 1..self.discs.len() {
                let time = self.meeting(disc, higher);
                self.meetings[pair(disc, higher)] = time;
                let (earliest, with) = self.discs[higher].meets;
                if time < earliest || (time <= earliest && disc < with && time.is_finite()) {
                    self.discs[higher].meets = (time, disc);
                } else if with == disc {
                    self.find_first_meeting(higher);
                }
            }
        }
    }

    /// Looks through a disc's meetings with those of lower numbers for the first.
    pub(super) fn find_first_meeting(&mut self, disc: usize) {
        let row = &self.meetings[pair(0, disc)..][..disc];
        let mut first = NEVER;
        for (lower, &time) in row.iter().enumerate() {
            if time < first.0 {
                first = (time, lower);
            }
        }
        self.discs[disc].meets = first;
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
        let Disc { kind, mould, motion, gone, drop, across, .. } = &self.discs[disc];
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
        let mut pocket = disc_pocket::next(model, mould, motion, *drop, now);
        if let (Some((rim, _)), Some((at, Over::Falls(_, due)))) = (rim, &mut pocket)
            && rim <= *due + AT_ONCE
        {
            *at = at.max(rim);
        }
        let line = (*kind == Kind::Striker)
            .then(|| disc_line::next(model, mould, motion, *across, now))
            .flatten()
            .map(|(at, across)| (at, Alone::Line(across)));
        let pocket = pocket.map(|(at, over)| (at, Alone::Pocket(over)));
        let rests = rests.map(|at| (at.max(now), Alone::Rests));
        [rim, line, pocket, rests]
            .into_iter()
            .flatten()
            .reduce(|first, other| if other.0 < first.0 { other } else { first })
    }
}
