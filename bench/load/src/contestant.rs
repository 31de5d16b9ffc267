//! Who is measured, and how each is started.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::args::{Args, Peer};

/// What one address and one person may do, as good as without end. As variables: flags after `--` count instead.
const NO_LIMITS: [(&str, &str); 6] = [
    ("TABLIER_REQUESTS_PER_ADDRESS", "4000000/1ms"),
    ("TABLIER_CONNECTIONS_PER_ADDRESS", "4000000"),
    ("TABLIER_SOCKETS_PER_ADDRESS", "4000000"),
    ("TABLIER_TABLES_PER_ADDRESS", "4000000/1ms"),
    ("TABLIER_SOCKETS_PER_PERSON", "4000000"),
    ("TABLIER_TABLES_PER_PERSON", "4000000/1ms"),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Contestant {
    Tablier,
    Bare,
    BoardgameIo,
    BoardgameIoFiles,
}

impl Contestant {
    /// Those that are measured, in order. Tablier first: the bare server sends as much as it does.
    pub(crate) fn wanted(args: &Args) -> Vec<Contestant> {
        let peers: &[Contestant] = match args.peer {
            None => &[],
            Some(Peer::Bare) => &[Contestant::Bare],
            Some(Peer::BoardgameIo) => &[Contestant::BoardgameIo],
            Some(Peer::BoardgameIoFiles) => &[Contestant::BoardgameIoFiles],
            Some(Peer::All) => &[Contestant::Bare, Contestant::BoardgameIo, Contestant::BoardgameIoFiles],
        };
        let tablier = (!args.alone).then_some(Contestant::Tablier);
        tablier.into_iter().chain(peers.iter().copied()).collect()
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Contestant::Tablier => "tablier",
            Contestant::Bare => "bare",
            Contestant::BoardgameIo => "boardgame.io",
            Contestant::BoardgameIoFiles => "boardgame.io-files",
        }
    }

    /// The command that starts it. Each prints its address when it is open, the lobby's last.
    pub(crate) fn command(self, args: &Args, scratch: &Path, told_bytes: usize) -> Result<Command> {
        let missing = "its program is not known: start this with cargo xtask load";
        Ok(match self {
            Contestant::Tablier => {
                let store = args.store.clone().unwrap_or_else(|| scratch.join("tables.db"));
                tablier(args, store.as_os_str())
            }
            Contestant::Bare => {
                let mut command = Command::new(args.bare.as_ref().context(missing)?);
                command.args(["--told-bytes", &told_bytes.to_string()]);
                command
            }
            Contestant::BoardgameIo | Contestant::BoardgameIoFiles => {
                let mut command = Command::new("node");
                command.arg("server.js").current_dir(args.boardgame_io.as_ref().context(missing)?);
                if args.plain_peer {
                    command.arg("--plain");
                }
                if self == Contestant::BoardgameIoFiles {
                    command.arg("--keep").arg(scratch.join("matches"));
                }
                // As its own pages say it is to be run; it spares itself checks then.
                command.env("NODE_ENV", "production");
                command
            }
        })
    }
}

/// The command that starts Tablier on a store.
pub(crate) fn tablier(args: &Args, store: &OsStr) -> Command {
    let mut command = Command::new(&args.tablier);
    command.args(["serve", "--address", "127.0.0.1:0", "--store"]).arg(store).args(&args.serve);
    if args.trouble.is_some() {
        // What vandals opened and deserted is to be given back while one looks.
        command.env("TABLIER_AWAKE_FOR", "15s");
    } else {
        // All of it comes from one machine, which is not what is to be measured.
        command.envs(NO_LIMITS);
    }
    // What it prints must be where it is.
    command.env_remove("TABLIER_LAN").env_remove("TABLIER_PUBLIC_URL");
    command
}
