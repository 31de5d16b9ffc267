//! What a bidder does while the glass runs: it finds better and better lines, calls a careful number early and better
//! ones later, answers others' calls, and says "done" when it has nothing more to find.

use rand::RngExt;
use tablier_game::{Answer, Millis, Offers, Seat};

use super::{Bidder, Level, points, search};
use crate::auction::{Auction, Glass};
use crate::board::{Move, Points, Situation};
use crate::game::{Command, Offer, View};
use crate::play::Turn;

/// How a bidder takes the time of an auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pace {
    /// As people do, over the whole glass.
    Glass,
    /// All that the glass would bring, now: nobody but bots is calling any more.
    AtOnce,
}

/// Dice lie for so long before anybody calls in a hurry: they are to be seen.
const SEEN: Millis = Millis(3_000);
/// And whoever hurries answers a call within so long, however long the glass runs.
const ANSWERED: Millis = Millis(2_500);

/// Something found, and when.
#[derive(Debug, Clone)]
struct Finding {
    at: Millis,
    line: Vec<Move>,
}

impl Bidder {
    /// What this bidder finds as the glass runs: ever better lines, spread over the time as people's are.
    fn findings(&self, round: u32, situation: &Situation, glass: Millis) -> Vec<Finding> {
        let rng = &mut self.rng_for("findings", round);
        let searches = self.level as u64 + 1;
        let mut findings: Vec<Finding> = Vec::new();
        for (nth, level) in (1..).zip(Level::ALL.into_iter().take_while(|level| *level <= self.level)) {
            // One search after the other, a level better each: the first is quick, the last is done between nine
            // twentieths and nine tenths of the glass.
            let latest = glass.0 * 9 / 10 * nth / searches;
            let at = Millis(rng.random_range(latest / 2..=latest));
            let line = if level == self.level {
                self.find(situation)
            } else {
                search::best_line(level, situation, rng)
            };
            let best_so_far = findings.last().map_or(Points(0), |last| points(&last.line));
            if points(&line) > best_so_far {
                let at = findings.last().map_or(at, |last| at.max(last.at));
                findings.push(Finding { at, line });
            }
        }
        findings
    }

    /// How much this bidder has found by when, as the glass runs: ever more.
    pub fn sees(&self, situation: &Situation, glass: Millis) -> Vec<(Millis, Points)> {
        let findings = self.findings(0, situation, glass);
        findings.into_iter().map(|finding| (finding.at, points(&finding.line))).collect()
    }

    /// The best line found before the glass ran out: what the bidder plays.
    pub(super) fn found_in_time(&self, view: &View, turn: &Turn) -> Vec<Move> {
        let findings = self.findings(view.played, &turn.situation, view.setup.glass);
        findings.into_iter().last().map(|finding| finding.line).unwrap_or_default()
    }

    pub(super) fn bid(
        &self,
        pace: Pace,
        view: &View,
        auction: &Auction,
        seat: Seat,
        now: Millis,
    ) -> Answer<Command> {
        let Some(offer) =
            view.offers().iter().find(|o| o.seat == seat && matches!(o.offer, Offer::Call { .. }))
        else {
            return Answer::Wait;
        };
        let Offer::Call { lowest, until } = offer.offer else {
            return Answer::Wait;
        };
        if now >= until {
            return Answer::Wait;
        }
        let Glass { turned, .. } = auction.glass;
        let findings = self.findings(view.played, &auction.situation, view.setup.glass);
        let elapsed = match pace {
            Pace::Glass => now.since(turned),
            Pace::AtOnce => view.setup.glass,
        };
        let next = findings.iter().map(|finding| finding.at).find(|at| *at > elapsed);
        let found = findings.iter().rev().find(|finding| finding.at <= elapsed);
        let most = found.map_or(Points(0), |finding| points(&finding.line));

        let intended = self.intended_call(pace, view, auction, seat, most);
        if let Some((call, ready)) = intended
            && call >= lowest
        {
            let ready = ready.max(turned);
            if now >= ready {
                return Answer::Do(Command::PlaceCall { points: call });
            }
            let ask_at = next.map_or(ready, |next| ready.min(turned + next));
            return Answer::AskAt(ask_at);
        }
        match next {
            Some(next) => Answer::AskAt(turned + next),
            None => done_if_offered(view, seat),
        }
    }

    /// The call this bidder would like to make with what it has found, and when it is ready to.
    fn intended_call(
        &self,
        pace: Pace,
        view: &View,
        auction: &Auction,
        seat: Seat,
        most: Points,
    ) -> Option<(Points, Millis)> {
        let Glass { turned, .. } = auction.glass;
        let glass = view.setup.glass;
        let rng = &mut self.rng_for("calls", view.played);
        let careful = Points(rng.random_range(0..=2));
        let late = turned + Millis(glass.0 * rng.random_range(80..93) / 100);
        let reaction = Millis(glass.0 * rng.random_range(15..45) / 1_000);
        if most == Points(0) {
            return None;
        }
        let (first, late, reaction) = match pace {
            Pace::Glass => (Millis::ZERO, late, reaction),
            Pace::AtOnce => (turned + SEEN, Millis::ZERO, reaction.min(ANSWERED)),
        };
        match auction.lead() {
            // A first number, not too high: it takes the pressure off oneself and puts it on the others.
            None => Some((Points(most.0.saturating_sub(careful.0).max(1)), first)),
            // Leading already: what else was found is kept back until it gets late.
            Some(lead) if lead.seat == seat => {
                (most > lead.points).then_some((most, late.max(lead.credited + reaction)))
            }
            Some(lead) => (most > lead.points).then_some((most, lead.credited + reaction)),
        }
    }
}

fn done_if_offered(view: &View, seat: Seat) -> Answer<Command> {
    let offered = view.offers().iter().any(|o| o.seat == seat && matches!(o.offer, Offer::SayDone { .. }));
    if offered { Answer::Do(Command::SayDone) } else { Answer::Wait }
}
