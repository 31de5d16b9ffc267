//! A socket: opened, spoken on from any thread, and listened to by one task.

use std::cell::RefCell;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, ready};

use anyhow::{Context, Result, bail, ensure};
use tokio::io::{AsyncRead, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::runtime::Handle;

use crate::address::{From, connect};
use crate::frame::{self, Frame, Frames};
use crate::heard::Heard;
use crate::http::{read_head, status};
use crate::voice::Voice;

/// How much is read at once. One buffer for all sockets of a thread: none of them keeps anything in it.
const READ: usize = 64 * 1024;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = RefCell::new(vec![0; READ]);
}

/// A socket's writing end.
pub(crate) struct Line {
    stream: OwnedWriteHalf,
    /// What the system had no room for. A task sends it.
    unsent: Mutex<Vec<u8>>,
    runtime: Handle,
}

impl Line {
    /// Sends a text, as soon as the system takes it. Nothing happens if the socket is gone: whoever listens learns it.
    pub(crate) fn send(self: &Arc<Self>, text: &str) {
        self.send_frame(&frame::text(text));
    }

    fn send_frame(self: &Arc<Self>, frame: &[u8]) {
        let mut unsent = lock(&self.unsent);
        if !unsent.is_empty() {
            return unsent.extend_from_slice(frame);
        }
        let written = match self.stream.try_write(frame) {
            Ok(written) => written,
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => 0,
            Err(_) => return,
        };
        if written < frame.len() {
            unsent.extend_from_slice(&frame[written..]);
            self.runtime.spawn(Arc::clone(self).send_rest());
        }
    }

    async fn send_rest(self: Arc<Self>) {
        while self.stream.writable().await.is_ok() {
            let mut unsent = lock(&self.unsent);
            match self.stream.try_write(&unsent) {
                Ok(written) => drop(unsent.drain(..written)),
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                Err(_) => unsent.clear(),
            }
            if unsent.is_empty() {
                return;
            }
        }
    }
}

/// A socket.
pub(crate) struct Socket {
    stream: OwnedReadHalf,
    frames: Frames,
    pub(crate) line: Arc<Line>,
    pub(crate) voice: Arc<Voice>,
}

impl Socket {
    pub(crate) async fn open(
        to: SocketAddr,
        from: From,
        path: &str,
        cookie: Option<&str>,
        voice: Voice,
    ) -> Result<Socket> {
        let (stream, read) = upgrade(connect(to, from).await?, to, path, cookie).await?;
        let (stream, writing) = stream.into_split();
        let line = Line { stream: writing, unsent: Mutex::default(), runtime: Handle::current() };
        let mut socket =
            Socket { stream, frames: Frames::default(), line: Arc::new(line), voice: Arc::new(voice) };
        // The first message may have come with the answer. It is no more than a greeting, and nobody waits for it.
        socket.take(&read, &mut |_, _| {})?;
        Ok(socket)
    }

    /// Waits for the next message that one is looking for; answers pings meanwhile.
    pub(crate) async fn until<T>(&mut self, mut wanted: impl FnMut(&[u8], &Heard) -> Option<T>) -> Result<T> {
        let mut found = None;
        while found.is_none() {
            self.listen(&mut |text: &[u8], heard| {
                if found.is_none() {
                    found = wanted(text, &heard);
                }
            })
            .await?;
        }
        found.context("the loop ends with something found")
    }

    /// Waits for the next bytes and hands on the messages that are complete with them, if any.
    ///
    /// # Errors
    /// When the connection is over.
    pub(crate) async fn listen(&mut self, each: &mut impl FnMut(&[u8], Heard)) -> Result<()> {
        poll_fn(|context| {
            BUFFER.with_borrow_mut(|buffer| {
                let mut read = ReadBuf::new(buffer);
                ready!(Pin::new(&mut self.stream).poll_read(context, &mut read))?;
                let read = read.filled();
                if read.is_empty() {
                    return Poll::Ready(Err(anyhow::anyhow!("cut off")));
                }
                Poll::Ready(self.take(read, each))
            })
        })
        .await
    }

    fn take(&mut self, bytes: &[u8], each: &mut impl FnMut(&[u8], Heard)) -> Result<()> {
        let (line, voice) = (&self.line, &self.voice);
        self.frames.take(bytes, |frame| {
            match frame {
                Frame::Text(text) => match voice.hear(text) {
                    Heard::Answer(answer) => line.send(&answer),
                    Heard::Bye(why) => bail!("dismissed: {why}"),
                    heard => each(text, heard),
                },
                Frame::Ping(payload) => line.send_frame(&frame::pong(payload)),
                Frame::Pong => {}
                Frame::Close => bail!("closed"),
            }
            Ok(())
        })
    }
}

/// Asks for a socket on this connection; what came with the answer comes with it.
pub(crate) async fn upgrade(
    mut stream: TcpStream,
    to: SocketAddr,
    path: &str,
    cookie: Option<&str>,
) -> Result<(TcpStream, Vec<u8>)> {
    let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {to}\r\n{cookie}connection: Upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGFibGllcidzIGRyaXZlcg==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut read = Vec::new();
    let head = read_head(&mut stream, &mut read).await?;
    ensure!(status(&head)? == 101, "no socket at {path}: {}", head.lines().next().unwrap_or_default());
    Ok((stream, read))
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
