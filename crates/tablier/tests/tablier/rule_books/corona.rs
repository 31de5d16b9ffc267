//! Corona's examples, worked by the game: lines of moves, auctions, payments, what a situation is worth.

use std::collections::BTreeSet;

use tablier_corona::auction::{Auction, Call, Glass};
use tablier_corona::board::{Pips, Placement, Points, Situation, Space, Throw};
use tablier_corona::game::Setup;
use tablier_corona::settlement::payments;
use tablier_corona::{Chips, Player, solver};
use tablier_game::{Micros, Millis, Seat};

use super::book::{Book, Example, cell};
use super::markdown::{Block, Spans};

type Checked = Result<(), String>;

/// Which kind of example it is follows from its table's columns.
pub(crate) fn check(example: &Example<'_>) -> Checked {
    match example.table {
        None => worth(&example.codes),
        Some(rows) if rows[0].len() == 4 => line(&example.codes, rows),
        Some(rows) if rows[0].len() == 3 => auction(&example.codes, rows),
        Some(rows) => settlement(rows),
    }
}

fn numbers<T: TryFrom<u8>>(text: &str) -> Result<[T; 6], String> {
    let number = |part: &str| part.parse::<u8>().ok().and_then(|number| T::try_from(number).ok());
    let all: Option<Vec<T>> = text.split(',').map(number).collect();
    all.and_then(|all| all.try_into().ok()).ok_or_else(|| format!("`{text}` are not six numbers"))
}

/// The first two codes: pieces, dice.
pub(super) fn situation(codes: &[&str]) -> Result<Situation, String> {
    let [pieces, dice, ..] = codes else { return Err("pieces and dice are missing".to_owned()) };
    Ok(Situation { placement: Placement(numbers::<Space>(pieces)?), throw: Throw(numbers::<Pips>(dice)?) })
}

/// `max 13`: what the situation is worth.
fn worth(codes: &[&str]) -> Checked {
    let said = codes.iter().find_map(|code| code.strip_prefix("max ")).ok_or("what is it worth?")?;
    let best = solver::solve(&situation(codes)?).best.to_string();
    if said == best { Ok(()) } else { Err(format!("said to be worth {said}, but it is {best}")) }
}

/// From, by, to, points; each piece and each die at most once, and a sum `5 = 2 + 3`.
fn line(codes: &[&str], rows: &[Vec<Spans>]) -> Checked {
    let Situation { placement, throw } = situation(codes)?;
    let (mut unmoved, mut standing) = (placement.0.to_vec(), placement.0.to_vec());
    let mut dice = throw.0.to_vec();
    let mut scored = Vec::new();
    for row in &rows[1..] {
        let row: Vec<u8> = row.iter().map(|spans| cell(spans).parse().unwrap_or(u8::MAX)).collect();
        let [from, by, to, points] = row[..] else { unreachable!("four columns") };
        let (from, by) = (
            Space::try_from(from).map_err(|e| e.to_string())?,
            Pips::try_from(by).map_err(|e| e.to_string())?,
        );
        take(&mut unmoved, &from).ok_or(format!("no unmoved piece on {from}"))?;
        take(&mut dice, &by).ok_or(format!("no die left that shows {by}"))?;
        take(&mut standing, &from).ok_or(format!("no piece on {from}"))?;
        let lands = from.clockwise(by);
        let there = u8::try_from(standing.iter().filter(|&&space| space == lands).count()).unwrap();
        let rightly = Points::for_landing_on(there).0;
        if (lands.get(), rightly) != (to, points) {
            return Err(format!("from {from} by {by}: to {lands} for {rightly}, not to {to} for {points}"));
        }
        standing.push(lands);
        scored.push(points);
    }
    let terms: Vec<String> = scored.iter().map(u8::to_string).collect();
    let sum = format!("{} = {}", scored.iter().sum::<u8>(), terms.join(" + "));
    if !codes.contains(&sum.as_str()) {
        return Err(format!("the sum is `{sum}`"));
    }
    if codes.iter().any(|code| code.starts_with("max")) { worth(codes) } else { Ok(()) }
}

fn take<T: PartialEq>(all: &mut Vec<T>, one: &T) -> Option<T> {
    all.iter().position(|other| other == one).map(|at| all.remove(at))
}

fn seat(letter: &str) -> Seat {
    Seat::nth("ABCDEF".find(letter).expect("players are A, B, C …"))
}

