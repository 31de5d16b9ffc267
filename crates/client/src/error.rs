//! What can go wrong between a client and its server.

use tablier_room::Refusal;
use tokio_tungstenite::tungstenite;

/// Why something did not come about.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server can't be reached, or the connection broke.
    #[error("connection: {0}")]
    Io(#[from] std::io::Error),
    /// The connection broke in the middle of a request.
    #[error("HTTP: {0}")]
    Http(#[from] hyper::Error),
    /// The socket broke.
    #[error("socket: {0}")]
    Socket(#[source] Box<tungstenite::Error>),
    /// The server said no to a request.
    #[error("refused with status {status}: {refusal:?}")]
    Status {
        /// The HTTP status.
        status: u16,
        /// The code, if it came with one.
        refusal: Option<Refusal>,
    },
    /// The table said no to a command.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// What came is nothing this protocol has.
    #[error("not of this protocol: {error}: {text}")]
    Foreign {
        /// What is wrong with it.
        error: String,
        /// What came.
        text: String,
    },
    /// An entry is missing: the server broke its promise.
    #[error("entry {found} came after entry {last:?}")]
    Gap {
        /// The last one seen.
        last: Option<u64>,
        /// The one that came.
        found: u64,
    },
    /// The connection was closed; by the server, with a code, if there is one.
    #[error("closed: {bye:?}")]
    Closed {
        /// What the server gave as its reason.
        bye: Option<String>,
    },
}

impl ClientError {
    /// The stable code of a refusal, whichever way it came.
    pub fn code(&self) -> Option<&str> {
        match self {
            ClientError::Refused(refusal) | ClientError::Status { refusal: Some(refusal), .. } => {
                Some(&refusal.code)
            }
            ClientError::Closed { bye } => bye.as_deref(),
            _ => None,
        }
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        match error {
            tungstenite::Error::ConnectionClosed | tungstenite::Error::AlreadyClosed => {
                ClientError::Closed { bye: None }
            }
            tungstenite::Error::Http(response) => {
                let body = response.body().clone().unwrap_or_default();
                ClientError::Status {
                    status: response.status().as_u16(),
                    refusal: crate::http::refusal_in(&body),
                }
            }
            other => ClientError::Socket(Box::new(other)),
        }
    }
}
