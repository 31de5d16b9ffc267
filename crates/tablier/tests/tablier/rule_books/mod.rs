//! The rule books in `docs/rules`: the same in every language, in the Markdown the client knows, with drawings that are
//! current and examples that are true.

mod book;
mod colorado;
mod corona;
mod drawings;
mod koroona;
mod markdown;
mod shown;
mod wording;

use std::collections::BTreeSet;

use book::{Book, GAMES, Point, cell, folder, languages};
use markdown::{Block, Span};

#[test]
fn there_are_three_languages_and_a_book_of_each_game_in_each() {
    assert_eq!(languages(), ["de", "en", "fr"]);
    for (game, ..) in GAMES {
        for book in Book::of(game) {
            assert!(
                matches!(book.blocks[0], Block::Heading { level: 1, .. }),
                "{}: the title first",
                book.name
            );
        }
    }
}

/// The points come in order from the first, so that one list tells all: how far it goes is `cargo xtask tidy`'s to check,
/// which knows the rules and their tests.
#[test]
fn the_numbered_points_are_the_same_in_every_language() {
    for (game, letter, _) in GAMES {
        let books = Book::of(game);
        let mut sorted: Vec<(u32, &str)> =
            books[0].numbers().iter().map(|number| (number[1..].parse().unwrap(), *number)).collect();
        sorted.sort_unstable();
        let expected: Vec<String> = (1..=sorted.len()).map(|number| format!("{letter}{number}")).collect();
        assert_eq!(sorted.iter().map(|(_, number)| *number).collect::<Vec<_>>(), expected, "{game}");
        for book in &books {
            assert_eq!(book.numbers(), books[0].numbers(), "{}", book.name);
        }
    }
}

/// What a point is made of whatever its words are: kinds of blocks, pictures, notation, numbers in tables, links.
fn skeleton(point: &Point<'_>) -> Vec<String> {
    let mut bones: Vec<String> = Vec::new();
    for block in point.blocks {
        bones.push(match block {
            Block::Heading { .. } => unreachable!("points end at headings"),
            Block::Paragraph(_) => "paragraph".to_owned(),
            Block::List { items } => format!("list of {}", items.len()),
            Block::Picture { file, .. } => file.clone(),
            Block::Table { rows } => rows.iter().flatten().map(|spans| figure(&cell(spans))).collect(),
        });
    }
    let mut named: Vec<String> = point.codes().iter().map(|code| (*code).to_owned()).collect();
    let links = point.spans().into_iter().filter_map(|span| match span {
        Span::Link { to, .. } => Some(to.clone()),
        _ => None,
    });
    named.extend(links);
    // The order may differ: languages differ.
    named.sort();
    bones.extend(named);
    bones
}

/// A cell's figures; words are each language's own.
fn figure(text: &str) -> String {
    if text.chars().any(char::is_alphabetic) { "|".to_owned() } else { format!("|{text}") }
}

#[test]
fn every_language_has_the_same_pictures_examples_and_links() {
    for (game, ..) in GAMES {
        let books = Book::of(game);
        for book in &books[1..] {
            let (one, other) = (books[0].points(), book.points());
            assert_eq!(one.len(), other.len(), "{}: as many sections and points", book.name);
            for (one, other) in one.iter().zip(&other) {
                assert_eq!(skeleton(one), skeleton(other), "{} at {:?}", book.name, one.number);
            }
        }
    }
}

#[test]
fn every_link_leads_somewhere() {
    for book in GAMES.iter().flat_map(|(game, ..)| Book::of(game)) {
        let anchors: BTreeSet<String> =
            book.numbers().iter().map(|number| format!("#{}", number.to_lowercase())).collect();
        let here = folder().join(&book.name);
        for point in book.points() {
            for span in point.spans() {
                let Span::Link { text, to } = span else { continue };
                if to.starts_with('#') {
                    assert!(anchors.contains(to), "{}: {to}", book.name);
                    assert_eq!(
                        format!("#{}", text.to_lowercase()),
                        *to,
                        "{}: says one, leads to another",
                        book.name
                    );
                } else {
                    assert!(here.parent().unwrap().join(to).is_file(), "{}: there is no {to}", book.name);
                }
            }
        }
    }
}

#[test]
fn every_example_is_worked() {
    for (game, _, examples) in GAMES {
        for book in Book::of(game) {
            let found = book.examples();
            assert_eq!(found.len(), examples, "{}: examples", book.name);
            for (number, example) in (1..).zip(&found) {
                let checked = match game {
                    "corona" => corona::check(example),
                    "colorado" => colorado::check(&colorado::board(&book), example),
                    "koroona" => koroona::check(example),
                    _ => unreachable!("a game with examples and nobody to check them"),
                };
                if let Err(problem) = checked {
                    panic!("{}, example {number}: {problem}", book.name);
                }
            }
        }
    }
}
