//! Everything that is data: the map, the countries and the 220 cards.
//!
//! [`Content::standard`] is what the program carries inside itself; [`Content::load`] reads the
//! same files from anywhere and tells file and line of each fault. Other content is kept
//! for the whole run of the program ([`Content::keep`]) and known by its digest, so that a setup
//! can name it in one line. After loading, the effect trees are numbered ([`NodeId`]) so that a
//! frame can point into them with two bytes.
//!
//! No rule is decided here, and nothing here changes during a game.

use std::sync::OnceLock;

use game::{ContentCache, ContentError, Source};

use crate::card::{Card, CardId, Slots};
use crate::country::{ByCountry, Country, CountrySet};
use crate::effect::{Effect, PieceKind};
use crate::map::Map;
use crate::options::{AirRules, Edition};
use crate::window::FactKind;

mod fault;
mod load;
mod map;
pub(crate) mod names;

pub use fault::ContentFault;

/// An effect in one of the cards' trees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeId(pub u16);

/// An effect with the numbers of the effects inside it.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) effect: Effect,
    pub(crate) children: Vec<NodeId>,
}

/// What a country is.
#[derive(Clone, Copy, Debug)]
pub struct CountryFacts {
    /// Its home space.
    pub home: crate::space::SpaceId,
    /// How many pieces it has of each kind (rule 8).
    pub pool: [u8; PieceKind::COUNT],
}

/// All content of the game, checked and indexed.
#[derive(Debug)]
pub struct Content {
    /// Spaces, borders and straits.
    pub map: Map,
    /// Homes and pools.
    pub countries: ByCountry<CountryFacts>,
    pub(crate) cards: Vec<Card>,
    pub(crate) nodes: Vec<Node>,
    /// The cards of each country, ascending.
    pub(crate) decks: ByCountry<Vec<CardId>>,
    /// Which cards of a country (by [`Card::slot`]) listen to a kind of fact.
    pub(crate) listeners: [ByCountry<Slots>; FactKind::COUNT],
    /// Which countries have cards that listen to a kind of fact.
    pub(crate) listening: [CountrySet; FactKind::COUNT],
    /// Which cards of a country are Responses, by slot.
    pub(crate) responses: ByCountry<Slots>,
    /// Which cards of a country are Bolsters, by slot.
    pub(crate) bolsters: ByCountry<Slots>,
    /// Which cards of a country can be used instead of playing a card, by slot.
    pub(crate) instead: ByCountry<Slots>,
    /// Which cards of a country can replace a build, by slot.
    pub(crate) may_build: ByCountry<Slots>,
    /// Which cards of a country have something that is always on, by slot.
    pub(crate) statics: ByCountry<Slots>,
    /// Whether air forces are played with.
    pub(crate) has_air: bool,
    /// Whether its files have cards for the air rules of Total War.
    has_total_war: bool,
    /// Which of all that its files have it is.
    edition: Edition,
    /// The other editions of the same files; none in those.
    others: Option<Box<Others>>,
    digest: String,
}

/// The editions that one set of files has, read when they are asked for first.
#[derive(Debug)]
struct Others {
    source: Source,
    contents: [OnceLock<Content>; Edition::COUNT],
}

/// The carried content, and what this program was given besides.
static CONTENTS: ContentCache<Content> = ContentCache::new(Content::source, Content::load);

impl Content {
    /// The content the program carries inside itself.
    #[must_use]
    pub fn standard() -> &'static Self {
        CONTENTS.carried()
    }

    /// The files that the program carries.
    #[must_use]
    pub fn source() -> Source {
        game::carried_files!(
            "../../../content/quartermaster/":
            "map.toml",
            "countries.toml",
            "cards/germany.toml",
            "cards/uk.toml",
            "cards/japan.toml",
            "cards/ussr.toml",
            "cards/italy.toml",
            "cards/usa.toml",
            "air/germany.toml",
            "air/uk.toml",
            "air/japan.toml",
            "air/ussr.toml",
            "air/italy.toml",
            "air/usa.toml",
            "histories/germany.toml",
            "histories/uk.toml",
            "histories/japan.toml",
            "histories/ussr.toml",
            "histories/italy.toml",
            "histories/usa.toml",
        )
    }

    /// Reads content, checks it, and keeps it for the rest of the program's run. The same content
    /// is kept once.
    ///
    /// The cards of other content are of the shapes of carried cards: numbers, spaces and countries
    /// may be any, but what is done must be something that the rules were proved with and that
    /// every language has words for.
    ///
    /// # Errors
    /// The first thing that is wrong, with file and line, or that there is no room for more.
    pub fn keep(source: &Source) -> Result<&'static Self, ContentError> {
        CONTENTS.insert(source, |source| Self::standard().load_like(source))
    }

    /// The content of that digest, if this program carries it or was given it.
    #[must_use]
    pub fn known(digest: &str) -> Option<&'static Self> {
        CONTENTS.find(digest)
    }

    /// The same content as a table of that edition plays it. An edition of an edition is itself.
    #[must_use]
    pub fn edition(&'static self, edition: Edition) -> &'static Self {
        match &self.others {
            Some(others) if edition != self.edition => others.get(edition),
            _ => self,
        }
    }

    /// Whether its files have what tables with these air rules play with.
    #[must_use]
    pub fn has(&self, air: AirRules) -> bool {
        match air {
            AirRules::Off | AirRules::Marshal => true,
            AirRules::TotalWar => self.has_total_war,
        }
    }

    /// The short name of this content; see [`game::content_digest`].
    #[must_use]
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// All cards by id.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card of that id.
    #[must_use]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.0 as usize]
    }

    /// The card of that name in notation.
    #[must_use]
    pub fn card_named(&self, name: &str) -> Option<CardId> {
        self.cards
            .iter()
            .position(|card| card.name == name)
            .map(|i| CardId(i as u8))
    }

    /// The card in that slot of a country's deck list.
    pub(crate) fn in_slot(&self, country: Country, slot: u32) -> CardId {
        self.decks[country][slot as usize]
    }

    pub(crate) fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.0 as usize]
    }
}

impl Others {
    fn get(&self, edition: Edition) -> &Content {
        self.contents[edition.index()].get_or_init(|| {
            Content::load_edition(&self.source, edition, None)
                .expect("the whole of it was read before, and this is a part of it")
        })
    }
}
