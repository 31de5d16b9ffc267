//! Builds the client with npm, compresses it, and writes the table of its files that `src/lib.rs` includes.

mod embed;
mod npm;

use std::env;
use std::path::{Path, PathBuf};

use npm::Npm;

/// Names a folder with the client already built: for packagers, who have no Node where they build.
const BUILT_ALREADY: &str = "TABLIER_PAGE_DIST";

/// What the client is built from, seen from the workspace's root.
const SOURCES: [&str; 9] = [
    "web/src",
    "web/public",
    "web/build",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/tsconfig.json",
    "web/vite.config.ts",
    // The client shows the rule books.
    "docs/rules",
];

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed={BUILT_ALREADY}");
    if let Err(error) = build() {
        for line in error.lines() {
            println!("cargo::error={line}");
        }
    }
}

fn build() -> Result<(), String> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo runs this")?);
    let dist = match env::var_os(BUILT_ALREADY) {
        Some(dist) => {
            // Cargo runs a build script in its package's folder; whoever set this was in the workspace's root.
            let dist = root().join(dist);
            println!("cargo::rerun-if-changed={}", dist.display());
            dist
        }
        None => build_client(&out)?,
    };
    embed::embed(&dist, &out)
}

/// Builds the client, and answers where it is.
fn build_client(out: &Path) -> Result<PathBuf, String> {
    let root = root();
    // What is not there would make cargo run this every time.
    for source in SOURCES.map(|source| root.join(source)).iter().filter(|source| source.exists()) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    let web = root.join("web");
    let dist = out.join("dist");
    let _npm = Npm::ready(&web)?;
    let folder = dist.to_str().ok_or("the target folder's path must be readable text")?;
    npm::run(&mut npm::npm(&web, &["run", "build", "--", "--outDir", folder, "--emptyOutDir"]))?;
    Ok(dist)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
