//! What an observer may know.
//!
//! A view is computed from what the observer knows, never filtered from the whole: a card the
//! observer may not see has no identity here at all, only a number of such cards (A26).

use game::{AbilityName, CardName, ContentId, Observer, Outcome, Seat, SeatName};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, VehicleSet};
use crate::content::{AchievementId, Content};
use crate::deed::Deed;
use crate::event::{Event, TrueEvent};
use crate::frame::{AttackStage, Deal, Frame, Stage};
use crate::list;
use crate::moves;
use crate::nation::{ByNation, Nation};
use crate::options::{N_ACHIEVEMENTS, N_BASES, N_RESERVE, Options};
use crate::scoring::{self, Score};
use crate::state::{Base, Ending, State};

game::names! {
    /// The name of an achievement.
    AchievementName,
}

/// An event as an observer may know it, with cards by name.
pub type SeenEvent = Event<Option<CardName>, CardName, AchievementName, AbilityName>;

/// All that one observer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The options of the table.
    pub options: Options,
    /// The content it is played with; see [`Content::digest`].
    pub content: ContentId,
    /// The round, counted from 1.
    pub round: u16,
    /// The seat on turn.
    pub active: Seat,
    /// The step of its turn; none before the first turn.
    pub step: Option<TurnStep>,
    /// Seats that are asked now.
    pub asked: Vec<Seat>,
    /// What is going on, innermost last; the last one is the open question.
    pub pending: Vec<Pending>,
    /// The Reserve, the place next to the deck first.
    pub reserve: [Option<CardName>; N_RESERVE],
    /// How many cards are in the vehicle deck.
    pub deck_size: usize,
    /// The vehicle discard, in no order: all of it lay in the Reserve.
    pub discard: Vec<CardName>,
    /// The Scrapyard, in no order.
    pub scrapyard: Vec<CardName>,
    /// Single and double medals left.
    pub medals: ByNation<[u8; 2]>,
    /// Achievements in play.
    pub achievements: Vec<AchievementView>,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// What the active seat has done in its turn.
    pub this_turn: TurnView,
    /// What makes this round the last.
    pub last_round: Option<Ending>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// A step of a turn (rule 3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnStep {
    /// Step II.
    Play,
    /// Step III.
    Refresh,
}

impl TurnStep {
    /// Its name in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Refresh => "refresh",
        }
    }
}

/// An achievement in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AchievementView {
    /// Which.
    pub id: AchievementName,
    /// Who took it at the end.
    pub seat: Option<Seat>,
    /// How much of what it counts each seat has. Everybody can know that: a squad changes in the
    /// open.
    pub counts: Vec<u32>,
}

impl AchievementView {
    /// Who would take it if the game ended now: the sole leader.
    #[must_use]
    pub fn leader(&self) -> Option<Seat> {
        scoring::sole_leader(self.counts.iter().copied())
    }
}

/// What the active seat has done in its turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnView {
    /// Whether a vehicle was bought.
    pub has_bought: bool,
    /// Whether Recruitment is active.
    pub is_recruiting: bool,
    /// Whether the attack was made.
    pub has_attacked: bool,
    /// Vehicles that cannot be used again.
    pub used: Vec<CardName>,
    /// Ordinary resources committed that still count.
    pub resources: u16,
    /// National goods committed that still count.
    pub goods: ByNation<u16>,
    /// Costs they already cover.
    pub spent: u16,
    /// Medals owed at the end of the turn.
    pub owed: ByNation<u8>,
    /// What it did, in order: cards played and paid, vehicles bought, hits.
    pub deeds: Vec<Deed<CardName>>,
}

/// What an observer may know of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Its name in notation.
    pub name: SeatName,
    /// How many cards it holds.
    pub hand_size: usize,
    /// The hand, for its owner and while it lies open.
    pub hand: Option<Vec<CardName>>,
    /// How many cards are in its Garage.
    pub garage_size: usize,
    /// How many cards are in its Depot.
    pub depot_size: usize,
    /// The card on top of its Depot.
    pub depot_top: Option<CardName>,
    /// Its three bases; none where one is gone.
    pub bases: [Option<BaseView>; N_BASES],
    /// Who destroyed each base that is gone.
    pub takers: [Option<Seat>; N_BASES],
    /// What it would score if the game ended now; at the end, what it scored. Everybody can know
    /// that: a squad changes in the open.
    pub score: Score,
    /// What only its owner knows.
    pub own: Option<OwnView>,
}

