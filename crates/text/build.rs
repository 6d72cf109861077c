//! Copies the words without their comments: those are for translators, and a page would carry them.
//!
//! A comment leaves an empty line, so that the lines keep their numbers.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let out = env::var_os("OUT_DIR").expect("cargo names a folder for what is made");
    for language in fs::read_dir(&locales)? {
        let language = language?.path();
        let to = Path::new(&out).join(language.file_name().expect("a folder has a name"));
        fs::create_dir_all(&to)?;
        for file in fs::read_dir(&language)? {
            let file = file?.path();
            if file.extension().is_some_and(|extension| extension == "ftl") {
                let name = file.file_name().expect("a file has a name");
                fs::write(to.join(name), without_comments(&fs::read_to_string(&file)?))?;
            }
        }
    }
    Ok(())
}

fn without_comments(text: &str) -> String {
    let lines = text.lines().map(|line| match line.starts_with('#') {
        true => "",
        false => line,
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}
