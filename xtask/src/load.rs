//! `cargo xtask load`: builds the server, the load driver and the peers it is to compare with, and starts the driver,
//! which has all the options (`cargo xtask load --help`). Apart from xtask, which is compiled before every test.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Error, Result, ensure};
use clap::Args;

use crate::run::{cargo, check, program, root};
use crate::web::{executable, npm};

/// Where boardgame.io's server is.
const BOARDGAME_IO: &str = "bench/peers/boardgame.io";
/// As many files as thousands of tables take, or as many as this machine allows; the driver says when that is not
/// enough. A shell's own command, because nothing safe in Rust's library does it.
const MORE_FILES: &str = r#"ulimit -n 65536 2>/dev/null || ulimit -n "$(ulimit -H -n)"; exec "$0" "$@""#;

#[derive(Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Options {
    /// Handed on to the driver.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let driver = build("tablier-load", &[])?;
    let mut command = program("bash");
    command.args(["-c", MORE_FILES]).arg(driver);
    // Where the caller is, so that the files they name are theirs.
    command.current_dir(std::env::current_dir()?);
    if wants_help(&options.rest) {
        command.args(["--tablier", "tablier", "--help"]);
        return check(command);
    }
    // Each by itself, so that it has the features it is shipped with and no other's.
    let mut found: Vec<OsString> =
        vec!["--tablier".into(), build("tablier", features(&options.rest))?.into()];
    let peers = peers_in(&options.rest);
    if peers.iter().any(|peer| ["bare", "all"].contains(peer)) {
        found.extend(["--bare".into(), build("tablier-peer-bare", &[])?.into()]);
    }
    if peers.iter().any(|peer| ["boardgame.io", "boardgame.io-files", "all"].contains(peer)) {
        let folder = root().join(BOARDGAME_IO);
        npm::Npm::ready(&folder).map_err(Error::msg)?;
        found.extend(["--boardgame-io".into(), folder.into()]);
    }
    check_quietly(command.args(found).args(&options.rest))
}

/// Has cargo build a package's program as it is shipped, and answers where it is.
fn build(package: &str, features: &[&str]) -> Result<PathBuf> {
    let what = ["build", "--release", "-p", package, "--bin", package];
    let format = ["--message-format", "json-render-diagnostics"];
    let mut command = cargo(what.iter().chain(features).chain(&format).copied());
    let output = command.stderr(Stdio::inherit()).output().context("could not run cargo build")?;
    ensure!(output.status.success(), "{package} could not be built");
    let messages = String::from_utf8_lossy(&output.stdout);
    executable(&messages, package).with_context(|| format!("cargo does not say where {package} is"))
}

/// The driver has said what went wrong, and its whole command line would bury it.
fn check_quietly(command: &mut std::process::Command) -> Result<()> {
    let status = command.status().context("could not run bash")?;
    ensure!(status.success(), "the load driver failed ({status})");
    Ok(())
}

/// What is said after `--` is the server's.
fn own(rest: &[String]) -> &[String] {
    rest.split(|word| word == "--").next().unwrap_or_default()
}

fn wants_help(rest: &[String]) -> bool {
    own(rest).iter().any(|word| ["-h", "--help"].contains(&word.as_str()))
}

/// What Tablier is to be built with.
fn features(rest: &[String]) -> &'static [&'static str] {
    let cluster = own(rest).iter().any(|word| word == "--nodes" || word.starts_with("--nodes="));
    if cluster { &["--features", "cluster"] } else { &[] }
}

/// The peers that are asked for: only those are built.
fn peers_in(rest: &[String]) -> Vec<&str> {
    let words = own(rest);
    let after = words.windows(2).filter(|pair| pair[0] == "--peer").map(|pair| pair[1].as_str());
    after.chain(words.iter().filter_map(|word| word.strip_prefix("--peer="))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn peers_are_found_however_they_are_written() {
        assert_eq!(peers_in(&words("--tables 5 --peer all --seconds 3")), ["all"]);
        assert_eq!(peers_in(&words("--peer=boardgame.io")), ["boardgame.io"]);
        assert!(peers_in(&words("--tables 5 -- --peer bare")).is_empty());
        assert!(peers_in(&words("--peer")).is_empty());
    }

    #[test]
    fn nodes_are_built_with_what_they_need_and_one_server_without() {
        assert!(features(&words("--tables 5 --seconds 3 -- --nodes")).is_empty());
        assert_eq!(features(&words("--nodes 3")), ["--features", "cluster"]);
        assert_eq!(features(&words("--tables 5 --nodes=3")), ["--features", "cluster"]);
    }

    #[test]
    fn help_is_asked_of_the_driver_and_not_of_the_server() {
        assert!(wants_help(&words("--tables 5 --help")) && !wants_help(&words("--tables 5 -- --help")));
    }
}
