//! A program that is gone when this process is, however that ends, with all it left in its folder.

use std::ffi::OsStr;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Runs a program until the input ends, which it does with the process that has its other end. The shell keeps to itself
/// that what it watched over was killed.
const WATCH: &str = r#"
folder="$1"; shift
exec 3>&2 2>/dev/null
"$@" </dev/null 2>&3 3>&- & pid=$!
cat >/dev/null
kill -KILL $pid
wait $pid
[ -z "$folder" ] || rm -rf "$folder"
"#;

/// A program, killed when this is dropped.
pub(crate) struct Watched(Child);

impl Watched {
    /// Starts it; its troubles go where they are wanted. The folder, if there is one, goes with it.
    pub(crate) fn start<A: AsRef<OsStr>>(
        program: impl AsRef<OsStr>,
        arguments: impl IntoIterator<Item = A>,
        folder: Option<&Path>,
        said: Stdio,
    ) -> Watched {
        let mut watch = Command::new("sh");
        watch.args(["-c", WATCH, "sh"]).arg(folder.unwrap_or(Path::new(""))).arg(program).args(arguments);
        // Debian has servers where only root looks.
        let path = std::env::var("PATH").unwrap_or_default();
        watch.env("PATH", format!("{path}:/usr/sbin"));
        // Whoever interrupts this process at a terminal leaves it to this process to end the other.
        watch.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(said);
        Watched(watch.spawn().unwrap())
    }

    /// The process that it is a child of.
    #[allow(dead_code, reason = "the load driver has it, too")]
    pub(crate) fn id(&self) -> u32 {
        self.0.id()
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}
