//! `cargo xtask cluster`: a database, NATS, three servers and nginx on this machine, private and temporary, until Enter.

use std::process::Stdio;

use anyhow::Result;

use crate::run::{cargo, check};

pub(crate) fn run() -> Result<()> {
    let what = ["--release", "-p", "tablier", "--features", "cluster"];
    // Both at once, so that nothing is compiled twice.
    check(cargo(["build", "--bins", "--example", "cluster"].into_iter().chain(what)))?;
    let mut command = cargo(["run", "--quiet", "--example", "cluster"].into_iter().chain(what));
    // It waits for somebody to say that it is enough.
    command.stdin(Stdio::inherit());
    check(command)
}
