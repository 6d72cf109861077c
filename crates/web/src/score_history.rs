//! How a game went: how far each side was after every move.

use games::{Scene, Sight};
use orders::Faction;
use serde::{Deserialize, Serialize};

use crate::final_score::FinalScore;

/// A game from its beginning to its last move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreHistory {
    /// The position before the first move, then after each.
    pub moments: Vec<Moment>,
    /// Where the points came from.
    #[serde(default)]
    pub points: FinalScore,
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
    /// Before so many moves it had not begun.
    pub from: usize,
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
        self.swings_in(lead)
    }

    /// The rounds that changed most how far that side was ahead of the best other, in order.
    #[must_use]
    pub fn swings_of(&self, side: usize) -> Vec<Swing> {
        let lead = self.moments.iter().map(|moment| {
            let others = moment.standing.iter().enumerate();
            let others = others.filter(|(other, _)| *other != side);
            let best = others.map(|(_, points)| *points).max().unwrap_or(0);
            moment.standing.get(side).copied().unwrap_or(0) - best
        });
        self.swings_in(&lead.collect::<Vec<i16>>())
    }

    /// The standing at the end of every round, beginning with round 0.
    #[must_use]
    pub fn round_ends(&self) -> Vec<(u16, Vec<i16>)> {
        let mut ends: Vec<(u16, Vec<i16>)> = Vec::new();
        if let Some(first) = self.moments.first() {
            ends.push((0, first.standing.clone()));
        }
        for moment in &self.moments {
            match ends.last_mut() {
                Some((round, standing)) if *round == moment.round => {
                    standing.clone_from(&moment.standing);
                }
                _ => ends.push((moment.round, moment.standing.clone())),
            }
        }
        ends
    }

    fn swings_in(&self, lead: &[i16]) -> Vec<Swing> {
        let rounds = self.rounds();
        let ends = rounds.iter().skip(1).map(|(number, _)| *number);
        let ends = ends.chain(lead.len().checked_sub(1));
        let mut swings: Vec<Swing> = rounds
            .iter()
            .zip(ends)
            .map(|(&(from, round), until)| Swing {
                number: until,
                from,
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
            ..ScoreHistory::default()
        };
        let swings = history.swings();
        let told: Vec<_> = swings
            .iter()
            .map(|swing| (swing.round, swing.change))
            .collect();
        assert_eq!(told, [(1, 6), (3, -10)]);
        assert_eq!(swings[1].number, 6);
        assert_eq!(ScoreHistory::default().swings(), []);
        // The other side sees the same with the other sign.
        let others = history.swings_of(1);
        let told: Vec<_> = others
            .iter()
            .map(|swing| (swing.round, swing.change))
            .collect();
        assert_eq!(told, [(1, -6), (3, 10)]);
    }

    #[test]
    fn two_sides_make_one_curve_and_more_make_one_each() {
        let two = ScoreHistory {
            moments: vec![moment(1, &[0, 0]), moment(1, &[4, 1]), moment(2, &[4, 9])],
            ..ScoreHistory::default()
        };
        assert_eq!(two.lines(), [[0, 3, -5]]);
        assert_eq!(two.rounds(), [(0, 1), (2, 2)]);
        let three = ScoreHistory {
            moments: vec![moment(1, &[0, 1, 2]), moment(1, &[3, 4, 5])],
            ..ScoreHistory::default()
        };
        assert_eq!(three.lines(), [[0, 3], [1, 4], [2, 5]]);
    }
}
