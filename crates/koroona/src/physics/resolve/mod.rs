//! What a contact does. Contacts of one instant form a cluster and are solved together, mirror-symmetrically.
//!
//! A cluster is solved in rounds. In each round all contacts that close are reflected *at once*: the smallest
//! impulses that stop them all (a projection, unique whatever the order of the contacts), times one plus the
//! restitution, then friction from the same velocities for all. A blow so travels through a touching row disc by
//! disc, as it does through wood; energy never rises; what is mirror-symmetric before is so after. When everything
//! that still closes does so below the kiss speed, a last projection parts it at the kiss speed, and what energy
//! that took is booked.
//!
//! `disc_disc` and `disc_rim` say what is special about their pair; `project` finds the impulses.

pub(crate) mod disc_disc;
pub(crate) mod disc_rim;
mod project;

use super::model::{Model, Mould};
use super::vector::Vec2;
use project::project;

/// Rounds that a cluster may take; hundreds are common in a squeezed row, thousands are not.
const MAX_ROUNDS: u32 = 10_000;

/// The cluster did not come to an end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Unsettled;

/// A disc's part in a cluster.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Member {
    /// Its number on the table.
    pub(crate) body: usize,
    pub(crate) mould: Mould,
    pub(crate) velocity: Vec2,
    /// Edge speed of its spin.
    pub(crate) edge: f64,
    /// Did it get any impulse?
    pub(crate) moved: bool,
    /// Contacts that push it in this round.
    pushes: u32,
}

impl Member {
    pub(crate) fn new(body: usize, mould: Mould, velocity: Vec2, edge: f64) -> Member {
        Member { body, mould, velocity, edge, moved: false, pushes: 0 }
    }
}

/// What a member touches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Other {
    Member(usize),
    Rim(super::detect::disc_rim::Rim),
}

/// A contact of the cluster, between member `a` and another member or a rim.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Contact {
    pub(crate) a: usize,
    pub(crate) other: Other,
    /// From `a` to the other.
    pub(crate) normal: Vec2,
    /// When it first got an impulse, counted in rounds.
    pub(crate) hit_in_round: Option<u32>,
    inverse_mass: f64,
    target: f64,
    impulse: f64,
    restitution: f64,
    group: usize,
}

impl Contact {
    fn new(a: usize, other: Other, normal: Vec2, inverse_mass: f64) -> Contact {
        Contact {
            a,
            other,
            normal,
            hit_in_round: None,
            inverse_mass,
            target: 0.0,
            impulse: 0.0,
            restitution: 0.0,
            group: 0,
        }
    }

    /// How fast the two part; negative while they close.
    pub(crate) fn parting(&self, members: &[Member]) -> f64 {
        let mine = members[self.a].velocity;
        match self.other {
            Other::Member(b) => (members[b].velocity - mine).dot(self.normal),
            Other::Rim(_) => -mine.dot(self.normal),
        }
    }

    fn push(&self, members: &mut [Member], impulse: f64) {
        let a = &mut members[self.a];
        a.velocity += self.normal * (-impulse * a.mould.inverse_mass);
        if let Other::Member(b) = self.other {
            let b = &mut members[b];
            b.velocity += self.normal * (impulse * b.mould.inverse_mass);
        }
    }

    fn is_pushed(&self) -> bool {
        self.impulse > 0.0
    }
}

/// Contacts of one instant, and the discs in them. Kept from one cluster to the next for its memory.
#[derive(Debug, Clone, Default)]
pub(crate) struct Cluster {
    pub(crate) members: Vec<Member>,
    pub(crate) contacts: Vec<Contact>,
    closing: Vec<usize>,
    pushes: Vec<(usize, f64)>,
}

impl Cluster {
    pub(crate) fn clear(&mut self) {
        self.members.clear();
        self.contacts.clear();
    }

    /// Gives every member the velocity it leaves with; returns the energy that kisses added.
    pub(crate) fn resolve(&mut self, model: &Model) -> Result<f64, Unsettled> {
        for round in 0..MAX_ROUNDS {
            self.find_closing(model);
            if self.closing.is_empty() {
                return Ok(0.0);
            }
            let fastest =
                self.closing.iter().map(|&i| -self.contacts[i].parting(&self.members)).fold(0.0, f64::max);
            if fastest < model.equipment.kiss {
                return self.kiss(model, round);
            }
            self.reflect(model)?;
            self.rub(model);
            self.mark_hits(round);
        }
        Err(Unsettled)
    }

    fn find_closing(&mut self, model: &Model) {
        self.closing.clear();
        for (i, contact) in self.contacts.iter().enumerate() {
            if -contact.parting(&self.members) > model.stillness {
                self.closing.push(i);
            }
        }
    }

