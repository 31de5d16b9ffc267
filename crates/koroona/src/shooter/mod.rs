//! Players made of code: five levels of the same shooter.
//!
//! `candidates` proposes strokes by geometry, `plan` simulates them, exactly and under the errors of the level's own
//! hand, `worth` says what they leave. Then the hand errs for real. All of it follows from the bot's seed.

mod candidates;
mod level;
mod noise;
mod plan;
mod sight;
mod worth;

use tablier_game::{Answer, Ask, Bot, Millis, Seat, Seed};

pub use level::{LEVEL_NAMES, LEVELS, Level};
pub use plan::{Plan, Problem, plan};

use crate::game::{Command, Koroona, Offer, View};
use crate::referee::Standing;
use crate::stroke::Stroke;
use crate::table::{Colour, Stand};

/// A bot.
#[derive(Debug, Clone)]
pub struct Shooter {
    level: Level,
    seed: Seed,
}

impl Shooter {
    /// A bot of the level with this index (one too high plays at the highest), playing from its own seed.
    pub fn new(level: usize, seed: Seed) -> Shooter {
        Shooter { level: LEVELS[level.min(LEVELS.len() - 1)], seed }
    }

    /// The stroke it plays in this view, its hand's error included; `None` if there is no place for the striker.
    pub fn stroke(&self, view: &View, seat: Seat, should_stop: &dyn Fn() -> bool) -> Option<Stroke> {
        self.think(view, seat, should_stop, |problem, plan| {
            // The hand's own stream: how long the thinking took must not change how it errs.
            let mut hand = self.seed.derive("hand", moment(view)).rng();
            plan::play_out(problem, &self.level, &plan.stroke, &mut hand)
        })
    }

    /// The stroke it would play in this view if its hand never erred.
    pub fn meant(&self, view: &View, seat: Seat, should_stop: &dyn Fn() -> bool) -> Option<Plan> {
        self.think(view, seat, should_stop, |_, plan| plan)
    }

    fn think<T>(
        &self,
        view: &View,
        seat: Seat,
        should_stop: &dyn Fn() -> bool,
        then: impl FnOnce(&Problem<'_>, Plan) -> T,
    ) -> Option<T> {
        let stands = Colour::BOTH.map(|colour| {
            let of = |seat: &&crate::game::SeatView| seat.colour == colour;
            view.seats.iter().filter(of).map(|seat| seat.stand).collect::<Vec<Stand>>()
        });
        let table = view.table();
        let stand = |seat: Seat| view.seats[seat.index() % view.seats.len()].stand;
        let problem = Problem {
            table: &table,
            debts: &view.debts,
            standing: Standing {
                shooter: stand(seat),
                colour: Colour::of(seat),
                stands: [&stands[0], &stands[1]],
            },
            next: stand(Seat::nth(seat.index() + 1)),
            off: &view.off,
        };
        let mut rng = self.seed.derive("stroke", moment(view)).rng();
        let plan = plan(&problem, &self.level, &mut rng, should_stop)?;
        Some(then(&problem, plan))
    }

    /// People take a second or two.
    fn pace(&self, view: &View) -> Millis {
        let mut stream = self.seed.stream("pace", moment(view), b"");
        Millis(1000 + 6 * u64::from(stream.below(250)))
    }
}

/// A number for this moment of the match.
fn moment(view: &View) -> u32 {
    view.set.wrapping_mul(1000).wrapping_add(view.strokes)
}

impl Bot<Koroona> for Shooter {
    fn answer(&self, ask: &Ask<'_, Koroona>) -> Answer<Command> {
        let mine = ask.view.offers.iter().filter(|offered| offered.seat == ask.seat);
        let (mut may_pass, mut may_strike) = (false, false);
        for offered in mine {
            match offered.offer {
                Offer::Strike(_) => may_strike = true,
                Offer::Pass { .. } => may_pass = true,
                Offer::Resign => {}
            }
        }
        let too_late = ask.view.until.is_some_and(|until| ask.now > until);
        if too_late || (!may_strike && !may_pass) {
            return Answer::Wait;
        }
        let ready = ask.view.since.unwrap_or_default() + self.pace(ask.view);
        if ask.now < ready {
            return Answer::AskAt(ready);
        }
        if may_pass {
            return Answer::Do(Command::Pass);
        }
        match self.stroke(ask.view, ask.seat, ask.should_stop) {
            Some(stroke) => Answer::Do(Command::Strike(stroke)),
            None => Answer::Wait,
        }
    }
}
