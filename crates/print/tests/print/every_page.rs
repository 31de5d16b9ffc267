//! What holds on every page of everything: its size, the line of 50 mm, game, number, version, margins, the face.

use tablier_corona::grading::Grade;
use tablier_print::corona::cards::Deck;
use tablier_print::{Game, Language, Order, Paper, face};

use crate::reader::{near, read};

/// Everything that can be had, with short decks.
fn orders() -> Vec<(Order, Game, Paper, Language)> {
    let deck = Deck { count: 10, seed: 7, from: Grade::ALL[0], to: Grade::ALL[4] };
    let mut orders = Vec::new();
    for paper in Paper::ALL {
        for language in Language::ALL {
            for game in Game::ALL {
                orders.push((Order::new(game, paper, language, None).unwrap(), game, paper, language));
            }
            let cards = Order::new(Game::Corona, paper, language, Some(deck)).unwrap();
            orders.push((cards, Game::Corona, paper, language));
        }
    }
    orders
}

#[test]
fn every_page_is_true_to_size_and_says_what_it_is() {
    for (order, game, paper, _) in orders() {
        let pages = read(&order.print());
        let all = pages.len();
        for (number, page) in (1..).zip(&pages) {
            let name = format!("{} page {number}", order.file_name());
            let (width, height) = paper.size();
            assert!(near(page.size.0, width) && near(page.size.1, height), "{name}: {:?}", page.size);
            let rule = page.straight().any(|((x, y), (to, same))| {
                near(to - x, 50.0) && near(y, same) && near(x, 10.0) && y > height - 12.0
            });
            assert!(rule, "{name}: no line of 50 mm");
            let ticks = page.straight().filter(|((x, y), (to, end))| {
                near(*x, *to) && near(0.5 * (y + end), height - 8.5) && near((x / 10.0).fract(), 0.0)
            });
            assert_eq!(ticks.count(), 6, "{name}: a tick every 10 mm");
            assert!(page.says("50 mm"), "{name}");
            let foot = format!("{} · {number}/{all} · Tablier {}", game.title(), env!("CARGO_PKG_VERSION"));
            assert!(page.says(&foot), "{name}: {}", page.text());
        }
    }
}

#[test]
fn nothing_but_the_plans_goes_where_printers_do_not_reach() {
    for (order, game, paper, _) in orders() {
        let (width, height) = paper.size();
        // A plan is cut off at the edges of what a sheet shows; it is looked at in its own tests.
        for page in read(&order.print()).iter().filter(|page| game != Game::Koroona || !page.says("1:")) {
            for painted in &page.painted {
                let ((left, upper), (right, lower)) = painted.bounds();
                let inside = left >= 4.5 && upper >= 4.5 && right <= width - 4.5 && lower <= height - 4.5;
                assert!(inside, "{}: {:?}", order.file_name(), painted.bounds());
            }
        }
    }
}

#[test]
fn the_same_order_makes_the_same_bytes_and_another_makes_others() {
    let mut seen = std::collections::BTreeSet::new();
    for (order, ..) in orders() {
        let bytes = order.print();
        assert_eq!(bytes, order.print(), "{}", order.file_name());
        assert!(seen.insert(bytes), "{}", order.file_name());
    }
}

#[test]
fn the_face_is_embedded_and_named_with_its_licence() {
    let (order, ..) = orders()[0];
    let bytes = order.print();
    let document = lopdf::Document::load_mem(&bytes).unwrap();
    let names: Vec<String> = document
        .objects
        .values()
        .filter_map(|object| object.as_dict().ok())
        .filter_map(|dictionary| dictionary.get(b"FontName").and_then(lopdf::Object::as_name).ok())
        .map(|name| String::from_utf8_lossy(name).into_owned())
        .collect();
    assert!(names.iter().any(|name| name.contains("Cabin-Regular")), "{names:?}");
    assert!(names.iter().any(|name| name.contains("Cabin-Bold")), "{names:?}");
    let embedded = document.objects.values().filter_map(|object| object.as_dict().ok());
    assert_eq!(embedded.filter(|dictionary| dictionary.has(b"FontFile3")).count(), 2);
    assert!(face::NAME.contains("SIL Open Font License"));
    assert!(read(&bytes).last().unwrap().says("SIL Open Font License"));
}
