//! C19: what the whole game holds, from the table that solves it.

use crate::support::plain::replay;
use crate::support::situation;
use tablier_corona::board::Points;
use tablier_corona::solver::Tablebase;

/// How many of the 5,717,712 situations yield 0, 1, 2, … 21 points.
const HISTOGRAM: [u64; 22] = [
    92, 0, 3_370, 0, 23_428, 22_288, 44_314, 286_560, 123_660, 568_356, 600_028, 981_102, 791_050, 580_332,
    981_954, 210_024, 264_094, 129_750, 58_428, 9_828, 36_564, 2_490,
];

#[test]
fn c19_the_most_any_situation_yields_is_21() {
    let table = Tablebase::build();
    let census = table.census();
    assert_eq!(census.maximum, Points(21));
    assert_eq!(census.maximum, Points::MOST);
    assert_eq!((census.histogram[1], census.histogram[3]), (0, 0), "no situation is worth 1 or 3");
    assert_eq!(census.most_frequent(), Points(14));

    let example = situation([0, 0, 0, 0, 0, 6], [6; 6]);
    assert_eq!(table.value(&example), Points(21));
    let line = table.best_line(&example);
    assert_eq!(replay(&example, &line), Points(21));
    assert_eq!(line.iter().map(|step| step.points.0).collect::<Vec<_>>(), [2, 5, 2, 3, 4, 5]);
}

/// The average of C19 is the one a table sees: every die rolled, every piece put down at random. Counted once each,
/// crowded placements and matching dice weigh more, and the average is lower.
#[test]
fn c19_the_average_is_13_and_the_most_frequent_value_14() {
    let table = Tablebase::build();
    let chances = table.census_of_chances();
    assert_eq!(chances.situations, 12u64.pow(6) * 6u64.pow(6));
    assert_eq!(format!("{:.4}", chances.mean()), "12.9993");
    assert_eq!(chances.most_frequent(), Points(14));
    assert_eq!(chances.maximum, Points(21));
    assert_eq!(format!("{:.4}", table.census().mean()), "11.8524");
}

#[test]
fn the_census_is_what_it_was() {
    let census = Tablebase::build().census();
    assert_eq!(census.situations, 12_376 * 462);
    assert_eq!(census.histogram, HISTOGRAM);
}
