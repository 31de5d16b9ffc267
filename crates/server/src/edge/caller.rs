//! Who asks, by address: what limits count by where nobody has a name.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::{HeaderMap, HeaderName};
use ipnet::IpNet;

/// What proxies say of whom they speak for: each adds whom it heard from at the end.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
/// Whoever has IPv6 has this much of it at least, and may come from any address in it.
const HOUSEHOLD: u32 = 64;

/// The other end of a connection.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Who asks: an address of IPv4, or the first 64 bits of one of IPv6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Caller(IpAddr);

impl Caller {
    /// Somebody of whom nothing is known.
    pub(crate) const NOBODY: Caller = Caller(IpAddr::V4(Ipv4Addr::UNSPECIFIED));

    pub(crate) fn at(address: IpAddr) -> Caller {
        Caller(match address.to_canonical() {
            IpAddr::V6(whole) => cut(whole, HOUSEHOLD),
            v4 @ IpAddr::V4(_) => v4,
        })
    }

    /// The network of so many bits they are in; one of IPv4 is in none that is anybody's.
    pub(crate) fn network(self, bits: u32) -> Option<Caller> {
        match self.0 {
            IpAddr::V6(address) => Some(Caller(cut(address, bits))),
            IpAddr::V4(_) => None,
        }
    }
}

fn cut(address: Ipv6Addr, bits: u32) -> IpAddr {
    IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - bits))))
}

/// A network, or a single address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network(IpNet);

impl Network {
    fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

/// Text that is no network.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("neither an address nor a network, such as 10.0.0.0/8")]
pub struct BadNetwork;

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        let address = || text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
        text.parse().or_else(|_| address()).map(Network).map_err(|_| BadNetwork)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The proxies whose word counts for whom they speak.
#[derive(Debug, Default)]
pub(crate) struct Proxies {
    trusted: Vec<Network>,
    /// One that is not trusted speaks for others, and it was said in the log.
    was_said: AtomicBool,
}

impl Proxies {
    pub(crate) fn new(trusted: Vec<Network>) -> Proxies {
        Proxies { trusted, was_said: AtomicBool::new(false) }
    }

    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|network| network.contains(address))
    }

    /// Who asks. If it is a trusted proxy, whomever it speaks for: the last address it names that is not a trusted
    /// proxy itself. What stands before that anybody may have made up.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Caller {
        if !self.trusts(peer) {
            self.warn_of(peer, headers);
            return Caller::at(peer);
        }
        let mut caller = peer;
        let lines = headers.get_all(FORWARDED_FOR).iter().rev();
        for named in lines.flat_map(|line| line.as_bytes().rsplit(|byte| *byte == b',')) {
            // Behind what can't be read nobody is known: then it is the proxy that said it.
            let Some(address) = address(named) else { break };
            caller = address;
            if !self.trusts(address) {
                break;
            }
        }
        Caller::at(caller)
    }

    /// Says once that a proxy near by speaks for others and is not trusted: all of them are one to us, and share what
    /// one address may do.
    fn warn_of(&self, peer: IpAddr, headers: &HeaderMap) {
        let is_near = match peer.to_canonical() {
            IpAddr::V4(v4) => v4.is_loopback() || v4.is_private(),
            IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local(),
        };
        if is_near && headers.contains_key(FORWARDED_FOR) && !self.was_said.swap(true, Ordering::Relaxed) {
            tracing::warn!(%peer, "a proxy that is not trusted: everybody behind it counts as one");
        }
    }
}

/// An address as proxies write it, some with a port.
fn address(text: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(text).ok()?.trim();
    let whole = text.parse::<IpAddr>().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|with_port| with_port.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    whole.or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(text: &str) -> Caller {
        Caller::at(text.parse().unwrap())
    }

    #[test]
    fn a_household_is_one_caller() {
        assert_eq!(caller("2001:db8:1:2::1"), caller("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(caller("2001:db8:1:2::1"), caller("2001:db8:1:3::1"));
        assert_ne!(caller("192.0.2.1"), caller("192.0.2.2"));
        assert_eq!(caller("::ffff:192.0.2.1"), caller("192.0.2.1"), "the same over either protocol");
    }

    #[test]
    fn networks_and_addresses_are_read() {
        let network = |text: &str| text.parse::<Network>();
        assert!(network("10.0.0.0/8").unwrap().contains("10.1.2.3".parse().unwrap()));
        assert!(network("10.0.0.7").unwrap().contains("::ffff:10.0.0.7".parse().unwrap()));
        assert!(!network("10.0.0.7").unwrap().contains("10.0.0.8".parse().unwrap()));
        assert!(network("fd00::/8").unwrap().contains("fd12::1".parse().unwrap()));
        for bad in ["", "10.0.0", "10.0.0.0/33", "proxy.example", "10.0.0.1:80"] {
            assert_eq!(network(bad), Err(BadNetwork), "{bad}");
        }
    }

    #[test]
    fn a_trusted_proxy_speaks_for_others_and_nobody_else_does() {
        let trusted = ["10.0.0.0/8", "fd00::1"].map(|network| network.parse().unwrap());
        let proxies = Proxies::new(trusted.to_vec());
        let asks = |peer: &str, lines: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(FORWARDED_FOR, line.parse().unwrap());
            }
            proxies.caller(peer.parse().unwrap(), &headers)
        };
        assert_eq!(asks("192.0.2.9", &["198.51.100.1"]), caller("192.0.2.9"), "anybody can say so");
        assert_eq!(asks("10.0.0.1", &["198.51.100.1"]), caller("198.51.100.1"));
        assert_eq!(asks("fd00::1", &["2001:db8::7"]), caller("2001:db8::"));
        assert_eq!(asks("10.0.0.1", &["203.0.113.5, 198.51.100.1"]), caller("198.51.100.1"), "made up");
        assert_eq!(asks("10.0.0.1", &["203.0.113.5, 198.51.100.1, 10.0.0.2"]), caller("198.51.100.1"));
        assert_eq!(asks("10.0.0.1", &["203.0.113.5", "198.51.100.1,10.0.0.2"]), caller("198.51.100.1"));
        assert_eq!(asks("10.0.0.1", &["198.51.100.1:4711"]), caller("198.51.100.1"));
        assert_eq!(asks("10.0.0.1", &["[2001:db8::7]:4711"]), caller("2001:db8::7"));
        assert_eq!(asks("10.0.0.1", &["[2001:db8::7]"]), caller("2001:db8::7"));
        assert_eq!(asks("10.0.0.1", &[]), caller("10.0.0.1"), "the proxy itself");
        assert_eq!(asks("10.0.0.1", &["10.0.0.3, 10.0.0.2"]), caller("10.0.0.3"));
        assert_eq!(asks("10.0.0.1", &["198.51.100.1, unknown, 10.0.0.2"]), caller("10.0.0.2"));
        assert_eq!(asks("10.0.0.1", &["unknown"]), caller("10.0.0.1"));
        assert!(!proxies.was_said.load(Ordering::Relaxed));
        asks("127.0.0.1", &["198.51.100.1"]);
        assert!(proxies.was_said.load(Ordering::Relaxed), "the operator is told");
    }
}
