//! Everything that is data: two boards, the cards and the bonuses.
//!
//! [`Content::standard`] is what the program carries inside itself; [`Content::load`] reads the
//! same files from anywhere and names file and line of every fault. Parts of the carried
//! boards and cards are a reconstruction; each value keeps its provenance, and an owner of the
//! game can put corrected files in their place ([`Content::keep`]).
//!
//! No rule is decided here, and nothing here changes during a game.

use game::{ContentCache, ContentError, Source};

use crate::board::Board;
use crate::card::{Bonus, BonusId, Card, CardId, MAX_KINDS};
use crate::effect::When;
use crate::options::Mode;
use crate::place::Places;
use crate::space::Action;

mod board;
mod check;
mod fault;
mod load;
mod rows;

pub use fault::ContentFault;

/// A moment at which cards may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// The start or the end of the own turn.
    OwnTurn,
    /// A commander is about to be deployed to a space of this action.
    Deploying(Action),
    /// Pieces have entered by this action.
    Entered(Action),
    /// The player of this action is about to roll.
    BeforeRoll(Action),
    /// Pieces are being placed by this action.
    Placing(Action),
    /// A defender is about to roll, against this action.
    Defending(Action),
}

impl Moment {
    const N_ACTIONS: usize = Action::ALL.len();
    /// How many there are.
    const COUNT: usize = 1 + 5 * Self::N_ACTIONS;

    const fn index(self) -> usize {
        let (row, action) = match self {
            Self::OwnTurn => return 0,
            Self::Deploying(action) => (0, action),
            Self::Entered(action) => (1, action),
            Self::BeforeRoll(action) => (2, action),
            Self::Placing(action) => (3, action),
            Self::Defending(action) => (4, action),
        };
        1 + row * Self::N_ACTIONS + action as usize
    }

    /// Every moment that a card's condition means.
    fn all_of(when: &When) -> Vec<Self> {
        match when {
            When::OwnTurn => vec![Self::OwnTurn],
            When::DeployingBesideEnemy(action) => vec![Self::Deploying(*action)],
            When::Entered(action) => vec![Self::Entered(*action)],
            When::BeforeRoll(action) => vec![Self::BeforeRoll(*action)],
            When::Placing(action) => vec![Self::Placing(*action)],
            When::DefendingAgainst(actions) => actions
                .iter()
                .map(|&action| Self::Defending(action))
                .collect(),
        }
    }
}

/// Which cards answer at which moment, for one mode.
#[derive(Debug)]
pub(crate) struct Listeners {
    by_moment: [u16; Moment::COUNT],
    /// How many of each card are in the deck of this mode.
    pub(crate) copies: [u8; MAX_KINDS],
}

impl Listeners {
    fn new(cards: &[Card], mode: Mode) -> Self {
        let mut listeners = Self {
            by_moment: [0; Moment::COUNT],
            copies: [0; MAX_KINDS],
        };
        for (i, card) in cards.iter().enumerate() {
            if card.modes.contains(&mode) {
                listeners.copies[i] = card.copies;
                for moment in Moment::all_of(&card.when) {
                    listeners.by_moment[moment.index()] |= 1 << i;
                }
            }
        }
        listeners
    }

    /// The cards that answer at that moment, as bits.
    pub(crate) const fn at(&self, moment: Moment) -> u16 {
        self.by_moment[moment.index()]
    }
}

/// All content of the game, checked and indexed.
#[derive(Debug)]
pub struct Content {
    digest: String,
    boards: [Board; 2],
    listeners: [Listeners; 2],
    cards: Vec<Card>,
    bonuses: Vec<Bonus>,
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
            "../../../content/orders/":
            "alpine.toml",
            "island.toml",
            "cards.toml",
            "bonuses.toml",
        )
    }

    /// Loads content and keeps it for as long as the program runs, so that setups can name it by
    /// its digest. The same files are kept only once.
    ///
    /// # Errors
    /// As [`Content::load`], or that there is no room for more.
    pub fn keep(source: &Source) -> Result<&'static Self, ContentError> {
        CONTENTS.insert(source, Self::load)
    }

    /// The content of that digest, if it is the carried one or was given.
    #[must_use]
    pub fn known(digest: &str) -> Option<&'static Self> {
        CONTENTS.find(digest)
    }

    /// A short name for exactly these files.
    #[must_use]
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// The board of a mode.
    #[must_use]
    pub fn board(&self, mode: Mode) -> &Board {
        &self.boards[mode as usize]
    }

    pub(crate) fn listeners(&self, mode: Mode) -> &Listeners {
        &self.listeners[mode as usize]
    }

    /// All cards by id, of both modes.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// All bonuses by id, of both modes.
    #[must_use]
    pub fn bonuses(&self) -> &[Bonus] {
        &self.bonuses
    }

    /// The card of that id.
    ///
    /// # Panics
    /// When it is not of this content.
    #[must_use]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.0 as usize]
    }

    /// The bonus of that id.
    ///
    /// # Panics
    /// When it is not of this content.
    #[must_use]
    pub fn bonus(&self, bonus: BonusId) -> &Bonus {
        &self.bonuses[bonus.0 as usize]
    }

    /// The card of that name in notation.
    #[must_use]
    pub fn card_named(&self, name: &str) -> Option<CardId> {
        let row = self.cards.iter().position(|card| card.name == name)?;
        Some(CardId(row as u8))
    }

    /// The bonus of that name in notation.
    #[must_use]
    pub fn bonus_named(&self, name: &str) -> Option<BonusId> {
        let row = self.bonuses.iter().position(|bonus| bonus.name == name)?;
        Some(BonusId(row as u8))
    }
}

/// Every place that can be reached from those over the borders, themselves included.
fn reach(adjacent: &[Places], from: Places) -> Places {
    let mut seen = from;
    loop {
        let before = seen;
        for place in before.iter() {
            seen |= adjacent[place.index()];
        }
        if seen == before {
            return seen;
        }
    }
}
