//! Worked rulings: scenarios that come with the page, looked through like any game.

use std::collections::BTreeMap;

use bots::Level;
use game::{Observer, Seat};
use games::GameId;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use text::{Args, Language};

use super::AppState;
use crate::local::SavedTable;
use crate::place::Place;
use crate::words;

/// A scenario that shows how a rule works.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// Its name in addresses.
    pub name: String,
    /// Ids of the cards it is about.
    pub covers: Vec<String>,
    /// Numbers of the rules and rulings it is about.
    pub rules: Vec<String>,
    /// How many seats the table has.
    pub seats: u8,
    /// The seat that it is about.
    pub seat: Option<u8>,
    /// The game as a record.
    pub record: String,
}

/// What a ruling is called in a language, and what happens in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulingTitle(pub String, pub String);

impl RulingTitle {
    /// Both in one line.
    #[must_use]
    pub fn line(&self) -> String {
        let Self(title, about) = self;
        if about.is_empty() {
            title.clone()
        } else {
            format!("{title}: {about}")
        }
    }
}

/// The titles of all rulings of a game, by name.
pub(crate) async fn fetch_titles(
    game: GameId,
    language: Language,
) -> Result<BTreeMap<String, RulingTitle>, String> {
    let path = format!("rulings/{}.{}.json", game.name(), language.tag());
    let text = words::fetch(&path).await?;
    serde_json::from_str(&text).map_err(|error| error.to_string())
}

/// All rulings of a game.
pub(crate) async fn fetch_rulings(game: GameId) -> Result<Vec<Ruling>, String> {
    let text = words::fetch(&format!("rulings/{}.json", game.name())).await?;
    serde_json::from_str(&text).map_err(|error| error.to_string())
}

impl AppState {
    /// Shows a ruling, from after so many moves.
    pub(crate) fn show_ruling(self, game: GameId, name: &str, number: Option<usize>) {
        let place = Place::Ruling(game, name.to_owned(), number);
        self.close();
        self.place.set(place.clone());
        let name = name.to_owned();
        let language = self.settings.language.get_untracked();
        leptos::task::spawn_local(async move {
            let titles = fetch_titles(game, language).await.unwrap_or_default();
            let ruling = fetch_rulings(game).await.and_then(|all| {
                let found = all.into_iter().find(|ruling| ruling.name == name);
                found.ok_or(name)
            });
            match ruling {
                Ok(ruling) => {
                    let moves = ruling.record.split_once("\nmoves\n");
                    let kept = SavedTable {
                        game,
                        orders: Vec::new(),
                        automatic: std::collections::BTreeSet::new(),
                        number: moves.map_or(0, |(_, moves)| moves.lines().count()),
                        record: ruling.record,
                        seed: None,
                        occupants: vec![
                            Level::Officer.name().to_owned();
                            usize::from(ruling.seats)
                        ],
                        // A ruling has no secrets.
                        is_over: true,
                    };
                    let title = titles.get(&ruling.name).map(|title| title.0.clone());
                    self.look_back(place, kept, title, number);
                    // Without a hand nothing of it could be followed.
                    if let Some(seat) = ruling.seat {
                        self.look_as(Observer::Seat(Seat(seat)), false);
                    }
                }
                Err(error) => self.not_loaded(error),
            }
        });
    }

    /// The numbers of the rules and rulings that a ruling is about, and which is which.
    pub(crate) fn rule_numbers(self, ruling: &Ruling) -> String {
        let is_own = |rule: &&String| rule.starts_with(|c: char| c.is_alphabetic());
        let (own, rules): (Vec<&String>, Vec<&String>) = ruling.rules.iter().partition(is_own);
        let said = [("web-ruling-rules", rules), ("web-ruling-own", own)].map(|(id, numbers)| {
            let list: Vec<&str> = numbers.iter().map(|number| number.as_str()).collect();
            let args = Args::new().with("n", list.len());
            (!list.is_empty()).then(|| self.say(id, args.with("numbers", list.join(", "))))
        });
        let said: Vec<String> = said.into_iter().flatten().collect();
        said.join(", ")
    }
}
