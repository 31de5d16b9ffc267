//! `tablier koroona draw`: a stroke as a picture, to be looked at.
//!
//! Faint rings are where discs began, full discs where they rest, lines the way between; dots are contacts, the
//! striker's numbered in their order.

use std::fmt::Write;

use tablier_koroona::equipment::Equipment;
use tablier_koroona::physics::{Body, Event, Kind, Leg, Rest, Rim, Trace, Vec2, What};

use super::scene::{Scene, Side};

/// The wooden rim around the surface, as drawn.
const RIM: f64 = 40.0;
/// Below the table, for the legend.
const FOOT: f64 = 46.0;

pub(crate) fn run() -> anyhow::Result<()> {
    let scene = Scene::read()?;
    let trace = scene.trace()?;
    print!("{}", svg(&scene, &trace)?);
    Ok(())
}

struct Ink {
    fill: &'static str,
    edge: &'static str,
    path: &'static str,
}

fn ink(scene: &Scene, body: usize) -> Ink {
    match body.checked_sub(1).map(|n| scene.discs[n].side) {
        None => Ink { fill: "#e9b949", edge: "#8a6414", path: "#b07d12" },
        Some(Side::Red) => Ink { fill: "#c8402f", edge: "#7d1f14", path: "#b5301f" },
        Some(Side::Black) => Ink { fill: "#33363b", edge: "#0f1113", path: "#2b2e33" },
    }
}

/// The picture.
pub(crate) fn svg(scene: &Scene, trace: &Trace) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    let bodies = scene.bodies();
    table(&mut out, &scene.equipment)?;
    for (body, start) in bodies.iter().enumerate().filter(|&(body, _)| moved(trace, body)) {
        ghost(&mut out, scene, body, start)?;
    }
    for (body, start) in bodies.iter().enumerate() {
        path(&mut out, scene, trace, body, start)?;
    }
    // Those in a pocket under those on the table, the striker on top.
    for body in (0..bodies.len()).rev() {
        resting(&mut out, scene, trace, body, bodies[body].kind)?;
    }
    contacts(&mut out, scene, trace, &bodies)?;
    legend(&mut out, scene, trace)?;
    out.push_str("</svg>\n");
    Ok(out)
}

fn moved(trace: &Trace, body: usize) -> bool {
    trace.legs.iter().any(|leg| leg.body == body)
}

fn table(out: &mut String, e: &Equipment) -> std::fmt::Result {
    let w = e.surface;
    let (width, height) = (w + 2.0 * RIM, w + 2.0 * RIM + FOOT);
    writeln!(
        out,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {} {width} {height}" width="{width}" height="{height}" font-family="Georgia, serif">
<rect x="{}" y="{}" width="{width}" height="{height}" fill="#faf7f1"/>
<rect x="{}" y="{}" width="{}" height="{}" rx="26" fill="#7a4a26"/>
<rect x="{}" y="{}" width="{}" height="{}" rx="18" fill="#8d5a31"/>
<rect x="0" y="0" width="{w}" height="{w}" fill="#e8cf9f"/>"##,
        -RIM,
        -RIM,
        -RIM,
        -RIM,
        -RIM,
        -RIM,
        w + 2.0 * RIM,
        w + 2.0 * RIM,
        8.0 - RIM,
        8.0 - RIM,
        w + 2.0 * RIM - 16.0,
        w + 2.0 * RIM - 16.0,
    )?;
    let (near, far) = (e.zone_line, w - e.zone_line);
    for (x1, y1, x2, y2) in
        [(0.0, near, w, near), (0.0, far, w, far), (near, 0.0, near, w), (far, 0.0, far, w)]
    {
        let thick = e.line_width.max(1.0);
        writeln!(
            out,
            r##"<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#6b4a2a" stroke-width="{thick}"/>"##
        )?;
    }
    let middle = 0.5 * w;
    writeln!(
        out,
        r##"<circle cx="{middle}" cy="{middle}" r="{}" fill="none" stroke="#6b4a2a" stroke-width="1"/>"##,
        e.circle_radius
    )?;
    for (x, y) in e.pockets() {
        let y = w - y;
        writeln!(
            out,
            r##"<circle cx="{x}" cy="{y}" r="{}" fill="#2a1a10"/><circle cx="{x}" cy="{y}" r="{}" fill="none" stroke="#6b4a2a" stroke-width="2.5"/>"##,
            e.pocket_radius,
            e.pocket_radius + 1.0
        )?;
    }
    Ok(())
}

