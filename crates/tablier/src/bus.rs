//! How this server talks to the others that share its store: over NATS, or not at all. Nothing here prints an address: it
//! may have a password in it.

use std::fmt;
use std::path::PathBuf;

use clap::Args;
use tablier_server::{Nats, NatsOptions};

use crate::exit::BadInput;

/// Where the password is looked for, if no file has it.
const PASSWORD: &str = "TABLIER_BUS_PASSWORD";

#[derive(Debug, Args)]
pub(crate) struct BusOption {
    /// The NATS over which servers that share a PostgreSQL talk: `nats://host:4222` or `tls://host:4222`, several with
    /// commas between. Without it there is one server at a time.
    #[arg(id = "bus", long, env = "TABLIER_BUS", hide_env_values = true)]
    address: Option<Hidden>,
    /// Who this server is at NATS; the password is in `TABLIER_BUS_PASSWORD`, or in a file.
    #[arg(id = "bus_user", long = "bus-user", env = "TABLIER_BUS_USER", requires = "bus")]
    user: Option<String>,
    /// The file that holds the password for NATS, and nothing else.
    #[arg(
        id = "bus_password_file",
        long = "bus-password-file",
        env = "TABLIER_BUS_PASSWORD_FILE",
        requires = "bus_user"
    )]
    password_file: Option<PathBuf>,
    /// A file with credentials for NATS, as its own tools make them.
    #[arg(
        id = "bus_credentials",
        long = "bus-credentials",
        env = "TABLIER_BUS_CREDENTIALS",
        conflicts_with = "bus_user"
    )]
    credentials: Option<PathBuf>,
    /// A file with the certificates by which to know NATS, besides the system's.
    #[arg(id = "bus_certificates", long = "bus-certificates", env = "TABLIER_BUS_CERTIFICATES")]
    certificates: Option<PathBuf>,
}

/// A text that is not shown.
#[derive(Clone)]
struct Hidden(String);

impl From<String> for Hidden {
    fn from(text: String) -> Hidden {
        Hidden(text)
    }
}

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NATS")
    }
}

impl BusOption {
    /// Whether there is to be one.
    pub(crate) fn is_given(&self) -> bool {
        self.address.is_some()
    }

    /// Connects, if there is to be a bus.
    pub(crate) async fn connect(&self, node: &str) -> anyhow::Result<Option<Nats>> {
        let Some(Hidden(address)) = &self.address else { return Ok(None) };
        let user = match &self.user {
            Some(user) => Some((user.clone(), self.password()?)),
            None => None,
        };
        let options = NatsOptions {
            address: address.clone(),
            user,
            credentials: self.credentials.clone(),
            root_certificates: self.certificates.clone(),
        };
        let nats = Nats::connect(node, options).await;
        Ok(Some(nats.map_err(|error| BadInput(error.to_string()))?))
    }

    fn password(&self) -> anyhow::Result<String> {
        if let Some(file) = &self.password_file {
            let read = std::fs::read_to_string(file);
            let unread = |error| BadInput(format!("can't read {}: {error}", file.display()));
            return Ok(read.map_err(unread)?.trim_end_matches(['\r', '\n']).to_owned());
        }
        let missing = || BadInput(format!("no password for NATS: put it into {PASSWORD} or a file"));
        Ok(std::env::var(PASSWORD).map_err(|_| missing())?)
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Debug, Parser)]
    struct Line {
        #[command(flatten)]
        bus: BusOption,
    }

    #[test]
    fn an_address_is_shown_to_nobody() {
        let line = Line::parse_from(["x", "--bus", "nats://me:secret@host:4222"]);
        assert!(line.bus.is_given());
        let shown = format!("{line:?}");
        assert!(shown.contains("NATS") && !shown.contains("secret") && !shown.contains("host"), "{shown}");
    }

    #[test]
    fn a_password_comes_from_its_file_without_the_line_s_end() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("password");
        std::fs::write(&file, "se cret\n").unwrap();
        let path = file.to_str().unwrap();
        let with = ["x", "--bus", "nats://host", "--bus-user", "me", "--bus-password-file", path];
        assert_eq!(Line::parse_from(with).bus.password().unwrap(), "se cret");
        let gone = Line::parse_from(with);
        std::fs::remove_file(&file).unwrap();
        assert!(gone.bus.password().unwrap_err().to_string().contains("can't read"));
    }
}
