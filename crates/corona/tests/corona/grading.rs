//! Grades: what makes a situation hard, that each grade has its share, and that a seed always gives the same.

use tablier_corona::board::Points;
use tablier_corona::grading::{BOUNDS, EYES, Grade, LEAST, Measures, drawn, situation};
use tablier_corona::solver::{best_sets, solve};
use tablier_game::Seed;

const SEED: Seed = Seed([74; 32]);

fn measured(missed: [u32; 4], preparations: u32, ways: usize) -> Measures {
    Measures { best: Points(13), ways, preparations, missed }
}

#[test]
fn hardness_is_what_bidders_miss_what_only_prepares_and_how_few_ways_there_are() {
    let easy = measured([0; 4], 0, 20);
    assert_eq!(easy.hardness(), 0);
    // A point missed weighs more the better the bidder is that misses it.
    let weights = [0, 1, 2, 3].map(|level| {
        let mut missed = [0; 4];
        missed[level] = 1;
        measured(missed, 0, 20).hardness()
    });
    assert_eq!(weights, [1, 2, 3, 4]);
    assert_eq!(measured([0; 4], 2, 20).hardness(), 20);
    let rare = [1, 2, 3, 4, 8, 9].map(|ways| measured([0; 4], 0, ways).hardness());
    assert_eq!(rare, [12, 8, 4, 4, 2, 0]);
    assert_eq!(measured([30, 10, 5, 1], 1, 1).hardness(), 30 + 20 + 15 + 4 + 10 + 12);
}

#[test]
fn a_grade_goes_up_to_its_bound() {
    let of = |hardness: u32| measured([hardness, 0, 0, 0], 0, 20).grade().unwrap().get();
    assert_eq!(of(0), 1);
    for (bound, grade) in BOUNDS.into_iter().zip(1..) {
        assert_eq!((of(bound), of(bound + 1)), (grade, grade + 1));
    }
    let poor = Measures { best: Points(LEAST.0 - 1), ..measured([0; 4], 0, 20) };
    assert_eq!(poor.grade(), None, "there is too little to find");
}

#[test]
fn the_grades_are_one_to_five() {
    assert_eq!(Grade::ALL.map(Grade::get), [1, 2, 3, 4, 5]);
    assert_eq!(Grade::try_from(3).unwrap(), Grade::ALL[2]);
    for bad in [0, 6, 255] {
        let error = Grade::try_from(bad).unwrap_err();
        assert_eq!(error.to_string(), format!("grade {bad}: the grades are 1 to 5"));
    }
}

/// The bounds are where a fifth each lies: none is far from it over a sample that did not set them.
#[test]
fn each_grade_has_about_a_fifth_of_what_chance_brings() {
    const DRAWN: usize = 3_000;
    let mut stream = SEED.stream("a sample", 0, b"");
    let mut counts = [0; 5];
    for _ in 0..DRAWN {
        if let Some(grade) = Measures::of(&drawn(&mut stream)).grade() {
            counts[usize::from(grade.get()) - 1] += 1;
        }
    }
    let about = DRAWN * 16 / 100..DRAWN * 24 / 100;
    assert!(counts.iter().all(|count| about.contains(count)), "{counts:?}");
}

/// What a person meets: the higher the grade, the more every level of bidder misses, and the fewer ways there are.
#[test]
fn a_higher_grade_is_harder_for_everybody() {
    const EACH: u32 = 60;
    let mut before: Option<([u32; 4], usize)> = None;
    for grade in [Grade::ALL[0], Grade::ALL[2], Grade::ALL[4]] {
        let (mut missed, mut ways) = ([0; 4], 0);
        for number in 0..EACH {
            let graded = situation(&SEED, number, grade);
            for (sum, one) in missed.iter_mut().zip(graded.measures.missed) {
                *sum += one;
            }
            ways += graded.measures.ways;
        }
        if let Some((less, more_ways)) = before {
            assert!(missed.iter().zip(less).all(|(more, less)| *more > less), "{missed:?} {less:?}");
            assert!(ways < more_ways);
        }
        before = Some((missed, ways));
    }
}

#[test]
fn what_is_dealt_has_its_grade_and_is_measured_truly() {
    for grade in Grade::ALL {
        let graded = situation(&SEED, 9, grade);
        assert_eq!(graded.measures, Measures::of(&graded.situation));
        assert_eq!((graded.grade, graded.measures.grade()), (grade, Some(grade)));
        let solution = solve(&graded.situation);
        assert_eq!(graded.measures.best, solution.best);
        assert_eq!(graded.measures.ways, best_sets(&graded.situation).tight);
        let idle = solution.moves.iter().filter(|step| step.points == Points(0)).count();
        assert_eq!(usize::try_from(graded.measures.preparations).unwrap(), idle);
        let most = u32::from(graded.measures.best.0) * u32::from(EYES);
        assert!(graded.measures.missed.iter().all(|missed| *missed <= most));
    }
}

#[test]
fn seed_number_and_grade_each_give_another_and_the_same_give_the_same() {
    let [low, high] = [Grade::ALL[0], Grade::ALL[4]];
    let one = situation(&SEED, 0, low);
    assert_eq!(one, situation(&SEED, 0, low));
    assert_ne!(one.situation, situation(&SEED, 1, low).situation);
    assert_ne!(one.situation, situation(&SEED, 0, high).situation);
    assert_ne!(one.situation, situation(&Seed([75; 32]), 0, low).situation);
}

/// A day's situation must be the same wherever and whenever it is asked for: a change here changes every server's days
/// and every printed deck, also one that comes with another release of what the bidders shuffle by.
#[test]
fn the_first_of_a_seed_are_these() {
    let mut list = Vec::new();
    for number in 0..4 {
        for grade in Grade::ALL {
            let graded = situation(&SEED, number, grade);
            let Measures { best, ways, preparations, missed } = graded.measures;
            let (placement, throw) = (graded.situation.placement, graded.situation.throw);
            list.push(format!(
                "{number} grade {}: {placement} / {throw} worth {best}, ways {ways}, preparations {preparations}, missed {missed:?}, hardness {}",
                grade.get(),
                graded.measures.hardness()
            ));
        }
    }
    insta::assert_snapshot!(list.join("\n"));
}
