//! What the project does to itself: test, tidy, bench, crash, drawings, load, mutants, screenshots, strength, wire.
//! `cargo xtask` is an alias in `.cargo/config.toml`.

mod bench;
mod crash;
mod drawings;
mod load;
mod mutants;
mod needs;
mod run;
mod strength;
mod test;
mod tidy;
mod tree;
mod web;
mod wire;

use std::process::ExitCode;

use clap::Parser;

/// What the project does to itself.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
enum Task {
    /// Install what the tests need, then run every test, format check, lint and tidy check.
    Test(test::Options),
    /// Check what people forget: first lines, arrows between crates, a test for each rule, and the like.
    Tidy,
    /// Run one game's benchmarks, or the client's.
    Bench(bench::Options),
    /// Kill the server under play, again and again, and look for anything that was lost.
    Crash(crash::Options),
    /// Make the rule books' drawings, in docs/rules/drawings, anew.
    Drawings,
    /// Change the code in small ways and say which changes no test notices.
    Mutants(mutants::Options),
    /// Put the server under load, and its peers under the same; `--help` lists the options.
    Load(load::Options),
    /// Take a picture of every page and phase of the client.
    Screenshots(web::Pictures),
    /// Measure how well a game's bots play, level by level.
    Strength(strength::Options),
    /// Write the client's wire types, in web/src/wire, anew from the Rust ones.
    Wire,
}

fn main() -> ExitCode {
    let result = match Task::parse() {
        Task::Test(options) => test::run(&options),
        Task::Tidy => tidy::run(),
        Task::Bench(options) => bench::run(&options),
        Task::Crash(options) => crash::run(&options),
        Task::Drawings => drawings::run(),
        Task::Mutants(options) => mutants::run(&options),
        Task::Load(options) => load::run(&options),
        Task::Screenshots(options) => web::screenshots(&options),
        Task::Strength(options) => strength::run(&options),
        Task::Wire => wire::run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
