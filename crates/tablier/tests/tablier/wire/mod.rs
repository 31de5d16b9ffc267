//! The client's wire types in `web/src/wire`, made from the Rust ones: written by `cargo xtask wire`, and compared here
//! whenever the tests run, so that the client can't speak of what is not there any more.

#![allow(clippy::format_collect, reason = "a few hundred short lines, now and then")]

mod collect;
mod files;
mod layout;
mod measures;
mod strokes;
mod tiles;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::games;
use files::Files;

/// What crosses a socket, for every game: one line each.
fn files() -> Files {
    Files::new()
        .with_review::<tablier_corona::Corona>()
        .with_review::<tablier_colorado::Colorado>()
        .with_review::<tablier_koroona::game::Koroona>()
}

/// Set by `cargo xtask wire`: write instead of comparing.
const WRITE: &str = "TABLIER_WRITE_WIRE";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire")
}

#[test]
fn the_clients_types_are_current() {
    let wanted = files().texts();
    if std::env::var_os(WRITE).is_some() {
        write(&wanted);
    }
    let found = read();
    let names = wanted.keys().chain(found.keys().filter(|name| !wanted.contains_key(*name)));
    let stale: Vec<&str> =
        names.filter(|name| wanted.get(*name) != found.get(*name)).map(String::as_str).collect();
    assert!(
        stale.is_empty(),
        "the Rust types have changed, but web/src/wire has not ({}): run `cargo xtask wire` and commit what it writes",
        stale.join(", ")
    );
}

#[test]
fn every_game_that_is_served_has_its_types() {
    let served: Vec<_> =
        games::kinds().into_iter().map(|kind| (kind.name, kind.expert().is_some())).collect();
    assert_eq!(
        files().names(),
        served,
        "add the game's line to files() in crates/tablier/tests/tablier/wire/mod.rs"
    );
}

fn read() -> BTreeMap<String, String> {
    let Ok(entries) = fs::read_dir(folder()) else { return BTreeMap::new() };
    let file = |entry: fs::DirEntry| {
        let text = fs::read_to_string(entry.path()).expect("what is in web/src/wire can be read");
        (entry.file_name().to_string_lossy().into_owned(), text)
    };
    entries.map(|entry| file(entry.expect("web/src/wire can be listed"))).collect()
}

/// Writes the files, and removes those of games that are gone.
fn write(files: &BTreeMap<String, String>) {
    fs::create_dir_all(folder()).expect("web/src/wire can be made");
    for old in read().keys().filter(|name| !files.contains_key(*name)) {
        fs::remove_file(folder().join(old)).expect("an old file can be removed");
    }
    for (name, text) in files {
        fs::write(folder().join(name), text).expect("a file can be written");
    }
}
