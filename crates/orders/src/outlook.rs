//! What a choice means beyond the events that it would cause: odds, who stands against whom, what goes
//! back over the limit, and whether it does anything at all. From what everybody knows.

use game::{PreviewOf, Sense};
use serde::{Deserialize, Serialize};

use crate::battle::{self, Odds, RollResult};
use crate::effect::BonusEffect;
use crate::faction::Faction;
use crate::frame::{ActStage, Frame};
use crate::legal;
use crate::moves::Move;
use crate::options::MUST_STAY;
use crate::place::{PlaceId, Places};
use crate::space::{Action, Space, SpaceId};
use crate::state::State;
use crate::supply;

/// What a choice means beyond its events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Outlook {
    /// Pieces that would stand against enemies, and how many enemies there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<(u8, u8)>,
    /// Whether the first of these is the most there can be.
    #[serde(skip_serializing_if = "is_false")]
    pub is_most: bool,
    /// Pieces that would certainly be above the limit and go back.
    #[serde(skip_serializing_if = "is_zero")]
    pub over: u8,
    /// Stars of a place that is taken without a battle.
    #[serde(skip_serializing_if = "is_zero")]
    pub stars: u8,
    /// Cards that are drawn.
    #[serde(skip_serializing_if = "is_zero")]
    pub cards: u8,
    /// Pieces that can be placed.
    #[serde(skip_serializing_if = "is_zero")]
    pub places: u8,
    /// Whether the initiative changes hands.
    #[serde(skip_serializing_if = "is_false")]
    pub takes_initiative: bool,
    /// Whether fire would find no enemy.
    #[serde(skip_serializing_if = "is_false")]
    pub finds_nobody: bool,
    /// How the coming roll ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
    /// What keeping the roll does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keep: Option<RollResult>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_false(value: &bool) -> bool {
    !*value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(value: &u8) -> bool {
    *value == 0
}

/// Judges a move; `after` is the position it leads to if all others pass.
pub(crate) fn judge(state: &State, mv: Move, after: &State, preview: &mut PreviewOf<State>) {
    let mut outlook = Outlook::default();
    preview.sense = match mv {
        Move::Deploy(space) => deploy(state, space, &mut outlook),
        Move::Target(area) => target(state, area, after, &mut outlook),
        Move::Move(_, n) | Move::Add(n) => enter(state, n, &mut outlook),
        Move::Commit(_) => {
            outlook.odds = coming(after);
            Sense::Gains
        }
        Move::Play(_) => {
            outlook.odds = coming(after).filter(|_| coming(state).is_some());
            Sense::Prepares
        }
        Move::Decline => {
            outlook.odds = coming(state);
            Sense::Stays
        }
        Move::Keep => {
            outlook.keep = battle::result(state, state.work.roll.hits());
            Sense::Stays
        }
        Move::Reroll(_) => {
            outlook.odds = battle::odds(state);
            Sense::Prepares
        }
        Move::Return(_) => Sense::Loses,
        Move::Place(place) => place_one(state, place),
        _ => Sense::Prepares,
    };
    preview.outlook = outlook;
}

/// How the roll ends whose dice are counted and that may still get more of them.
fn coming(state: &State) -> Option<Odds> {
    let is_coming = state.frames.iter().any(|frame| {
        matches!(
            frame,
            Frame::Act(ActStage::Defence | ActStage::Fire | ActStage::Attrition | ActStage::Hit)
        )
    });
    let is_asked = matches!(
        state.frames.top(),
        Some(Frame::Window { .. } | Frame::Roll(_))
    );
    if !is_coming || !is_asked || state.outcome.is_some() {
        return None;
    }
    battle::odds(state)
}

/// Pieces that bonuses add to those that enter.
fn joining(state: &State, by: Faction, action: Action, bonuses: u16) -> u8 {
    let plus = supply::sum(state, bonuses, |effect| match effect {
        BonusEffect::Enter { by, plus } if by == action => plus,
        _ => 0,
    });
    plus.min(state.sides[by].in_reserve(action.kind()))
}

