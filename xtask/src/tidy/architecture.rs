//! What ARCHITECTURE.md names in backticks as a path is there: a map that names folders long gone misleads.

use super::Complaints;
use crate::tree::Tree;

const PAGE: &str = "ARCHITECTURE.md";

pub(super) fn check(tree: &Tree) -> Complaints {
    let Some(page) = tree.text(PAGE) else {
        return vec![format!("{PAGE} is missing")];
    };
    named_paths(page)
        .filter(|(_, path)| !exists(tree, path))
        .map(|(line, path)| format!("{PAGE}:{line}: `{path}` is not there"))
        .collect()
}

/// A path counts from the root, or from any folder below it: the map may say `solver/` in the part on Corona.
fn exists(tree: &Tree, path: &str) -> bool {
    let path = path.trim_start_matches("./").trim_end_matches('/');
    let tail = format!("/{path}");
    tree.paths().any(|known| known == path || known.ends_with(&tail))
}

/// The code spans that look like paths, with their lines' numbers; blocks of code are left alone.
fn named_paths(page: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_block = false;
    page.lines()
        .enumerate()
        .filter(move |(_, line)| {
            let fence = line.trim_start().starts_with("```");
            in_block ^= fence;
            !fence && !in_block
        })
        .flat_map(|(index, line)| {
            let spans = line.split('`').skip(1).step_by(2);
            spans.map(move |span| (index + 1, span))
        })
        .filter(|(_, span)| looks_like_a_path(span))
}

fn looks_like_a_path(span: &str) -> bool {
    let file = [".rs", ".md", ".toml", ".ts", ".tsx"].iter().any(|ending| span.ends_with(ending));
    // Neither patterns (`crates/*`), nor places to fill in (`<game>`), nor addresses (`/ws`, `https://…`).
    let plain = |c: char| c.is_alphanumeric() || "._-/".contains(c);
    (file || span.contains('/')) && span.chars().all(plain) && !span.starts_with('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(page: &str) -> Complaints {
        check(&Tree::of(&[(PAGE, page), ("clippy.toml", ""), ("crates/corona/src/solver/mod.rs", "")]))
    }

    #[test]
    fn what_is_there_is_fine() {
        let page =
            "`crates/corona`, its `solver/` and `mod.rs`, `./clippy.toml`; `crates/corona/src/solver/`";
        assert_eq!(complaints(page), Complaints::new());
    }

    #[test]
    fn what_is_gone_is_found_with_its_line() {
        assert_eq!(
            complaints("# Map\n\n`crates/chess` and `rona/src`, see `gone.rs`\n"),
            [
                "ARCHITECTURE.md:3: `crates/chess` is not there",
                "ARCHITECTURE.md:3: `rona/src` is not there",
                "ARCHITECTURE.md:3: `gone.rs` is not there",
            ]
        );
    }

    #[test]
    fn what_is_no_path_is_left_alone() {
        let page = "`cargo xtask test`, `docs/rules/<game>.md`, `crates/*`, `/ws`, `https://a/b`, `@fluent/bundle`\n\
                    ```\nin a block `a/b`\n```\nplain words/with a slash";
        assert_eq!(complaints(page), Complaints::new());
    }

    #[test]
    fn a_missing_page_is_found() {
        assert_eq!(check(&Tree::of(&[])), ["ARCHITECTURE.md is missing"]);
    }
}
