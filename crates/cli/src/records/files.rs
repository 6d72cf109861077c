//! Reading and writing the files people name.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, bail};
use game::Record;
use game::official::Seed;
use games::{GameId, Table};
use text::{Args, Texts};

use crate::args::ContentArgs;
use crate::trouble::of_path;

/// The text of a file.
pub(crate) fn read(path: &Path, texts: &Texts) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| of_path("trouble-reading", path, texts))
}

/// The record in a file, with the text it was read from.
pub(crate) fn read_record(path: &Path, texts: &Texts) -> anyhow::Result<(Record, String)> {
    let text = read(path, texts)?;
    let record: Result<Record, _> = text.parse();
    let record = record
        .map_err(|error| anyhow::Error::msg(texts.record_error(&error)))
        .with_context(|| of_path("trouble-reading-record", path, texts))?;
    Ok((record, text))
}

/// The table whose record this is; `text` is what it was read from.
pub(crate) fn replay(record: &Record, text: &str, texts: &Texts) -> anyhow::Result<Table> {
    Table::replay(record).map_err(|error| {
        let told = texts.replay_error(&error.in_text(text), record);
        anyhow::Error::msg(told)
    })
}

/// Takes the content somebody named, if any; gives the setup lines that choose it.
pub(crate) fn use_content(
    game: GameId,
    args: &ContentArgs,
    texts: &Texts,
) -> anyhow::Result<Vec<String>> {
    let Some(folder) = &args.folder else {
        return Ok(Vec::new());
    };
    let context = || of_path("trouble-reading-content", folder, texts);
    let mut files = BTreeMap::new();
    read_content(folder, "", texts, &mut files).with_context(context)?;
    if files.is_empty() {
        bail!(of_path("trouble-no-content", folder, texts));
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
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if path.is_dir() && prefix.is_empty() {
            read_content(&path, &format!("{name}/"), texts, files)?;
        } else if name.ends_with(".toml") {
            files.insert(format!("{prefix}{name}"), read(&path, texts)?);
        }
    }
    Ok(())
}

/// Writes a record to a file.
pub(crate) fn write_record(path: &Path, record: &Record, texts: &Texts) -> anyhow::Result<()> {
    std::fs::write(path, record.to_string())
        .with_context(|| of_path("trouble-writing", path, texts))
}

/// The seed kept with a saved table.
pub(crate) fn saved_seed(path: &Path, texts: &Texts) -> anyhow::Result<Seed> {
    let (record, _) = read_record(path, texts)?;
    record
        .seed
        .with_context(|| of_path("trouble-not-saved", path, texts))
}

/// The table kept in a file.
pub(crate) fn resume(path: &Path, game: GameId, texts: &Texts) -> anyhow::Result<Table> {
    let (record, text) = read_record(path, texts)?;
    if record.game != game.name() {
        let args = Args::new()
            .with("path", path.display().to_string())
            .with("found", texts.game(&record.game))
            .with("game", texts.game(game.name()));
        bail!(texts.say("trouble-other-game", args));
    }
    replay(&record, &text, texts).with_context(|| of_path("trouble-resuming", path, texts))
}
