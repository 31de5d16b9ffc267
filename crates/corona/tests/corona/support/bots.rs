//! Bots that play a session among themselves, at the times they ask for.

use tablier_corona::game::Corona;
use tablier_game::{Answer, Ask, Bot, Bots as _, Game, Millis, Seat, Seed, Session, Viewer, When};

pub struct Bots {
    minds: Vec<Box<dyn Bot<Corona>>>,
    now: Millis,
    /// Whose bot does not answer.
    pub away: Option<Seat>,
}

impl Bots {
    /// One bot a seat, their levels going up with the seats.
    pub fn new(seats: u32, seed: Seed) -> Bots {
        let bot = |seat: u32| Corona::bot(seat as usize, seed.derive("bot", seat));
        Bots { minds: (0..seats).map(bot).collect(), now: Millis::ZERO, away: None }
    }

    pub fn now(&self) -> Millis {
        self.now
    }

    /// Lets every bot act once, then time pass to the next moment at which somebody wants something.
    pub fn play_on(&mut self, session: &mut Session<Corona>) {
        session.advance(self.now);
        let mut wake: Vec<Millis> = Vec::new();
        for (seat, bot) in Seat::all(self.minds.len()).zip(&self.minds) {
            if self.away == Some(seat) {
                continue;
            }
            let view = session.view(&Viewer::at(seat));
            match bot.answer(&Ask { view: &view, seat, now: self.now, should_stop: &|| false }) {
                Answer::Do(command) => {
                    session.command(seat, When::exactly(self.now), &command).unwrap();
                    wake.push(self.now);
                }
                Answer::AskAt(at) => {
                    assert!(at > self.now, "a bot asked to be asked in the past");
                    wake.push(at);
                }
                Answer::Wait => {}
            }
        }
        wake.extend(Corona::next_deadline(session.state()));
        self.now = wake.into_iter().min().map_or(self.now, |wake| wake.max(self.now));
    }
}
