//! The table of Rush: bases with their defenders, the Reserve, stacks of medals, achievements.

use game::{Seat, Thing, Zone};
use games::Sight;
use rush::{Content, Nation, View, base_name};
use text::{Narrator, Texts};

use super::card::{VehicleFace, vehicle};
use super::side;

/// Medals a nation begins with, as the stacks are drawn.
const SINGLES: u8 = 9;

/// Everything in the middle of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RushPaint {
    pub(crate) squads: Vec<SquadPaint>,
    /// The row on offer, the place next to the deck first.
    pub(crate) reserve: Vec<Option<VehiclePaint>>,
    pub(crate) n_deck: usize,
    pub(crate) n_discard: usize,
    pub(crate) stacks: Vec<StackPaint>,
    /// Achievements and who has them.
    pub(crate) achievements: Vec<(String, Option<String>)>,
    pub(crate) has_bought: bool,
    pub(crate) has_attacked: bool,
    /// Resources laid down that are not spent.
    pub(crate) resources: u16,
}

/// A seat's half of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SquadPaint {
    pub(crate) seat: u8,
    pub(crate) name: String,
    pub(crate) is_you: bool,
    pub(crate) is_active: bool,
    pub(crate) bases: Vec<BasePaint>,
    pub(crate) n_hand: usize,
    pub(crate) n_garage: usize,
    pub(crate) n_depot: usize,
    pub(crate) depot_top: Option<String>,
}

/// A base.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BasePaint {
    pub(crate) thing: Thing,
    pub(crate) name: String,
    pub(crate) is_gone: bool,
    pub(crate) is_damaged: bool,
    pub(crate) defender: Option<(VehiclePaint, bool)>,
}

/// A vehicle where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct VehiclePaint {
    pub(crate) thing: Thing,
    pub(crate) title: String,
    pub(crate) face: VehicleFace,
}

/// A nation's medals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StackPaint {
    pub(crate) mark: &'static str,
    pub(crate) nation: String,
    pub(crate) singles: u8,
    pub(crate) all: u8,
    pub(crate) doubles: u8,
}

impl RushPaint {
    /// The table as the view has it.
    pub(crate) fn new(
        texts: &Texts,
        sight: &Sight,
        narrator: &dyn Narrator,
        view: &View,
    ) -> Option<Self> {
        let content = Content::known(&view.content).unwrap_or_else(Content::standard);
        let words = text::rush::Words::new(texts, content);
        let card = |id: &str, zone: Zone| {
            Some(VehiclePaint {
                thing: Thing::card(id, zone),
                title: words.card_named(id),
                face: vehicle(texts, content, id)?,
            })
        };
        let squads = view.seats.iter().zip(0_u8..).map(|(squad, seat)| {
            let bases = squad.bases.iter().zip(0_u8..).map(|(base, number)| {
                let thing = Thing::Place(base_name(Seat(seat), number));
                BasePaint {
                    name: narrator.thing(&thing).unwrap_or_default(),
                    thing,
                    is_gone: base.is_none(),
                    is_damaged: base.as_ref().is_some_and(|base| base.is_damaged),
                    defender: base.as_ref().and_then(|base| {
                        let defender = base.defender.as_ref()?;
                        Some((card(&defender.card, Zone::Base)?, defender.is_damaged))
                    }),
                }
            });
            SquadPaint {
                seat,
                name: narrator.seat(Seat(seat)),
                is_you: sight.seat() == Some(Seat(seat)),
                is_active: view.active == Seat(seat),
                bases: bases.collect(),
                n_hand: squad.hand_size,
                n_garage: squad.garage_size,
                n_depot: squad.depot_size,
                depot_top: squad.depot_top.as_ref().map(|id| words.card_named(id)),
            }
        });
        let stacks = Nation::ALL.into_iter().map(|nation| {
            let [singles, doubles] = view.medals[nation];
            StackPaint {
                mark: side::nation(nation),
                nation: text::capital(words.nation(nation).plain()),
                singles,
                all: SINGLES.max(singles),
                doubles,
            }
        });
        let achievements = view.achievements.iter().map(|achievement| {
            let seat = achievement.seat.map(|seat| narrator.seat(seat));
            (text::capital(&words.achievement(&achievement.id)), seat)
        });
        let reserve = view.reserve.iter();
        Some(Self {
            squads: squads.collect(),
            reserve: reserve
                .map(|id| id.as_ref().and_then(|id| card(id, Zone::Offer)))
                .collect(),
            n_deck: view.deck_size,
            n_discard: view.discard.len(),
            stacks: stacks.collect(),
            achievements: achievements.collect(),
            has_bought: view.this_turn.has_bought,
            has_attacked: view.this_turn.has_attacked,
            resources: view
                .this_turn
                .resources
                .saturating_sub(view.this_turn.spent),
        })
    }
}
