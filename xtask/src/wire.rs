//! `cargo xtask wire`: writes the client's wire types anew from the Rust ones. The test that compares them does it.

use anyhow::Result;

use crate::run::{cargo, check};

pub(crate) fn run() -> Result<()> {
    let mut command = cargo(["test", "-p", "tablier", "--features", "ts", "--test", "tablier", "wire::"]);
    command.env("TABLIER_WRITE_WIRE", "1");
    check(command)?;
    println!("web/src/wire is current");
    Ok(())
}
