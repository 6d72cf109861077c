//! Why a move is refused.

use game::Refusal;

use crate::board::Board;
use crate::card::CardId;
use crate::content::Content;
use crate::place::PlaceId;
use crate::space::SpaceId;
use crate::state::State;

/// Why, without the names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game has ended.
    GameOver,
    /// The seat is not asked now.
    NotAsked,
    /// The question that is open has no such answer.
    NotTheQuestion,
    /// There is no commander in the reserve.
    NoCommander,
    /// A commander stands on that space.
    SpaceTaken(SpaceId),
    /// No enemy commander stands on that space, so there is none to deploy beside.
    NoEnemyCommander(SpaceId),
    /// The symbol of that space has the other colour.
    WrongColour(SpaceId),
    /// The card does not speak of that kind of space.
    WrongSpace(SpaceId),
    /// This support action was done already in this round.
    DoneThisRound(SpaceId),
    /// The place is under control already.
    ControlledAlready(PlaceId),
    /// No supplied neighbour of that place has a piece to spare.
    NobodyToEnter(PlaceId),
    /// The place is not controlled and supplied.
    NotSupplied(PlaceId),
    /// There is nothing to place: the reserve is empty.
    ReserveEmpty,
    /// The last piece must stay.
    LastPiece(PlaceId),
    /// Too far away.
    OutOfRange(PlaceId),
    /// Not under that zone.
    OutsideZone(PlaceId),
    /// No troops may be dropped there.
    NoDrop(PlaceId),
    /// Not next to the place that is entered.
    NotAdjacent(PlaceId),
    /// Pieces were moved from there already.
    MovedAlready(PlaceId),
    /// There are not that many.
    TooMany,
    /// At least one piece.
    TooFew,
    /// The place has as many pieces as may stand there.
    Full(PlaceId),
    /// The place has no own piece.
    NoPiece(PlaceId),
    /// At least one piece must be moved first.
    MustMove,
    /// The card is not in hand.
    NotInHand(CardId),
    /// The card's effect is not for this moment.
    WrongMoment(CardId),
    /// That effect was used already in this turn.
    UsedThisTurn(CardId),
    /// The card could do nothing now.
    NoEffect(CardId),
    /// No own commander stands there.
    NoOwnCommander(SpaceId),
    /// Chance cannot have that outcome now.
    ImpossibleChance,
}

/// A reason with what it speaks of, in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// Why.
    pub reason: Reason,
    arguments: Vec<(&'static str, String)>,
}

impl Illegal {
    pub(crate) fn new(state: &State, reason: Reason) -> Self {
        Self {
            reason,
            arguments: arguments(state.content(), state.board(), reason),
        }
    }
}

fn arguments(content: &Content, board: &Board, reason: Reason) -> Vec<(&'static str, String)> {
    use Reason as R;
    match reason {
        R::SpaceTaken(space)
        | R::NoEnemyCommander(space)
        | R::WrongColour(space)
        | R::WrongSpace(space)
        | R::DoneThisRound(space)
        | R::NoOwnCommander(space) => vec![("space", board.space(space).name.clone())],
        R::ControlledAlready(place)
        | R::NobodyToEnter(place)
        | R::NotSupplied(place)
        | R::LastPiece(place)
        | R::OutOfRange(place)
        | R::OutsideZone(place)
        | R::NoDrop(place)
        | R::NotAdjacent(place)
        | R::MovedAlready(place)
        | R::Full(place)
        | R::NoPiece(place) => vec![("place", board.place_name(place).to_owned())],
        R::NotInHand(card) | R::WrongMoment(card) | R::UsedThisTurn(card) | R::NoEffect(card) => {
            vec![("card", content.card(card).name.clone())]
        }
        R::GameOver
        | R::NotAsked
        | R::NotTheQuestion
        | R::NoCommander
        | R::ReserveEmpty
        | R::TooMany
        | R::TooFew
        | R::MustMove
        | R::ImpossibleChance => Vec::new(),
    }
}

game::reason_ids!(Reason {
    GameOver = "game-over",
    NotAsked = "not-asked",
    NotTheQuestion = "not-the-question",
    NoCommander = "no-commander",
    SpaceTaken = "space-taken",
    NoEnemyCommander = "no-enemy-commander",
    WrongColour = "wrong-colour",
    WrongSpace = "wrong-space",
    DoneThisRound = "done-this-round",
    ControlledAlready = "controlled-already",
    NobodyToEnter = "nobody-to-enter",
    NotSupplied = "not-supplied",
    ReserveEmpty = "reserve-empty",
    LastPiece = "last-piece",
    OutOfRange = "out-of-range",
    OutsideZone = "outside-zone",
    NoDrop = "no-drop",
    NotAdjacent = "not-adjacent",
    MovedAlready = "moved-already",
    TooMany = "too-many",
    TooFew = "too-few",
    Full = "full",
    NoPiece = "no-piece",
    MustMove = "must-move",
    NotInHand = "not-in-hand",
    WrongMoment = "wrong-moment",
    UsedThisTurn = "used-this-turn",
    NoEffect = "no-effect",
    NoOwnCommander = "no-own-commander",
    ImpossibleChance = "impossible-chance",
});

impl Refusal for Illegal {
    const IDS: &'static [&'static str] = Reason::IDS;

    fn id(&self) -> &'static str {
        self.reason.id()
    }

    fn arguments(&self) -> Vec<(&'static str, String)> {
        self.arguments.clone()
    }
}
