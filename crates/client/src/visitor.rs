//! A visitor of a server: what a browser is, with its one cookie.

use serde::Deserialize;
use serde_json::{Value, json};
use tablier_game::GameId;
use tablier_room::wire::{ClockNow, ServerMessage, ServerMessageOf};
use tablier_room::{DoorCode, Frame, GuestId, Playable, Replay, TableCode, ViewOf};

use crate::client::{Client, Habits};
use crate::error::ClientError;
use crate::http::{self, Reply, Request};

const COOKIE: &str = "tablier=";

/// Somebody, as a server knows them: by a token. A clone is another device with the same cookie.
#[derive(Debug, Clone)]
pub struct Visitor {
    host: String,
    token: Option<String>,
}

/// What a spectator sees of a table that they only look at.
pub struct Looked<G: Playable> {
    /// The last entry's number.
    pub number: u64,
    /// Table time.
    pub clock: ClockNow,
    /// The table.
    pub view: ViewOf<G>,
}

impl Visitor {
    /// Somebody new, at a server such as `127.0.0.1:8080`.
    pub fn new(host: impl Into<String>) -> Visitor {
        Visitor { host: host.into(), token: None }
    }

    /// Somebody with this token.
    pub fn with_token(host: impl Into<String>, token: impl Into<String>) -> Visitor {
        Visitor { host: host.into(), token: Some(token.into()) }
    }

    /// The token the server gave.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// The server's address.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The server is found elsewhere now.
    pub fn move_to(&mut self, host: impl Into<String>) {
        self.host = host.into();
    }

    /// The cookie header, if there is a token.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.token.as_ref().map(|token| format!("{COOKIE}{token}"))
    }

    /// Asks anything, as this visitor, and keeps the token that comes back.
    ///
    /// # Errors
    /// When no answer comes. A refusal is an answer.
    pub async fn ask(&mut self, mut request: Request) -> Result<Reply, ClientError> {
        if let Some(cookie) = self.cookie() {
            request.headers.push(("cookie", cookie));
        }
        let reply = http::ask(&self.host, request).await?;
        let tokens = reply.cookies().filter_map(|cookie| cookie.strip_prefix(COOKIE));
        if let Some(token) = tokens.filter_map(|rest| rest.split(';').next()).next_back() {
            self.token = Some(token.to_owned());
        }
        Ok(reply)
    }

    /// Opens a table and becomes its host.
    ///
    /// # Errors
    /// When the server can't be reached or refuses.
    pub async fn open_table<G: Playable>(
        &mut self,
        setup: Option<&G::Setup>,
        name: &str,
    ) -> Result<(TableCode, GuestId), ClientError> {
        #[derive(Deserialize)]
        struct Opened {
            code: TableCode,
            you: GuestId,
        }
        let body = json!({ "game": G::NAME, "setup": setup, "name": name });
        let opened: Opened = self.ask(Request::post("/api/tables", body.to_string())).await?.read()?;
        Ok((opened.code, opened.you))
    }

    /// Becomes a guest of a table.
    ///
    /// # Errors
    /// When the server can't be reached or refuses.
    pub async fn come_in(&mut self, code: TableCode, name: &str) -> Result<GuestId, ClientError> {
        #[derive(Deserialize)]
        struct Came {
            you: GuestId,
        }
        let path = format!("/api/tables/{}/guests", code.as_str());
        let body = json!({ "name": name }).to_string();
        Ok(self.ask(Request::post(path, body)).await?.read::<Came>()?.you)
    }

    /// What anybody sees of a table.
    ///
    /// # Errors
    /// When the server can't be reached or there is no such table.
    pub async fn look<G: Playable>(&mut self, code: TableCode) -> Result<Looked<G>, ClientError> {
        let reply = self.ask(Request::get(format!("/api/tables/{}", code.as_str()))).await?;
        match reply.read::<ServerMessageOf<G>>()? {
            ServerMessage::Snapshot { number, clock, view, .. } => Ok(Looked { number, clock, view }),
            other => Err(ClientError::Foreign {
                error: "not what a look shows".to_owned(),
                text: tablier_room::wire::to_text(&other),
            }),
        }
    }

    /// The table behind an open door.
    ///
    /// # Errors
    /// When the server can't be reached, or no open door has this code.
    pub async fn find(&mut self, door: DoorCode) -> Result<TableCode, ClientError> {
        #[derive(Deserialize)]
        struct Found {
            code: TableCode,
        }
        let request = Request::get(format!("/api/doors/{}", door.as_str()));
        Ok(self.ask(request).await?.read::<Found>()?.code)
    }

    /// The tables this visitor is a guest of, as the server lists them.
    ///
    /// # Errors
    /// When the server can't be reached or refuses.
    pub async fn tables(&mut self) -> Result<Vec<Value>, ClientError> {
        #[derive(Deserialize)]
        struct Tables {
            tables: Vec<Value>,
        }
        Ok(self.ask(Request::get("/api/tables")).await?.read::<Tables>()?.tables)
    }

    /// The finished games of those tables.
    ///
    /// # Errors
    /// When the server can't be reached or refuses.
    pub async fn games(&mut self) -> Result<Vec<Value>, ClientError> {
        #[derive(Deserialize)]
        struct Games {
            games: Vec<Value>,
        }
        Ok(self.ask(Request::get("/api/played")).await?.read::<Games>()?.games)
    }

    /// A finished game as a file's text.
    ///
    /// # Errors
    /// When the server can't be reached, or there is no such game, or it is not over.
    pub async fn export(&mut self, id: GameId) -> Result<Value, ClientError> {
        self.ask(Request::get(format!("/api/played/{id}"))).await?.read()
    }

    /// A finished game as a spectator saw it, from the frame with this number on.
    ///
    /// # Errors
    /// When the server can't be reached, or there is no such game, or it is not over.
    pub async fn replay<G: Playable>(
        &mut self,
        id: GameId,
        from: usize,
    ) -> Result<Replay<Frame<G::Told, G::View>>, ClientError> {
        self.ask(Request::get(format!("/api/played/{id}/replay?from={from}"))).await?.read()
    }

    /// Whether the server says that it can take writes.
    ///
    /// # Errors
    /// When the server can't be reached.
    pub async fn is_ready(&mut self) -> Result<bool, ClientError> {
        Ok(self.ask(Request::get("/api/ready")).await?.status == 200)
    }

    /// Opens a table's socket, and answers when everything has come in.
    ///
    /// # Errors
    /// When the server can't be reached or refuses.
    pub async fn connect<G: Playable>(&self, code: TableCode) -> Result<Client<G>, ClientError> {
        self.connect_as(code, Habits::default()).await
    }

    /// The same, for a client with habits of its own.
    ///
    /// # Errors
    /// When the server can't be reached or refuses.
    pub async fn connect_as<G: Playable>(
        &self,
        code: TableCode,
        habits: Habits,
    ) -> Result<Client<G>, ClientError> {
        let mut client = Client::new(self.clone(), code, habits);
        client.reconnect().await?;
        Ok(client)
    }
}
