//! `tablier serve`: the table, for browsers. Opens the store, listens, and stops so that nobody loses anything, within
//! the time it has for that.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tablier_page::Pages;
use tablier_room::Kind;
use tablier_server::{
    Config, Counters, Limits, Parts, Server, Stopped, app_with_pages, metrics, serve, serve_until,
};
use tablier_store::sqlite;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::almanac::HouseAlmanac;
#[cfg(feature = "cluster")]
use crate::bus::BusOption;
use crate::exit::{BadInput, CutOff};
use crate::limits::LimitOptions;
use crate::press::HousePress;
use crate::store::StoreOption;
use crate::{descriptors, games, signals};

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
    /// Show metrics on this address, for Prometheus, such as `127.0.0.1:9090`; none are shown otherwise.
    #[arg(long, env = "TABLIER_METRICS_ADDRESS")]
    metrics_address: Option<SocketAddr>,
    /// Where the situations of the days come from: servers with the same seed show the same
    #[arg(long, env = "TABLIER_DAY_SEED", default_value_t = 1974)]
    day_seed: u64,
    #[command(flatten)]
    store: StoreOption,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    bus: BusOption,
    #[command(flatten)]
    limits: LimitOptions,
}

#[derive(Debug, Args)]
pub(crate) struct BackupOptions {
    /// The new file to copy the store to. The server may go on running.
    file: PathBuf,
    #[command(flatten)]
    store: StoreOption,
}

/// Serves until it is told to stop.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let filter = EnvFilter::try_from_env("TABLIER_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Runtime::new()?;
    let ended = runtime.block_on(serve_tables(options));
    // Whoever still reads from a disk, or thinks, is not waited for.
    runtime.shutdown_background();
    ended
}

async fn serve_tables(options: &Options) -> anyhow::Result<()> {
    let kinds: Vec<Kind> = games::kinds();
    let counters = Arc::new(Counters::new(&kinds));
    #[cfg(feature = "cluster")]
    let alone = !options.bus.is_given();
    #[cfg(not(feature = "cluster"))]
    let alone = true;
    let (store, place) = options.store.open(counters.observer(), alone).await?;
    let listener = listen(options).await?;
    let build = tablier_page::build().to_owned();
    let limits = descriptors::fit(options.limits.config());
    let (public_url, stop_within) = (options.public_url.clone(), limits.stop_within);
    let config = Config { public_url, build, ..limits };
    let parts = Parts { counters, ..Parts::new(kinds, store, config) };
    #[cfg(feature = "cluster")]
    let server = match options.bus.connect(options.store.node()).await? {
        Some(nats) => Server::in_cluster(options.store.node(), nats, parts),
        None => Server::new(parts),
    };
    #[cfg(not(feature = "cluster"))]
    let server = Server::new(parts);
    server.prints_with(Arc::new(HousePress));
    server.has_days_of(Arc::new(HouseAlmanac::new(options.day_seed)));
    if let Some(address) = options.metrics_address {
        show_metrics(&server, address).await?;
    }
    announce(options, listener.local_addr()?, &place);

    let routes = app_with_pages(&server, Pages::embedded().seen_at(options.public_url.clone()).routes());
    let (told_to_stop, told_again) = signals::listen()?;
    tokio::select! {
        stopped = serve_until(&server, listener, routes, told_to_stop) => say_how(stopped, stop_within),
        () = told_again => Err(CutOff(format!("Stopped at once. {NOTHING_LOST}")).into()),
    }
}

const NOTHING_LOST: &str =
    "Nothing that was acknowledged is lost; whatever was not, pages send again when they come back.";

fn say_how(stopped: Stopped, within: Duration) -> anyhow::Result<()> {
    if stopped.in_time() {
        println!("Stopped. Every table is stored and goes on with the next start.");
        return Ok(());
    }
    let what = match stopped.tables_left {
        0 => "every table is stored, but the store could not be closed; the next start tidies up".to_owned(),
        left => format!("the disk had not taken everything (tables left: {left})"),
    };
    Err(CutOff(format!("Stopped after {within:?}, as long as it may take: {what}. {NOTHING_LOST}")).into())
}

/// Whoever collects figures is one program or a few.
const COLLECTORS: usize = 16;

/// Shows metrics as long as the program runs, also while it stops.
async fn show_metrics(server: &Server, address: SocketAddr) -> anyhow::Result<()> {
    let listener = bind(address, "--metrics-address").await?;
    println!("Metrics are at http://{}/metrics", listener.local_addr()?);
    let limits = Limits { most_connections: COLLECTORS, ..server.limits() };
    tokio::spawn(serve(listener, metrics(server), limits, std::future::pending()));
    Ok(())
}

async fn listen(options: &Options) -> anyhow::Result<TcpListener> {
    let mut address = options.address;
    if options.lan {
        address.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    }
    bind(address, "--address").await
}

async fn bind(address: SocketAddr, option: &str) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => {
            let port = address.port();
            let other = port.wrapping_add(1);
            BadInput(format!(
                "port {port} is taken: stop what uses it, or choose another with {option} 127.0.0.1:{other}"
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

fn announce(options: &Options, address: SocketAddr, place: &str) {
    println!("Tables are kept in {place}");
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

/// `tablier backup FILE`: a copy of the store, while a server runs on it or not.
#[tokio::main(flavor = "current_thread")]
pub(crate) async fn backup(options: &BackupOptions) -> anyhow::Result<()> {
    let path = options.store.file()?;
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
