//! N20, N25 and N27: turns, sets, matches, the clock; the ends of long sets are in `long_sets`. At a whole table, with the game's own events.

use tablier_game::{Game, GameId, Millis, Nonce, Outcome, Seat, Seed, Session, Started, Viewer, When};
use tablier_koroona::game::{Command, Event, Koroona, MatchEnd, Refusal, SetEnd, Setup, Why};
use tablier_koroona::referee::{Rule, SwitchedOff};
use tablier_koroona::stroke::Stroke;
use tablier_koroona::table::{Colour, Point, Stand};

use crate::support::scene::mm;

pub(crate) fn begin(seats: usize, setup: Setup) -> Session<Koroona> {
    Session::begin(started(seats, setup)).unwrap()
}

pub(crate) fn started(seats: usize, setup: Setup) -> Started<Setup> {
    Started {
        id: GameId([0; 16]),
        rules: Koroona::SCHEMA,
        setup,
        nonces: vec![Nonce([0; 16]); seats],
        seed: Seed([1; 32]),
        at: Millis(1000),
    }
}

/// Too soft to reach anything.
pub(crate) const MISS: Command = Command::Strike(Stroke { x: 300_000, y: 100_000, angle: 0, speed: 300 });
/// The full break down the middle: the outermost discs of the row fall into both far pockets.
pub(crate) const BREAK: Command = Command::Strike(Stroke { x: 500_000, y: 60_000, angle: 0, speed: 5000 });

pub(crate) fn turn(session: &Session<Koroona>) -> Seat {
    session.state().set().unwrap().turn()
}

pub(crate) fn strike(session: &mut Session<Koroona>, command: &Command) -> Vec<Event> {
    let seat = turn(session);
    let now = session.state().set().unwrap().since();
    let events = session.command(seat, When::exactly(now), command).unwrap();
    events.iter().map(|recorded| recorded.event.clone()).collect()
}

/// Everybody has seen how the set ended. The next one's beginning comes last.
pub(crate) fn go_on(session: &mut Session<Koroona>, at: Millis) -> Vec<Event> {
    let waits = Koroona::awaits(session.state());
    let went = waits
        .into_iter()
        .flat_map(|seat| session.command(seat, When::exactly(at), &Command::Continue).unwrap().to_vec());
    went.map(|recorded| recorded.event).collect()
}

#[test]
fn n20_turns_go_clockwise_and_partners_sit_opposite() {
    let mut session = begin(4, Setup::default());
    let first = turn(&session);
    let state = session.state();
    assert_eq!(Colour::of(Seat(0)), Colour::of(Seat(2)));
    for seat in Seat::all(4) {
        let next = state.next_seat(seat);
        assert_eq!(state.stand(next), state.stand(seat).clockwise(1), "clockwise around the table");
    }
    assert_eq!(Koroona::round(session.state()), 1);
    let mut seen = vec![first];
    for _ in 0..4 {
        strike(&mut session, &MISS);
        seen.push(turn(&session));
    }
    assert_eq!(Koroona::round(session.state()), 2, "once around");
    let expected: Vec<Seat> = (0..5).map(|n| Seat::nth((first.index() + n) % 4)).collect();
    assert_eq!(seen, expected);
}

#[test]
fn n20_a_doubles_debt_remembers_who_incurred_it() {
    let mut session = begin(4, Setup::default());
    let stand = session.state().stand(turn(&session));
    let colour = Colour::of(turn(&session));
    strike(&mut session, &MISS);
    assert_eq!(session.state().set().unwrap().debts().0[colour.index()], [stand]);
}

#[test]
fn n5_a_clean_stroke_gives_the_same_player_another() {
    let mut session = begin(2, Setup::default());
    let first = turn(&session);
    let events = strike(&mut session, &BREAK);
    let Event::Struck(struck) = &events[0] else { panic!("{events:?}") };
    assert_eq!(struck.rulings.iter().map(|r| r.rule).collect::<Vec<_>>(), [Rule::N5]);
    assert_eq!((struck.next, turn(&session)), (first, first));
    assert_eq!(session.state().set().unwrap().table().left(Colour::of(first)), 6);
}

