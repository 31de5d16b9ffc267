//! Codes tried one after the other: of tables and of doors.

use anyhow::Result;
use tokio::task::JoinSet;

use super::gang::Gang;
use crate::address::From;
use crate::http::Http;

const GUESSERS: usize = 16;
/// What codes are made of.
const LETTERS: &[u8] = b"BCDFGHJKLMPRSTVWXZ";
/// Guesses on one connection.
const AT_A_TIME: usize = 200;

pub(crate) fn begin(gang: &Gang, all: &mut JoinSet<()>) {
    for nth in 0..GUESSERS {
        all.spawn(gang.clone().again(100 + nth, guess));
    }
}

async fn guess(gang: Gang, from: From, time: usize) -> Result<()> {
    let mut http = Http::connect(gang.server, from).await?;
    for nth in 0..AT_A_TIME {
        let (place, letters) = if nth % 2 == 0 { ("tables", 12) } else { ("doors", 6) };
        let path = format!("/api/{place}/{}", code(time * AT_A_TIME + nth, letters));
        gang.count(
            match http.status_of(&path).await? {
                200 => "codes guessed",
                404 => "codes tried in vain",
                429 => "guesses not looked at",
                _ => "guesses answered otherwise",
            },
            1,
        );
    }
    Ok(())
}

/// The nth guess. Any will do: there are eighteen to the sixth.
fn code(nth: usize, letters: usize) -> String {
    let mut state = (nth as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let letter = |_| {
        state = state.rotate_left(11).wrapping_mul(0x2545_f491_4f6c_dd1d) ^ 0x5bd1;
        char::from(LETTERS[usize::from(state.to_be_bytes()[0]) % LETTERS.len()])
    };
    (0..letters).map(letter).collect()
}
