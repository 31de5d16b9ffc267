//! What the project does to itself: test, tidy, bench, calibrate, cluster, crash, drawings, first-timer, load, mutants,
//! reach, screenshots, simulate, strength, wire. `cargo xtask` is an alias in `.cargo/config.toml`.

mod again;
mod bench;
mod calibrate;
mod cluster;
mod crash;
mod drawings;
mod first_timer;
mod load;
mod mutants;
mod needs;
mod reach;
mod run;
mod simulate;
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
    /// Measure what Colorado's winning chances predict against what was played.
    Calibrate(calibrate::Options),
    /// Start three servers with a database, NATS and nginx on this machine, private and temporary.
    Cluster,
    /// Kill the server under play, again and again, and look for anything that was lost.
    Crash(crash::Options),
    /// Make the rule books' drawings, in docs/rules/drawings, anew.
    Drawings,
    /// Measure how often a first-timer wins against the bots of "play now".
    FirstTimer,
    /// Change the code in small ways and say which changes no test notices.
    Mutants(mutants::Options),
    /// Put the server under load, and its peers under the same; `--help` lists the options.
    Load(load::Options),
    /// Look for strokes that reach the discs behind Koroona's pockets.
    Reach(reach::Options),
    /// Take a picture of every page and phase of the client.
    Screenshots(web::Pictures),
    /// Simulate a cluster in one process, with everything that can go wrong, seed after seed.
    Simulate(simulate::Options),
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
        Task::Calibrate(options) => calibrate::run(&options),
        Task::Cluster => cluster::run(),
        Task::Crash(options) => crash::run(&options),
        Task::Drawings => drawings::run(),
        Task::FirstTimer => first_timer::run(),
        Task::Mutants(options) => mutants::run(&options),
        Task::Load(options) => load::run(&options),
        Task::Reach(options) => reach::run(&options),
        Task::Screenshots(options) => web::screenshots(&options),
        Task::Simulate(options) => simulate::run(&options),
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
