//! Messages that can't be read: more than a million of them in a minute, as long as somebody takes them.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{interval, timeout};

use super::gang::Gang;
use crate::address::From;
use crate::frame;

const BABBLERS: usize = 24;
/// Messages in one breath. The server listens to eleven of them, and a few after it said goodbye.
const BREATH: usize = 256;
/// One breath of each babbler: 20,480 messages a second of all of them. A rate, not as fast as they can: they have the same
/// cores as everybody, and what they burn by themselves says nothing about the server.
const PACE: Duration = Duration::from_millis(300);
/// How long a breath may be held up, and how long the answers to it are listened to.
const A_WHILE: Duration = Duration::from_millis(200);
/// Different messages; a breath begins with another one each time.
const REPERTOIRE: usize = 1_008;

pub(crate) fn begin(gang: &Gang, all: &mut JoinSet<()>) {
    let repertoire: Arc<[Vec<u8>]> = (0..REPERTOIRE).map(nonsense).collect();
    for nth in 0..BABBLERS {
        all.spawn(babble(gang.clone(), nth, Arc::clone(&repertoire)));
    }
}

/// Comes again for every breath. Who was held up makes up for it.
async fn babble(gang: Gang, nth: usize, repertoire: Arc<[Vec<u8>]>) {
    let mut next = interval(PACE);
    for time in 0.. {
        next.tick().await;
        let breath = repertoire.iter().cycle().skip((nth + time * 37) % REPERTOIRE).take(BREATH);
        match gang.intrude(From::Vandal(nth)).await {
            Ok(stream) => gang.count("messages that can't be read, sent", say(stream, breath).await),
            Err(_) => gang.count("babblers turned away", 1),
        }
    }
}

/// Says all of it, as far as it is taken, and hears what is said to that. How many whole messages were taken.
async fn say<'a>(mut stream: TcpStream, messages: impl Iterator<Item = &'a Vec<u8>> + Clone) -> u64 {
    let breath: Vec<u8> = messages.clone().flatten().copied().collect();
    let mut written = 0;
    let talk = async {
        while written < breath.len() {
            written += stream.write(&breath[written..]).await?;
        }
        Result::<()>::Ok(())
    };
    let _ = timeout(A_WHILE, talk).await;
    let mut heard = [0; 4_096];
    // Heard, or the system would take back what it has not delivered yet.
    let listen = async { while !matches!(stream.read(&mut heard).await, Ok(0) | Err(_)) {} };
    let _ = timeout(A_WHILE, listen).await;
    let ends = messages.scan(0, |end, message| {
        *end += message.len();
        Some(*end)
    });
    ends.take_while(|end| *end <= written).count() as u64
}

fn nonsense(nth: usize) -> Vec<u8> {
    let text = match nth % 12 {
        0 => String::new(),
        1 => "{".to_owned(),
        2 => "[".repeat(200),
        3 => r#"{"kind":"do","id":-1,"moment":"any","command":{"kind":"set_name"}}"#.to_owned(),
        4 => r#"{"kind":"do","id":1e999,"moment":"any","command":null}"#.to_owned(),
        5 => r#"{"kind":"pong","ping":18446744073709551616}"#.to_owned(),
        6 => format!(r#"{{"kind":"gesture","seat":{nth},"gesture":[]}}"#),
        7 => r#"{"kind":"hello","protocol":2}"#.to_owned(),
        8 => format!(r#""{}""#, "\\ud800".repeat(30)),
        9 => r#"{"kind":"do","kind":"do","id":1,"id":2}"#.to_owned(),
        10 => "\0".repeat(nth % 70),
        // Ends the socket at once, so rarely.
        _ if nth % 252 == 251 => return frame::text_of_bytes(&[0xff, 0xfe, 0xc0]),
        _ => nth.to_string(),
    };
    frame::text(&text)
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn what_was_not_taken_whole_was_not_sent() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let stream = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        // Somebody who does not read: the system takes some of it.
        let (_deaf, _) = listener.accept().await.unwrap();
        let short: Vec<Vec<u8>> = (0..24).map(nonsense).collect();
        assert_eq!(say(stream, short.iter()).await, 24);
        let stream = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (_deaf, _) = listener.accept().await.unwrap();
        let long = vec![vec![b'x'; 64 << 20]; 2];
        assert_eq!(say(stream, long.iter()).await, 0);
    }
}
