//! Where connections come from. Every table's people have an address of their own, and every spectator, as they would
//! have outside: all of 127.0.0.0/8 is this machine. So what a server allows per address holds for them as for people,
//! and no address runs out of ports.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context, Result};
use tokio::net::{TcpSocket, TcpStream};

/// Whose connection it is.
#[derive(Debug, Clone, Copy)]
pub(crate) enum From {
    Table(usize),
    Spectator(usize),
    Vandal(usize),
}

impl From {
    fn address(self) -> Ipv4Addr {
        // All apart from each other and from 127.0.0.1, where the server is.
        let (net, number) = match self {
            From::Table(number) => (0x7f40_0000, number),
            From::Spectator(number) => (0x7f80_0000, number),
            From::Vandal(number) => (0x7fc0_0000, number),
        };
        Ipv4Addr::from_bits(net + u32::try_from(number % 0x40_0000).unwrap_or(0))
    }
}

/// Connects from such an address.
pub(crate) async fn connect(to: SocketAddr, from: From) -> Result<TcpStream> {
    connect_as(TcpSocket::new_v4()?, to, from).await
}

/// Connects so that hardly anything can be sent here before it is read.
pub(crate) async fn connect_narrowly(to: SocketAddr, from: From) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(1_024)?;
    connect_as(socket, to, from).await
}

async fn connect_as(socket: TcpSocket, to: SocketAddr, from: From) -> Result<TcpStream> {
    socket.bind((from.address(), 0).into()).context("could not use an address of this machine")?;
    let stream = socket.connect(to).await.with_context(|| format!("could not connect to {to}"))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_an_address_of_this_machine_and_nobody_the_servers() {
        let all = [
            From::Table(0),
            From::Table(1),
            From::Table(70_000),
            From::Spectator(0),
            From::Spectator(9_999),
            From::Vandal(0),
        ];
        let mut addresses: Vec<Ipv4Addr> = all.map(From::address).into();
        assert!(addresses.iter().all(|address| address.is_loopback() && *address != Ipv4Addr::LOCALHOST));
        addresses.sort_unstable();
        addresses.dedup();
        assert_eq!(addresses.len(), all.len());
    }
}
