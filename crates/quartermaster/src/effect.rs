//! The vocabulary of cards: abilities, triggers, costs, limits and effect trees.
//!
//! This is data. A card is a list of [`Ability`]; what an ability does is a tree of [`Effect`].
//! The interpreter is in `resolve`; a card's text in any language is generated from the same
//! tree. No card is named here, and no node is opaque: all that a card does must be said with
//! these words, or the vocabulary is extended.

use serde::Deserialize;

use crate::country::Team;
use crate::space::SpaceId;

mod notation;
mod reach;

use reach::once;
pub use reach::{Area, Condition, Count, Pieces, Place, Times, Who};

/// One thing a card can do, when, and for what.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// When it can be used.
    pub trigger: Trigger,
    /// What must be paid first, in full.
    #[serde(default)]
    pub cost: Cost,
    /// What must be paid besides, after that.
    #[serde(default)]
    pub also: Cost,
    /// How often it can be used.
    #[serde(default)]
    pub limit: Limit,
    /// What it does: parts in this order. With more than one part each is optional and
    /// independent of the others (rules 35, 67).
    pub effect: Vec<Effect>,
}

/// When an ability can be used.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Trigger {
    /// When the card is played: it resolves at once and is discarded.
    Play,
    /// Always on while the card lies on the table.
    Static,
    /// Instead of playing or discarding a card in the own Play step (rule 37).
    InsteadOfPlay,
    /// At the beginning of the own turn (rule 6).
    TurnStart,
    /// At the beginning of any country's turn.
    AnyTurnStart,
    /// Together with the action of that step of the own turn.
    During(Step),
    /// Before the action of that step of the own turn.
    StartOf(Step),
    /// Before the action of that step of any country's turn.
    AnyStartOf(Step),
    /// After the owner deployed or marshalled an air force (ruling A42).
    AirMoved {
        /// Where to.
        #[serde(default, rename = "in")]
        area: Area,
    },
    /// After a battle was fought.
    Battle {
        /// Who fought it.
        by: Who,
        /// On land or at sea; either when absent.
        #[serde(default)]
        kind: Option<BattleKind>,
        /// Where.
        #[serde(default, rename = "in")]
        area: Area,
    },
    /// A piece is the chosen target of a battle, before it is removed.
    Battled {
        /// Which piece.
        pieces: Pieces,
        /// Where.
        #[serde(default, rename = "in")]
        area: Area,
    },
    /// A piece is about to leave the board by battle, elimination or lack of supply (rule 26).
    WouldRemove {
        /// Which piece.
        pieces: Pieces,
        /// Where.
        #[serde(default, rename = "in")]
        area: Area,
    },
    /// A piece has left the board by battle, elimination or lack of supply.
    Removed {
        /// Which piece; `supplied` means just before.
        pieces: Pieces,
        /// Only if its country has no other piece of that kind left on the board.
        #[serde(default)]
        last: bool,
    },
    /// A piece was built (not recruited).
    Built {
        /// Which piece.
        pieces: Pieces,
        /// Where.
        #[serde(default, rename = "in")]
        area: Area,
    },
    /// A permission to build such a piece arises.
    MayBuild {
        /// Which piece.
        pieces: Pieces,
    },
    /// A card was shown to be played and has not taken effect yet.
    Played {
        /// Of which type.
        #[serde(rename = "type")]
        card_type: CardType,
        /// By whom.
        by: Who,
        /// Only cards of this family.
        #[serde(default)]
        family: Option<Family>,
    },
    /// A card played from hand in the Play step has taken effect and is about to be discarded.
    Resolved {
        /// Of which type; any type when absent.
        #[serde(default, rename = "type")]
        card_type: Option<CardType>,
        /// By whom.
        by: Who,
    },
    /// An economic warfare card has its target, and no country has reduced anything yet.
    Levies {
        /// By whom it is played.
        by: Who,
        /// Only cards of this family.
        #[serde(default)]
        family: Option<Family>,
    },
    /// An economic warfare card is about to make that country discard.
    EconomicWarfareTarget(Who),
    /// The same, for cards of one family.
    FamilyTarget {
        /// Which country.
        who: Who,
        /// Of which family.
        family: Family,
    },
    /// A card is being used: its cost is paid, its effect has not begun.
    Using {
        /// Of which type.
        #[serde(rename = "type")]
        card_type: CardType,
        /// By whom.
        by: Who,
    },
    /// A Status was used and its effect is done.
    StatusUsed {
        /// By whom.
        by: Who,
    },
}

