//! Takes the page along, where it was built: `SANDTABLE_SITE` names its folder. Without it the program
//! is built all the same, needs no browser's toolchain, and says how to get the page.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=SANDTABLE_SITE");
    let mut files: Vec<(String, PathBuf)> = Vec::new();
    if let Some(site) = env::var_os("SANDTABLE_SITE") {
        let site = PathBuf::from(site);
        println!("cargo::rerun-if-changed={}", site.display());
        collect(&site, "", &mut files);
        assert!(!files.is_empty(), "no page in {}", site.display());
    }
    files.sort();
    let mut list = String::from("&[\n");
    for (name, path) in files {
        let path = path.canonicalize().expect("a file of the page is there");
        writeln!(list, "    ({name:?}, include_bytes!({path:?})),")
            .expect("writing to a string cannot fail");
    }
    list.push_str("]\n");
    let out = env::var_os("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("site.rs"), list).expect("the list of the page can be written");
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) {
    let entries = fs::read_dir(folder);
    for entry in entries
        .expect("the folder of the page can be read")
        .flatten()
    {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}/"), files);
        } else {
            files.push((format!("{prefix}{name}"), path));
        }
    }
}
