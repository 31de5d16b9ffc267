//! Lays a declaration of ts-rs out for reading: a union's variants and an object's fields each on a line, unless short.

const WIDTH: usize = 100;

/// `type Name = …;` with its docs, as an exported declaration.
pub(crate) fn declaration(docs: &str, text: &str) -> String {
    let (head, body) = text.split_once('=').expect("a declaration has a left and a right side");
    let head = format!("{}export {} =", comment(docs, ""), head.trim());
    let body = body.trim().trim_end_matches(';');
    let variants = split(body, '|');
    if let [only] = variants[..] {
        return format!("{head} {};\n", variant(only, ""));
    }
    let short: Vec<String> = variants.iter().filter_map(|text| on_one_line(text)).collect();
    let line = format!("{head} {};\n", short.join(" | "));
    if short.len() == variants.len() && line.lines().last().is_some_and(|last| last.len() <= WIDTH) {
        return line;
    }
    let lines: Vec<String> = variants.iter().map(|text| format!("\n  | {}", variant(text, "    "))).collect();
    format!("{head}{};\n", lines.concat())
}

/// One of a union's variants: an object, a name, or several of them together.
fn variant(text: &str, indent: &str) -> String {
    if let Some(line) = on_one_line(text).filter(|line| line.len() + indent.len() <= WIDTH) {
        return line;
    }
    let parts: Vec<String> = split(text, '&').iter().map(|part| object(part, indent)).collect();
    parts.join(" & ")
}

fn object(text: &str, indent: &str) -> String {
    let Some(fields) = fields(text) else { return text.to_owned() };
    let inner = format!("{indent}  ");
    let lines = fields.iter().map(|Field { docs, key, value }| {
        format!("{}{inner}{key}: {};\n", comment(docs, &inner), variant(value, &inner))
    });
    format!("{{\n{}{indent}}}", lines.collect::<String>())
}

/// The whole on one line, if no field has anything to say for itself.
fn on_one_line(text: &str) -> Option<String> {
    let field = |Field { docs, key, value }: &Field<'_>| {
        let value = on_one_line(value).filter(|_| docs.is_empty())?;
        Some(format!("{key}: {value}"))
    };
    let part = |part: &&str| {
        let Some(fields) = fields(part) else { return Some((*part).to_owned()) };
        let fields: Option<Vec<String>> = fields.iter().map(field).collect();
        Some(format!("{{ {} }}", fields?.join("; ")))
    };
    let parts: Option<Vec<String>> = split(text, '&').iter().map(part).collect();
    Some(parts?.join(" & "))
}

struct Field<'a> {
    docs: &'a str,
    key: &'a str,
    value: &'a str,
}

/// An object's fields.
fn fields(text: &str) -> Option<Vec<Field<'_>>> {
    let inside = text.strip_prefix('{')?.strip_suffix('}')?;
    Some(split(inside, ',').into_iter().map(field).collect())
}

fn field(text: &str) -> Field<'_> {
    let (docs, code) = match text.split_once("*/") {
        Some((docs, code)) if text.starts_with("/*") => (docs, code.trim()),
        _ => ("", text),
    };
    let (key, value) = code.split_once(':').expect("a field has a name and a type");
    // `"kind": …` needs no quotes.
    Field { docs, key: key.trim().trim_matches('"'), value: value.trim() }
}

/// Docs of ts-rs, on one line where they are one.
fn comment(docs: &str, indent: &str) -> String {
    let lines: Vec<&str> = docs
        .lines()
        .map(|line| {
            line.trim().trim_start_matches("/**").trim_end_matches("*/").trim_start_matches('*').trim()
        })
        .collect();
    let text = lines.join("\n");
    let lines: Vec<&str> = text.trim().lines().collect();
    match lines[..] {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        _ => {
            let lines: String =
                lines.iter().map(|line| format!("{}\n", format!("{indent} * {line}").trim_end())).collect();
            format!("{indent}/**\n{lines}{indent} */\n")
        }
    }
}

/// The parts between separators that stand outside all brackets, texts and comments.
pub(crate) fn split(text: &str, separator: char) -> Vec<&str> {
    let (mut depth, mut quoted, mut commented, mut start) = (0, false, false, 0);
    let mut parts = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            _ if commented => commented = !(c == '/' && text[..at].ends_with('*')),
            '*' if text[..at].ends_with('/') => commented = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth -= 1,
            _ if depth == 0 && c == separator => {
                parts.push(&text[start..at]);
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}

#[test]
fn objects_in_objects_are_laid_out_too() {
    assert_eq!(
        declaration("", "type Way = { \"in\": { \n/**\n * Which.\n */\nby: Door, } } | \"out\";"),
        "export type Way =\n  | {\n      in: {\n        /** Which. */\n        by: Door;\n      };\n    }\n  | \"out\";\n"
    );
    assert_eq!(
        declaration("", "type Way = { \"in\": { by: Door, at: [x: number], }, };"),
        "export type Way = { in: { by: Door; at: [x: number] } };\n"
    );
}

#[test]
fn short_types_stay_on_a_line_and_what_has_docs_does_not() {
    let docs = "/**\n * A way, or {none} | so.\n */\n";
    assert_eq!(declaration("", "type Way = \"in\" | \"out\";"), "export type Way = \"in\" | \"out\";\n");
    assert_eq!(
        declaration(
            docs,
            "type Way<T> = { \"kind\": \"in\", \n/**\n * By, \"which\" {door\n */\nby: Array<T | null>, } & T | { \"kind\": \"out\" };"
        ),
        "/** A way, or {none} | so. */\nexport type Way<T> =\n  | {\n      kind: \"in\";\n      \
         /** By, \"which\" {door */\n      by: Array<T | null>;\n    } & T\n  | { kind: \"out\" };\n"
    );
}
