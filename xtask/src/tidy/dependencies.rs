//! Every dependency stands in ARCHITECTURE.md with its reason, and nothing else does.

use std::collections::BTreeSet;

use anyhow::Result;
use serde_json::Value;

use super::{Complaints, metadata};
use crate::tree::Tree;

const PAGE: &str = "ARCHITECTURE.md";
const HEADING: &str = "## Dependencies, each with its reason";
/// What npm installs: the client's packages, and a peer to measure against.
const PACKAGES: [&str; 2] = ["web/package.json", "bench/peers/boardgame.io/package.json"];

pub(super) fn check(tree: &Tree) -> Result<Complaints> {
    Ok(compare(tree, &metadata()?))
}

fn compare(tree: &Tree, metadata: &Value) -> Complaints {
    let packages = PACKAGES.map(|path| tree.text(path).and_then(|text| serde_json::from_str(text).ok()));
    let packages: Vec<Value> = packages.into_iter().flatten().collect();
    let used: BTreeSet<&str> = crates_in(metadata).chain(packages.iter().flat_map(packages_in)).collect();
    let told: BTreeSet<&str> = told_in(tree.text(PAGE).unwrap_or_default()).collect();
    let untold = used.difference(&told).map(|name| format!("{PAGE}: {name} is used; say where and why"));
    let unused = told.difference(&used).map(|name| format!("{PAGE}: {name} is not used any more"));
    untold.chain(unused).collect()
}

/// The crates from elsewhere that a crate of the house names; a path marks the house's own.
fn crates_in(metadata: &Value) -> impl Iterator<Item = &str> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let dependencies = packages.flat_map(|package| package["dependencies"].as_array().into_iter().flatten());
    dependencies.filter(|other| !other["path"].is_string()).filter_map(|other| other["name"].as_str())
}

fn packages_in(package: &Value) -> impl Iterator<Item = &str> {
    let lists = ["dependencies", "devDependencies"].map(|list| package[list].as_object());
    lists.into_iter().flatten().flat_map(|list| list.keys().map(String::as_str))
}

/// The names in the first columns of the tables under the heading; remarks in brackets are none.
fn told_in(page: &str) -> impl Iterator<Item = &str> {
    let under = page.split_once(HEADING).map_or("", |(_, under)| under);
    let under = under.split("\n## ").next().unwrap_or_default();
    let rows = under.lines().filter(|line| line.starts_with("| "));
    let rows = rows.filter(|row| !row.starts_with("| crate |") && !row.starts_with("| package |"));
    let first = rows.filter_map(|row| row.split('|').nth(1));
    let names = first.flat_map(|cell| cell.split(" (").next().unwrap_or_default().split(','));
    names.map(str::trim).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_used_is_told_and_what_is_told_is_used() {
        let page = format!(
            "{HEADING}\n\n| crate | where | why |\n|---|---|---|\n| serde, old | a | b |\n| rand (no std, small) | a | b |\n\
             \n| package | where | why |\n|---|---|---|\n| preact | a | b |\n\n## Else\n| other | |\n"
        );
        let package = r#"{"dependencies": {"preact": "1"}, "devDependencies": {"vite": "1"}}"#;
        let metadata = json!({"packages": [{"dependencies": [
            {"name": "serde"}, {"name": "rand"}, {"name": "tablier-game", "path": "/house/game"}
        ]}]});
        assert_eq!(
            compare(&Tree::of(&[(PAGE, &page), (PACKAGES[0], package)]), &metadata),
            ["ARCHITECTURE.md: vite is used; say where and why", "ARCHITECTURE.md: old is not used any more"]
        );
    }
}
