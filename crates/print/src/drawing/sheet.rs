//! The sheet, the marks on it, and those that are made of several.

use super::{At, GREEN, INK, Ink, PAPER, Path, RED, Style, fill, outlined, stroke, unit};

/// One mark on a sheet.
#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    /// A rectangle: corner, size, how round its corners are.
    Rect(At, At, f64, Style),
    /// A circle: centre and radius.
    Circle(At, f64, Style),
    /// A path.
    Path(Path, Style),
    /// Words.
    Text(Text),
    /// What follows, until the end, is cut off at the edges of a rectangle: a name, corner and size.
    Clip(String, At, At),
    /// What follows, until the end, is put elsewhere.
    Frame(Frame),
    /// The end of the last clip or frame.
    End,
}

/// Where what follows is put: so far turned clockwise about its origin, made so large, and then moved.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// Where its origin comes to lie.
    pub origin: At,
    /// How large it is made.
    pub scale: f64,
    /// Turned so far, in turns, clockwise.
    pub turned: f64,
}

/// Where a text's place is in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// At its beginning.
    Start,
    /// In its middle.
    Middle,
    /// At its end.
    End,
}

/// How heavy letters are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// For reading.
    Plain,
    /// For titles and numbers.
    Bold,
}

/// A line of words: its middle line is at the place.
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    /// The words.
    pub words: String,
    /// Where.
    pub at: At,
    /// The size of the letters, as printers measure it.
    pub size: f64,
    /// Its colour.
    pub ink: Ink,
    /// Where its place is in it.
    pub anchor: Anchor,
    /// How heavy it is.
    pub weight: Weight,
}

impl Text {
    /// How far below its place a text stands on its line, in its sizes: half the height of a number.
    pub const DROP: f64 = 0.355;
}

/// A sheet being drawn.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Sheet {
    width: f64,
    height: f64,
    notes: Vec<String>,
    marks: Vec<Mark>,
}

impl Sheet {
    /// A picture on warm paper with round corners, so that it reads on a dark page as on a light one.
    pub fn new(width: f64, height: f64) -> Sheet {
        let mut sheet = Sheet::bare(width, height);
        sheet.rect((0.0, 0.0), (width, height), 18.0, &fill(PAPER));
        sheet
    }

    /// A sheet with nothing on it.
    pub fn bare(width: f64, height: f64) -> Sheet {
        Sheet { width, height, notes: Vec::new(), marks: Vec::new() }
    }

    /// Width and height.
    pub fn size(&self) -> At {
        (self.width, self.height)
    }

    /// The marks, in the order they were made.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// What the notes say.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Says in the game's notation what is drawn: the books' tests look for it in the text beside the picture.
    pub fn note(&mut self, notation: impl Into<String>) {
        self.notes.push(notation.into());
    }

    /// A rectangle.
    pub fn rect(&mut self, corner: At, size: At, round: f64, style: &Style) {
        self.marks.push(Mark::Rect(corner, size, round, *style));
    }

    /// A circle.
    pub fn circle(&mut self, centre: At, radius: f64, style: &Style) {
        self.marks.push(Mark::Circle(centre, radius, *style));
    }

    /// A straight line.
    pub fn line(&mut self, from: At, to: At, style: &Style) {
        self.path(Path::along(&[from, to]), style);
    }

    /// Straight lines back to where they began.
    pub fn polygon(&mut self, corners: &[At], style: &Style) {
        self.path(Path::along(corners).close(), style);
    }

    /// Straight lines.
    pub fn polyline(&mut self, corners: &[At], style: &Style) {
        self.path(Path::along(corners), style);
    }

    /// A path.
    pub fn path(&mut self, path: Path, style: &Style) {
        self.marks.push(Mark::Path(path, *style));
    }

    /// A number, a letter or a sign, with its middle at this place.
    pub fn text(&mut self, at: At, size: f64, ink: Ink, words: &str) {
        self.write(at, size, ink, words, Anchor::Middle, Weight::Bold);
    }

    /// Words of any weight, at their beginning, middle or end.
    pub fn write(&mut self, at: At, size: f64, ink: Ink, words: &str, anchor: Anchor, weight: Weight) {
        self.marks.push(Mark::Text(Text { words: words.to_owned(), at, size, ink, anchor, weight }));
    }

    /// A bent arrow from place to place; `bend` is how far its middle lies to the left of the straight way.
    pub fn arrow(&mut self, from: At, to: At, bend: f64, ink: Ink, width: f64) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = libm::hypot(dx, dy);
        let control = (
            0.5 * (from.0 + to.0) + 2.0 * bend * dy / length,
            0.5 * (from.1 + to.1) - 2.0 * bend * dx / length,
        );
        let head = 3.6 * width;
        let (ux, uy) = unit(control, to);
        let end = (to.0 - ux * head * 0.8, to.1 - uy * head * 0.8);
        self.path(Path::from(from).bend_to(control, end), &stroke(ink, width));
        self.arrow_head(to, (ux, uy), head, ink);
    }

    /// The tip of an arrow that comes along this direction.
    pub fn arrow_head(&mut self, tip: At, (ux, uy): At, head: f64, ink: Ink) {
        let side =
            |s: f64| (tip.0 - ux * head - s * uy * head * 0.5, tip.1 - uy * head + s * ux * head * 0.5);
        self.polygon(&[tip, side(1.0), side(-1.0)], &fill(ink));
    }

    /// A tick or a cross: may be, may not be.
    pub fn verdict(&mut self, (x, y): At, size: f64, good: bool) {
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
    pub fn clipped(&mut self, name: &str, corner: At, size: At) {
        self.marks.push(Mark::Clip(name.to_owned(), corner, size));
    }

    /// What follows, until the group ends, is put elsewhere.
    pub fn framed(&mut self, frame: Frame) {
        self.marks.push(Mark::Frame(frame));
    }

    /// The end of what was clipped or framed last.
    pub fn end_group(&mut self) {
        self.marks.push(Mark::End);
    }

    /// The finished drawing as SVG.
    pub fn finish(self) -> String {
        crate::svg::write(&self)
    }
}
