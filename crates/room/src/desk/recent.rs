//! What was told lately, without what was seen: whoever comes back gets the words of all they missed, and one view.

use std::collections::VecDeque;

use super::Messages;
use crate::GuestId;

/// How many of the last entries can be caught up on, and how many bytes of words; beyond that a client gets everything
/// anew.
const ENTRIES: usize = 64;
const BYTES: usize = 16 * 1024;

/// The words of the last entries, as JSON without the brackets around them.
#[derive(Default)]
pub(super) struct Recent {
    entries: VecDeque<(u64, Messages)>,
    bytes: usize,
}

impl Recent {
    pub(super) fn add(&mut self, number: u64, words: Messages) {
        self.bytes += size(&words);
        self.entries.push_back((number, words));
        while self.entries.len() > ENTRIES || self.bytes > BYTES {
            let Some((_, oldest)) = self.entries.pop_front() else { break };
            self.bytes -= size(&oldest);
        }
    }

    /// All words for this guest after a number, up to the latest; `None` if that was too long ago.
    pub(super) fn since(&self, seen: u64, guest: Option<GuestId>) -> Option<String> {
        let (oldest, _) = self.entries.front()?;
        if seen.checked_add(1)? < *oldest {
            return None;
        }
        let missed = self.entries.iter().filter(|(number, _)| *number > seen);
        let words: Option<Vec<&str>> = missed.map(|(_, words)| words.of(guest).map(String::as_str)).collect();
        Some(in_a_row(words?))
    }

    /// All words for this guest that are still known.
    pub(super) fn words(&self, guest: Option<GuestId>) -> String {
        in_a_row(self.entries.iter().filter_map(|(_, words)| words.of(guest)).map(String::as_str))
    }
}

fn in_a_row<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(",")
}

fn size(words: &Messages) -> usize {
    words.texts().iter().map(String::len).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Messages {
        let mut words = Messages::default();
        let which = words.add(text.to_owned());
        words.give(None, which);
        words
    }

    #[test]
    fn what_was_missed_comes_in_one_go_and_silence_leaves_no_gap() {
        let mut recent = Recent::default();
        for (number, text) in [(3, "3"), (4, ""), (5, "5"), (6, "6")] {
            recent.add(number, words(text));
        }
        let since = |seen| recent.since(seen, None);
        assert_eq!(since(2).as_deref(), Some("3,5,6"));
        assert_eq!(since(3).as_deref(), Some("5,6"));
        assert_eq!(since(6).as_deref(), Some(""));
        assert_eq!(since(1), None, "too long ago");
        assert_eq!(recent.words(Some(GuestId(7))), "3,5,6", "whoever comes gets what there is");
        assert_eq!(recent.since(3, Some(GuestId(7))).as_deref(), Some("5,6"), "who came since was watching");
    }

    #[test]
    fn it_is_bounded_in_entries_and_in_bytes() {
        let mut recent = Recent::default();
        for number in 1..=100 {
            recent.add(number, words("1"));
        }
        assert!(recent.since(36, None).is_some() && recent.since(35, None).is_none());
        let film = "x".repeat(BYTES / 2);
        for number in 101..=103 {
            recent.add(number, words(&film));
        }
        assert!(recent.since(101, None).is_some() && recent.since(100, None).is_none());
        recent.add(104, words(&"x".repeat(BYTES + 1)));
        assert!(recent.since(103, None).is_none(), "longer than all of it may be");
        assert_eq!(recent.bytes, 0);
    }
}
