//! Reading and writing the files people name.

use std::path::Path;

use anyhow::Context;
use game::Record;

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

/// Writes a record to a file.
pub(crate) fn write_record(path: &Path, record: &Record) -> anyhow::Result<()> {
    std::fs::write(path, record.to_string())
        .with_context(|| format!("while writing {}", path.display()))
}
