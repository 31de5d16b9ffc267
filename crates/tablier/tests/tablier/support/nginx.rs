//! An nginx of one's own before several servers, with the configuration that `docs/cluster.md` tells of.

use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::nats::WATCH;

const CONFIGURATION: &str = include_str!("../../../../../docs/cluster/nginx.conf");
/// How long a start may take on a busy machine.
const START: Duration = Duration::from_mins(1);

/// A proxy with a port of its own; gone when the process is.
pub(crate) struct Nginx {
    pub(crate) host: String,
    watch: Child,
    folder: TempDir,
}

impl Nginx {
    /// Starts it before these servers, three as in the configuration.
    pub(crate) fn start(servers: &[String; 3]) -> Nginx {
        let host = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let folder = TempDir::with_prefix("tablier-nginx-").unwrap();
        let path = folder.path().display();
        let mut configuration = CONFIGURATION.replace("listen 80;", &format!("listen {host};"));
        for (index, server) in servers.iter().enumerate() {
            configuration = configuration.replace(&format!("10.0.0.{}:8080", index + 1), server);
        }
        // What Debian's keeps where only root writes.
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let temporary = temporary.map(|what| format!("{what}_temp_path {path}/{what};")).join(" ");
        configuration = configuration.replace("http {", &format!("http {{ access_log off; {temporary}"));
        let file = folder.path().join("nginx.conf");
        std::fs::write(&file, configuration).unwrap();
        let mut watch = Command::new("sh");
        watch.args(["-c", WATCH, "sh", "nginx", "-p"]).arg(folder.path()).arg("-c").arg(&file);
        let own = format!("daemon off; master_process off; pid {path}/pid; error_log {path}/error.log;");
        watch.args(["-e", &format!("{path}/error.log"), "-g", &own]);
        watch.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let places = std::env::var("PATH").unwrap_or_default();
        watch.env("PATH", format!("{places}:/usr/sbin"));
        let nginx = Nginx { host, watch: watch.spawn().unwrap(), folder };
        let until = Instant::now() + START;
        while TcpStream::connect(&nginx.host).is_err() {
            assert!(Instant::now() < until, "nginx does not start: {}", nginx.troubles());
            sleep(Duration::from_millis(20));
        }
        nginx
    }

    fn troubles(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("error.log")).unwrap_or_default()
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        let _ = self.watch.wait();
    }
}
