//! Limits as people write them: counts, lengths of time such as `20s`, and rates such as `60/2s`, which is sixty at once
//! and then one every two seconds.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tablier_server::Rate;

const UNITS: [(&str, u64); 4] = [("ms", 1), ("h", 3_600_000), ("m", 60_000), ("s", 1_000)];

/// A count of one or more: a server that may do nothing at all is of no use.
pub(super) fn count(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) => Err("at least 1".into()),
        Ok(count) => Ok(count),
        Err(_) => Err("not a count".into()),
    }
}

/// A length of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Length(pub(super) Duration);

impl FromStr for Length {
    type Err = String;

    fn from_str(text: &str) -> Result<Length, String> {
        let bad = || "a length of time is a number and a unit: 500ms, 20s, 10m, 1h".to_owned();
        let split = |(unit, millis): &(&str, u64)| Some((text.strip_suffix(unit)?, *millis));
        let (number, unit) = UNITS.iter().find_map(split).ok_or_else(bad)?;
        let number: u64 = number.parse().map_err(|_| bad())?;
        let millis = number.checked_mul(unit).ok_or_else(bad)?;
        if millis == 0 {
            return Err("more than nothing".into());
        }
        Ok(Length(Duration::from_millis(millis)))
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = self.0.as_millis();
        // The largest unit that it is so many whole ones of.
        let fits = |unit: &&(&str, u64)| millis.is_multiple_of(u128::from(unit.1));
        let (unit, length) = UNITS.iter().filter(fits).max_by_key(|unit| unit.1).unwrap_or(&UNITS[0]);
        write!(f, "{}{unit}", millis / u128::from(*length))
    }
}

/// A rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pace(pub(super) Rate);

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Pace, String> {
        let bad = || "a rate is how many at once, and in which time there is another: 60/2s".to_owned();
        let (burst, every) = text.split_once('/').ok_or_else(bad)?;
        let burst: u32 = burst.parse().map_err(|_| bad())?;
        if burst == 0 {
            return Err("at least 1 at once".into());
        }
        let Length(every) = every.parse()?;
        Ok(Pace(Rate::new(burst, every)))
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.0.burst, Length(self.0.every))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_rates_are_read_as_they_are_written() {
        for text in ["1ms", "500ms", "20s", "90s", "10m", "36h"] {
            assert_eq!(text.parse::<Length>().unwrap().to_string(), text);
        }
        assert_eq!("60000ms".parse::<Length>().unwrap().to_string(), "1m");
        for bad in ["", "s", "5", "-1s", "1.5s", "0s", "1d", "99999999999999999999s", "18446744073709551615h"]
        {
            assert!(bad.parse::<Length>().is_err(), "{bad}");
        }
        assert_eq!("60/2s".parse(), Ok(Pace(Rate::new(60, Duration::from_secs(2)))));
        assert_eq!("2000/5ms".parse::<Pace>().unwrap().to_string(), "2000/5ms");
        for bad in ["", "60", "/2s", "0/2s", "60/0s", "60/2", "-1/2s"] {
            assert!(bad.parse::<Pace>().is_err(), "{bad}");
        }
        assert_eq!((count("1"), count("0").is_err(), count("-1").is_err()), (Ok(1), true, true));
    }
}