/// A base on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BaseView {
    /// Whether it is damaged.
    pub is_damaged: bool,
    /// The vehicle on it.
    pub defender: Option<DefenderView>,
}

/// A vehicle on a base.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DefenderView {
    /// Which.
    pub card: CardName,
    /// Whether it is damaged.
    pub is_damaged: bool,
}

/// What only the owner of a squad knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnView {
    /// The Depot, the top first.
    pub depot: Vec<CardName>,
    /// Which cards are in the Garage, in no order.
    pub garage: Vec<CardName>,
    /// The card chosen to be lost by Sabotage while others still choose.
    pub chosen: Option<CardName>,
}

/// Something in progress, as everybody knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// Cards are being dealt before the first turn.
    Deal {
        /// The Garage of that seat; `None` for vehicles and achievements.
        seat: Option<Seat>,
    },
    /// Step II.
    Play,
    /// A vehicle is being paid for.
    Purchase {
        /// Which.
        card: CardName,
        /// How many resources are still missing.
        missing: u16,
    },
    /// A card is played for its abilities.
    Card {
        /// Which.
        card: CardName,
        /// The ability whose turn it is.
        ability: Option<AbilityName>,
    },
    /// A vehicle is to be laid on an own base.
    Place {
        /// Which.
        card: CardName,
    },
    /// Opponents choose what they lose.
    Sabotage,
    /// The attack.
    Attack {
        /// With vehicles of this nation.
        nation: Nation,
        /// Vehicles destroyed so far.
        kills: u8,
        /// Attackers named that have not fired.
        attackers: Vec<CardName>,
        /// The attacker that looks for its target.
        aiming: Option<CardName>,
        /// Whether more attackers can be named.
        is_naming: bool,
    },
    /// Medals are due.
    Reward {
        /// From this stack.
        nation: Nation,
        /// How many.
        due: u8,
    },
    /// A seat is drawing.
    Draw {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// A Depot is being shuffled into a new Garage.
    ShuffleGarage {
        /// Whose.
        seat: Seat,
    },
    /// The vehicle discard is being shuffled into a new deck.
    ShuffleVehicles,
}

struct Names(&'static Content);

impl Names {
    fn card(&self, card: CardId) -> CardName {
        self.0.card(card).name.as_str().into()
    }

    fn maybe(&self, card: CardId) -> Option<CardName> {
        card.some().map(|card| self.card(card))
    }

    fn cards<'a>(&self, cards: impl IntoIterator<Item = &'a CardId>) -> Vec<CardName> {
        cards.into_iter().map(|&card| self.card(card)).collect()
    }

    fn set(&self, cards: VehicleSet) -> Vec<CardName> {
        cards.iter().map(|card| self.card(card)).collect()
    }
}

/// All that the observer may know.
pub(crate) fn view(state: &State, observer: Observer) -> View {
    let names = Names(state.content());
    let asked = match list::turn(state) {
        game::Turn::Seats(seats) => seats.iter().collect(),
        game::Turn::Chance | game::Turn::Over(_) => Vec::new(),
    };
    View {
        options: state.options,
        content: state.content().digest().into(),
        round: state.round,
        active: state.active,
        step: step(state),
        asked,
        pending: state
            .frames
            .iter()
            .filter_map(|frame| pending(state, frame))
            .collect(),
        reserve: state.reserve.map(|card| names.maybe(card)),
        deck_size: state.deck.len(),
        discard: names.set(state.discard),
        scrapyard: state
            .scrapyard
            .iter()
            .enumerate()
            .flat_map(|(i, &n)| std::iter::repeat_n(CardId(i as u8), usize::from(n)))
            .map(|card| names.card(card))
            .collect(),
        medals: state.medals,
        achievements: (0..N_ACHIEVEMENTS)
            .filter(|i| state.achievements >> i & 1 != 0)
            .map(|i| {
                let achievement = state.content().achievement(AchievementId(i as u8));
                AchievementView {
                    id: achievement.name.as_str().into(),
                    seat: state.awards[i],
                    counts: scoring::metrics(state, achievement).collect(),
                }
            })
            .collect(),
        seats: (0..state.options.players)
            .zip(scoring::scores(state))
            .map(|(i, score)| seat_view(state, Seat(i), score, observer))
            .collect(),
        this_turn: TurnView {
            has_bought: state.has_bought,
            is_recruiting: state.is_recruiting,
            has_attacked: state.has_attacked,
            used: names.set(state.used),
            resources: state.pool.ordinary,
            goods: state.pool.goods,
            spent: state.pool.costs.0.iter().sum(),
            owed: state.owed,
            deeds: state
                .deeds
                .iter()
                .map(|deed| deed.map(|card| names.card(card)))
                .collect(),
        },
        last_round: state.trigger,
        outcome: state.outcome,
    }
}

