//! What an observer may know: computed from the state, with names instead of numbers.
//!
//! Only hands and the order of the deck are hidden.

use game::{CardName, Observer, Outcome, PlaceName, SpaceName};
use serde::{Deserialize, Serialize};

use crate::battle::{self, BattleView};
use crate::card::{self, BonusId, CardId, Pack};
use crate::content::{Content, Moment};
use crate::dice::Dice;
use crate::event::{Event, TrueEvent};
use crate::faction::{ByFaction, Faction};
use crate::frame::{ActStage, Frame, TurnStage};
use crate::list;
use crate::options::Options;
use crate::place::{PieceKind, PlaceId, Places};
use crate::space::{Action, SpaceId};
use crate::state::State;
use crate::supply;

game::names! {
    /// The name of a bonus.
    BonusName,
}

/// An event as an observer may know it.
pub type SeenEvent = Event<Option<CardName>, CardName, PlaceName, SpaceName, BonusName>;

/// All that one observer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The options of the table.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u8,
    /// The last round.
    pub rounds: u8,
    /// Who has the initiative.
    pub initiative: Faction,
    /// Whose turn it is.
    pub active: Faction,
    /// Who must decide.
    pub asked: Option<Faction>,
    /// What is going on, innermost last.
    pub pending: Vec<Pending>,
    /// The battle or fire in progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<BattleView>,
    /// The areas, as on the board.
    pub areas: Vec<PlaceView>,
    /// The zones, as on the board.
    pub zones: Vec<PlaceView>,
    /// The action spaces, as on the board.
    pub spaces: Vec<SpaceView>,
    /// Blue and yellow.
    pub factions: ByFaction<FactionView>,
    /// How many cards are in the deck.
    pub deck: usize,
    /// The open discard pile, in no order.
    pub discard: Vec<CardName>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// An area or zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceView {
    /// Its name in notation.
    pub name: PlaceName,
    /// Who controls it.
    pub owner: Option<Faction>,
    /// The owner's pieces there.
    pub pieces: u8,
    /// Whether the owner supplies it.
    pub is_supplied: bool,
    /// The bonus that lies there or is printed there.
    pub bonus: Option<BonusName>,
}

/// An action space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpaceView {
    /// Its name in notation.
    pub name: SpaceName,
    /// Whose commanders stand there.
    pub commanders: Vec<Faction>,
}

/// What a faction has beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactionView {
    /// Troops in the reserve.
    pub troops: u8,
    /// Planes in the reserve.
    pub planes: u8,
    /// Commanders in the reserve.
    pub commanders: u8,
    /// Commanders in the ready zone.
    pub ready: u8,
    /// Commanders that go back to the ready zone at the recall.
    pub borrowed: u8,
    /// Whether it takes no more turns in this round.
    pub has_passed: bool,
    /// Support actions done in this round.
    pub supported: Vec<Action>,
    /// Cards whose effect was used in this turn.
    pub used: Vec<CardName>,
    /// Stars of areas controlled and supplied.
    pub stars: u8,
    /// The areas with stars that it controls; those supplied add up to [`FactionView::stars`].
    pub points: Vec<PointsView>,
    /// How many cards it holds.
    pub hand_size: u8,
    /// Its hand, for its own seat.
    pub hand: Option<Vec<CardName>>,
}

/// What an area with stars gives the faction that controls it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointsView {
    /// Which area.
    pub area: PlaceName,
    /// Its stars.
    pub stars: u8,
    /// Whether it is supplied; the stars count only then.
    pub counts: bool,
}

/// Something in progress, as everybody knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// The deck is being shuffled.
    Deal,
    /// A token is being drawn.
    Token {
        /// For which area.
        area: PlaceName,
    },
    /// The round marker is being tossed.
    Toss,
    /// A turn.
    Turn {
        /// Whose.
        faction: Faction,
        /// Whether it is about one more deployment in the same turn.
        is_extra: bool,
    },
    /// A commander must be deployed beside an enemy's.
    Beside {
        /// By which card.
        card: CardName,
    },
    /// An action.
    Action {
        /// Where the commander stands.
        space: SpaceName,
        /// Which action.
        action: Action,
        /// Whose.
        faction: Faction,
        /// What is being done.
        step: ActionStep,
        /// Where it aims.
        target: Option<PlaceName>,
        /// Pieces that have entered but not settled.
        force: u8,
        /// Pieces that may still be pulled back or placed.
        left: u8,
    },
    /// An opportunity to use cards.
    Window {
        /// Which.
        moment: WindowMoment,
        /// In which action.
        action: Option<Action>,
        /// Whose.
        faction: Faction,
        /// Dice of the coming roll.
        dice: u8,
    },
    /// A card adds pieces.
    Add {
        /// How many at most.
        most: u8,
    },
    /// Dice are being rolled.
    Roll {
        /// By whom.
        faction: Faction,
        /// How many.
        dice: u8,
    },
    /// A roll may be kept or rolled again.
    Keep {
        /// By whom.
        faction: Faction,
        /// What the dice show.
        roll: Dice,
    },
    /// Commanders must leave action spaces.
    Return {
        /// Whose.
        faction: Faction,
        /// How many.
        left: u8,
    },
}

