//! How a game went: how far each side was after every move.

use games::{Scene, Sight};
use orders::Faction;
use serde::{Deserialize, Serialize};

/// A game from its beginning to its last move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreHistory {
    /// The position before the first move, then after each.
    pub moments: Vec<Moment>,
}

/// A position as a curve knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// The round, counted from 1.
    pub round: u16,
    /// How far each side is: victory points of the axis and the allies, what each squad would
    /// score, stars of blue and yellow.
    pub standing: Vec<i16>,
}

/// A round that changed the lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swing {
    /// After so many moves it was over.
    pub number: usize,
    /// Which.
    pub round: u16,
    /// By how much the first side came closer to winning.
    pub change: i16,
}

/// A change of the lead that is worth a mark.
const LEAST_SWING: i16 = 2;

/// So many are marked.
const MOST_SWINGS: usize = 3;

impl ScoreHistory {
    /// Goes on by a position, as a spectator sees it.
    pub fn push(&mut self, sight: &Sight) {
        let (round, standing) = match &sight.scene {
            Scene::Quartermaster(scene) => {
                (u16::from(scene.view.round), scene.view.points.to_vec())
            }
            Scene::Orders(scene) => {
                let stars = |faction: Faction| i16::from(scene.view.factions[faction].stars);
                let stars = Faction::ALL.map(stars);
                (u16::from(scene.view.round), stars.to_vec())
            }
            Scene::Rush(scene) => {
                let squads = scene.view.seats.iter();
                let scores = squads.map(|squad| squad.score.total as i16).collect();
                (scene.view.round, scores)
            }
        };
        self.moments.push(Moment { round, standing });
    }

    /// Where rounds begin: the number of moves made before, and the round.
    #[must_use]
    pub fn rounds(&self) -> Vec<(usize, u16)> {
        let mut rounds: Vec<(usize, u16)> = Vec::new();
        for (number, moment) in self.moments.iter().enumerate() {
            if rounds.last().is_none_or(|(_, round)| *round < moment.round) {
                rounds.push((number, moment.round));
            }
        }
        rounds
    }

    /// The rounds that changed the lead most, in order: at most three, and none where more than two
    /// sides play.
    #[must_use]
    pub fn swings(&self) -> Vec<Swing> {
        let lines = self.lines();
        let [lead] = &lines[..] else {
            return Vec::new();
        };
        let rounds = self.rounds();
        let ends = rounds.iter().skip(1).map(|(number, _)| *number);
        let ends = ends.chain(lead.len().checked_sub(1));
        let mut swings: Vec<Swing> = rounds
            .iter()
            .zip(ends)
            .map(|(&(from, round), until)| Swing {
                number: until,
                round,
                change: lead[until] - lead[from],
            })
            .filter(|swing| swing.change.abs() >= LEAST_SWING)
            .collect();
        swings.sort_by_key(|swing| -swing.change.abs());
        swings.truncate(MOST_SWINGS);
        swings.sort_by_key(|swing| swing.number);
        swings
    }

    /// One line for each side, or for two sides by how much the first is ahead of the second.
    #[must_use]
    pub fn lines(&self) -> Vec<Vec<i16>> {
        let n = self.moments.first().map_or(0, |first| first.standing.len());
        if n == 2 {
            let lead = self.moments.iter();
            let lead = lead.map(|moment| moment.standing[0] - moment.standing[1]);
            return vec![lead.collect()];
        }
        let line = |side: usize| {
            self.moments
                .iter()
                .map(|moment| moment.standing[side])
                .collect()
        };
        (0..n).map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(round: u16, standing: &[i16]) -> Moment {
        Moment {
            round,
            standing: standing.to_vec(),
        }
    }

    #[test]
    fn the_rounds_that_changed_most_are_marked_in_order() {
        let standings = [
            (1, 0),
            (1, 1),
            (2, 6),
            (2, 6),
            (3, 6),
            (3, -4),
            (4, -4),
            (4, -3),
        ];
        let history = ScoreHistory {
            moments: standings
                .map(|(round, lead)| moment(round, &[lead, 0]))
                .to_vec(),
        };
        let swings = history.swings();
        let told: Vec<_> = swings
            .iter()
            .map(|swing| (swing.round, swing.change))
            .collect();
        assert_eq!(told, [(1, 6), (3, -10)]);
        assert_eq!(swings[1].number, 6);
        assert_eq!(ScoreHistory::default().swings(), []);
    }

    #[test]
    fn two_sides_make_one_curve_and_more_make_one_each() {
        let two = ScoreHistory {
            moments: vec![moment(1, &[0, 0]), moment(1, &[4, 1]), moment(2, &[4, 9])],
        };
        assert_eq!(two.lines(), [[0, 3, -5]]);
        assert_eq!(two.rounds(), [(0, 1), (2, 2)]);
        let three = ScoreHistory {
            moments: vec![moment(1, &[0, 1, 2]), moment(1, &[3, 4, 5])],
        };
        assert_eq!(three.lines(), [[0, 3], [1, 4], [2, 5]]);
    }
}