/// What a use costs. Paid in full before the effect; shortage by rules 40-42.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Cost {
    /// Nothing.
    #[default]
    None,
    /// That many cards from the top of the own deck.
    DiscardDeck(u8),
    /// That many cards of the own hand, chosen by the owner.
    DiscardHand(u8),
    /// That many cards of a type from the own hand; no shortage is allowed.
    DiscardHandOf {
        /// Of which type.
        #[serde(rename = "type")]
        card_type: CardType,
        /// How many.
        cards: u8,
    },
    /// An own air force.
    LoseAir,
    /// An own army.
    LoseArmy,
    /// An own Status on the table.
    LoseStatus,
}

/// How often an ability can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Never asked: the card is played or always on.
    #[default]
    None,
    /// Once for each trigger (every Status, rule 52).
    OncePerTrigger,
    /// Once in a turn.
    OncePerTurn,
    /// Once: the card is discarded by its use (every Response).
    SingleUse,
}

/// A step of a turn that cards speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Play or discard a card.
    Play,
    /// Deploy or marshal an air force.
    Air,
    /// Lose what is out of supply.
    Supply,
    /// Score.
    Victory,
    /// Discard from hand.
    Discard,
    /// Draw.
    Draw,
}

/// The kind of a piece.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, serde::Serialize,
)]
#[serde(rename_all = "snake_case")]
pub enum PieceKind {
    /// On land.
    Army,
    /// At sea.
    Navy,
    /// In the air, above an army or a navy of its country.
    Air,
}

impl PieceKind {
    /// How many kinds there are.
    pub const COUNT: usize = 3;
    /// All kinds.
    pub const ALL: [Self; Self::COUNT] = [Self::Army, Self::Navy, Self::Air];
    /// The kinds that hold a space, carry supply and are built.
    pub const HOLDING: [Self; 2] = [Self::Army, Self::Navy];

    /// Its word in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Army => "army",
            Self::Navy => "navy",
            Self::Air => "air",
        }
    }

    /// The kind of that word.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Which kinds a card speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kinds {
    /// Armies.
    Army,
    /// Navies.
    Navy,
    /// Air forces.
    Air,
    /// Armies and navies.
    Piece,
}

impl From<PieceKind> for Kinds {
    fn from(kind: PieceKind) -> Self {
        match kind {
            PieceKind::Army => Self::Army,
            PieceKind::Navy => Self::Navy,
            PieceKind::Air => Self::Air,
        }
    }
}

impl Kinds {
    /// The kind, when it is one.
    #[must_use]
    pub const fn only(self) -> Option<PieceKind> {
        match self {
            Self::Army => Some(PieceKind::Army),
            Self::Navy => Some(PieceKind::Navy),
            Self::Air => Some(PieceKind::Air),
            Self::Piece => None,
        }
    }

    /// Whether it speaks of such a piece.
    #[must_use]
    pub const fn includes(self, kind: PieceKind) -> bool {
        matches!(
            (self, kind),
            (Self::Piece | Self::Army, PieceKind::Army)
                | (Self::Piece | Self::Navy, PieceKind::Navy)
                | (Self::Air, PieceKind::Air)
        )
    }
}

/// Where a battle is: the kind follows the target, not the attacker (rule 21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleKind {
    /// A land space.
    Land,
    /// A sea space.
    Sea,
}

impl BattleKind {
    /// What fights there.
    #[must_use]
    pub const fn piece(self) -> PieceKind {
        match self {
            Self::Land => PieceKind::Army,
            Self::Sea => PieceKind::Navy,
        }
    }
}

