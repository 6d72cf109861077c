//! A game that is looked through: where one is in it, who looks, and going on from there.

use std::sync::Arc;

use game::{Observer, Record, Seat};
use games::Sight;
use leptos::prelude::*;

use super::{AppState, go};
use crate::local::{LocalCommand, SavedTable};
use crate::place::Place;
use crate::score_history::ScoreHistory;
use crate::storage;
use crate::table_summary::TableSummary;

/// A game that is looked through.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    /// The table as it was kept.
    pub(super) kept: Arc<SavedTable>,
    /// After so many moves.
    pub(crate) number: usize,
    /// Who looks.
    pub(crate) observer: Observer,
    /// Whether the hands of all are shown besides: of a finished game only.
    pub(crate) is_open: bool,
    pub(crate) score_history: Arc<ScoreHistory>,
    /// What it is called, where it has a name.
    pub(crate) title: Option<String>,
    /// Whether it goes on by itself.
    pub(crate) is_running: bool,
}

impl Past {
    /// How many moves there are.
    pub(crate) fn n_moves(&self) -> usize {
        self.kept.number
    }

    /// The observers that may be chosen: all of a finished game, of an unfinished one only its only person.
    pub(crate) fn observers(&self) -> Vec<Observer> {
        let seats = 0..self.kept.occupants.len() as u8;
        let people = self.kept.occupants.iter();
        let n_people = people
            .filter(|word| *word == driver::Occupant::HUMAN)
            .count();
        let may_look = |seat: &u8| {
            self.kept.is_over
                || n_people == 1
                    && self.kept.occupants[usize::from(*seat)] == driver::Occupant::HUMAN
        };
        let seats = seats.filter(may_look);
        std::iter::once(Observer::Spectator)
            .chain(seats.map(|seat| Observer::Seat(Seat(seat))))
            .collect()
    }
}

impl Past {
    /// Whether all hands may be shown: once the game is over.
    pub(crate) fn may_open(&self) -> bool {
        self.kept.is_over
    }
}

impl AppState {
    /// Looks through a stored table.
    pub(crate) fn look_through(self, id: &str, number: Option<usize>) {
        self.close();
        let place = Place::Replay(id.to_owned(), number);
        self.place.set(place.clone());
        let id = id.to_owned();
        leptos::task::spawn_local(async move {
            let kept = self.shelf.get(&id).await;
            if self.place.get_untracked() != place {
                return;
            }
            match kept {
                Some(kept) => self.look_back(place, kept, None, number),
                None => go("/"),
            }
        });
    }

    /// Looks through a game from after so many moves, or from its beginning.
    pub(crate) fn look_back(
        self,
        place: Place,
        kept: SavedTable,
        title: Option<String>,
        number: Option<usize>,
    ) {
        self.open(place, &kept.occupants);
        let mut past = Past {
            number: number.unwrap_or(0).min(kept.number),
            kept: Arc::new(kept),
            observer: Observer::Spectator,
            is_open: false,
            score_history: Arc::default(),
            title,
            is_running: false,
        };
        // The only person at a table looks with their own eyes.
        let mut observers = past.observers().into_iter();
        let human = self.table.people.with_untracked(|people| match people[..] {
            [only] => Some(Observer::Seat(only)),
            _ => None,
        });
        past.observer = observers
            .find(|observer| Some(*observer) == human)
            .unwrap_or(Observer::Spectator);
        self.local(LocalCommand::Review((*past.kept).clone()));
        self.past.set(Some(past));
        self.look_back_again();
    }

    /// Asks for everything anew: another observer looks, or in another language.
    pub(super) fn look_back_again(self) {
        let now = self
            .past
            .with_untracked(|past| past.as_ref().map(|past| (past.observer, past.number)));
        if let Some((observer, number)) = now {
            self.local(LocalCommand::Story(observer));
            self.look_at(observer, number);
        }
    }

    fn look_at(self, observer: Observer, number: usize) {
        self.local(LocalCommand::At { observer, number });
        let is_open = self
            .past
            .with_untracked(|past| past.as_ref().is_some_and(|past| past.is_open));
        if is_open {
            self.local(LocalCommand::Open(number));
        }
    }

