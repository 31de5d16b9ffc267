//! Whole sets played by bots: every disc accounted for after every stroke, every answer accepted, nothing random
//! but the seeds.

use tablier_game::{
    Answer, Ask, Bot, Bots, Game, GameId, Millis, Nonce, Seat, Seed, Session, Started, Viewer, When,
};
use tablier_koroona::game::{Command, Event, Koroona, Setup};
use tablier_koroona::shooter::Shooter;
use tablier_koroona::table::{Colour, RULER, Table};

use crate::rules::matches::{BREAK, MISS, strike, turn};
use crate::rules::rest::moving;
use crate::rules::start::full_zone;

fn begin(seats: usize, seed: u8) -> Session<Koroona> {
    let started = Started {
        id: GameId([seed; 16]),
        rules: Koroona::SCHEMA,
        setup: Setup::default(),
        nonces: vec![Nonce([0; 16]); seats],
        seed: Seed([seed; 32]),
        at: Millis::ZERO,
    };
    Session::begin(started).unwrap()
}

fn account(table: &Table) {
    let lying: Vec<_> = table.lying().collect();
    for (n, &(disc, at)) in lying.iter().enumerate() {
        assert!(RULER.disc_on_surface(at) && !RULER.over_pocket(at), "{disc:?} at {at:?}");
        for &(other, there) in &lying[n + 1..] {
            let reach = i64::from(2 * RULER.disc_radius - 2);
            assert!(at.distance_squared(there) >= reach * reach, "{disc:?} and {other:?} overlap");
        }
    }
    let all: usize = Colour::BOTH.iter().map(|&c| table.left(c) + table.pocketed(c).count()).sum();
    assert_eq!(all, table.ids().count());
}

/// Plays to the end; returns the strokes.
fn play(session: &mut Session<Koroona>, bots: &[Box<dyn Bot<Koroona>>]) -> u32 {
    let mut now = Millis::ZERO;
    let mut strokes = 0;
    while let Some(set) = session.state().set() {
        let seat = set.turn();
        let view = session.view(&Viewer::at(seat));
        let ask = |now| Ask { view: &view, seat, now, should_stop: &|| false };
        now = now.max(set.since());
        // Human pace: not at once, but soon.
        let Answer::AskAt(later) = bots[seat.index()].answer(&ask(now)) else { panic!("in a hurry") };
        assert!(later > now && later <= now + Millis(2500), "{now} to {later}");
        now = later;
        let Answer::Do(command) = bots[seat.index()].answer(&ask(now)) else { panic!("asleep") };
        let other = Seat::nth((seat.index() + 1) % bots.len());
        let idle = Ask { view: &session.view(&Viewer::at(other)), seat: other, now, should_stop: &|| false };
        assert_eq!(bots[other.index()].answer(&idle), Answer::Wait);
        for recorded in session.command(seat, When::exactly(now), &command).unwrap() {
            strokes += u32::from(matches!(recorded.event, Event::Struck(_)));
        }
        if let Some(set) = session.state().set() {
            account(set.table());
        }
    }
    strokes
}

#[test]
fn sets_between_levels_are_played_to_the_end() {
    for (seed, seats, levels) in
        [(1, 2, [0, 1]), (2, 2, [2, 1]), (3, 4, [2, 2]), (4, 4, [1, 2]), (5, 2, [3, 2]), (6, 2, [4, 3])]
    {
        let mut session = begin(seats, seed);
        let bots: Vec<_> = (0..seats).map(|n| Koroona::bot(levels[n % 2], Seed([seed + 100; 32]))).collect();
        let strokes = play(&mut session, &bots);
        assert!(strokes >= 2, "{strokes} strokes");
        let outcome = session.outcome().unwrap();
        assert_eq!(outcome.standings.len(), seats);
    }
}

#[test]
fn the_same_seeds_play_the_same_set() {
    let run = || {
        let mut session = begin(2, 9);
        let bots: Vec<_> = (0..2).map(|n| Koroona::bot(2, Seed([n; 32]))).collect();
        play(&mut session, &bots);
        session.to_record()
    };
    assert_eq!(run(), run());
}

#[test]
fn a_bot_that_is_told_to_stop_answers_with_what_it_has() {
    let session = begin(2, 3);
    let seat = session.state().set().unwrap().turn();
    let view = session.view(&Viewer::at(seat));
    let ask = Ask { view: &view, seat, now: Millis::seconds(60), should_stop: &|| true };
    let Answer::Do(command) = Koroona::bot(4, Seed([5; 32])).answer(&ask) else { panic!("no stroke") };
    assert!(Koroona::decide(session.state(), seat, When::exactly(ask.now), &command).is_ok());
}

#[test]
fn n29_bots_wait_until_everything_rests() {
    let (session, began, rest) = moving(Setup::default());
    let by = turn(&session);
    let view = session.view(&Viewer::at(by));
    for level in 0..Koroona::LEVELS.len() {
        let bot = Shooter::new(level, Seed([5; 32]));
        for now in [began, rest - Millis(1), rest] {
            let answer = bot.answer(&Ask { view: &view, seat: by, now, should_stop: &|| true });
            assert!(matches!(answer, Answer::AskAt(at) if at > rest), "{answer:?} at {now}");
        }
    }
}

#[test]
fn bots_leave_a_foul_to_be_read_but_not_for_longer_than_half_their_time() {
    for (clock, rest) in [(None, 4_000), (Some(60), 4_000), (Some(5), 2_500)] {
        let setup = Setup { clock, ..Setup::default() };
        let mut session = crate::rules::matches::begin(2, setup);
        strike(&mut session, &BREAK);
        assert_eq!(Koroona::rest(session.state(), false), None, "nothing to read");
        let now = session.state().set().unwrap().since();
        session.command(turn(&session), When::exactly(now), &MISS).unwrap();
        let since = session.state().set().unwrap().since();
        assert_eq!(Koroona::rest(session.state(), false), Some(since + Millis(rest)));
    }
}

#[test]
fn bots_leave_a_sets_end_to_be_read_and_then_go_on() {
    let mut session = crate::rules::matches::begin(2, Setup { sets: 3, ..Setup::default() });
    session.command(Seat(0), When::exactly(Millis(5_000)), &Command::Resign).unwrap();
    let bot = Shooter::new(0, Seed([5; 32]));
    for (viewer, now, answer) in [
        (Viewer::at(Seat(1)), 6_000, Answer::AskAt(Millis(9_000))),
        (Viewer::at(Seat(1)), 9_000, Answer::Do(Command::Continue)),
        (Viewer::Spectator, 9_000, Answer::Wait),
    ] {
        let view = session.view(&viewer);
        let ask = Ask { view: &view, seat: Seat(1), now: Millis(now), should_stop: &|| false };
        assert_eq!(bot.answer(&ask), answer);
    }
}

#[test]
fn n4_bots_let_the_turn_go_where_there_is_no_place_for_the_striker() {
    let state = full_zone();
    let by = state.set().unwrap().turn();
    let view = Koroona::view(&state, &Viewer::at(by));
    for level in 0..Koroona::LEVELS.len() {
        let ask = Ask { view: &view, seat: by, now: Millis::seconds(60), should_stop: &|| false };
        let bot = Shooter::new(level, Seed([5; 32]));
        assert_eq!(bot.answer(&ask), Answer::Do(Command::Pass));
        assert_eq!(bot.stroke(&view, by, &|| false), None);
    }
}
