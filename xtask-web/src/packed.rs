//! Compressed copies of the files of the page, where that makes them smaller.
//!
//! With the feature `small` every file is compressed at the highest setting, as `NAME.br` and `NAME.gz`
//! beside it. Our own program and most web servers send these to browsers that accept them. A page for
//! this machine alone is not worth the time.

use std::fs;
use std::path::Path;

#[cfg(feature = "small")]
use anyhow::Context;
use anyhow::Result;
use site::Site;

/// What a download is mostly made of.
const TOLD: [&str; 5] = [
    "web_bg.wasm",
    "web.js",
    "words/en.ftl",
    "quartermaster.json",
    "icons.svg",
];

/// Packs what is worth it and says how large the page is.
pub(crate) fn write(site: &Path) -> Result<()> {
    let all = Site::read(site)?;
    for (name, bytes) in all.files() {
        if !is_worth_it(name, bytes) {
            continue;
        }
        let told = TOLD.contains(&name);
        let kilo = |bytes: &[u8]| bytes.len().div_ceil(1000);
        let packed = pack(bytes)?;
        for (ending, packed) in &packed {
            fs::write(site.join(format!("{name}.{ending}")), packed)?;
        }
        if told {
            let packed = packed.iter();
            let packed: String = packed
                .map(|(ending, packed)| format!(", {} kB as {ending}", kilo(packed)))
                .collect();
            println!("{name}: {} kB{packed}", kilo(bytes));
        }
    }
    Ok(())
}

fn is_worth_it(name: &str, bytes: &[u8]) -> bool {
    let is_text = [
        "wasm",
        "js",
        "css",
        "svg",
        "json",
        "ftl",
        "html",
        "webmanifest",
    ]
    .iter()
    .any(|ending| name.rsplit('.').next() == Some(ending));
    is_text && bytes.len() > 1000
}

/// The bytes packed in every way, by what the way is called at the end of a file's name.
#[cfg(feature = "small")]
fn pack(bytes: &[u8]) -> Result<Vec<(&'static str, Vec<u8>)>> {
    use std::io::Write;
    let mut gz = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    gz.write_all(bytes)?;
    let (quality, window) = (11, 24);
    let mut br = Vec::new();
    brotli::CompressorWriter::new(&mut br, 1 << 16, quality, window)
        .write_all(bytes)
        .context("while packing")?;
    Ok(vec![("br", br), ("gz", gz.finish()?)])
}

#[cfg(not(feature = "small"))]
fn pack(_: &[u8]) -> Result<Vec<(&'static str, Vec<u8>)>> {
    Ok(Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_worth_packing_and_fonts_are_not() {
        let much = [b' '; 2000];
        assert!(is_worth_it("words/en.ftl", &much));
        assert!(is_worth_it("web_bg.wasm", &much));
        assert!(!is_worth_it("fonts/a.woff2", &much));
        assert!(!is_worth_it("web.js.br", &much));
        assert!(!is_worth_it("tokens.css", b"a{}"));
    }
}
