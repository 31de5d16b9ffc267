//! The situation of a day: from a seed and the day's number, harder as the week goes on.

use tablier_game::Seed;

use crate::grading::{Grade, Graded, situation};

/// The grades from Monday to Sunday: the week begins with what is seen at a glance and ends with what hardly anybody
/// finds.
const WEEK: [u8; 7] = [1, 2, 2, 3, 3, 4, 5];

/// How hard a day's situation is, by the day of the week, 0 for Monday.
pub fn grade(weekday: u8) -> Grade {
    let grade = WEEK[usize::from(weekday) % WEEK.len()];
    Grade::try_from(grade).expect("the week has grades from 1 to 5")
}

/// The situation of the day with this number, which is on this day of the week. The same seed has the same everywhere.
pub fn of(seed: &Seed, number: u32, weekday: u8) -> Graded {
    situation(seed, number, grade(weekday))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_week_climbs_and_two_of_one_seed_show_the_same() {
        let week: Vec<u8> = (0..7).map(|day| grade(day).get()).collect();
        assert!(week.is_sorted() && week[0] == 1 && week[6] == 5);
        let seed = Seed([7; 32]);
        let (one, other) = (of(&seed, 20_775, 2), of(&seed, 20_775, 2));
        assert_eq!((one, one.grade.get()), (other, 2));
        assert_ne!(one.situation, of(&seed, 20_776, 3).situation);
        assert_ne!(one.situation, of(&Seed([8; 32]), 20_775, 2).situation);
    }
}
