//! `cargo xtask mutants`: changes the code in small ways, one at a time, and says which changes no test notices.
//!
//! It takes hours for a crate, so it goes on where it was: what was caught once is not tried again until `--anew`.

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use crate::run::{cargo, check, root};

#[derive(Args)]
pub(crate) struct Options {
    /// Files to change, from the workspace's root: `crates/koroona/src/referee/*.rs`.
    #[arg(required = true)]
    files: Vec<String>,
    /// Forget what was tried before.
    #[arg(long)]
    anew: bool,
    /// Only list the changes that would be tried.
    #[arg(long)]
    list: bool,
}

/// What was tried, and what came of it.
const OUT: &str = "target/mutants";

pub(crate) fn run(options: &Options) -> Result<()> {
    let known = cargo(["mutants", "--version"]).output().is_ok_and(|output| output.status.success());
    ensure!(known, "cargo-mutants is not installed: cargo install --locked cargo-mutants");
    let package = package_of(&options.files)?;
    let mut command = cargo(["mutants", "--output", OUT, "--package", &package, "--test-package", &package]);
    for file in &options.files {
        command.args(["--file", file]);
    }
    if options.list {
        command.arg("--list");
        return check(command);
    }
    if options.anew {
        let out = root().join(OUT);
        if out.exists() {
            std::fs::remove_dir_all(&out).with_context(|| format!("can't remove {}", out.display()))?;
        }
    }
    command.args(["--iterate", "--all-features", "--timeout", "300"]);
    check(command)
}

/// The crate that all of the files belong to: only its own tests are asked.
fn package_of(files: &[String]) -> Result<String> {
    let folder = |file: &String| Some(file.strip_prefix("crates/")?.split_once('/')?.0.to_owned());
    let mut folders: Vec<Option<String>> = files.iter().map(folder).collect();
    folders.dedup();
    match &folders[..] {
        [Some(folder)] if folder == "tablier" => Ok(folder.clone()),
        [Some(folder)] => Ok(format!("tablier-{folder}")),
        _ => bail!("the files of one crate at a time, as crates/<crate>/src/…"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_known_by_its_files() {
        let package =
            |files: &[&str]| package_of(&files.iter().map(|&file| file.to_owned()).collect::<Vec<_>>());
        assert_eq!(
            package(&["crates/koroona/src/referee/*.rs", "crates/koroona/src/a.rs"]).unwrap(),
            "tablier-koroona"
        );
        assert_eq!(package(&["crates/tablier/src/serve.rs"]).unwrap(), "tablier");
        assert!(package(&["crates/corona/src/a.rs", "crates/game/src/b.rs"]).is_err());
        assert!(package(&["xtask/src/run.rs"]).is_err());
    }
}