#[test]
fn n25_sets_are_counted_sides_and_the_first_stroke_alternate_and_a_set_can_be_resigned() {
    let mut session = begin(2, Setup { sets: 3, ..Setup::default() });
    let first = turn(&session);
    let stand = session.state().stand(first);
    // Anybody may resign, in turn or not.
    let other = Seat(1 - first.0);
    let now = Millis(5000);
    let events = session.command(other, When::exactly(now), &Command::Resign).unwrap();
    let SetEnd::Won { by, why } = (match &events[0].event {
        Event::SetEnded(end) => *end,
        event => panic!("{event:?}"),
    }) else {
        panic!("somebody won")
    };
    assert_eq!((by, why), (Colour::of(first), Why::Resigned(other)));
    go_on(&mut session, now);
    assert_eq!(turn(&session), other, "the first stroke alternates");
    assert_ne!(session.state().stand(first), stand, "so do the sides");
    assert_eq!(session.outcome(), None);
    // Two of three: decided.
    session.command(other, When::exactly(now), &Command::Resign).unwrap();
    let Outcome { standings } = session.outcome().unwrap();
    assert_eq!((standings[0].seat, standings[0].place, standings[0].score), (first, 1, 2));
    assert_eq!((standings[1].seat, standings[1].place, standings[1].score), (other, 2, 0));
    let refused = Koroona::decide(session.state(), first, When::exactly(now), &MISS);
    assert_eq!(refused, Err(Refusal::Over));
}

#[test]
fn n25_only_players_resign() {
    for seats in [2, 4] {
        let session = begin(seats, Setup::default());
        let now = When::exactly(Millis(5000));
        let decide = |seat| Koroona::decide(session.state(), seat, now, &Command::Resign).map(|_| ());
        assert_eq!(decide(Seat::nth(seats - 1)), Ok(()));
        assert_eq!(decide(Seat::nth(seats)), Err(Refusal::NotYourTurn), "there is no such seat");
    }
}

#[test]
fn n25_one_three_five_or_seven_sets() {
    for sets in 0..10 {
        let allowed = matches!(sets, 1 | 3 | 5 | 7);
        let begun = Koroona::begin(&started(2, Setup { sets, ..Setup::default() }));
        assert_eq!(begun.is_ok(), allowed, "{sets} sets");
    }
    assert_eq!(Koroona::begin(&started(3, Setup::default())), Err(Refusal::SeatCount));
}

#[test]
fn n25_whoever_leaves_for_good_has_lost() {
    let mut session = begin(4, Setup::default());
    session.leave(Seat(1), Millis(2000));
    let standings = session.outcome().unwrap().standings;
    let places: Vec<(u16, u32)> = standings.iter().map(|s| (s.seat.0, s.place)).collect();
    assert_eq!(places, [(0, 1), (2, 1), (3, 3)]);
    assert_eq!(Koroona::leave(session.state(), Seat(0), Millis(3000)), [], "it is over");
    assert_eq!(Koroona::end_by_agreement(session.state(), Millis(3000)), []);
    let playing = begin(4, Setup::default());
    assert_eq!(Koroona::leave(playing.state(), Seat(4), Millis(2000)), [], "there is no such seat");
    assert_eq!(Koroona::leave(playing.state(), Seat(3), Millis(2000)).len(), 1);
}

#[test]
fn n25_a_drawn_set_counts_as_played_and_decides_nothing() {
    let red = SetEnd::Won { by: Colour::Red, why: Why::Cleared };
    let black = SetEnd::Won { by: Colour::Black, why: Why::Cleared };
    // The sets of a match, and whether it is decided after each.
    let matches: [(u32, &[(SetEnd, bool)]); 6] = [
        (1, &[(SetEnd::Drawn, true)]),
        (3, &[(red, false), (SetEnd::Drawn, false), (SetEnd::Drawn, true)]),
        (3, &[(red, false), (SetEnd::Drawn, false), (black, true)]),
        (3, &[(SetEnd::Drawn, false), (red, false), (SetEnd::Void, false), (red, true)]),
        (5, &[(red, false), (SetEnd::Drawn, false), (red, false), (SetEnd::Drawn, true)]),
        (3, &[(black, false), (red, false), (SetEnd::Drawn, true)]),
    ];
    for (sets, ends) in matches {
        let mut state = Koroona::begin(&started(2, Setup { sets, ..Setup::default() })).unwrap();
        for (number, (end, decided)) in ends.iter().enumerate() {
            assert_eq!(state.decided_by(*end), *decided, "set {number} of {ends:?}");
            Koroona::apply(&mut state, &Event::SetEnded(*end));
        }
    }
}

#[test]
fn n25_in_doubles_sides_go_round_a_quarter_each_set_and_so_does_the_first_stroke() {
    let mut session = begin(4, Setup { sets: 7, ..Setup::default() });
    let first = turn(&session);
    let stands: Vec<Stand> = Seat::all(4).map(|seat| session.state().stand(seat)).collect();
    for set in 1..=3 {
        session.command(Seat(set % 2), When::exactly(Millis(5_000)), &Command::Resign).unwrap();
        go_on(&mut session, Millis(5_000));
        let turned = usize::from(set);
        assert_eq!(turn(&session), Seat::nth((first.index() + turned) % 4), "set {set}");
        for (seat, stood) in Seat::all(4).zip(&stands) {
            assert_eq!(session.state().stand(seat), stood.clockwise(turned), "seat {seat} in set {set}");
        }
        let table = session.state().set().unwrap().table();
        assert_eq!((table.left(Colour::Red), table.left(Colour::Black)), (16, 16));
    }
}

