//! A first game: steps that say what to do, on a table that is prepared for it.

use std::sync::Arc;

use bots::Level;
use driver::Occupant;
use game::Thing;
use games::{GameId, Sight};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::AppState;
use crate::intent::{self, Meaning};
use crate::local::{LocalCommand, ScriptedMove};
use crate::place::Place;
use crate::words;

/// A tutorial as it comes with the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TutorialFile {
    /// Lines of the setup.
    pub setup: Vec<String>,
    /// How many seats the table has.
    pub seats: u8,
    /// Where the person sits.
    pub seat: u8,
    /// Every move up to the end of the tutorial.
    pub script: Vec<ScriptedMove>,
    /// What is said.
    pub steps: Vec<TutorialStep>,
}

/// Something that is said to the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TutorialStep {
    /// Its words are the message `tutorial-GAME-NAME`.
    pub name: String,
    /// What it is about, in a few words of our own: `prompt`, `place ukraine`, `card ger_blitzkrieg` …
    pub at: Option<String>,
    /// How many moves were made when it is said.
    pub from: usize,
}

/// A tutorial in progress.
#[derive(Clone, Debug)]
pub(crate) struct Learning {
    pub(crate) game: GameId,
    pub(crate) file: Arc<TutorialFile>,
    /// The step that is said.
    pub(crate) step: usize,
    /// What is said to a click on something else than what is to be done.
    pub(crate) answer: Option<WrongClick>,
}

/// A click on something else than what a tutorial wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WrongClick {
    /// What was clicked.
    pub(crate) thing: Thing,
    /// Whether a choice names it, so that a real game would allow it.
    pub(crate) is_legal: bool,
}

impl Learning {
    /// The move that the person is to make at that point, if it is theirs.
    fn wanted(&self, number: usize) -> Option<&str> {
        let next = self.file.script.get(number)?;
        let is_theirs = next.seat == Some(self.file.seat) && next.is_written;
        is_theirs.then_some(&*next.text)
    }

    /// Whether the step waits for a move of the person rather than for "next".
    pub(crate) fn waits(&self) -> bool {
        let from = self.file.steps[self.step].from;
        let until = self.file.steps.get(self.step + 1);
        let until = until.map_or(self.file.script.len(), |next| next.from);
        (from..until).any(|number| self.wanted(number).is_some())
    }

    /// Whether it is the last step.
    pub(crate) fn is_last(&self) -> bool {
        self.step + 1 >= self.file.steps.len()
    }
}

impl AppState {
    /// Begins the first game of that game.
    pub(crate) fn begin_tutorial(self, game: GameId) {
        self.close();
        self.place.set(Place::Tutorial(game));
        leptos::task::spawn_local(async move {
            let text = words::fetch(&format!("tutorials/{}.json", game.name())).await;
            let read = text.and_then(|text| {
                serde_json::from_str::<TutorialFile>(&text).map_err(|error| error.to_string())
            });
            match read {
                Ok(file) => self.learn(game, file),
                Err(error) => self.not_loaded(error),
            }
        });
    }

    fn learn(self, game: GameId, file: TutorialFile) {
        let Some(seed) = self.fresh_seed() else {
            return;
        };
        let occupant = |seat: u8| {
            if seat == file.seat {
                Occupant::HUMAN
            } else {
                Level::Cadet.name()
            }
        };
        let occupants: Vec<String> = (0..file.seats)
            .map(|seat| occupant(seat).to_owned())
            .collect();
        self.open(Place::Tutorial(game), &occupants);
        self.local(LocalCommand::Learn {
            game,
            setup: file.setup.clone(),
            seed,
            occupants,
            script: file.script.clone(),
        });
        self.learning.set(Some(Learning {
            game,
            file: Arc::new(file),
            step: 0,
            answer: None,
        }));
    }

    /// Goes to the next step, as far as the game is there.
    pub(crate) fn next_step(self) {
        self.learning.update(|learning| {
            if let Some(learning) = learning
                && !learning.is_last()
            {
                learning.step += 1;
                learning.answer = None;
            }
        });
        if let Some(sight) = self.sight.get_untracked() {
            self.teach(&sight);
        }
    }

