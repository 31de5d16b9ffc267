//! Node and npm: new enough, and the client's packages installed, by one program at a time. This crate's build script
//! builds the client with it; xtask, which includes this file, runs the client's tests.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

const WANTED: &str = "the page is built with Node 20.19, 22.12 or later and its npm; install them (Debian 13: apt \
                      install nodejs npm), or name a folder with the page already built in TABLIER_PAGE_DIST";

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

/// Checks that there is a Node, and one that the client's tools run on.
///
/// # Errors
/// With what to do about it.
pub(crate) fn check_node() -> Result<(), String> {
    let version = Command::new("node").arg("--version").output();
    let version = version.map_err(|error| format!("{WANTED} (node: {error})"))?;
    let version = String::from_utf8_lossy(&version.stdout).trim().to_owned();
    if is_new_enough(&version) { Ok(()) } else { Err(format!("{WANTED} (this is Node {version})")) }
}

/// What Vite asks for: `v20.19.0` and later of 20, `v22.12.0` and later.
pub(crate) fn is_new_enough(version: &str) -> bool {
    let numbers = version.strip_prefix('v').unwrap_or_default().split('.').map(|part| part.parse().ok());
    let numbers: Vec<Option<u32>> = numbers.take(2).collect();
    matches!(numbers[..], [Some(20), Some(19..)] | [Some(22), Some(12..)] | [Some(23..), Some(_)])
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
