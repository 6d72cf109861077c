//! What an observer may know.
//!
//! A view is computed from what the observer knows, never filtered from the whole: a card the
//! observer may not see has no identity here at all, only a number of such cards.

use game::{CardName, Observer, Outcome, PlaceName, Seat};
use serde::{Deserialize, Serialize};

use crate::area;
use crate::board::Board;
use crate::card::{CardId, Slots};
use crate::content::Content;
use crate::country::{ByCountry, Country, Team};
use crate::effect::{BattleKind, Effect, PieceKind, Step, unasked};
use crate::event::{Event, TrueEvent};
use crate::frame::{Cause, Frame, TurnStage};
use crate::free;
use crate::list;
use crate::options::Options;
use crate::prepare::{self, Prepared};
use crate::scored::Scored;
use crate::space::{SpaceId, Spaces};
use crate::state::State;
use crate::supply;
use crate::window::Fact;

/// An event as an observer may know it, with cards and spaces by name.
pub type SeenEvent = Event<Option<CardName>, CardName, PlaceName>;

/// All that one observer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The options of the table.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u8,
    /// The country on turn.
    pub active: Country,
    /// The step of its turn; none before the first turn.
    pub step: Option<Step>,
    /// Victory points of the axis and the allies: what was given, and what their countries scored.
    pub points: [i16; 2],
    /// Points that the setup gave them.
    #[serde(default, skip_serializing_if = "is_none_given")]
    pub given: [i16; 2],
    /// Seats that are asked now.
    pub asked: Vec<Seat>,
    /// What is going on, innermost last; the last one is the open question.
    pub pending: Vec<Pending>,
    /// The countries in turn order.
    pub countries: ByCountry<CountryView>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

fn is_none_given(given: &[i16; 2]) -> bool {
    *given == [0; 2]
}

/// What an observer may know of one country.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountryView {
    /// Who leads it.
    pub seat: u8,
    /// Where its armies stand.
    pub armies: Vec<PlaceName>,
    /// Where its navies stand.
    pub navies: Vec<PlaceName>,
    /// Where its air forces stand.
    pub air: Vec<PlaceName>,
    /// Which of its pieces are out of supply.
    pub unsupplied: Vec<PlaceName>,
    /// Which of its pieces cannot be removed this turn.
    pub protected: Vec<(PieceKind, PlaceName)>,
    /// Armies, navies and air forces it can still place.
    pub left: [u8; PieceKind::COUNT],
    /// The points that it brought its team, by source.
    #[serde(default)]
    pub scored: Scored,
    /// How many cards it holds.
    pub hand_size: usize,
    /// How many cards are in its deck.
    pub deck_size: usize,
    /// How many cards are in its discard pile.
    pub pile_size: usize,
    /// The visible card of the discard pile.
    pub pile_top: Option<CardName>,
    /// Status cards on the table.
    pub status: Vec<CardName>,
    /// Status cards that cannot be used again this turn.
    pub used_status: Vec<CardName>,
    /// How many Responses lie face down.
    pub responses_count: u32,
    /// Cards in the deck that everybody knows, as (place from the top, card).
    pub deck_seen: Vec<(usize, CardName)>,
    /// What only its leader knows.
    pub own: Option<OwnView>,
}

/// What only the leader of a country knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnView {
    /// Cards in hand.
    pub hand: Vec<CardName>,
    /// Face-down Responses.
    pub responses: Vec<CardName>,
    /// Face-up discards, the top first.
    pub pile: Vec<CardName>,
    /// Face-down discards.
    pub discards: Vec<CardName>,
    /// Cards of the deck whose place is known, as (place from the top, card).
    pub deck_known: Vec<(usize, CardName)>,
    /// Which cards are in the deck, in no order.
    pub deck: Vec<CardName>,
    /// The card it will lay when all countries have prepared for war.
    pub prepared: Option<CardName>,
    /// Pieces asked to be withdrawn as soon as possible.
    pub requests: Vec<(PieceKind, PlaceName)>,
}

