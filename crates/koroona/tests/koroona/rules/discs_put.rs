//! N18 to N22 and N24: penalty discs, debts, the order of things.

use tablier_koroona::referee::{Finish, Rule, spots};
use tablier_koroona::stroke::Ended;
use tablier_koroona::table::{Colour, Place, Point, Stand};

use crate::support::scene::{ASIDE, ASIDE_TOO, FAR, FROM, ON_LINE, POCKET, disc, mm, pocketed, scene};

#[test]
fn n18_the_penalty_disc_lies_opposite_on_the_middle_line() {
    let scene = pocketed(&[ASIDE], &[ASIDE_TOO], 2);
    let judged = scene.shoot((500.0, 60.0), (500.0, 700.0), 600.0);
    assert_eq!(judged.verdict.respots.len(), 1);
    let penalty = judged.verdict.respots[0];
    assert_eq!((penalty.to, penalty.rule), (mm(500.0, 987.5), Rule::N18));
    assert_eq!(judged.verdict.table.left(Colour::Red), 2);
    // For a shooter in the north, opposite is the south.
    assert_eq!(spots::penalty(&scene.table, Stand::North), mm(500.0, 12.5));
}

#[test]
fn n18_if_taken_the_nearest_along_the_rim_of_equals_the_left_one() {
    let at = |blacks: &[(f64, f64)]| spots::penalty(&scene(&[ASIDE], blacks).table, Stand::South);
    assert_eq!(at(&[(500.0, 987.5)]), mm(475.0, 987.5), "left of two equals");
    assert_eq!(at(&[(490.0, 987.5)]), mm(515.0, 987.5), "the nearer one");
    assert_eq!(
        at(&[(500.0, 967.5)]),
        mm(485.0, 987.5),
        "a disc off the rim leaves more room: 15² + 20² = 25²"
    );
    // √(25² − 17.5²) = 17.8536, up to the next micrometre.
    assert_eq!(at(&[(500.0, 970.0)]), mm(482.146, 987.5));
    assert_eq!(at(&[(500.0, 987.5), (475.0, 987.5)]), mm(525.0, 987.5));
    let north = scene(&[ASIDE], &[(500.0, 12.5)]);
    assert_eq!(spots::penalty(&north.table, Stand::North), mm(525.0, 12.5), "the north player's left");
}

#[test]
fn n19_without_a_pocketed_disc_it_is_owed_and_paid_later() {
    let mut scene = scene(&[ASIDE, ON_LINE], &[ASIDE_TOO, (900.0, 400.0)]);
    let judged = scene.shoot((500.0, 60.0), (500.0, 700.0), 600.0);
    assert_eq!(judged.rules(), ["N8", "N12", "N19"]);
    assert_eq!(judged.verdict.debts.of(Colour::Red), 1);
    // A clean stroke whose disc pays a debt still gives another stroke.
    scene.debts = judged.verdict.debts.clone();
    let judged = scene.shoot(FROM, POCKET, 1400.0);
    assert_eq!(judged.rules(), ["N5", "N19"]);
    assert!(judged.verdict.again);
    assert_eq!(judged.verdict.debts.of(Colour::Red), 0);
    assert_eq!(judged.put(scene.red(1)), Some((mm(500.0, 987.5), Rule::N19)));
    assert_eq!(judged.verdict.table.left(Colour::Red), 2);
}

#[test]
fn n19_debts_add_up_and_are_paid_after_whosevers_stroke() {
    let mut scene = scene(&[ASIDE, ASIDE_TOO], &[ON_LINE, (700.0, 600.0)]);
    scene.debts.0[Colour::Black.index()] = vec![Stand::North, Stand::North];
    // Red pockets black's disc: black pays one, and still owes one.
    let judged = scene.shoot(FROM, POCKET, 1400.0);
    assert!(judged.says(Rule::N9));
    assert_eq!(judged.verdict.debts.of(Colour::Black), 1);
    assert_eq!(judged.put(scene.black(0)), Some((mm(500.0, 12.5), Rule::N19)), "opposite the debtor");
    assert_eq!(judged.verdict.debts.of(Colour::Red), 1, "and red owes for N15");
}

