//! When every command is sent: fixed before the run, the same for all who are measured, and nobody's answer moves it.
//! (Open loop: a driver that waits for answers sends less exactly when the server is slow, and so hides it.)

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::Duration;

/// A fixed number, so that every run and every server gets the same times.
const SEED: u64 = 0x7461_626c_6965_7221;

/// The times of all commands, from the start of the load.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Schedule {
    /// How many seats there are at all tables together.
    pub(crate) seats: usize,
    /// How many commands a seat sends per second.
    pub(crate) rate: f64,
    /// How long.
    pub(crate) length: Duration,
}

/// A command that is to be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Due {
    /// When, from the start.
    pub(crate) at: Duration,
    /// By whom.
    pub(crate) seat: usize,
    /// Which of theirs.
    pub(crate) nth: u32,
}

impl Schedule {
    /// When a seat's nth command is due: one in each of its periods, anywhere in it. So every seat has its rate, while
    /// all of them together come as people do, sometimes many at once.
    pub(crate) fn at(&self, seat: usize, nth: u32) -> Duration {
        let chance = mix(mix(SEED ^ seat as u64) ^ u64::from(nth));
        #[allow(clippy::cast_precision_loss, reason = "53 bits fit")]
        let within = (chance >> 11) as f64 / (1_u64 << 53) as f64;
        Duration::from_secs_f64((f64::from(nth) + within) / self.rate)
    }

    /// All commands, the earliest first.
    pub(crate) fn in_order(self) -> impl Iterator<Item = Due> {
        let due = move |seat, nth| Due { at: self.at(seat, nth), seat, nth };
        let mut next: BinaryHeap<Reverse<Due>> = (0..self.seats).map(|seat| Reverse(due(seat, 0))).collect();
        std::iter::from_fn(move || {
            let Reverse(first) = next.pop()?;
            next.push(Reverse(due(first.seat, first.nth + 1)));
            (first.at < self.length).then_some(first)
        })
    }

    /// How many commands there are whose time is at least this.
    pub(crate) fn count_from(self, from: Duration) -> usize {
        self.in_order().filter(|due| due.at >= from).count()
    }
}

/// A number as good as drawn, of any number (splitmix64).
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCHEDULE: Schedule = Schedule { seats: 40, rate: 0.5, length: Duration::from_secs(20) };

    #[test]
    fn every_seat_has_its_rate_and_no_time_is_before_the_last() {
        let all: Vec<Due> = SCHEDULE.in_order().collect();
        assert_eq!(all.len(), 40 * 10);
        assert!(all.is_sorted());
        for due in &all {
            let period = Duration::from_secs(2) * due.nth;
            assert!(due.at >= period && due.at < period + Duration::from_secs(2), "{due:?}");
            assert_eq!(due.at, SCHEDULE.at(due.seat, due.nth), "known without going through all");
        }
    }

    #[test]
    fn it_is_the_same_whenever_it_is_asked_for_and_ends_in_time() {
        let odd = Schedule { rate: 0.7, length: Duration::from_millis(7_300), ..SCHEDULE };
        assert!(odd.in_order().eq(odd.in_order()));
        assert!(odd.in_order().all(|due| due.at < odd.length));
        // 7.3 s at 0.7/s are 5.11 commands a seat.
        assert!((200..=240).contains(&odd.count_from(Duration::ZERO)));
    }

    #[test]
    fn what_comes_after_the_warm_up_is_counted() {
        assert_eq!(SCHEDULE.count_from(Duration::from_secs(10)), 40 * 5);
        assert_eq!(SCHEDULE.count_from(Duration::from_secs(20)), 0);
    }

    #[test]
    fn seats_do_not_send_in_step() {
        let first: Vec<Duration> = (0..40).map(|seat| SCHEDULE.at(seat, 0)).collect();
        let early = first.iter().filter(|at| **at < Duration::from_secs(1)).count();
        assert!((8..=32).contains(&early), "{early} of 40 in the first half");
    }
}
