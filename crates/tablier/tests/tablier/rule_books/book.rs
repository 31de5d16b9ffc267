//! A rule book in one language: its numbered points, the examples in them, and where they are on the disk.

use std::fs;
use std::path::{Path, PathBuf};

use super::markdown::{Block, Span, Spans, read};

/// The games, their letters, and how often an example is worked in each language's book.
pub(crate) const GAMES: [(&str, char, usize); 3] =
    [("corona", 'C', 11), ("colorado", 'K', 13), ("koroona", 'N', 19)];

pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules")
}

/// The languages: each has a folder of two letters.
pub(crate) fn languages() -> Vec<String> {
    let entries = fs::read_dir(folder()).expect("docs/rules can be listed");
    let names =
        entries.map(|entry| entry.expect("its entries too").file_name().to_string_lossy().into_owned());
    let mut languages: Vec<String> = names.filter(|name| name.len() == 2).collect();
    languages.sort();
    languages
}

pub(crate) struct Book {
    /// Which one, for messages: `fr/corona`.
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) blocks: Vec<Block>,
}

/// What stands under one heading, up to the next.
pub(crate) struct Point<'a> {
    /// `C7` for a numbered point; nothing for what stands outside.
    pub(crate) number: Option<&'a str>,
    pub(crate) blocks: &'a [Block],
}

/// A worked example: its codes and tables, in order.
pub(crate) struct Example<'a> {
    pub(crate) codes: Vec<&'a str>,
    pub(crate) table: Option<&'a [Vec<Spans>]>,
}

impl Book {
    pub(crate) fn open(language: &str, game: &str) -> Book {
        let name = format!("{language}/{game}");
        let path = folder().join(&name).with_extension("md");
        let text = fs::read_to_string(&path).unwrap_or_else(|_| panic!("there is no docs/rules/{name}.md"));
        let blocks = read(&text).unwrap_or_else(|problem| panic!("{name}.md: {problem}"));
        Book { name, text, blocks }
    }

    /// All languages' books of a game.
    pub(crate) fn of(game: &str) -> Vec<Book> {
        languages().iter().map(|language| Book::open(language, game)).collect()
    }

    /// What stands under each heading, in order.
    pub(crate) fn points(&self) -> Vec<Point<'_>> {
        let mut points = Vec::new();
        let mut rest = self.blocks.as_slice();
        while let Some((Block::Heading { level, text }, below)) = rest.split_first() {
            let end = below.iter().position(|block| matches!(block, Block::Heading { .. }));
            let (blocks, next) = below.split_at(end.unwrap_or(below.len()));
            let number = (*level == 3).then(|| text.split_once(" · ").map_or("", |(number, _)| number));
            points.push(Point { number, blocks });
            rest = next;
        }
        assert!(rest.is_empty(), "{}: a book begins with its title", self.name);
        points
    }

    /// The numbers, in the order they come in.
    pub(crate) fn numbers(&self) -> Vec<&str> {
        self.points().iter().filter_map(|point| point.number).collect()
    }

    pub(crate) fn examples(&self) -> Vec<Example<'_>> {
        let points = self.points();
        points.iter().flat_map(Point::examples).collect()
    }
}

impl<'a> Point<'a> {
    /// Every piece of text in it, table cells and list items included.
    pub(crate) fn spans(&self) -> Vec<&'a Span> {
        self.blocks.iter().flat_map(spans_of).collect()
    }

    pub(crate) fn codes(&self) -> Vec<&'a str> {
        codes(self.spans())
    }

    pub(crate) fn pictures(&self) -> Vec<&'a str> {
        let file = |block: &'a Block| match block {
            Block::Picture { file, .. } => Some(file.as_str()),
            _ => None,
        };
        self.blocks.iter().filter_map(file).collect()
    }

    /// An example begins with a bold word at the head of a paragraph and goes on to the next one or the point's end.
    fn examples(&self) -> Vec<Example<'a>> {
        let begins =
            |block: &Block| matches!(block, Block::Paragraph(spans) if matches!(spans[0], Span::Bold(_)));
        let starts: Vec<usize> = (0..self.blocks.len()).filter(|&at| begins(&self.blocks[at])).collect();
        let ends = starts.iter().skip(1).copied().chain([self.blocks.len()]);
        let blocks = starts.iter().zip(ends).map(|(&start, end)| &self.blocks[start..end]);
        let example = |blocks: &'a [Block]| Example {
            codes: codes(
                blocks.iter().filter(|block| !matches!(block, Block::Table { .. })).flat_map(spans_of),
            ),
            table: blocks.iter().find_map(|block| match block {
                Block::Table { rows } => Some(rows.as_slice()),
                _ => None,
            }),
        };
        blocks.map(example).collect()
    }
}

fn spans_of(block: &Block) -> Vec<&Span> {
    match block {
        Block::Paragraph(spans) => spans.iter().collect(),
        Block::List { items } => items.iter().flatten().collect(),
        Block::Table { rows } => rows.iter().flatten().flatten().collect(),
        Block::Heading { .. } | Block::Picture { .. } => Vec::new(),
    }
}

fn codes<'a>(spans: impl IntoIterator<Item = &'a Span>) -> Vec<&'a str> {
    let code = |span: &'a Span| match span {
        Span::Code(code) => Some(code.as_str()),
        _ => None,
    };
    spans.into_iter().filter_map(code).collect()
}

/// A cell as plain text.
pub(crate) fn cell(spans: &Spans) -> String {
    let text = |span: &Span| match span {
        Span::Text(text)
        | Span::Bold(text)
        | Span::Italic(text)
        | Span::Code(text)
        | Span::Link { text, .. } => text.clone(),
    };
    spans.iter().map(text).collect()
}
