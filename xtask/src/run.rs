//! Running other programs from the workspace's root, with no stdin: nothing here may wait for somebody to answer.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The workspace's root.
pub(crate) fn root() -> PathBuf {
    // Cargo says where the package is when it runs it; what was true at compile time is for a bare binary.
    let package = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&package).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// A program, to be run in the root without stdin.
pub(crate) fn program(name: impl Into<OsString>) -> Command {
    let mut command = Command::new(name.into());
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// The cargo that runs this, so that a chosen toolchain stays chosen. What it said of this package is for nobody else:
/// ring's build script looks at these variables, and with it everything that speaks TLS would be compiled anew whenever
/// somebody builds by hand in between.
pub(crate) fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let variables = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for name in variables.filter(|name| OF_THIS_PACKAGE.iter().any(|prefix| name.starts_with(prefix))) {
        command.env_remove(name);
    }
    command.args(args);
    command
}

const OF_THIS_PACKAGE: [&str; 2] = ["CARGO_PKG_", "CARGO_MANIFEST_"];

/// Runs it, its output going where ours goes.
pub(crate) fn check(mut command: Command) -> Result<()> {
    let status = command.status().with_context(|| format!("could not run {}", shown(&command)))?;
    ensure!(status.success(), "{} failed ({status})", shown(&command));
    Ok(())
}

/// The command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    std::iter::once(program)
        .chain(command.get_args())
        .map(|part| part.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_fails_is_an_error_that_names_it() {
        let mut command = program("sh");
        command.args(["-c", "exit 3"]);
        let error = check(command).unwrap_err().to_string();
        assert!(error.starts_with("sh -c exit 3 failed"), "{error}");
    }

    #[test]
    fn a_program_that_is_not_there_is_an_error_too() {
        let error = check(program("no-such-program")).unwrap_err().to_string();
        assert_eq!(error, "could not run no-such-program");
    }

    #[test]
    fn nobody_else_hears_what_cargo_says_of_this_package() {
        assert!(std::env::var_os("CARGO_PKG_NAME").is_some(), "cargo says it");
        let command = cargo(["--version"]);
        let removed: Vec<_> =
            command.get_envs().filter(|(_, value)| value.is_none()).map(|(name, _)| name).collect();
        assert!(removed.contains(&"CARGO_PKG_NAME".as_ref()), "{removed:?}");
        assert!(removed.contains(&"CARGO_MANIFEST_DIR".as_ref()), "{removed:?}");
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("xtask/Cargo.toml").is_file());
    }
}
