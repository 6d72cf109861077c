//! The scenarios as games to look through: what "show me" shows. What they are called in each
//! language is in files of their own.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use game::{Actor, Seat};
use games::{GameId, Table};
use serde_json::{Value, json};
use testkit::scenario::{self, Played, Scenario, played};

use crate::ruling_titles::Titles;

/// Writes `GAME.json` with all scenarios of that game, and `GAME.LANGUAGE.json` with what each of them
/// is called.
pub(crate) fn write(root: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for game in GameId::ALL {
        let folder = root.join("tests/scenarios").join(game.name());
        let mut files: Vec<_> = fs::read_dir(&folder)
            .with_context(|| format!("while reading {}", folder.display()))?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()?;
        files.sort();
        let mut rulings = Vec::new();
        let mut titles = Titles::of(game, &root.join("locales"))?;
        for file in files {
            let stem = file
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let text = fs::read_to_string(&file)?;
            for (i, scenario) in read(&file, &text)?.iter().enumerate() {
                let name = name(&stem, i);
                let played = played(scenario).map_err(|failure| anyhow!("{failure}"))?;
                titles.add(&name, scenario, &played)?;
                rulings.push(ruling(&name, scenario, &played)?);
            }
        }
        let path = to.join(game.name()).with_extension("json");
        fs::write(&path, serde_json::to_string(&rulings)?)?;
        titles.write(to)?;
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

fn ruling(name: &str, scenario: &Scenario, played: &Played) -> Result<Value> {
    let table = Table::replay(&played.record)?;
    let mut fields: BTreeMap<&str, Value> = BTreeMap::new();
    fields.insert("name", json!(name));
    fields.insert("covers", json!(scenario.covers));
    fields.insert("rules", json!(scenario.rules));
    fields.insert("seats", json!(table.seats()));
    fields.insert("seat", json!(seat(scenario, played).map(|seat| seat.0)));
    fields.insert("record", json!(played.record.to_string()));
    Ok(json!(fields))
}

/// The seat that the scenario is about: the first that does something with what it covers, else the
/// first that does anything.
fn seat(scenario: &Scenario, played: &Played) -> Option<Seat> {
    let moves = played.record.moves.iter().zip(&played.is_written);
    let moves = moves.filter_map(|(mv, is_written)| match mv.actor {
        Actor::Seat(seat) => Some((seat, mv.text.as_str(), *is_written)),
        Actor::Chance => None,
    });
    let covered = moves.clone().find(|(_, text, _)| {
        let mut words = text.split_whitespace();
        words.any(|word| scenario.covers.iter().any(|id| id == word))
    });
    let written = || moves.clone().find(|(.., is_written)| *is_written);
    covered.or_else(written).map(|(seat, ..)| seat)
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
        let played = played(&scenario).unwrap();
        let ruling = ruling("a", &scenario, &played).unwrap();
        assert_eq!(ruling["seats"], 2);
        assert_eq!(ruling["seat"], 0);
        assert!(ruling["record"].as_str().unwrap().contains("0 pass"));
    }

    #[test]
    fn a_ruling_is_about_the_seat_that_uses_what_it_covers() {
        let text = "game quartermaster\ntitle Stalingrad saves the army\ncovers ussr_stalingrad\n\
                    set players 6\nset germany armies germany balkans\nset ussr armies moscow ukraine\n\
                    set ussr responses ussr_stalingrad\nset germany hand ger_land_battle\n\
                    germany: play ger_land_battle\ngermany: battle ukraine\n\
                    ussr: use ussr_stalingrad\n";
        let scenario = read(Path::new("a.scn"), text).unwrap().remove(0);
        let played = played(&scenario).unwrap();
        assert_eq!(seat(&scenario, &played), Some(Seat(3)));
    }
}