/// Something in progress, as everybody knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// Decks are being shuffled.
    Deal {
        /// Whose is next.
        country: Country,
    },
    /// Opening hands are being reduced; how many cards each country has discarded.
    Opening {
        /// By country.
        discarded: ByCountry<u8>,
    },
    /// Countries prepare for war.
    Prepare {
        /// Which of them have decided.
        decided: ByCountry<bool>,
    },
    /// The Play step.
    Play,
    /// The Air step.
    Air,
    /// An air force is moved, paid for by a discard.
    Marshal,
    /// An air force has lost its army or navy.
    Retreat {
        /// Whose.
        country: Country,
        /// Where it stands.
        space: PlaceName,
    },
    /// A reallocation.
    Reallocate {
        /// Cards still to be discarded; then one is taken.
        left: u8,
    },
    /// The Supply step.
    Supply,
    /// The Discard step.
    Discard,
    /// A card is being played.
    Card {
        /// Which.
        card: CardName,
        /// Whether its text is ignored.
        is_cancelled: bool,
    },
    /// A card on the table is being used.
    Use {
        /// Which.
        card: CardName,
        /// The space it speaks of.
        space: Option<PlaceName>,
    },
    /// Cards of the hand must be paid.
    Pay {
        /// By whom.
        country: Country,
        /// How many more.
        left: u8,
    },
    /// One of its Status cards must be paid.
    GiveStatus {
        /// By whom.
        country: Country,
    },
    /// One of its pieces must be paid.
    GivePiece {
        /// By whom.
        country: Country,
        /// Which kind of piece.
        kind: PieceKind,
    },
    /// A decision of an effect.
    Effect {
        /// The card it belongs to.
        card: CardName,
        /// Who decides.
        decider: Country,
        /// What is decided.
        what: Deciding,
        /// The kind of piece it is about.
        piece: Option<PieceKind>,
        /// Whose piece that is.
        of: Option<Country>,
        /// The country chosen before.
        target: Option<Country>,
        /// How often it was done already.
        done: u8,
    },
    /// A lifted piece may be built again.
    Rebuild {
        /// The card that lifted it.
        card: CardName,
        /// What it was.
        kind: PieceKind,
    },
    /// A battle.
    Battle {
        /// By whom.
        by: Country,
        /// On land or at sea.
        kind: BattleKind,
        /// Where.
        space: PlaceName,
    },
    /// A piece is about to be removed.
    Threat {
        /// Whose.
        country: Country,
        /// What.
        kind: PieceKind,
        /// Where.
        space: PlaceName,
        /// Why.
        cause: Cause,
    },
    /// A window to react.
    Window {
        /// What happened.
        fact: FactKind,
        /// The card it happened to or by.
        card: Option<CardName>,
        /// The country it happened to or by.
        country: Option<Country>,
        /// Which kind of piece.
        piece: Option<PieceKind>,
        /// Where.
        space: Option<PlaceName>,
        /// Which team is asked.
        team: Team,
    },
    /// A deck is being shuffled.
    Shuffle {
        /// Whose.
        country: Country,
    },
    /// Chance picks a face-down Response.
    PickResponse {
        /// Whose.
        country: Country,
    },
    /// Chance picks discarded cards that go on top of the deck.
    PickDiscard {
        /// Whose.
        country: Country,
    },
    /// A seat takes a piece off the board.
    Withdraw {
        /// Which seat.
        seat: Seat,
    },
    /// A country may take a piece off the board, so that a card can place it.
    Free {
        /// The card.
        card: CardName,
        /// Which country.
        country: Country,
        /// Which kind of piece.
        kind: PieceKind,
    },
}

/// What an effect lets its decider choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deciding {
    /// Where to build.
    Build,
    /// Where to recruit.
    Recruit,
    /// What to battle.
    Battle,
    /// What to eliminate.
    Eliminate,
    /// Where to deploy.
    DeployAir,
    /// From where to where to marshal.
    MarshalAir,
    /// What to lift and build again.
    RelocateEach,
    /// One of several effects.
    Choose,
    /// A country.
    ChooseCountry,
    /// One of several effects, each country for itself.
    EachChooses,
    /// Which effect comes next.
    AnyOrder,
    /// Whether to go on.
    Chain,
    /// The order of the deck's top.
    ReorderTop,
    /// What goes under the deck.
    HandToDeckBottom,
    /// Which discarded card is played.
    PlayFromDiscard,
    /// Which card of the hand is played.
    PlayFromHand,
    /// Which discarded card is taken into hand.
    TakeFromDiscard,
    /// Which card of the hand is laid on the table.
    LayFromHand,
    /// Which discarded card is laid on the table.
    LayFromDiscard,
    /// How many cards of a hand are given for discarded ones.
    HandForDiscards,
    /// Whether something else happens.
    Effect,
}