/// The step that is going on: the stage of a turn is the one it goes to next.
fn step(state: &State) -> Option<TurnStep> {
    match state.frames.first()? {
        Frame::Turn(Stage::Medals) if state.frames.contains(&Frame::Play) => Some(TurnStep::Play),
        Frame::Turn(Stage::Begin) => None,
        Frame::Turn(_) => Some(TurnStep::Refresh),
        _ => None,
    }
}

fn seat_view(state: &State, seat: Seat, score: Score, observer: Observer) -> SeatView {
    let names = Names(state.content());
    let squad = state.squad(seat);
    let is_own = observer.is(seat);
    let own = is_own.then(|| {
        let mut garage = squad.garage;
        garage.sort_unstable();
        OwnView {
            depot: names.cards(squad.depot.iter().rev()),
            garage: names.cards(garage.iter()),
            chosen: names.maybe(squad.chosen),
        }
    });
    SeatView {
        name: moves::seat_name(seat).into(),
        hand_size: squad.hand.len(),
        hand: (is_own || state.is_hand_open(seat)).then(|| names.cards(squad.hand.iter())),
        garage_size: squad.garage.len(),
        depot_size: squad.depot.len(),
        depot_top: squad.depot.last().map(|&card| names.card(card)),
        bases: squad.bases.each_ref().map(|base| base_view(&names, base)),
        takers: squad.bases.each_ref().map(|base| base.taker),
        score,
        own,
    }
}

fn base_view(names: &Names, base: &Base) -> Option<BaseView> {
    base.is_standing.then(|| BaseView {
        is_damaged: base.is_damaged,
        defender: base.defender.some().map(|card| DefenderView {
            card: names.card(card),
            is_damaged: base.is_defender_damaged,
        }),
    })
}

fn pending(state: &State, frame: &Frame) -> Option<Pending> {
    let names = Names(state.content());
    Some(match *frame {
        Frame::Turn(_) | Frame::Fill => return None,
        Frame::Deal(deal) => Pending::Deal {
            seat: match deal {
                Deal::Garage(seat) => Some(seat),
                Deal::Vehicles | Deal::Achievements => None,
            },
        },
        Frame::Play => Pending::Play,
        Frame::Purchase(card) => Pending::Purchase {
            card: names.card(card),
            missing: state.pool.missing(state.content().face(card)),
        },
        Frame::Card { card, at, .. } => Pending::Card {
            card: names.card(card),
            ability: state
                .content()
                .face(card)
                .actions()
                .get(at as usize)
                .map(|ability| state.content().ability_name(ability.kind()).into()),
        },
        Frame::Place(card) => Pending::Place {
            card: names.card(card),
        },
        Frame::Sabotage(_) => Pending::Sabotage,
        Frame::Attack {
            nation,
            kills,
            stage,
        } => Pending::Attack {
            nation,
            kills,
            attackers: names.set(state.attackers),
            aiming: match stage {
                AttackStage::Aim(card) => Some(names.card(card)),
                AttackStage::Name | AttackStage::Choose => None,
            },
            is_naming: stage == AttackStage::Name,
        },
        Frame::Reward { nation, due } => Pending::Reward { nation, due },
        Frame::Draw { seat, left } => Pending::Draw { seat, left },
        Frame::ShuffleGarage(seat) => Pending::ShuffleGarage { seat },
        Frame::ShuffleVehicles => Pending::ShuffleVehicles,
    })
}

/// The event as the observer may know it.
pub(crate) fn witness(state: &State, event: &TrueEvent, observer: Observer) -> SeenEvent {
    let content = state.content();
    let names = Names(content);
    event.clone().map(
        |seat, is_open, card| (is_open || observer.is(seat)).then(|| names.card(card)),
        |card| names.card(card),
        |achievement| content.achievement(achievement).name.as_str().into(),
        |ability| content.ability_name(ability).into(),
    )
}
