//! A sheet as SVG: a picture for a screen, in text that is the same on every machine.

use crate::drawing::{Anchor, At, End, Ink, Leg, Mark, Path, Sheet, Style, Text, Weight, around};

/// The picture.
pub fn write(sheet: &Sheet) -> String {
    let (w, h) = sheet.size();
    let notes: Vec<String> = sheet.notes().iter().map(|note| format!("<desc>{note}</desc>\n")).collect();
    let marks: Vec<String> = sheet.marks().iter().map(|mark| element(mark) + "\n").collect();
    format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" "#,
            r#"font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle">"#,
            "\n{notes}{marks}</svg>\n"
        ),
        w = n(w),
        h = n(h),
        notes = notes.concat(),
        marks = marks.concat(),
    )
}

fn element(mark: &Mark) -> String {
    match mark {
        Mark::Rect((x, y), (w, h), round, style) => {
            let (x, y, w, h, round) = (n(*x), n(*y), n(*w), n(*h), n(*round));
            format!(r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}" {}/>"#, words_of(style))
        }
        Mark::Circle((x, y), radius, style) => {
            format!(r#"<circle cx="{}" cy="{}" r="{}" {}/>"#, n(*x), n(*y), n(*radius), words_of(style))
        }
        Mark::Path(path, style) => format!(r#"<path d="{}" {}/>"#, legs(path), words_of(style)),
        Mark::Text(text) => words(text),
        Mark::Clip(name, (x, y), (w, h)) => {
            let (x, y, w, h) = (n(*x), n(*y), n(*w), n(*h));
            format!(
                r#"<clipPath id="{name}"><rect x="{x}" y="{y}" width="{w}" height="{h}"/></clipPath><g clip-path="url(#{name})">"#
            )
        }
        Mark::Frame(frame) => format!(
            r#"<g transform="translate({} {}) scale({}) rotate({})">"#,
            n(frame.origin.0),
            n(frame.origin.1),
            frame.scale,
            n(360.0 * frame.turned)
        ),
        Mark::End => "</g>".to_owned(),
    }
}

fn words(text: &Text) -> String {
    let (x, y, size) = (n(text.at.0), n(text.at.1 + Text::DROP * text.size), n(text.size));
    let anchor = match text.anchor {
        Anchor::Start => r#" text-anchor="start""#,
        Anchor::Middle => "",
        Anchor::End => r#" text-anchor="end""#,
    };
    let weight = if text.weight == Weight::Plain { r#" font-weight="400""# } else { "" };
    let words = text.words.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        r#"<text x="{x}" y="{y}" font-size="{size}" fill="{}"{anchor}{weight}>{words}</text>"#,
        text.ink.hex()
    )
}

fn legs(path: &Path) -> String {
    let leg = |leg: &Leg| match *leg {
        Leg::Move(to) => format!("M{}", at(to)),
        Leg::Line(to) => format!("L{}", at(to)),
        Leg::Bend(toward, to) => format!("Q{} {}", at(toward), at(to)),
        Leg::Arc(centre, radius, from, to) => {
            let (long, clockwise) = (u8::from((to - from).abs() > 0.5), u8::from(to > from));
            format!("A{r} {r} 0 {long} {clockwise} {}", at(around(centre, radius, to)), r = n(radius))
        }
        Leg::Close => "Z".to_owned(),
        Leg::Rect(corner, (w, h)) => format!("M{}h{}v{}h{}z", at(corner), n(w), n(h), n(-w)),
    };
    path.legs().iter().map(leg).collect::<Vec<_>>().concat()
}

fn words_of(style: &Style) -> String {
    let fill = style.fill.map_or_else(|| "none".to_owned(), Ink::hex);
    let mut words = vec![format!(r#"fill="{fill}""#)];
    if let Some(line) = style.line {
        words.push(format!(r#"stroke="{}" stroke-width="{}""#, line.ink.hex(), n(line.width)));
        if line.end == End::Round {
            words.push(r#"stroke-linecap="round""#.to_owned());
        }
        words.push(r#"stroke-linejoin="round""#.to_owned());
        if let Some((drawn, left_out)) = line.dashes {
            words.push(format!(r#"stroke-dasharray="{} {}""#, n(drawn), n(left_out)));
        }
    }
    if style.opacity < 1.0 {
        words.push(format!(r#"opacity="{}""#, n(style.opacity)));
    }
    words.join(" ")
}

/// A number with two decimals at the most: the same text on every machine.
fn n(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn at((x, y): At) -> String {
    format!("{} {}", n(x), n(y))
}
