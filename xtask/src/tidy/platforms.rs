//! npm's lock file knows the packages of every platform, not only of the machine it was written on: `npm ci` refuses
//! a lock that leaves some out.

use serde_json::Value;

use super::Complaints;
use crate::tree::Tree;

pub(super) fn check(tree: &Tree) -> Complaints {
    let locks = tree.ending_in(&["json"]).filter(|(path, _)| path.ends_with("package-lock.json"));
    locks.flat_map(|(path, text)| left_out(path, text)).collect()
}

fn left_out(path: &str, text: &str) -> Complaints {
    // A lock that can't be read is another check's complaint.
    let lock: Value = serde_json::from_str(text).unwrap_or_default();
    let Some(packages) = lock["packages"].as_object() else { return Vec::new() };
    let mut complaints = Vec::new();
    for (place, package) in packages {
        let wanted = package["optionalDependencies"].as_object().into_iter().flatten();
        for name in wanted.map(|(name, _)| name) {
            let beside = format!("node_modules/{name}");
            let within = format!("{place}/{beside}");
            if !packages.contains_key(&beside) && !packages.contains_key(&within) {
                complaints
                    .push(format!("{path}: {name} is left out, which {place} may want: npm ci refuses it"));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_of_another_platform_that_is_left_out_is_found() {
        let lock = r#"{"packages": {
            "node_modules/a": {"optionalDependencies": {"@a/linux": "1.0.0", "@a/darwin": "1.0.0", "b": "1"}},
            "node_modules/@a/linux": {"version": "1.0.0"},
            "node_modules/a/node_modules/b": {"version": "1.0.0"}
        }}"#;
        assert_eq!(
            check(&Tree::of(&[("web/package-lock.json", lock), ("Cargo.lock", "")])),
            [
                "web/package-lock.json: @a/darwin is left out, which node_modules/a may want: npm ci refuses it"
            ]
        );
    }
}
