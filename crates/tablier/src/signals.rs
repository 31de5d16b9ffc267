//! Being told to stop: by Ctrl-C, or by the system. The first time politely, the second time for good.

use tokio::sync::oneshot;

/// Listens from now on. The first future ends when the program is told to stop, the other when it is told again.
pub(crate) fn listen() -> std::io::Result<(impl Future<Output = ()>, impl Future<Output = ()>)> {
    let mut signals = Signals::new()?;
    let (tell, told) = oneshot::channel();
    let (tell_again, told_again) = oneshot::channel();
    tokio::spawn(async move {
        signals.next().await;
        let _ = tell.send(());
        signals.next().await;
        let _ = tell_again.send(());
    });
    Ok((once(told), once(told_again)))
}

async fn once(told: oneshot::Receiver<()>) {
    if told.await.is_err() {
        // Nobody listens any more, and nobody will say so.
        std::future::pending::<()>().await;
    }
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> std::io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(windows)]
struct Signals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Signals {
    fn new() -> std::io::Result<Signals> {
        tokio::signal::windows::ctrl_c().map(Signals)
    }

    async fn next(&mut self) {
        self.0.recv().await;
    }
}
