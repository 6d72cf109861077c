//! The words of first games: what one is called and what each of its steps says.
//!
//! The steps themselves are in `tests/scenarios/lessons/GAME.scn`.

use games::GameId;

use crate::texts::Texts;

impl Texts {
    /// What the first game of a game is called.
    #[must_use]
    pub fn lesson_title(&self, game: GameId) -> String {
        self.lesson_step(game, "title")
    }

    /// What a step says, by the name that stands behind its `#>`.
    #[must_use]
    pub fn lesson_step(&self, game: GameId, step: &str) -> String {
        let game = game.name();
        self.word(&format!("lesson-{game}-{step}"))
    }
}