impl Deciding {
    /// Its word in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Build => "build",
            Self::Recruit => "recruit",
            Self::Battle => "battle",
            Self::Eliminate => "eliminate",
            Self::DeployAir => "deploy_air",
            Self::MarshalAir => "marshal_air",
            Self::RelocateEach => "relocate_each",
            Self::Choose => "choose",
            Self::ChooseCountry => "choose_country",
            Self::EachChooses => "each_chooses",
            Self::AnyOrder => "any_order",
            Self::Chain => "chain",
            Self::ReorderTop => "reorder_top",
            Self::HandToDeckBottom => "hand_to_deck_bottom",
            Self::PlayFromDiscard => "play_from_discard",
            Self::PlayFromHand => "play_from_hand",
            Self::TakeFromDiscard => "take_from_discard",
            Self::LayFromHand => "lay_from_hand",
            Self::LayFromDiscard => "lay_from_discard",
            Self::HandForDiscards => "hand_for_discards",
            Self::Effect => "effect",
        }
    }

    fn of(effect: &Effect) -> Self {
        match effect {
            Effect::Build { .. } => Self::Build,
            Effect::Recruit { .. } => Self::Recruit,
            Effect::Battle { .. } => Self::Battle,
            Effect::Eliminate { .. } => Self::Eliminate,
            Effect::DeployAir { .. } => Self::DeployAir,
            Effect::MarshalAir { .. } => Self::MarshalAir,
            Effect::RelocateEach { .. } => Self::RelocateEach,
            Effect::Choose(_) => Self::Choose,
            Effect::ChooseCountry { .. } => Self::ChooseCountry,
            Effect::EachChooses { .. } => Self::EachChooses,
            Effect::AnyOrder(_) => Self::AnyOrder,
            Effect::Chain(_) => Self::Chain,
            Effect::ReorderTop(_) => Self::ReorderTop,
            Effect::HandToDeckBottom(_) => Self::HandToDeckBottom,
            Effect::PlayFromDiscard { .. } => Self::PlayFromDiscard,
            Effect::PlayFromHand { .. } => Self::PlayFromHand,
            Effect::TakeFromDiscard { .. } => Self::TakeFromDiscard,
            Effect::LayFromHand { .. } => Self::LayFromHand,
            Effect::LayFromDiscard { .. } => Self::LayFromDiscard,
            Effect::HandForDiscards { .. } => Self::HandForDiscards,
            unasked!() => Self::Effect,
        }
    }
}

/// What has happened when a window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FactKind {
    /// A turn begins.
    TurnStart,
    /// Points are counted.
    Victory,
    /// The Discard step begins.
    DiscardStart,
    /// A card is being played.
    Played,
    /// A card has taken effect.
    Resolved,
    /// A country must discard.
    Levied,
    /// A piece is about to be removed.
    Threat,
    /// A piece was removed.
    Removed,
    /// A battle was fought.
    Battle,
    /// A piece was built.
    Built,
    /// A piece was recruited.
    Recruited,
    /// A Status was used.
    StatusUsed,
    /// An air force was deployed or marshalled.
    AirMoved,
    /// The Play step begins.
    PlayStart,
    /// The Victory step begins.
    VictoryStart,
    /// The Draw step begins.
    DrawStart,
    /// An economic warfare card has its target.
    Aimed,
    /// A card is being used.
    Using,
}

impl FactKind {
    /// Its word in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::TurnStart => "turn_start",
            Self::Victory => "victory",
            Self::DiscardStart => "discard_start",
            Self::Played => "played",
            Self::Resolved => "resolved",
            Self::Levied => "levied",
            Self::Threat => "threat",
            Self::Removed => "removed",
            Self::Battle => "battle",
            Self::Built => "built",
            Self::Recruited => "recruited",
            Self::StatusUsed => "status_used",
            Self::AirMoved => "air_moved",
            Self::PlayStart => "play_start",
            Self::VictoryStart => "victory_start",
            Self::DrawStart => "draw_start",
            Self::Aimed => "aimed",
            Self::Using => "using",
        }
    }
}

struct Names(&'static Content);

impl Names {
    fn card(&self, card: CardId) -> CardName {
        self.0.card(card).name.as_str().into()
    }

    fn space(&self, space: SpaceId) -> PlaceName {
        self.0.map.name(space).into()
    }

    fn spaces(&self, spaces: Spaces) -> Vec<PlaceName> {
        spaces.iter().map(|space| self.space(space)).collect()
    }

    fn pieces(&self, pieces: &Board, country: Country) -> Vec<(PieceKind, PlaceName)> {
        let pieces = pieces.pieces_of(country);
        pieces
            .map(|piece| (piece.kind, self.space(piece.space)))
            .collect()
    }

    fn cards<'a>(&self, cards: impl IntoIterator<Item = &'a CardId>) -> Vec<CardName> {
        cards.into_iter().map(|&card| self.card(card)).collect()
    }

    fn slots(&self, country: Country, slots: Slots) -> Vec<CardName> {
        slots
            .iter()
            .map(|slot| self.card(self.0.in_slot(country, slot)))
            .collect()
    }
}