/// N2, N20, N25: what follows from a set's beginning is said in its event, and taken from there.
#[test]
fn n25_where_players_stand_and_discs_lie_is_told_and_taken_as_told() {
    for seats in [2, 4] {
        let mut session = begin(seats, Setup { sets: 3, ..Setup::default() });
        session.command(Seat(0), When::exactly(Millis(5_000)), &Command::Resign).unwrap();
        let events = go_on(&mut session, Millis(5_000));
        let Some(Event::SetBegan { first, at, stands: Some(stands), discs: Some(discs) }) = events.last()
        else {
            panic!("{events:?}")
        };
        let (first, at, stands, discs) = (*first, *at, stands.clone(), discs.clone());
        let state = session.state();
        assert_eq!(stands, Seat::all(seats).map(|seat| state.stand(seat)).collect::<Vec<_>>());
        let lying: Vec<Point> = state.set().unwrap().table().lying().map(|(_, at)| at).collect();
        assert_eq!((discs.len(), &lying), (8 * seats, &discs));
        // N20: along each player's own rim lie the partner's discs, so one shoots at one's own, far away.
        for seat in Seat::all(seats) {
            let far = |at: &Point| state.stand(seat).to_own(*at).y == 987_500;
            let table = state.set().unwrap().table();
            let theirs = table.lying_of(Colour::of(seat)).filter(|(_, at)| far(at)).count();
            assert_eq!(theirs, 8, "seat {seat}");
        }
        // Whatever the event says holds: should the rules change, old logs won't.
        let mut told = session.state().clone();
        let turned: Vec<Stand> = stands.iter().map(|stand| stand.clockwise(1)).collect();
        let moved: Vec<Point> = discs.iter().map(|at| Point::new(at.x, 1_000_000 - at.y)).collect();
        let event = Event::SetBegan { first, at, stands: Some(turned.clone()), discs: Some(moved.clone()) };
        Koroona::apply(&mut told, &event);
        assert_eq!(Seat::all(seats).map(|seat| told.stand(seat)).collect::<Vec<_>>(), turned);
        assert!(told.set().unwrap().table().lying().map(|(_, at)| at).eq(moved));
        // Lists of another length, which no version wrote, are as good as none.
        let mut absurd = session.state().clone();
        let event = Event::SetBegan { first, at, stands: Some(vec![]), discs: Some(vec![mm(1.0, 1.0)]) };
        Koroona::apply(&mut absurd, &event);
        assert_eq!(absurd.set().unwrap().table().ids().count(), 8 * seats);
    }
}

/// A newcomer's match went on without a word: the board was laid anew, and the clock ran.
#[test]
fn n25_a_sets_end_is_looked_at_until_everybody_goes_on_or_a_minute_has_passed() {
    for seats in [2, 4] {
        let mut session = begin(seats, Setup { sets: 3, clock: Some(30), ..Setup::default() });
        strike(&mut session, &MISS);
        let lies = session.state().set().unwrap().table().clone();
        let at = Millis(20_000);
        session.command(Seat(0), When::exactly(at), &Command::Resign).unwrap();
        let seen = session.view(&Viewer::at(Seat(1)));
        assert_eq!(seen.ended, Some(SetEnd::Won { by: Colour::Black, why: Why::Resigned(Seat(0)) }));
        assert_eq!((seen.table(), seen.turn, seen.until, seen.set), (lies, None, None, 1), "as it was left");
        assert_eq!(seen.between.as_ref().map(|between| between.until), Some(Millis(80_000)));
        assert_eq!(Koroona::awaits(session.state()).len(), seats);
        let decide = |session: &Session<Koroona>, seat, command| {
            Koroona::decide(session.state(), seat, When::exactly(at), command).map(|_| ())
        };
        assert_eq!(decide(&session, Seat(0), &MISS), Err(Refusal::BetweenSets));
        assert_eq!(decide(&session, Seat(0), &Command::Resign), Err(Refusal::BetweenSets));
        assert_eq!(decide(&session, Seat::nth(seats), &Command::Continue), Err(Refusal::NotYourTurn));
        let mut alone = session.clone();
        assert!(alone.advance(Millis(79_999)).is_empty());
        assert!(matches!(alone.advance(Millis(80_000))[0].event, Event::SetBegan { .. }));
        assert_eq!(decide(&alone, Seat(0), &Command::Continue), Err(Refusal::NothingToContinue));
        session.command(Seat(0), When::exactly(at), &Command::Continue).unwrap();
        assert_eq!(decide(&session, Seat(0), &Command::Continue), Err(Refusal::NothingToContinue), "twice");
        assert_eq!(session.state().set(), None, "the others still look");
        go_on(&mut session, Millis(25_000));
        let began = session.view(&Viewer::Spectator);
        assert_eq!((began.set, began.until, began.between), (2, Some(Millis(55_000)), None));
    }
}

