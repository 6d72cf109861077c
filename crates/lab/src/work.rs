//! Threads and files of long work.

use std::fs;
use std::path::Path;

use anyhow::Context;
use rayon::ThreadPool;

/// So many threads.
pub(crate) fn pool(threads: usize) -> anyhow::Result<ThreadPool> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
    pool.build().context("while starting threads")
}

/// Writes a file atomically: under another name first, then renamed.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let written = path.with_added_extension("new");
    fs::write(&written, bytes)
        .and_then(|()| fs::rename(&written, path))
        .with_context(|| format!("while writing {}", path.display()))
}
