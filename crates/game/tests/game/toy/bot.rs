//! Fist's bots: one shows its hand at once, one lets a second pass; which hand is all the same to both.

use std::sync::atomic::{AtomicU64, Ordering};

use tablier_game::{Answer, Ask, Bot, Millis, Offers, Seed};

use super::data::{Command, Fingers};
use super::flaw::{Flaw, has};
use super::game::Fist;
use super::view::Show;

pub(crate) struct Player {
    pub(crate) seed: Seed,
    pub(crate) waits: bool,
}

/// What a fickle bot looks at besides the question.
static MOOD: AtomicU64 = AtomicU64::new(1);

impl<const FLAW: u8> Bot<Fist<FLAW>> for Player {
    fn answer(&self, ask: &Ask<'_, Fist<FLAW>>) -> Answer<Command> {
        if has(FLAW, Flaw::BotIsFickle) {
            return Answer::AskAt(ask.now + Millis(MOOD.fetch_add(1, Ordering::Relaxed)));
        }
        if has(FLAW, Flaw::BotNeverRests) {
            return Answer::AskAt(ask.now);
        }
        let mut offers = ask.view.offers().iter().filter(|offered| offered.seat == ask.seat);
        let (Some(offered), Some(round)) = (offers.next(), ask.view.round) else {
            return Answer::Wait;
        };
        let Show { most, until } = &offered.offer;
        if ask.now > *until {
            return Answer::Wait;
        }
        let last_second = *until - Millis::seconds(1);
        if self.waits && ask.now < last_second {
            return Answer::AskAt(last_second);
        }
        let fingers = self.seed.stream("hand", round, b"").below(most.0 + 1);
        let more = if has(FLAW, Flaw::BotShowsMore) { most.0 } else { 0 };
        Answer::Do(Command { fingers: Fingers(fingers + more) })
    }
}
