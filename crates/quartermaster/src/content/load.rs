//! Reading content files and refusing broken ones with file and line.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use game::{ContentError, Fault, File, FileFault, Source};
use serde::Deserialize;
use toml::Spanned;

use super::{Content, ContentFault, CountryFacts, Node, NodeId, Others, map, names};
use crate::card::{Card, CardId, PACK, Slots};
use crate::country::{ByCountry, Country};
use crate::effect::{Ability, CardType, Effect, Family, Limit, Trigger};
use crate::map::Map;
use crate::options::{AirRules, Edition};
use crate::state::LASTING;
use crate::window::FactKind;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    country: Spanned<Country>,
    card: Vec<Spanned<CardRow>>,
    #[serde(default)]
    more: Vec<Spanned<MoreRow>>,
}

/// Further copies of a card that another file describes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoreRow {
    id: String,
    copies: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: String,
    #[serde(rename = "type")]
    card_type: CardType,
    copies: u8,
    name: String,
    /// With which air rules it is played, for a card that comes with them.
    #[serde(default = "AirRules::carried")]
    air: Vec<AirRules>,
    #[serde(default)]
    numbers: Vec<u16>,
    family: Option<Family>,
    note: Option<String>,
    ability: Vec<Ability>,
}

impl AirRules {
    /// Those that a card of the carried content comes with, unless it says otherwise.
    fn carried() -> Vec<Self> {
        vec![Self::Marshal]
    }
}

impl Content {
    /// Reads content and checks it.
    ///
    /// # Errors
    /// The first thing that is wrong, with file and line.
    pub fn load(source: &Source) -> Result<Self, ContentError> {
        Self::load_with(source, None)
    }

    /// Reads content whose cards are of the shapes that this content has.
    pub(super) fn load_like(&'static self, source: &Source) -> Result<Self, ContentError> {
        let whole = self.edition(Edition::WHOLE);
        let shapes = whole.cards.iter().map(Card::shape).collect();
        Self::load_with(source, Some(shapes))
    }

    /// Reads the base game, and the whole to see that nothing is wrong with it.
    fn load_with(source: &Source, shapes: Option<BTreeSet<String>>) -> Result<Self, ContentError> {
        let mut content = Self::load_edition(source, Edition::default(), shapes.clone())?;
        let whole = Self::load_edition(source, Edition::WHOLE, shapes.clone())?;
        let has_total_war = whole.has_total_war;
        let contents: [OnceLock<Self>; Edition::COUNT] = Default::default();
        contents[Edition::WHOLE.index()].get_or_init(|| whole);
        if has_total_war {
            let edition = Edition {
                air: AirRules::TotalWar,
                ..Edition::WHOLE
            };
            let total_war = Self::load_edition(source, edition, shapes)?;
            contents[edition.index()].get_or_init(|| total_war);
        }
        content.has_total_war = has_total_war;
        content.others = Some(Box::new(Others {
            source: source.clone(),
            contents,
        }));
        Ok(content)
    }

    /// Reads one edition.
    pub(super) fn load_edition(
        source: &Source,
        edition: Edition,
        shapes: Option<BTreeSet<String>>,
    ) -> Result<Self, ContentError> {
        let mut loader = Loader {
            edition,
            shapes,
            ..Loader::default()
        };
        let (map, homes) = map::load_map(&source.file("map.toml"), edition)?;
        names::with(&map.names.clone(), || {
            let file = source.file("countries.toml");
            let (countries, sizes) = map::load_countries(&file, &map, &homes, edition)?;
            for country in Country::ALL {
                let name = format!("cards/{country}.toml");
                loader.load_cards(&source.file(&name), country, sizes[country].base, false)?;
                if edition.air != AirRules::Off {
                    let name = format!("air/{country}.toml");
                    loader.load_cards(&source.file(&name), country, sizes[country].air, true)?;
                }
                if edition.air == AirRules::Marshal && edition.histories {
                    let name = format!("histories/{country}.toml");
                    loader.load_cards(
                        &source.file(&name),
                        country,
                        sizes[country].histories,
                        true,
                    )?;
                }
            }
            Ok(loader.finish(map, countries, source.digest()))
        })
    }
}

