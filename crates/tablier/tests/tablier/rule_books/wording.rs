//! The words themselves, in the books and on paper: each language's own quotes and blanks, and none of the words that
//! `docs/translating.md` has given up. The client's texts are held to the same page by a test of their own.

use std::fs;
use std::path::Path;

use super::book::{Book, GAMES, cell, languages};
use super::markdown::{Block, Span, read};

/// Each language's quotes, and whether a blank that does not break stands before its colons and inside its quotes.
const MARKS: [(&str, [char; 2], bool); 3] =
    [("de", ['„', '“'], false), ("en", ['“', '”'], false), ("fr", ['«', '»'], true)];

/// Something to read, of one game in one language.
struct Page {
    name: String,
    language: String,
    game: &'static str,
    text: String,
}

fn crates() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate is in a folder")
}

/// The books, the rules in short, and what else is printed.
fn pages() -> Vec<Page> {
    let mut pages = Vec::new();
    for language in languages() {
        for (game, ..) in GAMES {
            let mut page = |name, text| pages.push(Page { name, language: language.clone(), game, text });
            let book = Book::open(&language, game);
            page(book.name, book.text);
            let short = format!("print/text/{language}/{game}.txt");
            page(short.clone(), fs::read_to_string(crates().join(short)).unwrap());
            let words = format!("print/src/words/{language}.rs");
            page(
                format!("{words}, {game}"),
                printed(&fs::read_to_string(crates().join(words)).unwrap(), game),
            );
        }
    }
    pages
}

/// The strings of a game in a file of words: `corona: Corona { … }`, one to a line.
fn printed(source: &str, game: &str) -> String {
    let begins = format!("    {game}: ");
    let lines = source.lines().skip_while(|line| !line.starts_with(&begins));
    let lines: Vec<&str> = lines.take_while(|line| *line != "    },").collect();
    assert!(lines.len() > 1, "no words of {game}");
    let strings = lines.iter().flat_map(|line| line.split('"').skip(1).step_by(2));
    strings.collect::<Vec<_>>().join("\n")
}

/// Without the notation, which is the same in every language.
fn running(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join("·")
}

#[test]
fn quotes_and_blanks_are_each_languages_own() {
    for Page { name, language, text, .. } in pages() {
        let (_, quotes, spaced) = MARKS.iter().find(|(code, ..)| *code == language).expect("its marks");
        for foreign in ['“', '”', '„', '«', '»', '\'', '"'].iter().filter(|mark| !quotes.contains(mark))
        {
            assert!(!text.contains(*foreign), "{name}: {foreign}");
        }
        let [open, close] = quotes.map(|quote| text.matches(quote).count());
        assert_eq!(open, close, "{name}: quotes that do not close");
        assert!(!text.contains("  "), "{name}: two blanks");
        let text = running(&text);
        for mark in [':', ';', '?', quotes[1]] {
            assert!(!text.contains(&format!(" {mark}")), "{name}: a blank that breaks before {mark}");
            // A colon alone may stand in a ratio or an address.
            let bare = text.match_indices(mark).find(|(at, _)| {
                let before = text[..*at].chars().next_back();
                mark != ':' && *spaced && before.is_none_or(|before| before != '\u{a0}')
            });
            assert!(bare.is_none(), "{name}: no blank before {mark}");
        }
        assert!(
            !text.contains(&format!("{} ", quotes[0])),
            "{name}: a blank that breaks after {}",
            quotes[0]
        );
    }
}

#[test]
fn a_number_and_its_unit_stay_on_one_line() {
    for Page { name, text, .. } in pages() {
        let text = running(&text);
        let words: Vec<&str> = text.split([' ', '\n']).collect();
        for pair in words.windows(2) {
            let unit = pair[1].trim_end_matches([',', '.', ';', ':', ')']);
            let units = ["mm", "m", "s", "min", "m/s", "g", "%"];
            let number = pair[0].ends_with(|last: char| last.is_ascii_digit());
            assert!(!(number && units.contains(&unit)), "{name}: {} {}", pair[0], pair[1]);
        }
    }
}

/// A line of the page on translating: what is not said where, and what is said instead.
struct Unused {
    language: String,
    place: String,
    words: Vec<String>,
    instead: String,
}

fn unused() -> Vec<Unused> {
    let page = fs::read_to_string(crates().join("../docs/translating.md")).unwrap();
    let blocks = read(&page).expect("the page on translating keeps to the books’ Markdown");
    let mut blocks = blocks.into_iter();
    blocks.find(|block| matches!(block, Block::Heading { text, .. } if text == "Words not used")).unwrap();
    let Some(Block::Table { rows }) = blocks.find(|block| matches!(block, Block::Table { .. })) else {
        panic!("no table of words not used")
    };
    let code = |span: &Span| if let Span::Code(code) = span { Some(code.clone()) } else { None };
    rows[1..]
        .iter()
        .map(|row| Unused {
            language: cell(&row[0]),
            place: cell(&row[1]),
            words: row[2].iter().filter_map(code).collect(),
            instead: cell(&row[3]),
        })
        .collect()
}

fn words(text: &str) -> Vec<String> {
    let letters = |c: char| !(c.is_alphanumeric() || c == '*');
    text.split(letters).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Whether words, each perhaps with a star for its ending, stand in a text one after the other.
fn has(text: &[String], unused: &str) -> bool {
    let wanted = words(unused);
    let fits = |(word, wanted): (&String, &String)| match wanted.strip_suffix('*') {
        Some(stem) => word.starts_with(stem),
        None => word == wanted,
    };
    text.windows(wanted.len()).any(|found| found.iter().zip(&wanted).all(fits))
}

#[test]
fn words_that_are_not_used_are_not_used() {
    let unused = unused();
    for Page { name, language, game, text } in pages() {
        let text = words(&running(&text));
        let here = unused
            .iter()
            .filter(|line| line.language == language && (line.place == "everywhere" || line.place == game));
        for line in here {
            for word in &line.words {
                assert!(!has(&text, word), "{name} says “{word}”; say: {}", line.instead);
            }
        }
    }
}

#[test]
fn a_word_that_is_not_used_would_be_found() {
    let text = words("Zieh die drei Steine, nicht den Markierungsstein.");
    assert!(has(&text, "Stein*") && has(&text, "Markierungs*") && has(&text, "die drei"));
    assert!(!has(&text, "Stein") && !has(&text, "drei die") && !has(&text, "stein* markier*"));
    let lines = unused();
    for language in languages() {
        assert!(lines.iter().any(|line| line.language == language), "{language}: no words");
    }
    assert!(lines.iter().all(|line| !line.words.is_empty() && !line.instead.is_empty()));
}
