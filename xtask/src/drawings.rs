//! `cargo xtask drawings`: makes the rule books' drawings anew. The program draws them; a test compares. It is built
//! without the page for it, which could not be built while a book names a drawing that is still to be made.

use std::fs;

use anyhow::{Context, Result};

use crate::run::{cargo, check, root};

pub(crate) fn run() -> Result<()> {
    let no_page = root().join("target/no-page");
    fs::create_dir_all(&no_page).context("can't make target/no-page")?;
    fs::write(no_page.join("index.html"), "").context("can't write into target/no-page")?;
    // Beside the old ones: folders can't be renamed from one disk to another.
    let fresh = root().join("docs/rules/.drawings");
    if fresh.exists() {
        fs::remove_dir_all(&fresh).context("can't remove docs/rules/.drawings")?;
    }
    let mut command = cargo(["run", "-p", "tablier", "--", "rules", "draw"]);
    command.arg(&fresh).env("TABLIER_PAGE_DIST", &no_page);
    check(command)?;
    let kept = root().join("docs/rules/drawings");
    if kept.exists() {
        fs::remove_dir_all(&kept).context("can't remove the old docs/rules/drawings")?;
    }
    fs::rename(&fresh, &kept).context("can't put the new drawings in docs/rules")?;
    println!("docs/rules/drawings is current");
    Ok(())
}
