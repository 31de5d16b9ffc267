//! Reads a PDF as a printer would: every path and every line of words, where it comes to lie on the paper, in
//! millimetres from the upper left corner.

#![allow(clippy::many_single_char_names, reason = "a matrix is a b c d e f in every book on PDF")]

use std::collections::BTreeMap;

use lopdf::content::Content;
use lopdf::{Document, Object, ObjectId};

const MILLIMETRES: f64 = 25.4 / 72.0;

/// A place on the paper.
pub(crate) type At = (f64, f64);

/// A path that was painted.
#[derive(Debug, Clone)]
pub(crate) struct Painted {
    /// Every point of it, handles of curves apart.
    pub(crate) points: Vec<At>,
    /// Filled with this colour, 0 to 255 each.
    pub(crate) fill: Option<[u8; 3]>,
    /// Drawn with a line of this width, in millimetres.
    pub(crate) line: Option<f64>,
    pub(crate) curved: bool,
}

impl Painted {
    /// Its corners: upper left, lower right.
    pub(crate) fn bounds(&self) -> (At, At) {
        let mut bounds = ((f64::INFINITY, f64::INFINITY), (f64::NEG_INFINITY, f64::NEG_INFINITY));
        for &(x, y) in &self.points {
            let (least, most) = bounds;
            bounds = ((least.0.min(x), least.1.min(y)), (most.0.max(x), most.1.max(y)));
        }
        bounds
    }

    pub(crate) fn middle(&self) -> At {
        let ((left, upper), (right, lower)) = self.bounds();
        (0.5 * (left + right), 0.5 * (upper + lower))
    }

    pub(crate) fn size(&self) -> At {
        let ((left, upper), (right, lower)) = self.bounds();
        (right - left, lower - upper)
    }

    /// A straight line's two ends.
    pub(crate) fn straight(&self) -> Option<(At, At)> {
        match self.points[..] {
            [from, to] if !self.curved => Some((from, to)),
            _ => None,
        }
    }

    /// A circle's centre and radius.
    pub(crate) fn circle(&self) -> Option<(At, f64)> {
        let (w, h) = self.size();
        (self.curved && near(w, h) && self.points.len() > 5).then(|| (self.middle(), 0.5 * w))
    }
}

/// Closer than can be seen or cut.
pub(crate) fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 0.05
}

pub(crate) fn close(a: At, b: At) -> bool {
    near(a.0, b.0) && near(a.1, b.1)
}

/// A line of words and where it begins.
#[derive(Debug, Clone)]
pub(crate) struct Said {
    pub(crate) words: String,
    pub(crate) at: At,
}

#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) size: At,
    pub(crate) painted: Vec<Painted>,
    pub(crate) said: Vec<Said>,
}

impl Page {
    pub(crate) fn circles(&self, radius: f64) -> Vec<At> {
        let circles = self.painted.iter().filter_map(Painted::circle);
        circles.filter(|(_, r)| near(*r, radius)).map(|(centre, _)| centre).collect()
    }

    pub(crate) fn straight(&self) -> impl Iterator<Item = (At, At)> + '_ {
        self.painted.iter().filter_map(Painted::straight)
    }

    pub(crate) fn says(&self, words: &str) -> bool {
        self.said.iter().any(|said| said.words.contains(words))
    }

    /// Everything it says, line by line.
    pub(crate) fn text(&self) -> String {
        self.said.iter().map(|said| said.words.as_str()).collect::<Vec<_>>().join("\n")
    }
}

/// A whole document.
pub(crate) fn read(bytes: &[u8]) -> Vec<Page> {
    let document = Document::load_mem(bytes).expect("a PDF that can be read");
    document.get_pages().into_values().map(|id| page(&document, id)).collect()
}

fn number(object: &Object) -> f64 {
    f64::from(object.as_float().expect("a number"))
}

fn page(document: &Document, id: ObjectId) -> Page {
    let dictionary = document.get_dictionary(id).unwrap();
    let media: Vec<f64> =
        dictionary.get(b"MediaBox").unwrap().as_array().unwrap().iter().map(number).collect();
    let height = media[3];
    let fonts = document.get_page_fonts(id).unwrap();
    let letters: BTreeMap<Vec<u8>, BTreeMap<u16, String>> =
        fonts.into_iter().map(|(name, font)| (name, to_unicode(document, font))).collect();
    let content = Content::decode(&document.get_page_content(id)).unwrap();
    let mut reader = Reader { height, ..Reader::default() };
    for operation in &content.operations {
        reader.take(&operation.operator, &operation.operands, &letters);
    }
    let size = (media[2] * MILLIMETRES, height * MILLIMETRES);
    Page { size, painted: reader.painted, said: reader.said }
}

/// What the codes of a font stand for.
fn to_unicode(document: &Document, font: &lopdf::Dictionary) -> BTreeMap<u16, String> {
    let id = font.get(b"ToUnicode").unwrap().as_reference().unwrap();
    let stream = document.get_object(id).unwrap().as_stream().unwrap();
    let text = String::from_utf8(stream.decompressed_content().unwrap()).unwrap();
    let pair = |line: &str| {
        let (code, letters) = line.trim().strip_prefix('<')?.split_once("> <")?;
        let letters = letters.strip_suffix('>')?;
        let units: Vec<u16> = (0..letters.len() / 4)
            .map(|nth| u16::from_str_radix(&letters[4 * nth..4 * nth + 4], 16).unwrap())
            .collect();
        Some((u16::from_str_radix(code, 16).ok()?, String::from_utf16(&units).unwrap()))
    };
    let pairs = text.split("beginbfchar").skip(1).filter_map(|part| part.split("endbfchar").next());
    pairs.flat_map(str::lines).filter_map(pair).collect()
}