/// All that the observer may know.
pub(crate) fn view(state: &State, observer: Observer) -> View {
    let asked = match list::turn(state) {
        game::Turn::Seats(seats) => seats.iter().collect(),
        game::Turn::Chance | game::Turn::Over(_) => Vec::new(),
    };
    View {
        options: state.options,
        round: state.round,
        active: state.active,
        step: step(state),
        points: state.points,
        given: state.given,
        asked,
        pending: state
            .frames
            .iter()
            .filter_map(|frame| pending(state, frame))
            .collect(),
        countries: ByCountry(Country::ALL.map(|country| country_view(state, country, observer))),
        outcome: state.outcome,
    }
}

fn step(state: &State) -> Option<Step> {
    let Frame::Turn(stage) = state.frames.first()? else {
        return None;
    };
    // The stage of a turn is the one it goes to next.
    Some(match stage {
        TurnStage::Begin | TurnStage::Play | TurnStage::Air => Step::Play,
        TurnStage::Supply if state.content().has_air => Step::Air,
        TurnStage::Supply => Step::Play,
        TurnStage::Victory => Step::Supply,
        TurnStage::Score | TurnStage::DiscardStart => Step::Victory,
        TurnStage::Discard | TurnStage::DrawStart => Step::Discard,
        TurnStage::Draw | TurnStage::End => Step::Draw,
    })
}

fn country_view(state: &State, country: Country, observer: Observer) -> CountryView {
    let names = Names(state.content());
    let cards = &state.cards[country];
    let board = &state.board;
    let known_places = |known: u64| {
        let n = cards.deck.len();
        (0..n)
            .rev()
            .filter(|i| known >> i & 1 != 0)
            .map(|i| (n - 1 - i, names.card(cards.deck[i])))
            .collect::<Vec<_>>()
    };
    let own = observer.is(state.leaders[country]).then(|| {
        let mut deck = cards.deck;
        deck.sort_unstable();
        OwnView {
            hand: names.cards(cards.hand.iter()),
            responses: names.slots(country, cards.responses),
            pile: names.cards(cards.pile.iter().rev()),
            discards: names.cards(cards.hidden.iter()),
            deck_known: known_places(cards.known_to_owner),
            deck: names.cards(deck.iter()),
            prepared: match state.prepared[country] {
                Prepared::Card(card) => Some(names.card(card)),
                Prepared::Open | Prepared::Nothing => None,
            },
            requests: names.pieces(&state.requests, country),
        }
    });
    let supplied = supply::of(state, country).supplied;
    CountryView {
        seat: state.leaders[country].0,
        armies: names.spaces(board.of(country, PieceKind::Army)),
        navies: names.spaces(board.of(country, PieceKind::Navy)),
        air: names.spaces(board.of(country, PieceKind::Air)),
        unsupplied: names.spaces(board.all_of(country) & !supplied),
        protected: names.pieces(&state.protected, country),
        left: PieceKind::ALL.map(|kind| board.left(state.content(), country, kind) as u8),
        scored: state.scored[country],
        hand_size: cards.hand.len(),
        deck_size: cards.deck.len(),
        pile_size: cards.pile.len() + cards.hidden.len(),
        pile_top: cards.pile.last().map(|&card| names.card(card)),
        status: names.slots(country, cards.status),
        used_status: names.slots(country, cards.status & state.used_this_turn[country]),
        responses_count: cards.responses.len(),
        deck_seen: known_places(cards.known_to_all),
        own,
    }
}

