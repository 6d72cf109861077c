//! Reading and writing the files people name.
//!
//! Everything that is read has a size limit, and everything that is written is there whole or not at
//! all.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use game::Record;
use games::{GameId, Table};
use text::{Args, Texts};

use crate::args::ContentArgs;
use crate::errors::of_path;
use crate::save;

/// This program neither writes nor can use longer texts.
const LONGEST: u64 = 16 << 20;
/// A folder with more files is not a folder of content.
const MOST_FILES: usize = 200;

/// The text of a file, up to a size limit.
pub(crate) fn read(path: &Path, texts: &Texts) -> anyhow::Result<String> {
    let context = || of_path("error-reading", path, texts);
    let mut bytes = Vec::new();
    let file = File::open(path).with_context(context)?;
    let read = file.take(LONGEST + 1).read_to_end(&mut bytes);
    if read.with_context(context)? as u64 > LONGEST {
        let args = Args::new()
            .with("path", path.display().to_string())
            .with("n", LONGEST >> 20);
        bail!(texts.say("error-too-long", args));
    }
    let text = String::from_utf8(bytes).map_err(|_| io::Error::from(io::ErrorKind::InvalidData));
    let text = text.with_context(context)?;
    // Some editors write a byte order mark.
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// The record in a file, with the text it was read from.
pub(crate) fn read_record(path: &Path, texts: &Texts) -> anyhow::Result<(Record, String)> {
    let text = read(path, texts)?;
    let record = parse_record(&text, path, texts)?;
    Ok((record, text))
}

/// Parses the record in the text of a file.
pub(crate) fn parse_record(text: &str, path: &Path, texts: &Texts) -> anyhow::Result<Record> {
    if text.starts_with(save::HEADING) {
        bail!(of_path("error-sealed", path, texts));
    }
    let record: Result<Record, _> = text.parse();
    record
        .map_err(|error| anyhow::Error::msg(texts.record_error(&error)))
        .with_context(|| of_path("error-reading-record", path, texts))
}

/// The table whose record this is; `text` is what it was read from.
pub(crate) fn replay(record: &Record, text: &str, texts: &Texts) -> anyhow::Result<Table> {
    Table::replay(record).map_err(|error| {
        let told = texts.replay_error(&error.in_text(text), record);
        anyhow::Error::msg(told)
    })
}

/// Reads the content that the arguments name, if any, and returns the setup lines that choose it.
pub(crate) fn use_content(
    game: GameId,
    args: &ContentArgs,
    texts: &Texts,
) -> anyhow::Result<Vec<String>> {
    let Some(folder) = &args.folder else {
        return Ok(Vec::new());
    };
    let context = || of_path("error-reading-content", folder, texts);
    let mut files = BTreeMap::new();
    read_content(folder, "", texts, &mut files).with_context(context)?;
    if files.is_empty() {
        bail!(of_path("error-no-content", folder, texts));
    }
    games::use_content(game, &files).with_context(context)
}

/// The `.toml` files in that folder and in folders right inside it (`cards/usa.toml`), by name.
fn read_content(
    folder: &Path,
    prefix: &str,
    texts: &Texts,
    files: &mut BTreeMap<String, String>,
) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if path.is_dir() && prefix.is_empty() {
            read_content(&path, &format!("{name}/"), texts, files)?;
        } else if name.ends_with(".toml") {
            if files.len() == MOST_FILES {
                bail!(of_path("error-many-files", folder, texts));
            }
            files.insert(format!("{prefix}{name}"), read(&path, texts)?);
        }
    }
    Ok(())
}

/// Writes a file whole: beside its place first, then there, so that a full disk or a power cut leaves
/// what was there before.
pub(crate) fn write(path: &Path, text: &str, texts: &Texts) -> anyhow::Result<()> {
    write_whole(path, text).with_context(|| of_path("error-writing", path, texts))
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    // Follow a symbolic link, so that it stays one.
    let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(&place).is_ok_and(|there| !there.is_file()) {
        // A device or a pipe has no content to lose.
        return fs::write(&place, text);
    }
    let name = place.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut beside = name.to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    let beside = place.with_file_name(beside);
    let written = File::create(&beside)
        .and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()
        })
        .and_then(|()| fs::rename(&beside, &place));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

/// The path with a leading `~` as a shell would read it.
pub(crate) fn expand(path: &Path) -> PathBuf {
    let home = std::env::var_os("HOME").filter(|home| !home.is_empty());
    match (path.strip_prefix("~"), home) {
        (Ok(rest), Some(home)) => PathBuf::from(home).join(rest),
        _ => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;

    #[test]
    fn a_file_that_cannot_be_written_stays_as_it_was() {
        let folder = Folder::new("atomic");
        let path = PathBuf::from(folder.file("a", "before"));
        write_whole(&path, "after").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "after");
        // A folder in the way of the file beside it stands for a full disk.
        let beside = format!("a.{}.new", std::process::id());
        fs::create_dir(folder.path().join(&beside)).unwrap();
        assert!(write_whole(&path, "cut").is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "after");
        fs::remove_dir(folder.path().join(&beside)).unwrap();
        // No temporary file is left.
        let n_files = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(n_files, 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_a_device_a_device() {
        let folder = Folder::new("links");
        let path = PathBuf::from(folder.file("real", "before"));
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        write_whole(&link, "after").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&path).unwrap(), "after");
        write_whole(Path::new("/dev/null"), "x").unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_file_without_end_is_refused() {
        let texts = Texts::new(text::Language::English);
        let told = read(Path::new("/dev/zero"), &texts).unwrap_err();
        assert!(told.to_string().contains("larger than 16"), "{told}");
    }

    #[test]
    fn a_tilde_is_ones_home() {
        let home = std::env::var("HOME").unwrap_or_default();
        if !home.is_empty() {
            assert_eq!(expand(Path::new("~/a")), Path::new(&home).join("a"));
        }
        for path in ["a/~", "~b", "/x"] {
            assert_eq!(expand(Path::new(path)), Path::new(path));
        }
    }
}
