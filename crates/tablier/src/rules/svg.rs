//! A sheet of warm paper to draw on: the few flat shapes the rule books need, as SVG without words.

use std::f64::consts::TAU;

/// The printer's colours: paper, ink, metal, and the game colours, which stay apart for colour-blind eyes.
pub(crate) const PAPER: &str = "#f4ead7";
pub(crate) const SHADE: &str = "#e4d3b2";
pub(crate) const WOOD: &str = "#b98a55";
pub(crate) const INK: &str = "#2b2119";
pub(crate) const METAL: &str = "#8f8a80";
pub(crate) const RED: &str = "#d55e00";
pub(crate) const ORANGE: &str = "#e69f00";
pub(crate) const YELLOW: &str = "#f0e442";
pub(crate) const GREEN: &str = "#009e73";
pub(crate) const BLUE: &str = "#0072b2";
pub(crate) const VIOLET: &str = "#cc79a7";

/// A place on the sheet, y down.
pub(crate) type At = (f64, f64);

/// A sheet being drawn.
pub(crate) struct Sheet {
    width: f64,
    height: f64,
    notes: Vec<String>,
    body: String,
}

impl Sheet {
    /// A sheet of paper of this size, with round corners, so that it reads on a dark page as on a light one.
    pub(crate) fn new(width: f64, height: f64) -> Sheet {
        let mut sheet = Sheet { width, height, notes: Vec::new(), body: String::new() };
        sheet.rect((0.0, 0.0), (width, height), 18.0, &fill(PAPER));
        sheet
    }

    /// Says in the game's notation what is drawn: the books' tests look for it in the text beside the picture.
    pub(crate) fn note(&mut self, notation: impl Into<String>) {
        self.notes.push(notation.into());
    }

    pub(crate) fn rect(&mut self, (x, y): At, (w, h): At, round: f64, style: &str) {
        let (x, y, w, h, round) = (n(x), n(y), n(w), n(h), n(round));
        self.put(&format!(r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}" {style}/>"#));
    }

    pub(crate) fn circle(&mut self, (x, y): At, radius: f64, style: &str) {
        self.put(&format!(r#"<circle cx="{}" cy="{}" r="{}" {style}/>"#, n(x), n(y), n(radius)));
    }

    pub(crate) fn line(&mut self, from: At, to: At, style: &str) {
        self.path(&format!("M{}L{}", at(from), at(to)), style);
    }

    pub(crate) fn polygon(&mut self, corners: &[At], style: &str) {
        let corners: Vec<String> = corners.iter().map(|&corner| at(corner)).collect();
        self.path(&format!("M{}Z", corners.join("L")), style);
    }

    pub(crate) fn polyline(&mut self, corners: &[At], style: &str) {
        let corners: Vec<String> = corners.iter().map(|&corner| at(corner)).collect();
        self.path(&format!("M{}", corners.join("L")), style);
    }

    pub(crate) fn path(&mut self, d: &str, style: &str) {
        self.put(&format!(r#"<path d="{d}" {style}/>"#));
    }

    /// A number, a letter or a sign, with its middle at this place.
    pub(crate) fn text(&mut self, (x, y): At, size: f64, colour: &str, text: &str) {
        let (x, y, size) = (n(x), n(y + 0.355 * size), n(size));
        self.put(&format!(r#"<text x="{x}" y="{y}" font-size="{size}" fill="{colour}">{text}</text>"#));
    }

    /// A bent arrow from place to place; `bend` is how far its middle lies to the left of the straight way.
    pub(crate) fn arrow(&mut self, from: At, to: At, bend: f64, colour: &str, width: f64) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = libm::hypot(dx, dy);
        let control = (
            0.5 * (from.0 + to.0) + 2.0 * bend * dy / length,
            0.5 * (from.1 + to.1) - 2.0 * bend * dx / length,
        );
        let head = 3.6 * width;
        let (ux, uy) = unit(control, to);
        let end = (to.0 - ux * head * 0.8, to.1 - uy * head * 0.8);
        let d = format!("M{}Q{} {}", at(from), at(control), at(end));
        self.path(&d, &stroke(colour, width));
        self.arrow_head(to, (ux, uy), head, colour);
    }

    /// The tip of an arrow that comes along this direction.
    pub(crate) fn arrow_head(&mut self, tip: At, (ux, uy): At, head: f64, colour: &str) {
        let side =
            |s: f64| (tip.0 - ux * head - s * uy * head * 0.5, tip.1 - uy * head + s * ux * head * 0.5);
        self.polygon(&[tip, side(1.0), side(-1.0)], &fill(colour));
    }

    /// A tick or a cross: may be, may not be.
    pub(crate) fn verdict(&mut self, (x, y): At, size: f64, good: bool) {
        self.circle((x, y), size, &outlined(if good { GREEN } else { PAPER }, INK, 0.16 * size));
        let s = 0.45 * size;
        let style = stroke(if good { PAPER } else { RED }, 0.3 * size);
        if good {
            self.polyline(&[(x - s, y), (x - 0.2 * s, y + 0.75 * s), (x + s, y - 0.7 * s)], &style);
        } else {
            self.line((x - s, y - s), (x + s, y + s), &style);
            self.line((x - s, y + s), (x + s, y - s), &style);
        }
    }

    /// What follows, until the group ends, is cut off at the edges of a rectangle.
    pub(crate) fn clipped(&mut self, name: &str, (x, y): At, (w, h): At) {
        let (x, y, w, h) = (n(x), n(y), n(w), n(h));
        self.put(&format!(
            r#"<clipPath id="{name}"><rect x="{x}" y="{y}" width="{w}" height="{h}"/></clipPath><g clip-path="url(#{name})">"#
        ));
    }

    pub(crate) fn end_group(&mut self) {
        self.put("</g>");
    }

    /// The finished drawing.
    pub(crate) fn finish(self) -> String {
        let (w, h) = (n(self.width), n(self.height));
        let notes: Vec<String> = self.notes.iter().map(|note| format!("<desc>{note}</desc>\n")).collect();
        format!(
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" "#,
                r#"font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle">"#,
                "\n{notes}{body}</svg>\n"
            ),
            w = w,
            h = h,
            notes = notes.concat(),
            body = self.body
        )
    }

    fn put(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }
}

/// A point on a circle; angles in turns, clockwise from the top.
pub(crate) fn around((x, y): At, radius: f64, turns: f64) -> At {
    let (sin, cos) = libm::sincos(turns * TAU);
    (x + radius * sin, y - radius * cos)
}

/// The direction from one place to another.
pub(crate) fn unit(from: At, to: At) -> At {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = libm::hypot(dx, dy).max(1e-9);
    (dx / length, dy / length)
}

pub(crate) fn fill(colour: &str) -> String {
    format!(r#"fill="{colour}""#)
}

pub(crate) fn stroke(colour: &str, width: f64) -> String {
    let width = n(width);
    format!(
        r#"fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round""#
    )
}

pub(crate) fn dashed(colour: &str, width: f64) -> String {
    format!(r#"{} stroke-dasharray="{} {}""#, stroke(colour, width), n(0.1 * width), n(2.4 * width))
}

pub(crate) fn outlined(inside: &str, edge: &str, width: f64) -> String {
    format!(r#"fill="{inside}" stroke="{edge}" stroke-width="{}" stroke-linejoin="round""#, n(width))
}

/// A number with two decimals at the most: the same text on every machine.
pub(crate) fn n(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn at((x, y): At) -> String {
    format!("{} {}", n(x), n(y))
}
