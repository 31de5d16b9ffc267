//! Table time: monotone, and standing still while the table is paused, no player is there, or the server is down.

use tablier_game::Millis;

/// The server's monotone clock, in milliseconds since it started. Never stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mono(pub u64);

/// How long table time runs on after the last player has gone: a lost connection is not a departure.
pub const GRACE: u64 = 30_000;

/// How far table time may run ahead of what is durable: after a crash it is no further back.
pub const AHEAD: Millis = Millis(2_000);

/// A table's clock.
#[derive(Debug, Clone, Copy)]
pub struct Clock {
    /// Table time at `since`, or for good while it stands still.
    base: Millis,
    /// Since when it runs.
    since: Option<Mono>,
    /// When it will stop by itself: the last player has gone.
    stops: Option<Mono>,
    /// Table time waits here until more of it is durable.
    limit: Option<Millis>,
}

impl Clock {
    /// A clock that stands at this time.
    pub fn standing(at: Millis) -> Clock {
        Clock { base: at, since: None, stops: None, limit: None }
    }

    /// Table time now.
    pub fn at(&self, now: Mono) -> Millis {
        let Some(since) = self.since else { return self.base };
        let until = self.stops.map_or(now, |stops| now.min(stops));
        let at = self.base + Millis(until.0.saturating_sub(since.0));
        // A limit never takes back what has passed.
        self.limit.map_or(at, |limit| at.min(limit.max(self.base)))
    }

    /// Does it run?
    pub fn runs(&self, now: Mono) -> bool {
        self.since.is_some()
            && self.stops.is_none_or(|stops| now < stops)
            && self.limit.is_none_or(|limit| self.at(now) < limit)
    }

    /// When it stops by itself, if it is to and has not yet.
    pub fn stops(&self, now: Mono) -> Option<Mono> {
        self.since.and(self.stops).filter(|stops| now < *stops)
    }

    /// Does it stand still, for another reason than that it waits for what is durable?
    pub fn stands(&self, now: Mono) -> bool {
        self.since.is_none() || self.stops.is_some_and(|stops| stops <= now)
    }

    /// When table time will be `at`, if the clock goes on as it does.
    pub fn when(&self, at: Millis, now: Mono) -> Option<Mono> {
        if !self.runs(now) || self.limit.is_some_and(|limit| limit < at) {
            return None;
        }
        let due = Mono(now.0 + at.since(self.at(now)).0);
        self.stops.is_none_or(|stops| due <= stops).then_some(due)
    }

    /// Lets it run, for good until it is told otherwise. An input that comes with an earlier time than the one before it gains
    /// nobody anything: the clock runs on from the later of the two.
    pub fn run(&mut self, now: Mono) {
        let since = self.since.map_or(now, |since| since.max(now));
        *self = Clock { base: self.at(now), since: Some(since), stops: None, limit: self.limit };
    }

    /// Lets it run on for this long, unless it is to stop sooner.
    pub fn stop_within(&mut self, now: Mono, length: u64) {
        let stops = Mono(now.0 + length);
        self.stops = Some(self.stops.map_or(stops, |sooner| sooner.min(stops)));
    }

    /// Lets it stand still.
    pub fn stand(&mut self, now: Mono) {
        *self = Clock { limit: self.limit, ..Clock::standing(self.at(now)) };
    }

    /// Never goes back behind what the log has seen.
    pub fn not_before(&mut self, at: Millis, now: Mono) {
        if self.at(now) < at {
            self.base = at;
            self.since = self.since.map(|_| now);
        }
    }

    /// Lets it run up to here and no further; without a limit, as far as it gets. Time that it stood at an earlier
    /// limit is not made up for.
    pub fn run_up_to(&mut self, limit: Option<Millis>, now: Mono) {
        self.base = self.at(now);
        self.since = self.since.map(|since| since.max(now));
        self.limit = limit;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stands_until_it_runs_and_stops_by_itself() {
        let mut clock = Clock::standing(Millis(500));
        assert_eq!(clock.at(Mono(9_000)), Millis(500));
        clock.run(Mono(10_000));
        assert_eq!(clock.at(Mono(11_000)), Millis(1_500));
        clock.stop_within(Mono(11_000), GRACE);
        assert_eq!(clock.at(Mono(1_000_000)), Millis(1_500 + GRACE), "the grace, and no more");
        assert!(!clock.runs(Mono(1_000_000)));
        assert_eq!(clock.when(Millis(1_600), Mono(11_000)), Some(Mono(11_100)));
        assert_eq!(clock.when(Millis(1_501 + GRACE), Mono(11_000)), None, "it will stand by then");
        clock.run(Mono(1_000_000));
        assert_eq!(clock.at(Mono(1_000_001)), Millis(1_501 + GRACE));
        clock.stand(Mono(1_000_001));
        assert_eq!(clock.at(Mono(2_000_000)), Millis(1_501 + GRACE));
    }

    #[test]
    fn inputs_out_of_order_gain_no_time() {
        let mut clock = Clock::standing(Millis(0));
        clock.run(Mono(1_000));
        clock.run(Mono(2_000));
        clock.run(Mono(1_500));
        assert_eq!(clock.at(Mono(1_500)), Millis(1_000));
        assert_eq!(clock.at(Mono(2_100)), Millis(1_100));
    }

    #[test]
    fn it_waits_at_its_limit_and_makes_up_for_nothing() {
        let mut clock = Clock::standing(Millis(0));
        clock.run(Mono(0));
        clock.run_up_to(Some(Millis(2_000)), Mono(0));
        assert_eq!(clock.when(Millis(2_000), Mono(500)), Some(Mono(2_000)));
        assert_eq!(clock.when(Millis(2_001), Mono(500)), None, "not before the limit is raised");
        assert!(clock.runs(Mono(1_999)) && !clock.runs(Mono(2_000)));
        assert_eq!(clock.at(Mono(9_000)), Millis(2_000));
        clock.run_up_to(Some(Millis(4_000)), Mono(9_000));
        assert_eq!(clock.at(Mono(9_100)), Millis(2_100));
        clock.run_up_to(Some(Millis(1_000)), Mono(9_200));
        assert_eq!(clock.at(Mono(9_900)), Millis(2_200), "what has passed has passed");
        clock.run_up_to(None, Mono(10_000));
        assert_eq!(clock.at(Mono(11_000)), Millis(3_200));
    }
}
