//! N1 to N4 and N6: winning, the start, the lot, placing the striker. N2 and N3 are also tested beside their code.

use tablier_game::{Game, GameId, Millis, Nonce, Offers, Seat, Seed, Session, Started, Viewer, When};
use tablier_koroona::game::{Command, Event, Koroona, Refusal, Setup, State};
use tablier_koroona::referee::{Finish, Rule};
use tablier_koroona::stroke::{Ended, Misplaced, Stroke, free_placement, placement};
use tablier_koroona::table::{Colour, DiscId, Point, Stand, Table};

use crate::rules::matches::{MISS, begin, strike, turn};
use crate::support::scene::{ASIDE, FROM, ON_LINE, POCKET, disc, mm, pocketed, scene};

#[test]
fn n1_all_own_discs_in_the_pockets_win() {
    let scene = scene(&[ON_LINE], &[ASIDE]);
    let judged = scene.shoot(FROM, POCKET, 1400.0);
    assert_eq!(judged.verdict.finish, Some(Finish::Won(Colour::Red)));
    assert_eq!(judged.rules(), ["N1"]);
    assert!(!judged.verdict.again);
}

#[test]
fn n2_the_row_lies_on_the_far_side_touching_the_rim() {
    let table = Table::start([&[Stand::South], &[Stand::North]]);
    let row: Vec<Point> = table.lying_of(Colour::Red).map(|(_, at)| at).collect();
    let expected: Vec<Point> = (0..8).map(|n| mm(412.5 + 25.0 * f64::from(n), 987.5)).collect();
    assert_eq!(row, expected);
}

#[test]
fn n3_the_lot_is_fair_and_follows_from_seed_and_nonces() {
    let first = |seed: u8, nonce: u8| {
        let started = Started {
            id: GameId([0; 16]),
            rules: 1,
            setup: Setup::default(),
            nonces: vec![Nonce([nonce; 16]), Nonce([7; 16])],
            seed: Seed([seed; 32]),
            at: Millis(0),
        };
        let session = Session::<Koroona>::begin(started).unwrap();
        session.view(&Viewer::Spectator).turn.unwrap().0
    };
    let red = (0..200).filter(|&seed| first(seed, 1) == 0).count();
    assert!((70..130).contains(&red), "{red} of 200");
    assert!((0..20).any(|nonce| first(3, nonce) != first(3, 0)), "a player's nonce has its part in it");
}

#[test]
fn n4_the_striker_is_placed_behind_the_line_between_the_side_lines_touching_nothing() {
    let scene = scene(&[(300.0, 100.0)], &[]);
    let place = |x: f64, y: f64| placement(&scene.table, Stand::South, mm(x, y));
    assert_eq!(place(500.0, 60.0), Ok(()));
    // Its hole (Ø11) just does not see the 1 mm lines in 130.
    for (x, y, ok) in [
        (136.0, 60.0, true),
        (135.999, 60.0, false),
        (864.0, 60.0, true),
        (864.001, 60.0, false),
        (500.0, 124.0, true),
        (500.0, 124.001, false),
        (500.0, 25.0, true),
        (500.0, 24.999, false),
        (500.0, 500.0, false),
    ] {
        let expected = if ok { Ok(()) } else { Err(Misplaced::OutsideZone) };
        assert_eq!(place(x, y), expected, "({x}, {y})");
    }
    assert_eq!(place(337.501, 100.0), Err(Misplaced::Touches(DiscId(0))), "closer than 2 µm is touching");
    assert_eq!(place(337.502, 100.0), Ok(()));
    // As seen from the other side the disc is elsewhere.
    assert_eq!(placement(&scene.table, Stand::North, mm(300.0, 100.0)), Ok(()));
}

#[test]
fn n4_a_placement_that_breaks_this_is_refused_wherever_one_stands() {
    for seats in [2, 4] {
        let mut session = begin(seats, Setup::default());
        for _ in 0..seats {
            let by = turn(&session);
            let when = When::exactly(session.state().set().unwrap().since());
            let decide = |x: i32, y: i32| {
                let stroke = Stroke { x, y, angle: 0, speed: 300 };
                Koroona::decide(session.state(), by, when, &Command::Strike(stroke)).map(|_| ())
            };
            // A row lies along every rim with a player: the enemy's in singles, the partner's in doubles.
            assert_eq!(decide(500_000, 62_502), Ok(()), "seat {by} of {seats}");
            assert_eq!(decide(500_000, 40_000), Err(Refusal::TouchesDisc));
            assert_eq!(decide(136_000, 124_000), Ok(()));
            for (x, y) in [
                (135_999, 60_000),
                (864_001, 60_000),
                (300_000, 124_001),
                (300_000, 24_999),
                (60_000, 60_000),
            ] {
                assert_eq!(decide(x, y), Err(Refusal::OutsideZone), "({x}, {y})");
            }
            let before = session.state().clone();
            let wrong = Command::Strike(Stroke { x: 60_000, y: 60_000, angle: 0, speed: 300 });
            assert!(session.command(by, when, &wrong).is_err());
            assert_eq!(*session.state(), before, "a refusal changes nothing");
            strike(&mut session, &MISS);
        }
    }
}

