//! The shooter in a seat: it sees a view, takes a person's time, and answers from its own seed.

use tablier_game::{Answer, Ask, Bot, Bots, Millis, Seed};

use super::{Command, Koroona, Offer, State, View};
use crate::shooter::{LEVEL_NAMES, Shooter, moment};

/// How long a foul's ruling, or a set's end, is left to be read.
const READ: Millis = Millis(4_000);

impl Bots for Koroona {
    const LEVELS: &'static [&'static str] = &LEVEL_NAMES;

    fn bot(level: usize, seed: Seed) -> Box<dyn Bot<Koroona>> {
        Box::new(Shooter::new(level, seed))
    }

    /// After a foul people read what it was, before a bot strikes; never so long that the bot's time runs short.
    fn rest(state: &State, _alone: bool) -> Option<Millis> {
        let set = state.set().filter(|set| set.fouled)?;
        let half = state.setup().stroke_time().map(|clock| Millis(clock.0 / 2));
        Some(set.since() + half.map_or(READ, |half| READ.min(half)))
    }
}

impl Bot<Koroona> for Shooter {
    fn answer(&self, ask: &Ask<'_, Koroona>) -> Answer<Command> {
        let mine = ask.view.offers.iter().filter(|offered| offered.seat == ask.seat);
        if let Some(between) = &ask.view.between {
            let ready = between.from + READ;
            return if mine.clone().next().is_none() {
                Answer::Wait
            } else if ask.now < ready {
                Answer::AskAt(ready)
            } else {
                Answer::Do(Command::Continue)
            };
        }
        let (mut may_pass, mut may_strike) = (false, false);
        for offered in mine {
            match offered.offer {
                Offer::Strike(_) => may_strike = true,
                Offer::Pass { .. } => may_pass = true,
                Offer::Resign | Offer::Continue => {}
            }
        }
        let too_late = ask.view.until.is_some_and(|until| ask.now > until);
        if too_late || (!may_strike && !may_pass) {
            return Answer::Wait;
        }
        let ready = ask.view.since.unwrap_or_default() + pace(self, ask.view);
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

/// People take a second or two.
fn pace(shooter: &Shooter, view: &View) -> Millis {
    let mut stream = shooter.seed().stream("pace", moment(view), b"");
    Millis(1000 + 6 * u64::from(stream.below(250)))
}
