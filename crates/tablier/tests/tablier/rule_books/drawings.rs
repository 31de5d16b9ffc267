//! The drawings: made by the program, current, all of them used, and each beside the text that says the same.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use super::book::{Book, GAMES, Point, folder};

/// The drawings in a folder, by the names of their files.
fn read(folder: &Path) -> BTreeMap<String, String> {
    let file = |entry: fs::DirEntry| {
        (entry.file_name().to_string_lossy().into_owned(), fs::read_to_string(entry.path()).unwrap())
    };
    fs::read_dir(folder).unwrap().map(|entry| file(entry.unwrap())).collect()
}

#[test]
fn they_are_what_the_program_draws() {
    let fresh = tempfile::tempdir().unwrap();
    let program =
        Command::new(env!("CARGO_BIN_EXE_tablier")).args(["rules", "draw"]).arg(fresh.path()).status();
    assert!(program.unwrap().success());
    let (wanted, found) = (read(fresh.path()), read(&folder().join("drawings")));
    let names: BTreeSet<&String> = wanted.keys().chain(found.keys()).collect();
    let stale: Vec<_> = names.into_iter().filter(|name| wanted.get(*name) != found.get(*name)).collect();
    assert!(
        stale.is_empty(),
        "stale drawings ({stale:?}): run `cargo xtask drawings` and commit what it writes"
    );
}

#[test]
fn every_picture_is_there_and_every_drawing_is_shown_in_the_book_of_its_game() {
    let drawings: BTreeSet<String> = read(&folder().join("drawings")).into_keys().collect();
    let mut shown = BTreeSet::new();
    for (game, ..) in GAMES {
        for book in Book::of(game) {
            for picture in book.points().iter().flat_map(Point::pictures) {
                let name = picture.strip_prefix("../drawings/").unwrap_or_default().to_owned();
                assert!(name.starts_with(game) && drawings.contains(&name), "{}: {picture}", book.name);
                shown.insert(name);
            }
        }
    }
    assert_eq!(shown, drawings);
}

/// A drawing's notes say in the game's notation what is drawn; the text beside it says so too, or the two have parted.
#[test]
fn each_shows_what_the_text_beside_it_says() {
    let drawings = read(&folder().join("drawings"));
    let mut notes_seen = 0;
    for book in GAMES.iter().flat_map(|(game, ..)| Book::of(game)) {
        for point in book.points() {
            let codes = point.codes();
            for picture in point.pictures() {
                let drawing = &drawings[picture.trim_start_matches("../drawings/")];
                for note in drawing.lines().filter_map(|line| line.strip_prefix("<desc>")) {
                    let note = note.trim_end_matches("</desc>");
                    assert!(
                        codes.contains(&note),
                        "{}: {picture} shows {note}, the text beside it does not",
                        book.name
                    );
                    notes_seen += 1;
                }
            }
        }
    }
    assert!(notes_seen > 0);
}

#[test]
fn they_have_no_words_fonts_or_scripts() {
    for (name, drawing) in read(&folder().join("drawings")) {
        for piece in drawing.split("<text ").skip(1) {
            let (_, rest) = piece.split_once('>').unwrap();
            let (text, _) = rest.split_once('<').unwrap();
            let letters = text.chars().filter(|c| c.is_alphabetic()).count();
            assert!(letters <= 1 || text.ends_with("mm"), "{name}: “{text}” is a word");
        }
        for foreign in ["<script", "@font-face", "href", "<style"] {
            assert!(!drawing.contains(foreign), "{name}: {foreign}");
        }
    }
}