/// N29: going on is no faster than the discs are.
#[test]
fn n25_the_next_set_begins_when_the_last_stroke_would_have_come_to_rest() {
    let mut session = begin(2, Setup { sets: 3, ..Setup::default() });
    let began = session.state().set().unwrap().since();
    strike(&mut session, &BREAK);
    let rests = session.state().set().unwrap().since();
    session.command(Seat(0), When::exactly(began), &Command::Resign).unwrap();
    go_on(&mut session, began);
    assert_eq!(session.state().set().unwrap().since(), rests);
}

/// A finished table that was opened again showed an empty board, and not who had resigned.
#[test]
fn n25_a_match_that_is_over_shows_how_its_last_set_was_left_and_why_it_ended() {
    type End = fn(&mut Session<Koroona>);
    let ends: [(End, Option<SetEnd>, MatchEnd); 3] = [
        (
            |session| {
                session.command(Seat(0), When::exactly(Millis(9_000)), &Command::Resign).unwrap();
            },
            Some(SetEnd::Won { by: Colour::Black, why: Why::Resigned(Seat(0)) }),
            MatchEnd::Played,
        ),
        (
            |session| {
                session.end_by_agreement(Millis(9_000));
            },
            None,
            MatchEnd::Agreed,
        ),
        (
            |session| {
                session.leave(Seat(0), Millis(9_000));
            },
            None,
            MatchEnd::Left(Seat(0)),
        ),
    ];
    for (end, ended, over) in ends {
        let mut session = begin(2, Setup::default());
        strike(&mut session, &BREAK);
        let lies = session.state().set().unwrap().table().clone();
        end(&mut session);
        let view = session.view(&Viewer::Spectator);
        assert_eq!((view.table(), view.strokes), (lies, 1));
        assert_eq!((view.turn, view.ended, view.over), (None, ended, Some(over)));
        assert!(view.discs.iter().all(|disc| !disc.dark), "nobody is at hand to shoot");
        assert!(view.offers.is_empty());
    }
}

#[test]
fn n27_the_clock_running_out_loses_the_turn() {
    let mut session = begin(2, Setup { clock: Some(30), ..Setup::default() });
    let first = turn(&session);
    let view = session.view(&Viewer::at(first));
    assert_eq!(view.until, Some(Millis(31_000)));
    // On its way when the clock ran out: credited in time, accepted.
    let late = When::after(Millis(31_200), Millis(200), Millis::ZERO);
    assert!(Koroona::decide(session.state(), first, late, &MISS).is_ok());
    let too_late = When::exactly(Millis(31_001));
    assert_eq!(Koroona::decide(session.state(), first, too_late, &MISS), Err(Refusal::TimeIsUp));
    assert!(session.advance(Millis(31_500)).is_empty());
    let events = session.advance(Millis(31_501));
    assert!(matches!(events[0].event, Event::TimeRanOut { by, .. } if by == first));
    assert_eq!(turn(&session).0, 1 - first.0);
}

#[test]
fn n27_the_clock_starts_when_everything_rests() {
    let mut session = begin(2, Setup { clock: Some(30), ..Setup::default() });
    let began = session.state().set().unwrap().since();
    strike(&mut session, &BREAK);
    let since = session.state().set().unwrap().since();
    assert!(since > began + Millis(1000) && since < began + Millis(3000), "{since}");
}

#[test]
fn n28_only_those_may_be_switched_off() {
    for rule in Rule::ALL {
        let off = SwitchedOff([*rule].into_iter().collect());
        let begun = Koroona::begin(&started(2, Setup { off, ..Setup::default() }));
        assert_eq!(begun.is_ok(), rule.may_be_off(), "{rule}");
    }
}

#[test]
fn n22_a_void_set_is_played_again_the_other_side_beginning() {
    let mut session = begin(2, Setup::default());
    let first = turn(&session);
    let mut state = session.state().clone();
    assert!(!state.decided_by(SetEnd::Void));
    let next = state.next_first();
    assert_eq!(next.0, 1 - first.0);
    Koroona::apply(&mut state, &Event::SetEnded(SetEnd::Void));
    Koroona::apply(&mut state, &Event::SetBegan { first: next, at: Millis(9000), stands: None, discs: None });
    assert_eq!((state.score(), state.sets_played(), state.set().unwrap().turn()), ([0, 0], 0, next));
    assert_eq!(state.stand(Seat(0)), Stand::North, "they have changed sides");
    session.end_by_agreement(Millis(9000));
}
