//! What one command or tick brings about, worked out step by step on a copy of the state: how a round is set up,
//! how it ends, and what comes next.

use tablier_game::{Millis, Nonce, Seat};

use super::{Ending, Event, Phase, Position, State};
use crate::board::{Placement, Points, Situation};
use crate::settlement::payments;
use crate::{Chips, dice, solver};

/// Events in the making, and the state they lead to.
pub(super) struct Draft {
    pub(super) state: State,
    events: Vec<Event>,
}

/// A round played as far as it was.
pub(super) struct Played {
    pub(super) setter: Seat,
    pub(super) bidder: Seat,
    pub(super) call: Points,
    pub(super) points: Points,
    pub(super) situation: Situation,
}

impl Draft {
    pub(super) fn of(state: &State) -> Draft {
        Draft { state: state.clone(), events: Vec::new() }
    }

    pub(super) fn push(&mut self, event: Event) {
        self.state.apply(&event);
        self.events.push(event);
    }

    pub(super) fn into_events(self) -> Vec<Event> {
        self.events
    }

    /// The pieces stand: roll, and turn the glass (C5).
    pub(super) fn set_up(&mut self, placement: Placement, nonce: Nonce, idle: bool, at: Millis) {
        let roll = self.state.rolls;
        let throw = dice::throw(&self.state.started.seed, roll, nonce);
        let runs_out = at + self.state.started.setup.glass;
        self.push(Event::RoundSetUp { placement, nonce, idle, roll, throw, turned: at, runs_out });
    }

    /// The first round as it was given: its glass is turned, or its auction is over already.
    pub(super) fn give(&mut self, position: &Position, at: Millis) {
        let Position { placement, throw, setter, silenced, bid } = *position;
        let runs_out = at + self.state.started.setup.glass;
        self.push(Event::SetUpBegan { setter, unclaimed: 0, at });
        self.push(Event::SituationGiven { placement, throw, turned: at, runs_out });
        if let Some(seat) = silenced {
            self.push(Event::BidderSilenced { seat });
        }
        if let Some(bid) = bid {
            self.push(Event::AuctionWon { bidder: bid.bidder, call: bid.call, at });
        }
    }

    /// The auction ends early. That is final: whoever was about to call has seen it, and nothing decided later counts.
    pub(super) fn stop_glass(&mut self, at: Millis) {
        self.push(Event::GlassStopped { at });
        self.settle_auction(at);
    }

    /// The auction is over: the highest call wins (C7), or there was none.
    pub(super) fn settle_auction(&mut self, at: Millis) {
        let Phase::Auction(auction) = &self.state.phase else {
            return;
        };
        match auction.lead().copied() {
            Some(call) => self.push(Event::AuctionWon { bidder: call.seat, call: call.points, at }),
            None => self.pass_auction(auction.setter, auction.unclaimed, auction.situation, at),
        }
    }

    /// Nobody called: the same player sets up again, as often as it takes (C9).
    fn pass_auction(&mut self, setter: Seat, unclaimed: u32, situation: Situation, at: Millis) {
        self.push(Event::AuctionPassed);
        self.appraise(&situation);
        if self.state.has_left(setter) {
            self.next_set_up(self.state.left_of(setter), 0, at);
        } else {
            self.next_set_up(setter, unclaimed.saturating_add(1), at);
        }
    }

    /// The round was ended by its bidder: it is won or lost and paid for (C13); then the game goes on or ends.
    pub(super) fn settle(&mut self, round: &Played, at: Millis) {
        self.settle_and_go_on(round, false, at);
    }

    /// The bidder's time is up: the round ends as it stands.
    pub(super) fn run_out(&mut self, round: &Played, at: Millis) {
        self.settle_and_go_on(round, true, at);
    }

    fn settle_and_go_on(&mut self, round: &Played, ran_out: bool, at: Millis) {
        let made = round.points >= round.call;
        self.settle_as(round, made, ran_out);
        if !made {
            self.push(Event::BidderSilenced { seat: round.bidder });
        }
        self.after_round(round.setter, at);
    }

    /// A bidder who leaves fails first, whatever they have scored.
    pub(super) fn fail(&mut self, round: &Played) {
        self.settle_as(round, false, false);
    }

    fn settle_as(&mut self, round: &Played, made: bool, ran_out: bool) {
        let Played { bidder, call, points, .. } = *round;
        let payments = payments(&self.state.players, bidder, made);
        self.push(Event::RoundSettled { bidder, call, points, made, payments, ran_out });
        self.appraise(&round.situation);
    }

    /// What comes after a settled round: the end, or the set-up of the player to the left (C16, C17).
    pub(super) fn after_round(&mut self, setter: Seat, at: Millis) {
        let endings = self.endings(at);
        if endings.is_empty() {
            self.next_set_up(self.state.left_of(setter), 0, at);
        } else {
            self.end(endings, at);
        }
    }

    /// The next placement; if the time is up by now, the game ends instead (C17).
    pub(super) fn next_set_up(&mut self, setter: Seat, unclaimed: u32, at: Millis) {
        if self.state.is_time_up(at) {
            self.end(vec![Ending::Time], at);
        } else {
            self.push(Event::SetUpBegan { setter, unclaimed, at });
        }
    }

    pub(super) fn end(&mut self, endings: Vec<Ending>, at: Millis) {
        self.push(Event::GameEnded { endings, at });
    }

    /// Everything of C17 that holds after a settled round, and one player being left.
    fn endings(&self, at: Millis) -> Vec<Ending> {
        let state = &self.state;
        let agreed = state.started.setup.endings;
        let start = Chips::at_start(state.players.len());
        let anyone =
            |test: &dyn Fn(Chips) -> bool| state.present().any(|s| test(state.players[s.index()].chips));
        let met = [
            (Ending::Rounds, agreed.rounds.is_some_and(|rounds| state.played >= rounds)),
            (Ending::Time, state.is_time_up(at)),
            (Ending::Broke, agreed.broke && anyone(&|chips| chips == Chips(0))),
            (Ending::Doubled, agreed.doubled && anyone(&|chips| chips.0 >= 2 * start.0)),
            (Ending::LastSeat, state.present().count() == 1),
        ];
        met.into_iter().filter_map(|(ending, met)| met.then_some(ending)).collect()
    }

    fn appraise(&mut self, situation: &Situation) {
        let solution = solver::solve(situation);
        self.push(Event::SituationAppraised { best: solution.best, line: solution.moves });
    }
}
