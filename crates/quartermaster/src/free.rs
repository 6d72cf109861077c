//! Freeing a piece at the moment it is needed (rule 9, ruling R94).
//!
//! Queries only. When a card would place a piece and none of its kind is left, the country whose
//! piece it is may take one off the board. Whether it is asked depends on the board and on cards
//! that everybody sees, never on what is hidden.

use crate::area;
use crate::country::Country;
use crate::effect::{Effect, PieceKind, Pieces, Times};
use crate::frame::{Context, Frame};
use crate::legal;
use crate::piece::Piece;
use crate::possible;
use crate::space::{SpaceId, Spaces};
use crate::state::State;

/// What the effect places and how often, if it builds or recruits.
pub(crate) fn placed(effect: &Effect) -> Option<(Pieces, Times)> {
    match effect {
        Effect::Build { pieces, times, .. } | Effect::Recruit { pieces, times, .. } => {
            Some((*pieces, *times))
        }
        _ => None,
    }
}

/// The pieces of a country that it may take off so that the effect can place one elsewhere. None
/// while such a piece is left in the box.
pub(crate) fn pieces(
    state: &State,
    effect: &Effect,
    country: Country,
    context: &Context,
) -> Spaces {
    let Some(kind) = placed(effect).and_then(|(pieces, _)| pieces.kind.only()) else {
        return Spaces::EMPTY;
    };
    if state.board.left(state.content(), country, kind) != 0
        || !has_room(state, effect, country, kind, context)
    {
        return Spaces::EMPTY;
    }
    let own = state.board.of(country, kind).iter();
    own.filter(|&from| {
        !state.is_threatened(Piece::new(country, kind, from))
            && can_place_without(state, effect, country, kind, from, context)
    })
    .collect()
}

/// Whether there is any place for the piece. A piece taken off opens no space but its own and never
/// adds to supply, so what is closed now stays closed.
fn has_room(
    state: &State,
    effect: &Effect,
    country: Country,
    kind: PieceKind,
    context: &Context,
) -> bool {
    match effect {
        Effect::Build { area, .. } => {
            let can_be_replaced = state.cards[country]
                .status
                .meets(state.content().may_build[country]);
            can_be_replaced
                || legal::build_with_any_pool(state, country, kind)
                    .meets(area::spaces(state, area, context))
        }
        Effect::Recruit { area, .. } => {
            legal::free(state, country, kind).meets(area::spaces(state, area, context))
        }
        _ => false,
    }
}

/// Whether the effect could place the piece elsewhere if it did not stand there. Supply and
/// adjacency are those of the board without it.
fn can_place_without(
    state: &State,
    effect: &Effect,
    country: Country,
    kind: PieceKind,
    from: SpaceId,
    context: &Context,
) -> bool {
    let mut after = *state;
    after.board.remove(Piece::new(country, kind, from));
    let elsewhere = !Spaces::only(from);
    match effect {
        Effect::Build { area, .. } => {
            let area = area::spaces(&after, area, context) & elsewhere;
            legal::build(&after, country, kind).meets(area)
                || !possible::replacements(&after, country, kind).is_empty()
        }
        Effect::Recruit { area, .. } => {
            let area = area::spaces(&after, area, context) & elsewhere;
            legal::recruit(&after, country, kind).meets(area)
        }
        _ => false,
    }
}

/// Who is to be asked for a piece before the effect goes on, and for which kind.
///
/// A country that decides the effect itself and can use it in another way is not asked: it may
/// withdraw a piece by its answer as ever.
pub(crate) fn needed(
    state: &State,
    effect: &Effect,
    done: u8,
    context: &Context,
) -> Option<(Country, PieceKind)> {
    let (placed, times) = placed(effect)?;
    let (country, kind) = area::country(placed.of, context).zip(placed.kind.only())?;
    let is_out = done < times.max && state.board.left(state.content(), country, kind) == 0;
    if !is_out || context.declined.contains(country) {
        return None;
    }
    let can_say_so = state.leaders[country] == state.leaders[context.decider]
        && possible::can_place(state, effect, country, context);
    (!can_say_so && !pieces(state, effect, country, context).is_empty()).then_some((country, kind))
}