/// The type of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardType {
    /// Build Army.
    BuildArmy,
    /// Build Navy.
    BuildNavy,
    /// Land Battle.
    LandBattle,
    /// Sea Battle.
    SeaBattle,
    /// Deploy Air Force: played in the Air step.
    DeployAir,
    /// Takes effect once and is discarded.
    Event,
    /// Takes effect once, usually on the enemy's deck, and is discarded.
    EconomicWarfare,
    /// Stays on the table face up.
    Status,
    /// Lies on the table face down until used.
    Response,
    /// Used straight from hand at its trigger.
    Bolster,
}

/// The pattern of every effect that is carried out without asking anybody. Matches on effects name all
/// of them, so that a new one cannot be forgotten; these are the same in each.
macro_rules! unasked {
    () => {
        $crate::effect::Effect::EliminateIt
            | $crate::effect::Effect::ProtectIt
            | $crate::effect::Effect::SpareIt
            | $crate::effect::Effect::CancelCard
            | $crate::effect::Effect::CancelUse(_)
            | $crate::effect::Effect::DiscardStatus
            | $crate::effect::Effect::Gain { .. }
            | $crate::effect::Effect::DiscardTop { .. }
            | $crate::effect::Effect::AddDiscard(_)
            | $crate::effect::Effect::RaiseDiscard { .. }
            | $crate::effect::Effect::ReduceDiscard(_)
            | $crate::effect::Effect::CancelDiscard
            | $crate::effect::Effect::NoAirCombat
            | $crate::effect::Effect::IfElse { .. }
            | $crate::effect::Effect::May { .. }
            | $crate::effect::Effect::ReplaceBuild(_)
            | $crate::effect::Effect::ShuffleCardIntoDeck
            | $crate::effect::Effect::PutCardOnDeck
            | $crate::effect::Effect::Draw { .. }
            | $crate::effect::Effect::DiscardRandomResponse { .. }
            | $crate::effect::Effect::AlwaysSupplied { .. }
            | $crate::effect::Effect::DenySupplySpace { .. }
    };
}
pub(crate) use unasked;

impl CardType {
    /// Its word in message ids and in a sheet of weights.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BuildArmy => "build-army",
            Self::BuildNavy => "build-navy",
            Self::LandBattle => "land-battle",
            Self::SeaBattle => "sea-battle",
            Self::DeployAir => "deploy-air",
            Self::Event => "event",
            Self::EconomicWarfare => "economic-warfare",
            Self::Status => "status",
            Self::Response => "response",
            Self::Bolster => "bolster",
        }
    }

    /// Whether such a card stays on the table when it is played.
    #[must_use]
    pub const fn stays(self) -> bool {
        matches!(self, Self::Status | Self::Response)
    }

    /// Whether such a card can lie on the table, if only by way of another card.
    #[must_use]
    pub const fn is_laid(self) -> bool {
        self.stays() || matches!(self, Self::Bolster)
    }

    /// Whether it is one of the unnamed types every country has.
    #[must_use]
    pub const fn is_basic(self) -> bool {
        matches!(
            self,
            Self::BuildArmy
                | Self::BuildNavy
                | Self::LandBattle
                | Self::SeaBattle
                | Self::DeployAir
        )
    }

    /// Whether such a card is played as the card of a Play step, or by a card that plays cards.
    #[must_use]
    pub const fn is_played(self) -> bool {
        !matches!(self, Self::DeployAir | Self::Bolster)
    }
}

/// Cards that others speak of by a common word in their title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// Submarines.
    Submarines,
    /// Bombers.
    Bombers,
}

/// For how long a used card is cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Span {
    /// For this use.
    Once,
    /// For this use, and it cannot be used again this turn.
    ThisTurn,
}

