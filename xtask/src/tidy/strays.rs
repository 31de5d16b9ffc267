//! Files that tools leave behind and nobody meant to keep.

use super::Complaints;
use crate::tree::Tree;

/// How such files' names end.
const ENDINGS: &[&str] =
    &[".orig", ".rej", ".bak", ".swp", ".tmp", "~", ".DS_Store", ".snap.new", ".pending-snap"];

pub(super) fn check(tree: &Tree) -> Complaints {
    let stray = |path: &&str| ENDINGS.iter().any(|ending| path.ends_with(ending));
    tree.paths().filter(stray).map(|path| format!("{path}: left behind by a tool; remove it")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_merge_leaves_behind_is_named() {
        let tree =
            Tree::of(&[("crates/a/src/lib.rs", ""), ("crates/a/tests/plain.rs.orig", ""), ("notes~", "")]);
        assert_eq!(check(&tree).len(), 2);
    }
}