/// Second, player, call; the winner as `B 12`.
fn auction(codes: &[&str], rows: &[Vec<Spans>]) -> Checked {
    let turned = Millis(0);
    let glass = Glass { turned, runs_out: turned + Setup::default().glass };
    let call = |row: &Vec<Spans>| {
        let credited = Millis::seconds(cell(&row[0]).parse().unwrap());
        Call {
            seat: seat(&cell(&row[1])),
            points: Points(cell(&row[2]).parse().unwrap()),
            credited,
            micros: Micros::ZERO,
        }
    };
    let calls = rows[1..].iter().map(call).filter(|call| call.credited < glass.runs_out).collect();
    let situation = situation(&["0,0,0,0,0,0", "1,1,1,1,1,1"])?;
    let auction = Auction { setter: Seat(0), unclaimed: 0, situation, glass, calls, done: BTreeSet::new() };
    let lead = auction.lead().expect("somebody called");
    let letter = &"ABCDEF"[lead.seat.index()..=lead.seat.index()];
    let won = format!("{letter} {}", lead.points);
    if codes == [won.as_str()] { Ok(()) } else { Err(format!("`{won}` wins, not {codes:?}")) }
}

/// Chips before, then after: `C: 12 ≤ 13` made, `C: 12 > 11` failed.
fn settlement(rows: &[Vec<Spans>]) -> Checked {
    let chips =
        |row: &[Spans]| -> Vec<u32> { row[1..].iter().map(|spans| cell(spans).parse().unwrap()).collect() };
    let before = chips(&rows[1]);
    let players: Vec<Player> =
        before.iter().map(|&chips| Player { chips: Chips(chips), left: false }).collect();
    if rows.len() < 3 {
        return Err("nobody plays".to_owned());
    }
    for row in &rows[2..] {
        let label = cell(&row[0]);
        let words: Vec<&str> = label.split([' ', '\u{a0}', ':']).filter(|word| !word.is_empty()).collect();
        let [who, call, sign, points] = words[..] else { return Err(format!("{label}: who, call, points")) };
        let made = points.parse::<u8>().unwrap() >= call.parse::<u8>().unwrap();
        if sign != if made { "≤" } else { ">" } {
            return Err(format!("{label} is not true"));
        }
        let mut after = before.clone();
        for payment in payments(&players, seat(who), made) {
            after[payment.from.index()] -= 1;
            after[payment.to.index()] += 1;
        }
        if after != chips(row) {
            return Err(format!("{label}: {after:?}, not {:?}", chips(row)));
        }
    }
    Ok(())
}

/// C3's table has two columns: players, chips.
#[test]
fn the_chips_to_begin_with_are_the_games() {
    for book in Book::of("corona") {
        let points = book.points();
        let point = points.iter().find(|point| point.number == Some("C3")).unwrap();
        let Some(Block::Table { rows }) =
            point.blocks.iter().find(|block| matches!(block, Block::Table { .. }))
        else {
            panic!("{}: C3 has no table", book.name)
        };
        assert_eq!(rows.len(), 5);
        for row in &rows[1..] {
            let (players, chips): (usize, u32) =
                (cell(&row[0]).parse().unwrap(), cell(&row[1]).parse().unwrap());
            let started = tablier_game::Started {
                id: tablier_game::GameId([0; 16]),
                rules: <tablier_corona::Corona as tablier_game::Game>::SCHEMA,
                setup: Setup::default(),
                nonces: vec![tablier_game::Nonce([0; 16]); players],
                seed: tablier_game::Seed([0; 32]),
                at: Millis(0),
            };
            let state = <tablier_corona::Corona as tablier_game::Game>::begin(&started).unwrap();
            assert!(
                state.players().iter().all(|player| player.chips == Chips(chips)),
                "{}: {players}",
                book.name
            );
        }
    }
}

#[test]
fn a_wrong_example_is_found() {
    let book = Book::open("en", "corona");
    for (right, wrong) in [
        ("| 5 | 2 | 7 | 3 |", "| 5 | 2 | 7 | 2 |"),
        ("| 5 | 2 | 7 | 3 |", "| 5 | 3 | 8 | 2 |"),
        ("`5 = 2 + 3`", "`6 = 3 + 3`"),
        ("`max 13`", "`max 14`"),
        ("`B 12`", "`C 12`"),
        ("`12 > 9` | 10 | 0 | 11", "`12 > 9` | 11 | 0 | 11"),
        ("`12 ≤ 13`", "`12 ≤ 11`"),
        ("`max 0`", "`max 2`"),
    ] {
        assert!(book.text.contains(right), "{right}");
        let text = book.text.replace(right, wrong);
        let blocks = crate::rule_books::markdown::read(&text).unwrap();
        let changed = Book { name: "changed".to_owned(), text, blocks };
        assert!(changed.examples().iter().any(|example| check(example).is_err()), "{wrong}");
    }
}