/// Where a body that moved began.
fn ghost(out: &mut String, scene: &Scene, body: usize, start: &Body) -> std::fmt::Result {
    let Ink { edge, .. } = ink(scene, body);
    let (x, y) = flip(scene, start.position);
    let radius = scene.radius(start.kind) - 0.75;
    writeln!(
        out,
        r#"<circle cx="{x:.2}" cy="{y:.2}" r="{radius}" fill="none" stroke="{edge}" stroke-width="1.5" stroke-dasharray="5 4" opacity="0.75"/>"#
    )
}

fn path(out: &mut String, scene: &Scene, trace: &Trace, body: usize, start: &Body) -> std::fmt::Result {
    let legs: Vec<&Leg> = trace.legs.iter().filter(|leg| leg.body == body).collect();
    if legs.is_empty() {
        return Ok(());
    }
    let Ink { path, .. } = ink(scene, body);
    let mut points = vec![start.position];
    points.extend(legs.iter().map(|leg| leg.from));
    points.push(trace.rest[body].point());
    let text: Vec<String> = points
        .iter()
        .map(|&point| {
            let (x, y) = flip(scene, point);
            format!("{x:.2},{y:.2}")
        })
        .collect();
    let width = if start.kind == Kind::Striker { 3.2 } else { 2.2 };
    writeln!(
        out,
        r#"<polyline points="{}" fill="none" stroke="{path}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round" opacity="0.85"/>"#,
        text.join(" ")
    )?;
    for pair in points.windows(2).filter(|pair| (pair[1] - pair[0]).length() > 70.0) {
        arrow(out, scene, pair[0], pair[1], path)?;
    }
    Ok(())
}

/// A small arrowhead a little past the middle of a long piece.
fn arrow(out: &mut String, scene: &Scene, from: Vec2, to: Vec2, colour: &str) -> std::fmt::Result {
    let along = (to - from).unit();
    let tip = from + (to - from) * 0.55;
    let corners = [tip, tip - along * 13.0 + along.left() * 5.0, tip - along * 13.0 - along.left() * 5.0];
    let [a, b, c] = corners.map(|corner| flip(scene, corner));
    writeln!(
        out,
        r#"<polygon points="{:.2},{:.2} {:.2},{:.2} {:.2},{:.2}" fill="{colour}"/>"#,
        a.0, a.1, b.0, b.1, c.0, c.1
    )
}

/// A body where it ended: full on the table, faint in a pocket, crossed out off the table.
fn resting(out: &mut String, scene: &Scene, trace: &Trace, body: usize, kind: Kind) -> std::fmt::Result {
    let Ink { fill, edge, .. } = ink(scene, body);
    let rest = trace.rest[body];
    let point = match rest {
        // On the way down, a little further in than the edge it crossed.
        Rest::Pocket(pocket, at) => {
            let centres = scene.equipment.pockets();
            let (cx, cy) = centres[pocket as usize];
            at + (Vec2::new(cx, cy) - at) * 0.55
        }
        Rest::Table(at) | Rest::Off(_, at) => at,
    };
    let (x, y) = flip(scene, point);
    let radius = scene.radius(kind);
    let (hole, opacity) = match (kind, rest) {
        (Kind::Striker, Rest::Table(_)) => (scene.equipment.striker_hole, 1.0),
        (Kind::Disc, Rest::Table(_)) => (scene.equipment.disc_hole, 1.0),
        (Kind::Striker, _) => (scene.equipment.striker_hole, 0.55),
        (Kind::Disc, _) => (scene.equipment.disc_hole, 0.55),
    };
    // A ring: the table is seen through its hole.
    let (middle, thick) = (0.5 * (radius + hole), radius - hole - 1.2);
    writeln!(
        out,
        r#"<g opacity="{opacity}"><circle cx="{x:.2}" cy="{y:.2}" r="{middle:.2}" fill="none" stroke="{fill}" stroke-width="{thick:.2}"/><circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="none" stroke="{edge}" stroke-width="1.2"/><circle cx="{x:.2}" cy="{y:.2}" r="{hole:.2}" fill="none" stroke="{edge}" stroke-width="1.2"/></g>"#,
        radius - 0.6
    )?;
    if matches!(rest, Rest::Off(..)) {
        let r = 0.7 * radius;
        writeln!(
            out,
            r##"<path d="M{:.2} {:.2}L{:.2} {:.2}M{:.2} {:.2}L{:.2} {:.2}" stroke="#fff" stroke-width="3" stroke-linecap="round"/>"##,
            x - r,
            y - r,
            x + r,
            y + r,
            x - r,
            y + r,
            x + r,
            y - r
        )?;
    }
    Ok(())
}

