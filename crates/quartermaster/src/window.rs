//! Windows: who may react to a recorded fact, and with what (rules 50-60).
//!
//! A window belongs to a [`Fact`]; facts do not change when the board does. Queries only: the
//! scheduler in `resolve` opens, turns and closes windows.
//!
//! Two questions are kept apart. Whether a card *answers* a fact is decided by public knowledge
//! alone, so it can be asked of cards that might lie face down; whether it *lies there* is known
//! to its owner. What others observe may depend on the first alone (see `could`).

use game::SeatSet;

use crate::air;
use crate::area;
use crate::card::{Card, CardId, Slots};
use crate::country::{Country, CountrySet, Team};
use crate::effect::{BattleKind, CardType, Cost, Limit, PieceKind, Pieces, Step, Trigger};
use crate::frame::{Cause, Context};
use crate::options::{RECRUITS_COUNT_AS_BUILT, WindowPolicy};
use crate::piece::Piece;
use crate::possible;
use crate::space::SpaceId;
use crate::state::State;
use crate::supply;

/// Something that happened or is about to, to which cards may react.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fact {
    /// A turn begins.
    TurnStart(Country),
    /// That country scores.
    Victory(Country),
    /// That country's Play step begins.
    PlayStart(Country),
    /// That country's Victory step begins.
    VictoryStart(Country),
    /// That country's Draw step begins.
    DrawStart(Country),
    /// That country's Discard step begins.
    DiscardStart(Country),
    /// A card was shown.
    Played(CardId),
    /// A card played from hand in the Play step has resolved.
    Resolved(CardId),
    /// An economic warfare card has found that country as its target.
    Aimed { target: Country, by: CardId },
    /// That country is about to discard to an economic warfare card.
    Levied { target: Country, by: CardId },
    /// A piece is about to be removed, or at least battled.
    Threat {
        country: Country,
        kind: PieceKind,
        space: SpaceId,
        cause: Cause,
    },
    /// A piece was removed.
    Removed {
        country: Country,
        kind: PieceKind,
        space: SpaceId,
        cause: Cause,
        was_supplied: bool,
        was_last: bool,
    },
    /// A battle was fought.
    Battle {
        by: Country,
        kind: BattleKind,
        space: SpaceId,
    },
    /// A piece was built.
    Built {
        country: Country,
        kind: PieceKind,
        space: SpaceId,
    },
    /// A piece was recruited.
    Recruited {
        country: Country,
        kind: PieceKind,
        space: SpaceId,
    },
    /// A card is being used and its cost is paid.
    Using(CardId),
    /// A Status was used.
    StatusUsed(CardId),
    /// An air force was deployed or marshalled.
    AirMoved { country: Country, space: SpaceId },
}

/// The kind of a fact, to find its listeners quickly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FactKind {
    TurnStart,
    Victory,
    DiscardStart,
    Played,
    Resolved,
    Levied,
    Threat,
    Removed,
    Battle,
    Built,
    Recruited,
    StatusUsed,
    AirMoved,
    PlayStart,
    VictoryStart,
    DrawStart,
    Aimed,
    Using,
}

impl FactKind {
    pub(crate) const COUNT: usize = 18;
    pub(crate) const ALL: [Self; Self::COUNT] = [
        Self::TurnStart,
        Self::Victory,
        Self::DiscardStart,
        Self::Played,
        Self::Resolved,
        Self::Levied,
        Self::Threat,
        Self::Removed,
        Self::Battle,
        Self::Built,
        Self::Recruited,
        Self::StatusUsed,
        Self::AirMoved,
        Self::PlayStart,
        Self::VictoryStart,
        Self::DrawStart,
        Self::Aimed,
        Self::Using,
    ];

