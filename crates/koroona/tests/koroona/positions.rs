//! Matches that begin with a given table.

use tablier_game::{Game, GameId, Millis, Nonce, Seat, Seed, Session, Started, Viewer, When};
use tablier_koroona::Koroona;
use tablier_koroona::game::{Command, Position, Refusal, Setup, View};
use tablier_koroona::referee::{Debts, Rule};
use tablier_koroona::stroke::Stroke;
use tablier_koroona::table::{Colour, Place, Point, Stand};

const fn at(x: i32, y: i32) -> Place {
    Place::Table(Point::new(x * 1000, y * 1000))
}

/// So many red discs and black ones on the table, the rest pocketed.
fn lying(red: &[Place], black: &[Place]) -> Position {
    let eight = |side: &[Place]| side.iter().copied().chain([Place::Pocket; 8]).take(8).collect::<Vec<_>>();
    let discs = [eight(red), eight(black)].concat();
    Position { discs, turn: Seat(1), debts: Debts::default(), stands: None }
}

fn usual() -> Position {
    lying(&[at(500, 500), at(900, 600)], &[at(500, 300)])
}

fn started(seats: usize, position: Position) -> Started<Setup> {
    Started {
        id: GameId([1; 16]),
        rules: Koroona::SCHEMA,
        setup: Setup { position: Some(position), ..Setup::default() },
        nonces: vec![Nonce([2; 16]); seats],
        seed: Seed([3; 32]),
        at: Millis(1_000),
    }
}

fn view(session: &Session<Koroona>) -> View {
    session.view(&Viewer::Spectator)
}

#[test]
fn the_discs_lie_as_given_and_the_stroke_is_whose_it_is_said_to_be() {
    let session = Session::<Koroona>::begin(started(2, usual())).unwrap();
    let seen = view(&session);
    let places: Vec<Place> = seen.discs.iter().map(|disc| disc.place).collect();
    assert_eq!((places, seen.turn), (usual().discs, Some(Seat(1))));
    assert_eq!(seen.seats[1].stand, Stand::North);
}

#[test]
fn n19_a_debt_that_is_given_is_paid_by_the_first_disc_that_falls() {
    let red: Vec<Place> = (0..8).map(|n| at(300 + 40 * n, 700)).collect();
    let debts = Debts([vec![Stand::South], vec![]]);
    let position = Position { turn: Seat(0), debts, ..lying(&red, &[at(900, 600)]) };
    let mut session = Session::<Koroona>::begin(started(2, position)).unwrap();
    // Nothing is touched: that is another one.
    let timid = Stroke { x: 500_000, y: 60_000, angle: 0, speed: 300 };
    session.command(Seat(0), When::exactly(Millis(1_000)), &Command::Strike(timid)).unwrap();
    assert_eq!(view(&session).debts.of(Colour::Red), 2);
}

#[test]
fn n14_a_stroke_from_a_given_table_is_judged_as_any_other() {
    let position = Position { turn: Seat(0), ..lying(&[at(500, 500), at(900, 600)], &[at(900, 500)]) };
    let mut session = Session::<Koroona>::begin(started(2, position)).unwrap();
    let straight = Stroke { x: 500_000, y: 60_000, angle: 0, speed: 1_500 };
    let events =
        session.command(Seat(0), When::exactly(Millis(1_000)), &Command::Strike(straight)).unwrap().to_vec();
    let tablier_koroona::game::Event::Struck(struck) = &events[0].event else { panic!("it was struck") };
    let rules: Vec<Rule> = struck.rulings.iter().map(|ruling| ruling.rule).collect();
    assert!(rules.contains(&Rule::N14) && rules.contains(&Rule::N18), "{rules:?}");
}

#[test]
fn players_may_stand_as_in_a_later_set() {
    let stands = Some(vec![Stand::North, Stand::South]);
    let session = Session::<Koroona>::begin(started(2, Position { stands, ..usual() })).unwrap();
    assert_eq!(view(&session).seats[0].stand, Stand::North);
}

#[test]
fn a_table_that_can_not_be_is_refused_with_its_rule() {
    let debt = |stand| Debts([vec![stand], vec![]]);
    let full: Vec<Place> = (0..8).map(|n| at(300 + 40 * n, 700)).collect();
    for (position, refusal) in [
        (Position { turn: Seat(2), ..usual() }, Refusal::PositionSeat),
        (Position { discs: vec![at(500, 500); 2], ..usual() }, Refusal::PositionDiscs),
        (lying(&[at(5, 500)], &[at(500, 300)]), Refusal::PositionPlace),
        (lying(&[at(65, 65)], &[at(500, 300)]), Refusal::PositionPlace),
        (lying(&[at(500, 310)], &[at(500, 300)]), Refusal::PositionPlace),
        (lying(&[], &[at(500, 300)]), Refusal::PositionOver),
        (Position { debts: debt(Stand::South), ..usual() }, Refusal::PositionDebts),
        (Position { debts: debt(Stand::North), ..lying(&full, &[at(500, 300)]) }, Refusal::PositionDebts),
        (Position { stands: Some(vec![Stand::South, Stand::West]), ..usual() }, Refusal::PositionStands),
        (Position { stands: Some(vec![]), ..usual() }, Refusal::PositionStands),
    ] {
        let found = Koroona::begin(&started(2, position.clone())).err();
        assert_eq!(found, Some(refusal), "{position:?}");
    }
    assert_eq!(Koroona::begin(&started(4, usual())).err(), Some(Refusal::PositionDiscs));
}

#[test]
fn every_table_that_play_comes_to_can_be_played_on_from() {
    let mut session =
        Session::<Koroona>::begin(Started { setup: Setup::default(), ..started(2, usual()) }).unwrap();
    let mut now = Millis(1_000);
    for stroke in 0..40 {
        let seen = view(&session);
        let (Some(turn), Some(since)) = (seen.turn, seen.since) else { break };
        let position = Position {
            discs: seen.discs.iter().map(|disc| disc.place).collect(),
            turn,
            debts: seen.debts.clone(),
            stands: Some(seen.seats.iter().map(|seat| seat.stand).collect()),
        };
        assert_eq!(Koroona::begin(&started(2, position)).err(), None, "after {stroke} strokes");
        now = now.max(since);
        let angle = (stroke % 7 - 3) * 90_000;
        let hard = Stroke { x: 300_000 + stroke % 5 * 100_000, y: 60_000, angle, speed: 3_900 };
        if session.command(turn, When::exactly(now), &Command::Strike(hard)).is_err() {
            let aside = Stroke { x: 200_000, y: 100_000, ..hard };
            let _ = session.command(turn, When::exactly(now), &Command::Strike(aside));
        }
    }
    assert!(view(&session).strokes > 20, "there were strokes");
}
