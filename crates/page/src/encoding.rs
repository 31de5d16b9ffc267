//! Which of a file's forms goes out: what the browser says it can read, as it prefers.

use crate::File;

/// How a file is compressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// Best, and read by every browser over a safe connection.
    Brotli,
    /// Read by everything.
    Gzip,
    /// Not at all.
    Plain,
}

impl Encoding {
    /// Its name in a header; what is not compressed has none.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Plain => None,
        }
    }

    /// The best form of a file for somebody who accepts these encodings.
    pub(crate) fn choose(file: &File, accepted: &str) -> (Encoding, &'static [u8]) {
        let brotli = file.brotli.map(|bytes| (weight(accepted, "br"), Encoding::Brotli, bytes));
        let gzip = file.gzip.map(|bytes| (weight(accepted, "gzip"), Encoding::Gzip, bytes));
        let welcome = [brotli, gzip].into_iter().flatten().filter(|(weight, ..)| *weight > 0);
        // Of equals the first counts: brotli is smaller.
        let best = welcome.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map_or((Encoding::Plain, file.plain), |(_, encoding, bytes)| (encoding, bytes))
    }
}

/// How welcome an encoding is, in thousandths, by an `Accept-Encoding` header.
fn weight(accepted: &str, name: &str) -> u32 {
    let weight_of = |wanted: &str| {
        accepted.split(',').find_map(|part| {
            let mut words = part.split(';').map(str::trim);
            let is_it = words.next().is_some_and(|coding| coding.eq_ignore_ascii_case(wanted));
            is_it.then(|| words.find_map(quality).unwrap_or(1000))
        })
    };
    weight_of(name).or_else(|| weight_of("*")).unwrap_or(0)
}

/// `q=0.5` is 500; what can't be read is no welcome.
fn quality(word: &str) -> Option<u32> {
    let number = word.strip_prefix("q=").or_else(|| word.strip_prefix("Q="))?;
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let thousandths = format!("{part:0<3}");
    let read = || {
        let (whole, part) = (whole.parse::<u16>().ok()?, thousandths.get(..3)?.parse::<u16>().ok()?);
        Some((u32::from(whole) * 1000 + u32::from(part)).min(1000))
    };
    Some(read().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: File =
        File { path: "/a", kind: "", tag: "", plain: b"plain", brotli: Some(b"br"), gzip: Some(b"gz") };

    #[test]
    fn the_browser_chooses_and_of_equals_brotli_is_taken() {
        let cases = [
            ("gzip, deflate, br, zstd", "br"),
            ("gzip, deflate", "gz"),
            ("br;q=0.5, gzip;q=1.0", "gz"),
            ("br; q=0.501 , GZIP;q=0.5", "br"),
            ("br;q=0, gzip;q=0.000", "plain"),
            ("*", "br"),
            ("*;q=0.1, br;q=0", "gz"),
            ("identity", "plain"),
            ("", "plain"),
            ("br;q=high", "plain"),
            ("br;q=99999999999999999999", "plain"),
            ("br;q=4294968, gzip", "gz"),
            ("br;q=2, gzip;q=0.9", "br"),
            ("brr, xgzip", "plain"),
            (";;;,,,q=1", "plain"),
        ];
        for (accepted, wanted) in cases {
            let (_, bytes) = Encoding::choose(&FILE, accepted);
            assert_eq!(bytes, wanted.as_bytes(), "{accepted}");
        }
    }

    #[test]
    fn what_is_not_compressed_goes_out_as_it_is() {
        let file = File { brotli: None, gzip: None, ..FILE };
        assert_eq!(Encoding::choose(&file, "br, gzip"), (Encoding::Plain, FILE.plain));
        let file = File { brotli: None, ..FILE };
        assert_eq!(Encoding::choose(&file, "br, gzip").0, Encoding::Gzip);
    }
}
