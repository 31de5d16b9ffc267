//! `tablier koroona simulate`: what happens, as JSON or as a table to read.

use serde::Serialize;
use tablier_koroona::physics::{Across, Pocket, Rest, Rim, What};

use super::scene::{Name, Scene};

#[derive(Debug, Serialize)]
struct Output {
    events: Vec<EventOut>,
    rest: Vec<RestOut>,
}

#[derive(Debug, Serialize)]
struct EventOut {
    t: f64,
    kind: &'static str,
    a: Name,
    #[serde(skip_serializing_if = "Option::is_none")]
    b: Option<Name>,
    /// Which rim or pocket, or where the striker's hole is with respect to the line.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<&'static str>,
}

#[derive(Debug, Serialize)]
struct RestOut {
    id: Name,
    x: f64,
    y: f64,
    state: &'static str,
}

pub(crate) fn run(json: bool) -> anyhow::Result<()> {
    let scene = Scene::read()?;
    let output = simulated(&scene)?;
    if json {
        println!("{}", serde_json::to_string(&output)?);
        return Ok(());
    }
    for event in &output.events {
        let other = event.b.map(|b| b.to_string()).or(event.at.map(str::to_owned)).unwrap_or_default();
        println!("{:>10.6} s  {:<9} {:<8} {other}", event.t, event.kind, event.a.to_string());
    }
    for rest in &output.rest {
        println!("{:<8} {:>9.3} {:>9.3}  {}", rest.id.to_string(), rest.x, rest.y, rest.state);
    }
    Ok(())
}

fn simulated(scene: &Scene) -> anyhow::Result<Output> {
    let trace = scene.trace()?;
    let events = trace
        .events
        .iter()
        .map(|event| {
            let (kind, a, b, at) = match event.what {
                What::DiscDisc(a, b) => ("disc-disc", a, Some(b), None),
                What::DiscRim(a, rim) => ("disc-rim", a, None, Some(rim_name(rim))),
                What::Drop(a, pocket) => ("drop", a, None, Some(pocket_name(pocket))),
                What::Escape(a, pocket) => ("escape", a, None, Some(pocket_name(pocket))),
                What::Pocket(a, pocket) => ("pocket", a, None, Some(pocket_name(pocket))),
                What::Stop(a) => ("stop", a, None, None),
                What::Line(a, across) => ("line", a, None, Some(across_name(across))),
                What::Off(a, rim) => ("off", a, None, Some(rim_name(rim))),
            };
            EventOut { t: event.at, kind, a: scene.name(a), b: b.map(|b| scene.name(b)), at }
        })
        .collect();
    let rest = trace
        .rest
        .iter()
        .enumerate()
        .map(|(body, rest)| RestOut {
            id: scene.name(body),
            x: rest.point().x,
            y: rest.point().y,
            state: match rest {
                Rest::Table(_) => "table",
                Rest::Pocket(..) => "pocket",
                Rest::Off(..) => "off",
            },
        })
        .collect();
    Ok(Output { events, rest })
}

fn rim_name(rim: Rim) -> &'static str {
    match rim {
        Rim::Near => "near",
        Rim::Far => "far",
        Rim::Left => "left",
        Rim::Right => "right",
    }
}

fn pocket_name(pocket: Pocket) -> &'static str {
    match pocket {
        Pocket::NearLeft => "near-left",
        Pocket::NearRight => "near-right",
        Pocket::FarLeft => "far-left",
        Pocket::FarRight => "far-right",
    }
}

fn across_name(across: Across) -> &'static str {
    match across {
        Across::Behind => "behind",
        Across::On => "on",
        Across::Beyond => "beyond",
    }
}
