//! A house to test in: a store in a folder of its own, a server on a port of its own, and people who come in.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tablier_client::{Client, ClientError, Visitor};
use tablier_corona::game::{Corona, Endings, Setup};
use tablier_game::Millis;
use tablier_room::{Command, CommandOf, Kind, Name, TableCode};
use tablier_server::{Config, Counters, Parts, Server, app, serve};
use tablier_store::sqlite::{Options, SqliteStore};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpSocket};
use tokio::task::JoinHandle;

use crate::clumsy::Clumsy;
use crate::moody::{Moods, Moody};

pub(crate) type Table = Client<Corona>;

/// No test takes so long; one that hangs ends.
pub(crate) const LONG: Duration = Duration::from_secs(100);

pub(crate) async fn within<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(LONG, work).await.expect("a test that hangs")
}

pub(crate) struct House {
    folder: TempDir,
    config: Config,
    address: SocketAddr,
    pub(crate) store: Arc<SqliteStore>,
    pub(crate) moods: Arc<Moods>,
    pub(crate) server: Server,
    serving: JoinHandle<()>,
}

impl House {
    pub(crate) async fn open() -> House {
        House::open_with(Config::default()).await
    }

    pub(crate) async fn open_with(config: Config) -> House {
        let folder = tempfile::tempdir().unwrap();
        let listener = listen("127.0.0.1:0".parse().unwrap());
        let address = listener.local_addr().unwrap();
        let moods = Arc::default();
        let path = folder.path().join("log");
        let (store, server, serving) = start(path, config.clone(), Arc::clone(&moods), listener).await;
        House { folder, config, address, store, moods, server, serving }
    }

    /// Stops as it should, and starts anew on the same store and the same port.
    pub(crate) async fn restart(&mut self) {
        let _ = self.server.stop().await;
        self.serving.abort();
        let _ = (&mut self.serving).await;
        let path = self.folder.path().join("log");
        let listener = listen(self.address);
        let (store, server, serving) =
            start(path, self.config.clone(), Arc::clone(&self.moods), listener).await;
        (self.store, self.server, self.serving) = (store, server, serving);
    }

    pub(crate) fn host(&self) -> String {
        self.address.to_string()
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::new(self.host())
    }

    /// A table of this setup, and its host at it.
    pub(crate) async fn table(&self, setup: Setup) -> (TableCode, Visitor, Table) {
        let mut visitor = self.visitor();
        let (code, _) = visitor.open_table::<Corona>(Some(&setup), "Ada").await.unwrap();
        let table = visitor.connect(code).await.unwrap();
        (code, visitor, table)
    }

    /// Somebody else comes in.
    pub(crate) async fn guest(&self, code: TableCode, name: &str) -> (Visitor, Table) {
        let mut visitor = self.visitor();
        visitor.come_in(code, name).await.unwrap();
        let table = visitor.connect(code).await.unwrap();
        (visitor, table)
    }

    /// The table's last number, as the store has it.
    pub(crate) async fn number(&self, code: TableCode) -> u64 {
        self.visitor().look::<Corona>(code).await.unwrap().number
    }
}

/// A small send buffer, which every accepted socket inherits: a reader is slow soon.
fn listen(address: SocketAddr) -> TcpListener {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_reuseaddr(true).unwrap();
    socket.set_send_buffer_size(8 * 1024).unwrap();
    socket.bind(address).unwrap();
    socket.listen(128).unwrap()
}

async fn start(
    path: PathBuf,
    config: Config,
    moods: Arc<Moods>,
    listener: TcpListener,
) -> (Arc<SqliteStore>, Server, JoinHandle<()>) {
    let kinds = vec![Kind::with_review::<Corona>(), Kind::of::<Clumsy>()];
    let counters = Arc::new(Counters::new(&kinds));
    let options = Options { observer: Some(counters.observer()), ..Options::default() };
    let store = Arc::new(SqliteStore::open(&path, options).await.unwrap());
    let store_in_a_mood = Arc::new(Moody { store: store.clone(), moods });
    let server = Server::new(Parts { counters, ..Parts::new(kinds, store_in_a_mood, config) });
    let serving = serve(listener, app(&server), server.limits(), std::future::pending());
    let serving = tokio::spawn(serving);
    (store, server, serving)
}

/// A quick game: a short glass that stops when all are done.
pub(crate) fn quick(rounds: u32) -> Setup {
    let limit = Some(Millis::seconds(5));
    Setup {
        endings: Endings { rounds: Some(rounds), ..Endings::NEVER },
        glass: Millis::seconds(5),
        early_end: true,
        play_limit: limit,
        idle_limit: limit,
        ..Setup::default()
    }
}

pub(crate) fn set_name(name: &str) -> CommandOf<Corona> {
    Command::SetName { name: Name::clean(name) }
}

/// The code of a refusal, or of a goodbye.
pub(crate) fn code_of<T>(result: Result<T, ClientError>) -> String {
    match result {
        Ok(_) => panic!("it was not refused"),
        Err(error) => error.code().unwrap_or_else(|| panic!("no code: {error}")).to_owned(),
    }
}

/// Takes messages in until the connection ends, and answers the server's reason.
pub(crate) async fn the_end(table: &mut Table) -> Option<String> {
    loop {
        match table.next().await {
            Ok(_) => {}
            Err(ClientError::Closed { bye }) => return bye,
            Err(_) => return None,
        }
    }
}
