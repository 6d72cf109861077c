//! Finds and runs scenario files.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::parse::parse_each;
use super::{ParseScenarioError, Report, Scenario, run_any};

/// Longer files are no scenarios.
const LONGEST: u64 = 4 << 20;

/// The `*.scn` files among these paths; a folder stands for all in it and below, in order of name.
///
/// # Errors
/// When a path is not there or not readable, or no scenario file is found at all.
pub fn find(paths: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files).map_err(|error| {
            io::Error::new(error.kind(), format!("{}: {error}", path.display()))
        })?;
    }
    if files.is_empty() {
        return Err(io::Error::new(
            io::ErrorKind::NotFound,
            "no *.scn files there",
        ));
    }
    Ok(files)
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        // A file that was named is run under any name; but it has to be there.
        std::fs::metadata(path)?;
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries = std::fs::read_dir(path)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<PathBuf>>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir()
            || entry
                .extension()
                .is_some_and(|extension| extension == "scn")
        {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

/// The scenarios of these files and the lines that could not be read.
///
/// # Errors
/// As [`find`].
pub fn read_all(paths: &[PathBuf]) -> io::Result<(Vec<Scenario>, Vec<ParseScenarioError>)> {
    let mut scenarios = Vec::new();
    let mut unreadable = Vec::new();
    for path in find(paths)? {
        let name = path.display().to_string();
        match read(&path).map(String::from_utf8) {
            Ok(Ok(text)) => {
                let (read, errors) = parse_each(&name, &text);
                scenarios.extend(read);
                unreadable.extend(errors);
            }
            Ok(Err(_)) => unreadable.push(ParseScenarioError {
                file: name,
                line: 1,
                problem: "expected text in UTF-8".to_owned(),
            }),
            Err(error) => return Err(io::Error::new(error.kind(), format!("{name}: {error}"))),
        }
    }
    Ok((scenarios, unreadable))
}

/// The bytes of a file, up to a bound: a scenario is a page of text.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path)?;
    let n = file.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if n as u64 > LONGEST {
        let told = format!("longer than {} MiB, which no scenario is", LONGEST >> 20);
        return Err(io::Error::new(io::ErrorKind::InvalidData, told));
    }
    Ok(bytes)
}

/// Runs the scenarios of these files and folders, each with the game it names.
///
/// # Errors
/// As [`find`].
pub fn run_paths(paths: &[PathBuf]) -> io::Result<Report> {
    let (scenarios, unreadable) = read_all(paths)?;
    let failures = scenarios
        .iter()
        .filter_map(|scenario| run_any(scenario).err())
        .map(|failure| *failure)
        .collect();
    Ok(Report {
        n_scenarios: scenarios.len(),
        failures,
        unreadable,
    })
}
