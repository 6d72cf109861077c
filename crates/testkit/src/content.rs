//! Broken content is refused with file, line and reason: what the games' own tests ask of it is the
//! same for every game; only the faults differ.

use game::{ContentError, Source};

/// How a game reads content.
pub type Load<C> = fn(&Source) -> Result<C, ContentError>;

/// The files with another text in the place of the first such one.
///
/// # Panics
/// When the file has no such text.
#[track_caller]
#[must_use]
pub fn changed(mut source: Source, file: &str, from: &str, to: &str) -> Source {
    let text = source.text(file);
    assert!(text.contains(from), "`{from}` is not in {file}");
    let text = text.replacen(from, to, 1);
    source.replace(file, text).expect("the file was read");
    source
}

/// The file, the line and the reason of the complaint about these files.
///
/// # Panics
/// When they are accepted, or refused as a whole.
#[track_caller]
pub fn complaint<C>(load: Load<C>, source: &Source) -> (String, usize, String) {
    match load(source) {
        Err(error) => match error.fault() {
            (Some((file, line)), problem) => (file.to_owned(), line, problem.to_string()),
            (None, problem) => panic!("no file is named: {problem}"),
        },
        Ok(_) => panic!("the content is accepted"),
    }
}

/// A changed file is refused: the complaint names that file and these words. Gives its line and that
/// of the change.
///
/// # Panics
/// When it is not so.
#[track_caller]
pub fn refuses<C>(load: Load<C>, source: Source, change: [&str; 3], words: &str) -> (usize, usize) {
    let [file, from, to] = change;
    let text = source.text(file);
    let at = text.find(from).unwrap_or_default();
    let changed_line = text[..at].lines().count();
    let (name, line, problem) = complaint(load, &changed(source, file, from, to));
    assert_eq!(name, file, "{problem}");
    assert!(problem.contains(words), "{problem}");
    (line, changed_line)
}

/// The same, and the complaint names a line near the changed text, or the first.
///
/// # Panics
/// When it is not so.
#[track_caller]
pub fn refuses_near<C>(load: Load<C>, source: Source, change: [&str; 3], words: &str) {
    let (line, changed_line) = refuses(load, source, change, words);
    assert!(
        line.abs_diff(changed_line) <= 14 || line == 1,
        "line {line} is far from the fault at {changed_line}"
    );
}

/// Text that is no TOML, and a file without rows, are refused by their name.
///
/// # Panics
/// When they are not.
#[track_caller]
pub fn refuses_other_than_toml<C>(load: Load<C>, source: &Source) {
    for name in source.names() {
        for text in ["[[", ""] {
            let mut source = source.clone();
            source.replace(name, text).expect("the file is there");
            let (file, line, _) = complaint(load, &source);
            assert_eq!((file.as_str(), line), (name, 1), "`{text}`");
        }
    }
}
