//! Why a move is refused.

use game::{ContentRef, Refusal};

use crate::card::CardId;
use crate::content::Content;
use crate::country::Country;
use crate::effect::PieceKind;
use crate::piece::Piece;
use crate::space::SpaceId;

/// What is refused for which reason. The content comes along so that cards and spaces can be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The reason.
    pub reason: Reason,
    content: ContentRef<Content>,
}

impl Illegal {
    /// A refusal in a game with that content.
    #[must_use]
    pub const fn new(content: &'static Content, reason: Reason) -> Self {
        Self {
            reason,
            content: ContentRef(content),
        }
    }
}

/// A reason, with what it speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
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
        /// Which kind of piece.
        kind: PieceKind,
        /// Where.
        space: SpaceId,
    },
    /// A navy there would have no port.
    NoPort {
        /// Which kind of piece.
        kind: PieceKind,
        /// Where.
        space: SpaceId,
    },
    /// An enemy stands there.
    EnemyThere {
        /// Which kind of piece.
        kind: PieceKind,
        /// Where.
        space: SpaceId,
    },
    /// The own team stands there.
    FriendThere {
        /// Which kind of piece.
        kind: PieceKind,
        /// Where.
        space: SpaceId,
    },
    /// The country has a piece there already.
    OwnPieceThere {
        /// Which kind of piece.
        kind: PieceKind,
        /// Where.
        space: SpaceId,
    },
    /// The country has no such piece left to place.
    NoPieceLeft,
    /// No such piece stands there.
    NoSuchPiece(Piece),
    /// The piece cannot be removed this turn.
    Protected(Piece),
    /// The piece is about to be removed: it cannot be withdrawn now.
    UnderThreat(Piece),
    /// Without that piece the card could not place one either.
    NoHelp(Piece),
    /// The seat has asked for that already.
    RequestedAlready(Piece),
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

game::reason_ids!(Reason {
    GameOver = "game-over",
    NotAsked = "not-asked",
    NotTheQuestion = "not-the-question",
    NotYourCard = "not-your-card",
    NotInHand = "not-in-hand",
    NotThere = "not-there",
    NotOnTable = "not-on-table",
    NoTrigger = "no-trigger",
    AlreadyUsed = "already-used",
    NoEffect = "no-effect",
    WrongTerrain = "wrong-terrain",
    OutsideArea = "outside-area",
    NotAdjacent = "not-adjacent",
    NeighbourUnsupplied = "neighbour-unsupplied",
    WouldBeUnsupplied = "would-be-unsupplied",
    NoPort = "no-port",
    EnemyThere = "enemy-there",
    FriendThere = "friend-there",
    OwnPieceThere = "own-piece-there",
    NoPieceLeft = "no-piece-left",
    NoSuchPiece = "no-such-piece",
    Protected = "protected",
    UnderThreat = "under-threat",
    NoHelp = "no-help",
    RequestedAlready = "requested-already",
    WrongCountry = "wrong-country",
    MustAct = "must-act",
    NoSuchOption = "no-such-option",
    ReallocationOff = "reallocation-off",
    ReallocatedAlready = "reallocated-already",
    TooFewCards = "too-few-cards",
    HandNotEmpty = "hand-not-empty",
    AskedAlready = "asked-already",
    ImpossibleChance = "impossible-chance",
});

impl Refusal for Illegal {
    const IDS: &'static [&'static str] = Reason::IDS;

    fn id(&self) -> &'static str {
        self.reason.id()
    }

    fn arguments(&self) -> Vec<(&'static str, String)> {
        let content = self.content.0;
        let of_kind = |kind: PieceKind| ("piece", kind.name().to_owned());
        let place = |space: SpaceId| ("space", content.map.name(space).to_owned());
        match self.reason {
            Reason::NotYourCard(card)
            | Reason::NotInHand(card)
            | Reason::NotThere(card)
            | Reason::NotOnTable(card)
            | Reason::NoTrigger(card)
            | Reason::AlreadyUsed(card)
            | Reason::NoEffect(card) => vec![("card", content.card(card).name.clone())],
            Reason::WrongTerrain { space }
            | Reason::OutsideArea { space }
            | Reason::NotAdjacent { space }
            | Reason::NeighbourUnsupplied { space } => vec![place(space)],
            Reason::WouldBeUnsupplied { kind, space }
            | Reason::NoPort { kind, space }
            | Reason::EnemyThere { kind, space }
            | Reason::FriendThere { kind, space }
            | Reason::OwnPieceThere { kind, space } => vec![of_kind(kind), place(space)],
            Reason::NoSuchPiece(piece)
            | Reason::Protected(piece)
            | Reason::UnderThreat(piece)
            | Reason::NoHelp(piece)
            | Reason::RequestedAlready(piece) => vec![
                ("country", piece.country.to_string()),
                of_kind(piece.kind),
                place(piece.space),
            ],
            Reason::WrongCountry(country) => vec![("country", country.to_string())],
            Reason::GameOver
            | Reason::NotAsked
            | Reason::NotTheQuestion
            | Reason::NoPieceLeft
            | Reason::MustAct
            | Reason::NoSuchOption
            | Reason::ReallocationOff
            | Reason::ReallocatedAlready
            | Reason::TooFewCards
            | Reason::HandNotEmpty
            | Reason::AskedAlready
            | Reason::ImpossibleChance => Vec::new(),
        }
    }
}
