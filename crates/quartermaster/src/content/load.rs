//! Reading content files and refusing broken ones with file and line.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use super::source::{COUNTRIES, MAP, Source, deck_file};
use super::{Content, CountryFacts, Node, NodeId, names};
use crate::card::{Card, CardId, PACK};
use crate::country::{ByCountry, Country, Team};
use crate::effect::{Ability, CardType, Effect, Family, Limit, Trigger};
use crate::map::{Map, Space, Strait};
use crate::space::SpaceId;
use crate::state::LASTING;
use crate::window::FactKind;

/// A content file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {problem}")]
pub struct ContentError {
    /// Which file.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// What is wrong and what would do.
    pub problem: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    borders: Vec<Spanned<(String, String)>>,
    space: Vec<Spanned<SpaceRow>>,
    strait: Vec<Spanned<StraitRow>>,
}

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
    cards: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    country: Spanned<Country>,
    card: Vec<Spanned<CardRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: String,
    #[serde(rename = "type")]
    card_type: CardType,
    copies: u8,
    name: String,
    #[serde(default)]
    numbers: Vec<u16>,
    family: Option<Family>,
    note: Option<String>,
    ability: Vec<Ability>,
}

/// A file being read, to turn positions into lines.
struct File<'a> {
    name: String,
    text: &'a str,
}

impl File<'_> {
    fn error(&self, at: usize, problem: impl Into<String>) -> ContentError {
        let before = &self.text.as_bytes()[..at.min(self.text.len())];
        ContentError {
            file: self.name.clone(),
            line: before.iter().filter(|&&byte| byte == b'\n').count() + 1,
            problem: problem.into(),
        }
    }

    /// Ids stand in notation, so they are single plain words.
    fn word(&self, at: usize, id: &str) -> Result<(), ContentError> {
        let is_word = id.starts_with(|c: char| c.is_ascii_lowercase())
            && id
                .bytes()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_');
        if is_word {
            return Ok(());
        }
        let problem = format!("`{id}` is no id: a small letter, then small letters, digits and _");
        Err(self.error(at, problem))
    }

    fn parse<T: DeserializeOwned>(&self) -> Result<T, ContentError> {
        toml::from_str(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.error(at, error.message())
        })
    }
}

impl Content {
    /// Reads content and checks it.
    ///
    /// # Errors
    /// The first thing that is wrong, with file and line.
    pub fn load(source: &Source) -> Result<Self, ContentError> {
        Self::load_with(source, Loader::default())
    }

    /// Reads content whose cards are of the shapes that this content has.
    pub(super) fn load_like(&self, source: &Source) -> Result<Self, ContentError> {
        let shapes = self.cards.iter().map(Card::shape).collect();
        let loader = Loader {
            shapes: Some(shapes),
            ..Loader::default()
        };
        Self::load_with(source, loader)
    }

    fn load_with(source: &Source, mut loader: Loader) -> Result<Self, ContentError> {
        let file = File {
            name: MAP.to_owned(),
            text: &source.map,
        };
        let (map, homes) = load_map(&file)?;
        names::with(&map.names.clone(), || {
            let file = File {
                name: COUNTRIES.to_owned(),
                text: &source.countries,
            };
            let (countries, sizes) = load_countries(&file, &map, &homes)?;
            for country in Country::ALL {
                let file = File {
                    name: deck_file(country),
                    text: &source.cards[country as usize],
                };
                loader.load_cards(&file, country, sizes[country])?;
            }
            Ok(loader.finish(map, countries, source.digest()))
        })
    }
}

