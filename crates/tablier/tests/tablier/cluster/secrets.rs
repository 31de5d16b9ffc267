//! NATS and PostgreSQL that want to know who comes, and are known by their certificates: nodes come in with what is right,
//! are told in one clear line what is wrong, and say no secret to anybody.

use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use tablier_store::contract::postgres;
use tempfile::TempDir;
use tokio::time::timeout;

use super::credentials::{Authority, Operator};
use super::{LONG, named, two_at_a_table};
use crate::support::alone;
use crate::support::nats::Nats;
use crate::support::process::{Server, a_free_host};

const SECRET: &str = "open-sesame-4711";
const WRONG: &str = "open-barley-0815";
const NOT_LET_IN: &str =
    "error: NATS does not let this server in: name, password or credentials are others than it knows";
const NOT_LET_IN_BY_POSTGRES: &str = "error: PostgreSQL can't be reached: PostgreSQL says 28P01: \
    password authentication failed for user \"tablier\"";
const NOT_KNOWN_OF_POSTGRES: &str = "error: PostgreSQL can't be reached: error communicating with database: \
    invalid peer certificate";
const NOT_KNOWN: &str = "error: NATS's certificate is not known here, or is another host's";
/// Everything that the program and what it is made of have to say.
const LOUD: (&str, &str) = ("TABLIER_LOG", "trace");

/// Files of one test.
struct Desk(TempDir);

impl Desk {
    fn new() -> Desk {
        Desk(TempDir::with_prefix("tablier-secrets-").unwrap())
    }

    /// Writes a file, which only its owner may read, and says where it is.
    fn file(&self, name: &str, text: &str) -> String {
        let file = self.0.path().join(name);
        fs::write(&file, text).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        file.to_str().unwrap().to_owned()
    }
}

/// How nodes are started: where the store is, what else they are told, and the variables they have.
struct Start<'a> {
    store: &'a str,
    arguments: &'a [&'a str],
    environment: &'a [(&'a str, &'a str)],
}

impl Start<'_> {
    fn node(&self, name: &str, log: &Path) -> Server {
        let arguments = [&["--node", name], self.arguments].concat();
        let environment = [self.environment, &[LOUD]].concat();
        let said = File::options().create(true).append(true).open(log).unwrap();
        Server::start_in(&a_free_host(), Path::new(self.store), &arguments, &environment, said.into())
    }

    /// Two nodes come in, people play at one table from both, and nobody is told any of these secrets.
    async fn plays(&self, desk: &Desk, secrets: &[&str]) {
        let log = desk.0.path().join("log");
        let nodes = [self.node("one", &log), self.node("two", &log)];
        for node in &nodes {
            timeout(LONG, node.wait_until_ready()).await.expect("it is let in");
        }
        let (mut ada, mut bob) = two_at_a_table(&nodes).await;
        ada.perform(&named("Ada at one")).await.unwrap();
        bob.perform(&named("Bob at another")).await.unwrap();
        let said = fs::read_to_string(&log).unwrap();
        assert!(said.contains("TRACE"), "they are as loud as can be");
        keeps(&said, secrets);
    }

    /// A node does not come in, and says why in its last line; but none of these secrets.
    async fn is_refused(&self, desk: &Desk, why: &str, secrets: &[&str]) {
        let log = desk.0.path().join("refused");
        let _ = fs::remove_file(&log);
        let mut node = self.node("late", &log);
        timeout(LONG, node.over()).await.expect("it gives up");
        let said = fs::read_to_string(&log).unwrap();
        assert_eq!(node.code(), Some(2), "{said}");
        assert!(said.lines().last().is_some_and(|line| line.contains(why)), "{said}");
        keeps(&said, secrets);
    }
}

