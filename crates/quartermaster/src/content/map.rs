//! Reading the map and the countries.

use std::collections::BTreeSet;

use game::{ContentError, File, FileFault, NameKind};
use serde::Deserialize;
use toml::Spanned;

use super::{ContentFault, CountryFacts};
use crate::country::{ByCountry, Country, Team};
use crate::map::{Map, Space, Strait};
use crate::options::{AirRules, Borders, Edition};
use crate::space::SpaceId;

/// The most spaces: a set of them is one word.
const MAX_SPACES: usize = 64;
/// The most straits.
const MAX_STRAITS: usize = 8;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    borders: Vec<Spanned<Border>>,
    #[serde(default)]
    first_edition_lacks: Vec<Spanned<Border>>,
    space: Vec<Spanned<SpaceRow>>,
    strait: Vec<Spanned<StraitRow>>,
}

/// Two spaces by name.
type Border = (String, String);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRow {
    id: String,
    /// What people call it, for a space that no language has a name for.
    name: Option<String>,
    kind: Terrain,
    supply: bool,
    home: Option<Country>,
    x: u16,
    y: u16,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Terrain {
    Land,
    Sea,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StraitRow {
    anchor: String,
    a: String,
    b: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CountriesFile {
    country: Vec<Spanned<CountryRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CountryRow {
    id: Country,
    team: Team,
    home: SpaceId,
    armies: u8,
    navies: u8,
    air: u8,
    cards: u16,
    air_cards: u16,
    histories_cards: u16,
    #[serde(default)]
    total_war_cards: u16,
}

/// How many cards a country has.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    /// In the base game.
    pub(super) base: u16,
    /// That come with the air rules.
    pub(super) air: u16,
    /// Of Alternate Histories, for tables with aircraft.
    pub(super) histories: u16,
}

type Homes = ByCountry<Option<SpaceId>>;

/// Reads the map, and which countries it gives homes to.
pub(super) fn load_map(file: &File<'_>, edition: Edition) -> Result<(Map, Homes), ContentError> {
    let rows: MapFile = file.parse()?;
    let too_many = |what: &str, max: usize| {
        let what = what.to_owned();
        FileFault::TooManyOf { what, max }
    };
    if let Some(row) = rows.space.get(MAX_SPACES) {
        return Err(file.error(row.span().start, too_many("space", MAX_SPACES)));
    }
    if let Some(row) = rows.strait.get(MAX_STRAITS) {
        return Err(file.error(row.span().start, too_many("strait", MAX_STRAITS)));
    }
    let homes = find_homes(file, &rows.space)?;
    let mut borders = read_borders(file, &rows, &rows.borders)?;
    let lacking = read_borders(file, &rows, &rows.first_edition_lacks)?;
    for (row, pair) in rows.first_edition_lacks.iter().zip(&lacking) {
        if !borders.contains(pair) {
            let (a, b) = row.get_ref();
            let name = format!("{a} - {b}");
            return Err(file.error(row.span().start, FileFault::Missing { name }));
        }
    }
    if edition.borders == Borders::First {
        borders.retain(|pair| !lacking.contains(pair));
    }
    let straits = read_straits(file, &rows)?;
    let spaces = rows
        .space
        .into_iter()
        .map(|row| {
            let row = row.into_inner();
            Space {
                name: row.id,
                title: row.name,
                is_land: row.kind == Terrain::Land,
                is_supply: row.supply,
                centre: (row.x, row.y),
            }
        })
        .collect();
    Ok((Map::new(spaces, &borders, straits), homes))
}

fn find_homes(file: &File<'_>, rows: &[Spanned<SpaceRow>]) -> Result<Homes, ContentError> {
    let mut homes = Homes::default();
    let mut seen = BTreeSet::new();
    for (i, row) in rows.iter().enumerate() {
        let at = row.span().start;
        let row = row.get_ref();
        let space = row.id.clone();
        file.check_id(at, &row.id)?;
        if !seen.insert(row.id.as_str()) {
            return Err(file.error(at, FileFault::Twice { name: space }));
        }
        if row.kind == Terrain::Sea && (row.supply || row.home.is_some()) {
            return Err(file.error(at, ContentFault::SeaHome { space }));
        }
        if let Some(country) = row.home
            && homes[country].replace(SpaceId(i as u8)).is_some()
        {
            return Err(file.error(at, ContentFault::SecondHome { country, space }));
        }
    }
    Ok(homes)
}

impl MapFile {
    fn space(&self, file: &File<'_>, at: usize, name: &str) -> Result<SpaceId, ContentError> {
        let row = self.space.iter().position(|row| row.get_ref().id == name);
        let row = NameKind::Space.found(name, row);
        row.map(|row| SpaceId(row as u8))
            .map_err(|fault| file.error(at, fault))
    }
}

/// Reads borders, each with its lower space first.
fn read_borders(
    file: &File<'_>,
    rows: &MapFile,
    named: &[Spanned<Border>],
) -> Result<Vec<(SpaceId, SpaceId)>, ContentError> {
    let mut borders = Vec::with_capacity(named.len());
    let mut pairs = BTreeSet::new();
    for row in named {
        let at = row.span().start;
        let (a, b) = row.get_ref();
        let (from, to) = (rows.space(file, at, a)?, rows.space(file, at, b)?);
        let pair = (from.min(to), from.max(to));
        if from == to || !pairs.insert(pair) {
            let name = format!("{a} - {b}");
            return Err(file.error(at, FileFault::Twice { name }));
        }
        borders.push(pair);
    }
    Ok(borders)
}

fn read_straits(file: &File<'_>, rows: &MapFile) -> Result<Vec<Strait>, ContentError> {
    let is_land = |space: SpaceId| rows.space[space.0 as usize].get_ref().kind == Terrain::Land;
    let mut straits = Vec::with_capacity(rows.strait.len());
    for row in &rows.strait {
        let at = row.span().start;
        let row = row.get_ref();
        let find = |name: &str| rows.space(file, at, name);
        let strait = Strait {
            anchor: find(&row.anchor)?,
            seas: [find(&row.a)?, find(&row.b)?],
        };
        if !is_land(strait.anchor) || strait.seas.into_iter().any(is_land) {
            return Err(file.error(at, ContentFault::StraitEnds));
        }
        straits.push(strait);
    }
    Ok(straits)
}

/// Reads the countries, and how many cards each has.
pub(super) fn load_countries(
    file: &File<'_>,
    map: &Map,
    homes: &Homes,
    edition: Edition,
) -> Result<(ByCountry<CountryFacts>, ByCountry<Sizes>), ContentError> {
    let rows: CountriesFile = file.parse()?;
    let mut found: ByCountry<Option<(CountryFacts, Sizes)>> = ByCountry::default();
    for row in rows.country {
        let at = row.span().start;
        let row = row.into_inner();
        if row.team != row.id.team() {
            let (country, team) = (row.id, row.id.team());
            return Err(file.error(at, ContentFault::WrongTeam { country, team }));
        }
        if homes[row.id] != Some(row.home) || !map.supply.contains(row.home) {
            return Err(file.error(at, ContentFault::HomeNotSupply { country: row.id }));
        }
        let air = match edition.air {
            AirRules::Off => 0,
            AirRules::Marshal | AirRules::TotalWar => row.air,
        };
        let sizes = Sizes {
            base: row.cards,
            air: match edition.air {
                AirRules::Off => 0,
                AirRules::Marshal => row.air_cards,
                AirRules::TotalWar => row.total_war_cards,
            },
            histories: row.histories_cards,
        };
        let facts = CountryFacts {
            home: row.home,
            pool: [row.armies, row.navies, air],
        };
        if found[row.id].replace((facts, sizes)).is_some() {
            let name = row.id.to_string();
            return Err(file.error(at, FileFault::Twice { name }));
        }
    }
    if let Some(country) = Country::ALL
        .into_iter()
        .find(|&country| found[country].is_none())
    {
        let name = country.to_string();
        return Err(file.error(0, FileFault::Missing { name }));
    }
    let take = |country: Country| found[country].expect("every country was found above");
    Ok((
        ByCountry(Country::ALL.map(|country| take(country).0)),
        ByCountry(Country::ALL.map(|country| take(country).1)),
    ))
}
