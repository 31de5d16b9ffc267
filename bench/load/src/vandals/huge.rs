//! Too much at once: frames, messages in parts, requests and their heads, all without end.

use anyhow::Result;
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;

use super::gang::{Gang, send_and_see};
use crate::address::{From, connect};
use crate::frame;

const GIANTS: usize = 8;
const MEGABYTE: usize = 1 << 20;

pub(crate) fn begin(gang: &Gang, all: &mut JoinSet<()>) {
    for nth in 0..GIANTS {
        all.spawn(gang.clone().again(300 + nth, swell));
    }
}

async fn swell(gang: Gang, from: From, time: usize) -> Result<()> {
    let ended = match time % 5 {
        0 => {
            let mut frame = frame::head_of_text(1 << 40);
            frame.resize(MEGABYTE, b'x');
            send_and_see(&mut gang.intrude(from).await?, &frame).await
        }
        1 => {
            let frame = frame::text(&"x".repeat(8 * MEGABYTE));
            send_and_see(&mut gang.intrude(from).await?, &frame).await
        }
        2 => {
            let parts = (0..4_096).flat_map(|nth| frame::part(nth == 0, &[b'x'; 1_024]));
            send_and_see(&mut gang.intrude(from).await?, &parts.collect::<Vec<u8>>()).await
        }
        3 => {
            let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
            let mut stream = connect(gang.server, from).await?;
            stream.write_all(format!("{head}content-length: 1099511627776\r\n\r\n").as_bytes()).await?;
            send_and_see(&mut stream, &vec![b'['; MEGABYTE]).await
        }
        _ => {
            let mut stream = connect(gang.server, from).await?;
            stream.write_all(b"GET /api/games HTTP/1.1\r\nhost: ").await?;
            send_and_see(&mut stream, &vec![b'x'; MEGABYTE]).await
        }
    };
    gang.count("frames, messages and requests without end", 1);
    gang.count("connections closed on a giant", u64::from(ended));
    Ok(())
}
