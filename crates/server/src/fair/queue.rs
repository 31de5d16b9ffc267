//! A queue in which people take turns, and a person's tables do, and what one table wants is done in the order it was
//! wanted. Whoever has three hundred things waiting waits for the rest of them, and nobody else does.

use std::collections::{BTreeMap, VecDeque};

/// Lines of jobs that take turns.
struct Turns<Key, Line> {
    /// Whose turn it is, one after the other; each of them has a line.
    order: VecDeque<Key>,
    lines: BTreeMap<Key, Line>,
}

impl<Key: Ord + Clone, Line: Default> Turns<Key, Line> {
    fn new() -> Self {
        Turns { order: VecDeque::new(), lines: BTreeMap::new() }
    }

    /// The line of this one, who stands at the end of the order if they had none.
    fn line(&mut self, key: Key) -> &mut Line {
        self.lines.entry(key).or_insert_with_key(|key| {
            self.order.push_back(key.clone());
            Line::default()
        })
    }

    /// Takes from the line whose turn it is; then it is the next one's.
    fn take<Job>(&mut self, take: impl FnOnce(&mut Line) -> (Option<Job>, IsEmpty)) -> Option<Job> {
        let key = self.order.pop_front()?;
        let (job, is_empty) = take(self.lines.get_mut(&key)?);
        if is_empty {
            self.lines.remove(&key);
        } else {
            self.order.push_back(key);
        }
        job
    }

    /// Keeps the lines that are worth it, and their turns.
    fn retain(&mut self, mut is_kept: impl FnMut(&mut Line) -> bool) {
        let lines = &mut self.lines;
        lines.retain(|_, line| is_kept(line));
        self.order.retain(|key| lines.contains_key(key));
    }

    /// Takes from the longest line; of two, from the one whose turn comes later.
    fn take_from_longest<Job>(
        &mut self,
        length: impl Fn(&Line) -> usize,
        take: impl FnOnce(&mut Line) -> (Option<Job>, IsEmpty),
    ) -> Option<Job> {
        let longest = |at: &usize| self.order.get(*at).and_then(|key| self.lines.get(key)).map_or(0, &length);
        let at = (0..self.order.len()).max_by_key(longest)?;
        let key = self.order.get(at)?.clone();
        let (job, is_empty) = take(self.lines.get_mut(&key)?);
        if is_empty {
            self.lines.remove(&key);
            self.order.remove(at);
        }
        job
    }
}

/// Whether a line is empty after something was taken from it.
type IsEmpty = bool;

/// What a person waits for, by table.
struct Person<What, Job> {
    tables: Turns<What, VecDeque<Job>>,
    len: usize,
}

impl<What: Ord + Clone, Job> Default for Person<What, Job> {
    fn default() -> Self {
        Person { tables: Turns::new(), len: 0 }
    }
}

impl<What: Ord + Clone, Job> Person<What, Job> {
    fn next(&mut self) -> (Option<Job>, IsEmpty) {
        let job = self.tables.take(|jobs| (jobs.pop_front(), jobs.is_empty()));
        self.without(job)
    }

    /// The latest of the table that wants most.
    fn least(&mut self) -> (Option<Job>, IsEmpty) {
        let job = self.tables.take_from_longest(VecDeque::len, |jobs| (jobs.pop_back(), jobs.is_empty()));
        self.without(job)
    }

    fn without(&mut self, job: Option<Job>) -> (Option<Job>, IsEmpty) {
        self.len -= usize::from(job.is_some());
        (job, self.len == 0)
    }
}

/// The queue.
pub(super) struct FairQueue<Who, What, Job> {
    people: Turns<Who, Person<What, Job>>,
    len: usize,
    most: usize,
}

impl<Who: Ord + Clone, What: Ord + Clone, Job> FairQueue<Who, What, Job> {
    /// A queue for so many jobs.
    pub(super) fn new(most: usize) -> Self {
        FairQueue { people: Turns::new(), len: 0, most }
    }