/// What is being done in an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionStep {
    /// The commander has just been put there.
    Start,
    /// Pieces are moved in.
    Enter,
    /// An area is chosen.
    Target,
    /// Planes are committed.
    Commit,
    /// All have entered.
    Entered,
    /// The defence rolls, then pieces fall one for one.
    Battle,
    /// The player of the action rolls, then pieces are hit.
    Fire,
    /// Pieces are pulled back to fill the reserve.
    Pull,
    /// Pieces are placed.
    Place,
    /// The action is being wound up.
    Settle,
}

impl ActionStep {
    /// The word for it in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Enter => "enter",
            Self::Target => "target",
            Self::Commit => "commit",
            Self::Entered => "entered",
            Self::Battle => "battle",
            Self::Fire => "fire",
            Self::Pull => "pull",
            Self::Place => "place",
            Self::Settle => "settle",
        }
    }
}

/// The moment of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WindowMoment {
    /// The start or the end of the own turn.
    OwnTurn,
    /// A commander is about to be deployed.
    Deploying,
    /// Pieces have entered.
    Entered,
    /// The player of an action is about to roll.
    BeforeRoll,
    /// Pieces are being placed.
    Placing,
    /// A defender is about to roll.
    Defending,
}

impl WindowMoment {
    /// The word for it in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OwnTurn => "own_turn",
            Self::Deploying => "deploying",
            Self::Entered => "entered",
            Self::BeforeRoll => "before_roll",
            Self::Placing => "placing",
            Self::Defending => "defending",
        }
    }
}

pub(crate) struct Names {
    content: &'static Content,
    board: &'static crate::board::Board,
}

impl Names {
    fn of(state: &State) -> Self {
        Self {
            content: state.content(),
            board: state.board(),
        }
    }

    pub(crate) fn card(&self, card: CardId) -> CardName {
        self.content.card(card).name.as_str().into()
    }

    pub(crate) fn place(&self, place: PlaceId) -> PlaceName {
        self.board.place_name(place).into()
    }

    fn space(&self, space: SpaceId) -> SpaceName {
        self.board.space(space).name.as_str().into()
    }

    pub(crate) fn bonus(&self, bonus: BonusId) -> BonusName {
        self.content.bonus(bonus).name.as_str().into()
    }

    fn pack(&self, pack: &Pack) -> Vec<CardName> {
        pack.iter().map(|card| self.card(card)).collect()
    }
}

/// All that the observer may know.
pub(crate) fn view(state: &State, observer: Observer) -> View {
    let names = Names::of(state);
    let board = state.board();
    let supplied = Faction::ALL.map(|faction| supply::of(state, faction));
    let place = |place: PlaceId| place_view(state, &names, supplied, place);
    let (areas, zones): (Vec<PlaceId>, Vec<PlaceId>) = board
        .places()
        .partition(|place| place.kind() == PieceKind::Troop);
    View {
        options: state.options,
        round: state.round,
        rounds: board.rounds,
        initiative: state.initiative,
        active: state.active,
        asked: list::decider(state).filter(|_| state.outcome.is_none()),
        pending: state
            .frames
            .iter()
            .filter(|_| state.outcome.is_none())
            .map(|&frame| pending(state, &names, frame))
            .collect(),
        battle: battle::view(state, &names, observer).filter(|_| state.outcome.is_none()),
        areas: areas.into_iter().map(place).collect(),
        zones: zones.into_iter().map(place).collect(),
        spaces: (0..board.spaces.len())
            .map(|row| SpaceId(row as u8))
            .map(|space| SpaceView {
                name: names.space(space),
                commanders: Faction::ALL
                    .into_iter()
                    .filter(|&faction| state.sides[faction].deployed.contains(space))
                    .collect(),
            })
            .collect(),
        factions: ByFaction(
            Faction::ALL.map(|faction| faction_view(state, &names, faction, observer)),
        ),
        deck: state.deck.len(),
        discard: names.pack(&state.discard),
        outcome: state.outcome,
    }
}

