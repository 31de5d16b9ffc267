//! Bags: pieces by the spaces they stand on, or dice by their numbers, where order means nothing. All bags of one
//! size are numbered, so that tables can be indexed by them; turning the ring is left to [`super::orbits`].

use crate::board::PIECES;

/// How often each of the `KINDS` is in the bag.
pub(super) type Counts<const KINDS: usize> = [u8; KINDS];

/// All bags of one size, numbered from 0.
///
/// Bags are in the order of their highest kind; those with the same highest kind are in the order of their rest, which
/// is the bag without one of that kind. So the bags that hold only kinds below `k` come before all others, and the bags
/// of the next size whose highest kind is `k` are the bags of this size that hold no kind above `k`, in the same order,
/// each with one `k` more.
#[derive(Debug, Clone)]
pub(super) struct Bags<const KINDS: usize> {
    /// What is in each bag.
    pub(super) counts: Vec<Counts<KINDS>>,
    /// The number, in the next size, of each bag with one more of a kind; left empty for the full bags of six.
    pub(super) plus: Vec<[u16; KINDS]>,
    /// The number, in the size before, of each bag with one less of a kind; [`NO_BAG`] where there is none of it.
    pub(super) minus: Vec<[u16; KINDS]>,
}

/// Stands for "no such bag".
pub(super) const NO_BAG: u16 = u16::MAX;

/// How many bags of a size there are that hold kinds below `kinds` only.
pub(super) const fn how_many(kinds: usize, size: usize) -> usize {
    // kinds + size - 1 choose size; each step stays whole.
    let mut bags = 1;
    let mut taken = 0;
    while taken < size {
        bags = bags * (kinds + taken) / (taken + 1);
        taken += 1;
    }
    bags
}

impl<const KINDS: usize> Bags<KINDS> {
    /// The bags of every size from 0 to six.
    pub(super) fn of_every_size() -> [Self; PIECES + 1] {
        let empty = Bags {
            counts: vec![[0; KINDS]],
            plus: vec![std::array::from_fn(number)],
            minus: vec![[NO_BAG; KINDS]],
        };
        let sizes = std::iter::successors(Some((0, empty)), |(size, smaller)| {
            (*size < PIECES).then(|| (size + 1, smaller.next_size(size + 1)))
        });
        let sizes = sizes.map(|(_, bags)| bags).collect::<Vec<_>>();
        sizes.try_into().expect("the sizes from 0 to six are seven")
    }

    /// How many bags there are.
    pub(super) fn len(&self) -> usize {
        self.counts.len()
    }

    /// The bytes held.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.counts.as_slice())
            + size_of_val(self.plus.as_slice())
            + size_of_val(self.minus.as_slice())
    }

    fn next_size(&self, size: usize) -> Self {
        let bags = how_many(KINDS, size);
        let mut next =
            Bags { counts: Vec::with_capacity(bags), plus: Vec::new(), minus: vec![[NO_BAG; KINDS]; bags] };
        let start: [usize; KINDS] = std::array::from_fn(|top| how_many(top, size + 1));
        for top in 0..KINDS {
            for rest in 0..how_many(top + 1, size - 1) {
                let here = next.counts.len();
                let mut counts = self.counts[rest];
                counts[top] += 1;
                next.counts.push(counts);
                if size == PIECES {
                    continue;
                }
                // With one more of `kind`, the highest kind is the higher of the two. The rest is this whole bag if
                // that is `kind`; otherwise it is the old rest with one more of `kind`.
                next.plus.push(std::array::from_fn(|kind| {
                    let grown = if kind >= top { here } else { self.plus[rest][kind] as usize };
                    number(start[kind.max(top)] + grown)
                }));
            }
        }
        for (rest, plus) in self.plus.iter().enumerate() {
            for (kind, &bag) in plus.iter().enumerate() {
                next.minus[bag as usize][kind] = number(rest);
            }
        }
        next
    }
}

