//! The test vectors of `docs/dice.md`, read from the page itself: it can't say what the program doesn't do.

use std::collections::BTreeMap;

use super::{Commitment, GameId, Nonce, Seed, Stream};
use crate::{Millis, Started};

const PAGE: &str = include_str!("../../../../docs/dice.md");

/// The rows of the page's table with these columns, as cells without backticks.
fn table(columns: &[&str]) -> Vec<Vec<&'static str>> {
    let cells = |line: &'static str| -> Vec<&'static str> {
        let inner = line.trim_matches('|').split('|');
        inner.map(|cell| cell.trim().trim_matches('`')).collect()
    };
    let rows = PAGE.lines().skip_while(|line| !line.starts_with('|') || cells(line) != columns);
    let rows: Vec<_> = rows.skip(2).take_while(|line| line.starts_with('|')).map(cells).collect();
    assert!(!rows.is_empty(), "the page has no table {columns:?}");
    rows
}

/// The game that the vectors are of, and the commitment on the page.
fn game() -> (Started<()>, Commitment) {
    let named: BTreeMap<_, _> = table(&["what", "bytes"]).iter().map(|row| (row[0], row[1])).collect();
    let nonce = |seat| named[format!("nonce of seat {seat}").as_str()].parse::<Nonce>();
    let started = Started {
        id: named["game id"].parse::<GameId>().expect("an id"),
        rules: 1,
        setup: (),
        nonces: (1..=3).map(|seat| nonce(seat).expect("a nonce")).collect(),
        seed: named["seed"].parse::<Seed>().expect("a seed"),
        at: Millis::ZERO,
    };
    (started, named["commitment"].parse().expect("a commitment"))
}

/// Every roll on the page: its number, nonce, first block and dice.
fn rolls() -> Vec<(u32, Vec<u8>, &'static str, Vec<u8>)> {
    let joint = game().0.joint_nonce();
    table(&["i", "roll", "nonce", "first block", "dice"])
        .into_iter()
        .map(|row| {
            let nonce = match row[1] {
                "opening" => joint.clone(),
                _ => hex::decode(row[2]).expect("a nonce"),
            };
            let dice = row[4].split(' ').map(|die| die.parse().expect("a die")).collect();
            (row[0].parse().expect("a number"), nonce, row[3], dice)
        })
        .collect()
}

fn block(stream: &mut Stream) -> String {
    hex::encode((0..32).map(|_| stream.byte()).collect::<Vec<_>>())
}

#[test]
fn the_commitment_is_the_pages() {
    let (started, commitment) = game();
    assert_eq!(started.commitment(), commitment);
}

#[test]
fn every_roll_is_the_pages() {
    let seed = game().0.seed;
    let rolls = rolls();
    for (index, nonce, first_block, dice) in &rolls {
        let mut stream = seed.stream("dice", *index, nonce);
        let rolled: Vec<u8> = dice.iter().map(|_| stream.below(6) + 1).collect();
        assert_eq!(&rolled, dice, "roll {index}");
        assert_eq!(&block(&mut seed.stream("dice", *index, nonce)), first_block, "roll {index}");
    }
    assert!(rolls.iter().map(|roll| roll.0).eq(0..11), "the rolls are counted from 0, none left out");
}

#[test]
fn the_stream_goes_on_as_on_the_page() {
    let seed = game().0.seed;
    let rolls = rolls();
    for row in table(&["i", "b", "block"]) {
        let (index, number): (usize, usize) = (row[0].parse().unwrap(), row[1].parse().unwrap());
        let mut stream = seed.stream("dice", rolls[index].0, &rolls[index].1);
        for _ in 0..number {
            block(&mut stream);
        }
        assert_eq!(block(&mut stream), row[2], "block {number} of roll {index}");
    }
}

#[test]
fn the_page_shows_a_rejected_byte_and_the_last_accepted_one() {
    let first_bytes: Vec<u8> =
        rolls().iter().map(|(_, _, block, _)| hex::decode(&block[..2]).unwrap()[0]).collect();
    assert!(first_bytes.contains(&251) && first_bytes.iter().any(|&byte| byte >= 252));
}