/// Contacts as dots where the bodies touch; the striker's with their number.
fn contacts(out: &mut String, scene: &Scene, trace: &Trace, bodies: &[Body]) -> std::fmt::Result {
    let mut number = 0;
    let mut last_label: Option<Vec2> = None;
    for event in &trace.events {
        let Some((body, point)) = touching_point(scene, trace, bodies, event) else {
            continue;
        };
        let (x, y) = flip(scene, point);
        writeln!(
            out,
            r##"<circle cx="{x:.2}" cy="{y:.2}" r="2.6" fill="#fffdf5" stroke="#1d1d1d" stroke-width="1"/>"##
        )?;
        if body != 0 {
            continue;
        }
        number += 1;
        // Contacts of one instant close together share the place of one label.
        if last_label.is_some_and(|last| (last - point).length() < 14.0) {
            continue;
        }
        last_label = Some(point);
        let inward = Vec2::new(0.5 * scene.equipment.surface, 0.5 * scene.equipment.surface) - point;
        let (tx, ty) = flip(scene, point + inward.unit() * 17.0);
        writeln!(
            out,
            r##"<text x="{tx:.2}" y="{:.2}" font-size="17" text-anchor="middle" fill="#1d1d1d" stroke="#faf0d8" stroke-width="3.5" paint-order="stroke">{number}</text>"##,
            ty + 6.0
        )?;
    }
    Ok(())
}

fn touching_point(scene: &Scene, trace: &Trace, bodies: &[Body], event: &Event) -> Option<(usize, Vec2)> {
    // Both have a leg that begins with the contact, unless it moved nothing.
    let place = |body: usize| {
        let mut legs = trace.legs.iter().filter(|leg| leg.body == body && leg.since <= event.at);
        legs.next_back().map_or(bodies[body].position, |leg| leg.from)
    };
    match event.what {
        What::DiscDisc(a, b) => {
            let (from, to) = (place(a), place(b));
            Some((a, from + (to - from).unit() * scene.radius(bodies[a].kind)))
        }
        What::DiscRim(a, rim) => {
            let (at, w) = (place(a), scene.equipment.surface);
            let edge = match rim {
                Rim::Near => Vec2::new(at.x, 0.0),
                Rim::Far => Vec2::new(at.x, w),
                Rim::Left => Vec2::new(0.0, at.y),
                Rim::Right => Vec2::new(w, at.y),
            };
            Some((a, edge))
        }
        What::Pocket(..)
        | What::Drop(..)
        | What::Escape(..)
        | What::Stop(_)
        | What::Line(..)
        | What::Off(..) => None,
    }
}

fn legend(out: &mut String, scene: &Scene, trace: &Trace) -> std::fmt::Result {
    let speed = Vec2::new(scene.striker.vx, scene.striker.vy).length() / 1000.0;
    let hits = trace.events.iter().filter(|e| matches!(e.what, What::DiscDisc(..))).count();
    let rims = trace.events.iter().filter(|e| matches!(e.what, What::DiscRim(..))).count();
    let fell = trace.rest.iter().filter(|rest| matches!(rest, Rest::Pocket(..))).count();
    let off = trace.rest.iter().filter(|rest| matches!(rest, Rest::Off(..))).count();
    let y = scene.equipment.surface + RIM + 28.0;
    writeln!(
        out,
        r##"<text x="0" y="{y}" font-size="22" fill="#3a2a1a">{speed:.2} m/s · {:.2} s · {hits} contacts · {rims} rims · {fell} in pockets · {off} off</text>"##,
        trace.duration
    )
}

/// The picture's y points down.
fn flip(scene: &Scene, point: Vec2) -> (f64, f64) {
    (point.x, scene.equipment.surface - point.y)
}
