//! Calls that were made and are not waited for yet.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;

/// A call that was begun, and perhaps answered at once.
pub(super) enum Begun<'a, T> {
    Waits(Pin<Box<dyn Future<Output = T> + Send + 'a>>),
    Answered(T),
}

/// Begins a call and does no more.
pub(super) async fn begin<T>(mut call: Pin<Box<dyn Future<Output = T> + Send + '_>>) -> Begun<'_, T> {
    match poll_fn(|context| Poll::Ready(call.as_mut().poll(context))).await {
        Poll::Ready(answer) => Begun::Answered(answer),
        Poll::Pending => Begun::Waits(call),
    }
}

impl<T> Begun<'_, T> {
    /// Waits for the answer.
    pub(super) async fn end(self) -> T {
        match self {
            Begun::Waits(call) => call.await,
            Begun::Answered(answer) => answer,
        }
    }
}
