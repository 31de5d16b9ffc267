//! A folder of built files as a table in Rust: each with its kind, its tag, and itself plain and compressed.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Every kind of file that there may be, by its ending, and whether it is worth compressing: pictures and fonts are
/// compressed already.
const KINDS: [(&str, &str, bool); 13] = [
    ("html", "text/html; charset=utf-8", true),
    ("js", "text/javascript; charset=utf-8", true),
    ("css", "text/css; charset=utf-8", true),
    ("svg", "image/svg+xml", true),
    ("json", "application/json", true),
    ("webmanifest", "application/manifest+json", true),
    ("txt", "text/plain; charset=utf-8", true),
    ("woff2", "font/woff2", false),
    ("png", "image/png", false),
    ("webp", "image/webp", false),
    ("avif", "image/avif", false),
    ("ogg", "audio/ogg", false),
    ("mp3", "audio/mpeg", false),
];

type Compress = fn(&[u8]) -> std::io::Result<Vec<u8>>;

/// Writes `files.rs`, and the files it includes, to `out`.
pub(crate) fn embed(dist: &Path, out: &Path) -> Result<(), String> {
    let mut paths = Vec::new();
    list(dist, "", &mut paths)?;
    paths.sort();
    if !paths.iter().any(|path| path == "/index.html") {
        return Err(format!("{} has no index.html: is it a client that was built?", dist.display()));
    }
    let packed = out.join("packed");
    // What an earlier build left.
    let _ = fs::remove_dir_all(&packed);
    let mut table = String::from("&[\n");
    for path in &paths {
        let bytes = fs::read(dist.join(&path[1..])).map_err(|error| format!("{path}: {error}"))?;
        table += &entry(path, &bytes, &packed)?;
    }
    table += "]\n";
    fs::write(out.join("files.rs"), table).map_err(|error| format!("files.rs: {error}"))
}

fn list(folder: &Path, prefix: &str, paths: &mut Vec<String>) -> Result<(), String> {
    let trouble = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(trouble)? {
        let entry = entry.map_err(trouble)?;
        let name = entry
            .file_name()
            .into_string()
            .map_err(|name| format!("{}: no readable name", name.display()))?;
        let path = format!("{prefix}/{name}");
        if entry.file_type().map_err(trouble)?.is_dir() {
            list(&entry.path(), &path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

fn entry(path: &str, bytes: &[u8], packed: &Path) -> Result<String, String> {
    let ending = path.rsplit('.').next().unwrap_or_default();
    let kind = KINDS.iter().find(|(known, ..)| *known == ending);
    let (_, kind, compressible) = kind
        .ok_or_else(|| format!("{path}: what kind of file is it? See KINDS in crates/page/build/embed.rs"))?;
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    // Weak: the file is the same however it is compressed.
    let tag = format!("W/\"{:016x}\"", hasher.finish());
    let form = |ending: &str, compress: Compress| {
        let compressed = compressible.then(|| compress(bytes)).transpose();
        let compressed = compressed.map_err(|error| format!("{path}: {error}"))?;
        match compressed.filter(|compressed| compressed.len() < bytes.len()) {
            Some(compressed) => Ok(format!("Some({})", keep(packed, path, ending, &compressed)?)),
            None => Ok::<_, String>("None".to_owned()),
        }
    };
    let fields = [
        ("path", format!("{path:?}")),
        ("kind", format!("{kind:?}")),
        ("tag", format!("{tag:?}")),
        ("plain", keep(packed, path, "", bytes)?),
        ("brotli", form(".br", brotli)?),
        ("gzip", form(".gz", gzip)?),
    ];
    let fields = fields.map(|(name, value)| format!("        {name}: {value},\n"));
    Ok(format!("    File {{\n{}    }},\n", fields.concat()))
}

/// Writes a file to be included, and answers the text that includes it.
fn keep(packed: &Path, path: &str, ending: &str, bytes: &[u8]) -> Result<String, String> {
    let file = packed.join(format!("{}{ending}", &path[1..]));
    let folder = file.parent().unwrap_or(packed);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, bytes));
    written.map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(format!("include_bytes!(concat!(env!(\"OUT_DIR\"), {:?}))", format!("/packed{path}{ending}")))
}

fn brotli(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut compressed = Vec::new();
    let best = BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &best)?;
    Ok(compressed)
}

fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}