    /// All closing contacts bounce at once.
    fn reflect(&mut self, model: &Model) -> Result<(), Unsettled> {
        self.group();
        self.set_restitution(model);
        for contact in &mut self.contacts {
            (contact.target, contact.impulse) = (0.0, 0.0);
        }
        project(&mut self.members, &mut self.contacts, &self.closing)?;
        for &i in &self.closing {
            let contact = self.contacts[i];
            contact.push(&mut self.members, contact.restitution * contact.impulse);
            self.contacts[i].impulse *= 1.0 + contact.restitution;
        }
        Ok(())
    }

    /// Closing contacts that share a disc are of one group: one restitution for all of it, so that no energy appears.
    fn group(&mut self) {
        for &i in &self.closing {
            self.contacts[i].group = i;
        }
        loop {
            let mut changed = false;
            for (n, &i) in self.closing.iter().enumerate() {
                for &j in &self.closing[n + 1..] {
                    let (gi, gj) = (self.contacts[i].group, self.contacts[j].group);
                    if gi != gj && share_a_member(&self.contacts[i], &self.contacts[j]) {
                        self.contacts[i].group = gi.min(gj);
                        self.contacts[j].group = gi.min(gj);
                        changed = true;
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn set_restitution(&mut self, model: &Model) {
        for &i in &self.closing {
            let group = self.contacts[i].group;
            let alike = || self.closing.iter().map(|&j| &self.contacts[j]).filter(move |c| c.group == group);
            let closing = alike().map(|c| -c.parting(&self.members)).fold(0.0, f64::max);
            let restitution = alike()
                .map(|c| match c.other {
                    Other::Member(_) => model.disc_restitution(closing),
                    Other::Rim(_) => model.rim_restitution(closing),
                })
                .fold(1.0, f64::min);
            self.contacts[i].restitution = restitution;
        }
    }

    /// Friction at the contacts that were pushed in this round, all from the same velocities.
    ///
    /// A contact that shares a disc with others takes its share of the impulse that would stop its slip alone: so
    /// friction never adds energy, however many contacts there are.
    fn rub(&mut self, model: &Model) {
        for member in &mut self.members {
            member.pushes = 0;
        }
        for &i in &self.closing {
            let contact = &self.contacts[i];
            if contact.is_pushed() {
                self.members[contact.a].pushes += 1;
                if let Other::Member(b) = contact.other {
                    self.members[b].pushes += 1;
                }
            }
        }
        self.pushes.clear();
        for &i in &self.closing {
            let contact = &self.contacts[i];
            if contact.is_pushed() {
                let rub = match contact.other {
                    Other::Member(b) => {
                        disc_disc::rub(model, contact, &self.members[contact.a], &self.members[b])
                    }
                    Other::Rim(_) => disc_rim::rub(model, contact, &self.members[contact.a]),
                };
                self.pushes.push((i, rub));
            }
        }
        for &(i, rub) in &self.pushes {
            let contact = self.contacts[i];
            let tangent = contact.normal.left();
            let a = &mut self.members[contact.a];
            a.velocity += tangent * (-rub * a.mould.inverse_mass);
            a.edge -= rub * a.mould.inverse_edge_mass;
            if let Other::Member(b) = contact.other {
                let b = &mut self.members[b];
                b.velocity += tangent * (rub * b.mould.inverse_mass);
                b.edge -= rub * b.mould.inverse_edge_mass;
            }
        }
    }

    fn mark_hits(&mut self, round: u32) {
        for contact in &mut self.contacts {
            if contact.is_pushed() {
                contact.hit_in_round.get_or_insert(round);
                self.members[contact.a].moved = true;
                if let Other::Member(b) = contact.other {
                    self.members[b].moved = true;
                }
                contact.impulse = 0.0;
            }
        }
    }

    /// Parts what still closes at the kiss speed, without letting anything else close.
    fn kiss(&mut self, model: &Model, round: u32) -> Result<f64, Unsettled> {
        let before = self.energy();
        for contact in &mut self.contacts {
            (contact.target, contact.impulse) = (0.0, 0.0);
        }
        for &i in &self.closing {
            self.contacts[i].target = model.equipment.kiss;
        }
        self.closing.clear();
        self.closing.extend(0..self.contacts.len());
        project(&mut self.members, &mut self.contacts, &self.closing)?;
        self.mark_hits(round);
        Ok((self.energy() - before).max(0.0))
    }

    fn energy(&self) -> f64 {
        self.members.iter().map(|m| m.mould.energy(m.velocity, m.edge)).sum()
    }
}

fn share_a_member(one: &Contact, two: &Contact) -> bool {
    let members = |c: &Contact| match c.other {
        Other::Member(b) => [Some(c.a), Some(b)],
        Other::Rim(_) => [Some(c.a), None],
    };
    members(one).iter().flatten().any(|m| members(two).contains(&Some(*m)))
}
