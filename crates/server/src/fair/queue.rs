//! A queue in which addresses take turns, the people at an address do, and a person's tables do, and what one table wants
//! is done in the order it was wanted. Whoever has three hundred things waiting waits for the rest of them, and nobody else
//! does; and a new name costs nothing, so many names at one address have one address's turns.

use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};

/// Jobs in an order.
trait Line: Default {
    type Job;

    fn len(&self) -> usize;

    /// The job whose turn it is.
    fn next(&mut self) -> Option<Self::Job>;

    /// The latest job of whoever wants most.
    fn latest(&mut self) -> Option<Self::Job>;

    /// Lets go of all jobs but those that are wanted.
    fn retain(&mut self, is_wanted: &impl Fn(&Self::Job) -> bool);
}

impl<Job> Line for VecDeque<Job> {
    type Job = Job;

    fn len(&self) -> usize {
        self.len()
    }

    fn next(&mut self) -> Option<Job> {
        self.pop_front()
    }

    fn latest(&mut self) -> Option<Job> {
        self.pop_back()
    }

    fn retain(&mut self, is_wanted: &impl Fn(&Job) -> bool) {
        self.retain(is_wanted);
    }
}

/// Lines that take turns.
struct Turns<Key, L> {
    /// Whose turn it is, one after the other; each of them has a line, and none is empty.
    order: VecDeque<Key>,
    lines: BTreeMap<Key, L>,
    len: usize,
}

impl<Key: Ord, L> Default for Turns<Key, L> {
    fn default() -> Self {
        Turns { order: VecDeque::new(), lines: BTreeMap::new(), len: 0 }
    }
}

impl<Key: Ord + Clone, L: Line> Turns<Key, L> {
    /// The line of this one, who stands at the end of the order if they had none, for one more job.
    fn one_more(&mut self, key: Key) -> &mut L {
        self.len += 1;
        self.lines.entry(key).or_insert_with_key(|key| {
            self.order.push_back(key.clone());
            L::default()
        })
    }

    /// The latest job of the line that stands here in the order.
    fn latest_of(&mut self, at: usize) -> Option<L::Job> {
        let key = self.order.get(at)?.clone();
        let line = self.lines.get_mut(&key)?;
        let job = line.latest();
        if line.len() == 0 {
            self.lines.remove(&key);
            self.order.remove(at);
        }
        self.len -= usize::from(job.is_some());
        job
    }

    fn len_at(&self, at: usize) -> usize {
        self.order.get(at).and_then(|key| self.lines.get(key)).map_or(0, L::len)
    }

    /// The latest job of the longest line; of several, of the one that has waited longest for its turn. So whoever comes,
    /// with nothing in the queue yet, is not the one to go.
    fn latest_of_whoever_waits_longest(&mut self) -> Option<L::Job> {
        let at = (0..self.order.len()).min_by_key(|at| Reverse(self.len_at(*at)))?;
        self.latest_of(at)
    }
}

impl<Key: Ord + Clone, L: Line> Line for Turns<Key, L> {
    type Job = L::Job;

    fn len(&self) -> usize {
        self.len
    }

    fn next(&mut self) -> Option<L::Job> {
        let key = self.order.pop_front()?;
        let line = self.lines.get_mut(&key)?;
        let job = line.next();
        if line.len() == 0 {
            self.lines.remove(&key);
        } else {
            self.order.push_back(key);
        }
        self.len -= usize::from(job.is_some());
        job
    }

    fn latest(&mut self) -> Option<L::Job> {
        let at = (0..self.order.len()).max_by_key(|at| self.len_at(*at))?;
        self.latest_of(at)
    }

    fn retain(&mut self, is_wanted: &impl Fn(&L::Job) -> bool) {
        let lines = &mut self.lines;
        lines.retain(|_, line| {
            line.retain(is_wanted);
            line.len() > 0
        });
        self.order.retain(|key| lines.contains_key(key));
        self.len = lines.values().map(L::len).sum();
    }
}

