//! Where the points of a finished game came from: read from the last view and from what was scored on the
//! way, never worked out from the board. Rows add up to totals, totals to the final score.

use games::{Scene, Sight};
use orders::Faction;
use quartermaster::{Country, Event, ScoreReason, Team};
use serde::{Deserialize, Serialize};

/// What points are for. Each is a column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointSource {
    /// Supply spaces.
    Spaces,
    /// Cards.
    Cards,
    /// Cards that should have been discarded and were not there.
    Depletion,
    /// Medals.
    Medals,
    /// Captured bases.
    Bases,
    /// Achievements.
    Achievements,
    /// Stars of areas.
    Stars,
}

impl PointSource {
    /// The name in message ids.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Spaces => "spaces",
            Self::Cards => "cards",
            Self::Depletion => "depletion",
            Self::Medals => "medals",
            Self::Bases => "bases",
            Self::Achievements => "achievements",
            Self::Stars => "stars",
        }
    }
}

/// Who a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scorer {
    /// A country of Quartermaster.
    Country(Country),
    /// A team of Quartermaster: the sum of the countries before it.
    Team(Team),
    /// A seat.
    Seat(u8),
}

/// One row: points by source, in the order of the columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreRow {
    /// Who.
    pub scorer: Scorer,
    /// Points by source.
    pub cells: Vec<i32>,
    /// All of them.
    pub total: i32,
    /// The seat that the row belongs to, if it is one.
    pub seat: Option<u8>,
}

/// Points by scorer and source.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalScore {
    /// The columns.
    pub sources: Vec<PointSource>,
    /// The rows.
    pub rows: Vec<ScoreRow>,
}

impl FinalScore {
    /// The points of that game, from a sight with everything that happened.
    #[must_use]
    pub fn new(story: &Sight) -> Self {
        match &story.scene {
            Scene::Quartermaster(scene) => {
                let events = scene.news.iter().flat_map(|news| &news.events);
                let mut points = [[0_i32; 3]; Country::ALL.len()];
                for event in events {
                    if let Event::Scored {
                        country,
                        points: scored,
                        reason,
                        team,
                        ..
                    } = event
                    {
                        let column = match reason {
                            ScoreReason::Spaces => 0,
                            ScoreReason::Card(_) => 1,
                            ScoreReason::Depletion => 2,
                        };
                        // Points that a country costs the other team count for that team.
                        let mut scorer = *country;
                        if scorer.team() != *team
                            && let Some(first) = team.countries().iter().next()
                        {
                            scorer = first;
                        }
                        points[scorer as usize][column] += i32::from(*scored);
                    }
                }
                let mut rows = Vec::new();
                for team in [Team::Axis, Team::Allies] {
                    let mut sum = vec![0; 3];
                    for country in team.countries().iter() {
                        let cells = points[country as usize].to_vec();
                        for (sum, cell) in sum.iter_mut().zip(&cells) {
                            *sum += cell;
                        }
                        rows.push(ScoreRow {
                            scorer: Scorer::Country(country),
                            total: cells.iter().sum(),
                            cells,
                            seat: Some(scene.view.countries[country].seat),
                        });
                    }
                    rows.push(ScoreRow {
                        scorer: Scorer::Team(team),
                        total: sum.iter().sum(),
                        cells: sum,
                        seat: None,
                    });
                }
                Self {
                    sources: vec![
                        PointSource::Spaces,
                        PointSource::Cards,
                        PointSource::Depletion,
                    ],
                    rows,
                }
            }
            Scene::Rush(scene) => {
                let rows = scene.view.seats.iter().enumerate().map(|(i, squad)| {
                    let score = &squad.score;
                    ScoreRow {
                        scorer: Scorer::Seat(i as u8),
                        cells: [score.medals, score.base_points, score.lead_points]
                            .map(|points| points as i32)
                            .to_vec(),
                        total: score.total,
                        seat: Some(i as u8),
                    }
                });
                Self {
                    sources: vec![
                        PointSource::Medals,
                        PointSource::Bases,
                        PointSource::Achievements,
                    ],
                    rows: rows.collect(),
                }
            }
            Scene::Orders(scene) => {
                let rows = Faction::ALL.into_iter().enumerate().map(|(i, faction)| {
                    let stars = i32::from(scene.view.factions[faction].stars);
                    ScoreRow {
                        scorer: Scorer::Seat(i as u8),
                        cells: vec![stars],
                        total: stars,
                        seat: Some(i as u8),
                    }
                });
                Self {
                    sources: vec![PointSource::Stars],
                    rows: rows.collect(),
                }
            }
        }
    }
}
