//! Where a country may build, recruit and battle: rules 7, 8, 21-24, 28-30.
//!
//! Queries only. Each rule is there twice: as a mask, for lists, and as [`refuse_build`] and its
//! kin, which say why a space is not in the mask. A property test holds the two together.

use crate::content::Content;
use crate::country::Country;
use crate::effect::{BattleKind, PieceKind};
use crate::illegal::Reason;
use crate::piece::Piece;
use crate::space::{SpaceId, Spaces};
use crate::state::State;
use crate::supply;

/// Spaces where the piece may be placed at all: right terrain, no piece in the way.
///
// Rule 7: one piece a country and space, enemies never together.
pub(crate) fn free(state: &State, country: Country, kind: PieceKind) -> Spaces {
    let content: &Content = state.content();
    content.map.terrain(kind)
        & !state.board.all_of(country)
        & !state.board.of_team(country.team().other())
}

/// Where a country may build such a piece.
pub(crate) fn build(state: &State, country: Country, kind: PieceKind) -> Spaces {
    // Rule 8: the pool is a hard limit.
    if state.board.left(state.content(), country, kind) == 0 {
        return Spaces::EMPTY;
    }
    build_with_any_pool(state, country, kind)
}

/// Where a country could build such a piece if it had one left.
pub(crate) fn build_with_any_pool(state: &State, country: Country, kind: PieceKind) -> Spaces {
    let content = state.content();
    let supply = supply::of(state, country);
    // Rule 28: next to an own supplied piece, or the home space for an army …
    let mut reach = content.map.around(supply.supplied, supply.open);
    // … and the new piece is supplied where it stands.
    let mut fed = content.map.around(supply.network, supply.open);
    match kind {
        PieceKind::Army => {
            reach.insert(content.countries[country].home);
            fed |= supply::sources(state, country);
        }
        PieceKind::Navy => fed = fed & supply::ports(state, country, supply.open),
        // An air force is deployed, not built.
        PieceKind::Air => return Spaces::EMPTY,
    }
    fed |= state.always[country][kind as usize];
    free(state, country, kind) & reach & fed
}

/// Which own pieces may be named as just built.
///
// Rule 30: a supplied piece already on the board, without lifting it.
pub(crate) fn redeclare(state: &State, country: Country, kind: PieceKind) -> Spaces {
    state.board.of(country, kind) & supply::of(state, country).supplied
}

/// Where a country may recruit such a piece.
///
// Rule 29: no adjacency, no supply; stacking, enemies and the pool as ever.
pub(crate) fn recruit(state: &State, country: Country, kind: PieceKind) -> Spaces {
    if state.board.left(state.content(), country, kind) == 0 {
        Spaces::EMPTY
    } else {
        free(state, country, kind)
    }
}

/// Where a country may battle.
///
// Rules 21, 22: next to an own supplied piece, empty or not, never where the own team stands.
pub(crate) fn battle(state: &State, country: Country, kind: BattleKind) -> Spaces {
    let content = state.content();
    let supply = supply::of(state, country);
    content.map.terrain(kind.piece())
        & content.map.around(supply.supplied, supply.open)
        & !state.board.of_team(country.team())
}

/// Where a country may deploy an air force: with a supplied army or navy of its own, none being
/// there (ruling A3).
pub(crate) fn deploy(state: &State, country: Country) -> Spaces {
    if state.board.left(state.content(), country, PieceKind::Air) == 0 {
        Spaces::EMPTY
    } else {
        bases(state, country) & !state.board.of(country, PieceKind::Air)
    }
}

/// Where a country has a supplied army or navy.
fn bases(state: &State, country: Country) -> Spaces {
    state.board.all_of(country) & supply::of(state, country).supplied
}

/// From where to where a country may marshal an air force: from a supplied one's space, which it
/// may also keep (ruling A3), to spaces of the area.
pub(crate) fn marshal(
    state: &State,
    country: Country,
    area: Spaces,
) -> impl Iterator<Item = (SpaceId, SpaceId)> + use<> {
    let bases = bases(state, country);
    let air = state.board.of(country, PieceKind::Air);
    let from = air & bases;
    from.iter().flat_map(move |from| {
        let to = bases & area & (!air | Spaces::only(from));
        to.iter().map(move |to| (from, to))
    })
}

/// Where an air force may retreat to: an army or navy of its country next to it, supplied or not
/// (ruling A5).
pub(crate) fn retreat(state: &State, country: Country, space: SpaceId) -> Spaces {
    let content = state.content();
    let open = state.board.straits(content, country.team());
    content.map.adjacent(space, open)
        & state.board.all_of(country)
        & !state.board.of(country, PieceKind::Air)
}