fn keeps(said: &str, secrets: &[&str]) {
    for secret in secrets {
        assert_eq!(said.lines().find(|line| line.contains(secret)), None, "a secret is in the log");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nats_lets_nodes_in_by_a_password_from_a_file() {
    let _alone = alone().await;
    let (desk, database) = (Desk::new(), postgres::Server::start().unwrap());
    let nats = Nats::start_with(&["--user", "tablier", "--pass", SECRET]);
    let (store, bus) = (database.url("postgres"), nats.url());
    let (right, wrong) = (desk.file("right", &format!("{SECRET}\n")), desk.file("wrong", WRONG));
    let bus = ["--bus", &bus, "--bus-user", "tablier", "--bus-password-file"];
    let start = Start { store: &store, arguments: &[&bus[..], &[&right]].concat(), environment: &[] };
    start.plays(&desk, &[SECRET]).await;
    let start = Start { arguments: &[&bus[..], &[&wrong]].concat(), ..start };
    start.is_refused(&desk, NOT_LET_IN, &[SECRET, WRONG]).await;
    let start = Start { arguments: &bus[..2], ..start };
    start.is_refused(&desk, NOT_LET_IN, &[SECRET]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nats_lets_nodes_in_by_a_file_of_credentials() {
    let _alone = alone().await;
    let (desk, database) = (Desk::new(), postgres::Server::start().unwrap());
    let (operator, stranger) = (Operator::new(), Operator::new());
    let configuration = desk.file("nats.conf", &operator.configuration);
    let nats = Nats::start_with(&["-c", &configuration]);
    let (store, bus) = (database.url("postgres"), nats.url());
    let ours = desk.file("ours.creds", &operator.credentials);
    let theirs = desk.file("theirs.creds", &stranger.credentials);
    let none = desk.file("none.creds", "nothing\n");
    let with = |file| ["--bus", &bus, "--bus-credentials", file];
    let start = Start { store: &store, arguments: &with(&ours), environment: &[] };
    start.plays(&desk, &[&operator.seed]).await;
    let start = Start { arguments: &with(&theirs), ..start };
    start.is_refused(&desk, NOT_LET_IN, &[&stranger.seed]).await;
    let start = Start { arguments: &with(&none), ..start };
    let unread = "error: the file with NATS's credentials can't be read, or holds none";
    start.is_refused(&desk, unread, &[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nats_is_known_by_its_certificate() {
    let _alone = alone().await;
    let (desk, database) = (Desk::new(), postgres::Server::start().unwrap());
    let (ours, other) = (Authority::new(desk.0.path(), "ours"), Authority::new(desk.0.path(), "other"));
    let keys = ["--tlscert", &ours.certificate, "--tlskey", &ours.key];
    let nats = Nats::start_with(&[&["--tls", "--user", "tablier", "--pass", SECRET], &keys[..]].concat());
    let store = database.url("postgres");
    let bus = nats.url().replace("nats://", "tls://");
    let environment = [("TABLIER_BUS_PASSWORD", SECRET)];
    let bus = ["--bus", &bus, "--bus-user", "tablier"];
    let known = [&bus[..], &["--bus-certificates", &ours.root]].concat();
    let start = Start { store: &store, arguments: &known, environment: &environment };
    start.plays(&desk, &[SECRET]).await;
    let others = [&bus[..], &["--bus-certificates", &other.root]].concat();
    for unknown in [&bus[..], &others] {
        let start = Start { arguments: unknown, ..start };
        start.is_refused(&desk, NOT_KNOWN, &[SECRET]).await;
    }
    let missing = desk.0.path().join("missing").display().to_string();
    let start = Start { arguments: &[&bus[..], &["--bus-certificates", &missing]].concat(), ..start };
    let unread = "error: TLS to NATS can't be begun: can the file with its certificates be read?";
    start.is_refused(&desk, unread, &[SECRET]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_is_known_by_its_certificate_and_lets_nodes_in_by_a_password_from_a_file() {
    let _alone = alone().await;
    let (desk, database, nats) = (Desk::new(), postgres::Server::start().unwrap(), Nats::start());
    let (ours, other) = (Authority::new(desk.0.path(), "ours"), Authority::new(desk.0.path(), "other"));
    demand_both(&database, &ours);
    let (port, bus) = (database.port(), nats.url());
    let passwords =
        |file: &str, password: &str| desk.file(file, &format!("127.0.0.1:*:*:tablier:{password}\n"));
    let (right, wrong) = (passwords("right", SECRET), passwords("wrong", WRONG));
    let at = |root: &str| {
        format!("postgres://tablier@127.0.0.1:{port}/postgres?sslmode=verify-full&sslrootcert={root}")
    };
    let (known, unknown) = (at(&ours.root), at(&other.root));
    let start = Start { store: &known, arguments: &["--bus", &bus], environment: &[("PGPASSFILE", &right)] };
    start.plays(&desk, &[SECRET]).await;
    let start = Start { environment: &[("PGPASSFILE", &wrong)], ..start };
    start.is_refused(&desk, NOT_LET_IN_BY_POSTGRES, &[SECRET, WRONG]).await;
    let start = Start { store: &unknown, ..start };
    start.is_refused(&desk, NOT_KNOWN_OF_POSTGRES, &[SECRET, WRONG]).await;
}

/// Has the server take nobody without a password, and nobody but over TLS.
fn demand_both(database: &postgres::Server, authority: &Authority) {
    let run = |sql: &str| database.run("postgres", sql).unwrap();
    let hba = PathBuf::from(run("SHOW hba_file"));
    let folder = hba.parent().unwrap();
    for (from, to) in [(&authority.certificate, "server.crt"), (&authority.key, "server.key")] {
        // Its key has to be its own.
        let to = folder.join(to);
        fs::copy(from, &to).unwrap();
        let owner = fs::metadata(&hba).unwrap();
        chown(&to, Some(owner.uid()), Some(owner.gid())).unwrap();
        fs::set_permissions(&to, fs::Permissions::from_mode(0o600)).unwrap();
    }
    run(&format!("ALTER USER tablier PASSWORD '{SECRET}'"));
    run("ALTER SYSTEM SET ssl = on");
    run("SELECT pg_reload_conf()");
    while run("SHOW ssl") != "on" {
        sleep(Duration::from_millis(20));
    }
    fs::write(&hba, "hostssl all all 127.0.0.1/32 scram-sha-256\n").unwrap();
    run("SELECT pg_reload_conf()");
}
