//! Reading and writing the files people name.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, bail};
use game::Record;
use game::official::Seed;
use games::{GameId, Table};

use crate::args::ContentArgs;

/// The text of a file.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("while reading {}", path.display()))
}

/// The record in a file, with the text it was read from.
pub(crate) fn read_record(path: &Path) -> anyhow::Result<(Record, String)> {
    let text = read(path)?;
    let record = text
        .parse()
        .with_context(|| format!("while reading the record {}", path.display()))?;
    Ok((record, text))
}

/// Takes the content somebody named, if any; gives the setup lines that choose it.
pub(crate) fn use_content(game: GameId, args: &ContentArgs) -> anyhow::Result<Vec<String>> {
    let Some(folder) = &args.folder else {
        return Ok(Vec::new());
    };
    let context = || format!("while reading the content in {}", folder.display());
    let mut files = BTreeMap::new();
    read_content(folder, "", &mut files).with_context(context)?;
    if files.is_empty() {
        bail!(
            "{} holds no content: no file ends in .toml",
            folder.display()
        );
    }
    games::use_content(game, &files)
        .map_err(anyhow::Error::msg)
        .with_context(context)
}

/// The `.toml` files in that folder and in folders right inside it (`cards/usa.toml`), by name.
fn read_content(
    folder: &Path,
    prefix: &str,
    files: &mut BTreeMap<String, String>,
) -> anyhow::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if path.is_dir() && prefix.is_empty() {
            read_content(&path, &format!("{name}/"), files)?;
        } else if name.ends_with(".toml") {
            files.insert(format!("{prefix}{name}"), read(&path)?);
        }
    }
    Ok(())
}

/// Writes a record to a file.
pub(crate) fn write_record(path: &Path, record: &Record) -> anyhow::Result<()> {
    std::fs::write(path, record.to_string())
        .with_context(|| format!("while writing {}", path.display()))
}

/// The seed kept with a saved table.
pub(crate) fn saved_seed(path: &Path) -> anyhow::Result<Seed> {
    let (record, _) = read_record(path)?;
    record.seed.with_context(|| {
        format!(
            "{} was not saved to be resumed: it has no seed",
            path.display()
        )
    })
}

/// The table kept in a file.
pub(crate) fn resume(path: &Path, game: GameId) -> anyhow::Result<Box<dyn Table>> {
    let (record, text) = read_record(path)?;
    if record.game != game.name() {
        bail!(
            "{} is a table of {}, not of {game}",
            path.display(),
            record.game
        );
    }
    games::replay(&record)
        .map_err(|error| error.in_text(&text))
        .with_context(|| format!("while resuming {}", path.display()))
}
