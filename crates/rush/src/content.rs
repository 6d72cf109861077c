//! Everything that is data: vehicles, barracks, medals, bases, achievements, abilities.
//!
//! [`Content::standard`] is what the program carries inside itself; [`Content::load`] reads the
//! same files from anywhere and names file and line of every fault. Other content is kept
//! for the whole run of the program ([`Content::keep`]) and known by its digest, so that a setup
//! can name it in one line.
//!
//! No rule is decided here, and nothing here changes during a game.

use game::{ContentCache, ContentError, Source};
use serde::Deserialize;

use crate::ability::{Ability, AbilityKind, N_ABILITIES};
use crate::card::{Card, CardId, Face, Kind, N_FACES, Provenance};
use crate::nation::{ByNation, Class, Nation};

mod fault;
mod load;
mod rows;

pub use fault::ContentFault;

/// An achievement by its row in the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AchievementId(pub u8);

/// An achievement as content describes it.
#[derive(Debug)]
pub struct Achievement {
    /// Its name in notation.
    pub name: String,
    /// The title for people.
    pub title: String,
    /// What is counted.
    pub count: Count,
    /// On which cards of the squad.
    pub of: Filter,
    /// What it scores.
    pub worth: u8,
    /// How much of it is known.
    pub provenance: Provenance,
    /// Where it is known from.
    pub source: String,
}

/// What an achievement counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Cards.
    Cards,
    /// Medals on the cards; a double counts 2 (A13).
    Medals,
}

/// Which cards an achievement counts; what is not said is anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Filter {
    /// Only this kind of card.
    pub kind: Option<Kind>,
    /// Only this class of vehicle.
    pub class: Option<Class>,
    /// Only this nation.
    pub nation: Option<Nation>,
    /// Only cards with that many medals.
    pub medals: Option<u8>,
}

impl Filter {
    /// Whether the card counts.
    #[must_use]
    pub fn accepts(&self, face: &Face) -> bool {
        self.kind.is_none_or(|kind| kind == face.kind)
            && self.class.is_none_or(|class| face.class == Some(class))
            && self.nation.is_none_or(|nation| face.nation == Some(nation))
            && self.medals.is_none_or(|medals| face.medals == medals)
    }
}

/// All content of the game, checked and indexed.
#[derive(Debug)]
pub struct Content {
    pub(crate) faces: [Face; N_FACES],
    pub(crate) cards: Vec<Card>,
    pub(crate) achievements: Vec<Achievement>,
    /// Name and title of each ability, in the order of [`AbilityKind::ALL`].
    abilities: [(String, String); N_ABILITIES],
    /// The single and the double medal of each nation.
    pub(crate) medals: ByNation<[CardId; 2]>,
    pub(crate) base: CardId,
    /// Cards in the box that take no part: aids and markers.
    pub(crate) n_asides: u8,
    digest: String,
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
            "../../../content/rush/":
            "vehicles.toml",
            "cards.toml",
            "abilities.toml",
            "achievements.toml",
        )
    }

    /// Reads content, checks it, and keeps it for the rest of the program's run. The same content
    /// is kept once.
    ///
    /// # Errors
    /// The first thing that is wrong, with file and line, or that there is no room for more.
    pub fn keep(source: &Source) -> Result<&'static Self, ContentError> {
        CONTENTS.insert(source, Self::load)
    }

    /// The content of that digest, if this program carries it or was given it.
    #[must_use]
    pub fn known(digest: &str) -> Option<&'static Self> {
        CONTENTS.find(digest)
    }

    /// The short name of this content; see [`game::content_digest`].
    #[must_use]
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// All cards by id: vehicles first.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card of that id.
    #[must_use]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.0 as usize]
    }

    /// What the rules need to know of the card.
    #[inline]
    #[must_use]
    pub fn face(&self, card: CardId) -> &Face {
        &self.faces[card.0 as usize]
    }

    /// The card of that name in notation.
    #[must_use]
    pub fn card_named(&self, name: &str) -> Option<CardId> {
        self.cards
            .iter()
            .position(|card| card.name == name)
            .map(|i| CardId(i as u8))
    }

    /// The achievements by id.
    #[must_use]
    pub fn achievements(&self) -> &[Achievement] {
        &self.achievements
    }

    /// The achievement of that id.
    #[must_use]
    pub fn achievement(&self, achievement: AchievementId) -> &Achievement {
        &self.achievements[achievement.0 as usize]
    }

    /// The achievement of that name in notation.
    #[must_use]
    pub fn achievement_named(&self, name: &str) -> Option<AchievementId> {
        self.achievements
            .iter()
            .position(|achievement| achievement.name == name)
            .map(|i| AchievementId(i as u8))
    }

    /// An ability's name in notation.
    #[must_use]
    pub fn ability_name(&self, kind: AbilityKind) -> &str {
        &self.abilities[kind as usize].0
    }

    /// An ability's name for people.
    #[must_use]
    pub fn ability_title(&self, kind: AbilityKind) -> &str {
        &self.abilities[kind as usize].1
    }

    /// The ability of that name in notation.
    #[must_use]
    pub fn ability_named(&self, name: &str) -> Option<AbilityKind> {
        AbilityKind::ALL
            .into_iter()
            .find(|&kind| self.ability_name(kind) == name)
    }

    /// An ability with its argument, as people write it.
    #[must_use]
    pub fn write_ability(&self, ability: Ability) -> String {
        let title = self.ability_title(ability.kind());
        match ability {
            Ability::Reinforcements(n) | Ability::Research(n) => format!("{title} {n}"),
            Ability::NationalGoods(nation) => format!("{title} ({nation})"),
            _ => title.to_owned(),
        }
    }

    /// Every card in the box, those that take no part included (rule 1.1).
    #[must_use]
    pub fn n_cards(&self) -> u32 {
        let copies: u32 = self.cards.iter().map(|card| u32::from(card.copies)).sum();
        copies + self.achievements.len() as u32 + u32::from(self.n_asides)
    }
}