#[derive(Default)]
struct Loader {
    edition: Edition,
    cards: Vec<Card>,
    nodes: Vec<Node>,
    decks: ByCountry<Vec<CardId>>,
    has_total_war: bool,
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
        is_air: bool,
    ) -> Result<(), ContentError> {
        let rows: CardsFile = file.parse()?;
        if *rows.country.get_ref() != country {
            let at = rows.country.span().start;
            let expected = country.to_string();
            return Err(file.error(at, FileFault::OtherFile { expected }));
        }
        let mut total = 0;
        for row in rows.card {
            let at = row.span().start;
            let row = row.into_inner();
            self.has_total_war |= row.air.contains(&AirRules::TotalWar);
            if is_air && !row.air.contains(&self.edition.air) {
                continue;
            }
            file.check_id(at, &row.id)?;
            total += usize::from(row.copies);
            self.add(country, row)
                .map_err(|fault| file.error(at, fault))?;
        }
        for row in rows.more {
            let at = row.span().start;
            let row = row.into_inner();
            total += usize::from(row.copies);
            self.add_copies(country, &row)
                .map_err(|fault| file.error(at, fault))?;
        }
        let what = || country.to_string();
        if total != usize::from(size) {
            let fault = FileFault::Count {
                what: what(),
                expected: size.into(),
                n: total,
            };
            return Err(file.error(0, fault));
        }
        let deck = self.decks[country].iter();
        let copies = deck.map(|card| usize::from(self.cards[card.0 as usize].copies));
        if copies.sum::<usize>() > PACK {
            let fault = FileFault::TooManyOf {
                what: what(),
                max: PACK,
            };
            return Err(file.error(0, fault));
        }
        Ok(())
    }

    fn add(&mut self, country: Country, row: CardRow) -> Result<(), Fault> {
        let card = || row.id.clone();
        if self.cards.iter().any(|other| other.name == row.id) {
            return Err(FileFault::Twice { name: card() }.into());
        }
        // Invariant: moves are listed in order, and worlds dealt, by the place of a card in its
        // country's row (`Content::in_slot`).
        if self.cards.last().is_some_and(|last| last.country > country) {
            let card = card();
            return Err(ContentFault::OutOfPlace { card, country }.into());
        }
        if self.cards.len() >= 255 || self.decks[country].len() >= Slots::MOST {
            return Err(too_many("card", self.decks[country].len()));
        }
        if row.copies == 0 || row.card_type.is_laid() && row.copies != 1 {
            return Err(ContentFault::Copies { card: card() }.into());
        }
        if let Some(shapes) = &self.shapes
            && !shapes.contains(&shape(country, row.card_type, &row.ability))
        {
            return Err(ContentFault::UnknownShape { card: card() }.into());
        }
        let mut usable = None;
        for (i, ability) in row.ability.iter().enumerate() {
            check_ability(&row.id, row.card_type, ability)?;
            if !matches!(ability.trigger, Trigger::Play | Trigger::Static)
                && usable.replace(i as u8).is_some()
            {
                return Err(ContentFault::TwoUses { card: card() }.into());
            }
        }
        let abilities = row.ability;
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
        let is_once = |ability: &Ability| ability.limit == Limit::OncePerTrigger;
        let once = if abilities.iter().any(is_once) {
            self.n_once += 1;
            let bit = 1u32.checked_shl(self.n_once - 1);
            bit.ok_or_else(|| too_many("once_per_trigger", 32))?
        } else {
            0
        };
        if abilities.iter().any(is_lasting) {
            self.n_lasting += 1;
            if self.n_lasting > LASTING {
                return Err(too_many("always_supplied", LASTING));
            }
        }
        let card = CardId(self.cards.len() as u8);
        self.cards.push(Card {
            name: row.id,
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

    fn add_copies(&mut self, country: Country, row: &MoreRow) -> Result<(), Fault> {
        let card = || row.id.clone();
        let mut cards = self.cards.iter_mut();
        let found = cards.find(|card| card.name == row.id && card.country == country);
        let found = found.ok_or_else(|| FileFault::Missing { name: card() })?;
        if row.copies == 0 || found.card_type.is_laid() {
            return Err(ContentFault::Copies { card: card() }.into());
        }
        found.copies = found.copies.saturating_add(row.copies);
        Ok(())
    }

    fn number(&mut self, effect: &Effect) -> NodeId {
        let node = NodeId(self.nodes.len() as u16);
        self.nodes.push(Node {
            effect: effect.clone(),
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
                    .fold(Slots::EMPTY, |slots, card| slots | card.bit())
            }))
        };
        let has = |card: &Card, test: &dyn Fn(&Trigger) -> bool| {
            card.abilities.iter().any(|ability| test(&ability.trigger))
        };
        let listeners = FactKind::ALL.map(|kind| {
            collect(&|card| has(card, &|trigger| FactKind::heard_by(trigger).contains(&kind)))
        });
        Content {
            has_air: self.edition.air != AirRules::Off,
            has_total_war: self.has_total_war,
            edition: self.edition,
            others: None,
            listening: listeners.map(|by_country: ByCountry<Slots>| {
                let heard = |country: &Country| !by_country[*country].is_empty();
                Country::ALL.into_iter().filter(heard).collect()
            }),
            listeners,
            responses: collect(&|card| card.card_type == CardType::Response),
            bolsters: collect(&|card| card.card_type == CardType::Bolster),
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

fn too_many(what: &str, max: usize) -> Fault {
    let what = what.to_owned();
    FileFault::TooManyOf { what, max }.into()
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
        shape(self.country, self.card_type, &self.abilities)
    }
}

fn check_ability(id: &str, card_type: CardType, ability: &Ability) -> Result<(), ContentFault> {
    let card = || id.to_owned();
    if ability.effect.is_empty() {
        return Err(ContentFault::NoEffect { card: card() });
    }
    let fits = match &ability.trigger {
        Trigger::Play => {
            !card_type.stays() && card_type != CardType::Bolster && ability.limit == Limit::None
        }
        Trigger::Static => card_type == CardType::Status && ability.limit == Limit::None,
        _ => match card_type {
            CardType::Status => {
                matches!(ability.limit, Limit::OncePerTrigger | Limit::OncePerTurn)
            }
            CardType::Response | CardType::Bolster => ability.limit == Limit::SingleUse,
            _ => false,
        },
    };
    if !fits {
        return Err(ContentFault::Misfit { card: card() });
    }
    let mut effects = ability.effect.iter();
    let unmet = effects.find_map(|effect| unmet(effect, &ability.trigger));
    match unmet {
        Some(needs) => Err(ContentFault::EffectNeeds {
            card: card(),
            needs,
        }),
        None => Ok(()),
    }
}

/// What an effect lacks: nodes that speak of what only some triggers bind are unreachable under any
/// other.
fn unmet(effect: &Effect, trigger: &Trigger) -> Option<&'static str> {
    let binds_piece = matches!(
        trigger,
        Trigger::Battled { .. } | Trigger::WouldRemove { .. } | Trigger::Built { .. }
    );
    Some(match effect {
        Effect::EliminateIt | Effect::ProtectIt | Effect::SpareIt if !binds_piece => "piece",
        Effect::CancelUse(_) if !matches!(trigger, Trigger::Using { .. }) => "using",
        Effect::RaiseDiscard { .. } if !matches!(trigger, Trigger::Levies { .. }) => "levies",
        Effect::CancelCard | Effect::AddDiscard(_)
            if !matches!(trigger, Trigger::Played { .. }) =>
        {
            "played"
        }
        Effect::ReduceDiscard(_) | Effect::CancelDiscard
            if !matches!(
                trigger,
                Trigger::EconomicWarfareTarget(_) | Trigger::FamilyTarget { .. }
            ) =>
        {
            "economic-warfare"
        }
        Effect::ShuffleCardIntoDeck | Effect::PutCardOnDeck
            if !matches!(trigger, Trigger::Resolved { .. }) =>
        {
            "resolved"
        }
        Effect::DiscardStatus if !matches!(trigger, Trigger::StatusUsed { .. }) => "status-used",
        Effect::ReplaceBuild(_) if !matches!(trigger, Trigger::MayBuild { .. }) => "may-build",
        Effect::Build { pieces, times, .. }
        | Effect::Recruit { pieces, times, .. }
        | Effect::Eliminate { pieces, times, .. }
            if times.max == 0
                || times.min > times.max
                || is_piece(pieces) && is_placing(effect) =>
        {
            "times"
        }
        Effect::Battle { times, .. } | Effect::HandForDiscards { times, .. }
            if times.max == 0 || times.min > times.max =>
        {
            "times"
        }
        // Only what lies on the table can be laid there.
        Effect::LayFromHand { card_type } if !card_type.is_laid() => "type",
        Effect::LayFromDiscard { card_type, .. } if !card_type.stays() => "type",
        Effect::Choose(options) | Effect::AnyOrder(options) if options.len() < 2 => "options",
        Effect::Chain(options) if options.len() < 2 => "options",
        _ => {
            let mut children = effect.children().into_iter();
            return children.find_map(|child| unmet(child, trigger));
        }
    })
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
            air: AirRules::carried(),
            numbers: Vec::new(),
            family: None,
            note: None,
            ability: Vec::new(),
        };
        let mut loader = Loader::default();
        for (country, id) in [(Country::Germany, "one"), (Country::Uk, "two")] {
            loader.add(country, row(id)).expect("in order");
        }
        let fault = loader.add(Country::Germany, row("three")).unwrap_err();
        assert_eq!(fault.id, "out-of-place");
        loader.add(Country::Usa, row("four")).expect("in order");
    }
}