    /// The kinds of fact a trigger listens to.
    pub(crate) fn heard_by(trigger: &Trigger) -> &'static [Self] {
        match trigger {
            Trigger::TurnStart | Trigger::AnyTurnStart => &[Self::TurnStart],
            Trigger::During(Step::Victory) => &[Self::Victory],
            Trigger::StartOf(Step::Play) | Trigger::AnyStartOf(Step::Play) => &[Self::PlayStart],
            Trigger::StartOf(Step::Victory) => &[Self::VictoryStart],
            Trigger::StartOf(Step::Discard) => &[Self::DiscardStart],
            Trigger::StartOf(Step::Draw) => &[Self::DrawStart],
            Trigger::AirMoved { .. } => &[Self::AirMoved],
            Trigger::Played { .. } => &[Self::Played],
            Trigger::Resolved { .. } => &[Self::Resolved],
            Trigger::Levies { .. } => &[Self::Aimed],
            Trigger::EconomicWarfareTarget(_) | Trigger::FamilyTarget { .. } => &[Self::Levied],
            Trigger::Using { .. } => &[Self::Using],
            Trigger::Battled { .. } | Trigger::WouldRemove { .. } => &[Self::Threat],
            Trigger::Removed { .. } => &[Self::Removed],
            Trigger::Battle { .. } => &[Self::Battle],
            Trigger::Built { .. } if RECRUITS_COUNT_AS_BUILT => &[Self::Built, Self::Recruited],
            Trigger::Built { .. } => &[Self::Built],
            Trigger::StatusUsed { .. } => &[Self::StatusUsed],
            // Never in a window.
            Trigger::Play
            | Trigger::Static
            | Trigger::InsteadOfPlay
            | Trigger::MayBuild { .. }
            | Trigger::During(_)
            | Trigger::StartOf(_)
            | Trigger::AnyStartOf(_) => &[],
        }
    }
}

impl Fact {
    pub(crate) const fn kind(self) -> FactKind {
        match self {
            Self::TurnStart(_) => FactKind::TurnStart,
            Self::Victory(_) => FactKind::Victory,
            Self::DiscardStart(_) => FactKind::DiscardStart,
            Self::Played(_) => FactKind::Played,
            Self::Resolved(_) => FactKind::Resolved,
            Self::Aimed { .. } => FactKind::Aimed,
            Self::Levied { .. } => FactKind::Levied,
            Self::Using(_) => FactKind::Using,
            Self::Threat { .. } => FactKind::Threat,
            Self::Removed { .. } => FactKind::Removed,
            Self::Battle { .. } => FactKind::Battle,
            Self::Built { .. } => FactKind::Built,
            Self::Recruited { .. } => FactKind::Recruited,
            Self::StatusUsed(_) => FactKind::StatusUsed,
            Self::AirMoved { .. } => FactKind::AirMoved,
            Self::PlayStart(_) => FactKind::PlayStart,
            Self::VictoryStart(_) => FactKind::VictoryStart,
            Self::DrawStart(_) => FactKind::DrawStart,
        }
    }

    /// The team that caused it; for a pure game event the team on turn (rule 53).
    pub(crate) fn team(self, state: &State) -> Team {
        let owner = |card: CardId| state.content().card(card).country.team();
        match self {
            Self::TurnStart(country)
            | Self::PlayStart(country)
            | Self::VictoryStart(country)
            | Self::Victory(country)
            | Self::DiscardStart(country)
            | Self::DrawStart(country) => country.team(),
            Self::Played(card)
            | Self::Resolved(card)
            | Self::Aimed { by: card, .. }
            | Self::Levied { by: card, .. }
            | Self::Using(card)
            | Self::StatusUsed(card) => owner(card),
            Self::Threat { cause, .. } | Self::Removed { cause, .. } => match cause {
                Cause::Battle(by) | Cause::Eliminate(by) => by.team(),
                Cause::Supply | Cause::Stranded => state.active.team(),
            },
            Self::Battle { by, .. } => by.team(),
            Self::Built { country, .. }
            | Self::Recruited { country, .. }
            | Self::AirMoved { country, .. } => country.team(),
        }
    }
}

/// What a card's use would know, if the card answers the fact and its use could do something.
/// Decided by public knowledge alone.
pub(crate) fn answers(state: &State, card_id: CardId, fact: Fact) -> Option<Context> {
    let card = state.content().card(card_id);
    let ability = &card.abilities[card.usable? as usize];
    let context = bind(state, card_id, card, &ability.trigger, fact)?;
    // A country that gives an army as a cost has one to place.
    let is_freed = [ability.cost, ability.also].contains(&Cost::LoseArmy);
    let judged = Context {
        may_free: is_freed,
        ..context
    };
    possible::any_part(state, card, judged).then_some(context)
}

/// Whether the card answers the fact now, or would after its owner took a piece off the board.
fn might_answer(state: &State, card_id: CardId, fact: Fact) -> bool {
    let card = state.content().card(card_id);
    let Some(ability) = card.usable else {
        return false;
    };
    let trigger = &card.abilities[ability as usize].trigger;
    bind(state, card_id, card, trigger, fact).is_some_and(|context| {
        let context = Context {
            may_free: true,
            ..context
        };
        possible::any_part(state, card, context)
    })
}

/// Whether a card's trigger is the fact; its use may do nothing.
pub(crate) fn is_triggered(state: &State, card_id: CardId, fact: Fact) -> bool {
    let card = state.content().card(card_id);
    card.usable.is_some_and(|ability| {
        let trigger = &card.abilities[ability as usize].trigger;
        bind(state, card_id, card, trigger, fact).is_some()
    })
}