    /// The address of the running table that is looked back at; `None` for other games.
    pub(crate) fn way_back(self) -> Option<String> {
        let game = self.past.with(|past| {
            let past = past.as_ref()?;
            (!past.kept.is_over).then_some(past.kept.game)
        })?;
        self.place.with(|place| match place {
            Place::Replay(id, _) => Some(format!("/{}/{id}", game.name())),
            _ => None,
        })
    }

    /// Goes back to the running table.
    pub(crate) fn go_back(self) -> bool {
        let way = untrack(|| self.way_back());
        if let Some(way) = &way {
            go(way);
        }
        way.is_some()
    }

    /// Goes to the position after so many moves.
    pub(crate) fn seek(self, number: usize) {
        let asked = self.past.try_update(|past| {
            let past = past.as_mut()?;
            past.number = number.min(past.n_moves());
            if past.number == past.n_moves() {
                past.is_running = false;
            }
            Some((past.observer, past.number))
        });
        let Some(Some((observer, number))) = asked else {
            return;
        };
        self.look_at(observer, number);
        let path = self.place.with_untracked(|place| match place {
            Place::Replay(id, _) => Some(format!("#/replay/{id}/{number}")),
            Place::Ruling(game, name, _) => {
                Some(format!("#/rulings/{}/{name}/{number}", game.name()))
            }
            _ => None,
        });
        // The address follows without a step back for every move.
        let history = web_sys::window().and_then(|window| window.history().ok());
        if let (Some(history), Some(path)) = (history, path) {
            let state = wasm_bindgen::JsValue::NULL;
            let _ = history.replace_state_with_url(&state, "", Some(&path));
        }
    }

    /// Goes on by itself, or stops.
    pub(crate) fn run(self, is_running: bool) {
        self.past.update(|past| {
            if let Some(past) = past {
                past.is_running = is_running;
                if is_running && past.number == past.n_moves() {
                    past.number = 0;
                }
            }
        });
    }

    /// Shows the game as another observer saw it.
    pub(crate) fn look_as(self, observer: Observer, is_open: bool) {
        self.past.update(|past| {
            if let Some(past) = past {
                past.observer = observer;
                past.is_open = is_open && past.kept.is_over;
            }
        });
        self.opened.set(Vec::new());
        self.look_back_again();
    }

    /// Opens a table of its own that goes on from here.
    pub(crate) fn play_on(self) {
        let Some(past) = self.past.get_untracked() else {
            return;
        };
        let Ok(record) = past.kept.record.parse::<Record>() else {
            return;
        };
        let Some(seed) = self.fresh_seed() else {
            return;
        };
        let id = storage::new_id();
        let mut occupants = past.kept.occupants.clone();
        let has_people = occupants.iter().any(|word| word == driver::Occupant::HUMAN);
        let seat = match past.observer {
            Observer::Seat(seat) => usize::from(seat.0),
            Observer::Spectator => 0,
        };
        if let Some(occupant) = occupants.get_mut(seat).filter(|_| !has_people) {
            driver::Occupant::HUMAN.clone_into(occupant);
        }
        let kept = SavedTable {
            game: past.kept.game,
            record: record.branch(past.number).to_string(),
            seed: Some(seed),
            occupants,
            orders: Vec::new(),
            automatic: std::collections::BTreeSet::new(),
            number: past.number,
            is_over: false,
        };
        let path = format!("/{}/{id}", kept.game.name());
        let summary = TableSummary::of_saved(&kept);
        self.shelf.put(&id, kept, summary);
        go(&path);
    }

    pub(super) fn hear_score_history(self, history: ScoreHistory) {
        let history = Arc::new(history);
        if self.past.with_untracked(Option::is_none) {
            self.table.score_history.set(Some(history));
            return;
        }
        self.past.update(|past| {
            if let Some(past) = past {
                past.score_history = history;
            }
        });
    }

    pub(super) fn hear_story(self, sight: &Sight) {
        if let Some(news) = self.told_news(sight) {
            self.table.log.set(news);
        }
    }
}
