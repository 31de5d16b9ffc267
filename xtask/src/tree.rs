//! The project's files as the tidy checks read them: paths from the root with forward slashes, and the texts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Folders of other people's or generated files.
const SKIPPED: &[&str] = &[".git", "dist", "node_modules", "target"];

/// The endings of the files that some check reads.
const READ: &[&str] = &["css", "json", "lock", "md", "rs", "ts", "tsx"];

/// The project's files.
#[derive(Default)]
pub(crate) struct Tree {
    /// Every file and folder.
    paths: BTreeSet<String>,
    texts: BTreeMap<String, String>,
}

impl Tree {
    /// Reads the files under a folder.
    pub(crate) fn read(root: &Path) -> Result<Tree> {
        let mut tree = Tree::default();
        tree.read_folder(root, "")?;
        Ok(tree)
    }

    fn read_folder(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        let entries = fs::read_dir(folder).with_context(|| format!("could not list {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if SKIPPED.contains(&name.as_str()) {
                continue;
            }
            let path = format!("{prefix}{name}");
            if entry.file_type()?.is_dir() {
                self.read_folder(&entry.path(), &format!("{path}/"))?;
            } else if READ.contains(&ending(&name)) {
                let text =
                    fs::read_to_string(entry.path()).with_context(|| format!("could not read {path}"))?;
                self.texts.insert(path.clone(), text);
            }
            self.paths.insert(path);
        }
        Ok(())
    }

    /// A file's text, if it is there and of a kind that is read.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.texts.get(path).map(String::as_str)
    }

    /// The files with one of these endings, with their texts.
    pub(crate) fn ending_in<'a>(&'a self, endings: &'a [&str]) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.texts
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
            .filter(|(path, _)| endings.contains(&ending(path)))
    }

    /// Is there a file or folder of this path?
    pub(crate) fn has(&self, path: &str) -> bool {
        self.paths.contains(path)
    }

    /// Every file and folder.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.paths.iter().map(String::as_str)
    }
}

/// What stands after the name's last dot.
fn ending(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}

#[cfg(test)]
impl Tree {
    /// A tree that exists nowhere but here.
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        let mut tree = Tree::default();
        for &(path, text) in files {
            let folders = path.match_indices('/').map(|(end, _)| path[..end].to_owned());
            tree.paths.extend(folders);
            tree.paths.insert(path.to_owned());
            tree.texts.insert(path.to_owned(), text.to_owned());
        }
        tree
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_project_itself_is_read() {
        let tree = Tree::read(&crate::run::root()).unwrap();
        assert!(tree.text("xtask/src/tree.rs").is_some_and(|text| text.starts_with("//!")));
        assert!(tree.has("xtask/src") && tree.has(".cargo/config.toml"));
        assert!(!tree.paths().any(|path| path == "target" || path.starts_with(".git/")));
    }
}
