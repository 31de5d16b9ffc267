//! Every Rust file's first line says what it is for.

use super::Complaints;
use crate::tree::Tree;

const FOLDERS: &[&str] = &["bench/", "crates/", "xtask/"];

pub(super) fn check(tree: &Tree) -> Complaints {
    tree.ending_in(&["rs"])
        .filter(|(path, _)| FOLDERS.iter().any(|folder| path.starts_with(folder)))
        .filter(|(_, text)| !says_something(text))
        .map(|(path, _)| format!("{path}: the first line must be `//! what this file is for`"))
        .collect()
}

fn says_something(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    first.strip_prefix("//!").is_some_and(|words| !words.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_says_nothing_is_found() {
        let tree = Tree::of(&[
            ("crates/game/src/lib.rs", "//! What a game is.\n"),
            ("crates/game/src/a.rs", "use b;\n"),
            ("crates/game/tests/b.rs", "#![allow(dead_code)]\n//! Late.\n"),
            ("bench/src/c.rs", "//!\n//! Empty.\n"),
            ("xtask/src/d.rs", ""),
            ("web/e.rs", "// not ours to read\n"),
            ("crates/game/README.md", "# Not Rust\n"),
        ]);
        let complaints = check(&tree);
        let files: Vec<_> = complaints.iter().filter_map(|c| c.split(':').next()).collect();
        assert_eq!(
            files,
            ["bench/src/c.rs", "crates/game/src/a.rs", "crates/game/tests/b.rs", "xtask/src/d.rs"]
        );
    }
}
