//! The world map: what stands in each space, and the two scales around it.

use games::Sight;
use quartermaster::effect::{PieceKind, Step};
use quartermaster::options::{AirRules, Borders, Edition};
use quartermaster::{Content, Country, Spaces, Team, View};
use text::Texts;

use super::side;

/// What a step is called where all of them stand in a row.
const fn turn_word(step: Step) -> &'static str {
    match step {
        Step::Play => "web-turn-play",
        Step::Air => "web-turn-air",
        Step::Supply => "web-turn-supply",
        Step::Victory => "web-turn-victory",
        Step::Discard => "web-turn-discard",
        Step::Draw => "web-turn-draw",
    }
}

/// The steps of a turn, in order.
const STEPS: [Step; 6] = [
    Step::Play,
    Step::Air,
    Step::Supply,
    Step::Victory,
    Step::Discard,
    Step::Draw,
];

/// Everything on the map that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MapPaint {
    pub(crate) pieces: Vec<PiecePaint>,
    /// Axis and Allies.
    pub(crate) points: [i16; 2],
    pub(crate) teams: [String; 2],
    pub(crate) round: u8,
    pub(crate) rounds: u8,
    pub(crate) step: Option<Step>,
    pub(crate) steps: Vec<(Step, String)>,
    /// What is written in each space, by its id.
    pub(crate) names: Vec<(String, String)>,
    /// The anchors of straits that are open to the Axis rather than the Allies.
    pub(crate) held_by_axis: Vec<String>,
    /// Pairs of neighbouring spaces that carry a country's supply, with its mark.
    pub(crate) supply: Vec<(String, String, &'static str)>,
    /// Borders that are drawn and closed.
    pub(crate) closed: Vec<(String, String)>,
    /// Home spaces with the marks of their countries.
    pub(crate) homes: Vec<(String, &'static str)>,
}

/// A counter on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PiecePaint {
    pub(crate) space: String,
    pub(crate) mark: &'static str,
    pub(crate) side: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) is_axis: bool,
    pub(crate) is_unsupplied: bool,
    pub(crate) is_protected: bool,
    /// Whether it is drawn as a cap on the army or navy that it belongs to.
    pub(crate) is_cap: bool,
    /// Whether tokens in its space have caps.
    pub(crate) has_caps: bool,
    /// Which of the tokens in its space it is, and of how many.
    pub(crate) place: (usize, usize),
}

/// The content of a table, with the cards and borders that its options name.
pub(super) fn content(sight: &Sight, view: &View) -> &'static Content {
    let content = Content::known(&sight.content).unwrap_or_else(Content::standard);
    content.edition(view.options.edition)
}

/// Pairs of spaces that touch on the drawn board and are no neighbours at this table.
fn closed(sight: &Sight, view: &View) -> Vec<(String, String)> {
    let whole = Content::known(&sight.content).unwrap_or_else(Content::standard);
    let edition = view.options.edition;
    let drawn = whole.edition(Edition {
        borders: Borders::Second,
        ..edition
    });
    let (map, drawn) = (&whole.edition(edition).map, &drawn.map);
    let straits = map.open(Team::Axis, Spaces::EMPTY);
    let mut pairs = Vec::new();
    for from in map.spaces() {
        let open = map.adjacent(from, straits);
        let near = drawn.adjacent(from, straits);
        let gone = near.iter().filter(|&to| !open.contains(to));
        // Land first, which is drawn over the sea.
        let gone = gone.filter(|&to| {
            map.land.contains(from) && !map.land.contains(to)
                || map.land.contains(from) == map.land.contains(to) && from < to
        });
        pairs.extend(gone.map(|to| (map.name(from).to_owned(), map.name(to).to_owned())));
    }
    pairs
}

