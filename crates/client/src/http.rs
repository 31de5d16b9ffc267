//! One HTTP request on a connection of its own: enough for an API that is asked a few things per table.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tablier_room::Refusal;
use tokio::net::TcpStream;

use crate::error::ClientError;

/// What is asked.
#[derive(Debug, Clone)]
pub struct Request {
    /// The method.
    pub method: hyper::Method,
    /// The path, with its leading slash.
    pub path: String,
    /// Headers besides `Host`; a visitor adds its cookie.
    pub headers: Vec<(&'static str, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Request {
    /// A request to read.
    pub fn get(path: impl Into<String>) -> Request {
        Request { method: hyper::Method::GET, path: path.into(), headers: Vec::new(), body: Vec::new() }
    }

    /// A request to write.
    pub fn post(path: impl Into<String>, body: impl Into<Vec<u8>>) -> Request {
        let headers = vec![("content-type", "application/json".to_owned())];
        Request { method: hyper::Method::POST, path: path.into(), headers, body: body.into() }
    }

    /// With one more header.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Request {
        self.headers.push((name, value.into()));
        self
    }
}

/// What is answered.
#[derive(Debug, Clone)]
pub struct Reply {
    /// The HTTP status.
    pub status: u16,
    /// Its headers.
    pub headers: hyper::HeaderMap,
    /// The body.
    pub body: Vec<u8>,
}

impl Reply {
    /// A header's value, if it is there and readable.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The cookies it sets, as they stand in the header.
    pub fn cookies(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.headers.get_all(header::SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok())
    }

    /// The code in a refusal's body.
    pub fn refusal(&self) -> Option<Refusal> {
        refusal_in(&self.body)
    }

    /// The body of a success, read.
    ///
    /// # Errors
    /// When it was refused, or is something else.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        if !(200..300).contains(&self.status) {
            return Err(ClientError::Status { status: self.status, refusal: self.refusal() });
        }
        serde_json::from_slice(&self.body).map_err(|error| ClientError::Foreign {
            error: error.to_string(),
            text: String::from_utf8_lossy(&self.body).into_owned(),
        })
    }
}

pub(crate) fn refusal_in(body: &[u8]) -> Option<Refusal> {
    #[derive(Deserialize)]
    struct Body {
        error: Refusal,
    }
    serde_json::from_slice(body).ok().map(|Body { error }| error)
}

pub(crate) async fn ask(host: &str, request: Request) -> Result<Reply, ClientError> {
    let stream = TcpStream::connect(host).await?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    let driver = tokio::spawn(connection);
    let mut builder = hyper::Request::builder().method(request.method).uri(request.path);
    builder = builder.header(header::HOST, host).header(header::CONNECTION, "close");
    for (name, value) in request.headers {
        builder = builder.header(name, value);
    }
    let asked = builder.body(Full::new(Bytes::from(request.body)));
    let asked = asked.map_err(|error| std::io::Error::new(std::io::ErrorKind::InvalidInput, error))?;
    let response = sender.send_request(asked).await?;
    let status = response.status().as_u16();
    let headers = response.headers().clone();
    let body = response.into_body().collect().await?.to_bytes().to_vec();
    driver.abort();
    Ok(Reply { status, headers, body })
}
