//! WebSocket frames, as far as a driver needs them: texts out, messages in. Made by hand because a driver that costs
//! more than the server on the same cores measures itself: nothing is copied, checked or decoded here that need not be.

use anyhow::{Result, bail};

/// Clients must mask what they send. Any key will do; not zero, which some servers save themselves the work for.
const MASK: [u8; 4] = [0x37, 0xfa, 0x21, 0x3d];
const FINAL: u8 = 0x80;
const MASKED: u8 = 0x80;
/// Stand where a short length would, before a length of two or of eight bytes.
const TWO_BYTES: u8 = 0x7e;
const EIGHT_BYTES: u8 = 0x7f;

/// What came in.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Frame<'a> {
    Text(&'a [u8]),
    Close,
    Ping(&'a [u8]),
    Pong,
}

/// A text as the frame a client sends.
pub(crate) fn text(text: &str) -> Vec<u8> {
    masked(0x1, text.as_bytes())
}

/// Any bytes as the frame of a text, which they need not be.
pub(crate) fn text_of_bytes(bytes: &[u8]) -> Vec<u8> {
    masked(0x1, bytes)
}

/// The head of a frame of a text that is said to be this long, masked; the text does not follow.
pub(crate) fn head_of_text(length: u64) -> Vec<u8> {
    let mut frame = vec![FINAL | 0x1, MASKED | EIGHT_BYTES];
    frame.extend(length.to_be_bytes());
    frame.extend(MASK);
    frame
}

/// A part of a message that does not end with it: of a text, or of what went before.
pub(crate) fn part(first: bool, bytes: &[u8]) -> Vec<u8> {
    let mut frame = masked(u8::from(first), bytes);
    frame[0] &= !FINAL;
    frame
}

/// The answer to a ping of the socket's own.
pub(crate) fn pong(payload: &[u8]) -> Vec<u8> {
    masked(0xa, payload)
}

fn masked(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = Vec::with_capacity(payload.len() + 8);
    frame.push(FINAL | kind);
    match u16::try_from(payload.len()) {
        Ok(short @ 0..126) => frame.push(MASKED | short.to_be_bytes()[1]),
        Ok(long) => {
            frame.push(MASKED | TWO_BYTES);
            frame.extend(long.to_be_bytes());
        }
        Err(_) => {
            frame.push(MASKED | EIGHT_BYTES);
            frame.extend((payload.len() as u64).to_be_bytes());
        }
    }
    frame.extend(MASK);
    frame.extend(payload.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    frame
}

/// What came in of a frame that is not complete yet.
#[derive(Debug, Default)]
pub(crate) struct Frames {
    rest: Vec<u8>,
}

impl Frames {
    /// Hands on every frame that is complete with these bytes.
    ///
    /// # Errors
    /// When something comes that no server here sends, or when `each` fails.
    pub(crate) fn take(&mut self, bytes: &[u8], mut each: impl FnMut(Frame<'_>) -> Result<()>) -> Result<()> {
        if self.rest.is_empty() {
            let used = split(bytes, &mut each)?;
            self.rest.extend_from_slice(&bytes[used..]);
        } else {
            self.rest.extend_from_slice(bytes);
            let used = split(&self.rest, &mut each)?;
            self.rest.drain(..used);
        }
        if self.rest.is_empty() {
            // Thousands of sockets, and each has had a long message once.
            self.rest = Vec::new();
        }
        Ok(())
    }
}

/// Hands on the frames in these bytes, and answers how many bytes they took.
fn split(bytes: &[u8], each: &mut impl FnMut(Frame<'_>) -> Result<()>) -> Result<usize> {
    let mut used = 0;
    while let Some((kind, start, end)) = head(&bytes[used..])? {
        let Some(payload) = bytes.get(used + start..used + end) else { break };
        each(match kind {
            0x1 => Frame::Text(payload),
            0x8 => Frame::Close,
            0x9 => Frame::Ping(payload),
            0xa => Frame::Pong,
            other => bail!("a frame of kind {other} came, which no server here sends"),
        })?;
        used += end;
    }
    Ok(used)
}

/// A frame's kind, and where its payload begins and ends; nothing if its head is not complete.
fn head(bytes: &[u8]) -> Result<Option<(u8, usize, usize)>> {
    let [first, second, rest @ ..] = bytes else { return Ok(None) };
    if first & 0xf0 != FINAL || second & MASKED != 0 {
        bail!("a frame in parts, compressed or masked came, which no server here sends");
    }
    let long = match *second {
        TWO_BYTES => 2,
        EIGHT_BYTES => 8,
        _ => 0,
    };
    let Some(bytes) = rest.get(..long) else { return Ok(None) };
    let length = match long {
        0 => u64::from(*second),
        _ => bytes.iter().fold(0, |length, byte| length << 8 | u64::from(*byte)),
    };
    let start = 2 + long;
    Ok(Some((first & 0x0f, start, start + usize::try_from(length)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame as servers send it.
    fn plain(kind: u8, payload: &[u8]) -> Vec<u8> {
        let mut frame = vec![FINAL | kind];
        match payload.len() {
            short @ 0..126 => frame.push(u8::try_from(short).unwrap()),
            long @ 126..65_536 => {
                frame.push(126);
                frame.extend(u16::try_from(long).unwrap().to_be_bytes());
            }
            longest => {
                frame.push(127);
                frame.extend((longest as u64).to_be_bytes());
            }
        }
        frame.extend(payload);
        frame
    }

    #[test]
    fn messages_come_out_whole_however_they_come_in() {
        let texts: Vec<String> =
            [0, 1, 125, 126, 4_000, 65_535, 65_536].map(|length| "x".repeat(length)).into();
        let mut bytes: Vec<u8> = texts.iter().flat_map(|text| plain(0x1, text.as_bytes())).collect();
        bytes.extend(plain(0x9, b"here?"));
        bytes.extend(plain(0x8, &[3, 232]));
        for step in [1, 2, 3, 1_000, 70_000, bytes.len()] {
            let (mut frames, mut got, mut others) = (Frames::default(), Vec::new(), Vec::new());
            for piece in bytes.chunks(step) {
                frames
                    .take(piece, |frame| {
                        match frame {
                            Frame::Text(text) => got.push(String::from_utf8(text.to_vec()).unwrap()),
                            Frame::Ping(payload) => others.push(payload.to_vec()),
                            Frame::Close => others.push(b"close".to_vec()),
                            Frame::Pong => panic!("none was sent"),
                        }
                        Ok(())
                    })
                    .unwrap();
            }
            assert_eq!(got, texts, "in steps of {step}");
            assert_eq!(others, [b"here?".to_vec(), b"close".to_vec()]);
            assert!(frames.rest.is_empty());
        }
    }

    #[test]
    fn what_is_sent_is_masked_and_says_how_long_it_is() {
        for length in [5, 125, 126, 65_535, 65_536] {
            let sent = "y".repeat(length);
            let frame = text(&sent);
            let plain = plain(0x1, sent.as_bytes());
            let head = plain.len() - length;
            assert_eq!(frame[0], plain[0]);
            assert_eq!(frame[1], plain[1] | MASKED);
            assert_eq!(frame[2..head], plain[2..head]);
            assert_eq!(frame[head..head + 4], MASK);
            let read: Vec<u8> =
                frame[head + 4..].iter().zip(MASK.iter().cycle()).map(|(a, b)| a ^ b).collect();
            assert_eq!(read, sent.as_bytes());
        }
    }

    #[test]
    fn what_no_server_here_sends_is_an_error() {
        let take = |bytes: &[u8]| Frames::default().take(bytes, |_| Ok(()));
        assert!(take(&[0x01, 0x00]).is_err(), "a part of a message");
        assert!(take(&[0xc1, 0x00]).is_err(), "compressed");
        assert!(take(&[0x81, 0x80]).is_err(), "masked");
        assert!(take(&[0x82, 0x00]).is_err(), "binary");
    }
}