/// What happens. Unless another is named, the card's owner decides.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Build a piece by the build rules (28).
    Build {
        /// What and whose.
        pieces: Pieces,
        /// Where.
        #[serde(default, rename = "in")]
        area: Area,
        /// How often, one after the other.
        #[serde(default = "once")]
        times: Times,
    },
    /// Place a piece without regard to adjacency and supply (29).
    Recruit {
        /// What and whose.
        pieces: Pieces,
        /// Where.
        #[serde(rename = "in")]
        area: Area,
        /// How often.
        #[serde(default = "once")]
        times: Times,
    },
    /// Fight a battle by the battle rules (21-24).
    Battle {
        /// On land or at sea.
        kind: BattleKind,
        /// Where.
        #[serde(default, rename = "in")]
        area: Area,
        /// How often, one after the other.
        #[serde(default = "once")]
        times: Times,
    },
    /// Deploy an air force to a supplied army or navy of its country.
    DeployAir {
        /// Where.
        #[serde(default, rename = "in")]
        area: Area,
    },
    /// Move a supplied air force to any supplied army or navy of its country.
    MarshalAir {
        /// Where to.
        #[serde(default, rename = "in")]
        area: Area,
    },
    /// Take such a piece off the board (25).
    Eliminate {
        /// Which.
        pieces: Pieces,
        /// Where.
        #[serde(rename = "in")]
        area: Area,
        /// How many.
        #[serde(default = "once")]
        times: Times,
    },
    /// Take the piece that the trigger speaks of off the board.
    EliminateIt,
    /// For each such piece now on the board, one at a time: may eliminate it and then build it.
    RelocateEach {
        /// Which pieces.
        pieces: Pieces,
    },
    /// The piece is not removed, now or later this turn.
    ProtectIt,
    /// The piece is not removed this time.
    SpareIt,
    /// The text of the played card is ignored.
    CancelCard,
    /// The text of the card that is being used is ignored.
    CancelUse(Span),
    /// The Status just used is discarded.
    DiscardStatus,
    /// Victory points for the owner's team.
    Gain {
        /// How many.
        points: u8,
        /// For each of these.
        #[serde(default)]
        per: Option<Count>,
        /// Only then.
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
    },
    /// A country discards from the top of its deck.
    DiscardTop {
        /// Who.
        who: Who,
        /// How many.
        cards: u8,
        /// For each of these.
        #[serde(default)]
        per: Option<Count>,
        /// Only then.
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
    },
    /// The economic warfare card makes its target discard so many more.
    AddDiscard(u8),
    /// The economic warfare card makes the target it has found discard so many more for each.
    RaiseDiscard {
        /// How many.
        cards: u8,
        /// For each of these.
        per: Count,
    },
    /// The economic warfare card makes its target discard so many fewer.
    ReduceDiscard(u8),
    /// The economic warfare card makes its target discard nothing.
    CancelDiscard,
    /// No country uses air defence or air strike until the end of the turn.
    NoAirCombat,
    /// Take cards of a type from the own discard pile into hand.
    TakeFromDiscard {
        /// Of which type.
        #[serde(rename = "type")]
        card_type: CardType,
        /// How many.
        times: Times,
    },
    /// Lay a card of a type from hand on the table, a Bolster face down.
    LayFromHand {
        /// Of which type.
        #[serde(rename = "type")]
        card_type: CardType,
    },
    /// That country lays a card of a type from its discard pile on the table.
    LayFromDiscard {
        /// Who.
        who: Who,
        /// Of which type.
        #[serde(rename = "type")]
        card_type: CardType,
    },
    /// The owner sets a number: that country discards so many cards of its hand, then as many
    /// cards of the own discard pile, picked at random, go on top of the own deck.
    HandForDiscards {
        /// Who discards.
        who: Who,
        /// Which numbers.
        times: Times,
    },
    /// One of these.
    Choose(Vec<Effect>),
    /// The first if the condition holds, otherwise the second.
    IfElse {
        /// What is asked.
        #[serde(rename = "if")]
        condition: Condition,
        /// If so.
        then: Box<Effect>,
        /// If not; nothing when absent.
        #[serde(default)]
        otherwise: Option<Box<Effect>>,
    },
    /// The owner picks a country, which becomes the target of the effect.
    ChooseCountry {
        /// Among these.
        among: Who,
        /// Only those for which this holds.
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
        /// What happens to the target.
        effect: Box<Effect>,
    },
    /// Each of these countries, as target, picks one of the effects for itself.
    EachChooses {
        /// Who.
        countries: Who,
        /// What can be picked.
        options: Vec<Effect>,
    },
    /// That country decides whether and how.
    May {
        /// Who decides.
        who: Who,
        /// What.
        effect: Box<Effect>,
    },
    /// Both, in the order the decider likes, each optional.
    AnyOrder(Vec<Effect>),
    /// One after the other; the next only if the one before was done.
    Chain(Vec<Effect>),
    /// Instead of the build that is permitted.
    ReplaceBuild(Box<Effect>),
    /// Look at the top cards of the own deck and put them back in any order.
    ReorderTop(u8),
    /// The played card is shuffled into the deck instead of being discarded.
    ShuffleCardIntoDeck,
    /// The played card is put on top of the deck instead of being discarded.
    PutCardOnDeck,
    /// Put hand cards under the own deck.
    HandToDeckBottom(Times),
    /// Play a card from the own discard pile.
    PlayFromDiscard {
        /// Of which type; any type when absent.
        #[serde(default, rename = "type")]
        card_type: Option<CardType>,
    },
    /// That country plays a card from its hand.
    PlayFromHand {
        /// Who.
        who: Who,
    },
    /// That country draws cards.
    Draw {
        /// Who.
        who: Who,
        /// How many.
        cards: u8,
    },
    /// A face-down Response of that country, picked at random, is discarded unseen.
    DiscardRandomResponse {
        /// Whose.
        who: Who,
    },
    /// Such pieces count as supplied.
    AlwaysSupplied {
        /// Which.
        pieces: Pieces,
        /// Where.
        #[serde(default, rename = "in")]
        area: Area,
        /// Only then; looked at once, when it is used.
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
    },
    /// These spaces neither supply that team nor score for it.
    DenySupplySpace {
        /// Which spaces.
        spaces: Vec<SpaceId>,
        /// Which team.
        team: Team,
    },
}