fn load_map(file: &File<'_>) -> Result<(Map, ByCountry<Option<SpaceId>>), ContentError> {
    let rows: MapFile = file.parse()?;
    if rows.space.len() > 64 {
        let at = rows.space[64].span().start;
        return Err(file.error(at, "a map has at most 64 spaces"));
    }
    let mut homes: ByCountry<Option<SpaceId>> = ByCountry::default();
    let mut seen = BTreeSet::new();
    for (i, row) in rows.space.iter().enumerate() {
        let at = row.span().start;
        let row = row.get_ref();
        file.word(at, &row.id)?;
        if !seen.insert(row.id.as_str()) {
            return Err(file.error(at, format!("the space `{}` is there twice", row.id)));
        }
        if row.kind == Terrain::Sea && (row.supply || row.home.is_some()) {
            let problem = format!("the sea `{}` can be neither home nor supply space", row.id);
            return Err(file.error(at, problem));
        }
        if let Some(country) = row.home
            && homes[country].replace(SpaceId(i as u8)).is_some()
        {
            return Err(file.error(at, format!("{country} has a second home `{}`", row.id)));
        }
    }
    let find = |at: usize, name: &str| {
        rows.space
            .iter()
            .position(|row| row.get_ref().id == name)
            .map(|i| SpaceId(i as u8))
            .ok_or_else(|| file.error(at, format!("unknown space `{name}`")))
    };
    let mut borders = Vec::with_capacity(rows.borders.len());
    let mut pairs = BTreeSet::new();
    for row in &rows.borders {
        let at = row.span().start;
        let (a, b) = row.get_ref();
        let (from, to) = (find(at, a)?, find(at, b)?);
        if from == to || !pairs.insert((from.min(to), from.max(to))) {
            return Err(file.error(at, format!("the border {a} - {b} is there twice")));
        }
        borders.push((from, to));
    }
    let mut straits = Vec::with_capacity(rows.strait.len());
    for row in &rows.strait {
        let at = row.span().start;
        let row = row.get_ref();
        let strait = Strait {
            anchor: find(at, &row.anchor)?,
            seas: [find(at, &row.a)?, find(at, &row.b)?],
        };
        let is_land = |space: SpaceId| rows.space[space.0 as usize].get_ref().kind == Terrain::Land;
        if !is_land(strait.anchor) || strait.seas.into_iter().any(is_land) {
            return Err(file.error(at, "a strait has a land anchor and joins two seas"));
        }
        straits.push(strait);
    }
    if straits.len() > 8 {
        return Err(file.error(0, "a map has at most 8 straits"));
    }
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

fn load_countries(
    file: &File<'_>,
    map: &Map,
    homes: &ByCountry<Option<SpaceId>>,
) -> Result<(ByCountry<CountryFacts>, ByCountry<u16>), ContentError> {
    let rows: CountriesFile = file.parse()?;
    let mut found: ByCountry<Option<(CountryFacts, u16)>> = ByCountry::default();
    for row in rows.country {
        let at = row.span().start;
        let row = row.into_inner();
        if row.team != row.id.team() {
            return Err(file.error(at, format!("{} fights for the {}", row.id, row.id.team())));
        }
        if homes[row.id] != Some(row.home) || !map.supply.contains(row.home) {
            let problem = format!(
                "map.toml must mark the home of {} as its supply space",
                row.id
            );
            return Err(file.error(at, problem));
        }
        let facts = CountryFacts {
            home: row.home,
            pool: [row.armies, row.navies],
        };
        if found[row.id].replace((facts, row.cards)).is_some() {
            return Err(file.error(at, format!("{} is there twice", row.id)));
        }
    }
    if let Some(country) = Country::ALL
        .into_iter()
        .find(|&country| found[country].is_none())
    {
        return Err(file.error(0, format!("{country} is missing")));
    }
    let take = |country: Country| found[country].expect("every country was found above");
    Ok((
        ByCountry(Country::ALL.map(|country| take(country).0)),
        ByCountry(Country::ALL.map(|country| take(country).1)),
    ))
}

#[derive(Default)]
struct Loader {
    cards: Vec<Card>,
    nodes: Vec<Node>,
    decks: ByCountry<Vec<CardId>>,
    n_once: u32,
    n_lasting: usize,
    /// The shapes that cards may have; any when absent.
    shapes: Option<BTreeSet<String>>,
}

impl Loader {
    fn load_cards(
        &mut self,
        file: &File<'_>,
        country: Country,
        size: u16,
    ) -> Result<(), ContentError> {
        let rows: CardsFile = file.parse()?;
        if *rows.country.get_ref() != country {
            let at = rows.country.span().start;
            return Err(file.error(at, format!("this file holds the cards of {country}")));
        }
        let mut total = 0;
        for row in rows.card {
            let at = row.span().start;
            let row = row.into_inner();
            file.word(at, &row.id)?;
            total += u16::from(row.copies);
            self.add(country, row)
                .map_err(|problem| file.error(at, problem))?;
        }
        if total != size {
            let problem = format!("{country} has {size} cards by countries.toml, here are {total}");
            return Err(file.error(0, problem));
        }
        if usize::from(total) > PACK {
            let problem = format!("{country} has {total} cards; {PACK} are the most");
            return Err(file.error(0, problem));
        }
        Ok(())
    }

    fn add(&mut self, country: Country, row: CardRow) -> Result<(), String> {
        let id = row.id;
        if self.cards.iter().any(|card| card.name == id) {
            return Err(format!("the card `{id}` is there twice"));
        }
        // Invariant: moves are listed in order, and worlds dealt, by the place of a card in its
        // country's row (`Content::in_slot`).
        if self.cards.last().is_some_and(|last| last.country > country) {
            return Err(format!(
                "the card `{id}` of {country} is out of place: the cards of a country follow one \
                 another, and the countries are in turn order"
            ));
        }
        if self.cards.len() >= 255 || self.decks[country].len() >= 32 {
            return Err(format!("the card `{id}` is one too many"));
        }
        if row.copies == 0 || (row.card_type.stays() && row.copies != 1) {
            return Err(format!(
                "`{id}`: a card on the table is there once, no card is there 0 times"
            ));
        }
        if let Some(shapes) = &self.shapes
            && !shapes.contains(&shape(country, row.card_type, &row.ability))
        {
            return Err(format!(
                "`{id}`: no carried card of this type does such a thing. Numbers, spaces and \
                 countries may be others; what a card does must be what some carried card does"
            ));
        }
        let abilities: &'static [Ability] = Vec::leak(row.ability);
        let mut usable = None;
        for (i, ability) in abilities.iter().enumerate() {
            check_ability(&id, row.card_type, ability)?;
            if !matches!(ability.trigger, Trigger::Play | Trigger::Static)
                && usable.replace(i as u8).is_some()
            {
                return Err(format!(
                    "`{id}` has two abilities to use: a move could not tell them apart"
                ));
            }
        }
        let parts = abilities
            .iter()
            .map(|ability| {
                ability
                    .effect
                    .iter()
                    .map(|effect| self.number(effect))
                    .collect()
            })
            .collect();
        let once = abilities
            .iter()
            .any(|ability| ability.limit == Limit::OncePerTrigger);
        let once = if once {
            self.n_once += 1;
            1u32.checked_shl(self.n_once - 1)
                .ok_or_else(|| format!("`{id}` is the 33rd card limited to once per trigger"))?
        } else {
            0
        };
        if abilities.iter().any(is_lasting) {
            self.n_lasting += 1;
            if self.n_lasting > LASTING {
                return Err(format!(
                    "`{id}` is one too many: {LASTING} cards may have an effect until the end of \
                     the turn"
                ));
            }
        }
        let card = CardId(self.cards.len() as u8);
        self.cards.push(Card {
            name: id,
            country,
            card_type: row.card_type,
            copies: row.copies,
            title: row.name,
            numbers: row.numbers,
            family: row.family,
            note: row.note,
            abilities,
            slot: self.decks[country].len() as u32,
            parts,
            usable,
            once,
        });
        self.decks[country].push(card);
        Ok(())
    }

    fn number(&mut self, effect: &'static Effect) -> NodeId {
        let node = NodeId(self.nodes.len() as u16);
        self.nodes.push(Node {
            effect,
            children: Vec::new(),
        });
        let children = effect
            .children()
            .into_iter()
            .map(|child| self.number(child))
            .collect();
        self.nodes[node.0 as usize].children = children;
        node
    }

    fn finish(self, map: Map, countries: ByCountry<CountryFacts>, digest: String) -> Content {
        let collect = |test: &dyn Fn(&Card) -> bool| {
            ByCountry(Country::ALL.map(|country| {
                self.decks[country]
                    .iter()
                    .map(|&card| &self.cards[card.0 as usize])
                    .filter(|card| test(card))
                    .fold(0, |bits, card| bits | card.bit())
            }))
        };
        let has = |card: &Card, test: &dyn Fn(&Trigger) -> bool| {
            card.abilities.iter().any(|ability| test(&ability.trigger))
        };
        let listeners = FactKind::ALL.map(|kind| {
            collect(&|card| has(card, &|trigger| FactKind::heard_by(trigger).contains(&kind)))
        });
        Content {
            listeners,
            responses: collect(&|card| card.card_type == CardType::Response),
            instead: collect(&|card| has(card, &|trigger| *trigger == Trigger::InsteadOfPlay)),
            may_build: collect(&|card| {
                has(card, &|trigger| matches!(trigger, Trigger::MayBuild { .. }))
            }),
            statics: collect(&|card| has(card, &|trigger| *trigger == Trigger::Static)),
            map,
            countries,
            cards: self.cards,
            nodes: self.nodes,
            decks: self.decks,
            digest,
        }
    }
}

/// What a card of that country does, with any numbers, in any spaces.
fn shape(country: Country, card_type: CardType, abilities: &[Ability]) -> String {
    let abilities = abilities.iter().map(|ability| ability.shape(country));
    abilities.fold(format!("{card_type:?}"), |shape, ability| {
        shape + " | " + &ability
    })
}

impl Card {
    fn shape(&self) -> String {
        shape(self.country, self.card_type, self.abilities)
    }
}

fn check_ability(id: &str, card_type: CardType, ability: &Ability) -> Result<(), String> {
    if ability.effect.is_empty() {
        return Err(format!("`{id}` has an ability without effect"));
    }
    let fits = match &ability.trigger {
        Trigger::Play => !card_type.stays() && ability.limit == Limit::None,
        Trigger::Static => card_type == CardType::Status && ability.limit == Limit::None,
        _ => match card_type {
            CardType::Status => {
                matches!(ability.limit, Limit::OncePerTrigger | Limit::OncePerTurn)
            }
            CardType::Response => ability.limit == Limit::SingleUse,
            _ => false,
        },
    };
    if !fits {
        return Err(format!(
            "`{id}`: trigger, limit and type do not fit; a played card has trigger `play` and no \
             limit, a Status is `static` or limited per trigger or turn, a Response has a single use"
        ));
    }
    ability
        .effect
        .iter()
        .try_for_each(|effect| check_effect(effect, &ability.trigger))
        .map_err(|problem| format!("`{id}`: {problem}"))
}

/// Nodes that speak of what only some triggers bind are unreachable under any other.
fn check_effect(effect: &Effect, trigger: &Trigger) -> Result<(), String> {
    let binds_piece = matches!(
        trigger,
        Trigger::Battled { .. } | Trigger::WouldRemove { .. } | Trigger::Built { .. }
    );
    let problem = match effect {
        Effect::EliminateIt | Effect::ProtectIt | Effect::SpareIt if !binds_piece => {
            "the trigger speaks of no piece"
        }
        Effect::CancelCard | Effect::AddDiscard(_)
            if !matches!(trigger, Trigger::Played { .. }) =>
        {
            "only a reaction to a played card can change it"
        }
        Effect::ReduceDiscard(_) if !matches!(trigger, Trigger::EconomicWarfareTarget(_)) => {
            "only the target of economic warfare can reduce it"
        }
        Effect::ShuffleCardIntoDeck | Effect::PutCardOnDeck
            if !matches!(trigger, Trigger::Resolved { .. }) =>
        {
            "only a reaction to a resolved card can move it"
        }
        Effect::DiscardStatus if !matches!(trigger, Trigger::StatusUsed { .. }) => {
            "only a reaction to a used Status can discard it"
        }
        Effect::ReplaceBuild(_) if !matches!(trigger, Trigger::MayBuild { .. }) => {
            "only a build permission can be replaced"
        }
        Effect::Build { pieces, times, .. }
        | Effect::Recruit { pieces, times, .. }
        | Effect::Eliminate { pieces, times, .. }
            if times.max == 0
                || times.min > times.max
                || is_piece(pieces) && is_placing(effect) =>
        {
            "a number of times from min to max and one kind of piece are needed"
        }
        Effect::Battle { times, .. } if times.max == 0 || times.min > times.max => {
            "a number of times from min to max is needed"
        }
        Effect::Choose(options) | Effect::AnyOrder(options) if options.len() < 2 => {
            "a choice needs two options"
        }
        Effect::Chain(options) if options.len() < 2 => "a chain needs two links",
        _ => {
            return effect
                .children()
                .into_iter()
                .try_for_each(|child| check_effect(child, trigger));
        }
    };
    Err(problem.to_owned())
}

/// Whether it has an effect that lasts until the end of the turn.
fn is_lasting(ability: &Ability) -> bool {
    let lasts = |effect: &Effect| matches!(effect, Effect::AlwaysSupplied { .. });
    ability.trigger != Trigger::Static && ability.effect.iter().any(lasts)
}

fn is_placing(effect: &Effect) -> bool {
    matches!(effect, Effect::Build { .. } | Effect::Recruit { .. })
}

fn is_piece(pieces: &crate::effect::Pieces) -> bool {
    pieces.kind.only().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_of_a_country_follow_one_another_in_turn_order() {
        let row = |id: &str| CardRow {
            id: id.to_owned(),
            card_type: CardType::Event,
            copies: 1,
            name: id.to_owned(),
            numbers: Vec::new(),
            family: None,
            note: None,
            ability: Vec::new(),
        };
        let mut loader = Loader::default();
        for (country, id) in [(Country::Germany, "one"), (Country::Uk, "two")] {
            loader.add(country, row(id)).expect("in order");
        }
        let problem = loader.add(Country::Germany, row("three")).unwrap_err();
        assert!(problem.contains("follow one another"), "{problem}");
        loader.add(Country::Usa, row("four")).expect("in order");
    }
}
