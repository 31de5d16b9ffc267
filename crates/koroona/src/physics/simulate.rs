//! From event to event until everything rests.
//!
//! Events that fall together to the last bit are taken in this order: disc–disc, disc–rim, pocket, line, stop; of one
//! kind by the bodies' numbers.

use super::detect::{disc_disc, disc_line, disc_pocket, disc_rim};
use super::evolve::Motion;
use super::model::{Kind, Model, Mould};
use super::resolve::{self, Cluster, Member, Other};
use super::scene::{self, BadScene, Body};
use super::trace::{Across, Booked, Event, Leg, Pocket, Rest, Rim, Trace, What};
use super::vector::Vec2;

/// Events a stroke may have; a full break has some hundreds.
const MAX_EVENTS: usize = 20_000;
/// Seconds a stroke may last; the fastest lasts five.
const MAX_SECONDS: f64 = 120.0;

/// Why there is no trace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoAnswer {
    /// Nothing to simulate.
    #[error(transparent)]
    Scene(#[from] BadScene),
    /// The bound on events.
    #[error("more than {MAX_EVENTS} events")]
    TooManyEvents,
    /// The bound on time.
    #[error("still moving after {MAX_SECONDS} seconds")]
    TooLong,
    /// Contacts of one instant that found no end.
    #[error("contacts of one instant did not settle")]
    Unsettled,
}

/// What the bodies do until they rest.
///
/// # Errors
/// When the bodies are no scene, or at one of the bounds; never a trace that stops short.
pub fn simulate(model: &Model, bodies: &[Body]) -> Result<Trace, NoAnswer> {
    let mut simulator = Simulator::new(*model);
    simulator.run(bodies)?;
    Ok(simulator.trace)
}

/// What a body meets next, other than another body.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Alone {
    Rim(Rim),
    Pocket(Pocket),
    Line(Across),
    /// Ends sliding, or spinning.
    Rests,
}

#[derive(Debug, Clone)]
struct Disc {
    kind: Kind,
    mould: Mould,
    motion: Motion,
    /// Where it ended, once it is no longer on the table.
    gone: Option<Rest>,
    across: Across,
    next: Option<(f64, Alone)>,
}

/// Simulates strokes on one table, keeping its memory from one to the next.
#[derive(Debug, Clone)]
pub struct Simulator {
    model: Model,
    discs: Vec<Disc>,
    /// When discs `i < j` will collide, at `j * (j - 1) / 2 + i`; infinity for never.
    meetings: Vec<f64>,
    cluster: Cluster,
    changed: Vec<usize>,
    now: f64,
    trace: Trace,
}

/// The next thing to happen.
#[derive(Debug, Clone, Copy)]
enum Next {
    Meeting(usize, usize),
    Alone(usize, Alone),
}

impl Simulator {
    /// A simulator for this table.
    pub fn new(model: Model) -> Simulator {
        Simulator {
            model,
            discs: Vec::new(),
            meetings: Vec::new(),
            cluster: Cluster::default(),
            changed: Vec::new(),
            now: 0.0,
            trace: Trace::default(),
        }
    }

    /// The table's mechanics.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// What the bodies do until they rest.
    ///
    /// # Errors
    /// As [`simulate`].
    pub fn run(&mut self, bodies: &[Body]) -> Result<&Trace, NoAnswer> {
        scene::check(&self.model, bodies)?;
        self.set_up(bodies);
        for _ in 0..MAX_EVENTS {
            let Some((at, next)) = self.next() else {
                return Ok(self.finish());
            };
            self.now = self.now.max(at);
            if self.now > MAX_SECONDS {
                return Err(NoAnswer::TooLong);
            }
            self.changed.clear();
            match next {
                Next::Meeting(a, b) => self.collide(a, b)?,
                Next::Alone(disc, Alone::Rim(_)) => self.collide(disc, disc)?,
                Next::Alone(disc, Alone::Pocket(pocket)) => self.fall(disc, pocket),
                Next::Alone(disc, Alone::Line(across)) => {
                    self.discs[disc].across = across;
                    self.record(What::Line(disc, across));
                    self.discs[disc].next = self.alone(disc);
                }
                Next::Alone(disc, Alone::Rests) => self.rest(disc),
            }
            self.look_ahead();
        }
        Err(NoAnswer::TooManyEvents)
    }

