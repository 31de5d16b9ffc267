//! How often a table's door may be opened anew. Of two doors with the same code the later one has it, which by chance
//! alone hardly ever happens; whoever could draw thousands of codes a second would take others' from them.

use std::collections::VecDeque;

use crate::clock::Mono;

/// So many times within so many milliseconds a door may be opened anew.
const MOST: usize = 3;
const WITHIN: u64 = 90_000;

/// When the door was opened lately. A desk that is woken has forgotten it: a table sleeps only after a rest.
#[derive(Default)]
pub(super) struct Doors(VecDeque<Mono>);

impl Doors {
    /// Notes that the door is opened; false if that is too soon.
    pub(super) fn may_open(&mut self, now: Mono) -> bool {
        self.0.retain(|opened| now.0 < opened.0 + WITHIN);
        let may_open = self.0.len() < MOST;
        if may_open {
            self.0.push_back(now);
        }
        may_open
    }
}
