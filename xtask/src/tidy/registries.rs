//! The lock files name the usual registries and no one's mirror: what one machine resolved, every machine can fetch.

use serde_json::Value;

use super::Complaints;
use crate::tree::Tree;

const CRATES: &str = "registry+https://github.com/rust-lang/crates.io-index";
const NPM: &str = "https://registry.npmjs.org/";

pub(super) fn check(tree: &Tree) -> Complaints {
    let cargo = tree
        .ending_in(&["lock"])
        .filter(|(path, _)| is_named(path, "Cargo.lock"))
        .flat_map(|(path, text)| cargo_lock(path, text));
    let npm = tree
        .ending_in(&["json"])
        .filter(|(path, _)| is_named(path, "package-lock.json"))
        .flat_map(|(path, text)| npm_lock(path, text));
    cargo.chain(npm).collect()
}

fn is_named(path: &str, name: &str) -> bool {
    path.rsplit('/').next() == Some(name)
}

fn cargo_lock(path: &str, text: &str) -> Complaints {
    text.lines()
        .enumerate()
        .filter_map(|(index, line)| Some((index, line.strip_prefix("source = ")?.trim_matches('"'))))
        .filter(|&(_, source)| source != CRATES)
        .map(|(index, source)| format!("{path}:{}: a package from {source}", index + 1))
        .collect()
}

fn npm_lock(path: &str, text: &str) -> Complaints {
    let lock: Value = match serde_json::from_str(text) {
        Ok(lock) => lock,
        Err(error) => return vec![format!("{path}: {error}")],
    };
    let mut found = Vec::new();
    resolved(&lock, &mut found);
    found
        .into_iter()
        // A workspace's own package is resolved to its folder: no address at all.
        .filter(|address| address.contains("//") && !address.starts_with(NPM))
        .map(|address| format!("{path}: a package from {address}"))
        .collect()
}

/// Every `resolved` in the file, however deep.
fn resolved<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("resolved").and_then(Value::as_str));
            fields.values().for_each(|value| resolved(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| resolved(value, found)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_registry_in_cargos_lock_is_found() {
        let lock = "[[package]]\nsource = \"registry+https://github.com/rust-lang/crates.io-index\"\n\
                    [[package]]\nsource = \"registry+https://mirror.example/index\"\n\
                    [[package]]\nsource = \"git+https://github.com/a/b#0\"\n";
        assert_eq!(
            check(&Tree::of(&[("Cargo.lock", lock), ("fuzz/Cargo.lock", "")])),
            [
                "Cargo.lock:4: a package from registry+https://mirror.example/index",
                "Cargo.lock:6: a package from git+https://github.com/a/b#0"
            ]
        );
    }

    #[test]
    fn another_host_in_npms_lock_is_found() {
        let lock = r#"{"packages": {
            "node_modules/a": {"resolved": "https://registry.npmjs.org/a/-/a-1.0.0.tgz"},
            "node_modules/b": {"resolved": "http://npm.example/b.tgz"},
            "node_modules/c": {"resolved": "git+ssh://git@example/c.git"},
            "node_modules/d": {"resolved": "packages/d", "link": true}
        }}"#;
        assert_eq!(
            check(&Tree::of(&[("web/package-lock.json", lock), ("web/package.json", "")])),
            [
                "web/package-lock.json: a package from http://npm.example/b.tgz",
                "web/package-lock.json: a package from git+ssh://git@example/c.git"
            ]
        );
    }

    #[test]
    fn a_lock_that_is_no_json_is_found() {
        assert_eq!(check(&Tree::of(&[("package-lock.json", "{")])).len(), 1);
    }
}