    fn finish(&mut self) -> &Trace {
        self.trace.duration = self.now;
        for disc in &self.discs {
            self.trace
                .rest
                .push(disc.gone.unwrap_or(Rest::Table(disc.motion.end)));
        }
        &self.trace
    }

    fn set_up(&mut self, bodies: &[Body]) {
        self.trace.clear();
        self.discs.clear();
        self.now = 0.0;
        for body in bodies {
            let mould = *self.model.mould(body.kind);
            self.discs.push(Disc {
                kind: body.kind,
                mould,
                motion: Motion::new(
                    &self.model,
                    &mould,
                    0.0,
                    body.position,
                    body.velocity,
                    body.spin * mould.radius,
                ),
                gone: None,
                across: disc_line::across(&self.model, &mould, body.position.y),
                next: None,
            });
        }
        let count = bodies.len();
        self.meetings.clear();
        self.meetings
            .resize(count * count.saturating_sub(1) / 2, f64::INFINITY);
        for (i, body) in bodies.iter().enumerate() {
            if body.velocity != Vec2::ZERO || body.spin != 0.0 {
                self.record_leg(i);
            }
            self.discs[i].next = self.alone(i);
            for j in 0..i {
                self.meetings[pair(j, i)] = self.meeting(j, i);
            }
        }
    }

