//! Opening tables: people come in, connect and sit down, by each server's own way.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::address::From;
use crate::boardgame_speech::{GAME, JOIN, Player};
use crate::contestant::Contestant;
use crate::heard::Heard;
use crate::http::Http;
use crate::socket::Socket;
use crate::tablier_speech::{SIT, Template, hello, sit};
use crate::voice::Voice;

/// A server that runs, as those who come to it see it.
#[derive(Debug, Clone)]
pub(crate) struct Door {
    pub(crate) contestant: Contestant,
    /// Where its sockets are: one address for every node.
    pub(crate) sockets: Vec<SocketAddr>,
    /// Where tables are opened, in the same order.
    pub(crate) lobbies: Vec<SocketAddr>,
    pub(crate) seats: usize,
    pub(crate) template: Arc<Template>,
}

/// A table, everybody there.
pub(crate) struct Table {
    pub(crate) code: String,
    pub(crate) sockets: Vec<Socket>,
}

impl Door {
    /// Tablier's: sockets and lobby are at one address.
    pub(crate) fn of_tablier(server: SocketAddr, seats: usize) -> Result<Door> {
        let template = Arc::new(Template::new()?);
        let (sockets, lobbies) = (vec![server], vec![server]);
        Ok(Door { contestant: Contestant::Tablier, sockets, lobbies, seats, template })
    }

    /// Where somebody's socket is. Those of one table are at different nodes, as far as there are any.
    fn socket_of(&self, number: usize) -> SocketAddr {
        self.sockets[number % self.sockets.len()]
    }

    fn lobby_of(&self, table: usize) -> SocketAddr {
        self.lobbies[table % self.lobbies.len()]
    }

    pub(crate) async fn open_table(&self, number: usize) -> Result<Table> {
        let opened = match self.contestant {
            Contestant::Tablier => self.at_tablier(number).await,
            Contestant::Bare => self.at_bare(number).await,
            Contestant::BoardgameIo | Contestant::BoardgameIoFiles => self.at_boardgame_io(number).await,
        };
        opened.with_context(|| format!("could not open table {number}"))
    }

    /// Somebody who watches comes to a table.
    pub(crate) async fn watch(&self, code: &str, number: usize) -> Result<Socket> {
        let from = From::Spectator(number);
        let watching = match self.contestant {
            Contestant::Tablier => {
                let to = self.socket_of(number);
                self.connect_tablier(to, code, from, spectators_page(number)).await
            }
            Contestant::Bare => self.connect_bare(code, from).await,
            Contestant::BoardgameIo | Contestant::BoardgameIoFiles => {
                self.connect_boardgame_io(from, Player::new(code, None, "")).await
            }
        };
        watching.with_context(|| format!("spectator {number} could not connect"))
    }

    async fn at_tablier(&self, number: usize) -> Result<Table> {
        let from = From::Table(number);
        let mut http = Http::connect(self.lobby_of(number), from).await?;
        let opened = http.post("/api/tables", &json!({ "game": "corona", "name": "seat 1" })).await?;
        let code = string(&opened.body, "code")?;
        let mut cookies = vec![opened.cookie];
        for seat in 2..=self.seats {
            let guests = format!("/api/tables/{code}/guests");
            cookies.push(http.post(&guests, &json!({ "name": format!("seat {seat}") })).await?.cookie);
        }
        let mut sockets = Vec::with_capacity(self.seats);
        for (seat, cookie) in cookies.into_iter().enumerate() {
            let cookie = cookie.context("a guest got no cookie")?;
            let page = (number * self.seats + seat) as u64;
            sockets.push(self.sit_down(self.socket_of(number + seat), &code, from, &cookie, page).await?);
        }
        Ok(Table { code, sockets })
    }

    async fn sit_down(
        &self,
        to: SocketAddr,
        code: &str,
        from: From,
        cookie: &str,
        page: u64,
    ) -> Result<Socket> {
        let mut socket = self.open_tablier(to, code, from, Some(cookie), page).await?;
        let snapshot = |text: &[u8], heard: &Heard| (*heard == Heard::Anew).then(|| text.to_vec());
        let sitting = sit(&socket.until(snapshot).await?)?;
        socket.line.send(&sitting);
        let answer = |_: &[u8], heard: &Heard| match heard {
            Heard::Ack(SIT) => Some(Ok(())),
            Heard::Refused(_, code) => Some(Err(code.clone())),
            _ => None,
        };
        if let Err(code) = socket.until(answer).await? {
            bail!("sitting down was refused: {code}");
        }
        Ok(socket)
    }

    async fn connect_tablier(&self, to: SocketAddr, code: &str, from: From, page: u64) -> Result<Socket> {
        let mut socket = self.open_tablier(to, code, from, None, page).await?;
        socket.until(is_anew).await?;
        Ok(socket)
    }

    async fn open_tablier(
        &self,
        to: SocketAddr,
        code: &str,
        from: From,
        cookie: Option<&str>,
        page: u64,
    ) -> Result<Socket> {
        let voice = Voice::Tablier(Arc::clone(&self.template));
        let socket = Socket::open(to, from, &format!("/api/tables/{code}/socket"), cookie, voice).await?;
        socket.line.send(&hello(page));
        Ok(socket)
    }

    async fn at_bare(&self, number: usize) -> Result<Table> {
        let code = number.to_string();
        let mut sockets = Vec::with_capacity(self.seats);
        for _ in 0..self.seats {
            sockets.push(self.connect_bare(&code, From::Table(number)).await?);
        }
        Ok(Table { code, sockets })
    }

    async fn connect_bare(&self, code: &str, from: From) -> Result<Socket> {
        let voice = Voice::Tablier(Arc::clone(&self.template));
        Socket::open(self.socket_of(0), from, &format!("/tables/{code}"), None, voice).await
    }

    async fn at_boardgame_io(&self, number: usize) -> Result<Table> {
        let from = From::Table(number);
        let mut lobby = Http::connect(self.lobby_of(0), from).await?;
        let opened =
            lobby.post(&format!("/games/{GAME}/create"), &json!({ "numPlayers": self.seats })).await?;
        let code = string(&opened.body, "matchID")?;
        let mut sockets = Vec::with_capacity(self.seats);
        for seat in 0..self.seats {
            let wanted = json!({ "playerID": seat.to_string(), "playerName": format!("seat {seat}") });
            let joined = lobby.post(&format!("/games/{GAME}/{code}/join"), &wanted).await?;
            let credentials = string(&joined.body, "playerCredentials")?;
            sockets
                .push(self.connect_boardgame_io(from, Player::new(&code, Some(seat), &credentials)).await?);
        }
        Ok(Table { code, sockets })
    }

    async fn connect_boardgame_io(&self, from: From, player: Player) -> Result<Socket> {
        let sync = player.sync(self.seats);
        let path = "/socket.io/?EIO=4&transport=websocket";
        let mut socket = Socket::open(self.socket_of(0), from, path, None, Voice::Boardgame(player)).await?;
        socket.line.send(JOIN);
        socket.until(|text, _| text.starts_with(JOIN.as_bytes()).then_some(())).await?;
        socket.line.send(&sync);
        socket.until(is_anew).await?;
        Ok(socket)
    }
}

fn is_anew(_: &[u8], heard: &Heard) -> Option<()> {
    (*heard == Heard::Anew).then_some(())
}

/// Pages of spectators are told from those of players.
fn spectators_page(number: usize) -> u64 {
    u64::MAX - number as u64
}

fn string(body: &Value, key: &str) -> Result<String> {
    body[key].as_str().map(str::to_owned).with_context(|| format!("an answer without {key}: {body}"))
}
