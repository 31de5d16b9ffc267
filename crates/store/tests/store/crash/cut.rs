//! The power goes: the write-ahead log is cut off at some byte, or has rubbish from there on. Every entry whose append
//! was answered before that byte was written is there, and what is there has no gaps.

use std::fs;
use std::path::Path;
use std::time::Duration;

use tablier_store::Log;
use tablier_store::contract::entries::code;
use tablier_store::sqlite::{Options, SqliteStore};
use tempfile::tempdir;

use super::{entry, whole};
use crate::support::append;

const ENTRIES: u64 = 24;

/// What lies behind the cut.
#[derive(Debug, Clone, Copy)]
enum Rest {
    Nothing,
    Zeros,
    Rubbish,
}

#[tokio::test]
async fn a_log_cut_off_anywhere_recovers_to_what_was_answered() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    let options = Options { look_every: Duration::from_mins(10), ..Options::default() };
    let store = SqliteStore::open(&path, options).await.unwrap();
    let wal = folder.path().join("log-wal");
    let length = || usize::try_from(fs::metadata(&wal).unwrap().len()).unwrap();
    // How long the log was when each entry was answered.
    let mut answered = Vec::new();
    for number in 1..=ENTRIES {
        append(&store, vec![entry(code(0), number)]).await;
        answered.push(length());
    }
    let (file, wal) = (fs::read(&path).unwrap(), fs::read(&wal).unwrap());
    assert_eq!(wal.len(), answered[answered.len() - 1]);

    let mut lengths = Vec::new();
    for (index, cut) in cuts(&answered, wal.len()).into_iter().enumerate() {
        let rest = [Rest::Nothing, Rest::Zeros, Rest::Rubbish][index % 3];
        let there = recovered(&file, &cut_off(&wal, cut, rest)).await;
        let durable = answered.iter().filter(|&&length| length <= cut).count() as u64;
        assert_eq!(there, durable, "cut at {cut} of {}, then {rest:?}", wal.len());
        lengths.push(there);
    }
    assert!((0..=ENTRIES).all(|length| lengths.contains(&length)), "{lengths:?}");
}

/// Around every answer, and in between by chance (a fixed one).
fn cuts(answered: &[usize], length: usize) -> Vec<usize> {
    let around = answered.iter().flat_map(|&at| [at - 1, at, at + 1]);
    let between = (1..=60_usize).map(|n| n.wrapping_mul(2_654_435_761) % length);
    around.chain(between).chain([0, 1, 31, 32, 33]).map(|cut| cut.min(length)).collect()
}

fn cut_off(wal: &[u8], cut: usize, rest: Rest) -> Vec<u8> {
    let mut cut_off = wal[..cut].to_vec();
    match rest {
        Rest::Nothing => {}
        Rest::Zeros => cut_off.resize(wal.len(), 0),
        Rest::Rubbish => cut_off.extend(wal[cut..].iter().map(|byte| byte ^ 0x5a)),
    }
    cut_off
}

/// How many entries a store has that is opened after the crash; it must go on, too.
async fn recovered(file: &[u8], wal: &[u8]) -> u64 {
    let folder = tempdir().unwrap();
    let path: &Path = &folder.path().join("log");
    fs::write(path, file).unwrap();
    fs::write(folder.path().join("log-wal"), wal).unwrap();
    let store = SqliteStore::open(path, Options::default()).await.unwrap();
    let there = whole(&store, 0).await;
    append(&store, vec![entry(code(0), there + 1)]).await;
    store.close().await;
    there
}
