//! What is going on, innermost last: plain data on one explicit stack.
//!
//! A frame says what is being resolved and how far it has come; it never holds a closure or a
//! reference. Cloning, undo and saving in mid-chain follow for free.

use game::{Seat, SeatSet};

use crate::card::CardId;
use crate::content::NodeId;
use crate::country::{Country, CountrySet, Team};
use crate::effect::{BattleKind, CardType, PieceKind};
use crate::piece::Piece;
use crate::space::SpaceId;
use crate::window::Fact;

/// What an effect knows about the use or play it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Context {
    /// The card whose effect it is.
    pub(crate) card: CardId,
    /// The country of that card.
    pub(crate) owner: Country,
    /// Who decides.
    pub(crate) decider: Country,
    /// The country chosen, hit, or that started the battle.
    pub(crate) target: Option<Country>,
    /// The space the trigger speaks of (battled, built, removed).
    pub(crate) space: Option<SpaceId>,
    /// The piece the trigger speaks of, in that space.
    pub(crate) it: Option<(Country, PieceKind)>,
    /// Whether this part may be left out.
    pub(crate) optional: bool,
    /// Whether it is asked what could be done if the owner first took a piece off the board.
    pub(crate) may_free: bool,
    /// Who was asked to free a piece for this part and declined.
    pub(crate) declined: CountrySet,
}

impl Context {
    /// The context of a card that is played, with nothing bound.
    pub(crate) const fn played(card: CardId, owner: Country) -> Self {
        Self {
            card,
            owner,
            decider: owner,
            target: None,
            space: None,
            it: None,
            optional: false,
            may_free: false,
            declined: CountrySet::EMPTY,
        }
    }

    /// The piece the trigger speaks of.
    pub(crate) fn piece(&self) -> Option<Piece> {
        let (country, kind) = self.it?;
        Some(Piece::new(country, kind, self.space?))
    }
}

/// Why a piece is about to leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// That country battles it.
    Battle(Country),
    /// A card of that country eliminates it.
    Eliminate(Country),
    /// It is out of supply.
    Supply,
    /// An air force without an own army or navy found none next to it.
    Stranded,
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum TurnStage {
    Begin,
    Play,
    Air,
    Supply,
    Victory,
    Score,
    DiscardStart,
    Discard,
    DrawStart,
    Draw,
    End,
}

/// Where a played card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// From hand in the Play step.
    PlayStep,
    /// From hand in the Air step.
    AirStep,
    /// From hand by another card.
    Hand,
    /// From the discard pile by another card.
    Pile,
}

/// Where a played card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Face up on the own discard pile.
    Pile,
    /// Shuffled into the own deck.
    Shuffle,
    /// On top of the own deck.
    DeckTop,
}

/// How far a played card has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardStage {
    Shown,
    Effect,
    /// Economic warfare: find the next country that must discard.
    Levy,
    /// Economic warfare: that country is the next, and what it must discard can still be raised.
    Aimed(Country),
    /// Economic warfare: that country discards.
    Collect(Country),
    Resolved,
    Away,
}

/// How far a battle has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FightStage {
    Target,
    Aftermath,
    Done,
}

/// What keeps a threatened piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Saved {
    /// Nothing so far.
    No,
    /// A card.
    Spared,
    /// Its air force, unless another strikes.
    Defended,
}

/// How far a removal has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ThreatStage {
    Announced,
    Removal,
    Done,
}

/// How far a use has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UseStage {
    Cost,
    Also,
    /// The cost is paid: a window on the use.
    Announced,
    Effect,
    Spent,
    Done,
}

