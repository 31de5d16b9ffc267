//! The Markdown a rule book may be written in, and nothing else: the client knows no more than this.
//!
//! Blocks stand apart by empty lines: a heading, a paragraph on one line, a list, a table, a picture. In them: **bold**,
//! *italic*, `code` and [links](#c7).

/// A piece of running text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Span {
    Text(String),
    Bold(String),
    Italic(String),
    Code(String),
    Link { text: String, to: String },
}

pub(crate) type Spans = Vec<Span>;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Block {
    Heading { level: usize, text: String },
    Paragraph(Spans),
    List { items: Vec<Spans> },
    Table { rows: Vec<Vec<Spans>> },
    Picture { alt: String, file: String },
}

/// Reads a page; what it does not know is an error that names the line.
pub(crate) fn read(text: &str) -> Result<Vec<Block>, String> {
    let mut blocks = Vec::new();
    let mut lines: Vec<(usize, &str)> = Vec::new();
    for (number, line) in (1..).zip(text.lines().chain([""])) {
        if !line.is_empty() {
            lines.push((number, line));
        } else if !lines.is_empty() {
            blocks.push(block(&lines).map_err(|problem| format!("line {}: {problem}", lines[0].0))?);
            lines.clear();
        }
    }
    Ok(blocks)
}

fn block(lines: &[(usize, &str)]) -> Result<Block, String> {
    let (_, first) = lines[0];
    if let Some((_, line)) = lines.iter().find(|(_, line)| line.trim() != *line) {
        return Err(format!("blanks at an end of `{line}`"));
    }
    if first.starts_with('|') {
        return table(lines);
    }
    if item(first, 1).is_some() {
        let items = lines.iter().zip(1..).map(|((_, line), number)| {
            spans(item(line, number).ok_or_else(|| format!("`{line}` does not go on with the list"))?)
        });
        return Ok(Block::List { items: items.collect::<Result<_, String>>()? });
    }
    let [_] = lines else { return Err("a paragraph, a heading or a picture is one line".to_owned()) };
    if let Some(rest) = first.strip_prefix("![") {
        let (alt, file) = rest.split_once("](").ok_or("a picture without its file")?;
        let file = file.strip_suffix(')').ok_or("a picture stands on a line of its own")?;
        return match plain(alt) {
            Ok(()) if !alt.is_empty() => Ok(Block::Picture { alt: alt.to_owned(), file: file.to_owned() }),
            _ => Err("a picture needs plain words in its place".to_owned()),
        };
    }
    if first.starts_with('#') {
        let (marks, text) = first.split_once(' ').ok_or("a heading without a text")?;
        let level = marks.len();
        if marks != &"####"[..level.min(4)] || level > 3 {
            return Err(format!("no heading: {marks}"));
        }
        plain(text)?;
        return Ok(Block::Heading { level, text: text.to_owned() });
    }
    Ok(Block::Paragraph(spans(first)?))
}

/// The text of a list's item: `- …`, or `2. …` where the second is due.
fn item(line: &str, number: usize) -> Option<&str> {
    line.strip_prefix("- ").or_else(|| line.strip_prefix(&format!("{number}. ")))
}

fn table(lines: &[(usize, &str)]) -> Result<Block, String> {
    let row = |line: &str| -> Result<Vec<Spans>, String> {
        let inner = line.strip_prefix('|').and_then(|line| line.strip_suffix('|'));
        inner.ok_or("a row begins and ends with |")?.split('|').map(|cell| spans(cell.trim())).collect()
    };
    let [(_, head), (_, rule), rest @ ..] = lines else { return Err("a table of one line".to_owned()) };
    let head = row(head)?;
    if *rule != format!("|{}", "---|".repeat(head.len())) {
        return Err(format!("`{rule}` under a head of {} columns", head.len()));
    }
    let mut rows = vec![head];
    for (_, line) in rest {
        rows.push(row(line)?);
    }
    let even = rows.iter().all(|row| row.len() == rows[0].len());
    if even && rows.len() > 1 {
        Ok(Block::Table { rows })
    } else {
        Err("rows of different lengths, or none".to_owned())
    }
}

fn spans(mut text: &str) -> Result<Spans, String> {
    let mut spans = Vec::new();
    while !text.is_empty() {
        let (span, rest) = if let Some(rest) = text.strip_prefix("**") {
            let (inner, rest) = rest.split_once("**").ok_or("** without its end")?;
            plain(inner)?;
            (Span::Bold(inner.to_owned()), rest)
        } else if let Some(rest) = text.strip_prefix('*') {
            let (inner, rest) = rest.split_once('*').ok_or("* without its end")?;
            plain(inner)?;
            (Span::Italic(inner.to_owned()), rest)
        } else if let Some(rest) = text.strip_prefix('`') {
            let (inner, rest) = rest.split_once('`').ok_or("` without its end")?;
            (Span::Code(inner.to_owned()), rest)
        } else if let Some(rest) = text.strip_prefix('[') {
            let (inner, rest) = rest.split_once("](").ok_or("[ without its link")?;
            let (to, rest) = rest.split_once(')').ok_or("a link without its end")?;
            plain(inner)?;
            (Span::Link { text: inner.to_owned(), to: to.to_owned() }, rest)
        } else {
            let end = text.find(['*', '`', '[']).unwrap_or(text.len());
            let (inner, rest) = text.split_at(end);
            plain(inner)?;
            (Span::Text(inner.to_owned()), rest)
        };
        spans.push(span);
        text = rest;
    }
    Ok(spans)
}

/// Words alone: nothing that a reader of Markdown could take for something else.
fn plain(text: &str) -> Result<(), String> {
    match text.find(['<', '>', '*', '`', '[', ']', '_', '\\', '|', '!', '\t', '#', '&']) {
        Some(at) => Err(format!("`{}` in running text", &text[at..=at])),
        None => Ok(()),
    }
}

#[test]
fn what_is_not_in_the_subset_is_refused() {
    for page in [
        "<b>bold</b>",
        "two\nlines",
        "- one\n  - nested",
        "    code",
        "```\ncode\n```",
        "#### Four",
        "> said",
        "1. one\n3. three",
        "| a | b |\n|---|---|\n| 1 |",
        "| a |\n| 1 |",
        "**open",
        "[text](#c1",
        "![](file.svg)",
        "Hurrah!",
        "snake_case",
    ] {
        assert!(read(page).is_err(), "{page}");
    }
}

#[test]
fn what_is_in_the_subset_is_read() {
    let page = "# A\n\nOne **two** *three* `4 > 3` [C5](#c5).\n\n1. a\n2. b\n\n| x | y |\n|---|---|\n| 1 | `2` |\n\n![seen](a.svg)\n";
    let blocks = read(page).expect("the subset");
    assert_eq!(blocks.len(), 5);
    let Block::Paragraph(spans) = &blocks[1] else { panic!("{blocks:?}") };
    assert_eq!(spans.len(), 9);
    assert_eq!(spans[5], Span::Code("4 > 3".to_owned()));
    assert_eq!(spans[7], Span::Link { text: "C5".to_owned(), to: "#c5".to_owned() });
    let Block::Table { rows } = &blocks[3] else { panic!("{blocks:?}") };
    assert_eq!(rows[1][1], [Span::Code("2".to_owned())]);
}