fn pending(state: &State, frame: &Frame) -> Option<Pending> {
    let names = Names(state.content());
    Some(match *frame {
        Frame::Turn(_) | Frame::Parts { .. } => return None,
        Frame::Deal(country) => Pending::Deal { country },
        Frame::Opening => Pending::Opening {
            discarded: state.opening,
        },
        Frame::Prepare => Pending::Prepare {
            decided: ByCountry(Country::ALL.map(|country| !prepare::is_open(state, country))),
        },
        Frame::PlayStep => Pending::Play,
        Frame::AirStep => Pending::Air,
        Frame::Marshal => Pending::Marshal,
        Frame::Retreat { country, space } => Pending::Retreat {
            country,
            space: names.space(space),
        },
        Frame::Reallocate(left) => Pending::Reallocate { left },
        Frame::SupplyStep => Pending::Supply,
        Frame::DiscardStep => Pending::Discard,
        Frame::Card {
            card, is_cancelled, ..
        } => Pending::Card {
            card: names.card(card),
            is_cancelled,
        },
        Frame::Use { context, .. } => Pending::Use {
            card: names.card(context.card),
            space: context.space.map(|space| names.space(space)),
        },
        Frame::Pay { country, left, .. } => Pending::Pay { country, left },
        Frame::GiveStatus(country) => Pending::GiveStatus { country },
        Frame::GivePiece { country, kind } => Pending::GivePiece { country, kind },
        Frame::Leaf {
            node,
            done,
            context,
        } => {
            let effect = &state.content().node(node).effect;
            let pieces = free::placed(effect).map(|(pieces, _)| pieces);
            Pending::Effect {
                card: names.card(context.card),
                decider: list::decider(state, node, done, &context),
                what: Deciding::of(effect),
                piece: pieces.and_then(|pieces| pieces.kind.only()),
                of: pieces.and_then(|pieces| area::country(pieces.of, &context)),
                target: context.target,
                done,
            }
        }
        Frame::Rebuild { kind, context, .. } => Pending::Rebuild {
            card: names.card(context.card),
            kind,
        },
        Frame::Fight {
            by, kind, space, ..
        } => Pending::Battle {
            by,
            kind,
            space: names.space(space),
        },
        Frame::Threat {
            country,
            kind,
            space,
            cause,
            ..
        } => Pending::Threat {
            country,
            kind,
            space: names.space(space),
            cause,
        },
        Frame::Window { fact, team, .. } => window(&names, fact, team),
        Frame::Shuffle(country) => Pending::Shuffle { country },
        Frame::PickResponse(country) => Pending::PickResponse { country },
        Frame::PickDiscard { country, .. } => Pending::PickDiscard { country },
        Frame::Withdraw(seat) => Pending::Withdraw { seat },
        Frame::Free {
            card,
            country,
            kind,
        } => Pending::Free {
            card: names.card(card),
            country,
            kind,
        },
    })
}

fn window(names: &Names, fact: Fact, team: Team) -> Pending {
    let of = |fact: FactKind, country: Country| (fact, None, Some(country), None);
    let with = |fact: FactKind, card: CardId| (fact, Some(card), None, None);
    let piece = |fact: FactKind, country: Country, kind: PieceKind, space: SpaceId| {
        (fact, None, Some(country), Some((kind, space)))
    };
    let (fact, card, country, piece) = match fact {
        Fact::TurnStart(country) => of(FactKind::TurnStart, country),
        Fact::Victory(country) => of(FactKind::Victory, country),
        Fact::DiscardStart(country) => of(FactKind::DiscardStart, country),
        Fact::Played(card) => with(FactKind::Played, card),
        Fact::Resolved(card) => with(FactKind::Resolved, card),
        Fact::Aimed { target, by } => (FactKind::Aimed, Some(by), Some(target), None),
        Fact::Levied { target, .. } => of(FactKind::Levied, target),
        Fact::Using(card) => with(FactKind::Using, card),
        Fact::Threat {
            country,
            kind,
            space,
            ..
        } => piece(FactKind::Threat, country, kind, space),
        Fact::Removed {
            country,
            kind,
            space,
            ..
        } => piece(FactKind::Removed, country, kind, space),
        Fact::Battle { by, kind, space } => piece(FactKind::Battle, by, kind.piece(), space),
        Fact::Built {
            country,
            kind,
            space,
        } => piece(FactKind::Built, country, kind, space),
        Fact::Recruited {
            country,
            kind,
            space,
        } => piece(FactKind::Recruited, country, kind, space),
        Fact::StatusUsed(card) => with(FactKind::StatusUsed, card),
        Fact::PlayStart(country) => of(FactKind::PlayStart, country),
        Fact::VictoryStart(country) => of(FactKind::VictoryStart, country),
        Fact::DrawStart(country) => of(FactKind::DrawStart, country),
        Fact::AirMoved { country, space } => {
            piece(FactKind::AirMoved, country, PieceKind::Air, space)
        }
    };
    Pending::Window {
        fact,
        card: card.map(|card| names.card(card)),
        country,
        piece: piece.map(|(kind, _)| kind),
        space: piece.map(|(_, space)| names.space(space)),
        team,
    }
}

/// The event as the observer may know it.
pub(crate) fn witness(state: &State, event: &TrueEvent, observer: Observer) -> SeenEvent {
    let names = Names(state.content());
    event.clone().map(
        |country, card| {
            observer
                .is(state.leaders[country])
                .then(|| names.card(card))
        },
        |card| names.card(card),
        |space| names.space(space),
    )
}
