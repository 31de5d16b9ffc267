//! Requests over HTTP, one after the other on one connection: enough to open a table and to come in.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::address::{From, connect};

/// Answers here are short; one that is longer is none of ours.
const LONGEST: usize = 1 << 20;

pub(crate) struct Http {
    stream: TcpStream,
    host: SocketAddr,
    read: Vec<u8>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) body: Value,
    /// The first cookie it sets, without what is said about it.
    pub(crate) cookie: Option<String>,
}

impl Http {
    pub(crate) async fn connect(to: SocketAddr, from: From) -> Result<Http> {
        Ok(Http { stream: connect(to, from).await?, host: to, read: Vec::new() })
    }

    /// Posts JSON, and wants JSON.
    ///
    /// # Errors
    /// When there is no answer, or it is a refusal.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Reply> {
        let (host, body) = (self.host, body.to_string());
        let length = body.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        let (head, body) = self.ask(&request).await.with_context(|| path.to_owned())?;
        if !(200..300).contains(&head.status) {
            bail!("{path} was refused: {} {}", head.status, String::from_utf8_lossy(&body));
        }
        Ok(Reply { body: serde_json::from_slice(&body)?, cookie: head.cookie })
    }

    /// Gets JSON.
    ///
    /// # Errors
    /// When there is no answer, or it is a refusal.
    pub(crate) async fn get(&mut self, path: &str) -> Result<Value> {
        let (head, body) = self.ask(&format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", self.host)).await?;
        ensure!(head.status == 200, "{path} was refused: {}", head.status);
        Ok(serde_json::from_slice(&body)?)
    }

    /// Gets whatever is there, and wants nothing but its status.
    pub(crate) async fn status_of(&mut self, path: &str) -> Result<u16> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", self.host);
        Ok(self.ask(&request).await?.0.status)
    }

    async fn ask(&mut self, request: &str) -> Result<(Head, Vec<u8>)> {
        self.stream.write_all(request.as_bytes()).await?;
        let head = read_head(&mut self.stream, &mut self.read).await?;
        let head = Head::read(&head)?;
        while self.read.len() < head.length {
            ensure!(self.stream.read_buf(&mut self.read).await? > 0, "the answer breaks off");
        }
        let body = self.read.drain(..head.length).collect();
        Ok((head, body))
    }
}

/// Reads up to the empty line; what comes after it stays in `read`.
pub(crate) async fn read_head(stream: &mut TcpStream, read: &mut Vec<u8>) -> Result<String> {
    loop {
        if let Some(end) = read.windows(4).position(|window| window == b"\r\n\r\n") {
            let head = String::from_utf8_lossy(&read[..end]).into_owned();
            read.drain(..end + 4);
            return Ok(head);
        }
        ensure!(read.len() < LONGEST, "an answer without an end");
        ensure!(stream.read_buf(read).await? > 0, "the connection was closed without an answer");
    }
}

struct Head {
    status: u16,
    length: usize,
    cookie: Option<String>,
}

impl Head {
    fn read(text: &str) -> Result<Head> {
        let status = status(text)?;
        let header = |wanted: &str| {
            let headers = text.lines().skip(1).filter_map(|line| line.split_once(':'));
            headers
                .filter(|(name, _)| name.eq_ignore_ascii_case(wanted))
                .map(|(_, value)| value.trim())
                .next()
        };
        let length = header("content-length").context("an answer without a length")?.parse()?;
        ensure!(length <= LONGEST, "an answer of {length} bytes");
        let cookie = header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        Ok(Head { status, length, cookie })
    }
}

/// The status in an answer's first line.
pub(crate) fn status(head: &str) -> Result<u16> {
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.with_context(|| format!("not an answer in HTTP: {}", head.lines().next().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answers_head_is_read() {
        let text = "HTTP/1.1 201 Created\r\nContent-Length: 12\r\nSet-Cookie: tablier=abc; HttpOnly; Path=/";
        let head = Head::read(text).unwrap();
        assert_eq!((head.status, head.length, head.cookie.as_deref()), (201, 12, Some("tablier=abc")));
        assert!(Head::read("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked").is_err());
        assert!(Head::read("nonsense").is_err());
    }
}