/// Why a country may not build there; `None` when it may.
pub(crate) fn refuse_build(
    state: &State,
    country: Country,
    kind: PieceKind,
    space: SpaceId,
) -> Option<Reason> {
    if let Some(reason) = refuse_recruit(state, country, kind, space) {
        return Some(reason);
    }
    let content = state.content();
    let supply = supply::of(state, country);
    let neighbours = content.map.adjacent(space, supply.open);
    let is_home = kind == PieceKind::Army && content.countries[country].home == space;
    if !is_home && !neighbours.meets(supply.supplied) {
        return Some(if neighbours.meets(state.board.all_of(country)) {
            Reason::NeighbourUnsupplied { space }
        } else {
            Reason::NotAdjacent { space }
        });
    }
    if state.always[country][kind as usize].contains(space) {
        return None;
    }
    let is_source = kind == PieceKind::Army && supply::sources(state, country).contains(space);
    if !is_source && !neighbours.meets(supply.network) {
        return Some(Reason::WouldBeUnsupplied { kind, space });
    }
    let has_port = neighbours.meets(state.board.armies_of(country.team()));
    (kind == PieceKind::Navy && !has_port).then_some(Reason::NoPort { kind, space })
}

/// Why a country may not recruit there; `None` when it may.
pub(crate) fn refuse_recruit(
    state: &State,
    country: Country,
    kind: PieceKind,
    space: SpaceId,
) -> Option<Reason> {
    let content = state.content();
    if !content.map.terrain(kind).contains(space) {
        Some(Reason::WrongTerrain { space })
    } else if state.board.of_team(country.team().other()).contains(space) {
        Some(Reason::EnemyThere { kind, space })
    } else if state.board.all_of(country).contains(space) {
        Some(Reason::OwnPieceThere { kind, space })
    } else if state.board.left(content, country, kind) == 0 {
        Some(Reason::NoPieceLeft)
    } else {
        None
    }
}

/// Why a country may not deploy an air force there; `None` when it may.
pub(crate) fn refuse_deploy(state: &State, country: Country, space: SpaceId) -> Option<Reason> {
    let kind = PieceKind::Air;
    if state.board.of(country, kind).contains(space) {
        Some(Reason::OwnPieceThere { kind, space })
    } else if state.board.left(state.content(), country, kind) == 0 {
        Some(Reason::NoPieceLeft)
    } else {
        refuse_base(state, country, space)
    }
}

/// Why a country may not marshal an air force so; `None` when it may.
pub(crate) fn refuse_marshal(
    state: &State,
    country: Country,
    from: SpaceId,
    to: SpaceId,
) -> Option<Reason> {
    let kind = PieceKind::Air;
    let air = state.board.of(country, kind);
    if !air.contains(from) {
        Some(Reason::NoSuchPiece(Piece::new(country, kind, from)))
    } else if from != to && air.contains(to) {
        Some(Reason::OwnPieceThere { kind, space: to })
    } else {
        refuse_base(state, country, to).or_else(|| refuse_base(state, country, from))
    }
}

/// Why an air force may not retreat so; `None` when it may.
pub(crate) fn refuse_retreat(
    state: &State,
    country: Country,
    from: SpaceId,
    to: SpaceId,
) -> Option<Reason> {
    let content = state.content();
    let open = state.board.straits(content, country.team());
    if !content.map.adjacent(from, open).contains(to) {
        Some(Reason::NotAdjacent { space: to })
    } else if state.board.of(country, PieceKind::Air).contains(to) {
        Some(Reason::OwnPieceThere {
            kind: PieceKind::Air,
            space: to,
        })
    } else {
        refuse_host(state, country, to)
    }
}

/// Why no air force of the country would be supplied there; `None` when one would.
fn refuse_base(state: &State, country: Country, space: SpaceId) -> Option<Reason> {
    refuse_host(state, country, space).or_else(|| {
        (!bases(state, country).contains(space)).then_some(Reason::WouldBeUnsupplied {
            kind: PieceKind::Air,
            space,
        })
    })
}

/// Why an air force of the country cannot stand there: without an army or navy of its own.
fn refuse_host(state: &State, country: Country, space: SpaceId) -> Option<Reason> {
    let is_land = state.content().map.terrain(PieceKind::Army).contains(space);
    let kind = if is_land {
        PieceKind::Army
    } else {
        PieceKind::Navy
    };
    (!state.board.all_of(country).contains(space))
        .then_some(Reason::NoSuchPiece(Piece::new(country, kind, space)))
}

