//! Cards: what is on the front is read back from the PDF, solved, and compared with what is on its back.

use tablier_corona::board::{Pips, Placement, Situation, Space, Throw};
use tablier_corona::grading::{Grade, Measures};
use tablier_corona::solver::{best_sets, solve};
use tablier_print::corona::cards::{Deck, print};
use tablier_print::{Language, Paper};

use crate::colorado::crosses;
use crate::reader::{At, Page, near, read};

/// A card's size, and the places on it that are read.
const CARD: At = (62.0, 78.0);
const RING: At = (31.0, 34.0);
/// What pieces are printed with.
const METAL: [u8; 3] = [196, 192, 184];

fn deck(count: u16, from: usize, to: usize) -> Deck {
    Deck { count, seed: 1974, from: Grade::ALL[from], to: Grade::ALL[to] }
}

/// The upper left corner of the nth card of a page.
fn corner(paper: Paper, nth: usize, back: bool) -> At {
    let column = if back { 2 - nth % 3 } else { nth % 3 };
    let times = |count: usize, length: f64| f64::from(u8::try_from(count).unwrap()) * length;
    (0.5 * (paper.size().0 - 3.0 * CARD.0) + times(column, CARD.0), 27.0 + times(nth / 3, CARD.1))
}

fn inside((x, y): At, corner: At) -> bool {
    x > corner.0 && x < corner.0 + CARD.0 && y > corner.1 && y < corner.1 + CARD.1
}

/// The situation that somebody sees who looks at the card.
fn seen(page: &Page, corner: At) -> Situation {
    let middle = (corner.0 + RING.0, corner.1 + RING.1);
    let pieces =
        page.painted.iter().filter(|painted| painted.fill == Some(METAL) && inside(painted.middle(), corner));
    let mut spaces: Vec<Space> = Vec::new();
    for piece in pieces {
        let (x, y) = piece.middle();
        let turns = libm::atan2(x - middle.0, middle.1 - y) / std::f64::consts::TAU;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "below twelve")]
        let space = ((12.0 * turns).round() as i32).rem_euclid(12) as u8;
        spaces.push(Space::try_from(space).unwrap());
    }
    // The dice are the numbers on the lowest line, from the left.
    let mut dice: Vec<(f64, u8)> = page
        .said
        .iter()
        .filter(|said| inside(said.at, corner) && said.at.1 > corner.1 + 66.0)
        .map(|said| (said.at.0, said.words.parse().unwrap()))
        .collect();
    dice.sort_by(|a, b| a.0.total_cmp(&b.0));
    let dice: Vec<Pips> = dice.into_iter().map(|(_, pips)| Pips::try_from(pips).unwrap()).collect();
    Situation { placement: Placement(spaces.try_into().unwrap()), throw: Throw(dice.try_into().unwrap()) }
}

/// The answer on the back: the most, and the moves' numbers, row by row.
fn answer(page: &Page, corner: At) -> (u8, Vec<[u8; 4]>) {
    let here: Vec<_> = page.said.iter().filter(|said| inside(said.at, corner)).collect();
    let numbers = |from: f64, to: f64| {
        let mut row: Vec<(f64, u8)> = here
            .iter()
            .filter(|said| said.at.1 > corner.1 + from && said.at.1 < corner.1 + to)
            .filter_map(|said| Some((said.at.0, said.words.parse().ok()?)))
            .collect();
        row.sort_by(|a, b| a.0.total_cmp(&b.0));
        row.into_iter().map(|(_, number)| number).collect::<Vec<u8>>()
    };
    let most = numbers(10.0, 20.0)[0];
    let rows = (0..6).map(|nth| 22.0 + 7.6 * f64::from(nth)).map(|from| numbers(from, from + 7.0));
    (most, rows.filter(|row| !row.is_empty()).map(|row| row.try_into().unwrap()).collect())
}

#[test]
fn every_answer_is_what_the_solver_says_and_lies_behind_its_card() {
    for (paper, language) in [(Paper::A4, Language::English), (Paper::Letter, Language::French)] {
        let deck = deck(52, 0, 4);
        let pages = read(&print(&deck, paper, language));
        assert_eq!(pages.len(), 12, "six sheets, each with a back");
        for (number, card) in deck.cards().iter().enumerate() {
            let (sheet, nth) = (number / 9, number % 9);
            let front = seen(&pages[2 * sheet], corner(paper, nth, false));
            let mut placed = (front.placement.0, card.graded.situation.placement.0);
            placed.0.sort_unstable();
            placed.1.sort_unstable();
            assert_eq!(placed.0, placed.1, "card {}", number + 1);
            assert_eq!(front.throw, card.graded.situation.throw);
            let (most, moves) = answer(&pages[2 * sheet + 1], corner(paper, nth, true));
            assert_eq!(most, solve(&front).best.0, "card {}", number + 1);
            let line: Vec<[u8; 4]> = card
                .line
                .iter()
                .map(|step| [step.from.get(), step.die.get(), step.to.get(), step.points.0])
                .collect();
            assert_eq!(moves, line);
            assert_eq!(moves.iter().map(|row| row[3]).sum::<u8>(), most);
            assert_eq!(card.graded.measures.ways, best_sets(&front).tight);
            // Its number is on both sides, each in the upper right corner.
            for (page, back) in [(2 * sheet, false), (2 * sheet + 1, true)] {
                let corner = corner(paper, nth, back);
                let said = pages[page].said.iter().filter(|said| inside(said.at, corner));
                let mut upper = said.filter(|said| said.at.1 < corner.1 + 8.0 && said.at.0 > corner.0 + 50.0);
                assert_eq!(upper.next().unwrap().words, (number + 1).to_string());
            }
        }
    }
}

#[test]
fn fronts_and_backs_have_crosses_that_lie_on_each_other() {
    for paper in Paper::ALL {
        let pages = read(&print(&deck(9, 0, 0), paper, Language::English));
        let (fronts, backs) = (crosses(&pages[0]), crosses(&pages[1]));
        assert_eq!((fronts.len(), backs.len()), (4, 4));
        for (x, y) in fronts {
            assert!(backs.iter().any(|back| near(paper.size().0 - x, back.0) && near(y, back.1)));
        }
    }
}

#[test]
fn a_deck_climbs_from_its_easiest_grade_to_its_hardest() {
    let grades = |deck: Deck| deck.cards().iter().map(|card| card.graded.grade.get()).collect::<Vec<_>>();
    assert_eq!(grades(deck(10, 0, 4)), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    assert_eq!(grades(deck(3, 2, 2)), [3, 3, 3]);
    assert_eq!(grades(deck(1, 1, 3)), [2]);
    for card in deck(10, 0, 4).cards() {
        assert_eq!(Measures::of(&card.graded.situation).grade(), Some(card.graded.grade));
    }
}

#[test]
fn another_seed_deals_other_cards() {
    let one = deck(9, 0, 4);
    assert_eq!(one.cards(), one.cards());
    assert_ne!(one.cards(), Deck { seed: 1975, ..one }.cards());
}