/// One thing in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// Chance shuffles the decks one by one.
    Deal(Country),
    /// Everybody discards from the opening hand.
    Opening,
    /// Every country may lay a card from its deck before the first round.
    Prepare,
    /// A country's turn; the bottom of the stack from then on.
    Turn(TurnStage),
    /// The country on turn plays or discards a card.
    PlayStep,
    /// The country on turn may deploy or marshal an air force.
    AirStep,
    /// The country on turn moves an air force, having paid for it.
    Marshal,
    /// An air force that lost its army or navy goes to one next to it.
    Retreat { country: Country, space: SpaceId },
    /// Reallocation: so many cards are still to be discarded; then one is taken.
    Reallocate(u8),
    /// The pieces in `State::doomed` are removed one by one.
    SupplyStep,
    /// The country on turn discards what it likes.
    DiscardStep,
    /// A card is being played.
    Card {
        card: CardId,
        source: Source,
        stage: CardStage,
        is_cancelled: bool,
        goal: Goal,
    },
    /// A Status, Response or Bolster is being used.
    Use {
        stage: UseStage,
        context: Context,
        is_cancelled: bool,
    },
    /// That many cards of the hand are still to be paid.
    Pay {
        country: Country,
        left: u8,
        of: Option<CardType>,
    },
    /// A country pays with one of its Status cards.
    GiveStatus(Country),
    /// A country pays with one of its pieces.
    GivePiece { country: Country, kind: PieceKind },
    /// The parts of an ability, from this one on.
    Parts {
        ability: u8,
        at: u8,
        context: Context,
    },
    /// An effect that takes decisions; `done` counts them.
    Leaf {
        node: NodeId,
        done: u8,
        context: Context,
    },
    /// A lifted piece may be built again.
    Rebuild {
        kind: PieceKind,
        space: SpaceId,
        context: Context,
    },
    /// A battle in a space.
    Fight {
        by: Country,
        kind: BattleKind,
        space: SpaceId,
        stage: FightStage,
    },
    /// A piece is about to be removed.
    Threat {
        country: Country,
        kind: PieceKind,
        space: SpaceId,
        cause: Cause,
        stage: ThreatStage,
        saved: Saved,
    },
    /// An opportunity to react to a fact.
    Window {
        fact: Fact,
        /// Whose turn to react it is.
        team: Team,
        /// How many teams in a row have passed.
        passes: u8,
        /// Seats still asked in this turn; none means the turn is to be opened.
        asked: SeatSet,
        /// Once-per-trigger cards used, by [`crate::card::Card::once`].
        used: [u8; 4],
    },
    /// A country's deck is shuffled by chance.
    Shuffle(Country),
    /// Chance picks one of a country's face-down Responses.
    PickResponse(Country),
    /// Chance picks so many cards of a country's discard pile, which go on top of its deck.
    PickDiscard { country: Country, left: u8 },
    /// A seat chooses an own piece to take off the board.
    Withdraw(Seat),
    /// A country may take such a piece off the board for the leaf below.
    Free {
        /// The card that would place it.
        card: CardId,
        country: Country,
        kind: PieceKind,
    },
}

/// The deepest chain of frames.
///
/// Bounded by the cards: a window nests only through a use that battles, builds or removes, and
/// such a use spends a Response or a once-per-turn Status. Japan has the most in one turn, seven,
/// at up to six frames each, on top of a card played by way of another card.
const DEPTH: usize = 80;

/// Frames that a use or a card may need above the last window.
const ABOVE_WINDOW: usize = 16;

/// The stack of frames.
pub(crate) type Frames = game::Stack<Frame, DEPTH>;

/// Whether a chain may still grow. Only other content than the carried one, with more cards that
/// react to one another, comes so far that it may not.
pub(crate) fn has_room(frames: &Frames) -> bool {
    frames.len() < DEPTH - ABOVE_WINDOW
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::State;

    #[test]
    fn random_play_stays_far_below_the_deepest_chain() {
        let mut deepest = 0;
        for seed in 0..200 {
            game::random_game(seed, &Default::default(), |state: &State| {
                deepest = deepest.max(state.frames.len());
            });
        }
        assert!((10..DEPTH / 2).contains(&deepest), "{deepest}");
    }

    #[test]
    fn a_frame_is_small() {
        assert!(size_of::<Frame>() <= 16, "{}", size_of::<Frame>());
    }
}
