//! How events build the state. Total and cheap: an event that does not fit the phase changes nothing,
//! and no number runs over, whatever a log says.

use std::collections::BTreeSet;

use crate::auction::{Auction, Call, Glass};
use crate::board::{Move, Points, Situation};
use crate::placement::SettingUp;
use crate::play::{Markers, Marking, Turn};
use crate::settlement::Payment;
use crate::table::{Chips, OpeningRoll, Over, Phase, Player, Table};
use crate::{Chapter, Event, PlayedOut, Round};

impl Table {
    /// Builds the state on by what happened.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::OpeningRolled { seat, pips } => {
                self.opening.push(OpeningRoll { seat: *seat, pips: *pips });
                self.rolls = self.rolls.saturating_add(1);
            }
            Event::SetUpBegan { setter, unclaimed, at } => {
                self.rounds = self.rounds.saturating_add(1);
                self.next_turn();
                self.phase = Phase::SettingUp(SettingUp::begun(*setter, *unclaimed, *at));
            }
            Event::PiecesPlaced { pieces, at } => {
                if let Phase::SettingUp(set_up) = &mut self.phase {
                    set_up.pieces = *pieces;
                    set_up.changes = set_up.changes.saturating_add(1);
                    set_up.acted = *at;
                }
            }
            Event::RoundSetUp { placement, throw, turned, runs_out, .. } => {
                let situation = Situation { placement: *placement, throw: *throw };
                self.open_auction(situation, Glass { turned: *turned, runs_out: *runs_out });
            }
            Event::CallPlaced { .. }
            | Event::DoneSaid { .. }
            | Event::GlassStopped { .. }
            | Event::CallsVoided { .. }
            | Event::AuctionWon { .. }
            | Event::AuctionPassed => self.apply_to_auction(event),
            Event::MarkerPut { .. } | Event::MarkerTaken { .. } | Event::PieceMoved { .. } => {
                self.apply_to_play(event);
            }
            Event::RoundSettled { bidder, call, points, made, payments } => {
                for payment in payments {
                    self.pay(*payment);
                }
                let payments = payments.clone();
                let (bidder, call, points, made) = (*bidder, *call, *points, *made);
                self.settle(PlayedOut { bidder, call, points, made, payments, moves: Vec::new() });
            }
            Event::SituationAppraised { best, line } => self.appraise(*best, line),
            Event::BidderSilenced { seat } => self.silenced = Some(*seat),
            Event::SeatLeft { seat, chips } => {
                if let Some(player) = self.players.get_mut(seat.index()) {
                    *player = Player { chips: Chips(0), left: true };
                    self.taken_out.0 = self.taken_out.0.saturating_add(chips.0);
                }
                if self.silenced == Some(*seat) {
                    self.silenced = None;
                }
            }
            Event::GameEnded { endings, at } => {
                self.phase = Phase::Over(Over { endings: endings.clone(), at: *at });
            }
        }
    }

    fn next_turn(&mut self) {
        self.turns = self.turns.saturating_add(1);
    }

    fn open_auction(&mut self, situation: Situation, glass: Glass) {
        let Phase::SettingUp(SettingUp { setter, unclaimed, .. }) = self.phase else {
            return;
        };
        self.rolls = self.rolls.saturating_add(1);
        self.next_turn();
        self.phase = Phase::Auction(Auction {
            setter,
            unclaimed,
            situation,
            glass,
            calls: Vec::new(),
            done: BTreeSet::new(),
        });
    }

    fn apply_to_auction(&mut self, event: &Event) {
        let Phase::Auction(auction) = &mut self.phase else {
            return;
        };
        match event {
            Event::CallPlaced { seat, points, credited } => {
                auction.calls.push(Call { seat: *seat, points: *points, credited: *credited });
            }
            Event::DoneSaid { seat } => {
                auction.done.insert(*seat);
            }
            Event::GlassStopped { at } => auction.glass.runs_out = *at,
            Event::CallsVoided { seat } => auction.calls.retain(|call| call.seat != *seat),
            Event::AuctionWon { bidder, call, at } => {
                let turn = Turn {
                    setter: auction.setter,
                    bidder: *bidder,
                    call: *call,
                    situation: auction.situation,
                    began: *at,
                    acted: *at,
                };
                self.silenced = None;
                self.next_turn();
                self.phase = Phase::Marking(Marking { turn, markers: Markers::default() });
            }
            Event::AuctionPassed => {
                self.last = Some(Round::new(auction.setter, auction.situation, None));
                self.silenced = None;
            }
            _ => {}
        }
    }

    fn apply_to_play(&mut self, event: &Event) {
        match (&mut self.phase, event) {
            (Phase::Marking(marking), Event::MarkerPut { piece, colour, at }) => {
                marking.markers.put(*piece, *colour);
                marking.turn.acted = *at;
            }
            (Phase::Marking(marking), Event::MarkerTaken { piece, at }) => {
                marking.markers.take(*piece);
                marking.turn.acted = *at;
            }
            (Phase::Marking(marking), Event::PieceMoved { piece, step, at }) => {
                let mut moving = marking.into_moving();
                moving.advance(*piece, *step, *at);
                self.phase = Phase::Moving(moving);
            }
            (Phase::Moving(moving), Event::PieceMoved { piece, step, at }) => {
                moving.advance(*piece, *step, *at);
            }
            _ => {}
        }
    }

    fn settle(&mut self, result: PlayedOut) {
        let (turn, moves) = match &self.phase {
            Phase::Marking(marking) => (marking.turn, Vec::new()),
            Phase::Moving(moving) => (moving.turn, moving.moves.clone()),
            _ => return,
        };
        let PlayedOut { bidder, call, points, .. } = result;
        let chips = self.players.iter().map(|player| player.chips).collect();
        self.story.push(Chapter { bidder, call, points, best: Points(0), chips });
        self.last = Some(Round::new(turn.setter, turn.situation, Some(PlayedOut { moves, ..result })));
        self.played = self.played.saturating_add(1);
    }

    fn appraise(&mut self, best: Points, line: &[Move]) {
        let Some(round) = &mut self.last else { return };
        round.best = best;
        round.line = line.to_vec();
        if let (Some(_), Some(chapter)) = (&round.result, self.story.last_mut()) {
            chapter.best = best;
        }
    }

    fn pay(&mut self, Payment { from, to }: Payment) {
        if from.index().max(to.index()) < self.players.len() {
            let giver = &mut self.players[from.index()].chips.0;
            *giver = giver.saturating_sub(1);
            let taker = &mut self.players[to.index()].chips.0;
            *taker = taker.saturating_add(1);
        }
    }
}
