//! The scenarios as games to look through: what "show me" shows.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use games::{GameId, Table};
use serde_json::{Value, json};
use testkit::scenario::{self, Scenario, played};

/// Writes `GAME.json` with all scenarios of that game.
pub(crate) fn write(scenarios: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for game in GameId::ALL {
        let folder = scenarios.join(game.name());
        let mut files: Vec<_> = fs::read_dir(&folder)
            .with_context(|| format!("while reading {}", folder.display()))?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()?;
        files.sort();
        let mut rulings = Vec::new();
        for file in files {
            let stem = file
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let text = fs::read_to_string(&file)?;
            for (i, scenario) in read(&file, &text)?.iter().enumerate() {
                rulings.push(ruling(&name(&stem, i), scenario)?);
            }
        }
        let path = to.join(game.name()).with_extension("json");
        fs::write(&path, serde_json::to_string(&rulings)?)?;
    }
    Ok(())
}

/// The scenarios of a file, which the tests have seen to be readable.
pub(crate) fn read(file: &Path, text: &str) -> Result<Vec<Scenario>> {
    scenario::parse(&file.display().to_string(), text).map_err(|errors| {
        anyhow!(
            "{}",
            errors.first().map_or(String::new(), ToString::to_string)
        )
    })
}

/// The name of a file's scenario in addresses.
fn name(stem: &str, i: usize) -> String {
    let stem = stem.replace('_', "-");
    if i == 0 {
        stem
    } else {
        format!("{stem}-{}", i + 1)
    }
}

fn ruling(name: &str, scenario: &Scenario) -> Result<Value> {
    let played = played(scenario).map_err(|failure| anyhow!("{failure}"))?;
    let table = Table::replay(&played.record)?;
    let mut fields: BTreeMap<&str, Value> = BTreeMap::new();
    fields.insert("name", json!(name));
    fields.insert("title", json!(scenario.title));
    fields.insert("covers", json!(scenario.covers));
    fields.insert("rules", json!(scenario.rules));
    fields.insert("seats", json!(table.seats()));
    fields.insert("record", json!(played.record.to_string()));
    Ok(json!(fields))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scenarios_of_a_file_have_names_of_their_own() {
        assert_eq!(name("card_ger_blitzkrieg", 0), "card-ger-blitzkrieg");
        assert_eq!(name("card_ger_blitzkrieg", 2), "card-ger-blitzkrieg-3");
    }

    #[test]
    fn a_ruling_is_a_game_that_can_be_replayed() {
        let text = "game orders\ntitle A pass\nset turn blue\nblue: pass\n";
        let scenario = read(Path::new("a.scn"), text).unwrap().remove(0);
        let ruling = ruling("a", &scenario).unwrap();
        assert_eq!(ruling["seats"], 2);
        assert!(ruling["record"].as_str().unwrap().contains("0 pass"));
    }
}