    /// Puts a job in. At the bound the latest of whoever waits for most gives way, and comes back: perhaps this one.
    pub(super) fn push(&mut self, who: Who, what: What, job: Job) -> Option<Job> {
        let person = self.people.line(who);
        person.tables.line(what).push_back(job);
        person.len += 1;
        self.len += 1;
        if self.len <= self.most {
            return None;
        }
        self.len -= 1;
        self.people.take_from_longest(|person| person.len, Person::least)
    }

    /// Whether the next job makes somebody give way.
    pub(super) fn is_full(&self) -> bool {
        self.len >= self.most
    }

    /// Lets go of all jobs but those that are wanted.
    pub(super) fn retain(&mut self, is_wanted: impl Fn(&Job) -> bool) {
        self.people.retain(|person| {
            person.tables.retain(|jobs| {
                jobs.retain(&is_wanted);
                !jobs.is_empty()
            });
            person.len = person.tables.lines.values().map(VecDeque::len).sum();
            person.len > 0
        });
        self.len = self.people.lines.values().map(|person| person.len).sum();
    }

    /// The job whose turn it is.
    pub(super) fn pop(&mut self) -> Option<Job> {
        let job = self.people.take(Person::next);
        self.len -= usize::from(job.is_some());
        job
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn all<Job>(queue: &mut FairQueue<char, u8, Job>) -> Vec<Job> {
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
            assert_eq!(queue.push(who, what, job), None);
        }
        assert_eq!(all(&mut queue), ["a1", "b4", "c5", "a2", "b4 again", "a3", "a1 again"]);
        assert_eq!(queue.pop(), None);
    }

    #[test]
    fn whoever_comes_while_somebody_has_hundreds_waiting_is_next_but_one() {
        let mut queue = FairQueue::new(1_000);
        for table in 0..=255 {
            queue.push('v', table, 'v');
        }
        queue.push('h', 0, 'h');
        assert_eq!((queue.pop(), queue.pop(), queue.pop()), (Some('v'), Some('h'), Some('v')));
        queue.push('h', 0, 'h');
        assert_eq!((queue.pop(), queue.pop()), (Some('v'), Some('h')));
    }

    #[test]
    fn at_the_bound_whoever_wants_most_gives_way() {
        let mut queue = FairQueue::new(4);
        for (who, what, job) in [('v', 1, 1), ('v', 1, 2), ('v', 2, 3), ('h', 9, 4)] {
            assert_eq!(queue.push(who, what, job), None);
        }
        assert_eq!(queue.push('h', 8, 5), Some(2), "the latest of the table that wants most");
        assert_eq!(queue.push('v', 3, 6), Some(6), "and if it is this one, this one");
        assert_eq!(all(&mut queue), [1, 4, 3, 5]);
        queue.push('a', 1, 7);
        queue.push('a', 2, 8);
        queue.push('b', 3, 9);
        queue.push('c', 4, 10);
        assert!(queue.is_full());
        queue.retain(|job| job % 2 == 0);
        assert!(!queue.is_full());
        assert_eq!((queue.push('b', 3, 11), queue.push('d', 5, 12)), (None, None));
        assert_eq!(all(&mut queue), [8, 10, 11, 12], "what is let go of takes nobody's place");
        let mut none = FairQueue::new(0);
        assert_eq!(none.push('a', 1, 7), Some(7));
        assert_eq!(none.pop(), None);
    }

    proptest! {
        /// Nothing is lost or done twice, nobody is overtaken twice by the same person before it is their turn, and
        /// what a table wants is done in order.
        #[test]
        fn everybody_gets_their_turn(wanted in proptest::collection::vec((0..6_u8, 0..4_u8), 0..80)) {
            let mut queue = FairQueue::new(1_000);
            for (at, (who, what)) in wanted.iter().enumerate() {
                prop_assert_eq!(queue.push(*who, *what, (*who, *what, at)), None);
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
                if let Some(gone) = queue.push(who, what, who) {
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