    fn next(&self) -> Option<(f64, Next)> {
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

    /// All contacts of this instant that hang together with these discs.
    fn collide(&mut self, a: usize, b: usize) -> Result<(), NoAnswer> {
        self.changed.extend([a, b]);
        self.gather(a, b);
        if self.let_jumpers_go() {
            return Ok(());
        }
        let booked = self
            .cluster
            .resolve(&self.model)
            .map_err(|_| NoAnswer::Unsettled)?;
        if booked > 0.0 {
            self.trace.booked.push(Booked {
                at: self.now,
                energy: booked,
            });
        }
        self.record_hits();
        for n in 0..self.cluster.members.len() {
            let member = self.cluster.members[n];
            if member.moved {
                let from = self.discs[member.body].motion.position(&self.model, self.now);
                self.set_motion(member.body, from, member.velocity, member.edge);
            }
        }
        Ok(())
    }

    /// Fills the cluster with the discs that touch one another from `a` and `b` on, and their contacts.
    fn gather(&mut self, a: usize, b: usize) {
        self.cluster.clear();
        let mut here = [Vec2::ZERO; scene::MAX_BODIES];
        for (place, disc) in here.iter_mut().zip(&self.discs) {
            *place = disc.motion.position(&self.model, self.now);
        }
        self.join(a);
        if b != a {
            self.join(b);
        }
        let mut visited = 0;
        while visited < self.cluster.members.len() {
            let body = self.cluster.members[visited].body;
            for other in 0..self.discs.len() {
                if other == body || self.discs[other].gone.is_some() {
                    continue;
                }
                let between = here[other] - here[body];
                let touching = self.reach(body, other) + self.model.equipment.touching;
                if between.length_squared() >= touching * touching {
                    continue;
                }
                let met = self.cluster.members.iter().position(|m| m.body == other);
                let n = met.unwrap_or_else(|| self.join(other));
                // Each contact once: from the member visited first.
                if n > visited {
                    let members = &self.cluster.members;
                    let contact =
                        resolve::disc_disc::contact((visited, &members[visited]), (n, &members[n]), between);
                    self.cluster.contacts.push(contact);
                }
            }
            let member = self.cluster.members[visited];
            for rim in Rim::ALL {
                if rim.gap(&self.model, &member.mould, here[body]) < self.model.equipment.touching {
                    let contact = resolve::disc_rim::contact((visited, &member), rim);
                    self.cluster.contacts.push(contact);
                }
            }
            visited += 1;
        }
    }

    fn join(&mut self, body: usize) -> usize {
        let Disc { mould, motion, .. } = &self.discs[body];
        let velocity = motion.velocity(&self.model, self.now);
        let edge = motion.edge(mould, self.now);
        self.cluster
            .members
            .push(Member::new(body, *mould, velocity, edge));
        self.cluster.members.len() - 1
    }

    /// Discs that arrive at a rim too fast leave; if any did, the rest of the cluster waits for its next turn.
    fn let_jumpers_go(&mut self) -> bool {
        let mut any = false;
        for n in 0..self.cluster.contacts.len() {
            let contact = self.cluster.contacts[n];
            let body = self.cluster.members[contact.a].body;
            let Other::Rim(rim) = contact.other else { continue };
            if self.discs[body].gone.is_none()
                && resolve::disc_rim::jumps(&self.model, &contact, &self.cluster.members)
            {
                let at = self.discs[body].motion.position(&self.model, self.now);
                self.record(What::Off(body, rim));
                self.remove(body, Rest::Off(rim, at));
                any = true;
            }
        }
        any
    }

    fn record_hits(&mut self) {
        let last = self.cluster.contacts.iter().filter_map(|c| c.hit_in_round).max();
        for round in 0..=last.unwrap_or(0) {
            for n in 0..self.cluster.contacts.len() {
                let contact = self.cluster.contacts[n];
                if contact.hit_in_round != Some(round) {
                    continue;
                }
                let a = self.cluster.members[contact.a].body;
                self.record(match contact.other {
                    Other::Member(b) => {
                        let b = self.cluster.members[b].body;
                        What::DiscDisc(a.min(b), a.max(b))
                    }
                    Other::Rim(rim) => What::DiscRim(a, rim),
                });
            }
        }
    }

    fn fall(&mut self, disc: usize, pocket: Pocket) {
        let at = self.discs[disc].motion.position(&self.model, self.now);
        self.record(What::Pocket(disc, pocket));
        self.remove(disc, Rest::Pocket(pocket, at));
    }

    fn remove(&mut self, disc: usize, gone: Rest) {
        self.discs[disc].gone = Some(gone);
        self.changed.push(disc);
    }

    /// It has stopped sliding, or spinning, or both.
    fn rest(&mut self, disc: usize) {
        let Disc { mould, motion, .. } = &self.discs[disc];
        let (end, edge) = (motion.end, motion.edge(mould, self.now));
        let was_sliding = motion.slides();
        let mould = *mould;
        self.discs[disc].motion = Motion::new(&self.model, &mould, self.now, end, Vec2::ZERO, edge);
        if edge == 0.0 {
            self.record(What::Stop(disc));
        }
        if was_sliding {
            self.changed.push(disc);
        } else {
            self.discs[disc].next = self.alone(disc);
        }
    }

    fn set_motion(&mut self, disc: usize, from: Vec2, velocity: Vec2, edge: f64) {
        // What is slower than rounding rests.
        let velocity = if velocity.length() > self.model.stillness {
            velocity
        } else {
            Vec2::ZERO
        };
        let mould = self.discs[disc].mould;
        self.discs[disc].motion = Motion::new(&self.model, &mould, self.now, from, velocity, edge);
        self.changed.push(disc);
        self.record_leg(disc);
    }

    /// Predicts anew what the changed discs meet.
    fn look_ahead(&mut self) {
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

    fn meeting(&self, a: usize, b: usize) -> f64 {
        let reach = self.reach(a, b);
        let (a, b) = (&self.discs[a], &self.discs[b]);
        if a.gone.is_some() || b.gone.is_some() {
            return f64::INFINITY;
        }
        disc_disc::next(&self.model, &a.motion, &b.motion, reach, self.now).unwrap_or(f64::INFINITY)
    }

    fn alone(&self, disc: usize) -> Option<(f64, Alone)> {
        let Disc {
            kind,
            mould,
            motion,
            gone,
            across,
            ..
        } = &self.discs[disc];
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

    fn reach(&self, a: usize, b: usize) -> f64 {
        self.discs[a].mould.radius + self.discs[b].mould.radius
    }

    fn record(&mut self, what: What) {
        self.trace.events.push(Event { at: self.now, what });
    }

    fn record_leg(&mut self, disc: usize) {
        let Disc { mould, motion, .. } = &self.discs[disc];
        self.trace.legs.push(Leg {
            body: disc,
            since: motion.since,
            from: motion.from,
            velocity: motion.velocity,
            spin: motion.edge / mould.radius,
        });
    }
}

/// The place of a pair `i < j` in the list of meetings.
fn pair(i: usize, j: usize) -> usize {
    j * (j - 1) / 2 + i
}
