//! What a command brings about, or why it does not.

use tablier_game::{Millis, Seat, When};

use super::state::{Phase, Turn};
use super::{Clock, Command, Event, Refusal, State};
use crate::{Move, Ply, Reason, Side, Verdict, pairing};

pub(super) fn decide(state: &State, by: Seat, when: When, command: &Command) -> Result<Vec<Event>, Refusal> {
    let side = state.game.side(by).ok_or(Refusal::NoSuchSeat)?;
    if let Command::Continue = command {
        return go_on(state, by, when.at);
    }
    let Phase::Playing(turn) = &state.phase else {
        return Err(Refusal::NotPlaying);
    };
    let ended = |verdict| Ok(vec![Event::GameEnded { verdict, at: when.at }]);
    match *command {
        Command::Move(played) => play(state, turn, side, when, played),
        Command::Resign => ended(Verdict::won(side.other(), Reason::Resignation)),
        Command::OfferDraw => {
            if turn.offered.is_some_and(|offer| offer.by != side) {
                Err(Refusal::DrawOfferedToYou)
            } else if turn.offered.is_none() && turn.may_offer[side.index()] {
                Ok(vec![Event::DrawOffered { by: side }])
            } else {
                Err(Refusal::DrawOfferedBefore)
            }
        }
        Command::AcceptDraw | Command::DeclineDraw if turn.offered.is_none_or(|offer| offer.by == side) => {
            Err(Refusal::NoDrawOffered)
        }
        // Whose flag has fallen has lost: there is nothing left to be halved.
        Command::AcceptDraw if is_too_late(state, side, when) => Err(Refusal::OutOfTime),
        Command::AcceptDraw => ended(Verdict::drawn(Reason::Agreement)),
        Command::DeclineDraw => Ok(vec![Event::DrawDeclined { by: side }]),
        Command::Continue => Err(Refusal::NothingToContinue),
    }
}

/// Whether the flag of the side to move fell before it did this.
fn is_too_late(state: &State, side: Side, when: When) -> bool {
    let to_move = state.game.course.position().turn() == side;
    to_move && state.time_up().is_some_and(|end| when.credited > end)
}

fn play(state: &State, turn: &Turn, side: Side, when: When, played: Move) -> Result<Vec<Event>, Refusal> {
    let game = &state.game;
    let position = game.course.position();
    if position.turn() != side {
        return Err(Refusal::NotYourTurn);
    }
    if is_too_late(state, side, when) {
        return Err(Refusal::OutOfTime);
    }
    position.check(&game.geometry, played)?;

    let at = when.at;
    let thought = when.credited.since(turn.began);
    let left = match state.clock {
        Clock::PerGame { increment, .. } => Some(turn.left[side.index()] - thought + increment),
        Clock::None | Clock::PerMove { .. } => None,
    };
    let mut events = vec![Event::Moved { played, at, left }];
    let mut next = game.course.clone();
    next.play_unchecked(Ply::Move(played));
    let mut verdict = next.verdict(&game.geometry);
    // K12: whoever has no move passes, and that too may end the game. One pass at most: if the mover had no move
    // either, the game would be drawn by now.
    if verdict.is_none() && !next.position().can_move(&game.geometry) {
        events.push(Event::Passed { at });
        next.play_unchecked(Ply::Pass);
        verdict = next.verdict(&game.geometry);
    }
    events.extend(verdict.map(|verdict| Event::GameEnded { verdict, at }));
    Ok(events)
}

fn go_on(state: &State, seat: Seat, at: Millis) -> Result<Vec<Event>, Refusal> {
    match &state.phase {
        Phase::Between(between) if !between.is_ready(seat) => {
            let mut events = vec![Event::Continued { seat }];
            if between.ready.contains(&true) {
                events.push(next_game_began(state, at));
            }
            Ok(events)
        }
        _ => Err(Refusal::NothingToContinue),
    }
}

