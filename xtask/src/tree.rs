//! The project's files in memory, so that a check is a function of text and can be tested on
//! text.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::rust_source::RustSource;

/// Every file of the project.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    files: Vec<TextFile>,
    paths: BTreeSet<String>,
}

/// One file that is text.
#[derive(Debug)]
pub(crate) struct TextFile {
    /// From the project's folder, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
    /// Taken apart, if it is Rust.
    pub(crate) rust: Option<RustSource>,
}

impl Tree {
    /// Reads every file below the project's folder, but for what is built.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let mut tree = Self::default();
        tree.read_folder(root, "")?;
        Ok(tree)
    }

    fn read_folder(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        let doing = || format!("while reading {}", folder.display());
        let mut entries = fs::read_dir(folder)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .with_context(doing)?;
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{prefix}{name}");
            let file_type = entry.file_type().with_context(doing)?;
            if file_type.is_dir() {
                if !is_foreign(&name, &entry.path()) {
                    self.read_folder(&entry.path(), &format!("{path}/"))?;
                }
            } else if file_type.is_file() && name != ".git" {
                let bytes = fs::read(entry.path()).with_context(doing)?;
                self.add(path, String::from_utf8(bytes).ok());
            }
        }
        Ok(())
    }

    /// A tree of those files, for tests of checks.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let mut tree = Self::default();
        for (path, text) in files {
            tree.add((*path).to_owned(), Some((*text).to_owned()));
        }
        tree
    }

    fn add(&mut self, path: String, text: Option<String>) {
        self.paths.insert(path.clone());
        let Some(text) = text else { return };
        let rust = has_extension(&path, "rs").then(|| RustSource::new(&text));
        self.files.push(TextFile { path, text, rust });
    }

    /// All text files, by path.
    pub(crate) fn files(&self) -> impl Iterator<Item = &TextFile> {
        self.files.iter()
    }

    /// Text files below that folder with that extension, by path.
    pub(crate) fn below(&self, folder: &str, extension: &str) -> impl Iterator<Item = &TextFile> {
        self.files
            .iter()
            .filter(move |file| file.is_below(folder) && has_extension(&file.path, extension))
    }

    /// All Rust files, taken apart.
    pub(crate) fn rust(&self) -> impl Iterator<Item = (&TextFile, &RustSource)> {
        self.files
            .iter()
            .filter_map(|file| Some((file, file.rust.as_ref()?)))
    }

    /// Rust files of that crate that make up its program or library: no folder of tests or benches.
    pub(crate) fn shipped(&self, name: &str) -> impl Iterator<Item = (&TextFile, &RustSource)> {
        let folder = format!("crates/{name}/src");
        self.rust().filter(move |(file, _)| file.is_below(&folder))
    }

    /// The text file at that path.
    pub(crate) fn file(&self, path: &str) -> Option<&TextFile> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Whether there is a file, or a folder with files, at that path.
    pub(crate) fn has(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        path.is_empty()
            || self.paths.contains(path)
            || self.paths.iter().any(|other| other.starts_with(&folder))
    }
}

impl TextFile {
    /// Whether it lies in that folder, at any depth.
    pub(crate) fn is_below(&self, folder: &str) -> bool {
        self.path
            .strip_prefix(folder)
            .is_some_and(|rest| rest.starts_with('/'))
    }
}

/// Whether that is how the path ends.
pub(crate) fn has_extension(path: &str, extension: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|other| other == extension)
}

/// Folders of git, of cargo (wherever its target folder is) and of npm.
fn is_foreign(name: &str, path: &Path) -> bool {
    matches!(name, ".git" | "target" | "node_modules") || path.join("CACHEDIR.TAG").exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_tests_are_not_shipped() {
        let tree = Tree::of(&[
            ("crates/a/src/lib.rs", "mod b;"),
            ("crates/a/src/b.rs", ""),
            ("crates/a/tests/c.rs", ""),
            ("crates/ab/src/lib.rs", ""),
        ]);
        let paths: Vec<&str> = tree.shipped("a").map(|(file, _)| &*file.path).collect();
        assert_eq!(paths, ["crates/a/src/lib.rs", "crates/a/src/b.rs"]);
    }

    #[test]
    fn folders_are_there_when_they_hold_files() {
        let tree = Tree::of(&[("docs/rulings/a.md", "")]);
        assert!(tree.has("docs/rulings/a.md"));
        assert!(tree.has("docs/rulings"));
        assert!(tree.has(""));
        assert!(!tree.has("docs/rul"));
    }
}
