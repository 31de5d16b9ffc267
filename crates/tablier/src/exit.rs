//! How the program ends: bad input gets one clear line and code 2, a server that was cut off while it stopped code 3,
//! anything else that fails code 1.

use std::io::Write;
use std::process::ExitCode;

use clap::error::ErrorKind;

const BAD_INPUT: u8 = 2;
const CUT_OFF: u8 = 3;

/// An input that can't be worked with; its text is for the person who gave it.
#[derive(Debug)]
pub(crate) struct BadInput(pub(crate) String);

impl std::fmt::Display for BadInput {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadInput {}

/// A stop that did not come to its end; its text says what that means.
#[derive(Debug)]
pub(crate) struct CutOff(pub(crate) String);

impl std::fmt::Display for CutOff {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CutOff {}

/// Help and version go to standard output; a wrong argument gets its first line, which names what is wrong.
pub(crate) fn for_arguments(error: &clap::Error) -> ExitCode {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    ) {
        let code = u8::try_from(error.exit_code()).unwrap_or(BAD_INPUT);
        return if error.print().is_ok() { ExitCode::from(code) } else { ExitCode::FAILURE };
    }
    // Some of clap's messages go on in the next lines ("required arguments were not provided:").
    let text = error.to_string();
    let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
    eprintln!("{}", lines.collect::<Vec<_>>().join(" "));
    ExitCode::from(BAD_INPUT)
}

/// The end of a run.
pub(crate) fn with(result: anyhow::Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.downcast_ref::<std::io::Error>().is_some_and(is_broken_pipe) => ExitCode::SUCCESS,
        Err(error) if error.is::<CutOff>() => {
            let _ = writeln!(std::io::stderr(), "{error}");
            ExitCode::from(CUT_OFF)
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "error: {error:#}");
            if error.is::<BadInput>() { ExitCode::from(BAD_INPUT) } else { ExitCode::FAILURE }
        }
    }
}

/// Somebody piped us into `head`: that is no failure.
fn is_broken_pipe(error: &std::io::Error) -> bool {
    error.kind() == std::io::ErrorKind::BrokenPipe
}