/// The match's next game begins, with all that K14 says of it.
pub(super) fn next_game_began(state: &State, at: Millis) -> Event {
    let current = &state.game;
    let (white, board) = pairing::next_game(current.next_number(), current.white, current.geometry.board());
    Event::NextGameBegan { at, white: Some(white), board: Some(board) }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tablier_game::{Game, GameId, Nonce, Seed, Started};

    use super::*;
    use crate::game::{Beginner, BoardChoice, Setup};
    use crate::{Board, Colorado, Course, Geometry, Position};

    const WHITE: Seat = Seat(0);
    const AT: When = When::exactly(Millis(5_000));

    /// A game on blue squares only that has come to this position.
    fn state_at(position: &str) -> State {
        let board: Board = ["BBBBBBBB"; 8].join("/").parse().unwrap();
        let setup = Setup {
            board: BoardChoice::HandMade(board),
            beginner: Beginner::Seat(WHITE),
            clock: Clock::PerGame { time: Millis::seconds(60), increment: Millis::ZERO },
            ..Setup::default()
        };
        let started = Started {
            id: GameId([1; 16]),
            rules: 1,
            setup,
            nonces: vec![Nonce([2; 16]); 2],
            seed: Seed([3; 32]),
            at: Millis(1_000),
        };
        let mut state = Colorado::begin(&started).unwrap();
        assert_eq!(state.game.geometry, Arc::new(Geometry::new(board)));
        state.game.course = Course::from(position.parse::<Position>().unwrap());
        state
    }

    fn play(state: &mut State, text: &str) -> Vec<Event> {
        let events = decide(state, WHITE, AT, &Command::Move(text.parse().unwrap())).unwrap();
        for event in &events {
            Colorado::apply(state, event);
        }
        events
    }

    #[test]
    fn k12_a_side_without_a_legal_move_passes_by_itself() {
        // With h6h7 Black is shut in: it has yet to make a first move and may not capture.
        let mut state = state_at("bbbbbbbb/wwwwwww1/7w/8/8/8/8/8 w b -");
        let events = play(&mut state, "h6h7");
        let left = Some(Millis(56_000));
        let played = "h6h7".parse().unwrap();
        assert_eq!(events, [Event::Moved { played, at: AT.at, left }, Event::Passed { at: AT.at }]);
        let position = "bbbbbbbb/wwwwwwww/8/8/8/8/8/8 w b -".parse().unwrap();
        assert_eq!((state.game.course.position(), state.game.course.quiet(), state.turns), (&position, 2, 2));
        let Phase::Playing(turn) = &state.phase else { panic!("the game goes on") };
        assert_eq!((turn.began, turn.left), (AT.at, [Millis(56_000), Millis(60_000)]));
    }

    #[test]
    fn k13_a_pass_can_bring_the_draw_that_the_move_before_it_did_not() {
        let mut state = state_at("bbbbbbbb/wwwwwww1/7w/8/8/8/8/8 w b -");
        let shut_in = "bbbbbbbb/wwwwwww1/7w/8/8/8/8/8 w b -";
        // Ninety-eight moves to and fro without progress, as far as K13's counting goes.
        let mut course = Course::from(shut_in.parse::<Position>().unwrap());
        (0..98).for_each(|_| course.play_unchecked(Ply::Pass));
        assert_eq!((course.quiet(), *course.position()), (98, shut_in.parse().unwrap()));
        state.game.course = course;
        let reasons: Vec<_> = play(&mut state, "h6h7")
            .into_iter()
            .filter_map(|event| match event {
                Event::GameEnded { verdict, .. } => Some(verdict.reason),
                _ => None,
            })
            .collect();
        assert_eq!(reasons, [Reason::NoProgress]);
    }

    #[test]
    fn k8_a_move_that_ends_the_game_says_how() {
        let mut state = state_at("w7/1w6/8/8/8/4b3/8/8 w - -");
        let ended = Event::GameEnded { verdict: Verdict::won(Side::White, Reason::AllHome), at: AT.at };
        assert_eq!(play(&mut state, "b7b8")[1..], [ended]);
        assert_eq!(state.score(), [2, 0]);
        assert_eq!(decide(&state, WHITE, AT, &Command::Resign), Err(Refusal::NotPlaying));
    }

    #[test]
    fn a_seat_that_is_neither_of_the_two_is_refused() {
        let state = state_at("w7/1w6/8/8/8/4b3/8/8 w - -");
        assert_eq!(decide(&state, Seat(2), AT, &Command::Resign), Err(Refusal::NoSuchSeat));
    }
}
