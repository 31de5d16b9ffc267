//! Strangers who want to break the house: a process of their own, told which server and for how long, and which tables
//! honest people sit at. Each file is one way to do harm. What they managed is counted, and printed when they leave.

mod babble;
mod flood;
mod gang;
mod guess;
mod half_open;
mod huge;
mod slow;
mod storm;

use std::io::{Read, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use tokio::task::JoinSet;

use gang::Gang;

/// The driver's first argument when it is to be the vandals.
const WORD: &str = "--vandalise";

/// The vandals' process.
pub(crate) struct Vandals(Child);

impl Vandals {
    /// Lets them loose. They have to wait for the cores: outside they would have their own.
    pub(crate) fn start(server: SocketAddr, how_long: Duration, codes: &[String]) -> Result<Vandals> {
        let mut command = Command::new("nice");
        command.args(["-n", "19"]).arg(std::env::current_exe()?);
        command.args([WORD, &server.to_string(), &how_long.as_secs_f64().to_string()]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut stdin = child.stdin.take().context("it has a standard input")?;
        stdin.write_all(codes.join("\n").as_bytes())?;
        Ok(Vandals(child))
    }

    /// Waits until they have left, and answers what they say they did, a line each.
    pub(crate) fn wait(self) -> Result<String> {
        let output = self.0.wait_with_output()?;
        ensure!(output.status.success(), "the vandals' process broke ({})", output.status);
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

/// What they are told, if these are the arguments of their process.
pub(crate) fn wanted(mut arguments: impl Iterator<Item = String>) -> Option<Result<()>> {
    (arguments.next()? == WORD).then(|| {
        let server = arguments.next().context("which server?")?.parse()?;
        let seconds: f64 = arguments.next().context("for how long?")?.parse()?;
        let mut codes = String::new();
        std::io::stdin().read_to_string(&mut codes)?;
        let codes = codes.lines().map(str::to_owned).collect();
        rage(&Gang::new(server, Instant::now() + Duration::from_secs_f64(seconds), codes)?)
    })
}

/// All at once, until their time is over.
fn rage(gang: &Gang) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut all = JoinSet::new();
        babble::begin(gang, &mut all);
        flood::begin(gang, &mut all);
        guess::begin(gang, &mut all);
        half_open::begin(gang, &mut all);
        huge::begin(gang, &mut all);
        slow::begin(gang, &mut all);
        storm::begin(gang, &mut all);
        let _ = tokio::time::timeout_at(gang.until.into(), all.join_all()).await;
    });
    // Nothing is waited for: they go as they came.
    runtime.shutdown_background();
    print!("{}", gang.report());
    Ok(())
}