#[test]
fn n20_a_debt_is_paid_opposite_the_player_who_incurred_it() {
    let mut scene = scene(&[ASIDE, ON_LINE], &[ASIDE_TOO, (900.0, 400.0)]).doubles();
    scene.debts.0[Colour::Red.index()] = vec![Stand::North];
    let judged = scene.shoot(FROM, POCKET, 1400.0);
    assert_eq!(judged.put(scene.red(1)), Some((mm(500.0, 12.5), Rule::N19)));
}

#[test]
fn n21_put_back_first_then_the_middle_then_the_penalty_then_debts() {
    // N14 takes the middle, so that N10 goes beside it; the penalty takes the far middle, the debt goes beside it.
    let mut scene = scene(
        &[(500.0, 500.0), (300.0, 300.0), (350.0, 300.0), (250.0, 300.0)],
        &[ASIDE, ASIDE_TOO, (900.0, 400.0), (900.0, 300.0)],
    );
    scene.debts.0[Colour::Red.index()] = vec![Stand::South];
    let (dark, off, fell, fell_too) = (scene.red(0), scene.red(1), scene.red(2), scene.red(3));
    let judged = scene.tell(
        &[(0.1, disc(dark))],
        &[(dark, Ended::Pocket), (off, Ended::Off), (fell, Ended::Pocket), (fell_too, Ended::Pocket)],
    );
    let order: Vec<(Rule, Point)> = judged.verdict.respots.iter().map(|p| (p.rule, p.to)).collect();
    assert_eq!(
        order,
        [
            (Rule::N14, mm(500.0, 500.0)),
            (Rule::N10, mm(500.0, 525.0)),
            (Rule::N18, mm(500.0, 987.5)),
            (Rule::N19, mm(475.0, 987.5)),
        ]
    );
    assert_eq!(judged.verdict.table.pocketed(Colour::Red).count(), 0);
}

#[test]
fn n21_a_disc_put_back_never_counts_as_pocketed() {
    // The last own disc, dark, hit directly and pocketed: no win, no penalty disc from it, a debt.
    let scene = scene(&[(500.0, 500.0)], &[ASIDE]);
    let judged = scene.tell(&[(0.1, disc(scene.red(0)))], &[(scene.red(0), Ended::Pocket)]);
    assert_eq!(judged.verdict.finish, None);
    assert_eq!(judged.verdict.debts.of(Colour::Red), 1);
    assert!(judged.says(Rule::N8) && judged.says(Rule::N14));
}

#[test]
fn n22_the_enemys_last_disc_wins_for_the_enemy_both_make_it_void() {
    let scene = scene(&[ASIDE], &[(300.0, 300.0)]);
    let (red, black) = (scene.red(0), scene.black(0));
    let touches = [(0.1, disc(red)), (0.2, disc(black))];
    let judged = scene.tell(&touches, &[(black, Ended::Pocket)]);
    assert_eq!(judged.verdict.finish, Some(Finish::Won(Colour::Black)));
    let judged = scene.tell(&touches, &[(black, Ended::Pocket), (red, Ended::Pocket)]);
    assert_eq!(judged.verdict.finish, Some(Finish::Void));
}

#[test]
fn n22_judged_after_the_penalty_disc() {
    // The last own disc falls, but so does the striker: the penalty disc is on the table again.
    let scene = scene(&[ON_LINE], &[ASIDE]);
    let judged = scene.shoot(FROM, POCKET, 3000.0);
    assert!(judged.story.lost && judged.ended.contains(&(scene.red(0), Ended::Pocket)));
    assert_eq!(judged.verdict.finish, None);
    assert_eq!(judged.put(scene.red(0)), Some((mm(500.0, 987.5), Rule::N18)));
}

#[test]
fn n24_an_own_disc_pocketed_in_a_lost_turn_stays_pocketed() {
    let scene = scene(&[ASIDE, (300.0, 300.0)], &[ASIDE_TOO, (300.0, 600.0)]);
    let judged = scene.tell(
        &[(0.1, disc(scene.red(1)))],
        &[(scene.red(1), Ended::Pocket), (scene.black(1), Ended::Pocket)],
    );
    assert_eq!(judged.rules(), ["N9"]);
    assert!(!judged.verdict.again);
    assert_eq!(judged.verdict.table.place(scene.red(1)), Place::Pocket);
}

