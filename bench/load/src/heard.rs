//! What a driver makes of a message: only what it is, by a look at its first or last few bytes. Views are not decoded.

/// What came.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// The command with this number was done.
    Ack(u64),
    /// An entry for everyone at the table.
    Told,
    /// Both in one.
    AckTold(u64),
    /// Everything anew.
    Anew,
    /// The command with this number, if it could be read, was refused with this code.
    Refused(Option<u64>, String),
    /// The command with this number is to be sent again.
    Resend(u64),
    /// This is to be answered at once.
    Answer(String),
    /// The server ends the connection, for this reason.
    Bye(String),
    /// Nothing that is counted.
    Other,
}

/// The number that follows these bytes where they occur first.
pub(crate) fn number_after(text: &[u8], key: &[u8]) -> Option<u64> {
    number(&text[find(text, key)? + key.len()..])
}

/// The number that follows these bytes where they occur last.
pub(crate) fn number_after_last(text: &[u8], key: &[u8]) -> Option<u64> {
    number(after_last(text, key)?)
}

/// What follows these bytes where they occur last.
pub(crate) fn after_last<'a>(text: &'a [u8], key: &[u8]) -> Option<&'a [u8]> {
    let at = text.windows(key.len()).rposition(|window| window == key)?;
    Some(&text[at + key.len()..])
}

/// What follows these bytes where they occur first, up to a quotation mark.
pub(crate) fn word_after(text: &[u8], key: &[u8]) -> Option<String> {
    let word = &text[find(text, key)? + key.len()..];
    let end = word.iter().position(|byte| *byte == b'"')?;
    Some(String::from_utf8_lossy(&word[..end]).into_owned())
}

fn find(text: &[u8], key: &[u8]) -> Option<usize> {
    text.windows(key.len()).position(|window| window == key)
}

fn number(text: &[u8]) -> Option<u64> {
    let end = text.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
    std::str::from_utf8(&text[..end]).ok()?.parse().ok()
}
