//! Node and npm: new enough, and the client's packages installed, by one program at a time. This crate's build script
//! builds the client with it; xtask, which includes this file, runs the client's tests.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// The oldest Node that the client's tools run on.
const OLDEST_NODE: u32 = 20;

const WANTED: &str = "the page is built with Node 20 or later and its npm; install them (Debian: apt install nodejs \
                      npm), or name a folder with the page already built in TABLIER_PAGE_DIST";

/// While it lives, nobody else installs the client's packages.
pub(crate) struct Npm {
    _lock: File,
}

impl Npm {
    /// Checks Node, waits for its turn, and installs the packages if they are missing or older than the lock file.
    ///
    /// # Errors
    /// With what to do about it.
    pub(crate) fn ready(web: &Path) -> Result<Npm, String> {
        check_node()?;
        let lock = web.join(".npm-in-use");
        let lock = File::create(&lock).and_then(|file| file.lock().map(|()| file));
        let lock =
            lock.map_err(|error| format!("could not wait for another npm in {}: {error}", web.display()))?;
        if is_stale(web) {
            let mut install = npm(web, &["ci", "--no-audit", "--no-fund", "--prefer-offline"]);
            run(&mut install)?;
        }
        Ok(Npm { _lock: lock })
    }
}

fn check_node() -> Result<(), String> {
    let version = Command::new("node").arg("--version").output();
    let version = version.map_err(|error| format!("{WANTED} (node: {error})"))?;
    let version = String::from_utf8_lossy(&version.stdout).trim().to_owned();
    match major(&version) {
        Some(major) if major >= OLDEST_NODE => Ok(()),
        _ => Err(format!("{WANTED} (this is Node {version})")),
    }
}

/// `v20.19.0` is of 20.
pub(crate) fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Are the packages missing, or older than the lock file that names them?
pub(crate) fn is_stale(web: &Path) -> bool {
    let changed = |path: &str| -> Option<SystemTime> { fs::metadata(web.join(path)).ok()?.modified().ok() };
    // npm writes this one when everything else is in its place.
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Some(installed), Some(locked)) => installed < locked,
        _ => true,
    }
}

/// npm, to be run in the client's folder.
pub(crate) fn npm(web: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(args).current_dir(web).env("npm_config_update_notifier", "false");
    command
}

/// Runs a command; what it said is in the error if it fails, and nowhere otherwise.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let shown = || {
        let words = std::iter::once(command.get_program()).chain(command.get_args());
        words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
    };
    let shown = shown();
    let output = command.output().map_err(|error| format!("{WANTED} ({shown}: {error})"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
    Err(format!("{shown} failed ({})\n{}", output.status, said.join("\n")))
}
