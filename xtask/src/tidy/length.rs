//! One idea per file: a source file of more than 400 lines holds more than one.

use super::Complaints;
use crate::tree::Tree;

const MOST_LINES: usize = 400;

pub(super) fn check(tree: &Tree) -> Complaints {
    tree.ending_in(&["css", "rs", "ts", "tsx"])
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|&(_, lines)| lines > MOST_LINES)
        .map(|(path, lines)| format!("{path}: {lines} lines; does it hold more than one idea?"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_over_400_lines_is_found() {
        let (most, more) = ("\n".repeat(400), "\n".repeat(401));
        let tree = Tree::of(&[("a.rs", &most), ("b.rs", &more), ("c.tsx", &more), ("d.md", &more)]);
        assert_eq!(
            check(&tree),
            [
                "b.rs: 401 lines; does it hold more than one idea?",
                "c.tsx: 401 lines; does it hold more than one idea?"
            ]
        );
    }
}
