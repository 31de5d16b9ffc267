//! How events build the state. Total and cheap: what belongs to one phase changes nothing in another, and no number
//! runs over, whatever a log says.

use std::collections::BTreeSet;

use super::{Event, Over, Phase, State};
use crate::auction::{Auction, Call, Glass};
use crate::board::{Move, Points, Situation};
use crate::dice::OpeningRoll;
use crate::placement::SettingUp;
use crate::play::{Markers, Marking, Turn};
use crate::settlement::Payment;
use crate::{Chapter, Chips, PlayedOut, Player, Round};

impl State {
    /// Builds the state on by what happened.
    pub(super) fn apply(&mut self, event: &Event) {
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
                if self.open_auction(situation, Glass { turned: *turned, runs_out: *runs_out }) {
                    self.rolls = self.rolls.saturating_add(1);
                }
            }
            // Nobody rolled: what was given has no number among the rolls.
            Event::SituationGiven { placement, throw, turned, runs_out } => {
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
            Event::RoundSettled { bidder, call, points, made, payments, ran_out } => {
                let payments = payments.clone();
                let (bidder, call, points, made, ran_out) = (*bidder, *call, *points, *made, *ran_out);
                self.settle(PlayedOut { bidder, call, points, made, payments, ran_out, moves: Vec::new() });
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

    /// The glass is turned, if somebody was setting up; whether it was.
    fn open_auction(&mut self, situation: Situation, glass: Glass) -> bool {
        let Phase::SettingUp(SettingUp { setter, unclaimed, .. }) = self.phase else {
            return false;
        };
        self.next_turn();
        self.phase = Phase::Auction(Auction {
            setter,
            unclaimed,
            situation,
            glass,
            calls: Vec::new(),
            done: BTreeSet::new(),
        });
        true
    }

    fn apply_to_auction(&mut self, event: &Event) {
        let Phase::Auction(auction) = &mut self.phase else {
            return;
        };
        match event {
            &Event::CallPlaced { seat, points, credited, micros } => {
                auction.calls.push(Call { seat, points, credited, micros });
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
        for payment in &result.payments {
            self.pay(*payment);
        }
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

#[cfg(test)]
mod tests {
    use tablier_game::{GameId, Micros, Millis, Nonce, Seat, Seed, Started};

    use super::*;
    use crate::board::{Piece, Pips, Placement, Space, Throw};
    use crate::game::Setup;

    fn begun(seats: usize) -> State {
        let nonces = vec![Nonce([0; 16]); seats];
        let (id, seed) = (GameId([1; 16]), Seed([7; 32]));
        State::new(&Started { id, rules: 1, setup: Setup::default(), nonces, seed, at: Millis::ZERO })
    }

    fn set_up() -> Event {
        let [space, pips] = [0, 1];
        Event::RoundSetUp {
            placement: Placement([Space::try_from(space).unwrap(); 6]),
            nonce: Nonce([0; 16]),
            idle: true,
            roll: u32::MAX,
            throw: Throw([Pips::try_from(pips).unwrap(); 6]),
            turned: Millis(u64::MAX),
            runs_out: Millis(u64::MAX),
        }
    }

    fn given() -> Event {
        let Event::RoundSetUp { placement, throw, turned, runs_out, .. } = set_up() else {
            unreachable!("it sets a round up")
        };
        Event::SituationGiven { placement, throw, turned, runs_out }
    }

    fn settled(points: u8) -> Event {
        Event::RoundSettled {
            bidder: Seat(0),
            call: Points(points),
            points: Points(points),
            made: true,
            payments: vec![Payment { from: Seat(1), to: Seat(0) }],
            ran_out: false,
        }
    }

    #[test]
    fn every_count_stops_at_its_highest_number() {
        let mut state = begun(2);
        (state.rolls, state.rounds, state.turns, state.played) = (u32::MAX, u32::MAX, u32::MAX, u32::MAX);
        state.taken_out = Chips(u32::MAX);
        state.players[0].chips = Chips(u32::MAX);
        let six = Pips::try_from(6).unwrap();
        state.apply(&Event::OpeningRolled { seat: Seat(0), pips: six });
        state.apply(&Event::SetUpBegan { setter: Seat(0), unclaimed: u32::MAX, at: Millis::ZERO });
        for _ in 0..300 {
            state.apply(&Event::PiecesPlaced { pieces: [None; 6], at: Millis::ZERO });
        }
        state.apply(&set_up());
        state.apply(&Event::AuctionWon { bidder: Seat(0), call: Points(255), at: Millis(u64::MAX) });
        let [from, to] = [0, 6].map(|space| Space::try_from(space).unwrap());
        let step = Move { from, die: six, to, points: Points(255) };
        for _ in 0..2 {
            let piece = Piece::try_from(0).unwrap();
            state.apply(&Event::PieceMoved { piece, step, at: Millis(u64::MAX) });
        }
        state.apply(&settled(255));
        state.apply(&Event::SeatLeft { seat: Seat(1), chips: Chips(u32::MAX) });
        let counts = (state.rolls, state.rounds, state.turns, state.played);
        assert_eq!(counts, (u32::MAX, u32::MAX, u32::MAX, u32::MAX));
        assert_eq!((state.players[0].chips, state.taken_out), (Chips(u32::MAX), Chips(u32::MAX)));
        let Phase::Moving(moving) = &state.phase else { panic!("a piece moved") };
        assert_eq!(moving.points(), Points(255));
    }

    #[test]
    fn what_belongs_to_another_phase_changes_nothing() {
        let mut state = begun(3);
        let before = state.clone();
        let seat = Seat(0);
        let piece = Piece::try_from(0).unwrap();
        let at = Millis(1);
        let of_phases = [
            Event::PiecesPlaced { pieces: [None; 6], at },
            set_up(),
            given(),
            Event::CallPlaced { seat, points: Points(3), credited: at, micros: Micros::ZERO },
            Event::DoneSaid { seat },
            Event::GlassStopped { at },
            Event::CallsVoided { seat },
            Event::AuctionWon { bidder: seat, call: Points(3), at },
            Event::AuctionPassed,
            Event::MarkerTaken { piece, at },
            settled(3),
            Event::SituationAppraised { best: Points(3), line: Vec::new() },
        ];
        for event in of_phases {
            state.apply(&event);
            assert_eq!(state, before, "{event:?}");
        }
    }
}
