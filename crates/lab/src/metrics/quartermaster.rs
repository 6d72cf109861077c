//! Quartermaster: points, pieces and aircraft turn by turn, every card drawn, played and used, and
//! where pieces are built, battles fought, air forces based and lost.

use game::Seat;
use games::Quartermaster;
use quartermaster::effect::PieceKind;
use quartermaster::{Country, Event, ScoreReason, Team, TrueEvent};

use super::{Atlas, Chart, Metrics, Place, Shapes, Side, Source};
use crate::notes::Notes;

/// The shapes of the carried map.
const SHAPES: &str = include_str!("../../../../content/quartermaster/shapes.json");

const DRAWN: u8 = 0;
const PLAYED: u8 = 1;
const USED: u8 = 2;
const DISCARDED: u8 = 3;

const BUILT: u8 = 0;
const BATTLED: u8 = 1;
const LOST: u8 = 2;
const BASED: u8 = 3;
const AIR_LOST: u8 = 4;

/// The metrics of both teams begin here.
const PIECES: usize = 2;
const AIR: usize = 4;

/// What points are for, in the order of their metrics.
const FROM: [&str; 3] = ["spaces", "cards", "depletion"];
/// The metrics of sources begin here: three a country, in turn order.
const FIRST_SOURCE: usize = 6;

const SOURCES: [Source; 6 * FROM.len()] = {
    let whose = ["germany", "uk", "japan", "ussr", "italy", "usa"];
    let mut sources = [Source {
        whose: "",
        what: "",
        metric: 0,
    }; 6 * FROM.len()];
    let mut i = 0;
    while i < sources.len() {
        sources[i] = Source {
            whose: whose[i / FROM.len()],
            what: FROM[i % FROM.len()],
            metric: FIRST_SOURCE + i,
        };
        i += 1;
    }
    sources
};

