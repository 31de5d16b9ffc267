//! Lines of any bytes at all: never longer than is sensible, never a failure to read.

use std::io::{BufRead, Read};

/// The longest line that is read: a long game's moves fit many times over.
const LONGEST: usize = 1 << 18;

/// The lines of an input. One that is too long comes as `None`, without its content.
pub(super) struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Lines<R> {
        Lines { input }
    }

    /// Reads and forgets the rest of a line.
    fn skip(&mut self) -> std::io::Result<()> {
        loop {
            let available = self.input.fill_buf()?;
            let (used, found) = match available.iter().position(|&byte| byte == b'\n') {
                Some(place) => (place + 1, true),
                None => (available.len(), available.is_empty()),
            };
            self.input.consume(used);
            if found {
                return Ok(());
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = std::io::Result<Option<String>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut bytes = Vec::new();
        let read = self.input.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes);
        match read {
            Err(error) => Some(Err(error)),
            Ok(0) => None,
            Ok(LONGEST) if bytes.last() != Some(&b'\n') => Some(self.skip().map(|()| None)),
            Ok(_) => Some(Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_and_endless_lines_are_survived() {
        let mut input = b"ugi\n\xff\xfe\n".to_vec();
        input.extend(vec![b'x'; 3 * LONGEST]);
        input.extend(b"\nquit");
        let lines: Vec<_> = Lines::new(&input[..]).map(Result::unwrap).collect();
        assert_eq!(lines.len(), 4);
        assert_eq!(lines[0].as_deref(), Some("ugi"));
        assert_eq!(lines[1].as_deref(), Some("\u{fffd}\u{fffd}"));
        assert_eq!(lines[2], None);
        assert_eq!(lines[3].as_deref(), Some("quit"));
    }
}
