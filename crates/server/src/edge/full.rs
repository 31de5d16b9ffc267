//! Connections for which there is no place: told so, and closed. Few are told at once, each in a moment; where more come
//! than that, the others are only closed, so that a storm of them costs next to nothing.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use tablier_room::wire::to_text;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::body::Failure;
use crate::code::Refused;

/// So many are told at once.
const AT_ONCE: usize = 32;
/// How long that may take.
const WITHIN: Duration = Duration::from_secs(1);
/// How much of what they ask is read, and not looked at: of whoever is closed with something unread the system takes
/// back what they were told.
const HEARD: usize = 8 * 1024;
/// When it is worth coming again, in seconds.
const COME_AGAIN: u32 = 10;

/// Why there is no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Full {
    /// Too many connections are open.
    House,
    /// Too many are open from the same address.
    Address,
}

impl Full {
    fn answer(self) -> String {
        let (status, refused) = match self {
            Full::House => ("503 Service Unavailable", Refused::Busy),
            Full::Address => ("429 Too Many Requests", Refused::TooManyRequests),
        };
        let body = to_text(&Failure { error: refused.into() });
        let length = body.len();
        format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncache-control: no-store\r\n\
             retry-after: {COME_AGAIN}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
        )
    }
}

/// Tells those who have to go.
pub(super) struct Usher(Arc<Semaphore>);

impl Usher {
    pub(super) fn new() -> Usher {
        Usher(Arc::new(Semaphore::new(AT_ONCE)))
    }

    /// Tells somebody why they have to go, without anybody waiting for it.
    pub(super) fn send_away(&self, stream: TcpStream, why: Full) {
        let Ok(place) = Arc::clone(&self.0).try_acquire_owned() else { return };
        tokio::spawn(async move {
            let _ = timeout(WITHIN, tell(stream, &why.answer())).await;
            drop(place);
        });
    }
}

async fn tell(mut stream: TcpStream, answer: &str) -> io::Result<()> {
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await?;
    let (mut buffer, mut left) = ([0; 1024], HEARD);
    while left > 0 {
        match stream.read(&mut buffer).await? {
            0 => break,
            heard => left = left.saturating_sub(heard),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn a_few_are_told_at_once_and_the_others_closed() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let usher = Usher::new();
        let mut silent = Vec::new();
        // Whoever says nothing and does not go is waited for, a moment.
        for _ in 0..AT_ONCE {
            silent.push(TcpStream::connect(listener.local_addr().unwrap()).await.unwrap());
            usher.send_away(listener.accept().await.unwrap().0, Full::House);
        }
        assert_eq!(usher.0.available_permits(), 0);
        let mut other = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        usher.send_away(listener.accept().await.unwrap().0, Full::House);
        let mut told = String::new();
        assert_eq!(other.read_to_string(&mut told).await.unwrap(), 0, "closed, and not told: {told}");
        for stream in &mut silent {
            let mut told = String::new();
            stream.read_to_string(&mut told).await.unwrap();
            assert!(
                told.starts_with("HTTP/1.1 503") && told.ends_with(r#"{"error":{"code":"busy"}}"#),
                "{told}"
            );
        }
        drop(silent);
        while usher.0.available_permits() < AT_ONCE {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}
