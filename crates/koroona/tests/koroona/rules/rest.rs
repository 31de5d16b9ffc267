//! N29: a stroke is played only when everything has come to rest, and time at the table never runs back.

use tablier_game::{Game, Gestures, Millis, Offers, Seat, Session, Viewer, When};
use tablier_koroona::game::{Command, Event, Gesture, Koroona, Offer, Refusal, Setup};
use tablier_koroona::stroke::{Ended, Stroke};

use crate::rules::matches::{BREAK, MISS, begin, go_on, strike, turn};

/// A match in which the first stroke has just been played: its discs move until `since`.
pub(crate) fn moving(setup: Setup) -> (Session<Koroona>, Millis, Millis) {
    let mut session = begin(2, setup);
    let began = since(&session);
    strike(&mut session, &BREAK);
    let rest = since(&session);
    assert!(rest > began + Millis(500), "discs move for a while");
    (session, began, rest)
}

fn since(session: &Session<Koroona>) -> Millis {
    session.state().set().unwrap().since()
}

#[test]
fn n29_a_stroke_is_refused_before_everything_has_come_to_rest() {
    let (session, began, rest) = moving(Setup::default());
    let by = turn(&session);
    let decide = |when| Koroona::decide(session.state(), by, when, &MISS).map(|_| ());
    for at in [began, began + Millis(1), rest - Millis(1)] {
        assert_eq!(decide(When::exactly(at)), Err(Refusal::StillMoving), "at {at}, at rest at {rest}");
    }
    assert_eq!(decide(When::exactly(rest)), Ok(()));
    // By the time of decision: what it is credited with makes it neither too early nor early enough.
    let on_its_way = When::after(rest, When::WAITING, When::ALLOWANCE);
    assert!(on_its_way.credited < rest);
    assert_eq!(decide(on_its_way), Ok(()));
}

#[test]
fn n29_everything_rests_when_the_film_is_over_and_the_event_says_where() {
    for command in [MISS, BREAK] {
        let mut session = begin(2, Setup::default());
        let (began, before) = (since(&session), session.state().set().unwrap().table().clone());
        let events = strike(&mut session, &command);
        let Event::Struck(struck) = &events[0] else { panic!("{events:?}") };
        let micros = i64::try_from((struck.at - began).0).unwrap() * 1000 - i64::from(struck.film.duration);
        assert!((0..1000).contains(&micros), "the next whole millisecond, not before: {micros}");
        // Exactly the discs whose place has changed.
        let paths = struck.film.paths.iter().filter_map(|path| Some((path.disc?, path.end.how)));
        let moved: Vec<_> = paths
            .filter(|&(disc, how)| match how {
                Ended::Table(at) => before.point(disc) != Some(at),
                Ended::Pocket | Ended::Off => true,
            })
            .collect();
        let told: Vec<_> = struck.rest.iter().map(|resting| (resting.disc, resting.at)).collect();
        assert_eq!(told, moved);
        assert_eq!(told.is_empty(), command == MISS);
    }
}

#[test]
fn n29_a_pass_waits_too_and_offers_say_from_when() {
    let (session, _, rest) = moving(Setup::default());
    let by = turn(&session);
    let early = When::exactly(rest - Millis(1));
    let pass = Koroona::decide(session.state(), by, early, &Command::Pass);
    assert_eq!(pass, Err(Refusal::StillMoving), "said before it is asked whether there is a place");
    let view = session.view(&Viewer::at(by));
    let from = view.offers.iter().find_map(|offered| match &offered.offer {
        Offer::Strike(strokes) => Some(strokes.from),
        _ => None,
    });
    assert_eq!(from, Some(rest));
    assert!(!view.offer_contains(by, early, &MISS));
    assert!(view.offer_contains(by, When::exactly(rest), &MISS));
}

#[test]
fn n29_the_clock_runs_from_then() {
    let (session, _, rest) = moving(Setup { clock: Some(5), ..Setup::default() });
    assert_eq!(session.view(&Viewer::Spectator).until, Some(rest + Millis::seconds(5)));
    let late = Millis::seconds(5) + When::SETTLING + Millis(1);
    assert_eq!(Koroona::next_deadline(session.state()), Some(rest + late));
}

#[test]
fn n29_resigning_while_discs_move_does_not_turn_time_back() {
    let (mut session, began, rest) = moving(Setup { sets: 3, ..Setup::default() });
    session.command(Seat(1), When::exactly(began + Millis(10)), &Command::Resign).unwrap();
    go_on(&mut session, began + Millis(10));
    assert_eq!(since(&session), rest, "the next set begins when the last stroke is over");
    let by = turn(&session);
    let early = Koroona::decide(session.state(), by, When::exactly(rest - Millis(1)), &MISS);
    assert_eq!(early, Err(Refusal::StillMoving));
    let later = rest + Millis(700);
    session.command(Seat(1), When::exactly(later), &Command::Resign).unwrap();
    assert!(session.outcome().is_some(), "and resigning is possible at any time");
}

#[test]
fn n29_time_never_runs_back_in_a_match() {
    let mut session = begin(2, Setup { sets: 7, clock: Some(5), ..Setup::default() });
    let mut now = since(&session);
    let mut last = now;
    for number in 0..60_u64 {
        now = now + Millis(number * 97 % 1_300);
        session.advance(now);
        if session.outcome().is_some() {
            break;
        }
        let command = match number % 13 {
            12 => Command::Resign,
            other if other % 2 == 0 => BREAK,
            _ => MISS,
        };
        let _ = session.command(turn(&session), When::exactly(now), &command);
        if session.outcome().is_some() {
            break;
        }
        if session.state().set().is_none() {
            go_on(&mut session, now);
        }
        assert!(since(&session) >= last, "step {number}: {} after {last}", since(&session));
        last = since(&session);
    }
    let struck = session.events().iter().filter(|e| matches!(e.event, Event::Struck(_))).count();
    let resigned = session.events().iter().filter(|e| matches!(e.event, Event::SetBegan { .. })).count();
    assert!(struck > 5 && resigned > 2, "{struck} strokes, {resigned} sets more");
}

#[test]
fn only_the_shooters_hand_is_seen_and_only_over_the_table() {
    let mut session = begin(2, Setup::default());
    let by = turn(&session);
    let aim = |x, y, angle, speed| Gesture::Aiming(Stroke { x, y, angle, speed });
    let seen = |session: &Session<Koroona>, by, gesture| Koroona::is_shown(session.state(), by, &gesture);
    assert!(seen(&session, by, aim(500_000, 60_000, 0, 0)));
    assert!(seen(&session, by, aim(0, 1_000_000, 1_570_796, 5_000)), "over places where it may not lie, too");
    assert!(!seen(&session, Seat(1 - by.0), aim(500_000, 60_000, 0, 0)));
    assert!(!seen(&session, Seat(7), aim(500_000, 60_000, 0, 0)));
    let absurd = [(-1, 0, 0, 0), (0, 1_000_001, 0, 0), (0, 0, 1_570_797, 0), (0, 0, 0, 5_001), (0, 0, 0, -1)];
    for (x, y, angle, speed) in absurd {
        assert!(!seen(&session, by, aim(x, y, angle, speed)), "{x} {y} {angle} {speed}");
    }
    session.end_by_agreement(Millis(9_000));
    assert!(!seen(&session, by, aim(500_000, 60_000, 0, 0)), "the match is over");
}