#[test]
fn n18_opposite_whoever_shoots_and_no_other_disc_is_moved() {
    for (colour, shooter, to) in [
        (Colour::Red, Stand::South, mm(500.0, 987.5)),
        (Colour::Red, Stand::North, mm(500.0, 12.5)),
        (Colour::Black, Stand::West, mm(987.5, 500.0)),
        (Colour::Black, Stand::East, mm(12.5, 500.0)),
    ] {
        let scene = pocketed(&[(300.0, 300.0)], &[(300.0, 700.0)], 2).doubles().shot_by(colour, shooter);
        let judged = scene.tell(&[], &[]);
        let penalty = scene.table.pocketed(colour).next().unwrap();
        assert_eq!(judged.put(penalty), Some((to, Rule::N18)), "{shooter:?}");
        for disc in scene.table.ids().filter(|&disc| disc != penalty) {
            assert_eq!(judged.verdict.table.place(disc), scene.table.place(disc), "{shooter:?}");
        }
    }
}

#[test]
fn n18_one_however_many_fouls_and_of_the_own_side() {
    let scene = pocketed(&[(500.0, 500.0)], &[(300.0, 300.0)], 3);
    let judged = scene.tell(&[(0.1, disc(scene.black(0))), (0.2, disc(scene.red(0)))], &[]);
    assert_eq!(judged.rules(), ["N8", "N14", "N15", "N17", "N18"]);
    assert_eq!(judged.verdict.table.left(Colour::Red), 2);
    assert_eq!(judged.verdict.table.left(Colour::Black), 1);
}

#[test]
fn n18_a_whole_rim_taken_leaves_the_nearest_free_spot() {
    let rim: Vec<(f64, f64)> = (0..40).map(|n| (12.5 + 25.0 * f64::from(n), 987.5)).collect();
    let table = scene(&rim, &[]).table;
    let spot = spots::penalty(&table, Stand::South);
    assert!(spots::is_free(&table, spot));
    assert!(spot.y < 987_500 && spot.y > 960_000 && spot.x.abs_diff(500_000) < 13_000, "{spot:?}");
}

#[test]
fn n19_as_many_debts_are_paid_as_there_are_discs_the_oldest_first() {
    let reds = [(300.0, 300.0), (350.0, 300.0), (400.0, 300.0)];
    let blacks = [ASIDE, ASIDE_TOO, (900.0, 400.0)];
    let mut scene = scene(&reds, &blacks).doubles();
    scene.debts.0[Colour::Red.index()] = vec![Stand::North, Stand::South, Stand::South];
    let ends = [(scene.red(0), Ended::Pocket), (scene.red(2), Ended::Pocket)];
    let judged = scene.tell(&[(0.1, disc(scene.red(0)))], &ends);
    assert_eq!(judged.rules(), ["N5", "N19"]);
    assert!(judged.verdict.again);
    assert_eq!(judged.put(scene.red(0)), Some((mm(500.0, 12.5), Rule::N19)), "the oldest, north's");
    assert_eq!(judged.put(scene.red(2)), Some((mm(500.0, 987.5), Rule::N19)));
    assert_eq!(judged.verdict.debts.0, [vec![Stand::South], vec![]]);
}

#[test]
fn n19_a_debt_is_the_sides_own() {
    let mut scene = scene(&[ASIDE, (300.0, 300.0)], &[ASIDE_TOO, (300.0, 600.0)]);
    scene.debts.0[Colour::Black.index()] = vec![Stand::North];
    // Red's disc falls: it does not pay what black owes.
    let judged = scene.tell(&[(0.1, disc(scene.red(1)))], &[(scene.red(1), Ended::Pocket)]);
    assert_eq!(judged.rules(), ["N5"]);
    assert_eq!(judged.verdict.debts.of(Colour::Black), 1);
}

#[test]
fn n21_debts_of_the_shooters_side_first() {
    for (colour, shooter) in [(Colour::Red, Stand::South), (Colour::Black, Stand::North)] {
        let mut scene =
            scene(&[ASIDE, (300.0, 300.0)], &[ASIDE_TOO, (300.0, 600.0)]).shot_by(colour, shooter);
        scene.debts.0 = [vec![Stand::South], vec![Stand::North]];
        let ends = [(scene.red(1), Ended::Pocket), (scene.black(1), Ended::Pocket)];
        let own = scene.table.ids_of(colour).nth(1).unwrap();
        let judged = scene.tell(&[(0.1, disc(own))], &ends);
        let paid: Vec<Colour> = judged.verdict.respots.iter().map(|r| scene.table.colour(r.disc)).collect();
        assert_eq!(paid, [colour, colour.other()]);
    }
}