impl Effect {
    /// The effects inside this one, in order.
    #[must_use]
    pub fn children(&self) -> Vec<&Effect> {
        match self {
            Self::Choose(options) | Self::AnyOrder(options) | Self::Chain(options) => {
                options.iter().collect()
            }
            Self::EachChooses { options, .. } => options.iter().collect(),
            Self::IfElse {
                then, otherwise, ..
            } => std::iter::once(then)
                .chain(otherwise)
                .map(|effect| &**effect)
                .collect(),
            Self::ChooseCountry { effect, .. }
            | Self::May { effect, .. }
            | Self::ReplaceBuild(effect) => vec![effect],
            Self::Build { .. }
            | Self::Recruit { .. }
            | Self::Battle { .. }
            | Self::DeployAir { .. }
            | Self::MarshalAir { .. }
            | Self::Eliminate { .. }
            | Self::EliminateIt
            | Self::RelocateEach { .. }
            | Self::ProtectIt
            | Self::SpareIt
            | Self::CancelCard
            | Self::CancelUse(_)
            | Self::DiscardStatus
            | Self::Gain { .. }
            | Self::DiscardTop { .. }
            | Self::AddDiscard(_)
            | Self::RaiseDiscard { .. }
            | Self::ReduceDiscard(_)
            | Self::CancelDiscard
            | Self::NoAirCombat
            | Self::TakeFromDiscard { .. }
            | Self::LayFromHand { .. }
            | Self::LayFromDiscard { .. }
            | Self::HandForDiscards { .. }
            | Self::ReorderTop(_)
            | Self::ShuffleCardIntoDeck
            | Self::PutCardOnDeck
            | Self::HandToDeckBottom(_)
            | Self::PlayFromDiscard { .. }
            | Self::PlayFromHand { .. }
            | Self::Draw { .. }
            | Self::DiscardRandomResponse { .. }
            | Self::AlwaysSupplied { .. }
            | Self::DenySupplySpace { .. } => Vec::new(),
        }
    }
}
