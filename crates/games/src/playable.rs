//! What the doors (terminal, host, browser) want of a game beyond the contract.

use std::collections::BTreeMap;

use game::{ContentError, Game, Observer, Source};

use crate::outline;

/// A game on the list.
///
/// Everything has a default, so that a new game is on the list with one empty `impl`.
pub trait Playable: Game<Setup: Send, Move: Send, Event: Send> + Send + 'static {
    /// Every card, vehicle or tile of the game, for listings and for the check that each has a
    /// scenario.
    fn cards() -> Vec<CardLine> {
        Vec::new()
    }

    /// Ids that scenarios must speak for, working and not working: the cards, unless a game's
    /// cards share their abilities.
    fn to_cover() -> Vec<String> {
        Self::cards().into_iter().map(|card| card.id).collect()
    }

    /// The cards as that setup's content has them.
    fn cards_of(setup: &Self::Setup) -> Vec<CardLine> {
        let _ = setup;
        Self::cards()
    }

    /// Plays with these content files instead of the carried ones, for a person who owns the game
    /// and corrects what we could only reconstruct. Keys are file names (`vehicles.toml`).
    ///
    /// # Errors
    /// What is wrong with which file and line.
    ///
    /// # Panics
    /// When the setup has named things of other content already.
    fn use_content(
        setup: &mut Self::Setup,
        files: &BTreeMap<String, String>,
    ) -> Result<(), ContentError> {
        let _ = setup;
        Source::new([]).with(files).map(|_| ())
    }

    /// The board as the observer sees it, drawn with letters and in notation; `None` for a game
    /// without one.
    fn board(&self, observer: Observer) -> Option<Vec<String>> {
        let _ = observer;
        None
    }

    /// The questions whose answers, one a line, tell an observer what there is to see now. They
    /// are put to [`Game::probe_view`], so an answer never holds more than the view does.
    fn questions(&self, observer: Observer) -> Vec<String> {
        let _ = observer;
        Vec::new()
    }

    /// What the observer sees, in lines for a terminal.
    ///
    /// Unless a game writes its own: the answers to [`Playable::questions`], or, when there are
    /// none, an outline of the view.
    fn describe(&self, observer: Observer) -> Vec<String> {
        let view = self.view(observer);
        let questions = self.questions(observer);
        if questions.is_empty() {
            return outline::lines(&outline::to_value(&view));
        }
        questions
            .iter()
            .map(|question| {
                let words: Vec<&str> = question.split_whitespace().collect();
                match self.probe_view(&view, &words) {
                    Ok(answer) => format!("{question}: {answer}"),
                    Err(problem) => format!("{question}: ? ({problem})"),
                }
            })
            .collect()
    }
}

/// One card of a game's content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLine {
    /// The id in content, notation and scenarios.
    pub id: String,
    /// What kind of card it is, in the game's words.
    pub kind: String,
    /// Whose card it is; empty when nobody's.
    pub owner: String,
    /// How many are in the box.
    pub copies: u32,
    /// The title.
    pub title: String,
    /// What it does.
    pub text: String,
}
