//! `tablier serve`: the table, for browsers. Opens the store, listens, and stops so that nobody loses anything.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use clap::Args;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tablier_page::Pages;
use tablier_room::Kind;
use tablier_server::{Config, Limits, Server, app, serve};
use tablier_store::sqlite::{self, SqliteStore};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::exit::BadInput;
use crate::games;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The address to listen on.
    #[arg(long, env = "TABLIER_ADDRESS", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    /// Serve the local network too, and print an address and a QR code for phones.
    #[arg(long, env = "TABLIER_LAN")]
    lan: bool,
    /// The address people see, if it is another, such as `https://play.example`
    #[arg(long, env = "TABLIER_PUBLIC_URL", value_parser = origin)]
    public_url: Option<String>,
    #[command(flatten)]
    store: StoreOption,
}

#[derive(Debug, Args)]
pub(crate) struct BackupOptions {
    /// The new file to copy the store to. The server may go on running.
    file: PathBuf,
    #[command(flatten)]
    store: StoreOption,
}

#[derive(Debug, Args)]
struct StoreOption {
    /// The file that holds every table; by default in the user's data folder.
    #[arg(long = "store", env = "TABLIER_STORE")]
    path: Option<PathBuf>,
}

impl StoreOption {
    fn path(&self) -> anyhow::Result<PathBuf> {
        if let Some(path) = &self.path {
            return Ok(path.clone());
        }
        let data = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from);
        let home = || std::env::var_os("HOME").map(|home| Path::new(&home).join(".local/share"));
        let data = data.or_else(home);
        let data = data.ok_or_else(|| BadInput("no data folder is known: say where with --store".into()))?;
        Ok(data.join("tablier/tables.db"))
    }
}

/// Serves until it is told to stop.
#[tokio::main]
pub(crate) async fn run(options: &Options) -> anyhow::Result<()> {
    let filter = EnvFilter::try_from_env("TABLIER_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let path = options.store.path()?;
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
    }
    let store = SqliteStore::open(&path, sqlite::Options::default()).await?;
    let listener = listen(options).await?;
    let build = tablier_page::build().to_owned();
    let config = Config { public_url: options.public_url.clone(), build, ..Config::default() };
    let limits = Limits::from(&config);
    let kinds: Vec<Kind> = games::kinds();
    let server = Server::new(kinds, Arc::new(store), config);
    announce(options, listener.local_addr()?, &path);

    let routes = app(&server).fallback_service(Pages::embedded().routes());
    serve(listener, routes, limits, async {
        told_to_stop().await;
        // The sockets end with their tables; then there is nobody left to wait for.
        server.stop().await;
    })
    .await;
    println!("Stopped. Every table is stored and goes on with the next start.");
    Ok(())
}

async fn listen(options: &Options) -> anyhow::Result<TcpListener> {
    let mut address = options.address;
    if options.lan {
        address.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    }
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => {
            let port = address.port();
            let other = port.wrapping_add(1);
            BadInput(format!(
                "port {port} is taken: stop what uses it, or choose another with --address 127.0.0.1:{other}"
            ))
            .into()
        }
        _ => anyhow::Error::new(error).context(format!("can't listen on {address}")),
    })
}

/// A site's address, as browsers say where a page comes from: a scheme, a name, perhaps a port.
fn origin(text: &str) -> Result<String, String> {
    let whole = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
    let site = whole.strip_prefix("https://").or_else(|| whole.strip_prefix("http://"));
    match site {
        None => Err("it begins with https:// or http://".into()),
        Some("") => Err("the name is missing".into()),
        Some(site) if site.contains(|c: char| "/?#@".contains(c) || c.is_whitespace()) => {
            Err("only a name and perhaps a port may follow: the pages are at the top of the site".into())
        }
        Some(_) => Ok(whole),
    }
}

fn announce(options: &Options, address: SocketAddr, store: &Path) {
    println!("Tables are kept in {}", store.display());
    let public = options.public_url.clone();
    if !options.lan {
        println!("The table is open: {}", public.unwrap_or_else(|| format!("http://{address}")));
        return;
    }
    let local = || lan_address().map(|ip| format!("http://{ip}:{}", address.port()));
    let Some(url) = public.or_else(local) else {
        println!("The table is open on port {}, but this machine is on no network.", address.port());
        return;
    };
    println!("The table is open for everyone on this network: {url}");
    if let Ok(code) = QrCode::new(&url) {
        // Light on dark, as most terminals are: then the printed blocks are the code's paper.
        let code =
            code.render().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).quiet_zone(true).build();
        println!("\n{code}\n");
    }
}

/// This machine's address on the network that leads to all others: where a socket to a far address would begin. Nothing
/// is sent.
fn lan_address() -> Option<IpAddr> {
    const FAR_AWAY: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(FAR_AWAY).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

/// Waits for Ctrl-C, or for the system to ask.
async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        _ = interrupt => {}
        () = terminate => {}
    }
}

/// `tablier backup FILE`: a copy of the store, while a server runs on it or not.
#[tokio::main(flavor = "current_thread")]
pub(crate) async fn backup(options: &BackupOptions) -> anyhow::Result<()> {
    let path = options.store.path()?;
    sqlite::backup(&path, &options.file).await.map_err(|error| BadInput(error.to_string()))?;
    println!("Copied {} to {}", path.display(), options.file.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_a_whole_site() {
        assert_eq!(origin("https://Play.Example/").unwrap(), "https://play.example");
        assert_eq!(origin("http://10.0.0.7:8080").unwrap(), "http://10.0.0.7:8080");
        for bad in ["play.example", "https://", "https://play.example/games", "ftp://x", "https://a b", ""] {
            assert!(origin(bad).is_err(), "{bad}");
        }
    }
}
