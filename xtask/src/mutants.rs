//! `cargo xtask mutants`: changes the code in small ways, one at a time, and says which changes no test notices.
//!
//! Every change is compiled and tested by itself, so both are made cheap: a profile that compiles fast (`mutants` in the
//! workspace's `Cargo.toml`), the crate's rule tests first, and its other tests only for what those did not notice. It
//! goes on where it was: what was caught once is not tried again until `--anew`.

use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use crate::run::{cargo, check, root, shown};

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

/// The games' experts and bots. Their tests take longest, and that a bot plays otherwise says of no rule that it is tested.
const EXPERTS: [&str; 4] = ["bidders::", "engine::", "shooter::", "solver::"];

pub(crate) fn run(options: &Options) -> Result<()> {
    let known = cargo(["mutants", "--version"]).output().is_ok_and(|output| output.status.success());
    ensure!(known, "cargo-mutants is not installed: cargo install --locked cargo-mutants");
    let folder = crate_of(&options.files)?;
    if options.list {
        let mut command = mutants(&folder, &options.files);
        command.arg("--list");
        return check(command);
    }
    if options.anew {
        let out = root().join(OUT).join(&folder);
        if out.exists() {
            std::fs::remove_dir_all(&out).with_context(|| format!("can't remove {}", out.display()))?;
        }
    }
    if root().join(format!("crates/{folder}/tests/{folder}/rules")).is_dir() {
        println!("with the rule tests alone:");
        let mut command = trying(&folder, &options.files)?;
        command.args(["--", "--test", &folder, "--", "rules::"]);
        let status = command.status().with_context(|| format!("could not run {}", shown(&command)))?;
        // Some were missed (2) or took too long (3): the other tests may notice them.
        ensure!(matches!(status.code(), Some(0 | 2 | 3)), "{} failed ({status})", shown(&command));
    }
    println!("what is left, with the crate's other tests:");
    let mut command = trying(&folder, &options.files)?;
    command.args(["--", "--"]).args(EXPERTS.iter().flat_map(|expert| ["--skip", expert]));
    check(command)
}

/// Every change that was not caught before is to be tried.
fn trying(folder: &str, files: &[String]) -> Result<Command> {
    let out = root().join(OUT).join(folder);
    std::fs::create_dir_all(&out).with_context(|| format!("can't make {}", out.display()))?;
    let mut command = mutants(folder, files);
    command.args(["--iterate", "--all-features", "--profile", "mutants", "--minimum-test-timeout", "60"]);
    command.arg("--output").arg(out);
    // One for all runs: what the crate depends on is compiled once.
    command.env("CARGO_TARGET_DIR", root().join(OUT).join("build"));
    Ok(command)
}

/// Only the crate's own tests are asked.
fn mutants(folder: &str, files: &[String]) -> Command {
    let package = if folder == "tablier" { folder.to_owned() } else { format!("tablier-{folder}") };
    let mut command = cargo(["mutants", "--package", &package, "--test-package", &package]);
    for file in files {
        command.args(["--file", file]);
    }
    command
}

/// The folder of the crate that all of the files belong to.
fn crate_of(files: &[String]) -> Result<String> {
    let folder = |file: &String| Some(file.strip_prefix("crates/")?.split_once('/')?.0.to_owned());
    let mut folders: Vec<Option<String>> = files.iter().map(folder).collect();
    folders.dedup();
    match &folders[..] {
        [Some(folder)] => Ok(folder.clone()),
        _ => bail!("the files of one crate at a time, as crates/<crate>/src/…"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn a_crate_is_known_by_its_files() {
        let folder = |files: &[&str]| crate_of(&words(files));
        assert_eq!(
            folder(&["crates/koroona/src/referee/*.rs", "crates/koroona/src/a.rs"]).unwrap(),
            "koroona"
        );
        assert!(folder(&["crates/corona/src/a.rs", "crates/game/src/b.rs"]).is_err());
        assert!(folder(&["xtask/src/run.rs"]).is_err());
    }

    #[test]
    fn only_the_crates_own_tests_are_asked() {
        let command = |folder| shown(&mutants(folder, &words(&["crates/x/src/a.rs"])));
        let asked = command("koroona");
        let rest = "--package tablier-koroona --test-package tablier-koroona --file crates/x/src/a.rs";
        assert!(asked.ends_with(rest), "{asked}");
        assert!(command("tablier").contains("--package tablier --test-package tablier "));
    }
}