    /// Leaves the tutorial; the game goes on.
    pub(crate) fn end_tutorial(self) {
        self.learning.set(None);
        self.selection.narrowed.set(None);
    }

    /// After every change: steps that are done give way, and only what is to be done can be chosen.
    pub(super) fn teach(self, sight: &Sight) {
        self.learning.update(|learning| {
            let Some(learning) = learning else {
                return;
            };
            learning.answer = None;
            while learning.waits() && !learning.is_last() {
                let next = learning.file.steps[learning.step + 1].from;
                if sight.number < next {
                    break;
                }
                learning.step += 1;
            }
        });
        let only = self.learning.with_untracked(|learning| {
            let learning = learning.as_ref()?;
            let wanted = learning.wanted(sight.number)?;
            // A step that only tells lets nothing be done before it is read.
            let is_now = learning.waits();
            let found = sight
                .choices
                .iter()
                .find(|choice| choice.text == wanted && is_now);
            Some(
                found
                    .map(|choice| choice.index)
                    .into_iter()
                    .collect::<Vec<_>>(),
            )
        });
        if let Some(only) = only {
            self.selection.narrowed.set(Some(only));
        }
    }

    /// The choice that the tutorial wants now, by its index.
    pub(crate) fn wanted(self) -> Option<usize> {
        let sight = self.sight.get()?;
        self.learning.with(|learning| {
            let learning = learning.as_ref().filter(|learning| learning.waits())?;
            let wanted = learning.wanted(sight.number)?;
            let found = sight.choices.iter().find(|choice| choice.text == wanted);
            found.map(|choice| choice.index)
        })
    }

    /// Answers a click on something else than what is to be done: what it was, and what to do.
    pub(super) fn answer_wrong_click(self, thing: &Thing) {
        let is_legal = self.sight.with_untracked(|sight| {
            let choices = sight.iter().flat_map(|sight| &sight.choices);
            intent::meaning(choices, thing) != Meaning::Nothing
        });
        self.learning.update(|learning| {
            if let Some(learning) = learning {
                learning.answer = Some(WrongClick {
                    thing: thing.clone(),
                    is_legal,
                });
            }
        });
    }

    /// Whether a tutorial says what is to be done, so that nothing else can be.
    pub(crate) fn is_led(self) -> bool {
        self.learning.with_untracked(|learning| {
            let number = self
                .sight
                .with_untracked(|sight| sight.as_ref().map(|sight| sight.number));
            let learning = learning.as_ref();
            learning.is_some_and(|learning| {
                number.is_some_and(|number| learning.wanted(number).is_some())
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scripted(seat: Option<u8>, text: &str, is_written: bool) -> ScriptedMove {
        ScriptedMove {
            seat,
            text: text.to_owned(),
            is_written,
        }
    }

    #[test]
    fn a_step_waits_only_for_a_move_of_the_person() {
        let step = |name: &str, from| TutorialStep {
            name: name.to_owned(),
            at: None,
            from,
        };
        let file = TutorialFile {
            setup: Vec::new(),
            seats: 2,
            seat: 0,
            script: vec![
                scripted(None, "deal", false),
                scripted(Some(0), "play", true),
                scripted(Some(1), "pass", true),
                scripted(Some(0), "pass", false),
            ],
            steps: vec![step("hello", 0), step("play", 1), step("look", 2)],
        };
        let mut learning = Learning {
            game: GameId::Rush,
            file: Arc::new(file),
            step: 0,
            answer: None,
        };
        assert!(!learning.waits());
        learning.step = 1;
        assert!(learning.waits() && !learning.is_last());
        assert_eq!(learning.wanted(1), Some("play"));
        learning.step = 2;
        assert!(!learning.waits() && learning.is_last());
        assert_eq!(learning.wanted(2), None);
        assert_eq!(learning.wanted(3), None);
    }
}
