//! Every numbered rule of a game has a test of its number: `c7_…` somewhere in `crates/corona`.

use super::Complaints;
use crate::tree::Tree;

/// A game's rules: the crate, the letter, the last number.
pub(crate) const GAMES: &[(&str, char, u32)] =
    &[("corona", 'C', 19), ("colorado", 'K', 14), ("koroona", 'N', 29)];

pub(super) fn check(tree: &Tree) -> Complaints {
    GAMES
        .iter()
        .filter(|(game, ..)| tree.has(&format!("crates/{game}")))
        .flat_map(|&(game, letter, last)| check_game(tree, game, letter, last))
        .collect()
}

fn check_game(tree: &Tree, game: &str, letter: char, last: u32) -> Complaints {
    let folder = format!("crates/{game}/");
    let tests: Vec<&str> = tree
        .ending_in(&["rs"])
        .filter(|(path, _)| path.starts_with(&folder))
        .flat_map(|(_, text)| tests_in(text))
        .collect();
    (1..=last)
        .map(|number| (number, format!("{}{number}_", letter.to_ascii_lowercase())))
        .filter(|(_, prefix)| !tests.iter().any(|test| test.starts_with(prefix)))
        .map(|(number, prefix)| {
            format!("{game}: rule {letter}{number} has no test; name one `{prefix}…` in {folder}")
        })
        .collect()
}

/// The names of the test functions in a file that are run: an ignored test shows nothing.
fn tests_in(text: &str) -> Vec<&str> {
    let mut tests = Vec::new();
    let (mut is_test, mut ignored) = (false, false);
    for line in text.lines().map(str::trim) {
        is_test |= line.starts_with("#[test]");
        ignored |= line.starts_with("#[ignore");
        if let Some(name) = function_name(line) {
            if is_test && !ignored {
                tests.push(name);
            }
            (is_test, ignored) = (false, false);
        }
    }
    tests
}

fn function_name(line: &str) -> Option<&str> {
    let code = line.strip_prefix("#[test]").unwrap_or(line).trim_start();
    let (name, _) = code.strip_prefix("fn ")?.split_once(['(', '<'])?;
    Some(name.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "
        #[test]
        fn c1_a_ring() {}

        #[test]
        #[should_panic(expected = \"full\")]
        fn c2_two_or_more() {}

        // Not a test.
        fn c3_chips() {}

        #[test]
        #[ignore = \"slow\"]
        fn c4_first_set_up() {}

        // #[test]
        fn c5_set_up() {}

        #[test] fn c10_markers() {}
    ";

    #[test]
    fn only_tests_that_are_run_are_read() {
        assert_eq!(tests_in(RULES), ["c1_a_ring", "c2_two_or_more", "c10_markers"]);
    }

    #[test]
    fn rules_without_a_test_are_found_and_c1_is_not_c10() {
        let tree = Tree::of(&[("crates/corona/tests/rules.rs", RULES)]);
        let complaints = check(&tree);
        assert_eq!(complaints.len(), 16);
        assert_eq!(complaints[0], "corona: rule C3 has no test; name one `c3_…` in crates/corona/");
        let later = Tree::of(&[("crates/corona/tests/rules.rs", "#[test]\nfn c10_markers() {}")]);
        assert!(check(&later)[0].starts_with("corona: rule C1 "));
    }

    #[test]
    fn another_games_test_does_not_count_and_a_game_not_there_is_not_asked_for() {
        assert_eq!(check(&Tree::of(&[("crates/game/src/lib.rs", RULES)])), Complaints::new());
        let tree =
            Tree::of(&[("crates/colorado/src/lib.rs", ""), ("crates/game/a.rs", "#[test]\nfn k1_a() {}")]);
        assert_eq!(check(&tree).len(), 14);
    }
}
