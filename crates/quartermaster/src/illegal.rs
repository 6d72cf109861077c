//! Why a move is refused.

use game::Refusal;

use crate::card::CardId;
use crate::content::Content;
use crate::country::Country;
use crate::space::SpaceId;

/// A reason, with what it speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// The seat is not asked now.
    NotAsked,
    /// The question that is open has no such answer.
    NotTheQuestion,
    /// The card belongs to a country the seat does not lead or that is not asked.
    NotYourCard(CardId),
    /// The card is not in that hand.
    NotInHand(CardId),
    /// The card is not among those that can be taken.
    NotThere(CardId),
    /// The card is not on the table.
    NotOnTable(CardId),
    /// The card does not answer what has just happened.
    NoTrigger(CardId),
    /// The card was used already for this trigger or in this turn.
    AlreadyUsed(CardId),
    /// The card could do nothing now.
    NoEffect(CardId),
    /// An army needs land, a navy sea; so do their battles.
    WrongTerrain {
        /// Where.
        space: SpaceId,
    },
    /// The card does not reach that space.
    OutsideArea {
        /// Where.
        space: SpaceId,
    },
    /// Not next to a piece of the country.
    NotAdjacent {
        /// Where.
        space: SpaceId,
    },
    /// Next to pieces of the country, but none of them is supplied.
    NeighbourUnsupplied {
        /// Where.
        space: SpaceId,
    },
    /// A piece there would be out of supply.
    WouldBeUnsupplied {
        /// Where.
        space: SpaceId,
    },
    /// A navy there would have no port.
    NoPort {
        /// Where.
        space: SpaceId,
    },
    /// An enemy stands there.
    EnemyThere {
        /// Where.
        space: SpaceId,
    },
    /// The own team stands there.
    FriendThere {
        /// Where.
        space: SpaceId,
    },
    /// The country has a piece there already.
    OwnPieceThere {
        /// Where.
        space: SpaceId,
    },
    /// The country has no such piece left to place.
    NoPieceLeft,
    /// No such piece stands there.
    NoSuchPiece {
        /// Whose.
        country: Country,
        /// Where.
        space: SpaceId,
    },
    /// The piece cannot be removed this turn.
    Protected {
        /// Whose.
        country: Country,
        /// Where.
        space: SpaceId,
    },
    /// The piece is about to be removed: it cannot be withdrawn now.
    UnderThreat {
        /// Whose.
        country: Country,
        /// Where.
        space: SpaceId,
    },
    /// That country cannot be chosen.
    WrongCountry(Country),
    /// Something must be done: passing is not possible.
    MustAct,
    /// There is no such option now.
    NoSuchOption,
    /// Reallocation is not played with at this table.
    ReallocationOff,
    /// Reallocation was done already this turn.
    ReallocatedAlready,
    /// There are too few cards in hand.
    TooFewCards,
    /// Cards are in hand, so one of them must be played or discarded.
    HandNotEmpty,
    /// The seat is asked: it withdraws by its answer.
    AskedAlready,
    /// Chance cannot have that outcome now.
    ImpossibleChance,
}

impl Refusal for Illegal {
    fn id(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotAsked => "not-asked",
            Self::NotTheQuestion => "not-the-question",
            Self::NotYourCard(_) => "not-your-card",
            Self::NotInHand(_) => "not-in-hand",
            Self::NotThere(_) => "not-there",
            Self::NotOnTable(_) => "not-on-table",
            Self::NoTrigger(_) => "no-trigger",
            Self::AlreadyUsed(_) => "already-used",
            Self::NoEffect(_) => "no-effect",
            Self::WrongTerrain { .. } => "wrong-terrain",
            Self::OutsideArea { .. } => "outside-area",
            Self::NotAdjacent { .. } => "not-adjacent",
            Self::NeighbourUnsupplied { .. } => "neighbour-unsupplied",
            Self::WouldBeUnsupplied { .. } => "would-be-unsupplied",
            Self::NoPort { .. } => "no-port",
            Self::EnemyThere { .. } => "enemy-there",
            Self::FriendThere { .. } => "friend-there",
            Self::OwnPieceThere { .. } => "own-piece-there",
            Self::NoPieceLeft => "no-piece-left",
            Self::NoSuchPiece { .. } => "no-such-piece",
            Self::Protected { .. } => "protected",
            Self::UnderThreat { .. } => "under-threat",
            Self::WrongCountry(_) => "wrong-country",
            Self::MustAct => "must-act",
            Self::NoSuchOption => "no-such-option",
            Self::ReallocationOff => "reallocation-off",
            Self::ReallocatedAlready => "reallocated-already",
            Self::TooFewCards => "too-few-cards",
            Self::HandNotEmpty => "hand-not-empty",
            Self::AskedAlready => "asked-already",
            Self::ImpossibleChance => "impossible-chance",
        }
    }

    fn arguments(&self) -> Vec<(&'static str, String)> {
        let content = Content::standard();
        let place = |space: SpaceId| ("space", content.map.name(space).to_owned());
        match *self {
            Self::NotYourCard(card)
            | Self::NotInHand(card)
            | Self::NotThere(card)
            | Self::NotOnTable(card)
            | Self::NoTrigger(card)
            | Self::AlreadyUsed(card)
            | Self::NoEffect(card) => vec![("card", content.card(card).name.clone())],
            Self::WrongTerrain { space }
            | Self::OutsideArea { space }
            | Self::NotAdjacent { space }
            | Self::NeighbourUnsupplied { space }
            | Self::WouldBeUnsupplied { space }
            | Self::NoPort { space }
            | Self::EnemyThere { space }
            | Self::FriendThere { space }
            | Self::OwnPieceThere { space } => vec![place(space)],
            Self::NoSuchPiece { country, space }
            | Self::Protected { country, space }
            | Self::UnderThreat { country, space } => {
                vec![("country", country.to_string()), place(space)]
            }
            Self::WrongCountry(country) => vec![("country", country.to_string())],
            _ => Vec::new(),
        }
    }
}
