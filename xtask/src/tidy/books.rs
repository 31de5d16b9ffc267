//! Every numbered rule is a point of its game's rule book, once, in every language: `### C7 · …` in
//! `docs/rules/en/corona.md`. That the languages agree otherwise is for the books' own tests.

use std::collections::BTreeSet;

use super::Complaints;
use super::rules::GAMES;
use crate::tree::Tree;

const BOOKS: &str = "docs/rules/";

pub(super) fn check(tree: &Tree) -> Complaints {
    let languages: BTreeSet<&str> = tree
        .paths()
        .filter_map(|path| path.strip_prefix(BOOKS))
        .filter_map(|path| path.split_once('/'))
        .map(|(folder, _)| folder)
        .filter(|folder| folder.len() == 2)
        .collect();
    let games = GAMES.iter().filter(|(game, ..)| tree.has(&format!("crates/{game}")));
    games
        .flat_map(|&(game, letter, last)| {
            languages.iter().flat_map(move |language| {
                let path = format!("{BOOKS}{language}/{game}.md");
                match tree.text(&path) {
                    Some(text) => check_book(&path, text, letter, last),
                    None => vec![format!("{path} is missing")],
                }
            })
        })
        .collect()
}

fn check_book(path: &str, text: &str, letter: char, last: u32) -> Complaints {
    let points: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("### ")).collect();
    let rules: Vec<String> = (1..=last).map(|number| format!("{letter}{number}")).collect();
    let stands = |rule: &str| points.iter().filter(|point| point.starts_with(&format!("{rule} · "))).count();
    let wrong = rules.iter().filter(|rule| stands(rule) != 1);
    let counted = wrong.map(|rule| format!("{path}: `### {rule} · …` stands there {} times", stands(rule)));
    let others =
        points.iter().filter(|point| !rules.iter().any(|rule| point.starts_with(&format!("{rule} · "))));
    let unknown = others.map(|point| format!("{path}: `### {point}` is no rule's number and title"));
    counted.chain(unknown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(text: &str) -> Complaints {
        check_book("book", text, 'X', 2)
    }

    #[test]
    fn each_number_stands_once() {
        assert_eq!(complaints("### X1 · One\n\n### X2 · Two"), Complaints::new());
        assert_eq!(complaints("### X1 · One"), ["book: `### X2 · …` stands there 0 times"]);
        assert_eq!(
            complaints("### X1 · One\n### X2 · a\n### X2 · b"),
            ["book: `### X2 · …` stands there 2 times"]
        );
    }

    #[test]
    fn no_other_point_is_numbered() {
        let more = "### X1 · One\n### X2 · Two\n### X3 · Three";
        assert_eq!(complaints(more), ["book: `### X3 · Three` is no rule's number and title"]);
    }

    #[test]
    fn a_book_that_is_missing_in_one_language_is_asked_for() {
        let corona: Vec<String> = (1..=19).map(|number| format!("### C{number} · Title")).collect();
        let corona = corona.join("\n");
        let tree = Tree::of(&[
            ("crates/corona/src/lib.rs", ""),
            ("docs/rules/README.md", ""),
            ("docs/rules/drawings/corona.svg", ""),
            ("docs/rules/en/corona.md", &corona),
            ("docs/rules/fr/colorado.md", ""),
        ]);
        assert_eq!(check(&tree), ["docs/rules/fr/corona.md is missing"]);
    }
}
