//! The text face: Cabin, by Pablo Impallari, under the SIL Open Font License (`faces/OFL.txt`). What a line of words is
//! made of and how long it is; breaking paragraphs into lines.

use std::ops::Range;
use std::sync::OnceLock;

use rustybuzz::UnicodeBuffer;

use crate::drawing::Weight;

/// The face and its licence, as every document names them.
pub const NAME: &str = "Cabin (Pablo Impallari, Igino Marini), SIL Open Font License 1.1";

/// The face's files.
pub(crate) const fn file(weight: Weight) -> &'static [u8] {
    match weight {
        Weight::Plain => include_bytes!("../faces/Cabin-Regular.otf"),
        Weight::Bold => include_bytes!("../faces/Cabin-Bold.otf"),
    }
}

/// A letter, or several, of a line: which of the face's shapes, how far on the next is, in sizes, and what it says.
pub(crate) struct Shape {
    pub(crate) glyph: u32,
    pub(crate) advance: f64,
    pub(crate) shift: (f64, f64),
    pub(crate) says: Range<usize>,
}

fn face(weight: Weight) -> &'static rustybuzz::Face<'static> {
    static PLAIN: OnceLock<rustybuzz::Face<'static>> = OnceLock::new();
    static BOLD: OnceLock<rustybuzz::Face<'static>> = OnceLock::new();
    let kept = match weight {
        Weight::Plain => &PLAIN,
        Weight::Bold => &BOLD,
    };
    kept.get_or_init(|| rustybuzz::Face::from_slice(file(weight), 0).expect("the face's own file is a face"))
}

/// The shapes of a line of words.
pub(crate) fn shapes(weight: Weight, words: &str) -> Vec<Shape> {
    let face = face(weight);
    let em = f64::from(face.units_per_em());
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(words);
    buffer.guess_segment_properties();
    let line = rustybuzz::shape(face, &[], buffer);
    let infos = line.glyph_infos();
    let mut shapes = Vec::with_capacity(infos.len());
    for (nth, (info, place)) in infos.iter().zip(line.glyph_positions()).enumerate() {
        let next = infos[nth + 1..].iter().find(|next| next.cluster != info.cluster);
        let end = next.map_or(words.len(), |next| next.cluster as usize);
        shapes.push(Shape {
            glyph: info.glyph_id,
            advance: f64::from(place.x_advance) / em,
            shift: (f64::from(place.x_offset) / em, f64::from(place.y_offset) / em),
            says: info.cluster as usize..end,
        });
    }
    shapes
}

/// How long a line of words is.
pub fn length(weight: Weight, size: f64, words: &str) -> f64 {
    size * shapes(weight, words).iter().map(|shape| shape.advance).sum::<f64>()
}

/// Are there shapes for all of these words? A space that does not break looks like any other.
pub fn has(words: &str) -> bool {
    let words = words.replace('\u{a0}', " ");
    [Weight::Plain, Weight::Bold]
        .into_iter()
        .all(|weight| words.chars().all(|letter| face(weight).glyph_index(letter).is_some()))
}

/// Words in lines no longer than this. A word that is longer has a line of its own.
pub fn lines(weight: Weight, size: f64, words: &str, longest: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // No-break spaces stay inside a word: French puts them before its colons.
    for word in words.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let fits = lines.last().map(|line| format!("{line} {word}"));
        let fits = fits.filter(|line| length(weight, size, line) <= longest);
        match (fits, lines.last_mut()) {
            (Some(longer), Some(line)) => *line = longer,
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_face_has_what_three_languages_and_the_games_need() {
        assert!(has("ABCXYZabcxyz0123456789äöüÄÖÜßéèêëàâçîïôûùœŒæ«»„“”’‘…–—·×½Ø°()/:;!?%&+#\u{a0}"));
        assert!(!has("漢"));
    }

    #[test]
    fn lines_are_no_longer_than_they_may_be_and_lose_no_word() {
        let words = "Whoever calls highest has to show it, and is paid for it, or pays.";
        let broken = lines(Weight::Plain, 4.0, words, 40.0);
        assert!(broken.len() > 2);
        assert!(broken.iter().all(|line| length(Weight::Plain, 4.0, line) <= 40.0));
        assert_eq!(broken.join(" "), words);
        assert_eq!(lines(Weight::Plain, 4.0, "unbreakable", 1.0), ["unbreakable"]);
    }
}
