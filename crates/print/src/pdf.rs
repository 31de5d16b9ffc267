//! Sheets as a PDF: one a page, in millimetres, in vectors, with the face embedded. The same sheets make the same bytes.

use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Rect, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};

use crate::drawing::{Anchor, At, End, Ink, Leg, Mark, Path, Sheet, Style, Text, Weight, around};
use crate::face;

/// A printer's point is a seventy-second of an inch.
const POINTS_A_MILLIMETRE: f64 = 72.0 / 25.4;
/// How far the handles of a curve lie from its ends to make a quarter of a circle of radius 1.
const QUARTER: f64 = 0.552_284_749_830_793_6;

/// What a document says of itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    /// Its title.
    pub title: String,
    /// Its language, in two letters.
    pub language: &'static str,
    /// What made it.
    pub creator: String,
}

/// The document.
pub fn write(sheets: &[Sheet], about: &About) -> Vec<u8> {
    let mut document = Document::new();
    document.set_metadata(
        Metadata::new()
            .title(about.title.clone())
            .language(about.language.to_owned())
            .creator(about.creator.clone())
            .description(format!("Text face: {}", face::NAME)),
    );
    let fonts = [Weight::Plain, Weight::Bold]
        .map(|weight| Font::new(face::file(weight).into(), 0).expect("the face's own file is a face"));
    for sheet in sheets {
        let (width, height) = sheet.size();
        let settings = PageSettings::from_wh(points(width), points(height)).expect("a sheet has a size");
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        surface.push_transform(&Transform::from_scale(points(1.0), points(1.0)));
        for mark in sheet.marks() {
            put(&mut surface, mark, &fonts);
        }
        surface.pop();
        surface.finish();
        page.finish();
    }
    document.finish().expect("a document of plain paths and one face breaks no limit")
}

fn points(millimetres: f64) -> f32 {
    narrow(millimetres * POINTS_A_MILLIMETRE)
}

#[allow(
    clippy::cast_possible_truncation,
    reason = "PDF's numbers are of this precision: a thousandth of a millimetre"
)]
fn narrow(number: f64) -> f32 {
    number as f32
}

fn put(surface: &mut Surface<'_>, mark: &Mark, fonts: &[Font; 2]) {
    match mark {
        Mark::Rect(corner, size, round, style) => {
            paint(surface, |out| rect(out, *corner, *size, *round), style);
        }
        Mark::Circle(centre, radius, style) => paint(surface, |out| circle(out, *centre, *radius), style),
        Mark::Path(path, style) => paint(surface, |out| legs(out, path), style),
        Mark::Text(text) => words(surface, text, fonts),
        Mark::Clip(_, corner, size) => {
            let mut out = PathBuilder::new();
            rect(&mut out, *corner, *size, 0.0);
            let path = out.finish().expect("a rectangle is a path");
            surface.push_clip_path(&path, &FillRule::NonZero);
        }
        Mark::Frame(frame) => {
            let (sin, cos) = libm::sincos(frame.turned * std::f64::consts::TAU);
            let (s, c) = (narrow(frame.scale * sin), narrow(frame.scale * cos));
            let (x, y) = frame.origin;
            surface.push_transform(&Transform::from_row(c, s, -s, c, narrow(x), narrow(y)));
        }
        Mark::End => surface.pop(),
    }
}

fn colour(ink: Ink) -> rgb::Color {
    let [r, g, b] = ink.print;
    rgb::Color::new(r, g, b)
}

fn paint(surface: &mut Surface<'_>, draw: impl FnOnce(&mut PathBuilder), style: &Style) {
    let mut out = PathBuilder::new();
    draw(&mut out);
    let Some(path) = out.finish() else { return };
    let opacity = NormalizedF32::new(narrow(style.opacity)).unwrap_or(NormalizedF32::ONE);
    surface.set_fill(style.fill.map(|ink| Fill {
        paint: colour(ink).into(),
        opacity,
        rule: FillRule::NonZero,
    }));
    surface.set_stroke(style.line.map(|line| Stroke {
        paint: colour(line.ink).into(),
        width: narrow(line.width),
        line_cap: if line.end == End::Round { LineCap::Round } else { LineCap::Butt },
        line_join: LineJoin::Round,
        opacity,
        dash: line.dashes.map(|(drawn, left_out)| StrokeDash {
            array: vec![narrow(drawn), narrow(left_out)],
            offset: 0.0,
        }),
        ..Stroke::default()
    }));
    surface.draw_path(&path);
}

