//! The end of a socket: goodbye, and then no more is taken from it than somebody may have sent who had not heard it yet.
//! Whoever goes on all the same talks to nobody: what they send stays with the system, which holds a little of it and
//! then takes no more.

use std::future::pending;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use futures_util::{SinkExt, Stream, StreamExt};
use tokio::time::timeout;

use crate::code::Bye;

/// How long a client that was said goodbye to may take to close the connection.
const LINGER: Duration = Duration::from_secs(2);
/// How much of what it still sends is read.
const STILL_READ: usize = 16 * 1024;
/// What a message counts for besides its length: reading one that is empty costs something, too.
const EACH: usize = 256;

/// Says goodbye, if there is something to say, and closes the socket.
pub(super) async fn part(mut socket: WebSocket, why: Option<Bye>, patience: Duration) {
    if let Some(why) = why {
        let _ = timeout(patience, socket.send(Message::Text(why.message().into()))).await;
    }
    let _ = timeout(patience, socket.close()).await;
    // Until the client closes too: what it still sends would otherwise be answered with a reset, which takes the
    // goodbye from it before it is read.
    let _ = timeout(LINGER.min(patience), hear_out(&mut socket)).await;
}

/// Reads until the other side closes; or for so long, and then waits without reading.
async fn hear_out<E>(messages: &mut (impl Stream<Item = Result<Message, E>> + Unpin)) {
    let mut left = STILL_READ;
    while let Some(Ok(message)) = messages.next().await {
        let length = match message {
            Message::Text(text) => text.len(),
            Message::Binary(bytes) | Message::Ping(bytes) | Message::Pong(bytes) => bytes.len(),
            Message::Close(_) => 0,
        };
        left = left.saturating_sub(EACH + length);
        if left == 0 {
            pending::<()>().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use futures_util::stream;
    use tokio::time::Instant;

    use super::*;

    type Heard = Result<Message, Infallible>;

    fn said(text: &str) -> Message {
        Message::Text(text.into())
    }

    /// How many messages of somebody who never stops are read, and how long that takes.
    async fn read_of(text: &str) -> (usize, Duration) {
        let (mut read, begun) = (0, Instant::now());
        let mut babble = stream::repeat_with(|| Heard::Ok(said(text))).inspect(|_| read += 1);
        let _ = timeout(LINGER, hear_out(&mut babble)).await;
        (read, begun.elapsed())
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_babbles_on_after_the_goodbye_is_not_read_and_not_cut_off_before_they_can_hear_it() {
        assert_eq!(read_of("").await, (STILL_READ / EACH, LINGER));
        assert_eq!(read_of("{").await, (STILL_READ / (EACH + 1) + 1, LINGER));
        assert_eq!(read_of(&"x".repeat(STILL_READ)).await, (1, LINGER));
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_closes_is_waited_for_no_longer() {
        let begun = Instant::now();
        let mut last_words = stream::iter([said("{"), said("}"), Message::Close(None)].map(Heard::Ok));
        hear_out(&mut last_words).await;
        assert_eq!(begun.elapsed(), Duration::ZERO);
    }
}
