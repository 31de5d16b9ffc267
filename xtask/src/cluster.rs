//! `cargo xtask cluster`: a database, NATS, three servers and nginx on this machine, private and temporary, until Enter.

use anyhow::Result;

use crate::run::{cargo, check};

pub(crate) fn run() -> Result<()> {
    let what = ["--release", "-p", "tablier", "--features", "cluster"];
    check(cargo(["build", "--bins"].into_iter().chain(what)))?;
    check(cargo(["run", "--example", "cluster"].into_iter().chain(what)))
}
