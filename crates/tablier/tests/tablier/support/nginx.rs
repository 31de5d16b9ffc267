//! An nginx of one's own before several servers, with the configuration that `docs/cluster.md` tells of.

use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::watched::Watched;

const CONFIGURATION: &str = include_str!("../../../../../docs/cluster/nginx.conf");
/// How long a start may take on a busy machine.
const START: Duration = Duration::from_mins(1);

/// A proxy with a port of its own; gone when the process is.
pub(crate) struct Nginx {
    pub(crate) host: String,
    folder: PathBuf,
    _watched: Watched,
}

impl Nginx {
    /// Starts it before these servers, three as in the configuration.
    pub(crate) fn start(servers: &[String; 3]) -> Nginx {
        let host = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let folder = TempDir::with_prefix("tablier-nginx-").unwrap().keep();
        let path = folder.display();
        let mut configuration = CONFIGURATION.replace("listen 80;", &format!("listen {host};"));
        for (index, server) in servers.iter().enumerate() {
            configuration = configuration.replace(&format!("10.0.0.{}:8080", index + 1), server);
        }
        // What Debian's keeps where only root writes.
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let temporary = temporary.map(|what| format!("{what}_temp_path {path}/{what};")).join(" ");
        configuration = configuration.replace("http {", &format!("http {{ access_log off; {temporary}"));
        let file = folder.join("nginx.conf");
        std::fs::write(&file, configuration).unwrap();
        let (prefix, file, log) =
            (format!("{path}/"), file.display().to_string(), format!("{path}/error.log"));
        let own = format!("daemon off; master_process off; pid {path}/pid; error_log {log};");
        let arguments = ["-p", &prefix, "-c", &file, "-e", &log, "-g", &own];
        let watched = Watched::start("nginx", arguments, Some(&folder), Stdio::null());
        let nginx = Nginx { host, folder, _watched: watched };
        let until = Instant::now() + START;
        while TcpStream::connect(&nginx.host).is_err() {
            assert!(Instant::now() < until, "nginx does not start: {}", nginx.troubles());
            sleep(Duration::from_millis(20));
        }
        nginx
    }

    fn troubles(&self) -> String {
        std::fs::read_to_string(self.folder.join("error.log")).unwrap_or_default()
    }
}
