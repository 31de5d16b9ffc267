//! `cargo xtask wire`: writes anew what the client has from Rust: its wire types, and the rule books' examples as they are
//! played. The tests that compare them do it.

use anyhow::Result;

use crate::run::{cargo, check};

pub(crate) fn run() -> Result<()> {
    let mut command = cargo([
        "test",
        "-p",
        "tablier",
        "--features",
        "ts",
        "--test",
        "tablier",
        "--",
        "wire::",
        "rule_books::shown",
    ]);
    command.env("TABLIER_WRITE_WIRE", "1");
    check(command)?;
    println!("web/src/wire and web/src/rules/examples are current");
    Ok(())
}