/// x and y go to (a x + c y + e, b x + d y + f).
type Matrix = [f64; 6];
const AS_IT_IS: Matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];

fn after(inner: Matrix, outer: Matrix) -> Matrix {
    let [a, b, c, d, e, f] = inner;
    let at =
        |x: f64, y: f64| (outer[0] * x + outer[2] * y + outer[4], outer[1] * x + outer[3] * y + outer[5]);
    let ((ex, fy), (ax, by), (cx, dy)) = (at(e, f), at(e + a, f + b), at(e + c, f + d));
    [ax - ex, by - fy, cx - ex, dy - fy, ex, fy]
}

#[derive(Clone)]
struct State {
    matrix: Matrix,
    fill: [u8; 3],
    width: f64,
    font: Vec<u8>,
}

impl Default for State {
    fn default() -> State {
        State { matrix: AS_IT_IS, fill: [0; 3], width: 1.0, font: Vec::new() }
    }
}

#[derive(Default)]
struct Reader {
    height: f64,
    state: State,
    kept: Vec<State>,
    path: Vec<At>,
    curved: bool,
    text: Option<Matrix>,
    /// Words are being said, and go on until the end of the text.
    saying: bool,
    /// What the shapes that follow stand for, where the file says so itself.
    actual: Option<String>,
    painted: Vec<Painted>,
    said: Vec<Said>,
}

impl Reader {
    fn place(&self, matrix: Matrix, x: f64, y: f64) -> At {
        let [a, b, c, d, e, f] = matrix;
        let (x, y) = (a * x + c * y + e, b * x + d * y + f);
        (x * MILLIMETRES, (self.height - y) * MILLIMETRES)
    }

    fn go(&mut self, x: f64, y: f64) {
        let at = self.place(self.state.matrix, x, y);
        self.path.push(at);
    }

    fn paint(&mut self, filled: bool, drawn: bool) {
        let points = std::mem::take(&mut self.path);
        let [a, b, ..] = self.state.matrix;
        let scale = libm::hypot(a, b) * MILLIMETRES;
        self.painted.push(Painted {
            points,
            fill: filled.then_some(self.state.fill),
            line: drawn.then_some(self.state.width * scale),
            curved: std::mem::take(&mut self.curved),
        });
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "colours are 0 to 1")]
    fn take(
        &mut self,
        operator: &str,
        operands: &[Object],
        letters: &BTreeMap<Vec<u8>, BTreeMap<u16, String>>,
    ) {
        let n = |nth: usize| number(&operands[nth]);
        match operator {
            "q" => self.kept.push(self.state.clone()),
            "Q" => self.state = self.kept.pop().expect("as many ends as beginnings"),
            "cm" => {
                let inner = std::array::from_fn(n);
                self.state.matrix = after(inner, self.state.matrix);
            }
            "m" | "l" => self.go(n(0), n(1)),
            "c" => {
                self.curved = true;
                self.go(n(4), n(5));
            }
            "v" | "y" => {
                self.curved = true;
                self.go(n(2), n(3));
            }
            "re" => {
                let (x, y, w, h) = (n(0), n(1), n(2), n(3));
                for (x, y) in [(x, y), (x + w, y), (x + w, y + h), (x, y + h)] {
                    self.go(x, y);
                }
            }
            "h" | "Tr" | "gs" | "J" | "j" | "M" | "d" | "RG" | "W" | "W*" => {}
            "rg" => self.state.fill = std::array::from_fn(|nth| (255.0 * n(nth)).round() as u8),
            "w" => self.state.width = n(0),
            "f" | "f*" => self.paint(true, false),
            "S" | "s" => self.paint(false, true),
            "B" | "B*" | "b" | "b*" => self.paint(true, true),
            "n" => self.path.clear(),
            "Tf" => self.state.font = operands[0].as_name().unwrap().to_vec(),
            "Tm" => self.text = Some(std::array::from_fn(n)),
            "Tj" | "TJ" => self.say(operands, &letters[&self.state.font]),
            "BT" | "ET" => self.saying = false,
            "BDC" => {
                let text = operands[1].as_dict().unwrap().get(b"ActualText").unwrap().as_str().unwrap();
                self.actual = Some(actual(text));
            }
            "EMC" => self.actual = None,
            other => panic!("the reader does not know {other}"),
        }
    }

    fn say(&mut self, operands: &[Object], letters: &BTreeMap<u16, String>) {
        let matrix = after(self.text.expect("words are placed"), self.state.matrix);
        let parts: Vec<&Object> = match &operands[0] {
            Object::Array(parts) => parts.iter().collect(),
            one => vec![one],
        };
        let codes = parts.into_iter().filter_map(|part| part.as_str().ok());
        let shapes = codes.flat_map(|bytes| bytes.chunks(2));
        // What the file says itself is said once, however many shapes it takes.
        let words = match &mut self.actual {
            Some(actual) => std::mem::take(actual),
            None => shapes.map(|pair| letters[&u16::from_be_bytes([pair[0], pair[1]])].clone()).collect(),
        };
        match self.said.last_mut() {
            Some(said) if self.saying => said.words.push_str(&words),
            _ => self.said.push(Said { words, at: self.place(matrix, 0.0, 0.0) }),
        }
        self.saying = true;
    }
}

/// A text as PDF writes it: UTF-16 after its mark, or plain letters.
fn actual(bytes: &[u8]) -> String {
    match bytes.strip_prefix(&[0xfe, 0xff]) {
        Some(units) => {
            let units: Vec<u16> =
                units.chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
            String::from_utf16(&units).unwrap()
        }
        None => bytes.iter().map(|&byte| char::from(byte)).collect(),
    }
}
