//! When a table has something to do of its own accord, and when it falls asleep.

use tokio::time::Instant;

use super::task::Owner;

impl Owner {
    /// When its loop has something to do of its own accord, and be it to fall asleep.
    pub(super) fn next_wake(&self) -> Instant {
        let soon = Instant::now();
        // With nobody there, a moment and not a length of time from now: whoever only asks how things stand keeps no table
        // awake.
        let deserted_since = if self.is_idle() { self.deserted_since } else { soon };
        let mut wake = deserted_since + self.parts.awake_for;
        if self.read_only || self.is_reading() {
            let retry_at = self.recovering.is_none().then_some(self.retry_at);
            // Moments, not lengths of time from now: inputs in between don't put them off.
            return retry_at.into_iter().chain(self.inputs_wait_until()).fold(wake, Instant::min);
        }
        let (now, marking) = (self.parts.world.mono(), self.marking.is_some() || self.storing.is_some());
        let mark = self.parts.desk.mark_due(now).filter(|_| !marking);
        for due in self.parts.desk.next_wake(now).into_iter().chain(mark) {
            wake = wake.min(self.parts.world.instant(due));
        }
        for due in self.hands.next().into_iter().chain(self.presence.due(soon)) {
            wake = wake.min(due);
        }
        wake
    }

    /// A table that nobody has touched for long is put to sleep: dropped from memory, to be woken from its log.
    pub(super) fn can_sleep(&self) -> bool {
        self.is_idle() && self.deserted_since.elapsed() >= self.parts.awake_for
    }

    /// Nobody is there, and everything is stored.
    pub(super) fn is_idle(&self) -> bool {
        let is_stored = self.storing.is_none() && self.queue.is_empty() && self.marking.is_none();
        // A claim that is being made has to be given back.
        self.sockets.is_empty() && is_stored && !self.is_reading()
    }
}
