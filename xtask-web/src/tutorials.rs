//! The first games: scenario files whose comments say what is told at which point.
//!
//! `#seat NAME` says where the person sits; `#> STEP` or `#> STEP at THING` begins a step.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use game::Actor;
use games::{GameId, Table};
use serde_json::{Value, json};
use testkit::scenario::played;

use crate::rulings::read;

/// Writes `GAME.json` for every tutorial there is.
pub(crate) fn write(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for game in GameId::ALL {
        let file = from.join(game.name()).with_extension("scn");
        if !file.exists() {
            continue;
        }
        let text = fs::read_to_string(&file)?;
        let tutorial = tutorial(&file, &text).with_context(|| format!("in {}", file.display()))?;
        let path = to.join(game.name()).with_extension("json");
        fs::write(&path, serde_json::to_string(&tutorial)?)?;
    }
    Ok(())
}

fn tutorial(file: &Path, text: &str) -> Result<Value> {
    let scenarios = read(file, text)?;
    let scenario = scenarios.first().context("no scenario")?;
    let played = played(scenario).map_err(|failure| anyhow!("{failure}"))?;
    let table = Table::replay(&played.record)?;
    let lines = || text.lines().map(str::trim).zip(1..);
    let seat = lines().find_map(|(line, _)| line.strip_prefix("#seat "));
    let seat = seat.context("no line `#seat NAME`")?.trim();
    let seat = table
        .seat_named(seat)
        .with_context(|| format!("no seat is called {seat}"))?;
    // A step is said when the line after it is reached.
    let reached = |marker: usize| {
        let after = scenario.lines.iter().position(|line| line.number > marker);
        after.map_or(played.record.moves.len(), |i| played.reached[i])
    };
    let steps: Vec<Value> = lines()
        .filter_map(|(line, number)| {
            let step = line.strip_prefix("#>")?.trim();
            let (name, at) = match step.split_once(" at ") {
                Some((name, at)) => (name, Some(at)),
                None => (step, None),
            };
            Some(json!({"name": name, "at": at, "from": reached(number)}))
        })
        .collect();
    ensure!(!steps.is_empty(), "no line `#> STEP`");
    let moves = played.record.moves.iter().zip(&played.is_written);
    let script: Vec<Value> = moves
        .map(|(made, is_written)| {
            let seat = match made.actor {
                Actor::Seat(seat) => Some(seat.0),
                Actor::Chance => None,
            };
            json!({"seat": seat, "text": made.text, "is_written": is_written})
        })
        .collect();
    Ok(json!({
        "setup": played.record.setup,
        "seats": table.seats(),
        "seat": seat.0,
        "script": script,
        "steps": steps,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "game orders\n\
                        title A first game\n\
                        set turn blue\n\
                        #seat blue\n\
                        #> hello\n\
                        #> pass at prompt\n\
                        blue: pass\n\
                        #> bye\n";

    #[test]
    fn steps_are_said_when_the_next_line_is_reached() {
        let tutorial = tutorial(Path::new("a.scn"), TEXT).unwrap();
        assert_eq!(tutorial["seat"], 0);
        let steps = tutorial["steps"].as_array().unwrap();
        let first = tutorial["script"].as_array().unwrap();
        let passed = first
            .iter()
            .position(|made| made["text"] == "pass")
            .unwrap();
        assert_eq!(first[passed]["is_written"], true);
        assert_eq!(steps[0]["name"], "hello");
        assert_eq!(steps[1]["at"], "prompt");
        assert_eq!(steps[2]["from"], passed + 1);
    }

    #[test]
    fn a_tutorial_without_a_seat_is_refused() {
        let text = TEXT.replace("#seat blue\n", "");
        let error = tutorial(Path::new("a.scn"), &text).unwrap_err().to_string();
        assert!(error.contains("#seat"), "{error}");
    }
}
