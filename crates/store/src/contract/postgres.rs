//! A PostgreSQL of one's own, for tests: private, temporary, gone when the process is; without syncs, unless it is to be
//! measured.

use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{fs, io};

use tempfile::TempDir;

/// Who runs it where tests are root's, whom PostgreSQL refuses to serve.
const NOBODY: u32 = 65_534;
/// How long a start may take on a busy machine.
const START: Duration = Duration::from_mins(1);

/// Runs PostgreSQL until its input ends, which it does with the process that started it, however that ends; the folder
/// goes with it, unless a word came first; where the folder around it is another's, it stays, empty.
const WATCH: &str = r#"
folder="$1"; shift
"$@" >>"$folder/log" 2>&1 &
pid=$!
if read -r word; then keep=yes; fi
kill -QUIT $pid 2>/dev/null
wait $pid
[ "$keep" = yes ] || rm -rf "$folder" 2>/dev/null
"#;

/// A server with a folder and a port of its own.
pub struct Server {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    root: bool,
    syncs: bool,
    watch: Mutex<Option<Watch>>,
}

struct Watch {
    process: Child,
    input: ChildStdin,
}

impl Server {
    /// Makes a server and starts it.
    ///
    /// # Errors
    /// There is no PostgreSQL here, or it does not start.
    pub fn start() -> Result<Server, String> {
        Server::make(TempDir::with_prefix("tablier-postgres-"), false)
    }

    /// The same on a disk of one's choice, and what it says is stored is there for good: what that costs is measured.
    ///
    /// # Errors
    /// There is no PostgreSQL here, or it does not start.
    pub fn start_durable(within: &Path) -> Result<Server, String> {
        Server::make(TempDir::with_prefix_in("tablier-postgres-", within), true)
    }

    fn make(folder: io::Result<TempDir>, syncs: bool) -> Result<Server, String> {
        let programs = programs().ok_or("no PostgreSQL found: `cargo xtask test` installs it")?;
        let folder = folder.map_err(said)?;
        let root = fs::metadata(folder.path()).map_err(said)?.uid() == 0;
        if root {
            chown(folder.path(), Some(NOBODY), Some(NOBODY)).map_err(said)?;
        }
        let port = free_port()?;
        let server = Server { programs, folder: folder.keep(), port, root, syncs, watch: Mutex::new(None) };
        let mut initdb = server.program("initdb");
        let options = ["-A", "trust", "--no-sync", "--locale=C", "--encoding=UTF8", "-U", "tablier"];
        let made = initdb.args(options).arg("-D").arg(server.data()).output().map_err(said)?;
        if !made.status.success() {
            return Err(String::from_utf8_lossy(&made.stderr).into_owned());
        }
        server.start_again()?;
        Ok(server)
    }

    /// Starts it on its folder and its port, after a [`kill`](Server::kill).
    ///
    /// # Errors
    /// It does not start.
    pub fn start_again(&self) -> Result<(), String> {
        let until = Instant::now() + START;
        while Instant::now() < until {
            // What a server that was killed left behind is still at work for a moment.
            let _ = fs::remove_file(self.data().join("postmaster.pid"));
            self.watch()?;
            let tried = Instant::now();
            while tried.elapsed() < Duration::from_secs(5) {
                if self.pid_file().is_some_and(|text| text.contains("ready")) {
                    return Ok(());
                }
                sleep(Duration::from_millis(20));
            }
            self.unwatch(true);
        }
        Err(fs::read_to_string(self.folder.join("log")).unwrap_or_default())
    }

    /// Kills it as a crash would, with all its connections.
    ///
    /// # Errors
    /// It is not running.
    pub fn kill(&self) -> Result<(), String> {
        let pid = self.pid().ok_or("no PostgreSQL is running")?.to_string();
        // A connection's own process would outlive its parent by a moment, and go on committing.
        let children = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap_or_default();
        let mut kill = Command::new("kill");
        kill.arg("-KILL").arg(&pid).args(children.split_whitespace()).status().map_err(said)?;
        self.unwatch(true);
        Ok(())
    }

