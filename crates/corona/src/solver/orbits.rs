//! The ring turned: groups of pieces that differ only by a turn of the ring are one orbit, and one of them, the
//! first, stands for all. What follows from where pieces stand is the same for the whole orbit.

use super::bags::{Bags, NO_BAG};
use crate::board::SPACES;

/// The spaces, as a length.
pub(super) const RING: usize = SPACES as usize;

/// Which orbit a group of pieces belongs to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Symmetry {
    /// The orbit's number.
    pub(super) orbit: u16,
    /// How many spaces clockwise the ring is turned for the group to become the one that stands for its orbit.
    pub(super) turn: u8,
}

/// The orbits of all groups of one size.
#[derive(Debug, Clone)]
pub(super) struct Orbits {
    /// The group that stands for each orbit.
    pub(super) first: Vec<u16>,
    /// How many groups each orbit has: 12, or a part of it for groups that repeat round the ring.
    pub(super) size: Vec<u8>,
    /// Every group's orbit.
    pub(super) of: Vec<Symmetry>,
    /// `turned[t][g]` is group `g` after the ring is turned by `t` spaces clockwise.
    pub(super) turned: Vec<Vec<u16>>,
}

impl Orbits {
    /// Finds the orbits of the groups of one size. The groups of one piece fewer, if any, come with their turns.
    pub(super) fn of(groups: &Bags<RING>, fewer: Option<(&Bags<RING>, &Orbits)>) -> Self {
        let by_one = turn_by_one(groups, fewer);
        let mut orbits = Orbits {
            first: Vec::new(),
            size: Vec::new(),
            of: vec![Symmetry { orbit: NO_BAG, turn: 0 }; groups.len()],
            turned: all_turns(&by_one),
        };
        for group in 0..groups.len() {
            if orbits.of[group].orbit == NO_BAG {
                orbits.add(group, &by_one);
            }
        }
        orbits
    }

    /// The bytes held.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.first.as_slice())
            + size_of_val(self.size.as_slice())
            + size_of_val(self.of.as_slice())
            + self.turned.iter().map(|turn| size_of_val(turn.as_slice())).sum::<usize>()
    }

    fn add(&mut self, first: usize, by_one: &[u16]) {
        let orbit = u16::try_from(self.first.len()).expect("fewer orbits than groups");
        let mut group = first;
        let mut turns = 0;
        while self.of[group].orbit == NO_BAG {
            self.of[group] = Symmetry { orbit, turn: (SPACES - turns) % SPACES };
            group = by_one[group] as usize;
            turns += 1;
        }
        self.first.push(u16::try_from(first).expect("a group's number"));
        self.size.push(turns);
    }
}

/// Every group turned by one space: its highest piece and the rest, each turned.
fn turn_by_one(groups: &Bags<RING>, fewer: Option<(&Bags<RING>, &Orbits)>) -> Vec<u16> {
    let Some((fewer, orbits)) = fewer else {
        return vec![0];
    };
    let turned = &orbits.turned[1];
    let highest = |group: usize| groups.counts[group].iter().rposition(|&count| count > 0);
    (0..groups.len())
        .map(|group| {
            let space = highest(group).expect("a group of one piece or more");
            let rest = groups.minus[group][space] as usize;
            fewer.plus[turned[rest] as usize][(space + 1) % RING]
        })
        .collect()
}

fn all_turns(by_one: &[u16]) -> Vec<Vec<u16>> {
    let unturned = (0u16..).take(by_one.len()).collect::<Vec<_>>();
    std::iter::successors(Some(unturned), |last| {
        Some(last.iter().map(|&group| by_one[group as usize]).collect())
    })
    .take(RING)
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_is_what_it_is_on_the_ring() {
        let sizes = Bags::<RING>::of_every_size();
        let mut fewer = None;
        for groups in &sizes {
            let orbits = Orbits::of(groups, fewer.as_ref().map(|(bags, orbits)| (*bags, orbits)));
            for (group, counts) in groups.counts.iter().enumerate() {
                for turn in 0..RING {
                    let mut turned = *counts;
                    turned.rotate_right(turn);
                    assert_eq!(groups.counts[orbits.turned[turn][group] as usize], turned);
                }
                let symmetry = orbits.of[group];
                let first = orbits.first[symmetry.orbit as usize];
                assert_eq!(orbits.turned[symmetry.turn as usize][group], first);
            }
            assert_eq!(orbits.size.iter().map(|&size| size as usize).sum::<usize>(), groups.len());
            fewer = Some((groups, orbits));
        }
        let (_, six) = fewer.unwrap();
        assert_eq!(six.first.len(), 1_038);
    }
}
