//! `cargo xtask drawings`: makes the rule books' drawings anew. The program draws them; a test compares.

use std::fs;

use anyhow::{Context, Result};

use crate::run::{cargo, check, root};

pub(crate) fn run() -> Result<()> {
    let fresh = root().join("target/drawings");
    if fresh.exists() {
        fs::remove_dir_all(&fresh).context("can't empty target/drawings")?;
    }
    let mut command = cargo(["run", "-p", "tablier", "--", "rules", "draw"]);
    command.arg(&fresh);
    check(command)?;
    // Only now that there are new ones: the client may be built from the old.
    let kept = root().join("docs/rules/drawings");
    if kept.exists() {
        fs::remove_dir_all(&kept).context("can't remove the old docs/rules/drawings")?;
    }
    fs::rename(&fresh, &kept).context("can't put the new drawings in docs/rules")?;
    println!("docs/rules/drawings is current");
    Ok(())
}