/// Whether the card cannot be used again this turn: it works once a turn, or was cancelled.
pub(crate) fn is_used_up(state: &State, card: &Card) -> bool {
    state.used_this_turn[card.country].meets(card.bit())
}

/// Whether a card's limit lets it be used once more in a window with these uses.
pub(crate) fn is_fresh(state: &State, card: &Card, used: u32) -> bool {
    match card.usable.map(|i| card.abilities[i as usize].limit) {
        Some(Limit::OncePerTrigger) => card.once & used == 0 && !is_used_up(state, card),
        Some(Limit::OncePerTurn | Limit::SingleUse | Limit::None) | None => {
            !is_used_up(state, card)
        }
    }
}

/// The cards that a country has on the table, and the Bolsters there or in its hand that it can pay
/// for and that find the hidden cards they need.
///
// Ruling A34: judged by what the country knows, so never asked about another's cards.
fn at_hand(state: &State, country: Country) -> Slots {
    held(state, country, |card_id, card| {
        can_pay(state, card) && possible::finds_cards(state, card_id)
    })
}

/// The cards that a country has on the table, and the Bolsters there or in its hand that pass the test.
fn held(state: &State, country: Country, test: impl Fn(CardId, &Card) -> bool) -> Slots {
    let content = state.content();
    let cards = &state.cards[country];
    let bolsters = content.bolsters[country];
    let mut found = cards.status | cards.responses;
    if !bolsters.is_empty() {
        found.drop(bolsters);
        let face_down = (cards.responses & bolsters).iter();
        let face_down = face_down.map(|slot| content.in_slot(country, slot));
        for card_id in face_down.chain(cards.hand.iter().copied()) {
            let card = content.card(card_id);
            if card.card_type == CardType::Bolster && test(card_id, card) {
                found.insert(card.slot);
            }
        }
    }
    found
}

/// Whether the owner can pay what no shortage rule covers.
pub(crate) fn can_pay(state: &State, card: &Card) -> bool {
    let Some(ability) = card.usable else {
        return false;
    };
    let ability = &card.abilities[ability as usize];
    [ability.cost, ability.also]
        .into_iter()
        .all(|cost| match cost {
            Cost::DiscardHandOf { card_type, cards } => {
                let hand = state.cards[card.country].hand.iter();
                let fits =
                    hand.filter(|&&other| state.content().card(other).card_type == card_type);
                fits.count() >= usize::from(cards)
            }
            Cost::LoseAir => !state.board.of(card.country, PieceKind::Air).is_empty(),
            Cost::LoseArmy => !state.board.of(card.country, PieceKind::Army).is_empty(),
            Cost::LoseStatus => !state.cards[card.country].status.is_empty(),
            Cost::None | Cost::DiscardDeck(_) | Cost::DiscardHand(_) => true,
        })
}

/// The cards a country can use now, by slot.
pub(crate) fn can(state: &State, country: Country, fact: Fact, used: u32) -> Slots {
    let cards = at_hand(state, country);
    usable(state, country, fact, used, cards, |card| {
        answers(state, card, fact).is_some()
    })
}

/// The cards for which a country that may know them is asked, by slot.
fn might(state: &State, country: Country, fact: Fact, used: u32) -> Slots {
    // Ruling R95: what the country lacks for a Bolster it may fetch first.
    let cards = if country == state.active && lets_reallocate(state, fact) {
        held(state, country, |_, _| true)
    } else {
        at_hand(state, country)
    };
    usable(state, country, fact, used, cards, |card| {
        might_answer(state, card, fact)
    })
}

/// Whether the fact is a beginning at which the country on turn may reallocate (ruling R95).
pub(crate) const fn is_before_play(fact: Fact) -> bool {
    matches!(fact, Fact::TurnStart(_) | Fact::PlayStart(_))
}

/// Whether the country on turn may reallocate while a window on the fact is open.
pub(crate) fn lets_reallocate(state: &State, fact: Fact) -> bool {
    is_before_play(fact) && state.can_reallocate()
}

