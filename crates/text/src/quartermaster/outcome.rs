//! How a game ended, as a sentence.

use ::quartermaster::{Country, Team, View};
use game::Outcome;

use super::Words;
use crate::texts::{Args, capital};

impl Words<'_> {
    /// The summary of a game that has ended; `None` before its end.
    #[must_use]
    pub fn outcome(&self, view: &View) -> Option<String> {
        let outcome = view.outcome.as_ref()?;
        let [axis, allies] = view.points;
        let args = Args::new()
            .with("team", self.team(winner(view, outcome)))
            .with("axis", axis)
            .with("allies", allies)
            .with("rounds", view.round);
        let id = format!("qm-outcome-{}", outcome.ending.id());
        Some(capital(&self.texts.say(&id, args)))
    }
}

/// The team whose countries are led by the winners.
fn winner(view: &View, outcome: &Outcome) -> Team {
    let won = |country: Country| {
        let seat = game::Seat(view.countries[country].seat);
        outcome.winners.contains(seat)
    };
    if Team::Axis.countries().iter().any(won) {
        Team::Axis
    } else {
        Team::Allies
    }
}