/// Why a country may not battle there; `None` when it may.
pub(crate) fn refuse_battle(
    state: &State,
    country: Country,
    kind: BattleKind,
    space: SpaceId,
) -> Option<Reason> {
    let content = state.content();
    if !content.map.terrain(kind.piece()).contains(space) {
        return Some(Reason::WrongTerrain { space });
    }
    if state.board.of_team(country.team()).contains(space) {
        return Some(Reason::FriendThere {
            kind: kind.piece(),
            space,
        });
    }
    let supply = supply::of(state, country);
    let neighbours = content.map.adjacent(space, supply.open);
    if neighbours.meets(supply.supplied) {
        None
    } else if neighbours.meets(state.board.all_of(country)) {
        Some(Reason::NeighbourUnsupplied { space })
    } else {
        Some(Reason::NotAdjacent { space })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Masks and reasons are two tellings of one rule; random positions hold them together.
    #[test]
    fn a_space_is_in_the_mask_exactly_when_there_is_no_reason_against_it() {
        let mut n_checked = 0u32;
        for seed in 0..6 {
            game::random_game(seed, &Default::default(), |state: &State| {
                for country in Country::ALL {
                    for kind in PieceKind::HOLDING {
                        let (build, recruit) =
                            (build(state, country, kind), recruit(state, country, kind));
                        for space in state.content().map.spaces() {
                            let context = format!("{country} {kind:?} {space:?}");
                            let reason = refuse_build(state, country, kind, space);
                            assert_eq!(build.contains(space), reason.is_none(), "{context}");
                            let reason = refuse_recruit(state, country, kind, space);
                            assert_eq!(recruit.contains(space), reason.is_none(), "{context}");
                            n_checked += 1;
                        }
                    }
                    for kind in [BattleKind::Land, BattleKind::Sea] {
                        let battle = battle(state, country, kind);
                        for space in state.content().map.spaces() {
                            let reason = refuse_battle(state, country, kind, space);
                            assert_eq!(battle.contains(space), reason.is_none());
                        }
                    }
                }
            });
        }
        assert!(n_checked > 500_000, "the walks were too short: {n_checked}");
    }

    #[test]
    fn an_air_force_may_come_exactly_where_there_is_no_reason_against_it() {
        let mut setup = crate::setup::Setup::default();
        for line in [
            "air marshal",
            "rounds 3",
            "turn germany",
            "germany armies germany eastern_europe balkans siberia",
            "germany navies baltic",
            "germany air eastern_europe balkans",
            "germany hand ger_land_battle*7",
            "ussr armies moscow russia ukraine",
            "ussr air ukraine",
            "uk armies united_kingdom western_europe",
            "uk air western_europe",
            "japan armies japan china",
            "usa armies eastern_us western_us",
        ] {
            game::Setup::set(&mut setup, line).expect("an option");
        }
        let (mut n_deploys, mut n_marshals) = (0, 0);
        game::random_game(1, &setup, |state: &State| {
            for country in Country::ALL {
                let deploy = deploy(state, country);
                let marshal: Vec<_> = marshal(state, country, Spaces::ALL).collect();
                for space in state.content().map.spaces() {
                    let reason = refuse_deploy(state, country, space);
                    assert_eq!(deploy.contains(space), reason.is_none());
                    let retreat = retreat(state, country, space);
                    for to in state.content().map.spaces() {
                        let reason = refuse_marshal(state, country, space, to);
                        assert_eq!(marshal.contains(&(space, to)), reason.is_none());
                        let reason = refuse_retreat(state, country, space, to);
                        assert_eq!(retreat.contains(to), reason.is_none());
                    }
                }
                n_deploys += deploy.len();
                n_marshals += marshal.len() as u32;
            }
        });
        assert!(
            n_deploys > 50 && n_marshals > 50,
            "{n_deploys} {n_marshals}"
        );
    }

    #[test]
    fn a_built_piece_is_supplied_at_once() {
        for seed in 10..14 {
            game::random_game(seed, &Default::default(), |state: &State| {
                for country in Country::ALL {
                    for kind in PieceKind::HOLDING {
                        for space in build(state, country, kind).iter() {
                            let mut after = *state;
                            after.board.place(Piece::new(country, kind, space));
                            let supplied = supply::of(&after, country).supplied;
                            assert!(supplied.contains(space), "{country} {kind:?} {space:?}");
                        }
                    }
                }
            });
        }
    }
}
