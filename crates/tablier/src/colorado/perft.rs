//! `tablier colorado perft`: the leaves of the tree of moves, depth by depth.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use tablier_colorado::{divide, perft};

use super::input::Where;

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    place: Where,
    /// The deepest depth to count.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=20))]
    depth: u32,
    /// List the moves, each with the leaves below it.
    #[arg(long)]
    divide: bool,
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    nodes: Vec<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<BTreeMap<String, u64>>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let position = &options.place.position;
    let geometry = options.place.geometry();
    let answer = Answer {
        nodes: (1..=options.depth).map(|depth| perft(&geometry, position, depth)).collect(),
        divide: options.divide.then(|| {
            divide(&geometry, position, options.depth)
                .into_iter()
                .map(|(ply, leaves)| (position.notation(ply), leaves))
                .collect()
        }),
    };
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        return Ok(());
    }
    for (ply, leaves) in answer.divide.iter().flatten() {
        writeln!(out, "{ply}: {leaves}")?;
    }
    for (depth, leaves) in (1..).zip(&answer.nodes) {
        writeln!(out, "depth {depth}: {leaves}")?;
    }
    Ok(())
}
