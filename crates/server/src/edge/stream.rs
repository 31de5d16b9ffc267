//! A connection's bytes, also after it became a socket: it keeps its place in the house, and whoever does not take in
//! what is written is not waited for.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A stream on which a write fails that gets nowhere for longer than patience lasts. A stream on which nothing is
/// written may be quiet for ever.
pub(crate) struct PatientStream<S, Place> {
    stream: S,
    patience: Duration,
    /// Runs from when a write had to wait until one gets on.
    waiting: Option<Pin<Box<Sleep>>>,
    /// Given back when the connection is gone.
    _place: Place,
}

impl<S: AsyncWrite + Unpin, Place: Unpin> PatientStream<S, Place> {
    pub(crate) fn new(stream: S, patience: Duration, place: Place) -> Self {
        PatientStream { stream, patience, waiting: None, _place: place }
    }

    /// Lets a write wait for so long.
    fn wait(
        &mut self,
        written: Poll<io::Result<usize>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.waiting = None;
            return written;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        waiting.as_mut().poll(context).map(|()| Err(ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin, Place: Unpin> AsyncRead for PatientStream<S, Place> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin, Place: Unpin> AsyncWrite for PatientStream<S, Place> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.wait(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.wait(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Says nothing of what waits to be written: a wait goes on.
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio::time::{Instant, timeout};

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(800);

    /// A stream that takes eight bytes, and its other end.
    fn stream() -> (PatientStream<DuplexStream, ()>, DuplexStream) {
        let (ours, theirs) = duplex(8);
        (PatientStream::new(ours, PATIENCE, ()), theirs)
    }

    // Time is the runtime's own here: it passes when everybody waits, and says exactly how long they did.
    #[tokio::test(start_paused = true)]
    async fn a_write_that_gets_nowhere_fails() {
        let (mut ours, _theirs) = stream();
        let begun = Instant::now();
        let written = timeout(PATIENCE * 20, ours.write_all(&[7; 9])).await.expect("it ends");
        assert_eq!(written.unwrap_err().kind(), ErrorKind::TimedOut);
        assert_eq!(begun.elapsed(), PATIENCE);
    }

    #[tokio::test(start_paused = true)]
    async fn a_write_that_gets_on_may_take_its_time() {
        let (mut ours, mut theirs) = stream();
        let reading = tokio::spawn(async move {
            let mut read = 0;
            while let Ok(bytes @ 1..) = theirs.read(&mut [0; 8]).await {
                read += bytes;
                sleep(PATIENCE / 4).await;
            }
            read
        });
        let begun = Instant::now();
        ours.write_all(&[7; 80]).await.unwrap();
        assert!(begun.elapsed() > PATIENCE, "longer than one write may");
        drop(ours);
        assert_eq!(reading.await.unwrap(), 80);
    }

    #[tokio::test(start_paused = true)]
    async fn a_quiet_stream_is_left_alone_and_a_wait_that_is_over_is_forgotten() {
        let (mut ours, mut theirs) = stream();
        let (written, read) = tokio::join!(ours.write_all(&[7; 16]), async {
            sleep(PATIENCE / 4).await;
            theirs.read_exact(&mut [0; 16]).await
        });
        written.unwrap();
        read.unwrap();
        sleep(PATIENCE * 2).await;
        // It has to wait again, for the first time in a long while.
        let (written, read) = tokio::join!(ours.write_all(&[7; 16]), async {
            sleep(PATIENCE / 4).await;
            theirs.read_exact(&mut [0; 16]).await
        });
        written.unwrap();
        read.unwrap();
    }
}
