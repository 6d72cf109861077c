//! What a card's words for countries, spaces, pieces and numbers mean on this board.
//!
//! Queries only. Adjacency uses the straits open to the owner's team (rule 19).

use crate::board::Board;
use crate::content::Content;
use crate::country::{Country, CountrySet};
use crate::effect::{Area, Condition, Count, PieceKind, Pieces, Place, Who};
use crate::frame::Context;
use crate::map::Straits;
use crate::options::RANGES_USE_STRAITS;
use crate::space::{SpaceId, Spaces};
use crate::state::State;
use crate::supply;

/// The countries meant.
pub(crate) fn countries(who: Who, context: &Context) -> CountrySet {
    match who {
        Who::Owner => CountrySet::only(context.owner),
        Who::Target | Who::Battler => context.target.map_or(CountrySet::EMPTY, CountrySet::only),
        Who::Country(country) => CountrySet::only(country),
        Who::Team(team) => team.countries(),
        // Once one of them was picked it is the target.
        Who::OneOf(set) => context.target.map_or(set, CountrySet::only),
    }
}

/// The one country meant; `None` while a choice is still to be made.
pub(crate) fn country(who: Who, context: &Context) -> Option<Country> {
    let set = countries(who, context);
    let mut members = set.iter();
    let first = members.next()?;
    members.next().is_none().then_some(first)
}

fn place(state: &State, place: Place, context: &Context) -> Option<SpaceId> {
    match place {
        Place::Space(space) => Some(space),
        Place::Battled | Place::Built | Place::Removed | Place::AirMoved => context.space,
        Place::TargetHome => context
            .target
            .map(|country| state.content().countries[country].home),
    }
}

/// The spaces meant.
pub(crate) fn spaces(state: &State, area: &Area, context: &Context) -> Spaces {
    let content: &Content = state.content();
    let around = |of: Place| {
        place(state, of, context).map_or(Spaces::EMPTY, |space| {
            let open = state.board.straits(content, context.owner.team());
            content.map.adjacent(space, open)
        })
    };
    let only = |of: Place| place(state, of, context).map_or(Spaces::EMPTY, Spaces::only);
    match area {
        Area::Any => Spaces::ALL,
        Area::Seas => content.map.terrain(PieceKind::Navy),
        Area::Spaces(list) => list.iter().copied().collect(),
        Area::Except(list) => !list.iter().copied().collect::<Spaces>(),
        Area::At(of) => only(*of),
        Area::Adjacent(of) => around(*of),
        Area::InOrAdjacent(of) => around(*of) | only(*of),
        Area::Near(who) => {
            let open = state.board.straits(content, context.owner.team());
            content.map.around(pieces(state, *who, context), open)
        }
        Area::With(who) => pieces(state, *who, context),
        Area::Within { distance, of } => place(state, *of, context)
            .map_or(Spaces::EMPTY, |space| {
                content.map.within(space, *distance, range(state, context))
            }),
        Area::AtTurnStart { holding, near } => {
            let start = &state.board_at_start;
            let open = start.straits(content, context.owner.team());
            on(start, *holding, context) & content.map.around(on(start, *near, context), open)
        }
    }
}

/// The straits through which distances lead (O5).
fn range(state: &State, context: &Context) -> Straits {
    if RANGES_USE_STRAITS {
        state.board.straits(state.content(), context.owner.team())
    } else {
        state.content().map.closed()
    }
}

/// Where such pieces stand, whether supplied or not.
fn on(board: &Board, who: Pieces, context: &Context) -> Spaces {
    let mut found = Spaces::EMPTY;
    for country in countries(who.of, context).iter() {
        for kind in PieceKind::ALL {
            if who.kind.includes(kind) {
                found |= board.of(country, kind);
            }
        }
    }
    found
}

/// Such pieces, one by one.
pub(crate) fn standing(state: &State, who: Pieces, context: &Context) -> Board {
    let mut found = Board::default();
    for country in countries(who.of, context).iter() {
        let mut spaces = Spaces::ALL;
        if who.supplied {
            spaces = supply::of(state, country).supplied;
        }
        for kind in PieceKind::ALL {
            if who.kind.includes(kind) {
                found.add(country, kind, state.board.of(country, kind) & spaces);
            }
        }
    }
    found
}

/// Where such pieces stand.
pub(crate) fn pieces(state: &State, who: Pieces, context: &Context) -> Spaces {
    let mut found = on(&state.board, who, context);
    if who.supplied && !found.is_empty() {
        let mut supplied = Spaces::EMPTY;
        for country in countries(who.of, context).iter() {
            supplied |= supply::of(state, country).supplied;
        }
        found = found & supplied;
    }
    found
}

/// How many such pieces stand there; teammates in one space count each.
fn count(state: &State, count: &Count, context: &Context) -> u32 {
    let area = spaces(state, &count.area, context);
    let mut n = 0;
    for country in countries(count.pieces.of, context).iter() {
        for kind in PieceKind::ALL {
            if count.pieces.kind.includes(kind) {
                n += (state.board.of(country, kind) & area).len();
            }
        }
    }
    n
}

/// Whether the condition holds.
pub(crate) fn holds(state: &State, condition: &Condition, context: &Context) -> bool {
    match condition {
        Condition::Present { pieces: who, area } => {
            pieces(state, *who, context).meets(spaces(state, area, context))
        }
        Condition::Absent { pieces: who, area } => {
            !pieces(state, *who, context).meets(spaces(state, area, context))
        }
        Condition::Within {
            pieces: who,
            distance,
            of,
        } => place(state, *of, context).is_some_and(|space| {
            let content = state.content();
            content
                .map
                .within(space, *distance, range(state, context))
                .meets(pieces(state, *who, context))
        }),
    }
}

/// A number with its condition and multiplier.
pub(crate) fn amount(
    state: &State,
    each: u8,
    per: Option<&Count>,
    condition: Option<&Condition>,
    context: &Context,
) -> u32 {
    if !condition.is_none_or(|condition| holds(state, condition, context)) {
        return 0;
    }
    u32::from(each) * per.map_or(1, |per| count(state, per, context))
}

/// The countries a choice is among, without regard to a country picked before.
pub(crate) fn list(who: Who, context: &Context) -> CountrySet {
    match who {
        Who::OneOf(set) => set,
        _ => countries(who, context),
    }
}
