//! The bots at a table: when each is to be asked, and what came of it. The thinking itself is done elsewhere.

use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use tablier_game::{Answer, Ask, Game, Millis, Seat, Viewer};

use crate::room::Room;

/// What a bot does with its question: thinks, until it has an answer or is told to stop.
pub type Think = Box<dyn FnOnce(&dyn Fn() -> bool) -> BotReport + Send>;

/// A question for a bot, to be worked on wherever there is time for it.
pub struct BotJob {
    /// Which seat's bot.
    pub seat: Seat,
    /// The question, and whoever thinks about it.
    pub think: Think,
}

/// A bot's answer, on its way back to the desk that asked.
pub struct BotReport {
    /// Which seat's bot.
    pub seat: Seat,
    /// The number of the entry it was asked after.
    asked_after: u64,
    /// The [`Answer`]; only the desk knows of which game.
    answer: Box<dyn Any + Send>,
}

/// Where a bot is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mind {
    /// To be asked.
    Due,
    /// Thinking.
    Thinking,
    /// To be asked at this time, or when something changes.
    Waiting(Option<Millis>),
}

/// The bots of a table.
pub(crate) struct Bots<G> {
    minds: BTreeMap<Seat, Mind>,
    game: PhantomData<G>,
}

impl<G> Default for Bots<G> {
    fn default() -> Self {
        Bots { minds: BTreeMap::new(), game: PhantomData }
    }
}

impl<G: Game> Bots<G> {
    /// Something happened: everyone who is not thinking already is to be asked again.
    pub(crate) fn view_changed(&mut self) {
        for mind in self.minds.values_mut() {
            if *mind != Mind::Thinking {
                *mind = Mind::Due;
            }
        }
    }

    /// The next time at which a bot wants to be asked.
    pub(crate) fn next_wake(&self) -> Option<Millis> {
        let waking = |mind: &Mind| match mind {
            Mind::Waiting(at) => *at,
            Mind::Due | Mind::Thinking => None,
        };
        self.minds.values().filter_map(waking).min()
    }

    /// Questions for all that are due.
    pub(crate) fn ask(&mut self, room: &Room<G>, number: u64, now: Millis) -> Vec<BotJob> {
        let Some(playing) = room.under_way() else {
            self.minds.clear();
            return Vec::new();
        };
        let mut jobs = Vec::new();
        for seat in Seat::all(room.chairs.len()) {
            let Some(robot) = room.robot(seat) else {
                self.minds.remove(&seat);
                continue;
            };
            let mind = self.minds.entry(seat).or_insert(Mind::Due);
            let due = match *mind {
                Mind::Due => true,
                Mind::Waiting(at) => at.is_some_and(|at| at <= now),
                Mind::Thinking => false,
            };
            if !due {
                continue;
            }
            *mind = Mind::Thinking;
            let view = G::view(&playing.state, &Viewer::at(seat));
            let think = move |should_stop: &dyn Fn() -> bool| {
                let bot = G::bot(usize::from(robot.level), robot.seed);
                let answer = bot.answer(&Ask { view: &view, seat, now, should_stop });
                BotReport { seat, asked_after: number, answer: Box::new(answer) }
            };
            jobs.push(BotJob { seat, think: Box::new(think) });
        }
        jobs
    }

    /// Takes an answer in; what is to be done comes back.
    pub(crate) fn take_in(&mut self, report: BotReport, number: u64) -> Option<G::Command> {
        let mind = self.minds.get_mut(&report.seat)?;
        let answer = report.answer.downcast::<Answer<G::Command>>().ok()?;
        let changed = report.asked_after != number;
        let (next, command) = match *answer {
            Answer::Do(command) => (Mind::Due, Some(command)),
            Answer::AskAt(_) | Answer::Wait if changed => (Mind::Due, None),
            Answer::AskAt(at) => (Mind::Waiting(Some(at)), None),
            Answer::Wait => (Mind::Waiting(None), None),
        };
        *mind = next;
        command
    }

    /// What it wanted could not be done: it waits for something to change.
    pub(crate) fn was_refused(&mut self, seat: Seat) {
        self.minds.insert(seat, Mind::Waiting(None));
    }
}
