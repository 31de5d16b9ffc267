//! The bots at a table: when each is to be asked, and what came of it. The thinking itself is done elsewhere.

use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;
use std::sync::{Arc, Weak};

use rand::seq::IndexedRandom;
use tablier_game::{Answer, Ask, GameId, Millis, Moments, Offer, Offers, Seat, Seed, Span, Viewer, When};

use crate::Playable;
use crate::room::Room;

/// What a bot does with its question: thinks, until it has an answer or is told to stop.
pub type Think = Box<dyn FnOnce(&dyn Fn() -> bool) -> BotReport + Send>;

/// A question for a bot, to be worked on wherever there is time for it. One that is dropped is asked again.
pub struct BotJob {
    /// Which seat's bot.
    pub seat: Seat,
    /// The question, and whoever thinks about it. Comes to an end by itself once nobody wants to know any more.
    pub think: Think,
    asker: Asker,
}

impl BotJob {
    /// Whether the desk still wants to know. Not once the game is over, or the table is paused, deserted or gone: then
    /// the job is best dropped.
    pub fn is_wanted(&self) -> bool {
        self.asker.still_asks()
    }
}

/// A bot's answer, on its way back to the desk that asked.
pub struct BotReport {
    /// Which seat's bot.
    pub seat: Seat,
    /// The number of the entry it was asked after.
    pub(crate) asked_after: u64,
    /// The moments of the game it was asked in: its answer is meant for them.
    pub(crate) meant: Moments,
    /// The question: an answer to any other than the one that is open is nobody's.
    question: Asker,
    /// The [`Answer`]; only the desk knows of which game.
    answer: Box<dyn Any + Send>,
}

/// A question by its own identity, so that no answer is taken for another's: not after a restart, not in the next
/// game at the table. The desk has the one end, job and report the other: each can tell when the other has let go.
#[derive(Debug)]
struct Open(Arc<()>);

/// The other end.
#[derive(Debug, Clone)]
struct Asker(Weak<()>);

impl Open {
    fn new() -> (Open, Asker) {
        let question = Arc::new(());
        let asker = Asker(Arc::downgrade(&question));
        (Open(question), asker)
    }

    fn is(&self, asker: &Asker) -> bool {
        std::ptr::eq(Arc::as_ptr(&self.0), asker.0.as_ptr())
    }

    /// Nobody can answer it any more: job and report were dropped, as when thinking fails or no thinker is free.
    fn is_lost(&self) -> bool {
        Arc::weak_count(&self.0) == 0
    }
}

impl Asker {
    fn still_asks(&self) -> bool {
        self.0.strong_count() > 0
    }
}

/// Where a bot is.
#[derive(Debug)]
enum Mind {
    /// To be asked.
    Due,
    /// Thinking about this question.
    Thinking(Open),
    /// To be asked at this time, or when something changes.
    Waiting(Option<Millis>),
}

/// The bots of a table.
pub(crate) struct Bots<G> {
    minds: BTreeMap<Seat, Mind>,
    /// Those that failed over the question at hand: their next command is chosen by chance.
    failed: BTreeSet<Seat>,
    /// The game they are minds of.
    playing: Option<GameId>,
    game: PhantomData<G>,
}

impl<G> Default for Bots<G> {
    fn default() -> Self {
        Bots { minds: BTreeMap::new(), failed: BTreeSet::new(), playing: None, game: PhantomData }
    }
}

impl<G: Playable> Bots<G> {
    /// Something happened: everyone who is not thinking already is to be asked again, and nobody's mind stays on a
    /// game that is not played any more.
    pub(crate) fn view_changed(&mut self, playing: Option<GameId>) {
        if self.playing != playing {
            self.minds.clear();
            self.playing = playing;
        }
        for mind in self.minds.values_mut() {
            if !matches!(mind, Mind::Thinking(_)) {
                *mind = Mind::Due;
            }
        }
    }

    /// The next time at which a bot wants to be asked.
    pub(crate) fn next_wake(&self) -> Option<Millis> {
        let waking = |mind: &Mind| match mind {
            Mind::Waiting(at) => *at,
            Mind::Due | Mind::Thinking(_) => None,
        };
        self.minds.values().filter_map(waking).min()
    }

    /// Is one of them asked something?
    pub(crate) fn think(&self) -> bool {
        self.minds.values().any(|mind| matches!(mind, Mind::Thinking(_)))
    }

    /// Nobody wants to know any more what they think about; they are asked anew when somebody does.
    pub(crate) fn let_go(&mut self) {
        for mind in self.minds.values_mut().filter(|mind| matches!(mind, Mind::Thinking(_))) {
            *mind = Mind::Due;
        }
    }