/// The cards that a country has on the table or in hand for all that others know, by slot.
#[inline]
pub(crate) fn supposed(state: &State, country: Country) -> Slots {
    let content = state.content();
    let cards = &state.cards[country];
    let responses = content.responses[country];
    if !content.has_air {
        // Then nothing but Responses lies face down or is used from hand.
        return match cards.responses.is_empty() {
            true => cards.status,
            false => cards.status | (responses & !cards.spent),
        };
    }
    let bolsters = content.bolsters[country];
    let mut hidden = Slots::EMPTY;
    if cards.responses.meets(responses) {
        hidden.add(responses);
    }
    // Ruling A9: a country that holds a card may hold any Bolster that was not seen used. How many
    // Bolsters lie face down is known, for others saw them laid and used.
    if !cards.hand.is_empty() || cards.responses.meets(bolsters) {
        hidden.add(bolsters);
    }
    cards.status | (hidden & !cards.spent)
}

/// The cards for which a country is asked for all that others know, by slot.
fn could(state: &State, country: Country, fact: Fact, used: u32) -> Slots {
    let cards = supposed(state, country);
    usable(state, country, fact, used, cards, |card| {
        might_answer(state, card, fact)
    })
}

fn usable(
    state: &State,
    country: Country,
    fact: Fact,
    used: u32,
    cards: Slots,
    test: impl Fn(CardId) -> bool,
) -> Slots {
    let content = state.content();
    let mut found = Slots::EMPTY;
    for slot in (cards & content.listeners[fact.kind() as usize][country]).iter() {
        let card_id = content.in_slot(country, slot);
        if is_fresh(state, content.card(card_id), used) && test(card_id) {
            found.insert(slot);
        }
    }
    found
}

/// The seats of a team to be asked.
pub(crate) fn asked(state: &State, team: Team, fact: Fact, used: u32) -> SeatSet {
    let mut seats = SeatSet::EMPTY;
    let content = state.content();
    let listening = content.listening[fact.kind() as usize];
    for country in (team.countries() & listening).iter() {
        let cards = match state.options.windows {
            WindowPolicy::Strict => could(state, country, fact, used),
            WindowPolicy::Fast => might(state, country, fact, used),
        };
        if !cards.is_empty() {
            seats.insert(state.leaders[country]);
        }
    }
    if content.has_air {
        let countries = team.countries().iter();
        let asked = countries.filter(|&country| air::is_asked(state, country, fact));
        asked.for_each(|country| seats.insert(state.leaders[country]));
    }
    seats
}

/// The step that begins, and whose.
fn begun(fact: Fact) -> Option<(Step, Country)> {
    match fact {
        Fact::PlayStart(country) => Some((Step::Play, country)),
        Fact::VictoryStart(country) => Some((Step::Victory, country)),
        Fact::DiscardStart(country) => Some((Step::Discard, country)),
        Fact::DrawStart(country) => Some((Step::Draw, country)),
        _ => None,
    }
}

/// What the card speaks of when it answers the fact; nothing when it does not answer.
fn bind(
    state: &State,
    card_id: CardId,
    card: &Card,
    trigger: &Trigger,
    fact: Fact,
) -> Option<Context> {
    let owner = card.country;
    let context = Context::played(card_id, owner);
    let answers = match trigger {
        Trigger::TurnStart => matches!(fact, Fact::TurnStart(country) if country == owner),
        Trigger::AnyTurnStart => matches!(fact, Fact::TurnStart(_)),
        Trigger::During(step) => {
            *step == Step::Victory && matches!(fact, Fact::Victory(country) if country == owner)
        }
        Trigger::StartOf(step) => begun(fact) == Some((*step, owner)),
        Trigger::AnyStartOf(step) => begun(fact).is_some_and(|(begun, _)| begun == *step),
        Trigger::AirMoved { .. }
        | Trigger::Removed { .. }
        | Trigger::Battle { .. }
        | Trigger::Built { .. } => return bind_deed(state, context, trigger, fact),
        Trigger::Battled { .. } | Trigger::WouldRemove { .. } => {
            return bind_threat(state, context, trigger, fact);
        }
        Trigger::Played { .. }
        | Trigger::Resolved { .. }
        | Trigger::Levies { .. }
        | Trigger::EconomicWarfareTarget(_)
        | Trigger::FamilyTarget { .. }
        | Trigger::Using { .. }
        | Trigger::StatusUsed { .. } => return bind_card(state, context, trigger, fact),
        // Never in a window.
        Trigger::Play | Trigger::Static | Trigger::InsteadOfPlay | Trigger::MayBuild { .. } => {
            false
        }
    };
    answers.then_some(context)
}