fn place_view(state: &State, names: &Names, supplied: [Places; 2], place: PlaceId) -> PlaceView {
    let owner = supply::controller(state, place);
    let bonus = state.bonuses.get(place.index()).copied().flatten();
    PlaceView {
        name: names.place(place),
        owner,
        pieces: owner.map_or(0, |faction| state.sides[faction].at(place)),
        is_supplied: owner.is_some_and(|faction| supplied[faction as usize].contains(place)),
        bonus: bonus.map(|bonus| names.bonus(bonus)),
    }
}

fn faction_view(state: &State, names: &Names, faction: Faction, observer: Observer) -> FactionView {
    let side = &state.sides[faction];
    let is_own = observer.is(faction.seat());
    FactionView {
        troops: side.in_reserve(PieceKind::Troop),
        planes: side.in_reserve(PieceKind::Plane),
        commanders: side.commanders,
        ready: side.ready,
        borrowed: side.borrowed,
        has_passed: side.has_passed,
        supported: Action::ALL
            .into_iter()
            .filter(|&action| side.has_supported(action))
            .collect(),
        used: card::kinds(side.used)
            .map(|card| names.card(card))
            .collect(),
        stars: supply::stars(state, faction),
        points: points(state, names, faction),
        hand_size: side.hand.len(),
        hand: is_own.then(|| names.pack(&side.hand)),
    }
}

fn points(state: &State, names: &Names, faction: Faction) -> Vec<PointsView> {
    let board = state.board();
    let supplied = supply::of(state, faction);
    (state.sides[faction].control & board.tables.starred)
        .iter()
        .map(|area| PointsView {
            area: names.place(area),
            stars: board.areas[area.index()].stars,
            counts: supplied.contains(area),
        })
        .collect()
}

fn pending(state: &State, names: &Names, frame: Frame) -> Pending {
    let work = &state.work;
    match frame {
        Frame::Deal => Pending::Deal,
        Frame::Token(slot) => Pending::Token {
            area: names.place(state.board().tables.slots[usize::from(slot)]),
        },
        Frame::Toss => Pending::Toss,
        Frame::Turn(stage) => Pending::Turn {
            faction: state.active,
            is_extra: stage == TurnStage::Again,
        },
        Frame::Beside(card) => Pending::Beside {
            card: names.card(card),
        },
        Frame::Act(stage) => Pending::Action {
            space: names.space(work.space),
            action: work.action,
            faction: work.by,
            step: step(stage),
            target: work.target.map(|place| names.place(place)),
            force: work.force,
            left: work.left,
        },
        Frame::Window { moment, by } => {
            let (moment, action) = window_moment(moment);
            Pending::Window {
                moment,
                action,
                faction: by,
                dice: work.dice,
            }
        }
        Frame::Add(most) => Pending::Add { most },
        Frame::Roll(faction) => Pending::Roll {
            faction,
            dice: work.dice,
        },
        Frame::Keep(faction) => Pending::Keep {
            faction,
            roll: work.roll,
        },
        Frame::Return { faction, left } => Pending::Return { faction, left },
    }
}

const fn step(stage: ActStage) -> ActionStep {
    match stage {
        ActStage::Start => ActionStep::Start,
        ActStage::Enter => ActionStep::Enter,
        ActStage::Target => ActionStep::Target,
        ActStage::Commit => ActionStep::Commit,
        ActStage::Entered | ActStage::Clash => ActionStep::Entered,
        ActStage::Defence | ActStage::Attrition => ActionStep::Battle,
        ActStage::Fire | ActStage::Hit => ActionStep::Fire,
        ActStage::Pull => ActionStep::Pull,
        ActStage::Place => ActionStep::Place,
        ActStage::Settle | ActStage::Links => ActionStep::Settle,
    }
}

const fn window_moment(moment: Moment) -> (WindowMoment, Option<Action>) {
    match moment {
        Moment::OwnTurn => (WindowMoment::OwnTurn, None),
        Moment::Deploying(action) => (WindowMoment::Deploying, Some(action)),
        Moment::Entered(action) => (WindowMoment::Entered, Some(action)),
        Moment::BeforeRoll(action) => (WindowMoment::BeforeRoll, Some(action)),
        Moment::Placing(action) => (WindowMoment::Placing, Some(action)),
        Moment::Defending(action) => (WindowMoment::Defending, Some(action)),
    }
}

/// The event as the observer may know it.
pub(crate) fn witness(state: &State, event: &TrueEvent, observer: Observer) -> SeenEvent {
    let names = Names::of(state);
    event.clone().map(
        |faction, card| observer.is(faction.seat()).then(|| names.card(card)),
        |card| names.card(card),
        |place| names.place(place),
        |space| names.space(space),
        |bonus| names.bonus(bonus),
    )
}
