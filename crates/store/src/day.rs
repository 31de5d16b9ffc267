//! A day, everywhere on earth the same: from midnight to midnight UTC, counted from 1 January 1970, written `2026-11-18`.

use std::fmt;
use std::str::FromStr;

use tablier_room::Wall;

const MILLIS: i64 = 86_400_000;

/// A day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub u32);

/// Not a day that is counted here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a day: one is written 2026-11-18, from 1970 to 9999")]
pub struct NoDay;

impl Day {
    /// The day of a moment. What lies before the count is its first day.
    pub fn of(wall: Wall) -> Day {
        Day(u32::try_from(wall.0.div_euclid(MILLIS)).unwrap_or(if wall.0 < 0 { 0 } else { u32::MAX }))
    }

    /// When it begins.
    pub fn begins(self) -> Wall {
        Wall(i64::from(self.0) * MILLIS)
    }

    /// The day before, if it is counted.
    pub fn before(self) -> Option<Day> {
        self.0.checked_sub(1).map(Day)
    }

    /// The day after.
    #[must_use]
    pub fn after(self) -> Day {
        Day(self.0.saturating_add(1))
    }

    /// Which day of the week, 0 for Monday. The count began on a Thursday.
    pub fn weekday(self) -> u8 {
        u8::try_from((u64::from(self.0) + 3) % 7).expect("a week has seven days")
    }

    /// Year, month and day of the calendar.
    fn date(self) -> (i64, i64, i64) {
        // Counted from 1 March 0000, a leap day is the last of its year and of its four centuries.
        let days = i64::from(self.0) + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (era * 400 + year_of_era + i64::from(month <= 2), month, day)
    }

    /// The day of a date of the calendar, whether there is such a date or not.
    fn of_date(year: i64, month: i64, day: i64) -> i64 {
        let year = year - i64::from(month <= 2);
        let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let of_year = (153 * (month + if month > 2 { -3 } else { 9 }) + 2) / 5 + day - 1;
        era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + of_year - 719_468
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Day, NoDay> {
        let number = |part: &str, length: usize| {
            let digits = part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
            if digits { part.parse::<i64>().map_err(|_| NoDay) } else { Err(NoDay) }
        };
        let mut parts = text.split('-');
        let mut next = |length| number(parts.next().unwrap_or_default(), length);
        let (year, month, day) = (next(4)?, next(2)?, next(2)?);
        if parts.next().is_some() {
            return Err(NoDay);
        }
        let found = u32::try_from(Day::of_date(year, month, day)).map(Day).map_err(|_| NoDay)?;
        // 30 February is the 2nd of March to the arithmetic, and nothing to people.
        if found.date() == (year, month, day) { Ok(found) } else { Err(NoDay) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_and_read_as_dates() {
        for (number, date) in
            [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_775, "2026-11-18")]
        {
            assert_eq!(Day(number).to_string(), date);
            assert_eq!(date.parse(), Ok(Day(number)));
        }
        for number in (0..2_932_896).step_by(97) {
            assert_eq!(Day(number).to_string().parse(), Ok(Day(number)));
        }
        let bad = ["", "2026-11", "2026-11-18-1", "2026-02-29", "2026-13-01", "2026-00-10", "1969-12-31"];
        for text in bad.into_iter().chain(["26-11-18", "2026-11-8", "2026/11/18", "2026-11-+8", "x"]) {
            assert_eq!(text.parse::<Day>(), Err(NoDay), "{text}");
        }
    }

    #[test]
    fn a_day_ends_at_midnight_utc() {
        let today = Day(20_775);
        assert_eq!(Day::of(today.begins()), today);
        assert_eq!(Day::of(Wall(today.begins().0 - 1)), Day(20_774));
        assert_eq!(Day::of(Wall(today.after().begins().0 - 1)), today);
        assert_eq!((Day::of(Wall(-1)), Day(0).before()), (Day(0), None));
        // 18 November 2026 is a Wednesday.
        assert_eq!((today.weekday(), Day(0).weekday()), (2, 3));
    }
}