/// The same for what is done with cards.
fn bind_card(
    state: &State,
    mut context: Context,
    trigger: &Trigger,
    fact: Fact,
) -> Option<Context> {
    let base = context;
    let card = |id: CardId| state.content().card(id);
    let is = |who, country| area::countries(who, &base).contains(country);
    let fits = match (trigger, fact) {
        (
            Trigger::Played {
                card_type,
                by,
                family,
            },
            Fact::Played(played),
        ) => {
            let played = card(played);
            played.card_type == *card_type
                && is(*by, played.country)
                && (family.is_none() || *family == played.family)
        }
        (Trigger::Resolved { card_type, by }, Fact::Resolved(played)) => {
            let played = card(played);
            card_type.is_none_or(|wanted: CardType| wanted == played.card_type)
                && is(*by, played.country)
        }
        (Trigger::Levies { by, family }, Fact::Aimed { target, by: played }) => {
            let played = card(played);
            context.target = Some(target);
            is(*by, played.country) && (family.is_none() || *family == played.family)
        }
        (Trigger::EconomicWarfareTarget(who), Fact::Levied { target, .. }) => is(*who, target),
        (Trigger::FamilyTarget { who, family }, Fact::Levied { target, by: played }) => {
            is(*who, target) && card(played).family == Some(*family)
        }
        (Trigger::Using { card_type, by }, Fact::Using(used)) => {
            let used = card(used);
            context.target = Some(used.country);
            used.card_type == *card_type && is(*by, used.country)
        }
        (Trigger::StatusUsed { by }, Fact::StatusUsed(used)) => {
            let user = card(used).country;
            context.target = Some(user);
            is(*by, user)
        }
        _ => false,
    };
    fits.then_some(context)
}

/// The same for a piece that is about to leave the board.
fn bind_threat(
    state: &State,
    mut context: Context,
    trigger: &Trigger,
    fact: Fact,
) -> Option<Context> {
    let Fact::Threat {
        country,
        kind,
        space,
        cause,
    } = fact
    else {
        return None;
    };
    let (pieces, area, target) = match (trigger, cause) {
        (Trigger::Battled { pieces, area }, Cause::Battle(by)) => (pieces, area, Some(by)),
        (Trigger::WouldRemove { pieces, area }, _) => (pieces, area, None),
        _ => return None,
    };
    // Rule 26: only what is really about to leave; a protected or spared piece is not.
    let piece = Piece::new(country, kind, space);
    let stays = || state.protected.contains(piece) || possible::is_spared(state, piece);
    if !is_piece(state, *pieces, &context, country, kind, space)
        || target.is_none() && stays()
        || !area::spaces(state, area, &context).contains(space)
    {
        return None;
    }
    context.target = target.or(context.target);
    context.space = Some(space);
    context.it = Some((country, kind));
    Some(context)
}

/// The same for what was done with a piece.
fn bind_deed(
    state: &State,
    mut context: Context,
    trigger: &Trigger,
    fact: Fact,
) -> Option<Context> {
    let base = context;
    let is = |who, country| area::countries(who, &base).contains(country);
    let fits = match (trigger, fact) {
        (Trigger::AirMoved { area }, Fact::AirMoved { country, space }) => {
            context.space = Some(space);
            country == base.owner && area::spaces(state, area, &context).contains(space)
        }
        (
            Trigger::Removed { pieces, last },
            Fact::Removed {
                country,
                kind,
                space,
                was_supplied,
                was_last,
                ..
            },
        ) => {
            context.space = Some(space);
            pieces.kind.includes(kind)
                && is(pieces.of, country)
                && (was_supplied || !pieces.supplied)
                && (was_last || !last)
        }
        (
            Trigger::Battle { by, kind, area },
            Fact::Battle {
                by: battler,
                kind: fought,
                space,
            },
        ) => {
            context.space = Some(space);
            kind.is_none_or(|kind: BattleKind| kind == fought)
                && is(*by, battler)
                && area::spaces(state, area, &context).contains(space)
        }
        (
            Trigger::Built { pieces, area },
            Fact::Built {
                country,
                kind,
                space,
            }
            | Fact::Recruited {
                country,
                kind,
                space,
            },
        ) => {
            context.space = Some(space);
            context.it = Some((country, kind));
            // Rule 59: a piece eliminated right after being built was still built.
            pieces.kind.includes(kind)
                && is(pieces.of, country)
                && area::spaces(state, area, &base).contains(space)
        }
        _ => false,
    };
    fits.then_some(context)
}

/// Whether the piece in that space is one the card speaks of.
fn is_piece(
    state: &State,
    pieces: Pieces,
    context: &Context,
    country: Country,
    kind: PieceKind,
    space: SpaceId,
) -> bool {
    let countries: CountrySet = area::countries(pieces.of, context);
    pieces.kind.includes(kind)
        && countries.contains(country)
        && (!pieces.supplied || supply::of(state, country).supplied.contains(space))
}