impl Metrics for Quartermaster {
    const SUDDEN: &'static [&'static str] = &["sudden-victory"];
    const QUICK: &'static [&'static str] = &["windows fast"];
    const DUEL: &'static [&'static str] = &["players 2"];
    const LEARNED_AT: &'static [&'static [&'static str]] = &[
        &["players 2", "windows fast"],
        &["players 6", "windows fast"],
        &["players 2", "windows fast", "air marshal"],
        &["players 6", "windows fast", "air marshal"],
    ];
    const METRICS: &'static [&'static str] = &[
        "axis_points",
        "allies_points",
        "axis_pieces",
        "allies_pieces",
        "axis_air",
        "allies_air",
        "germany_from_spaces",
        "germany_from_cards",
        "germany_from_depletion",
        "uk_from_spaces",
        "uk_from_cards",
        "uk_from_depletion",
        "japan_from_spaces",
        "japan_from_cards",
        "japan_from_depletion",
        "ussr_from_spaces",
        "ussr_from_cards",
        "ussr_from_depletion",
        "italy_from_spaces",
        "italy_from_cards",
        "italy_from_depletion",
        "usa_from_spaces",
        "usa_from_cards",
        "usa_from_depletion",
    ];
    const SOURCES: &'static [Source] = &SOURCES;
    const CHARTS: &'static [Chart] = &[
        Chart {
            what: "points",
            metrics: &[0, 1],
        },
        Chart {
            what: "pieces",
            metrics: &[2, 3],
        },
        Chart {
            what: "air",
            metrics: &[4, 5],
        },
    ];
    const CARD_USES: &'static [&'static str] = &["drawn", "played", "used", "discarded"];
    const SPACE_USES: &'static [&'static str] = &["built", "battled", "lost", "based", "air_lost"];

    fn parties(&self) -> Vec<String> {
        Country::ALL.map(|country| country.to_string()).to_vec()
    }

    fn seat_of(&self, party: usize) -> Seat {
        self.leader(Country::ALL[party])
    }

    fn sides(&self) -> Vec<Side> {
        Team::ALL
            .map(|team| Side {
                name: team.to_string(),
                seats: self.options().seats_of(team).iter().collect(),
            })
            .to_vec()
    }

    fn atlas(&self) -> Atlas {
        let map = &self.content().map;
        Atlas {
            places: map
                .spaces()
                .map(|space| Place {
                    id: map.name(space).to_owned(),
                    at: map.centre(space),
                    is_sea: map.sea.contains(space),
                })
                .collect(),
            borders: map
                .spaces()
                .flat_map(|a| {
                    map.adjacent(a, map.closed())
                        .iter()
                        .filter(move |b| a < *b)
                        .map(move |b| (a.0 as usize, b.0 as usize))
                })
                .collect(),
            // Other content may have other spaces, of which there are no shapes.
            shapes: Shapes::read(SHAPES).ok().filter(|shapes| {
                let mut names = map.spaces().map(|space| map.name(space));
                names.all(|name| shapes.outline(name).is_some())
            }),
        }
    }

    fn open(&self, notes: &mut Notes) {
        for team in Team::ALL {
            notes.metrics[team as usize] = self.points(team);
            for country in team.countries().iter() {
                let air = self.board().of(country, PieceKind::Air);
                notes.metrics[PIECES + team as usize] += self.board().all_of(country).len() as i32;
                notes.metrics[AIR + team as usize] += air.len() as i32;
            }
        }
    }

    fn note(&self, event: &TrueEvent, notes: &mut Notes) {
        match *event {
            Event::RoundBegan { round } => {
                // The turn that ended belongs to the round before.
                notes.end_turn();
                notes.round = u16::from(round);
            }
            Event::TurnBegan { country } => {
                notes.end_turn();
                notes.party = Some(country as u8);
                // A table may begin in the middle of a round.
                notes.round = notes.round.max(1);
            }
            Event::Ended => notes.end_turn(),
            Event::Scored {
                team,
                country,
                points,
                reason,
                ..
            } => {
                let from = match reason {
                    ScoreReason::Spaces => 0,
                    ScoreReason::Card(_) => 1,
                    ScoreReason::Depletion => 2,
                };
                let source = FIRST_SOURCE + FROM.len() * country as usize + from;
                notes.metrics[team as usize] += i32::from(points);
                notes.metrics[source] += i32::from(points);
            }
            Event::Drew { country, card } => {
                notes.card(country as u8, u16::from(card.0), DRAWN);
            }
            Event::Played { country, card } | Event::Laid { country, card } => {
                notes.card(country as u8, u16::from(card.0), PLAYED);
            }
            Event::Used { country, card, .. } => {
                notes.card(country as u8, u16::from(card.0), USED);
            }
            Event::Discarded { country, card, .. } => {
                notes.card(country as u8, u16::from(card.0), DISCARDED);
            }
            Event::Built { country, space, .. } | Event::Recruited { country, space, .. } => {
                notes.metrics[PIECES + country.team() as usize] += 1;
                notes.space(country as u8, u16::from(space.0), BUILT);
            }
            Event::Battled { by, space, .. } => {
                notes.space(by as u8, u16::from(space.0), BATTLED);
            }
            Event::Deployed { country, space } => {
                notes.metrics[AIR + country.team() as usize] += 1;
                notes.space(country as u8, u16::from(space.0), BASED);
            }
            Event::Marshalled { country, to, .. } => {
                notes.space(country as u8, u16::from(to.0), BASED);
            }
            Event::Removed {
                country,
                kind: PieceKind::Air,
                space,
                ..
            }
            | Event::Withdrew {
                country,
                kind: PieceKind::Air,
                space,
            }
            | Event::Defended { country, space }
            | Event::Struck {
                country,
                from: space,
                ..
            } => {
                notes.metrics[AIR + country.team() as usize] -= 1;
                notes.space(country as u8, u16::from(space.0), AIR_LOST);
            }
            Event::Removed { country, space, .. } => {
                notes.metrics[PIECES + country.team() as usize] -= 1;
                notes.space(country as u8, u16::from(space.0), LOST);
            }
            Event::Withdrew { country, .. } => {
                notes.metrics[PIECES + country.team() as usize] -= 1;
            }
            Event::Shuffled { .. }
            | Event::Prepared
            | Event::StepBegan { .. }
            | Event::Spent { .. }
            | Event::Returned { .. }
            | Event::Reallocated { .. }
            | Event::Looked { .. }
            | Event::Fetched { .. }
            | Event::Recovered { .. }
            | Event::Reordered { .. }
            | Event::Bottomed { .. }
            | Event::Redeclared { .. }
            | Event::Retreated { .. }
            | Event::Protected { .. }
            | Event::Spared { .. }
            | Event::Cancelled { .. }
            | Event::VictorySkipped { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::matches::Match;
    use crate::watch::Watch;

    #[test]
    fn every_space_of_the_carried_map_has_a_shape() {
        let start = crate::plan::start::<Quartermaster>(&[]).unwrap();
        let atlas = start.atlas();
        let shapes = atlas.shapes.expect("there are shapes");
        assert_eq!(shapes.outlines.len(), atlas.places.len());
    }

    #[test]
    fn sources_are_called_as_their_columns() {
        let names = Country::ALL.into_iter();
        let names = names.flat_map(|country| FROM.map(|what| format!("{country}_from_{what}")));
        let names: Vec<String> = names.collect();
        assert_eq!(Quartermaster::METRICS[FIRST_SOURCE..], names[..]);
        for (source, name) in SOURCES.iter().zip(&names) {
            assert_eq!(format!("{}_from_{}", source.whose, source.what), *name);
            assert_eq!(Quartermaster::METRICS[source.metric], name);
        }
    }

    #[test]
    fn the_metrics_agree_with_the_position_at_the_end() {
        agree(&[]);
        let air = agree(&["air marshal", "prepare on"]);
        assert!(air > 20, "{air} air forces at the ends of games");
    }

    /// How many air forces there are at the ends of the games.
    fn agree(lines: &[&str]) -> i32 {
        let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
        let start = crate::plan::start::<Quartermaster>(&lines).unwrap();
        let stop = AtomicBool::new(false);
        let watch = Watch::new(&stop, &|_| {});
        let mut air = 0;
        for seed in 0..20 {
            let mut notes = Notes::default();
            let mut match_ = Match::new(&start, &[bots::Player::new(bots::Level::Random); 6]);
            let (end, _) = match_.play(seed, 0, &mut notes, watch).unwrap();
            let last = notes.turns.last().unwrap();
            for team in Team::ALL {
                assert_eq!(last.metrics[team as usize], end.points(team));
                let of_team = |source: &&Source| {
                    let mut countries = team.countries().iter();
                    countries.any(|country| country.to_string() == source.whose)
                };
                let sources = SOURCES.iter().filter(of_team);
                let sources: Vec<i32> = sources.map(|one| last.metrics[one.metric]).collect();
                assert_eq!(sources.len(), 9, "three countries, three sources");
                assert_eq!(sources.iter().sum::<i32>(), end.points(team));
                let n_pieces: u32 = team
                    .countries()
                    .iter()
                    .map(|country| end.board().all_of(country).len())
                    .sum();
                assert_eq!(last.metrics[PIECES + team as usize], n_pieces as i32);
                let n_air: u32 = team
                    .countries()
                    .iter()
                    .map(|country| end.board().of(country, PieceKind::Air).len())
                    .sum();
                assert_eq!(last.metrics[AIR + team as usize], n_air as i32);
                air += n_air as i32;
            }
            assert_eq!(last.round, u16::from(end.round()));
            assert_eq!(notes.turns.len(), 6 * end.round() as usize);
        }
        air
    }
}
