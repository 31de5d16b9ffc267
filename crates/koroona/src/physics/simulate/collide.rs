//! An instant of contact: who touches whom, who leaves over the rim, and what the blow does to the rest.

use super::super::resolve::{self, Member, Other};
use super::super::scene;
use super::super::trace::{Booked, Rest, Rim, What};
use super::super::vector::Vec2;
use super::{Disc, NoAnswer, Simulator};

impl Simulator {
    /// All contacts of this instant that hang together with these discs.
    pub(super) fn collide(&mut self, a: usize, b: usize) -> Result<(), NoAnswer> {
        self.changed.extend([a, b]);
        self.gather(a, b);
        if self.let_jumpers_go() {
            return Ok(());
        }
        let booked = self.cluster.resolve(&self.model).map_err(|_| NoAnswer::Unsettled)?;
        if booked > 0.0 {
            self.trace.booked.push(Booked { at: self.now, energy: booked });
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
        self.cluster.members.push(Member::new(body, *mould, velocity, edge));
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
}