#[test]
fn n4_touching_no_disc_of_either_side() {
    let scene = scene(&[(300.0, 60.0)], &[(600.0, 60.0)]);
    for (at, ok) in [((300.0, 60.0), false), ((600.0, 60.0), false), ((450.0, 60.0), true)] {
        let placed = placement(&scene.table, Stand::South, mm(at.0, at.1));
        assert_eq!(placed.is_ok(), ok, "{at:?}");
    }
    assert_eq!(
        placement(&scene.table, Stand::South, mm(600.0, 97.4)),
        Err(Misplaced::Touches(scene.black(0)))
    );
}

#[test]
fn n4_a_free_place_is_found_if_there_is_one() {
    assert!(free_placement(&[]).is_some());
    // Two rows of discs through the zone that leave one gap, or none.
    let fence = |gap: f64| -> Vec<Point> {
        let xs = (0..20).map(|n| 120.0 + 40.0 * f64::from(n) + if n > 8 { gap } else { 0.0 });
        xs.flat_map(|x| [mm(x, 50.0), mm(x, 100.0)]).collect()
    };
    assert_eq!(free_placement(&fence(0.0)), None);
    let found = free_placement(&fence(40.0)).unwrap();
    assert!((460_000..510_000).contains(&found.x), "{found:?}");
}

/// Doubles in which seat 1 finds its zone full: two rows so close that the striker fits nowhere.
pub(crate) fn full_zone() -> State {
    let mut state = begin(4, Setup::default()).state().clone();
    let row = |y: f64| (0..13).map(move |n| mm(164.0 + 56.0 * f64::from(n), y));
    let aside = (0..6).map(|n| mm(200.0 + 100.0 * f64::from(n), 800.0));
    let discs = row(49.75).chain(row(99.25)).chain(aside).collect();
    let stands = Some(Stand::ALL.to_vec());
    let event = Event::SetBegan { first: Seat(0), at: Millis(5_000), stands, discs: Some(discs) };
    Koroona::apply(&mut state, &event);
    state
}

#[test]
fn n4_without_a_place_for_the_striker_the_turn_can_only_be_let_go() {
    let state = full_zone();
    let by = state.set().unwrap().turn();
    let when = When::exactly(state.set().unwrap().since());
    let decide = |command: &Command| Koroona::decide(&state, by, when, command);
    assert_eq!(decide(&MISS), Err(Refusal::NoPlace));
    let at = when.at;
    assert_eq!(decide(&Command::Pass), Ok(vec![Event::Passed { by, next: Seat(1), at }]));
    let view = Koroona::view(&state, &Viewer::at(by));
    assert!(view.offer_contains(by, when, &Command::Pass) && !view.offer_contains(by, when, &MISS));
    let mut after = state.clone();
    Koroona::apply(&mut after, &Event::Passed { by, next: Seat(1), at });
    let set = after.set().unwrap();
    assert_eq!((set.turn(), set.strokes(), set.debts().of(Colour::Red)), (Seat(1), 1, 0), "as N8");
    // The others have a place: they must strike.
    let next = Koroona::decide(&after, Seat(1), when, &Command::Pass);
    assert_eq!(next, Err(Refusal::MustStrike));
}

#[test]
fn n5_an_own_disc_and_nothing_else_gives_another_stroke() {
    let scene = scene(&[ON_LINE, ASIDE], &[(700.0, 600.0)]);
    let judged = scene.shoot(FROM, POCKET, 1400.0);
    assert_eq!(judged.rules(), ["N5"]);
    assert!(judged.verdict.again);
    assert_eq!(judged.verdict.table.left(Colour::Red), 1);
    assert_eq!(judged.verdict.rulings[0].discs, [scene.red(0)], "it says which");
}

#[test]
fn n18_not_a_penalty_without_a_foul() {
    let scene = pocketed(&[ON_LINE, ASIDE], &[(700.0, 600.0)], 2);
    assert!(!scene.shoot(FROM, POCKET, 1400.0).says(Rule::N18));
}

#[test]
fn n20_either_partner_may_pocket_any_disc_of_the_team_and_all_of_them_win() {
    for shooter in [Stand::South, Stand::North] {
        let scene = pocketed(&[(300.0, 300.0), ASIDE], &[(700.0, 600.0)], 14).doubles();
        let scene = scene.shot_by(Colour::Red, shooter);
        let (one, other) = (scene.red(0), scene.red(1));
        let judged = scene.tell(&[(0.1, disc(one))], &[(one, Ended::Pocket)]);
        assert_eq!((judged.rules(), judged.verdict.finish), (vec!["N5"], None), "one of sixteen is left");
        let judged = scene.tell(&[(0.1, disc(one))], &[(one, Ended::Pocket), (other, Ended::Pocket)]);
        assert_eq!(judged.verdict.finish, Some(Finish::Won(Colour::Red)));
    }
}