    /// Questions for all that are due. While they rest nobody is asked, and their turn comes when the rest is over.
    pub(crate) fn ask(
        &mut self,
        room: &Room<G>,
        number: u64,
        now: Millis,
        rest: Option<Millis>,
    ) -> Vec<BotJob> {
        let Some(playing) = room.under_way() else {
            return Vec::new();
        };
        let mut jobs = Vec::new();
        let people: Vec<Seat> = room.seats_of_people().collect();
        let hurry = G::waits_for_bots(&playing.state, &people);
        for seat in Seat::all(room.chairs.len()) {
            let Some(robot) = room.robot(seat) else {
                self.minds.remove(&seat);
                continue;
            };
            let mind = self.minds.entry(seat).or_insert(Mind::Due);
            let due = match mind {
                Mind::Due => true,
                Mind::Waiting(at) => at.is_some_and(|at| at <= now),
                Mind::Thinking(question) => question.is_lost(),
            };
            if !due {
                continue;
            }
            if let Some(over) = rest.filter(|over| now < *over) {
                *mind = Mind::Waiting(Some(over));
                continue;
            }
            let (open, question) = Open::new();
            *mind = Mind::Thinking(open);
            let asker = question.clone();
            let view = G::view(&playing.state, &Viewer::at(seat));
            let meant = G::moments(&playing.state);
            let failed = self.failed.contains(&seat);
            // Another choice after every entry, or the same marker would be put on and taken off for ever.
            let salt = u32::try_from(number).unwrap_or(u32::MAX);
            let think = move |should_stop: &dyn Fn() -> bool| {
                let should_stop = &|| should_stop() || !question.still_asks();
                let answer = if failed {
                    by_chance::<G>(&view, seat, now, robot.seed.derive("by-chance", salt))
                } else {
                    let bot = if hurry { G::hurried } else { G::bot }(usize::from(robot.level), robot.seed);
                    bot.answer(&Ask { view: &view, seat, now, should_stop })
                };
                BotReport { seat, asked_after: number, meant, question, answer: Box::new(answer) }
            };
            jobs.push(BotJob { seat, think: Box::new(think), asker });
        }
        jobs
    }

    /// Takes an answer in; what is to be done comes back.
    pub(crate) fn take_in(&mut self, report: BotReport, number: u64) -> Option<G::Command> {
        let mind = self.minds.get_mut(&report.seat)?;
        match mind {
            Mind::Thinking(open) if open.is(&report.question) => {}
            _ => return None,
        }
        let answer = report.answer.downcast::<Answer<G::Command>>().ok()?;
        let changed = report.asked_after != number;
        self.failed.remove(&report.seat);
        let (next, command) = match *answer {
            Answer::Do(command) => (Mind::Due, Some(command)),
            Answer::AskAt(_) | Answer::Wait if changed => (Mind::Due, None),
            Answer::AskAt(at) => (Mind::Waiting(Some(at)), None),
            Answer::Wait => (Mind::Waiting(None), None),
        };
        *mind = next;
        command
    }

    /// Its thinking failed. It is asked once more, and chance answers in its place: a seat is never stuck for a bot's
    /// mistake.
    pub(crate) fn failed(&mut self, seat: Seat) {
        self.failed.insert(seat);
        self.minds.insert(seat, Mind::Due);
    }

    /// What it wanted could not be done. If something changed while it thought, it is asked again with what it sees
    /// now; else it waits for something to change (the glass has run out), or it would be asked for ever.
    pub(crate) fn was_refused(&mut self, seat: Seat, changed: bool) {
        self.minds.insert(seat, if changed { Mind::Due } else { Mind::Waiting(None) });
    }
}

/// One of the commands that are offered, by chance; waits where there is none.
fn by_chance<G: Playable>(view: &G::View, seat: Seat, now: Millis, seed: Seed) -> Answer<G::Command> {
    let mut rng = seed.rng();
    let own = view.offers().iter().filter(|offered| offered.seat == seat);
    let samples: Vec<G::Command> = own.map(|offered| offered.offer.sample(&mut rng)).collect();
    // A turn, not a resignation.
    let plays = |command: &&G::Command| {
        G::span(command) == Span::Turn && view.offer_contains(seat, When::exactly(now), *command)
    };
    let plays: Vec<&G::Command> = samples.iter().filter(plays).collect();
    plays.choose(&mut rng).map_or(Answer::Wait, |command| Answer::Do((*command).clone()))
}