/// The pieces that the question on top of the stack offers to take off.
pub(crate) fn offered(state: &State) -> Spaces {
    match &state.frames[..] {
        [
            ..,
            Frame::Leaf { node, context, .. },
            Frame::Free { country, .. },
        ] => pieces(
            state,
            &state.content().node(*node).effect,
            *country,
            context,
        ),
        _ => Spaces::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use game::{Actor, Game, Ignore, MoveList, Playout, Rng, Setup as _, Turn};

    use super::*;
    use crate::moves::Move;
    use crate::setup::Setup;

    /// Every army is on the board, and cards that place more are about.
    const CROWDED: &str = "turn germany
germany armies germany western_europe eastern_europe ukraine russia scandinavia balkans
italy armies italy balkans western_europe north_africa
japan armies japan china southeast_asia philippines iwo_jima
uk armies united_kingdom india australia canada africa
ussr armies moscow siberia kazakhstan mongolia vladivostok szechuan india
usa armies eastern_us western_us hawaii latin_america canada
germany navies baltic north_sea black_sea
germany hand ger_forced_conscription ger_military_dictatorships ger_guns_and_butter
germany status ger_blitzkrieg
italy hand ita_afrika_korps ita_german_aid_greece ita_italy_attacks_communists
italy responses ita_german_reinforcements ita_romanian_reinforcements
japan hand jpn_land_battle*2
japan responses jpn_china_offensive jpn_destroyer_transport
uk hand uk_dutch_east_indies uk_general_smuts uk_land_battle*2
ussr hand ussr_tito_partisans ussr_german_soviet_treaty ussr_land_battle
usa hand usa_free_french_allies usa_murmansk_convoy usa_arsenal_of_democracy";

    fn places(mv: &Move) -> bool {
        matches!(mv, Move::Build(_) | Move::Recruit(_) | Move::Use(_))
    }

    /// Takes the offered piece off: the very next question must be where to place one.
    fn check_offer(state: &State, actor: Actor, offer: Move) {
        let mut after = *state;
        after.apply(actor, offer, &mut Ignore);
        let Turn::Seats(seats) = after.turn() else {
            panic!("no seat is asked after {offer:?}");
        };
        let mut list = MoveList::new();
        after.moves(seats.lowest().expect("a seat is asked"), &mut list);
        assert!(list.iter().any(places), "{offer:?} was of no use: {list:?}");
    }

    /// The part that the question is for, if one is asked, without regard to who declined it.
    fn below(state: &State) -> Option<crate::content::NodeId> {
        match &state.frames[..] {
            [.., Frame::Leaf { node, .. }, Frame::Free { .. }] => Some(*node),
            _ => None,
        }
    }

    #[test]
    fn what_is_offered_can_be_placed_and_declining_ends_the_question() {
        let mut setup = Setup::default();
        for line in CROWDED.lines() {
            setup.set(line).unwrap();
        }
        let mut n_questions = 0;
        let mut list = MoveList::new();
        for seed in 0..60 {
            let mut state = State::new(&setup).unwrap();
            let mut rng = Playout::new(seed);
            loop {
                let (actor, mv) = match state.turn() {
                    Turn::Over(_) => break,
                    Turn::Chance => (Actor::Chance, state.chance(&mut rng)),
                    Turn::Seats(seats) => {
                        let seat = seats.lowest().expect("a seat is asked");
                        state.moves(seat, &mut list);
                        list.retain(|&mv| !State::is_aside(mv));
                        let actor = Actor::Seat(seat);
                        if let Some(Frame::Free { .. }) = state.frames.top() {
                            n_questions += 1;
                            assert!(list.len() > 1, "nothing was offered");
                            for &mv in list.iter().filter(|&&mv| mv != Move::Pass) {
                                check_offer(&state, actor, mv);
                            }
                            let mut declined = state;
                            declined.apply(actor, Move::Pass, &mut Ignore);
                            // Perhaps for the next part, but not for this one again.
                            assert_ne!(below(&declined), below(&state));
                        }
                        (actor, list[rng.below(list.len() as u32) as usize])
                    }
                };
                state.apply(actor, mv, &mut Ignore);
            }
        }
        assert!(
            n_questions > 40,
            "the walks asked too seldom: {n_questions}"
        );
    }
}