/// The number of the bag of six that holds these kinds, in any order.
///
/// The order of [`Bags`] makes it a sum of six: before a bag come all bags of its size that hold only kinds below its
/// highest one; before its rest, a bag of five, come all bags of five that hold only kinds below *its* highest; and so
/// on down to one. [`BEFORE`] has these counts, so the kinds only have to be put in ascending order.
///
/// Every question to the [tablebase](super::Tablebase) begins here. Therefore a sorting network, which has no branch
/// that depends on the kinds, and counts that were made by the compiler.
#[inline]
pub(super) fn number_of(mut kinds: [u8; PIECES]) -> u16 {
    for (low, high) in SORTING_NETWORK {
        let (a, b) = (kinds[low], kinds[high]);
        (kinds[low], kinds[high]) = (a.min(b), a.max(b));
    }
    kinds.iter().zip(&BEFORE).map(|(&kind, before)| before[kind as usize]).sum()
}

/// The pairs of positions to put in order, one after another, until all six are.
const SORTING_NETWORK: [(usize, usize); 12] =
    [(0, 5), (1, 3), (2, 4), (1, 2), (3, 4), (0, 3), (2, 5), (0, 1), (2, 3), (4, 5), (1, 2), (3, 4)];

/// `BEFORE[n][kind]` is how many bags of size `n + 1` hold only kinds below `kind`.
#[allow(clippy::cast_possible_truncation, reason = "no more than the 12,376 bags of six")]
const BEFORE: [[u16; 12]; PIECES] = {
    let mut before = [[0; 12]; PIECES];
    let mut n = 0;
    while n < PIECES {
        let mut kind = 0;
        while kind < 12 {
            before[n][kind] = how_many(kind, n + 1) as u16;
            kind += 1;
        }
        n += 1;
    }
    before
};

fn number(bag: usize) -> u16 {
    u16::try_from(bag).expect("twelve kinds make 12,376 bags of six")
}

/// The kinds that are in a bag, lowest first.
pub(super) fn kinds<const KINDS: usize>(counts: &Counts<KINDS>) -> impl Iterator<Item = usize> + '_ {
    (0..KINDS).filter(|&kind| counts[kind] > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_12376_placements_and_462_throws() {
        assert_eq!(Bags::<12>::of_every_size()[6].len(), 12_376);
        assert_eq!(Bags::<6>::of_every_size()[6].len(), 462);
    }

    #[test]
    fn the_number_of_a_bag_is_that_of_its_kinds_in_any_order() {
        let sizes = Bags::<12>::of_every_size();
        for (bag, counts) in sizes[6].counts.iter().enumerate() {
            let mut kinds = (0..12u8).flat_map(|kind| (0..counts[kind as usize]).map(move |_| kind));
            let mut kinds: [u8; 6] = std::array::from_fn(|_| kinds.next().unwrap());
            for (swapped, with) in [(0, 5), (1, 3), (2, 0), (4, 1), (5, 2), (3, 4)] {
                kinds.swap(swapped, with);
                assert_eq!(number_of(kinds) as usize, bag);
            }
        }
    }

    #[test]
    fn one_more_and_one_less_lead_back() {
        let sizes = Bags::<12>::of_every_size();
        for (size, bags) in sizes.iter().enumerate() {
            for (bag, counts) in bags.counts.iter().enumerate() {
                assert_eq!(counts.iter().map(|&c| c as usize).sum::<usize>(), size);
                for kind in 0..12 {
                    let fewer = bags.minus[bag][kind];
                    assert_eq!(fewer == NO_BAG, counts[kind] == 0);
                    if fewer != NO_BAG {
                        assert_eq!(sizes[size - 1].plus[fewer as usize][kind] as usize, bag);
                    }
                    if let Some(larger) = sizes.get(size + 1) {
                        let mut more = *counts;
                        more[kind] += 1;
                        assert_eq!(larger.counts[bags.plus[bag][kind] as usize], more);
                    }
                }
            }
        }
    }
}