fn words(surface: &mut Surface<'_>, text: &Text, fonts: &[Font; 2]) {
    let shapes = face::shapes(text.weight, &text.words);
    let length: f64 = text.size * shapes.iter().map(|shape| shape.advance).sum::<f64>();
    let before = match text.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => 0.5 * length,
        Anchor::End => length,
    };
    let start = (text.at.0 - before, text.at.1 + Text::DROP * text.size);
    let glyphs: Vec<KrillaGlyph> = shapes
        .into_iter()
        .map(|shape| {
            let (dx, dy) = shape.shift;
            let id = GlyphId::new(shape.glyph);
            KrillaGlyph::new(id, narrow(shape.advance), narrow(dx), narrow(dy), 0.0, shape.says, None)
        })
        .collect();
    let font = &fonts[usize::from(text.weight == Weight::Bold)];
    surface.set_stroke(None);
    surface.set_fill(Some(Fill {
        paint: colour(text.ink).into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }));
    let start = Point::from_xy(narrow(start.0), narrow(start.1));
    surface.draw_glyphs(start, &glyphs, font.clone(), &text.words, narrow(text.size), false);
}

fn move_to(out: &mut PathBuilder, (x, y): At) {
    out.move_to(narrow(x), narrow(y));
}

fn line_to(out: &mut PathBuilder, (x, y): At) {
    out.line_to(narrow(x), narrow(y));
}

fn curve_to(out: &mut PathBuilder, (ax, ay): At, (bx, by): At, (x, y): At) {
    out.cubic_to(narrow(ax), narrow(ay), narrow(bx), narrow(by), narrow(x), narrow(y));
}

fn legs(out: &mut PathBuilder, path: &Path) {
    for leg in path.legs() {
        match *leg {
            Leg::Move(to) => move_to(out, to),
            Leg::Line(to) => line_to(out, to),
            Leg::Bend((ax, ay), (x, y)) => out.quad_to(narrow(ax), narrow(ay), narrow(x), narrow(y)),
            Leg::Arc(centre, radius, from, to) => arc(out, centre, radius, from, to),
            Leg::Close => out.close(),
            Leg::Rect(corner, size) => rect(out, corner, size, 0.0),
        }
    }
}

/// Along a circle, in pieces of an eighth of a turn at the most: then a curve is off by less than a ten-thousandth of
/// the radius.
fn arc(out: &mut PathBuilder, centre: At, radius: f64, from: f64, to: f64) {
    let pieces = (8.0 * (to - from).abs()).ceil().max(1.0);
    let step = (to - from) / pieces;
    let handle = 4.0 / 3.0 * libm::tan(0.25 * step * std::f64::consts::TAU);
    let mut at = from;
    let mut done = 0.0;
    while done < pieces {
        let next = at + step;
        let (a, b) = (around(centre, radius, at), around(centre, radius, next));
        // The tangent at a point is the radius turned by a quarter.
        let ahead = |(x, y): At, s: f64| (x - s * handle * (y - centre.1), y + s * handle * (x - centre.0));
        curve_to(out, ahead(a, 1.0), ahead(b, -1.0), b);
        at = next;
        done += 1.0;
    }
}

fn circle(out: &mut PathBuilder, centre: At, radius: f64) {
    move_to(out, around(centre, radius, 0.0));
    arc(out, centre, radius, 0.0, 1.0);
    out.close();
}

fn rect(out: &mut PathBuilder, (left, top): At, size: At, round: f64) {
    let round = round.min(0.5 * size.0).min(0.5 * size.1);
    if round <= 0.0 {
        if let Some(rect) = Rect::from_xywh(narrow(left), narrow(top), narrow(size.0), narrow(size.1)) {
            out.push_rect(rect);
        }
        return;
    }
    let handle = round * (1.0 - QUARTER);
    let (right, bottom) = (left + size.0, top + size.1);
    move_to(out, (left + round, top));
    line_to(out, (right - round, top));
    curve_to(out, (right - handle, top), (right, top + handle), (right, top + round));
    line_to(out, (right, bottom - round));
    curve_to(out, (right, bottom - handle), (right - handle, bottom), (right - round, bottom));
    line_to(out, (left + round, bottom));
    curve_to(out, (left + handle, bottom), (left, bottom - handle), (left, bottom - round));
    line_to(out, (left, top + round));
    curve_to(out, (left, top + handle), (left + handle, top), (left + round, top));
    out.close();
}
