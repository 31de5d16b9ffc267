//! The client that is embedded: whole, readable in each of its forms, and free of what its policy forbids.

use std::io::Read;

use tablier_page::{FILES, File, Pages};

#[test]
fn there_is_a_page_and_what_it_asks_for() {
    let _ = Pages::embedded();
    let page = FILES.iter().find(|file| file.path == "/index.html").unwrap();
    let page = std::str::from_utf8(page.plain).unwrap();
    let asked: Vec<&str> = ["src=\"", "href=\""]
        .iter()
        .flat_map(|attribute| page.split(attribute).skip(1))
        .map(|rest| rest.split('"').next().unwrap())
        .collect();
    assert!(!asked.is_empty(), "{page}");
    for path in asked {
        assert!(FILES.iter().any(|file| file.path == path), "{path} is not there");
    }
    for inline in ["<style", "style=\"", "<script>", "onclick", "javascript:"] {
        assert!(!page.contains(inline), "the policy forbids {inline}");
    }
}

#[test]
fn every_form_of_a_file_is_the_same_file() {
    for File { path, plain, brotli, gzip, .. } in FILES {
        if let Some(brotli) = brotli {
            let mut read = Vec::new();
            brotli::BrotliDecompress(&mut &brotli[..], &mut read).unwrap();
            assert!(read == *plain && brotli.len() < plain.len(), "{path}");
        }
        if let Some(gzip) = gzip {
            let mut read = Vec::new();
            flate2::read::GzDecoder::new(*gzip).read_to_end(&mut read).unwrap();
            assert!(read == *plain && gzip.len() < plain.len(), "{path}");
        }
    }
}

#[test]
fn the_first_words_of_every_language_can_be_sent_along_and_every_card_has_its_picture() {
    for language in ["en", "fr", "de"] {
        let name = format!("/assets/text-{language}-shell-");
        assert_eq!(FILES.iter().filter(|file| file.path.starts_with(&name)).count(), 1, "{language}");
    }
    for name in ["corona", "colorado", "koroona", "tablier"] {
        let path = format!("/card-{name}.png");
        let picture = FILES.iter().find(|file| file.path == path).unwrap();
        assert_eq!(&picture.plain[..8], b"\x89PNG\r\n\x1a\n", "{path}");
        // Some who show cards look at no more.
        assert!(picture.plain.len() < 300_000, "{path}");
    }
}

#[test]
fn scripts_and_styles_are_compressed() {
    let is_code =
        |file: &&File| file.kind.starts_with("text/javascript") || file.kind.starts_with("text/css");
    let code: Vec<&File> = FILES.iter().filter(is_code).collect();
    assert!(!code.is_empty());
    // A few dozen bytes may not get any smaller.
    for file in code.iter().filter(|file| file.plain.len() > 500) {
        assert!(file.brotli.is_some() && file.gzip.is_some(), "{}", file.path);
    }
}
