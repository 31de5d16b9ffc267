//! Bots at the table: legal, unhurried, deterministic, and able to finish a match on their own.

use tablier_colorado::engine::{LEVELS, Level, Limits, Searcher, full_width, think};
use tablier_colorado::game::{BoardChoice, Clock, Command, Games, Setup};
use tablier_colorado::{Colorado, Ply, Side};
use tablier_game::{Answer, Ask, Bot, Bots as _, Millis, Seat, Seed, Session, Viewer, When};

use crate::support::random;
use crate::support::session::{begin, setup};

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

fn to_move(session: &Session<Colorado>) -> Seat {
    let view = session.view(&Viewer::Spectator);
    if view.turn == Some(Side::White) { view.white } else { view.black }
}

/// A game on some board, played by chance for so many plies; none if that ended it.
fn played_by_chance(seed: u64, plies: u32) -> Option<Session<Colorado>> {
    let rng = &mut random::rng(seed);
    let board = BoardChoice::HandMade(random::laid(rng));
    let mut session = begin(Setup { board, ..setup(Games::One, Clock::None) });
    for _ in 0..plies {
        let mover = to_move(&session);
        let game = session.state().game();
        let Ply::Move(played) = random::ply(rng, game.geometry(), game.course()) else { return None };
        session.command(mover, When::exactly(Millis(1_000)), &Command::Move(played)).unwrap();
        if session.outcome().is_some() {
            return None;
        }
    }
    Some(session)
}

/// What a bot of this level says to a draw offered by the other seat.
fn to_an_offer(session: &Session<Colorado>, level: usize, seat: Seat, seed: u8) -> Command {
    let mut session = session.clone();
    session.command(Seat(1 - seat.0), When::exactly(Millis(1_000)), &Command::OfferDraw).unwrap();
    match ask(Colorado::bot(level, Seed([seed; 32])).as_ref(), &session, seat, Millis(9_000)) {
        Answer::Do(command @ (Command::AcceptDraw | Command::DeclineDraw)) => command,
        answer => panic!("{answer:?}"),
    }
}

/// What the position is worth to a seat, as far as this level looks.
fn worth(session: &Session<Colorado>, level: usize, seat: Seat) -> i32 {
    let game = session.state().game();
    let Level { depth, nodes, margin, .. } = LEVELS[level];
    let score = if margin > 0 {
        full_width(game.geometry(), game.course(), depth)
    } else {
        let table = LEVELS[level].table(game.geometry());
        let limits = Limits { depth: Some(depth), nodes: Some(nodes) };
        think(&Searcher::new(&table, &|| false), game.course(), limits, &mut |_| {}).score.0
    };
    if to_move(session) == seat { score } else { -score }
}

#[test]
fn no_bot_takes_a_draw_before_the_game_has_begun() {
    for seed in 0..10 {
        let start = played_by_chance(seed, 0).unwrap();
        for level in 0..6 {
            for seat in Seat::all(2) {
                let answer = to_an_offer(&start, level, seat, u8::try_from(seed).unwrap());
                assert_eq!(answer, Command::DeclineDraw, "level {level}, seat {seat}, board {seed}");
            }
        }
    }
}

#[test]
fn a_bot_takes_a_draw_only_when_it_stands_no_better() {
    let (mut worse, mut level_and_tiresome, mut declined) = (0, 0, 0);
    for seed in 0..150 {
        let Some(session) = played_by_chance(seed, 16 + u32::try_from(seed % 60).unwrap()) else {
            continue;
        };
        let quiet = session.state().game().course().quiet();
        for level in [0, 1, 4] {
            for seat in Seat::all(2) {
                let worth = worth(&session, level, seat);
                let answer = to_an_offer(&session, level, seat, u8::try_from(seed).unwrap());
                let seen = format!("level {level}, a game worth {worth:+}, quiet for {quiet}, from {seed}");
                match answer {
                    Command::AcceptDraw if worth <= -40 => worse += 1,
                    Command::AcceptDraw => {
                        assert!(worth <= 0 && quiet >= 20, "took it: {seen}");
                        level_and_tiresome += 1;
                    }
                    _ => {
                        assert!(worth > 0 || worth > -40 && quiet < 20, "declined: {seen}");
                        declined += 1;
                    }
                }
            }
        }
    }
    let seen = [worse, level_and_tiresome, declined];
    assert!(worse > 40 && level_and_tiresome > 2 && declined > 40, "{seen:?}");
}

#[test]
fn a_bots_whim_for_its_move_does_not_change_its_mind_about_a_draw() {
    // The weakest level plays moves that it thinks much worse than the best: that makes its game no worse.
    let mut answers = 0;
    for board in 0..12 {
        let Some(session) = played_by_chance(board, 30) else { continue };
        for seat in Seat::all(2) {
            let first = to_an_offer(&session, 0, seat, 0);
            for seed in 1..12 {
                assert_eq!(to_an_offer(&session, 0, seat, seed), first, "board {board}, seat {seat}");
                answers += 1;
            }
        }
    }
    assert!(answers > 100);
}
