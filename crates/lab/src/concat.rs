//! Parts of a table made into one file without decoding them.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, ensure};
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::column::writer::ColumnCloseResult;
use parquet::file::metadata::{PageIndexPolicy, ParquetMetaData, ParquetMetaDataReader};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;

/// Writes the parts one after the other, row group by row group, into one file.
///
/// The bytes depend on the parts and their order alone.
pub(crate) fn parts(
    parts: impl Iterator<Item = std::path::PathBuf>,
    target: &Path,
) -> anyhow::Result<()> {
    let mut parts = parts.peekable();
    let first = parts.peek().context("a run has at least one part")?;
    let (_, metadata) = open(first)?;
    let schema = metadata.file_metadata().schema_descr().root_schema_ptr();
    let properties = WriterProperties::builder()
        .set_created_by("sandtable".to_owned())
        .set_key_value_metadata(metadata.file_metadata().key_value_metadata().cloned())
        .build();
    let file = File::create(target)?;
    let mut writer = SerializedFileWriter::new(file, schema.clone(), Arc::new(properties))?;
    for part in parts {
        let (feature, metadata) = open(&part)?;
        ensure!(
            metadata.file_metadata().schema_descr().root_schema() == schema.as_ref(),
            "{} has other columns than the parts before it",
            part.display()
        );
        let page_index = metadata.page_index();
        for (i, group) in metadata.row_groups().iter().enumerate() {
            let mut out = writer.next_row_group()?;
            for (j, column) in group.columns().iter().enumerate() {
                let index = page_index.and_then(|pages| pages.column_index(i, j));
                let offsets = page_index.and_then(|pages| pages.offset_index(i, j));
                out.append_column(
                    &feature,
                    ColumnCloseResult {
                        bytes_written: column.compressed_size().cast_unsigned(),
                        rows_written: group.num_rows().cast_unsigned(),
                        metadata: column.clone(),
                        bloom_filter: None,
                        column_index: index.cloned(),
                        offset_index: offsets.cloned(),
                    },
                )?;
            }
            out.close()?;
        }
    }
    let file = writer.into_inner()?;
    file.sync_all()?;
    Ok(())
}

fn open(path: &Path) -> anyhow::Result<(File, ParquetMetaData)> {
    let read = || -> anyhow::Result<_> {
        let file = File::open(path)?;
        let metadata = ParquetMetaDataReader::new()
            .with_page_index_policy(PageIndexPolicy::Optional)
            .parse_and_finish(&file)?;
        Ok((file, metadata))
    };
    read().with_context(|| format!("while reading {}", path.display()))
}

/// Reads a part to its end.
///
/// # Errors
/// When it cannot be read, or breaks off.
pub(crate) fn check(path: &Path) -> anyhow::Result<()> {
    let file = File::open(path)?;
    for batch in ParquetRecordBatchReaderBuilder::try_new(file)?.build()? {
        batch?;
    }
    Ok(())
}