/// The queue: by where somebody is, who they are, and what they want something for.
pub(super) struct FairQueue<Where, Who, What, Job> {
    places: Turns<Where, Turns<Who, Turns<What, VecDeque<Job>>>>,
    most: usize,
}

impl<Where: Ord + Clone, Who: Ord + Clone, What: Ord + Clone, Job> FairQueue<Where, Who, What, Job> {
    /// A queue for so many jobs.
    pub(super) fn new(most: usize) -> Self {
        FairQueue { places: Turns::default(), most }
    }

    /// Puts a job in. At the bound the latest of wherever most is wanted gives way, and comes back: perhaps this one.
    pub(super) fn push(&mut self, (at, who, what): (Where, Who, What), job: Job) -> Option<Job> {
        self.places.one_more(at).one_more(who).one_more(what).push_back(job);
        if self.places.len() <= self.most {
            return None;
        }
        self.places.latest_of_whoever_waits_longest()
    }

    /// Whether the next job makes somebody give way.
    pub(super) fn is_full(&self) -> bool {
        self.places.len() >= self.most
    }

    /// Lets go of all jobs but those that are wanted.
    pub(super) fn retain(&mut self, is_wanted: impl Fn(&Job) -> bool) {
        self.places.retain(&is_wanted);
    }

    /// The job whose turn it is.
    pub(super) fn pop(&mut self) -> Option<Job> {
        self.places.next()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn all<Job>(queue: &mut FairQueue<u8, char, u8, Job>) -> Vec<Job> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn people_take_turns_and_so_do_their_tables() {
        let mut queue = FairQueue::new(100);
        for (who, what, job) in [
            ('a', 1, "a1"),
            ('a', 1, "a1 again"),
            ('a', 2, "a2"),
            ('a', 3, "a3"),
            ('b', 4, "b4"),
            ('c', 5, "c5"),
            ('b', 4, "b4 again"),
        ] {
            assert_eq!(queue.push((0, who, what), job), None);
        }
        assert_eq!(all(&mut queue), ["a1", "b4", "c5", "a2", "b4 again", "a3", "a1 again"]);
        assert_eq!(queue.pop(), None);
    }

    #[test]
    fn however_many_names_somebody_has_they_take_the_turns_of_one_address() {
        let mut queue = FairQueue::new(1_000);
        for name in 0..300 {
            queue.push(('v', name, 0), 'v');
        }
        queue.push(('h', 0, 0), 'h');
        assert_eq!((queue.pop(), queue.pop(), queue.pop()), (Some('v'), Some('h'), Some('v')));
    }

    #[test]
    fn at_the_bound_many_names_give_way_to_another_address_and_a_newcomer_to_nobody() {
        let mut queue = FairQueue::new(4);
        for name in 0..4 {
            assert_eq!(queue.push(('v', name, 0), ('v', name)), None);
        }
        assert_eq!(queue.push(('v', 4, 0), ('v', 4)), Some(('v', 4)));
        assert_eq!(queue.push(('h', 0, 0), ('h', 0)), Some(('v', 3)));
        assert_eq!(queue.push(('i', 0, 0), ('i', 0)), Some(('v', 2)));
        assert_eq!(queue.push(('j', 0, 0), ('j', 0)), Some(('v', 1)));
        // All want as much: who comes stays, and where most of the waiting was done one goes.
        assert_eq!(queue.push(('k', 0, 0), ('k', 0)), Some(('v', 0)));
        assert_eq!(queue.push(('h', 1, 0), ('h', 1)), Some(('h', 1)), "but for oneself one's own give way");
        assert_eq!(
            std::iter::from_fn(|| queue.pop()).collect::<Vec<_>>(),
            ['h', 'i', 'j', 'k'].map(|who| (who, 0))
        );
    }

    #[test]
    fn whoever_comes_while_somebody_has_hundreds_waiting_is_next_but_one() {
        let mut queue = FairQueue::new(1_000);
        for table in 0..=255 {
            queue.push((0, 'v', table), 'v');
        }
        queue.push((0, 'h', 0), 'h');
        assert_eq!((queue.pop(), queue.pop(), queue.pop()), (Some('v'), Some('h'), Some('v')));
        queue.push((0, 'h', 0), 'h');
        assert_eq!((queue.pop(), queue.pop()), (Some('v'), Some('h')));
    }

    #[test]
    fn at_the_bound_whoever_wants_most_gives_way() {
        let mut queue = FairQueue::new(4);
        for (who, what, job) in [('v', 1, 1), ('v', 1, 2), ('v', 2, 3), ('h', 9, 4)] {
            assert_eq!(queue.push((0, who, what), job), None);
        }
        assert_eq!(queue.push((0, 'h', 8), 5), Some(2), "the latest of the table that wants most");
        assert_eq!(queue.push((0, 'v', 3), 6), Some(6), "and if it is this one, this one");
        assert_eq!(all(&mut queue), [1, 4, 3, 5]);
        queue.push((0, 'a', 1), 7);
        queue.push((0, 'a', 2), 8);
        queue.push((0, 'b', 3), 9);
        queue.push((0, 'c', 4), 10);
        assert!(queue.is_full());
        queue.retain(|job| job % 2 == 0);
        assert!(!queue.is_full());
        assert_eq!((queue.push((0, 'b', 3), 11), queue.push((0, 'd', 5), 12)), (None, None));
        assert_eq!(all(&mut queue), [8, 10, 11, 12], "what is let go of takes nobody's place");
        let mut none = FairQueue::new(0);
        assert_eq!(none.push((0, 'a', 1), 7), Some(7));
        assert_eq!(none.pop(), None);
    }

    proptest! {
        /// Nothing is lost or done twice, nobody is overtaken twice by the same person before it is their turn, and
        /// what a table wants is done in order.
        #[test]
        fn everybody_gets_their_turn(wanted in proptest::collection::vec((0..6_u8, 0..4_u8), 0..80)) {
            let mut queue = FairQueue::new(1_000);
            for (at, (who, what)) in wanted.iter().enumerate() {
                prop_assert_eq!(queue.push((0, *who, *what), (*who, *what, at)), None);
            }
            let mut done: Vec<(u8, u8, usize)> = Vec::new();
            while let Some(job) = queue.pop() {
                let before = done.iter().rposition(|(who, ..)| *who == job.0);
                let since = &done[before.map_or(0, |at| at + 1)..];
                for other in 0..6 {
                    prop_assert!(since.iter().filter(|(who, ..)| *who == other).count() <= 1);
                }
                prop_assert!(done.iter().all(|(who, what, at)| (*who, *what) != (job.0, job.1) || *at < job.2));
                done.push(job);
            }
            prop_assert_eq!(done.len(), wanted.len());
        }

        /// There are never more than may wait, and what gives way is somebody's who wants most.
        #[test]
        fn the_bound_holds(wanted in proptest::collection::vec((0..4_u16, 0..3_u8), 0..80)) {
            let mut queue = FairQueue::new(7);
            let mut waiting: Vec<u16> = Vec::new();
            for (who, what) in wanted {
                waiting.push(who);
                if let Some(gone) = queue.push((who, 0, what), who) {
                    let count = |who: u16| waiting.iter().filter(|other| **other == who).count();
                    prop_assert!((0..4).all(|other| count(other) <= count(gone)));
                    let at = waiting.iter().position(|who| *who == gone).unwrap();
                    waiting.remove(at);
                }
                prop_assert!(waiting.len() <= 7);
            }
            prop_assert_eq!(std::iter::from_fn(|| queue.pop()).count(), waiting.len());
        }
    }
}
