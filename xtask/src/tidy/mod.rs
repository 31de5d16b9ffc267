//! `cargo xtask tidy`: what people forget. One file per check; each reads the tree and returns its complaints.

mod architecture;
mod arrows;
mod books;
mod dependencies;
mod first_lines;
mod length;
mod platforms;
mod registries;
mod rules;
mod strays;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::run::{cargo, root, shown};
use crate::tree::Tree;

pub(crate) use rules::GAMES;

/// What a check has to say: one complaint a line, naming the file and what to do.
type Complaints = Vec<String>;

type Check = (&'static str, fn(&Tree) -> Result<Complaints>);

const CHECKS: &[Check] = &[
    ("every module opens with a //! line", |tree| Ok(first_lines::check(tree))),
    ("the arrows between crates hold", |_| arrows::check()),
    ("every numbered rule has a test of its number", |tree| Ok(rules::check(tree))),
    ("every numbered rule is a point of the rule books", |tree| Ok(books::check(tree))),
    ("paths named in ARCHITECTURE.md exist", |tree| Ok(architecture::check(tree))),
    ("every dependency has its reason in ARCHITECTURE.md", dependencies::check),
    ("packages come from their usual registries", |tree| Ok(registries::check(tree))),
    ("npm's lock knows every platform", |tree| Ok(platforms::check(tree))),
    ("no source file is over 400 lines", |tree| Ok(length::check(tree))),
    ("nothing is left behind by tools", |tree| Ok(strays::check(tree))),
];

/// What cargo knows of the house's crates.
fn metadata() -> Result<Value> {
    let mut command = cargo(["metadata", "--no-deps", "--format-version", "1"]);
    let output = command.output().context("could not run cargo metadata")?;
    ensure!(
        output.status.success(),
        "{} failed: {}",
        shown(&command),
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(serde_json::from_slice(&output.stdout)?)
}

pub(crate) fn run() -> Result<()> {
    let tree = Tree::read(&root())?;
    let mut count = 0;
    for (name, check) in CHECKS {
        let complaints = check(&tree)?;
        println!("{}: {name}", if complaints.is_empty() { "ok" } else { "NOT OK" });
        for complaint in &complaints {
            println!("  {complaint}");
        }
        count += complaints.len();
    }
    ensure!(count == 0, "{count} things to tidy");
    Ok(())
}