fn deploy(state: &State, id: SpaceId, outlook: &mut Outlook) -> Sense {
    let by = state.active;
    let side = &state.sides[by];
    let space = state.board().space(id);
    let bonuses = supply::bonuses(state, supply::of(state, by));
    match (space.action, space.place) {
        (Action::Advance | Action::Fly, Some(place)) => {
            let from = legal::sources(state, by, place);
            let walking: u8 = from.iter().map(|from| side.at(from) - MUST_STAY).sum();
            let most = walking + joining(state, by, space.action, bonuses);
            meet(state, by, place, most, true, outlook)
        }
        (Action::Barrage | Action::Bombard, Some(place)) => {
            let reach = match space.action {
                Action::Barrage => state.board().tables.in_range[place.index()],
                _ => state.board().areas_below(place),
            };
            let finds = !(reach & state.sides[by.other()].control).is_empty();
            outlook.finds_nobody = !finds;
            if finds { Sense::Gains } else { Sense::NoEffect }
        }
        (Action::Paradrop, _) => Sense::Gains,
        (action, _) => support(
            state,
            by,
            space,
            strength(state, by, space, bonuses),
            action,
            outlook,
        ),
    }
}

fn strength(state: &State, by: Faction, space: &Space, bonuses: u16) -> u8 {
    let plus = supply::sum(state, bonuses, |effect| match effect {
        BonusEffect::Strength { of, plus } if of == space.action => plus,
        _ => 0,
    });
    space.strength[by] + plus
}

fn support(
    state: &State,
    by: Faction,
    space: &Space,
    n: u8,
    action: Action,
    outlook: &mut Outlook,
) -> Sense {
    let side = &state.sides[by];
    if action == Action::Plan {
        outlook.cards = n.min(state.deck.len() as u8);
        outlook.takes_initiative = space.initiative && state.initiative != by;
        let does = outlook.cards > 0 || outlook.takes_initiative;
        return if does {
            Sense::Prepares
        } else {
            Sense::NoEffect
        };
    }
    let of_kind = side.control & Places::of(action.kind());
    let spare: u8 = of_kind.iter().map(|place| side.at(place) - MUST_STAY).sum();
    outlook.places = n.min(side.in_reserve(action.kind()) + spare);
    if outlook.places > 0 {
        Sense::Prepares
    } else {
        Sense::NoEffect
    }
}

/// Pieces come to a place: against enemies, or to take it.
fn meet(
    state: &State,
    by: Faction,
    place: PlaceId,
    n: u8,
    is_most: bool,
    outlook: &mut Outlook,
) -> Sense {
    let enemies = state.sides[by.other()].at(place);
    if enemies > 0 {
        outlook.against = Some((n, enemies));
        outlook.is_most = is_most;
        return Sense::Gains;
    }
    if !is_most {
        let here = state.sides[by].at(place);
        outlook.over = (here + n).saturating_sub(state.board().pieces.stack_limit);
    }
    let area = state.board().areas.get(place.index());
    outlook.stars = area.map_or(0, |area| area.stars);
    match (outlook.over, outlook.stars) {
        (0, 0) => Sense::Prepares,
        (0, _) => Sense::Gains,
        _ => Sense::Loses,
    }
}

fn target(state: &State, area: PlaceId, after: &State, outlook: &mut Outlook) -> Sense {
    let by = state.work.by;
    if state.work.action.rolls() {
        if state.sides[by.other()].at(area) == 0 {
            outlook.finds_nobody = true;
            return Sense::NoEffect;
        }
        outlook.odds = coming(after);
        return Sense::Gains;
    }
    // A Paradrop.
    let troops =
        crate::options::PARADROP_TROOPS.min(state.sides[by].in_reserve(crate::PieceKind::Troop));
    let left = state.sides[by].in_reserve(crate::PieceKind::Troop) - troops;
    let plus = joining(state, by, Action::Paradrop, state.work.bonuses).min(left);
    meet(state, by, area, troops + plus, false, outlook)
}

/// So many enter, besides those that have.
fn enter(state: &State, n: u8, outlook: &mut Outlook) -> Sense {
    let work = &state.work;
    let Some(place) = work.target else {
        return Sense::Prepares;
    };
    // Bonuses join when all have entered.
    let is_entering = matches!(state.frames.top(), Some(Frame::Act(ActStage::Enter)));
    let plus = if is_entering {
        joining(state, work.by, work.action, work.bonuses)
    } else {
        0
    };
    meet(state, work.by, place, work.force + n + plus, false, outlook)
}

fn place_one(state: &State, place: PlaceId) -> Sense {
    let is_among_enemies = state.sides[state.work.by.other()].control.contains(place);
    if is_among_enemies {
        Sense::Gains
    } else {
        Sense::Prepares
    }
}