impl MapPaint {
    /// The map as the view has it.
    pub(crate) fn new(texts: &Texts, sight: &Sight, view: &View) -> Self {
        let content = content(sight, view);
        let words = text::quartermaster::Words::new(texts, content);
        let mut pieces = Vec::new();
        for country in Country::ALL {
            let seen = &view.countries[country];
            let kinds = [
                (PieceKind::Army, &seen.armies),
                (PieceKind::Navy, &seen.navies),
                (PieceKind::Air, &seen.air),
            ];
            for (kind, spaces) in kinds {
                pieces.extend(spaces.iter().map(|space| PiecePaint {
                    space: space.to_string(),
                    mark: side::country(country),
                    side: country.name(),
                    kind: kind.name(),
                    is_axis: country.team() == Team::Axis,
                    is_unsupplied: seen.unsupplied.contains(space),
                    is_protected: seen.protected.contains(&(kind, space.clone())),
                    is_cap: false,
                    has_caps: false,
                    place: (0, 1),
                }));
            }
        }
        crowd(&mut pieces);
        let axis_armies: Vec<&str> = pieces
            .iter()
            .filter(|piece| piece.is_axis && piece.kind == "army")
            .map(|piece| piece.space.as_str())
            .collect();
        let straits = content.map.straits.iter();
        let anchors = straits.map(|strait| content.map.name(strait.anchor));
        let held_by_axis = anchors
            .filter(|anchor| axis_armies.contains(anchor))
            .map(str::to_owned)
            .collect();
        let spaces = content.map.spaces();
        let step = |step: Step| (step, texts.word(turn_word(step)));
        Self {
            points: view.points,
            teams: Team::ALL.map(|team| text::capital(words.team(team).plain())),
            round: view.round,
            rounds: view.options.rounds,
            step: view.step,
            steps: STEPS
                .into_iter()
                .filter(|step| *step != Step::Air || view.options.edition.air != AirRules::Off)
                .map(step)
                .collect(),
            supply: supply(content, view),
            closed: closed(sight, view),
            names: spaces
                .map(|space| (content.map.name(space).to_owned(), words.label(space)))
                .collect(),
            held_by_axis,
            homes: Country::ALL
                .into_iter()
                .map(|country| {
                    let home = content.map.name(content.countries[country].home);
                    (home.to_owned(), side::country(country))
                })
                .collect(),
            pieces,
        }
    }
}

/// How supply flows: between supplied pieces of one country that are next to each other.
fn supply(content: &Content, view: &View) -> Vec<(String, String, &'static str)> {
    let map = &content.map;
    let armies = |country: Country| {
        let names = view.countries[country].armies.iter();
        names.filter_map(|name| map.named(name))
    };
    let axis = Country::ALL.into_iter();
    let axis = axis.filter(|country| country.team() == Team::Axis);
    let axis_armies: Spaces = axis.flat_map(armies).collect();
    let mut lines = Vec::new();
    for country in Country::ALL {
        let seen = &view.countries[country];
        let open = map.open(country.team(), axis_armies);
        let standing = seen.armies.iter().chain(&seen.navies);
        let supplied = standing.filter(|space| !seen.unsupplied.contains(space));
        let supplied: Vec<_> = supplied.filter_map(|name| map.named(name)).collect();
        for (i, &from) in supplied.iter().enumerate() {
            for &to in &supplied[i + 1..] {
                if map.adjacent(from, open).contains(to) {
                    let name = |space| map.name(space).to_owned();
                    lines.push((name(from), name(to), side::country(country)));
                }
            }
        }
    }
    lines
}

/// Gives each token its place among those of its space. An air force has the place of its base.
fn crowd(pieces: &mut [PiecePaint]) {
    let base_of = |pieces: &[PiecePaint], i: usize| {
        let PiecePaint { space, side, .. } = &pieces[i];
        let is_base = |piece: &PiecePaint| piece.kind != PieceKind::Air.name();
        let mut others = pieces.iter();
        others.position(|other| is_base(other) && other.space == *space && other.side == *side)
    };
    for i in 0..pieces.len() {
        pieces[i].is_cap = pieces[i].kind == PieceKind::Air.name() && base_of(pieces, i).is_some();
    }
    for i in 0..pieces.len() {
        let token = if pieces[i].is_cap {
            base_of(pieces, i)
        } else {
            None
        };
        let token = token.unwrap_or(i);
        let same = |other: &&PiecePaint| !other.is_cap && other.space == pieces[i].space;
        let before = pieces[..token].iter().filter(same).count();
        let all = pieces.iter().filter(same).count();
        let mut there = pieces.iter().filter(|other| other.space == pieces[i].space);
        let has_caps = there.any(|other| other.is_cap);
        pieces[i].place = (before, all);
        pieces[i].has_caps = has_caps;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_of_one_space_are_told_apart_and_an_air_force_stands_on_its_base() {
        let piece = |space: &str, mark, kind| PiecePaint {
            space: space.to_owned(),
            mark,
            side: mark,
            kind,
            is_axis: true,
            is_unsupplied: false,
            is_protected: false,
            is_cap: false,
            has_caps: false,
            place: (0, 1),
        };
        let mut pieces = [
            piece("a", "d", "army"),
            piece("b", "d", "army"),
            piece("a", "i", "army"),
            piece("a", "i", "air"),
        ];
        crowd(&mut pieces);
        let places: Vec<_> = pieces.iter().map(|piece| piece.place).collect();
        assert_eq!(places, [(0, 2), (0, 1), (1, 2), (1, 2)]);
        assert!(pieces[3].is_cap && !pieces[2].is_cap);
    }
}
