//! The engine in a seat: it sees a view, takes a person's time, and answers from its own seed.

use std::sync::Arc;

use rand::RngExt;
use tablier_game::{Answer, Ask, Bot, Bots, Millis, Offers, Seat, Seed, When};

use super::{Colorado, Command, Stage, View};
use crate::engine::{Choice, LEVELS, Level, Searcher, choose};
use crate::{Geometry, Ply, Side};

/// How long a person would think about the board, at least and at the most.
const PACE: (u64, u64) = (700, 2_000);
/// On a clock, at most this part of what is left.
const SHARE_OF_CLOCK: u64 = 30;
/// A draw is welcome to whoever thinks to stand this much worse, or worse still.
const WORSE: i32 = -40;
/// It is welcome in a level game, too, in which nothing has happened for so many moves of both sides.
const TIRESOME: u32 = 20;
/// Nobody settles a game that has hardly begun: not before so many moves of both sides.
const HARDLY_BEGUN: usize = 16;

impl Bots for Colorado {
    const LEVELS: &'static [&'static str] = &NAMES;

    fn bot(level: usize, seed: Seed) -> Box<dyn Bot<Self>> {
        Box::new(Engine::new(level, seed))
    }
}

/// The levels' names, where a constant is asked for.
const NAMES: [&str; LEVELS.len()] = {
    let mut names = [""; LEVELS.len()];
    let mut number = 0;
    while number < LEVELS.len() {
        names[number] = LEVELS[number].name;
        number += 1;
    }
    names
};

/// A bot of one level.
struct Engine {
    level: &'static Level,
    seed: Seed,
}

impl Engine {
    fn new(level: usize, seed: Seed) -> Engine {
        Engine { level: &LEVELS[level.min(LEVELS.len() - 1)], seed }
    }

    fn play(&self, ask: &Ask<'_, Colorado>, side: Side) -> Answer<Command> {
        let view = ask.view;
        let offered = view.draw_offered == Some(side.other());
        if view.turn != Some(side) && !offered {
            return Answer::Wait;
        }
        let ready = view.since.unwrap_or_default() + self.pace(view);
        if ask.now < ready {
            return Answer::AskAt(ready);
        }
        let Some(choice) = self.choose(ask) else {
            return Answer::Wait;
        };
        if offered {
            // The choice is the side to move's, whoever that is; its best turn says how the game stands.
            let worth = if view.turn == Some(side) { choice.best.0 } else { -choice.best.0 };
            return Answer::Do(if welcomes_a_draw(view.moves.len(), view.course().quiet(), worth) {
                Command::AcceptDraw
            } else {
                Command::DeclineDraw
            });
        }
        match choice.ply {
            Ply::Move(played) => in_time(ask, Command::Move(played)),
            Ply::Pass => Answer::Wait,
        }
    }

    fn choose(&self, ask: &Ask<'_, Colorado>) -> Option<Choice> {
        let course = ask.view.course();
        let geometry = Arc::new(Geometry::new(ask.view.board));
        let table = self.level.table(&geometry);
        let searcher = Searcher::new(&table, ask.should_stop);
        let mut whims = self.seed.derive("colorado-choice", turn_number(ask.view)).rng();
        choose(&searcher, &course, self.level, &mut whims)
    }

    /// How long it takes for this turn, as if it were a person.
    fn pace(&self, view: &View) -> Millis {
        let mut whims = self.seed.derive("colorado-pace", turn_number(view)).rng();
        let pace = Millis(whims.random_range(PACE.0..=PACE.1));
        match &view.clocks {
            Some(clocks) => {
                let left = clocks.left[clocks.running.index()];
                pace.min(Millis(left.0 / SHARE_OF_CLOCK))
            }
            None => pace,
        }
    }
}

/// Is a draw fair to a side that thinks its game is worth this, after so many moves, of which the last so many brought no
/// progress? Never if it stands better.
fn welcomes_a_draw(moves: usize, quiet: u32, worth: i32) -> bool {
    let stands_worse = worth <= WORSE;
    let is_tiresome = worth <= 0 && quiet >= TIRESOME;
    moves >= HARDLY_BEGUN && (stands_worse || is_tiresome)
}

/// A bot that was asked too late has nothing left to do but to wait for its flag to fall.
fn in_time(ask: &Ask<'_, Colorado>, command: Command) -> Answer<Command> {
    if ask.view.offer_contains(ask.seat, When::exactly(ask.now), &command) {
        Answer::Do(command)
    } else {
        Answer::Wait
    }
}

/// Another number for each turn of the match.
fn turn_number(view: &View) -> u32 {
    let moves = u32::try_from(view.moves.len()).unwrap_or(u32::MAX);
    u32::from(view.number) << 20 | moves.min((1 << 20) - 1)
}

fn side(view: &View, seat: Seat) -> Option<Side> {
    if seat == view.white {
        Some(Side::White)
    } else if seat == view.black {
        Some(Side::Black)
    } else {
        None
    }
}

impl Bot<Colorado> for Engine {
    fn answer(&self, ask: &Ask<'_, Colorado>) -> Answer<Command> {
        match (ask.view.stage, side(ask.view, ask.seat)) {
            (Stage::Playing, Some(side)) => self.play(ask, side),
            (Stage::Between { ready, .. }, Some(_)) if ready.get(ask.seat.index()) == Some(&false) => {
                Answer::Do(Command::Continue)
            }
            _ => Answer::Wait,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_welcome_when_one_stands_worse_or_nothing_happens_any_more() {
        for (moves, quiet, worth, welcome) in [
            (16, 0, -40, true),
            (16, 0, -39, false),
            (15, 0, -40, false),
            (30, 20, 0, true),
            (30, 19, 0, false),
            (30, 20, 1, false),
            (30, 99, 500, false),
        ] {
            let said = welcomes_a_draw(moves, quiet, worth);
            assert_eq!(said, welcome, "{moves} moves, {quiet} quiet, worth {worth}");
        }
    }
}
