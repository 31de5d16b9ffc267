//! From event to event until everything rests.
//!
//! Events that fall together to the last bit are taken in this order: first discs that meet each other, the pair whose
//! higher number is lower first; then what discs meet alone, by the discs' numbers, and of one disc's a rim before a
//! line, a pocket and its stop. A disc that is caught within 10 µs of a contact has the contact first (N23).

mod collide;
mod predict;

use super::detect::disc_line;
use super::detect::disc_pocket::{self, Drop, Over};
use super::evolve::Motion;
use super::model::{Kind, Model, Mould};
use super::resolve::Cluster;
use super::scene::{self, BadScene, Body};
use super::trace::{Across, Event, Leg, Pocket, Rest, Rim, Trace, What};
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

/// How far a simulation went.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ran<'a> {
    /// Until everything rested.
    ToRest(&'a Trace),
    /// Until it was cut off: events and legs so far, and no places of rest.
    CutOff(&'a Trace),
}

/// What a body meets next, other than another body.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Alone {
    Rim(Rim),
    Pocket(Over),
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
    /// Since when nothing carries it, while it moves over a hole.
    drop: Option<Drop>,
    across: Across,
    /// What it meets next alone.
    next: Option<(f64, Alone)>,
    /// When it next meets a disc of a lower number, and which.
    meets: (f64, usize),
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
        self.run_until(bodies, |_| false).map(|ran| match ran {
            Ran::ToRest(trace) | Ran::CutOff(trace) => trace,
        })
    }

    /// What the bodies do until they rest, or until somebody who reads along has seen enough. What happened anew is read
    /// after every event.
    ///
    /// # Errors
    /// As [`simulate`].
    pub fn run_until(
        &mut self,
        bodies: &[Body],
        mut enough: impl FnMut(&[Event]) -> bool,
    ) -> Result<Ran<'_>, NoAnswer> {
        scene::check(&self.model, bodies)?;
        self.set_up(bodies);
        let mut read = 0;
        for _ in 0..MAX_EVENTS {
            if enough(&self.trace.events[read..]) {
                return Ok(Ran::CutOff(&self.trace));
            }
            read = self.trace.events.len();
            let Some((at, next)) = self.next() else {
                return Ok(Ran::ToRest(self.finish()));
            };
            self.now = self.now.max(at);
            if self.now > MAX_SECONDS {
                return Err(NoAnswer::TooLong);
            }
            self.changed.clear();
            match next {
                Next::Meeting(a, b) => self.collide(a, b)?,
                Next::Alone(disc, Alone::Rim(_)) => self.collide(disc, disc)?,
                Next::Alone(disc, Alone::Pocket(over)) => self.over(disc, over),
                Next::Alone(disc, Alone::Line(across)) => {
                    self.discs[disc].across = across;
                    self.record(What::Line(disc, across));
                    self.discs[disc].next = self.alone(disc);
                }
                Next::Alone(disc, Alone::Rests) => self.rest(disc),
            }
            self.predict_changed();
        }
        Err(NoAnswer::TooManyEvents)
    }

    fn finish(&mut self) -> &Trace {
        self.trace.duration = self.now;
        for disc in &self.discs {
            self.trace.rest.push(disc.gone.unwrap_or(Rest::Table(disc.motion.end)));
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
                drop: None,
                across: disc_line::across(&self.model, &mould, body.position.y),
                next: None,
                meets: predict::NEVER,
            });
        }
        let count = bodies.len();
        self.meetings.clear();
        self.meetings.resize(count * count.saturating_sub(1) / 2, f64::INFINITY);
        for (i, body) in bodies.iter().enumerate() {
            if body.velocity != Vec2::ZERO || body.spin != 0.0 {
                self.record_leg(i);
            }
            self.begin_drop(i, None);
            self.discs[i].next = self.alone(i);
            for j in 0..i {
                self.meetings[pair(j, i)] = self.meeting(j, i);
            }
            self.find_first_meeting(i);
        }
    }

    /// A pocket does something to a disc.
    fn over(&mut self, disc: usize, over: Over) {
        match over {
            Over::Drops(pocket) => {
                self.discs[disc].drop = Some(Drop { pocket, since: self.now });
                self.record(What::Drop(disc, pocket));
                self.discs[disc].next = self.alone(disc);
            }
            Over::Escapes(pocket) => {
                self.discs[disc].drop = None;
                self.record(What::Escape(disc, pocket));
                self.discs[disc].next = self.alone(disc);
            }
            Over::Falls(pocket, _) => self.fall(disc, pocket),
        }
    }

    /// A disc's motion is new: does its drop begin, go on, or end with it?
    fn begin_drop(&mut self, disc: usize, before: Option<Drop>) {
        let Disc { mould, motion, .. } = &self.discs[disc];
        let drop = disc_pocket::drop_after(&self.model, mould, motion, before, self.now);
        self.discs[disc].drop = drop;
        match (before, drop) {
            (None, Some(drop)) => self.record(What::Drop(disc, drop.pocket)),
            // Standing still it falls or is carried, whatever it did before.
            (Some(drop), None) if self.discs[disc].motion.slides() => {
                self.record(What::Escape(disc, drop.pocket));
            }
            _ => {}
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
        if let Some(pocket) = disc_pocket::under(&self.model, end) {
            return self.fall(disc, pocket);
        }
        self.discs[disc].drop = None;
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
        let velocity = if velocity.length() > self.model.stillness { velocity } else { Vec2::ZERO };
        let mould = self.discs[disc].mould;
        self.discs[disc].motion = Motion::new(&self.model, &mould, self.now, from, velocity, edge);
        self.begin_drop(disc, self.discs[disc].drop);
        self.changed.push(disc);
        self.record_leg(disc);
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
    j * j.saturating_sub(1) / 2 + i
}
