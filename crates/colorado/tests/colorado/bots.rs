//! Bots at the table: legal, unhurried, deterministic, and able to finish a match on their own.

use tablier_colorado::Colorado;
use tablier_colorado::engine::LEVELS;
use tablier_colorado::game::{Clock, Command, Games};
use tablier_game::{Answer, Ask, Bot, Game, Millis, Seat, Seed, Session, Viewer, When};

use crate::matches::{begin, setup};

fn ask(bot: &dyn Bot<Colorado>, session: &Session<Colorado>, seat: Seat, now: Millis) -> Answer<Command> {
    bot.answer(&Ask { view: &session.view(&Viewer::at(seat)), seat, now, should_stop: &|| false })
}

/// Two bots play a match; returns it and the time it took.
fn play(levels: [usize; 2], games: Games, clock: Clock) -> (Session<Colorado>, Millis) {
    let mut session = begin(setup(games, clock));
    let bots = [0, 1].map(|seat: u8| Colorado::bot(levels[usize::from(seat)], Seed([seat; 32])));
    let mut now = Millis(1_000);
    while session.outcome().is_none() {
        let mut next = None;
        let mut acted = false;
        for (seat, bot) in Seat::all(2).zip(&bots) {
            match ask(bot.as_ref(), &session, seat, now) {
                Answer::Do(command) => {
                    session.command(seat, When::exactly(now), &command).unwrap_or_else(|e| panic!("{e}"));
                    acted = true;
                }
                Answer::AskAt(at) => next = Some(next.map_or(at, |next: Millis| next.min(at))),
                Answer::Wait => {}
            }
        }
        if !acted {
            now = next.expect("somebody waits for something");
        }
    }
    (session, now)
}

#[test]
fn there_are_seven_levels() {
    assert_eq!(Colorado::LEVELS.len(), 7);
    for (level, name) in LEVELS.iter().zip(Colorado::LEVELS) {
        assert_eq!(level.name, *name);
    }
}

#[test]
fn two_bots_finish_a_clocked_match_without_losing_on_time() {
    let clock = Clock::PerGame { time: Millis::seconds(60), increment: Millis::ZERO };
    let (session, _) = play([1, 2], Games::Two, clock);
    let view = session.view(&Viewer::Spectator);
    assert_eq!(view.finished.len(), 2);
    for finished in view.finished {
        assert_ne!(finished.verdict.reason, tablier_colorado::Reason::Time);
    }
}

#[test]
fn the_same_seeds_play_the_same_match() {
    let moves = |_| play([0, 3], Games::One, Clock::None).0.view(&Viewer::Spectator).moves;
    assert_eq!(moves(1), moves(2));
}

#[test]
fn a_bot_takes_a_persons_time_and_answers_once_it_is_over() {
    let session = begin(setup(Games::One, Clock::None));
    let bot = Colorado::bot(6, Seed([7; 32]));
    let Answer::AskAt(at) = ask(bot.as_ref(), &session, Seat(1), Millis(1_000)) else {
        panic!("answered at once");
    };
    assert!((1_700..=3_000).contains(&at.0), "{at}");
    assert!(matches!(ask(bot.as_ref(), &session, Seat(1), at), Answer::Do(Command::Move(_))));
    assert_eq!(ask(bot.as_ref(), &session, Seat(0), at), Answer::Wait);
}

#[test]
fn a_bot_told_to_stop_still_answers_with_a_legal_move() {
    let session = begin(setup(Games::One, Clock::None));
    let view = session.view(&Viewer::at(Seat(1)));
    for level in 0..7 {
        let answer = Colorado::bot(level, Seed([1; 32])).answer(&Ask {
            view: &view,
            seat: Seat(1),
            now: Millis(60_000),
            should_stop: &|| true,
        });
        let Answer::Do(command) = answer else {
            panic!("no answer");
        };
        assert!(view.offers.iter().any(|offered| offered.offer.command == command));
    }
}

#[test]
fn a_bot_answers_an_offer_of_a_draw() {
    let mut session = begin(setup(Games::One, Clock::None));
    session.command(Seat(1), When::exactly(Millis(1_500)), &Command::OfferDraw).unwrap();
    let bot = Colorado::bot(4, Seed([7; 32]));
    let answer = ask(bot.as_ref(), &session, Seat(0), Millis(9_000));
    assert!(matches!(answer, Answer::Do(Command::AcceptDraw | Command::DeclineDraw)));
}