    /// Where a database of this server is.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://tablier@127.0.0.1:{}/{database}", self.port)
    }

    /// The process that all its others are children of, while it runs.
    pub fn pid(&self) -> Option<u32> {
        self.pid_file()?.lines().next()?.trim().parse().ok()
    }

    /// Its port on this machine.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Has the server do something in a database, and says what it answered.
    ///
    /// # Errors
    /// What the server says.
    pub fn run(&self, database: &str, sql: &str) -> Result<String, String> {
        let mut psql = self.program("psql");
        let output =
            psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql, &self.url(database)]);
        let output = output.output().map_err(said)?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
    }

    fn watch(&self) -> Result<(), String> {
        let mut command = self.command("sh");
        command.args(["-c", WATCH, "sh"]).arg(&self.folder).arg(self.programs.join("postgres"));
        command.arg("-D").arg(self.data()).args(["-p", &self.port.to_string()]);
        let sockets = format!("unix_socket_directories={}", self.folder.display());
        let syncs = if self.syncs { "fsync=on" } else { "fsync=off" };
        for setting in ["listen_addresses=127.0.0.1", &sockets, syncs, "max_connections=200"] {
            command.args(["-c", setting]);
        }
        // Whoever interrupts this process at a terminal leaves it to this process to end the server.
        let mut process = command.process_group(0).stdin(Stdio::piped()).spawn().map_err(said)?;
        let input = process.stdin.take().ok_or("no way to tell it to stop")?;
        *self.watch.lock().unwrap_or_else(PoisonError::into_inner) = Some(Watch { process, input });
        Ok(())
    }

    /// Stops whoever watches over the server, and what is left of that.
    fn unwatch(&self, keep: bool) {
        let watch = self.watch.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Watch { mut process, mut input }) = watch {
            if keep {
                let _ = input.write_all(b"keep\n");
            }
            drop(input);
            let _ = process.wait();
        }
    }

    fn pid_file(&self) -> Option<String> {
        fs::read_to_string(self.data().join("postmaster.pid")).ok()
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn program(&self, name: &str) -> Command {
        self.command(self.programs.join(name))
    }

    fn command(&self, program: impl AsRef<Path>) -> Command {
        let mut command = Command::new(program.as_ref());
        command.current_dir("/");
        if self.root {
            command.uid(NOBODY).gid(NOBODY);
        }
        command
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.unwatch(false);
    }
}

/// The folder of PostgreSQL's programs: the newest that Debian has, or where the others on the path are.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.filter_map(|entry| {
        let version: u32 = entry.file_name().to_str()?.parse().ok()?;
        Some((version, entry.path().join("bin")))
    });
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).find(|folder| folder.join("initdb").exists());
    let newest = debian.filter(|(_, folder)| folder.join("initdb").exists()).max();
    newest.map(|(_, folder)| folder).or(on_path)
}

/// A pgbouncer in front of a server, which hands its connections out by transaction: two for any number of clients.
pub struct Pooler {
    process: Child,
    folder: TempDir,
    port: u16,
}

impl Pooler {
    /// Starts one.
    ///
    /// # Errors
    /// There is no pgbouncer here, or it does not start.
    pub fn start(server: &Server) -> Result<Pooler, String> {
        let folder = TempDir::with_prefix("tablier-pooler-").map_err(said)?;
        if server.root {
            chown(folder.path(), Some(NOBODY), Some(NOBODY)).map_err(said)?;
        }
        let port = free_port()?;
        let settings = format!(
            "[databases]\n* = user=tablier host=127.0.0.1 port={}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\n\
             unix_socket_dir =\nauth_type = any\npool_mode = transaction\ndefault_pool_size = 2\nmax_client_conn = 500\n\
             server_reset_query_always = 1\nserver_reset_query = DISCARD ALL\n\
             ignore_startup_parameters = extra_float_digits\n",
            server.port
        );
        let file = folder.path().join("pgbouncer.ini");
        fs::write(&file, settings).map_err(said)?;
        let program =
            ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].into_iter().find(|path| Path::new(path).exists());
        let program = program.ok_or("no pgbouncer found: `cargo xtask test` installs it")?;
        let log = fs::File::create(folder.path().join("log")).map_err(said)?;
        let process = server.command(program).arg("-q").arg(&file).stdout(Stdio::null()).stderr(log).spawn();
        let pooler = Pooler { process: process.map_err(said)?, folder, port };
        let until = Instant::now() + START;
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            if Instant::now() > until {
                return Err(fs::read_to_string(pooler.folder.path().join("log")).unwrap_or_default());
            }
            sleep(Duration::from_millis(20));
        }
        Ok(pooler)
    }

    /// Where a database of the server is, by way of this.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://tablier@127.0.0.1:{}/{database}", self.port)
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn free_port() -> Result<u16, String> {
    Ok(TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).map_err(said)?.port())
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}
