//! Worked rulings: scenarios that come with the page, looked through like any game.

use bots::Level;
use games::GameId;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::AppState;
use crate::local::SavedTable;
use crate::place::Place;
use crate::words;

/// A scenario that shows how a rule works.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// Its name in addresses.
    pub name: String,
    /// What it shows.
    pub title: String,
    /// Ids of the cards it is about.
    pub covers: Vec<String>,
    /// Numbers of the rules and rulings it is about.
    pub rules: Vec<String>,
    /// How many seats the table has.
    pub seats: u8,
    /// The game as a record.
    pub record: String,
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
        leptos::task::spawn_local(async move {
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
                    self.look_back(place, kept, Some(ruling.title), number);
                }
                Err(error) => self.not_loaded(error),
            }
        });
    }
}
