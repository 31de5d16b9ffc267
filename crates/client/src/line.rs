//! The socket itself: opened, written to, read from, closed politely or not.

use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};

use crate::client::Habits;
use crate::error::ClientError;
use crate::visitor::Visitor;

pub(crate) struct Line(WebSocketStream<TcpStream>);

impl Line {
    pub(crate) async fn open(visitor: &Visitor, path: &str, habits: &Habits) -> Result<Line, ClientError> {
        let mut request = format!("ws://{}{path}", visitor.host()).into_client_request()?;
        let headers = [(header::COOKIE, visitor.cookie()), (header::ORIGIN, habits.origin.clone())];
        for (name, value) in headers {
            if let Some(value) = value {
                let value = HeaderValue::from_str(&value)
                    .map_err(|error| std::io::Error::new(std::io::ErrorKind::InvalidInput, error))?;
                request.headers_mut().insert(name, value);
            }
        }
        let stream = tcp(visitor.host(), habits.receive_buffer).await?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Line(socket))
    }

    pub(crate) async fn write(&mut self, message: Message) -> Result<(), ClientError> {
        Ok(self.0.send(message).await?)
    }

    /// The next text; `None` when the server closed the socket.
    pub(crate) async fn read(&mut self) -> Result<Option<String>, ClientError> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text.as_str().to_owned())),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(Message::Binary(_))) => {
                    return Err(ClientError::Foreign { error: "binary".to_owned(), text: String::new() });
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// Closes as one should, and waits for the server to do the same.
    pub(crate) async fn close(mut self) {
        if self.0.close(None).await.is_ok() {
            while let Some(Ok(_)) = self.0.next().await {}
        }
    }

    /// Cuts the connection: what was under way is lost, and the other side learns of a reset at best.
    pub(crate) fn cut(self) {
        // Without it the system would still say goodbye on our behalf.
        let _ = self.0.get_ref().set_zero_linger();
    }
}

async fn tcp(host: &str, receive_buffer: Option<u32>) -> Result<TcpStream, ClientError> {
    let Some(bytes) = receive_buffer else {
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        return Ok(stream);
    };
    let nowhere = || std::io::Error::from(std::io::ErrorKind::AddrNotAvailable);
    let address = lookup_host(host).await?.next().ok_or_else(nowhere)?;
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.set_recv_buffer_size(bytes)?;
    Ok(socket.connect(address).await?)
}
