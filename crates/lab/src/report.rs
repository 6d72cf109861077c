//! A run as one HTML file.

/// Writes the page.
///
/// # Errors
/// When the run cannot be read.
pub fn write(_folder: &std::path::Path, _target: &std::path::Path) -> anyhow::Result<()> {
    anyhow::bail!("no report yet")
}