#[test]
fn n21_the_penalty_disc_comes_before_debts() {
    // One own disc falls in a stroke with a foul: it is the penalty disc, and the debt stays.
    let mut scene = scene(&[ASIDE, (300.0, 300.0)], &[ASIDE_TOO, (300.0, 600.0)]);
    scene.debts.0[Colour::Red.index()] = vec![Stand::South];
    let judged = scene.tell(&[(0.1, disc(scene.black(1)))], &[(scene.red(1), Ended::Pocket)]);
    assert_eq!(judged.put(scene.red(1)), Some((mm(500.0, 987.5), Rule::N18)));
    assert_eq!(judged.verdict.debts.of(Colour::Red), 1);
}

#[test]
fn n21_n10_comes_before_the_penalty_disc() {
    let scene = scene(&[(300.0, 300.0), ASIDE], &[(500.0, 987.5), ASIDE_TOO]);
    let ends = [(scene.red(0), Ended::Pocket), (scene.red(1), Ended::Off)];
    let judged = scene.tell(&[(0.1, disc(scene.black(1)))], &ends);
    let order: Vec<Rule> = judged.verdict.respots.iter().map(|respot| respot.rule).collect();
    assert_eq!(order, [Rule::N10, Rule::N18]);
}

#[test]
fn n22_a_debt_that_is_paid_keeps_either_side_from_winning() {
    let mut scene = scene(&[(300.0, 300.0)], &[ASIDE]);
    let (red, black) = (scene.red(0), scene.black(0));
    scene.debts.0 = [vec![Stand::South], vec![Stand::North]];
    let judged = scene.tell(&[(0.1, disc(red))], &[(red, Ended::Pocket)]);
    assert_eq!((judged.verdict.finish, judged.verdict.again), (None, true));
    let judged = scene.tell(&[(0.1, disc(red)), (0.2, disc(black))], &[(black, Ended::Pocket)]);
    assert_eq!(judged.verdict.finish, None);
}

#[test]
fn n22_the_enemys_win_is_said_as_such_also_after_a_foul() {
    let scene = pocketed(&[ASIDE], &[(300.0, 300.0)], 1);
    let judged = scene.tell(&[(0.1, FAR), (0.2, disc(scene.black(0)))], &[(scene.black(0), Ended::Pocket)]);
    assert_eq!(judged.verdict.finish, Some(Finish::Won(Colour::Black)));
    assert_eq!(judged.rules(), ["N8", "N9", "N16", "N18", "N22"]);
    assert!(!judged.verdict.again);
    // Both would have cleared the table, but for the penalty disc.
    let scene = pocketed(&[ASIDE], &[(300.0, 300.0)], 0);
    let ends = [(scene.red(0), Ended::Pocket), (scene.black(0), Ended::Pocket)];
    let judged = scene.tell(&[(0.1, disc(scene.black(0))), (0.2, disc(scene.red(0)))], &ends);
    assert_eq!(judged.verdict.finish, Some(Finish::Won(Colour::Black)));
}

#[test]
fn n24_of_several_own_discs_in_a_foul_all_but_the_penalty_disc_stay_pocketed() {
    let scene = scene(
        &[(300.0, 300.0), (350.0, 300.0), (400.0, 300.0), (500.0, 500.0)],
        &[ASIDE, ASIDE_TOO, (900.0, 400.0), (900.0, 300.0)],
    );
    let ends = [0, 1, 3].map(|n| (scene.red(n), Ended::Pocket));
    // The dark one was hit directly: N14 puts it back.
    let judged = scene.tell(&[(0.1, disc(scene.red(3)))], &ends);
    assert_eq!(judged.put(scene.red(3)), Some((mm(500.0, 500.0), Rule::N14)));
    assert_eq!(judged.put(scene.red(0)), Some((mm(500.0, 987.5), Rule::N18)));
    assert_eq!(judged.verdict.table.pocketed(Colour::Red).collect::<Vec<_>>(), [scene.red(1)]);
}
