//! The rules in short: all numbers of the books, in every language, in letters that can be read, on one page.

use tablier_print::{Game, Language, Order, Paper, face, summary};

use crate::reader::read;

/// The numbers of a game's rules, from its book.
fn in_the_book(game: Game) -> Vec<String> {
    let path = format!("{}/../../docs/rules/en/{}.md", env!("CARGO_MANIFEST_DIR"), game.name());
    let book = std::fs::read_to_string(path).unwrap();
    let headings = book.lines().filter_map(|line| line.strip_prefix("### "));
    let mut numbers: Vec<String> = headings
        .filter_map(|heading| heading.split_once(" · "))
        .map(|(number, _)| number.to_owned())
        .collect();
    numbers.sort_by_key(|number| number[1..].parse::<u32>().unwrap());
    numbers
}

#[test]
fn every_rule_of_the_book_is_there_in_order_and_in_every_language() {
    for game in Game::ALL {
        let book = in_the_book(game);
        assert!(book.len() > 10);
        for language in Language::ALL {
            let text = summary::text(game, language);
            let rules = text.lines().skip(1).filter(|line| !line.starts_with("# "));
            let numbers: Vec<&str> = rules.map(|line| line.split_once(' ').unwrap().0).collect();
            assert_eq!(numbers, book, "{} {language}", game.name());
            assert!(face::has(&text.replace('\n', "")), "{} {language}: a letter is missing", game.name());
        }
    }
}

#[test]
fn it_is_on_one_page_with_every_number_and_nothing_beside_the_paper() {
    for game in Game::ALL {
        for (paper, language) in
            Paper::ALL.into_iter().flat_map(|paper| Language::ALL.map(|language| (paper, language)))
        {
            let pages = read(&Order::new(game, paper, language, None).unwrap().print());
            let one = pages.iter().filter(|page| {
                page.said.iter().any(|said| said.words == "C19" || said.words == "K14" || said.words == "N29")
            });
            let one: Vec<_> = one.collect();
            assert_eq!(one.len(), 1, "{} {paper} {language}", game.name());
            for number in in_the_book(game) {
                assert!(one[0].said.iter().any(|said| said.words == number), "{number}");
            }
            let (width, height) = paper.size();
            let inside = |said: &&crate::reader::Said| said.at.0 < width - 10.0 && said.at.1 < height - 5.0;
            assert!(one[0].said.iter().all(|said| inside(&said)));
        }
    }
}
