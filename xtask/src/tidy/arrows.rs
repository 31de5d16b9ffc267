//! The arrows between the house's crates point one way; this is the table that says which way.

use anyhow::{Context, Result};
use serde_json::Value;

use super::{Complaints, metadata};

/// Which crate may build on which. Tests may use any.
const ARROWS: &[(&str, &[&str])] = &[
    ("tablier-game", &[]),
    ("tablier-corona", &["tablier-game"]),
    ("tablier-colorado", &["tablier-game"]),
    ("tablier-koroona", &["tablier-game"]),
    ("tablier-room", &["tablier-game"]),
    // Entries are the room's; the time and the game's name in them are the games'.
    ("tablier-store", &["tablier-room", "tablier-game"]),
    ("tablier-server", &["tablier-store", "tablier-room", "tablier-game"]),
    // Files and how they are served: it knows nothing of tables.
    ("tablier-page", &[]),
    // It draws the games and knows nothing of tables.
    ("tablier-print", &["tablier-corona", "tablier-colorado", "tablier-koroona", "tablier-game"]),
    // It knows the messages and nothing of who answers them.
    ("tablier-client", &["tablier-room", "tablier-game"]),
    (
        "tablier",
        &[
            "tablier-server",
            "tablier-page",
            "tablier-print",
            "tablier-store",
            "tablier-room",
            "tablier-corona",
            "tablier-colorado",
            "tablier-koroona",
            "tablier-game",
        ],
    ),
    // Games are played to get something to measure.
    ("tablier-bench", &["tablier-corona", "tablier-colorado", "tablier-koroona", "tablier-game"]),
    // It knows the messages, so that its texts are the room's own; and reads the log after a disk has failed under it.
    ("tablier-load", &["tablier-room", "tablier-store"]),
    // Nothing of the house: it is what the house is measured against.
    ("tablier-peer-bare", &[]),
    ("xtask", &[]),
];

pub(super) fn check() -> Result<Complaints> {
    check_metadata(&metadata()?)
}

fn check_metadata(metadata: &Value) -> Result<Complaints> {
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    Ok(packages.iter().flat_map(check_package).collect())
}

fn check_package(package: &Value) -> Complaints {
    let name = package["name"].as_str().unwrap_or_default();
    let Some((_, allowed)) = ARROWS.iter().find(|(from, _)| *from == name) else {
        return vec![format!("{name}: no arrows known; add the crate to xtask/src/tidy/arrows.rs")];
    };
    house_dependencies(package)
        .filter(|to| !allowed.contains(to))
        .map(|to| format!("{name} must not depend on {to}"))
        .collect()
}

/// The crates of this workspace that it is built from. A path marks them; `dev` alone is for tests.
fn house_dependencies(package: &Value) -> impl Iterator<Item = &str> {
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    dependencies
        .filter(|dependency| dependency["path"].is_string() && dependency["kind"] != "dev")
        .filter_map(|dependency| dependency["name"].as_str())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn complaints(name: &str, dependencies: &[(&str, Value)]) -> Complaints {
        let dependencies: Vec<_> = dependencies
            .iter()
            .map(|(name, kind)| json!({"name": name, "kind": kind, "path": format!("/house/{name}")}))
            .chain([json!({"name": "serde", "kind": null})])
            .collect();
        check_metadata(&json!({"packages": [{"name": name, "dependencies": dependencies}]})).unwrap()
    }

    #[test]
    fn the_planned_arrows_are_fine() {
        assert_eq!(complaints("tablier-corona", &[("tablier-game", Value::Null)]), Complaints::new());
        assert_eq!(complaints("tablier", &[("tablier-store", Value::Null)]), Complaints::new());
    }

    #[test]
    fn an_arrow_the_wrong_way_is_found() {
        assert_eq!(
            complaints("tablier-game", &[("tablier-corona", Value::Null)]),
            ["tablier-game must not depend on tablier-corona"]
        );
        assert_eq!(complaints("tablier-colorado", &[("tablier-corona", Value::Null)]).len(), 1);
        assert_eq!(complaints("xtask", &[("tablier-game", json!("build"))]).len(), 1);
    }

    #[test]
    fn what_only_tests_use_is_left_alone() {
        assert_eq!(complaints("tablier-game", &[("tablier-game", json!("dev"))]), Complaints::new());
    }

    #[test]
    fn an_unknown_crate_is_asked_for_its_arrows() {
        assert_eq!(
            complaints("tablier-chess", &[]),
            ["tablier-chess: no arrows known; add the crate to xtask/src/tidy/arrows.rs"]
        );
    }

    #[test]
    fn this_workspaces_arrows_hold() {
        assert_eq!(check().unwrap(), Complaints::new());
    }

    #[test]
    fn no_arrows_lead_in_a_ring() {
        // The table is written from the bottom up: what a crate may use stands above it.
        for (index, (from, to)) in ARROWS.iter().enumerate() {
            for target in *to {
                assert!(ARROWS[..index].iter().any(|(above, _)| above == target), "{from} → {target}");
            }
        }
    }
}
