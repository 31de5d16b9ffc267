//! The client's own checks, its tests in a browser and its pictures: npm's scripts, with what they need of the house.

// The build script of crates/page installs the client's packages by the same rules.
#[path = "../../crates/page/build/npm.rs"]
pub(crate) mod npm;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Error, Result, ensure};
use clap::Args;
use serde_json::Value;

use crate::run::{cargo, check, root};

#[derive(Args)]
pub(crate) struct Pictures {
    /// Take them from the program as people run it; the tests' build looks the same and is there sooner.
    #[arg(long)]
    release: bool,
    /// Handed on to the script that takes them, after `--`.
    #[arg(last = true)]
    rest: Vec<String>,
}

/// The client's types, lint and unit tests.
pub(crate) fn check_client() -> Result<()> {
    check(script("check", &[])?)
}

/// The client in a browser, against the program that the tests with these flags have built already.
pub(crate) fn browse(flags: &[&str]) -> Result<()> {
    let mut command = script("e2e", &[])?;
    let built = built(&["test", "--no-run"], flags)?;
    // Some of them play at three servers, which an example starts.
    for (variable, name) in [("TABLIER_BIN", "tablier"), ("TABLIER_CLUSTER", "cluster")] {
        command.env(variable, found(&built, name)?);
    }
    check(command)
}

const BUILD: [&str; 5] = ["build", "-p", "tablier", "--bin", "tablier"];

/// `cargo xtask screenshots`: every page and phase as a picture.
pub(crate) fn screenshots(options: &Pictures) -> Result<()> {
    let flags: &[&str] = if options.release { &["--release"] } else { &[] };
    let mut command = script("screenshots", &options.rest)?;
    command.env("TABLIER_BIN", program(&BUILD, flags)?);
    check(command)
}

/// `cargo xtask bench web`: how long the browser takes for a frame while a stroke of Koroona is animated.
pub(crate) fn frames(rest: &[String]) -> Result<()> {
    let mut command = script("frames", rest)?;
    command.env("TABLIER_BIN", program(&BUILD, &["--release"])?);
    check(command)
}

/// One of the client's scripts, its packages installed.
fn script(name: &str, rest: &[String]) -> Result<Command> {
    let web = root().join("web");
    let package = fs::read_to_string(web.join("package.json")).context("could not read web/package.json")?;
    ensure!(has_script(&package, name)?, "web/package.json has no script \"{name}\": nothing was run");
    npm::Npm::ready(&web).map_err(Error::msg)?;
    let mut command = npm::npm(&web, &["run", name, "--"]);
    command.args(rest).stdin(Stdio::null());
    Ok(command)
}

fn has_script(package: &str, name: &str) -> Result<bool> {
    let package: Value = serde_json::from_str(package).context("web/package.json")?;
    Ok(package["scripts"][name].is_string())
}

/// Has cargo build the program, and answers where it is.
fn program(build: &[&str], flags: &[&str]) -> Result<PathBuf> {
    found(&built(build, flags)?, "tablier")
}

/// Has cargo build things, and answers what it says of them.
fn built(build: &[&str], flags: &[&str]) -> Result<String> {
    let format = ["--message-format", "json-render-diagnostics"];
    let mut command = cargo(build.iter().chain(&format).chain(flags).copied());
    let output = command.stderr(Stdio::inherit()).output().context("could not run cargo build")?;
    ensure!(output.status.success(), "the program could not be built");
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn found(messages: &str, name: &str) -> Result<PathBuf> {
    executable(messages, name).with_context(|| format!("cargo does not say where {name} is"))
}

/// Where cargo's messages say that a program is.
pub(crate) fn executable(messages: &str, name: &str) -> Option<PathBuf> {
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    // Its unit tests have its name, too.
    let mut programs =
        messages.filter(|message| message["target"]["name"] == name && message["profile"]["test"] != true);
    programs.find_map(|message| message["executable"].as_str().map(PathBuf::from))
}

#[cfg(test)]
mod tests {
    use std::fs::{File, create_dir_all};
    use std::time::{Duration, SystemTime};

    use super::*;

    #[test]
    fn a_script_that_is_not_there_is_noticed() {
        let package = r#"{"scripts": {"check": "tsc"}}"#;
        assert!(has_script(package, "check").unwrap() && !has_script(package, "e2e").unwrap());
        assert!(has_script("{", "check").is_err());
    }

    #[test]
    fn the_program_is_where_cargo_says() {
        let messages = "{\"target\":{\"name\":\"tablier_game\"},\"executable\":null}\nwarning: x\n\
                        {\"target\":{\"name\":\"tablier\"},\"profile\":{\"test\":true},\"executable\":\"/t\"}\n\
                        {\"target\":{\"name\":\"tablier\"},\"executable\":\"/house/target/debug/tablier\"}\n";
        assert_eq!(executable(messages, "tablier"), Some("/house/target/debug/tablier".into()));
        assert_eq!(executable("", "tablier"), None);
    }

    #[test]
    fn packages_are_stale_when_missing_or_older_than_their_lock() {
        let web = std::env::temp_dir().join(format!("tablier-xtask-{}", std::process::id()));
        create_dir_all(web.join("node_modules")).unwrap();
        assert!(npm::is_stale(&web), "nothing is there");
        let lock = File::create(web.join("package-lock.json")).unwrap();
        assert!(npm::is_stale(&web), "a lock, and nothing installed");
        File::create(web.join("node_modules/.package-lock.json")).unwrap();
        lock.set_modified(SystemTime::now() - Duration::from_mins(1)).unwrap();
        assert!(!npm::is_stale(&web), "installed after the lock was written");
        lock.set_modified(SystemTime::now() + Duration::from_mins(1)).unwrap();
        assert!(npm::is_stale(&web), "another lock since");
        fs::remove_dir_all(web).unwrap();
    }

    #[test]
    fn nodes_version_is_read() {
        for good in ["v20.19.0", "v20.20.2", "v22.12.0", "v23.0.0", "v24.1.0"] {
            assert!(npm::is_new_enough(good), "{good}");
        }
        for bad in ["v18.20.4", "v20.18.1", "v21.7.3", "v22.11.0", "20.19.2", "v20", ""] {
            assert!(!npm::is_new_enough(bad), "{bad}");
        }
    }
}
