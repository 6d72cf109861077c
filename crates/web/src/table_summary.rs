//! What a list of tables says of one: public knowledge only, kept beside the sealed table.

use game::{Observer, Seat, Turn};
use games::{Scene, Sight, Table};
use orders::Faction;
use serde::{Deserialize, Serialize};

use crate::local::SavedTable;

/// What a spectator of a table could say of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSummary {
    /// Lines of its setup.
    pub setup: Vec<String>,
    /// The occupant of each seat, by word.
    pub occupants: Vec<String>,
    /// The round, counted from 1.
    pub round: u16,
    /// The last round, where that is known.
    pub rounds: Option<u16>,
    /// How far each side is: victory points of the axis and the allies, stars of blue and yellow, what
    /// squads would score now.
    pub standing: Vec<i32>,
    /// The seats that are asked.
    pub asked: Vec<Seat>,
    /// Who won, once the game is over.
    pub winners: Option<Vec<Seat>>,
}

impl TableSummary {
    /// The summary of a table with such occupants.
    #[must_use]
    pub fn new(table: &Table, occupants: Vec<String>) -> Self {
        // Nothing is told to a spectator that is not public.
        let sight = table.sight(Observer::Spectator, usize::MAX);
        let (round, rounds) = rounds(&sight);
        let (asked, winners) = match sight.turn {
            Turn::Seats(asked) => (asked.iter().collect(), None),
            Turn::Chance => (Vec::new(), None),
            Turn::Over(outcome) => (Vec::new(), Some(outcome.winners.iter().collect())),
        };
        Self {
            setup: table.record().expose().setup.clone(),
            occupants,
            round,
            rounds,
            standing: standing(&sight),
            asked,
            winners,
        }
    }

    /// The summary of a table that is kept; `None` when its record cannot be played.
    #[must_use]
    pub fn of_saved(saved: &SavedTable) -> Option<Self> {
        let table = Table::replay(&saved.read_record().ok()?).ok()?;
        Some(Self::new(&table, saved.occupants.clone()))
    }

    /// The seats of people.
    #[must_use]
    pub fn people(&self) -> Vec<Seat> {
        let seats = self.occupants.iter().zip(0..);
        let people = seats.filter(|(word, _)| *word == driver::Occupant::HUMAN);
        people.map(|(_, seat)| Seat(seat)).collect()
    }

    /// Whether a person at this screen is asked.
    #[must_use]
    pub fn asks_a_person(&self) -> bool {
        let people = self.people();
        self.asked.iter().any(|seat| people.contains(seat))
    }
}

/// The round, and the last one where that is known.
fn rounds(sight: &Sight) -> (u16, Option<u16>) {
    match &sight.scene {
        Scene::Quartermaster(scene) => (
            u16::from(scene.view.round),
            Some(u16::from(scene.view.options.rounds)),
        ),
        Scene::Rush(scene) => (scene.view.round, None),
        Scene::Orders(scene) => (
            u16::from(scene.view.round),
            Some(u16::from(scene.view.rounds)),
        ),
    }
}

fn standing(sight: &Sight) -> Vec<i32> {
    match &sight.scene {
        Scene::Quartermaster(scene) => scene.view.points.map(i32::from).to_vec(),
        Scene::Orders(scene) => {
            let stars = |faction: Faction| i32::from(scene.view.factions[faction].stars);
            Faction::ALL.map(stars).to_vec()
        }
        Scene::Rush(scene) => {
            let seats = scene.view.seats.iter();
            seats.map(|seat| seat.score.total).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use games::GameId;

    use super::*;
    use crate::local_host::page::Page;

    #[test]
    fn a_summary_says_where_a_game_is_and_whose_move() {
        for game in GameId::ALL {
            let mut page = Page::at(game, &[], &["human", "random"]);
            page.settle();
            let summary = TableSummary::of_saved(page.saved()).expect("it can be played");
            assert_eq!(page.summary.as_ref(), Some(&summary), "{game}");
            assert!(summary.asks_a_person(), "{game}");
            assert_eq!(summary.people(), [Seat(0)], "{game}");
            assert_eq!(summary.winners, None, "{game}");
        }
    }

    #[test]
    fn worlds_that_differ_in_what_is_hidden_have_one_summary() {
        // Another seed is another deal; nothing of it is public before the first move.
        let summary = |seed: &str| {
            let seed = seed.repeat(32).parse().expect("a seed");
            let mut table = Table::sit(GameId::Quartermaster, &[], Some(seed)).expect("a table");
            while matches!(table.turn(), Turn::Chance) {
                table.draw_chance().expect("chance moves");
            }
            TableSummary::new(&table, Vec::new())
        };
        assert_eq!(summary("05"), summary("06"));
    }
}
