//! Why a move is refused.

use game::Refusal;

use crate::card::CardId;
use crate::content::Content;
use crate::moves::{self, Target};
use crate::nation::Nation;

/// What is refused for which reason. The content comes along so that cards can be named.
#[derive(Clone, Copy)]
pub struct Illegal {
    /// The reason.
    pub reason: Reason,
    content: &'static Content,
}

impl Illegal {
    pub(crate) fn new(content: &'static Content, reason: Reason) -> Self {
        Self { reason, content }
    }
}

impl PartialEq for Illegal {
    fn eq(&self, other: &Self) -> bool {
        self.reason == other.reason
    }
}

impl std::fmt::Debug for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.reason.fmt(f)
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
    /// The card is not in the hand.
    NotInHand(CardId),
    /// The vehicle was used already this turn.
    AlreadyUsed(CardId),
    /// The card has no resource value and can never pay.
    NoValue(CardId),
    /// The card's resources pay only for that nation.
    GoodsOf(CardId, Nation),
    /// The card is not in the Reserve.
    NotInReserve(CardId),
    /// The resources do not suffice for that card, or no card was paid.
    TooDear(CardId),
    /// At least one card must pay, even though it costs nothing.
    OneMustPay(CardId),
    /// A purchase was made already this turn.
    BoughtAlready,
    /// The attack of the turn was made already.
    AttackedAlready,
    /// The card cannot attack.
    NoFirepower(CardId),
    /// All attackers are of one nation, and this is not of that one.
    OtherNation(CardId, Nation),
    /// The card was not named as an attacker.
    NotNamed(CardId),
    /// The card has no ability to be played for.
    NoAbility(CardId),
    /// The card has no armour and cannot defend.
    NoArmour(CardId),
    /// The seat has no base left.
    NoBase,
    /// The base does not stand.
    BaseGone,
    /// Another own base is undefended and comes first.
    OpenBaseFirst,
    /// The target is the own one.
    OwnTarget,
    /// Nothing of that kind is there to be hit.
    NothingThere(Target),
    /// A vehicle defends the base.
    Defended(Target),
    /// The attacker may attack bases only.
    BasesOnly(CardId),
    /// The attacker may attack vehicles only.
    VehiclesOnly(CardId),
    /// The card is not in the Depot.
    NotInDepot(CardId),
    /// The stack has no such medal.
    NoMedalLeft(CardId),
    /// That medal card is not due, or taking it would lose a medal.
    NotDue(CardId),
    /// Something must be done: it cannot be declined.
    MustAct,
    /// Chance cannot have that outcome now.
    ImpossibleChance,
}

game::reason_ids!(Reason {
    GameOver = "game-over",
    NotAsked = "not-asked",
    NotTheQuestion = "not-the-question",
    NotInHand = "not-in-hand",
    AlreadyUsed = "already-used",
    NoValue = "no-value",
    GoodsOf = "goods-of",
    NotInReserve = "not-in-reserve",
    TooDear = "too-dear",
    OneMustPay = "one-must-pay",
    BoughtAlready = "bought-already",
    AttackedAlready = "attacked-already",
    NoFirepower = "no-firepower",
    OtherNation = "other-nation",
    NotNamed = "not-named",
    NoAbility = "no-ability",
    NoArmour = "no-armour",
    NoBase = "no-base",
    BaseGone = "base-gone",
    OpenBaseFirst = "open-base-first",
    OwnTarget = "own-target",
    NothingThere = "nothing-there",
    Defended = "defended",
    BasesOnly = "bases-only",
    VehiclesOnly = "vehicles-only",
    NotInDepot = "not-in-depot",
    NoMedalLeft = "no-medal-left",
    NotDue = "not-due",
    MustAct = "must-act",
    ImpossibleChance = "impossible-chance",
});

impl Refusal for Illegal {
    const IDS: &'static [&'static str] = Reason::IDS;

    fn id(&self) -> &'static str {
        self.reason.id()
    }

    fn arguments(&self) -> Vec<(&'static str, String)> {
        let card = |card: CardId| ("card", self.content.card(card).name.clone());
        match self.reason {
            Reason::NotInHand(id)
            | Reason::AlreadyUsed(id)
            | Reason::NoValue(id)
            | Reason::NotInReserve(id)
            | Reason::OneMustPay(id)
            | Reason::NoFirepower(id)
            | Reason::NotNamed(id)
            | Reason::NoAbility(id)
            | Reason::NoArmour(id)
            | Reason::BasesOnly(id)
            | Reason::VehiclesOnly(id)
            | Reason::NotInDepot(id)
            | Reason::NoMedalLeft(id)
            | Reason::NotDue(id) => vec![card(id)],
            Reason::TooDear(id) => {
                let cost = self.content.face(id).cost;
                vec![card(id), ("cost", cost.to_string())]
            }
            Reason::GoodsOf(id, nation) | Reason::OtherNation(id, nation) => {
                vec![card(id), ("nation", nation.to_string())]
            }
            Reason::NothingThere(target) | Reason::Defended(target) => {
                vec![("target", moves::write_target(target))]
            }
            Reason::GameOver
            | Reason::NotAsked
            | Reason::NotTheQuestion
            | Reason::BoughtAlready
            | Reason::AttackedAlready
            | Reason::NoBase
            | Reason::BaseGone
            | Reason::OpenBaseFirst
            | Reason::OwnTarget
            | Reason::MustAct
            | Reason::ImpossibleChance => Vec::new(),
        }
    }
}
